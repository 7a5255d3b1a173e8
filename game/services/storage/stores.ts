/**
 * What the game stores for the person: what an item of each kind must look like, and the table of all stores, from which
 * follow the databases (`persistent-stores.ts`) and the file of all data (`data-file.ts`).
 */
import * as v from 'valibot';
import { LEVELS, PLAYING_STYLES } from '../../../engine/bots/characters.ts';
import type { Comparison } from '../../../engine/daily/comparison.ts';
import { isDailyDeal, isDailySave } from '../../../engine/daily/daily-deal.ts';
import { dayOf, DEALS_OF_A_DAY, TRIES } from '../../../engine/daily/day.ts';
import { readDouble } from '../../../engine/habits/double-file.ts';
import { readRecord, RecordError, replayRecord } from '../../../engine/record.ts';
import type { ReviewedDecision } from '../../../engine/review/review.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { resumeMatch, type MatchSave } from '../../../engine/save.ts';
import { PORTRAITS } from '../../base/portraits.ts';
import { memoryStore, type Store } from '../../base/store.ts';
import { RULES_SCOPES } from '../../../engine/rules/suited.ts';
import { isGameName, type KeptRules } from '../../catalogue/library.ts';
import { LONGEST_NAME, SeatSchema } from '../../catalogue/settings.ts';
import type { words } from '../../i18n/words.ts';
import type { Rating } from '../../model/rating.ts';
import type { Practice } from '../../model/spaced-repetition.ts';
import type { CourseLog } from '../teaching/course-log.ts';
import type { Strength } from '../teaching/strength.ts';

type Schema<T> = v.GenericSchema<unknown, T>;

/** What a function accepts; what it throws says more than an issue of a schema could. */
const accepted = <T>(read: (thing: unknown) => T): Schema<T> => v.pipe(v.unknown(), v.transform(read));

/** ISO 8601 in UTC. */
const time = v.pipe(v.string(), v.isoTimestamp());
const integer = v.pipe(v.number(), v.integer());
const bytes = v.instance(Uint8Array<ArrayBuffer>);

/** What `engine/save.ts` writes. */
const SaveSchema = accepted((save) => {
  resumeMatch(save, { seed: 0 });
  return save;
});

