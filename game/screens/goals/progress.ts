/** What finished matches add to the ladder, the goals and the rating. */
import { LEVEL_FACTS } from '../../../engine/bots/characters.ts';
import { RecordError } from '../../../engine/record.ts';
import { equivalentPresets } from '../../../engine/rules/equivalent.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { FIRST_RATING, ratingAfter, type RatedOpponent, type Rating } from '../../model/rating.ts';
import { gamesWonIn, isGoal, newlyReached, wonId } from './goals.ts';
import { beatenIn } from '../ladder/ladder.ts';
import { StorageError } from '../../base/store.ts';
import type { News } from '../result/news.ts';
import { isAllOwn, placesOf, UNKNOWN_POLICY } from '../../services/storage/kept-records.ts';
import { inOrder, type Stores } from '../../services/storage/stores.ts';
import type { KeptRecord } from '../../services/storage/match-schemas.ts';

type ProgressStores = Pick<Stores, 'ladder' | 'goals' | 'ratings' | 'records'>;

/** Whether a match has added anything. */
export function isNews({ beaten, goals, game, rating }: News): boolean {
  return beaten !== null || goals.length > 0 || game !== null || rating !== null;
}

/** What has been reached so far: ids of the ladder and of goals, and the rating after the last match that counted, with its end. */
interface ReachedSoFar {
  ladder: Set<string>;
  goals: Set<string>;
  rated: { ended: string; rating: Rating } | null;
}

async function reachedSoFar({ ladder, goals, ratings }: Omit<ProgressStores, 'records'>): Promise<ReachedSoFar> {
  const [steps, ids, rated] = await Promise.all([ladder.all(), goals.all(), ratings.all()]);
  return { ladder: new Set(steps.keys()), goals: new Set(ids.keys()), rated: inOrder(rated).at(-1) ?? null };
}

/** Whom a match is rated against: the bots at a table of theirs alone, under a preset; null for one that does not count. */
function ratedOpponents({ record, players, you, policy }: KeptRecord): RatedOpponent[] | null {
  if (you < 0 || policy === UNKNOWN_POLICY || equivalentPresets(resolveRules(record.rules)).length === 0) return null;
  const places = placesOf(record);
  const opponents: RatedOpponent[] = [];
  for (const [seat, who] of players.entries()) {
    if (seat === you) continue;
    if (who.kind !== 'bot') return null;
    const score = places[seat] === places[you] ? 0.5 : places[seat] > places[you] ? 1 : 0;
    opponents.push({ rating: LEVEL_FACTS[who.level].rating, score });
  }
  return opponents;
}

/** The rating after a match and by how much that changed it; null for one that does not count, or that ended before one that did. */
function rate(kept: KeptRecord, reached: ReachedSoFar): News['rating'] {
  const opponents = ratedOpponents(kept);
  if (opponents === null || (reached.rated !== null && kept.ended <= reached.rated.ended)) return null;
  const before = reached.rated?.rating ?? FIRST_RATING;
  const after = ratingAfter(before, opponents);
  reached.rated = { ended: kept.ended, rating: after };
  return { after, change: after.rating - before.rating };
}

/** Adds to what has been reached what a match adds, and says what that is. @throws {RecordError} if its record is damaged */
function add(kept: KeptRecord, reached: ReachedSoFar): { news: News; ids: readonly string[] } {
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
    rating: rate(kept, reached),
  };
  return { news, ids };
}

/** Stores what a match adds; nothing where something was taken back in it, or a bot has played for the person. Rejects with a `StorageError`, or a `RecordError` if its record is damaged. */
async function count(
  { ladder, goals, ratings }: Omit<ProgressStores, 'records'>,
  kept: KeptRecord,
  reached: ReachedSoFar,
): Promise<News> {
  if (!isAllOwn(kept)) return NO_NEWS;
  const { news, ids } = add(kept, reached);
  const when = { reached: kept.ended };
  if (news.beaten !== null) await ladder.put(news.beaten, when);
  for (const id of ids) await goals.put(id, when);
  if (news.rating !== null) await ratings.put(kept.ended, news.rating.after);
  return news;
}

const NO_NEWS: News = { beaten: null, goals: [], game: null, rating: null };

/**
 * Stores what a finished match adds; nothing if the storage fails, which the person has been told with the match itself.
 * Before the first that is rated come those that were played earlier, since none is rated after a later one.
 * @param id under which it is kept
 */
export async function countMatch(stores: ProgressStores, id: string, kept: KeptRecord): Promise<News> {
  try {
    if ((await stores.ratings.all()).size === 0) await catchUp(stores, id);
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
 * @param except the id of one that is left out
 * @returns whether any has added something
 */
export async function catchUp(stores: ProgressStores, except?: string): Promise<boolean> {
  const reached = await reachedSoFar(stores);
  const before = sizeOf(reached);
  const ratedBefore = reached.rated;
  // Something has been deleted, or replaced by a file.
  if (before < countedReached) counted.clear();
  const records = [...(await stores.records.all())].filter(([id]) => !counted.has(id) && id !== except);
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
  const isRated = reached.rated !== ratedBefore;
  countedReached = sizeOf(reached);
  return isRated || countedReached > before;
}

function sizeOf({ ladder, goals }: ReachedSoFar): number {
  return ladder.size + goals.size;
}
