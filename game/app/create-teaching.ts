/** Creates what teaches; imported only once somebody wants that. */
import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { ADDRESSES } from 'virtual:learner-graphs';
import { USUAL_FACTOR_COST } from '../../engine/bots/characters.ts';
import { hasKeyboard } from '../base/media-queries.ts';
import { outcomeInWords } from '../screens/teaching/state-in-words.ts';
import { seedOfAddress } from '../match/sealing.ts';
import type { Services } from '../services/services.ts';
import { BUILD_NAME } from '../services/pwa/built-files.ts';
import { pageBusyLock } from '../services/pwa/busy-lock.ts';
import type { MatchLocks } from '../services/storage/match-locks.ts';
import { CourseKeeper } from '../services/teaching/course-keeper.ts';
import { Course, type HiddenChoice } from '../services/teaching/course.ts';
import { learnersOn, mayShareMemory } from '../services/teaching/places.ts';
import { TeachingService } from '../services/teaching/teaching-service.ts';
import { isDialogOpen } from '../kit/dialog.tsx';
import { showToast } from '../kit/toast.tsx';

type TeachingNeeds = Pick<Services, 'stores' | 'ownBots' | 'knowledge' | 'movement' | 'preferences'> & {
  sign: Services['teachingSign'];
  locks: MatchLocks;
};

/** Half a minute, so that the next snapshot after it comes within one. */
const CHECKPOINT_SECONDS = 30;

/** The id of its lock, among those of matches. */
const LOCK = 'teaching';

/** @returns a course that has not begun, or had not ended when the page was closed */
export async function createTeaching({ sign, locks, movement, preferences, ...needs }: TeachingNeeds): Promise<Course> {
  const absolute = (address: string): string => new URL(address, document.baseURI).href;
  const graphs = Object.fromEntries(Object.entries(ADDRESSES).map(([name, address]) => [name, absolute(address)]));
  const service = new TeachingService({
    createWorker: () =>
      new Worker(new URL('../services/teaching/teaching-worker.ts', import.meta.url), { type: 'module' }),
    learners: learnersOn({
      // Safari did not always say how many there are.
      cores: numberOfAddress('cores') ?? (navigator.hardwareConcurrency || 1),
      isIsolated: mayShareMemory(globalThis),
    }),
    checkpointMs: (numberOfAddress('checkpoint') ?? CHECKPOINT_SECONDS) * 1000,
    addresses: { runtime: absolute(runtime), graphs: graphs as typeof ADDRESSES },
  });
  service.stepAside(movement.isMoving);
  movement.onChange((isMoving) => service.stepAside(isMoving));
  const steps = numberOfAddress('steps');
  const course = new Course({
    service,
    keeper: new CourseKeeper({ ...needs, usualFactorCost: USUAL_FACTOR_COST, now: () => new Date() }),
    sign,
    lock: {
      acquire: () => locks.acquire(LOCK),
      release: () => locks.release(LOCK),
      whenFree: () => locks.whenFree(LOCK),
    },
    page: document,
    hidden: hasKeyboard() ? hiddenChoice(preferences) : null,
    iteration: numberOfAddress('iteration'),
    // A phone that learns gets warm and drains its battery: there somebody has to want it each time.
    resumesWhenSeen: hasKeyboard(),
    build: document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_NAME}"]`)?.content ?? 'development',
    fixed: steps === null ? null : { steps, seed: seedOfAddress() ?? 0 },
    keepOpen: () => pageBusyLock.acquire(),
  });
  sayWhenOver(course, needs);
  await course.findUnfinished();
  return course;
}

/**
 * For tests and measurements: `?cores=4` as if there were so many, `?seed=31&steps=100000` for courses that end alike,
 * `?checkpoint=5` to store them every 5 s, `?iteration=1024` for iterations of so many decisions; null for nothing.
 */
function numberOfAddress(name: 'cores' | 'steps' | 'checkpoint' | 'iteration'): number | null {
  const text = new URLSearchParams(window.location.search).get(name);
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function hiddenChoice(preferences: TeachingNeeds['preferences']): HiddenChoice {
  return {
    get goesOn() {
      return preferences.settings.teachesHidden;
    },
    set goesOn(teachesHidden) {
      preferences.change({ teachesHidden });
    },
  };
}

/** Says on whatever screen what has come of a course; a dialog, which may be its page, is not disturbed. */
function sayWhenOver(course: Course, { ownBots }: Pick<TeachingNeeds, 'ownBots'>): void {
  course.onChange(() => {
    const { state } = course;
    if (state.is === 'over' && (state.bot !== null || state.problem !== null) && !isDialogOpen())
      showToast(outcomeInWords(state, ownBots));
  });
}