const RulesSchema = accepted((thing) => {
  resolveRules(thing);
  return thing as KeptRules;
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

const RecordSchema = v.object({
  ...seatedPlayers,
  began: time,
  ended: time,
  /** The policy that was loaded last, or `expert`; which one played a deal is in the record. */
  policy: v.string(),
  record: accepted(readRecord),
});
/** A match that has been played to its end. */
export type KeptRecord = v.InferOutput<typeof RecordSchema>;

const OpenMatchSchema = v.object({
  ...seatedPlayers,
  began: time,
  saved: time,
  policy: v.string(),
  save: SaveSchema,
});
/** A match that is not over. */
export type OpenMatch = v.InferOutput<typeof OpenMatchSchema>;

const ReachedSchema = v.object({
  /** The end of the match in which it was. */
  reached: time,
});
/** Something that was reached once: an opponent of the ladder that was beaten, or a goal. */
export type Reached = v.InferOutput<typeof ReachedSchema>;

const RatingSchema: Schema<Rating> = v.object({ rating: v.number(), deviation: v.number(), volatility: v.number() });

/** Ratings from that of the first match on. @param ratings by the ends of the matches, in ISO 8601 */
export function inOrder(ratings: ReadonlyMap<string, Rating>): { ended: string; rating: Rating }[] {
  return Array.from(ratings, ([ended, rating]) => ({ ended, rating })).sort((one, other) =>
    one.ended < other.ended ? -1 : 1,
  );
}

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
const PlayedDaySchema = v.pipe(PlayedDayFields, v.check(isOfItsDay, 'its deals are not those of its date'));

const triesOf = ({ first, practice }: PlayedDay): DayTry[] => (practice === null ? [first] : [first, practice]);

function isOfItsDay(day: PlayedDay): boolean {
  return triesOf(day).every(
    ({ deals, save }) =>
      deals.every((record, index) => isDailyDeal(record, day.date, index + 1)) &&
      (save === null || isDailySave(save as MatchSave, day.date, deals.length + 1)),
  );
}

/** What the decisions of a seat in a recorded match were worth. */
export interface KeptReview {
  record: string;
  seat: number;
  /** The SHA-256 of the policy that judged. */
  policy: string;
  /** Another one would have imagined other deals. */
  seed: number;
  judged: readonly ReviewedDecision[];
  /** How many decisions were not judged, because only one action made sense. */
  obvious: number;
}

/** The id of a review. @param record id of the record */
export function reviewId(record: string, seat: number): string {
  return `${record} ${seat}`;
}

const PracticeSchema: Schema<Practice> = v.object({
  step: v.number(),
  due: v.nullable(v.string()),
  answered: v.string(),
});

const range = v.object({ mean: v.number(), low: v.number(), high: v.number() });
const StrengthSchema: Schema<Strength> = v.object({
  matches: v.number(),
  expert: range,
  start: v.nullable(v.object({ wins: range, expert: range, gain: range })),
});

/** The fewest and the most players. */
const players = v.tuple([v.number(), v.number()]);

export const BotSchema = v.object({
  name: v.string(),
  /** When it came. */
  added: time,
  origin: v.picklist(['taught', 'brought']),
  /** The rules file that it was trained on, or many rules. */
  rules: v.union([v.picklist(RULES_SCOPES), RulesSchema]),
  players,
  observation: v.number(),
  /** As in the manifest of models; that of the policy which it started from, until its own has been measured. */
  factorCost: v.number(),
  isCostMeasured: v.boolean(),
  hasCritic: v.boolean(),
  /** Decisions that it has learnt from. */
  decisions: v.number(),
  /** As it was measured at its end; null for never. */
  strength: v.nullable(StrengthSchema),
  /** The policy that it started from, and was measured against: `file` as it is listed, null for none. */
  start: v.nullable(v.string()),
  /** Whether it plays in place of the listed policies. */
  isUsed: v.boolean(),
});
/** A bot of the person's own; its files are in another store. */
export type KeptBot = v.InferOutput<typeof BotSchema>;

/** Under which a bot's critic is stored. @param id of the bot */
export function criticId(id: string): string {
  return `${id}.critic`;
}

const GuestSchema = v.object({
  /** When somebody sat down against it. */
  received: time,
  name: v.string(),
  rules: RulesSchema,
  players,
  observation: v.number(),
  factorCost: v.number(),
  policy: bytes,
});
/** A policy in mid-course against which somebody has sat down. */
export type KeptGuest = v.InferOutput<typeof GuestSchema>;

const KeptDoubleSchema = v.object({
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

/** Under this id is one's own double; those of friends have another. */
export const OWN_DOUBLE = 'own';

/** Under this key are the log of the course of teaching that has not ended, and its checkpoint. */
export const COURSE = 'course';

const CourseSchema: Schema<CourseLog> = v.pipe(
  v.looseObject({
    plan: v.looseObject({ rules: RulesSchema, players }),
    start: v.nullable(v.object({ file: v.string(), factorCost: v.number() })),
    progress: v.nullable(
      v.object({ share: v.number(), iteration: v.number(), decisions: v.number(), seconds: v.number() }),
    ),
    measured: v.array(v.object({ seconds: v.number(), strength: StrengthSchema })),
    habits: v.nullable(v.looseObject({ habits: v.array(v.looseObject({})), knocks: v.array(v.looseObject({})) })),
    plays: v.nullable(v.array(v.looseObject({ record: v.looseObject({}) }))),
    losses: v.nullable(v.record(v.string(), v.number())),
  }),
  v.transform((course) => course as unknown as CourseLog),
);

/** The ways to add the items of a file to those that are there, each with what it asks of an item. */
export interface Merges {
  /** Those whose id is not there. */
  missing: unknown;
  /** Those that were saved later than what is there. */
  later: { saved: string };
  /** Those that are not there; under another name if one of theirs is taken. */
  renamed: KeptRules;
  /** Records that are not there by any id. */
  unknown: KeptRecord;
  /** Bots that are not there, each under a name of its own; none plays in place of one that is there. */
  bots: KeptBot;
}

/** How a store is part of the file of all data (docs/data-file.md). */
interface FilePart<T> {
  merge: { [Merge in keyof Merges]: T extends Merges[Merge] ? Merge : never }[keyof Merges];
  /** Checks an item of a file further than whenever it is read from its store, where that would take too long. @throws if it is damaged */
  check?(item: T, id: string): void;
}

/** Everything that there is to say about a store. */
export interface StoreEntry<T, File = FilePart<T> | 'emptied' | 'untouched'> {
  /** What its items must look like: checked whenever they are read. Fetched when it is first needed where few pages read one. */
  schema: Schema<T> | (() => Promise<Schema<T>>);
  /** Which message says that damaged items have been set aside; null where they are as if they were not there: no great loss. */
  damaged: keyof ReturnType<typeof words>['saves']['damaged'] | null;
  /** How it is part of the file of all data, or what a file that replaces everything does to it. */
  file: File;
}

export const schemaOf = async <T>({ schema }: Pick<StoreEntry<T>, 'schema'>): Promise<Schema<T>> =>
  typeof schema === 'function' ? schema() : schema;

const store = <T, const File extends FilePart<T> | 'emptied' | 'untouched'>(
  entry: StoreEntry<T, File>,
): StoreEntry<T, File> => entry;

/** All stores, by the names of their databases: in the order in which they are written into files. */
export const STORES = {
  /** By name. */
  rules: store({ schema: RulesSchema, damaged: 'rules', file: { merge: 'renamed', check: checkName } }),
  matches: store({ schema: OpenMatchSchema, damaged: 'matches', file: { merge: 'later' } }),
  records: store({ schema: RecordSchema, damaged: 'records', file: { merge: 'unknown', check: checkRecord } }),
  /** Who was beaten on the ladder, by animal. */
  ladder: store({ schema: ReachedSchema, damaged: 'ladder', file: { merge: 'missing' } }),
  /** Goals by their ids; ids that this version does not know are kept. */
  goals: store({ schema: ReachedSchema, damaged: 'goals', file: { merge: 'missing' } }),
  /** The person's rating after each match that counts for it, by the end of the match. It can be worked out again from the records. */
  ratings: store({ schema: RatingSchema, damaged: null, file: 'emptied' }),
  /** By date. */
  days: store({ schema: PlayedDaySchema, damaged: 'days', file: { merge: 'missing', check: checkDay } }),
  /** The person's own bots, by the SHA-256 of their policies. */
  bots: store({ schema: BotSchema, damaged: 'bots', file: { merge: 'bots' } }),
  /** Their policies by the same, and their critics with `.critic` after it; the checkpoint of the course that has not ended. */
  botFiles: store({ schema: bytes, damaged: 'bots', file: 'untouched' }),
  courses: store({ schema: CourseSchema, damaged: 'bots', file: 'untouched' }),
  /** By the SHA-256 of their policies. */
  guests: store({ schema: GuestSchema, damaged: null, file: 'untouched' }),
  /** By `OWN_DOUBLE`, or a hash of what they hold. */
  doubles: store({ schema: KeptDoubleSchema, damaged: 'doubles', file: { merge: 'missing' } }),
  /** By `reviewId`. They can be made again from the records. */
  reviews: store<KeptReview, 'emptied'>({
    schema: async () => (await import('./review-schema.ts')).ReviewSchema,
    damaged: null,
    file: 'emptied',
  }),
  exercises: store({ schema: PracticeSchema, damaged: null, file: 'untouched' }),
};

function checkName(_: KeptRules, name: string): void {
  if (!isGameName(name)) throw new Error('it is no name of a game');
}

/** @throws {RecordError} if it cannot be replayed */
function checkRecord({ record, players: seats, you }: KeptRecord): void {
  replayRecord(record);
  const expected = record.players.length;
  if (seats.length !== expected || you >= expected)
    throw new RecordError(0, 0, `"players" has ${seats.length} seats, the record has ${expected}`);
}

/** @throws {RecordError} if one of its deals cannot be replayed */
function checkDay(day: PlayedDay, id: string): void {
  if (day.date !== id) throw new Error(`it is the day ${day.date}`);
  for (const { deals } of triesOf(day)) for (const record of deals) replayRecord(record);
}

export type StoreName = keyof typeof STORES;

type ItemOf<Name extends StoreName> = (typeof STORES)[Name] extends StoreEntry<infer T, unknown> ? T : never;

/** Those whose items are in the file of all data. */
export type FileStoreName = {
  [Name in StoreName]: (typeof STORES)[Name]['file'] extends object ? Name : never;
}[StoreName];

export type Stores = { [Name in StoreName]: Store<ItemOf<Name>> } & {
  /** Unreadable items that were set aside unchanged, each under its store's name, a space and its id there. */
  damaged: Store<unknown>;
  /** False if the browser blocks storage: everything is lost when the page is closed. */
  readonly isPersistent: boolean;
};

/** Creates something for every store. */
export function forStores(create: <T>(name: StoreName, entry: StoreEntry<T>) => Store<T>): {
  [Name in StoreName]: Store<ItemOf<Name>>;
} {
  const entries = Object.entries(STORES) as [StoreName, StoreEntry<unknown>][];
  return Object.fromEntries(entries.map(([name, entry]) => [name, create(name, entry)])) as ReturnType<
    typeof forStores
  >;
}

export function memoryStores(): Stores {
  return { ...forStores(memoryStore), damaged: memoryStore(), isPersistent: false };
}
