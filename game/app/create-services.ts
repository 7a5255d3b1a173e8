/** Creates and connects the services that the scenes share. */
import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { OBSERVATION_VERSION } from '../../engine/observation-layout.ts';
import type { Level } from '../../engine/bots/characters.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { otherTabs } from '../base/other-tabs.ts';
import { whenIdle } from '../base/later.ts';
import { Movement } from '../base/movement.ts';
import { StorageError } from '../base/store.ts';
import { withWords } from '../i18n/words.ts';
import { levelNear } from '../model/rating.ts';
import type { Services } from '../services/services.ts';
import { ArrivedChallenges } from '../services/arrived-challenges.ts';
import { AdviceService } from '../services/bots/advice-service.ts';
import { ComparisonService } from '../services/bots/comparison-service.ts';
import { Guests } from '../services/bots/guests.ts';
import { Knowledge } from '../services/bots/knowledge.ts';
import { OwnBots } from '../services/bots/own-bots.ts';
import { PolicyService } from '../services/bots/policy-service.ts';
import { ReviewService } from '../services/bots/review-service.ts';
import type { Doubles } from '../services/doubles.ts';
import { Games } from '../services/games.ts';
import { Preferences } from '../services/preferences.ts';
import { Rooms } from '../services/rooms/rooms.ts';
import { databaseStore } from '../services/storage/indexed-db.ts';
import { MatchLocks } from '../services/storage/match-locks.ts';
import { OpenMatches } from '../services/storage/open-matches.ts';
import { persistentStores } from '../services/storage/persistent-stores.ts';
import { PlayedDays } from '../services/storage/played-days.ts';
import { COURSE, inOrder, type Stores } from '../services/storage/stores.ts';
import { tabLocks } from '../services/storage/tab-locks.ts';
import type { Course } from '../services/teaching/course.ts';
import type { FactorCosts } from '../services/teaching/factor-costs.ts';
import { TeachingSign } from '../services/teaching/sign.ts';
import { showToast } from '../kit/toast.tsx';
import { keepStorage, showStorageProblem, showUnstoredMatch } from './keep-storage.ts';
import { pageUpdates } from './page-updates.ts';

const MANIFEST = new URL('manifest.json', document.baseURI).href;

export function createServices(): Services {
  const stores = persistentStores(databaseStore, (problem) => {
    showStorageProblem(problem);
    if (problem.is !== 'deleted') return;
    openMatches.storeAgain();
    days.storeAgain();
  });
  const locks = new MatchLocks(navigator.locks ?? tabLocks(otherTabs('thirty-one/locks')));
  const openMatches = new OpenMatches({
    stores,
    locks,
    onUnstored: showUnstoredMatch,
    onRecord: () => void keepStorage(preferences),
  });
  // There is no record of such a deal that could be saved as a file instead.
  const onUnstored = ({ error }: { error: StorageError }): void => showUnstoredMatch({ isOver: false, error });
  const days = new PlayedDays({ stores, locks, onUnstored });
  const preferences = new Preferences({
    storage: () => window.localStorage,
    beforeOtherTab: () => games.findChosen(),
  });
  const games = new Games({
    preferences,
    store: stores.rules,
    notify: (text) => void showToast(text),
    onPlay: () => bots.load(games.tableRules),
  });
  const ownBots = createOwnBots(stores, locks, preferences);
  const bots = createBots(games.rules, ownBots, stores);
  const knowledge = createKnowledge(ownBots);
  const teachingSign = new TeachingSign();
  const movement = new Movement();
  void showUnfinished(stores, teachingSign);
  let teaching: Promise<Course> | undefined;
  return {
    updates: pageUpdates(),
    preferences,
    games,
    bots,
    advice: new AdviceService(bots),
    comparisons: new ComparisonService(bots),
    ownBots,
    knowledge,
    movement,
    stores,
    openMatches,
    days,
    reviews: async () => new (await import('../services/reviews.ts')).Reviews(stores, new ReviewService(bots)),
    doubles: () => createDoubles(stores, bots, preferences),
    arrivedChallenges: new ArrivedChallenges(),
    rooms: createRooms(stores),
    nextSeal: { lastSecret: null, word: '' },
    teachingSign,
    teaching: () =>
      (teaching ??= withWords(['teaching'], import('./create-teaching.ts')).then(({ createTeaching }) =>
        createTeaching({ sign: teachingSign, stores, ownBots, knowledge, locks, movement, preferences }),
      )),
  };
}

