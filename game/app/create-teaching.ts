/** Creates what teaches; imported only once somebody wants that. */
import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { ADDRESSES } from 'virtual:learner-graphs';
import { USUAL_FACTOR_COST } from '../../engine/bots/character.ts';
import { hasKeyboard } from '../base/media-queries.ts';
import { outcomeInWords } from '../features/teaching/outcome-in-words.ts';
import type { Services } from '../scenes/services.ts';
import { BUILD_NAME } from '../services/pwa/built-files.ts';
import { pageBusyLock } from '../services/pwa/busy-lock.ts';
import { CourseKeeper } from '../services/teaching/course-keeper.ts';
import { Course } from '../services/teaching/course.ts';
import { TeachingService } from '../services/teaching/teaching-service.ts';
import { isDialogOpen } from '../ui/dialogs/dialog.ts';
import { showToast } from '../ui/dialogs/toast.ts';

export type TeachingNeeds = Pick<Services, 'stores' | 'ownBots' | 'knowledge'> & { sign: Services['teachingSign'] };

/** @returns a course that has not begun, or had not ended when the page was closed */
export async function createTeaching({ sign, ...needs }: TeachingNeeds): Promise<Course> {
  const absolute = (address: string): string => new URL(address, document.baseURI).href;
  const graphs = Object.fromEntries(Object.entries(ADDRESSES).map(([name, address]) => [name, absolute(address)]));
  const service = new TeachingService({
    createWorker: () =>
      new Worker(new URL('../services/teaching/teaching-worker.ts', import.meta.url), { type: 'module' }),
    addresses: { runtime: absolute(runtime), graphs: graphs as typeof ADDRESSES },
  });
  const course = new Course({
    service,
    keeper: new CourseKeeper({ ...needs, usualFactorCost: USUAL_FACTOR_COST, now: () => new Date() }),
    sign,
    page: document,
    // A phone that learns gets warm and drains its battery: there somebody has to want it each time.
    resumesWhenSeen: hasKeyboard(),
    build: document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_NAME}"]`)?.content ?? 'development',
    keepOpen: () => pageBusyLock.acquire(),
  });
  sayWhenOver(course, needs);
  await course.findUnfinished();
  return course;
}

/** Says on whatever screen what has come of a course; a dialog, which may be its page, is not disturbed. */
function sayWhenOver(course: Course, { ownBots }: Pick<TeachingNeeds, 'ownBots'>): void {
  course.onChange(() => {
    const { state } = course;
    if (state.is === 'over' && (state.bot !== null || state.problem !== null) && !isDialogOpen())
      showToast(outcomeInWords(state, ownBots));
  });
}
