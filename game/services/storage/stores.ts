/**
 * What the game stores for the person: the table of all stores, from which follow the databases (`persistent-stores.ts`)
 * and the file of all data (`data-file.ts`).
 */
import type { ReviewedDecision } from '../../../engine/review/review.ts';
import { memoryStore, type Store } from '../../base/store.ts';
import { isGameName, type KeptRules } from '../../catalogue/library.ts';
import type { words } from '../../i18n/words.ts';
import type { Rating } from '../../model/rating.ts';
import type { KeptRecord } from './match-schemas.ts';
import {
  BotSchema,
  bytes,
  CourseSchema,
  GuestSchema,
  PracticeSchema,
  RatingSchema,
  ReachedSchema,
  RulesSchema,
  type KeptBot,
  type Schema,
} from './schemas.ts';

/** Ratings from that of the first match on. @param ratings by the ends of the matches, in ISO 8601 */
export function inOrder(ratings: ReadonlyMap<string, Rating>): { ended: string; rating: Rating }[] {
  return Array.from(ratings, ([ended, rating]) => ({ ended, rating })).sort((one, other) =>
    one.ended < other.ended ? -1 : 1,
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

/** Under which a bot's critic is stored. @param id of the bot */
export function criticId(id: string): string {
  return `${id}.critic`;
}

/** Under this id is one's own double; those of friends have another. */
export const OWN_DOUBLE = 'own';

/** Under this key are the log of the course of teaching that has not ended, and its checkpoint. */
export const COURSE = 'course';

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
  check?(item: T, id: string): void | Promise<void>;
}

/** Everything that there is to say about a store. */
export interface StoreEntry<T, File = FilePart<T> | 'emptied' | 'untouched'> {
  /** What its items must look like: checked whenever they are read. Fetched when there is an item to check, where that takes more than the menu needs. */
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

const matchSchemas = () => import('./match-schemas.ts');

/** All stores, by the names of their databases: in the order in which they are written into files. */
export const STORES = {
  /** By name. */
  rules: store({ schema: RulesSchema, damaged: 'rules', file: { merge: 'renamed', check: checkName } }),
  matches: store({
    schema: async () => (await matchSchemas()).OpenMatchSchema,
    damaged: 'matches',
    file: { merge: 'later' },
  }),
  records: store({
    schema: async () => (await matchSchemas()).RecordSchema,
    damaged: 'records',
    file: { merge: 'unknown', check: async (kept) => (await matchSchemas()).checkRecord(kept) },
  }),
  /** Who was beaten on the ladder, by animal. */
  ladder: store({ schema: ReachedSchema, damaged: 'ladder', file: { merge: 'missing' } }),
  /** Goals by their ids; ids that this version does not know are kept. */
  goals: store({ schema: ReachedSchema, damaged: 'goals', file: { merge: 'missing' } }),
  /** The person's rating after each match that counts for it, by the end of the match. It can be worked out again from the records. */
  ratings: store({ schema: RatingSchema, damaged: null, file: 'emptied' }),
  /** By date. */
  days: store({
    schema: async () => (await matchSchemas()).PlayedDaySchema,
    damaged: 'days',
    file: { merge: 'missing', check: async (day, id) => (await matchSchemas()).checkDay(day, id) },
  }),
  /** The person's own bots, by the SHA-256 of their policies. */
  bots: store({ schema: BotSchema, damaged: 'bots', file: { merge: 'bots' } }),
  /** Their policies by the same, and their critics with `.critic` after it; the checkpoint of the course that has not ended. */
  botFiles: store({ schema: bytes, damaged: 'bots', file: 'untouched' }),
  courses: store({ schema: CourseSchema, damaged: 'bots', file: 'untouched' }),
  /** By the SHA-256 of their policies. */
  guests: store({ schema: GuestSchema, damaged: null, file: 'untouched' }),
  /** By `OWN_DOUBLE`, or a hash of what they hold. */
  doubles: store({
    schema: async () => (await matchSchemas()).KeptDoubleSchema,
    damaged: 'doubles',
    file: { merge: 'missing' },
  }),
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