async function createDoubles(stores: Stores, bots: PolicyService, preferences: Preferences): Promise<Doubles> {
  const [{ Doubles }, { HabitService }] = await Promise.all([
    import('../services/doubles.ts'),
    import('../services/bots/habit-service.ts'),
  ]);
  return new Doubles({ stores, habits: new HabitService(bots), preferences });
}

function createRooms(stores: Stores): Rooms {
  const [keys, tab] = [() => window.localStorage, () => window.sessionStorage];
  return new Rooms({ keys, tab, level: () => usualLevel(stores) });
}

/** The level of bots that play as well as the person, by their rating; undefined where there is none, or the storage fails. */
async function usualLevel({ ratings }: Pick<Stores, 'ratings'>): Promise<Level | undefined> {
  try {
    const latest = inOrder(await ratings.all()).at(-1);
    return latest && levelNear(latest.rating);
  } catch (error) {
    if (error instanceof StorageError) return undefined;
    throw error;
  }
}

function createOwnBots(stores: Stores, locks: MatchLocks, preferences: Preferences): OwnBots {
  const tabs = otherTabs('thirty-one/bots');
  const ownBots = new OwnBots(stores, () => {
    tabs.tell(null);
    void keepStorage(preferences);
  });
  tabs.follow(() => void ownBots.load());
  measureFactorCosts(ownBots, locks);
  return ownBots;
}

/** How well bots know each game, which is looked up once the browser has time. */
function createKnowledge(ownBots: OwnBots): Knowledge {
  const knowledge = new Knowledge(MANIFEST, OBSERVATION_VERSION, () => ownBots.models);
  whenIdle(() => void knowledge.load());
  return knowledge;
}

/** The opponents: by those rules until others are chosen. */
function createBots(rules: HouseRules, ownBots: OwnBots, { guests }: Stores): PolicyService {
  const bots = new PolicyService({
    createWorker: () => new Worker(new URL('../services/bots/bot-worker.ts', import.meta.url), { type: 'module' }),
    manifest: MANIFEST,
    runtime: new URL(runtime, document.baseURI).href,
    wanted: { rules, observation: OBSERVATION_VERSION },
    findOwn: (wanted) => ownBots.find(wanted),
    guests: new Guests(guests),
  });
  ownBots.onChange(() => bots.renew());
  return bots;
}

/** What has just come is looked at first, or played against; and the page's first seconds are not disturbed. */
const MEASURING_DELAY_MS = 10_000;

/** Measures what bots of the person's own lack, some time after they have come or been found. */
function measureFactorCosts(ownBots: OwnBots, locks: MatchLocks): void {
  let costs: Promise<FactorCosts> | undefined;
  ownBots.onChange(() => {
    if ([...ownBots.all.values()].every(({ isCostMeasured }) => isCostMeasured)) return;
    setTimeout(() => {
      costs ??= import('./create-factor-costs.ts').then(({ createFactorCosts }) => createFactorCosts(ownBots, locks));
      void costs.then((loaded) => loaded.measureMissing());
    }, MEASURING_DELAY_MS);
  });
}

async function showUnfinished({ courses }: Stores, sign: TeachingSign): Promise<void> {
  // A store that fails says so elsewhere.
  const log = await courses.get(COURSE).catch(() => undefined);
  if (log !== undefined && sign.state === null) sign.show({ share: log.progress?.share ?? 0, isPaused: true });
}
