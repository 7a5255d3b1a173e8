/** What stored matches must look like, and doubles. It takes the engine to read them, which is fetched with this when there is one to read. */
import * as v from 'valibot';
import { LEVELS, PLAYING_STYLES } from '../../../engine/bots/characters.ts';
import type { Comparison } from '../../../engine/daily/comparison.ts';
import { isDailyDeal, isDailySave } from '../../../engine/daily/daily-deal.ts';
import { dayOf, DEALS_OF_A_DAY, TRIES } from '../../../engine/daily/day.ts';
import { readDouble } from '../../../engine/habits/double-file.ts';
import { readRecord, RecordError, replayRecord } from '../../../engine/record.ts';
import { resumeMatch, type MatchSave } from '../../../engine/save.ts';
import { PORTRAITS } from '../../base/portraits.ts';
import { LONGEST_NAME, SeatSchema } from '../../catalogue/settings.ts';
import { accepted, integer, time, type Schema } from './schemas.ts';

/** What `engine/save.ts` writes. */
const SaveSchema = accepted((save) => {
  resumeMatch(save, { seed: 0 });
  return save;
});

const seatedPlayers = {
  /** By seat. */
  players: v.pipe(v.array(SeatSchema), v.readonly()),
  /** The seat of the person who played alone, -1 for none. */
  you: integer,
  /** Whether something was taken back in it, so that it counts for nothing; left out where not. */
  isTakenBack: v.optional(v.boolean()),
};
/** Who sat at the table of a match, and whether it counts. */
export type SeatedPlayers = v.InferOutput<v.ObjectSchema<typeof seatedPlayers, undefined>>;

export const RecordSchema = v.object({
  ...seatedPlayers,
  began: time,
  ended: time,
  /** The policy that was loaded last, or `expert`; which one played a deal is in the record. */
  policy: v.string(),
  record: accepted(readRecord),
});
/** A match that has been played to its end. */
export type KeptRecord = v.InferOutput<typeof RecordSchema>;

export const OpenMatchSchema = v.object({
  ...seatedPlayers,
  began: time,
  saved: time,
  policy: v.string(),
  save: SaveSchema,
});
/** A match that is not over. */
export type OpenMatch = v.InferOutput<typeof OpenMatchSchema>;

const DayTrySchema = v.object({
  began: time,
  /** Of the deals that are over, in their order; each is a match of one deal. */
  deals: v.pipe(v.array(accepted(readRecord)), v.maxLength(DEALS_OF_A_DAY), v.readonly()),
  /** The deal that is being played; null for none. */
  save: v.nullable(SaveSchema),
});
export type DayTry = v.InferOutput<typeof DayTrySchema>;

const totals = v.pipe(v.array(integer), v.length(TRIES));
const ComparisonSchema: Schema<Comparison> = v.object({
  master: v.pipe(v.array(integer), v.length(DEALS_OF_A_DAY)),
  totals: v.object({ beginner: totals, casual: totals, regular: totals, strong: totals, master: totals }),
});

const PlayedDayFields = v.object({
  /** In UTC, as `2026-11-24`. */
  date: accepted((date) => dayOf(String(date)).date),
  /** The one that counts. */
  first: DayTrySchema,
  /** The latest of those for practice; null for none. */
  practice: v.nullable(DayTrySchema),
  /** What the levels got, by the SHA-256 of the policy that played. */
  comparisons: v.pipe(v.record(v.string(), ComparisonSchema), v.readonly()),
});
/** The deals of a day as they were played. */
export type PlayedDay = v.InferOutput<typeof PlayedDayFields>;
export const PlayedDaySchema = v.pipe(PlayedDayFields, v.check(isOfItsDay, 'its deals are not those of its date'));

const triesOf = ({ first, practice }: PlayedDay): DayTry[] => (practice === null ? [first] : [first, practice]);

function isOfItsDay(day: PlayedDay): boolean {
  return triesOf(day).every(
    ({ deals, save }) =>
      deals.every((record, index) => isDailyDeal(record, day.date, index + 1)) &&
      (save === null || isDailySave(save as MatchSave, day.date, deals.length + 1)),
  );
}

export const KeptDoubleSchema = v.object({
  /** When it was learnt, or came. */
  added: time,
  /** As it is called here; empty for one's own. */
  name: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NAME)),
  portrait: v.optional(v.picklist(PORTRAITS)),
  /** The character of the game that the person plays like; left out where not known. */
  like: v.optional(v.object({ level: v.picklist(LEVELS), style: v.nullable(v.picklist(PLAYING_STYLES)) })),
  double: accepted(readDouble),
});
/** The double of the person, or of a friend. */
export type KeptDouble = v.InferOutput<typeof KeptDoubleSchema>;

/** @throws {RecordError} if it cannot be replayed */
export function checkRecord({ record, players: seats, you }: KeptRecord): void {
  replayRecord(record);
  const expected = record.players.length;
  if (seats.length !== expected || you >= expected)
    throw new RecordError(0, 0, `"players" has ${seats.length} seats, the record has ${expected}`);
}

/** @throws {RecordError} if one of its deals cannot be replayed */
export function checkDay(day: PlayedDay, id: string): void {
  if (day.date !== id) throw new Error(`it is the day ${day.date}`);
  for (const { deals } of triesOf(day)) for (const record of deals) replayRecord(record);
}
