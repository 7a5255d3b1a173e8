/** What finished matches add to the ladder and the goals. */
import { RecordError } from '../../../engine/record.ts';
import { gamesWonIn, isGoal, newlyReached, wonId } from './goals.ts';
import { beatenIn } from '../ladder/ladder.ts';
import { StorageError } from '../../base/store.ts';
import type { News } from '../result/news.ts';
import type { KeptRecord, Stores } from '../../services/storage/stores.ts';

type ProgressStores = Pick<Stores, 'ladder' | 'goals'>;

/** Whether a match has added anything. */
export function isNews({ beaten, goals, game }: News): boolean {
  return beaten !== null || goals.length > 0 || game !== null;
}

/** What has been reached so far: ids of the ladder and of goals. */
interface ReachedIds {
  ladder: Set<string>;
  goals: Set<string>;
}

async function reachedSoFar({ ladder, goals }: ProgressStores): Promise<ReachedIds> {
  const [steps, ids] = await Promise.all([ladder.all(), goals.all()]);
  return { ladder: new Set(steps.keys()), goals: new Set(ids.keys()) };
}

/** Adds to what has been reached what a match adds, and says what that is. @throws {RecordError} if its record is damaged */
function add(kept: KeptRecord, reached: ReachedIds): { news: News; ids: readonly string[] } {
  const animal = beatenIn(kept);
  const beaten = animal === null || reached.ladder.has(animal) ? null : animal;
  const ids = newlyReached(kept, reached.goals);
  if (beaten !== null) reached.ladder.add(beaten);
  for (const id of ids) reached.goals.add(id);
  const won = gamesWonIn(reached.goals);
  const game = won.find((one) => ids.includes(wonId(one)));
  const news = {
    beaten,
    goals: ids.filter((id) => isGoal(id)),
    game: game === undefined ? null : { id: game, gamesWon: won.length },
  };
  return { news, ids };
}

/** Stores what a match adds. Rejects with a `StorageError`, or a `RecordError` if its record is damaged. */
async function count({ ladder, goals }: ProgressStores, kept: KeptRecord, reached: ReachedIds): Promise<News> {
  const { news, ids } = add(kept, reached);
  const when = { reached: kept.ended };
  if (news.beaten !== null) await ladder.put(news.beaten, when);
  for (const id of ids) await goals.put(id, when);
  return news;
}

const NO_NEWS: News = { beaten: null, goals: [], game: null };

/** Stores what a finished match adds; nothing if the storage fails, which the person has been told with the match itself. */
export async function countMatch(stores: ProgressStores, kept: KeptRecord): Promise<News> {
  try {
    return await count(stores, kept, await reachedSoFar(stores));
  } catch (error) {
    if (error instanceof StorageError) return NO_NEWS;
    throw error;
  }
}

/** How many matches are played again before the page may handle input. */
const AT_ONCE = 5;

/** Ids of the matches that this page has counted, and how much had been reached then. */
const counted = new Set<string>();
let countedReached = 0;

/**
 * Counts the kept matches that have not been: those that came as files, and one whose result was never shown.
 * Rejects with a `StorageError`.
 * @returns whether any has added something
 */
export async function catchUp(stores: ProgressStores & Pick<Stores, 'records'>): Promise<boolean> {
  const reached = await reachedSoFar(stores);
  const before = reached.ladder.size + reached.goals.size;
  // Something has been deleted, or replaced by a file.
  if (before < countedReached) counted.clear();
  const records = [...(await stores.records.all())].filter(([id]) => !counted.has(id));
  records.sort(([, one], [, other]) => one.ended.localeCompare(other.ended));
  for (const [index, [id, kept]] of records.entries()) {
    try {
      await count(stores, kept, reached);
    } catch (error) {
      // The list of records says what is wrong with it.
      if (!(error instanceof RecordError)) throw error;
    }
    counted.add(id);
    if (index % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
  }
  countedReached = reached.ladder.size + reached.goals.size;
  return countedReached > before;
}
