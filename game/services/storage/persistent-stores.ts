/** Stores in IndexedDB, which outlast the page; if the browser blocks it, stores that last as long as the page. */
import type { KeptRules } from '../../catalogue/library.ts';
import { StorageError, type Store } from '../../base/store.ts';
import * as v from 'valibot';
import type { Comparison } from '../../../engine/daily/comparison.ts';
import { isDailyDeal, isDailySave } from '../../../engine/daily/daily-deal.ts';
import { dayOf, DEALS_OF_A_DAY, TRIES } from '../../../engine/daily/day.ts';
import { readRecord, type MatchRecord } from '../../../engine/record.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { resumeMatch, type MatchSave } from '../../../engine/save.ts';
import type { CourseLog } from '../teaching/course-log.ts';
import { words } from '../../i18n/words.ts';
import type { Practice } from '../../model/spaced-repetition.ts';
import { SeatSchema } from '../../catalogue/settings.ts';
import {
  memoryStores,
  type DayTry,
  type KeptBot,
  type KeptGuest,
  type KeptRecord,
  type OpenMatch,
  type PlayedDay,
  type Reached,
  type Stores,
} from './stores.ts';

/** The operations needed of a store of the browser. */
export type DatabaseStore = {
  /** Keys are strings, unless something other than the game wrote them. */
  entries(): Promise<[IDBValidKey, unknown][]>;
  get(id: string): Promise<unknown>;
  set(id: string, thing: unknown): Promise<void>;
  delete(id: IDBValidKey): Promise<void>;
};

/** Those whose items are in the file of all data. */
export type StoreName = 'matches' | 'records' | 'rules' | 'ladder' | 'goals' | 'days' | 'bots';

/** Files of bots, and what is not in that file. */
type BotStoreName = 'botFiles' | 'courses';

/** What is wrong with the stores, apart from requests that failed. */
export type StorageProblem =
  /** The browser does not let us store anything. */
  | { is: 'blocked' }
  /** What was stored has been deleted from outside the game while it was open. */
  | { is: 'deleted' }
  /** `count` items of a store could not be read, and were moved to the store `damaged`. */
  | { is: 'damaged'; store: StoreName | BotStoreName; count: number };

const seated = { players: v.array(SeatSchema), you: v.pipe(v.number(), v.integer()) };
const time = v.pipe(v.string(), v.isoTimestamp());

/** A schema from a function that throws on invalid data. */
function accepted<T>(read: (thing: unknown) => T): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return read(dataset.value);
      } catch (error) {
        addIssue({ message: error instanceof Error ? error.message : String(error) });
        return NEVER;
      }
    }),
  );
}

function readSave(save: unknown): unknown {
  resumeMatch(save, { seed: 0 });
  return save;
}

const DayTrySchema: v.GenericSchema<unknown, DayTry> = v.object({
  began: time,
  deals: v.pipe(v.array(accepted<MatchRecord>(readRecord)), v.maxLength(DEALS_OF_A_DAY)),
  save: v.nullable(accepted(readSave)),
});

const points = v.pipe(v.number(), v.integer());
const totals = v.pipe(v.array(points), v.length(TRIES));
const ComparisonSchema: v.GenericSchema<unknown, Comparison> = v.object({
  master: v.pipe(v.array(points), v.length(DEALS_OF_A_DAY)),
  totals: v.object({ beginner: totals, casual: totals, regular: totals, strong: totals, master: totals }),
});

/** Whether everything that was played is what is dealt on that day. */
function isOfItsDay({ date, first, practice }: PlayedDay): boolean {
  const tries = practice === null ? [first] : [first, practice];
  return tries.every(
    ({ deals, save }) =>
      deals.every((record, index) => isDailyDeal(record, date, index + 1)) &&
      (save === null || isDailySave(save as MatchSave, date, deals.length + 1)),
  );
}

const range = v.object({ mean: v.number(), low: v.number(), high: v.number() });
const StrengthSchema = v.object({
  matches: v.number(),
  expert: range,
  start: v.nullable(v.object({ wins: range, expert: range, gain: range })),
});

const RulesSchema: v.GenericSchema<unknown, KeptRules> = accepted((thing) => {
  resolveRules(thing);
  return thing as KeptRules;
});

/** Those of earlier versions do not say whether their cost has been measured: it has not. */
const BotSchema: v.GenericSchema<unknown, KeptBot> = v.object({
  name: v.string(),
  added: time,
  origin: v.picklist(['taught', 'brought']),
  rules: v.union([v.literal('all'), RulesSchema]),
  players: v.tuple([v.number(), v.number()]),
  observation: v.number(),
  factorCost: v.number(),
  isCostMeasured: v.optional(v.boolean(), false),
  hasCritic: v.boolean(),
  decisions: v.number(),
  strength: v.nullable(StrengthSchema),
  start: v.nullable(v.string()),
  isUsed: v.boolean(),
});

const GuestSchema: v.GenericSchema<unknown, KeptGuest> = v.object({
  received: time,
  name: v.string(),
  rules: RulesSchema,
  players: v.tuple([v.number(), v.number()]),
  observation: v.number(),
  factorCost: v.number(),
  policy: v.instance(Uint8Array<ArrayBuffer>),
});

const CourseSchema: v.GenericSchema<unknown, CourseLog> = v.pipe(
  v.looseObject({
    plan: v.looseObject({ rules: RulesSchema, players: v.tuple([v.number(), v.number()]) }),
    start: v.nullable(v.object({ file: v.string(), factorCost: v.number() })),
    progress: v.nullable(
      v.object({ share: v.number(), iteration: v.number(), decisions: v.number(), seconds: v.number() }),
    ),
    measured: v.array(v.object({ seconds: v.number(), strength: StrengthSchema })),
    // Courses of earlier versions have neither.
    habits: v.optional(
      v.nullable(v.looseObject({ habits: v.array(v.looseObject({})), knocks: v.array(v.looseObject({})) })),
      null,
    ),
    plays: v.optional(v.nullable(v.array(v.looseObject({ record: v.looseObject({}) }))), null),
    losses: v.nullable(v.record(v.string(), v.number())),
  }),
  v.transform((course) => course as unknown as CourseLog),
);

const PracticeSchema: v.GenericSchema<unknown, Practice> = v.object({
  step: v.number(),
  due: v.nullable(v.string()),
  answered: v.string(),
});

const SCHEMAS: {
  matches: v.GenericSchema<unknown, OpenMatch>;
  records: v.GenericSchema<unknown, KeptRecord>;
  rules: v.GenericSchema<unknown, KeptRules>;
  reached: v.GenericSchema<unknown, Reached>;
  days: v.GenericSchema<unknown, PlayedDay>;
} = {
  matches: v.object({ ...seated, began: time, saved: time, policy: v.string(), save: accepted(readSave) }),
  records: v.object({
    ...seated,
    began: time,
    ended: time,
    policy: v.string(),
    record: accepted<MatchRecord>(readRecord),
  }),
  rules: RulesSchema,
  reached: v.object({ reached: time }),
  days: v.pipe(
    v.object({
      date: accepted((date) => dayOf(String(date)).date),
      first: DayTrySchema,
      practice: v.nullable(DayTrySchema),
      comparisons: v.record(v.string(), ComparisonSchema),
    }),
    v.check(isOfItsDay, 'its deals are not those of its date'),
  ),
};

/** Reads a stored open match. @throws {v.ValiError} if it is invalid */
export function readOpenMatch(thing: unknown): OpenMatch {
  return v.parse(SCHEMAS.matches, thing);
}

/** Reads a stored record without replaying it. @throws {v.ValiError} if it is invalid */
export function readKeptRecord(thing: unknown): KeptRecord {
  return v.parse(SCHEMAS.records, thing);
}

/** Reads a stored day. @throws {v.ValiError} if it is invalid */
export function readPlayedDay(thing: unknown): PlayedDay {
  return v.parse(SCHEMAS.days, thing);
}

/** Reads a stored bot, without its files. @throws {v.ValiError} if it is invalid */
export function readKeptBot(thing: unknown): KeptBot {
  return v.parse(BotSchema, thing);
}

/** Reads when a goal or a step of the ladder was reached. @throws {v.ValiError} if it is invalid */
export function readReached(thing: unknown): Reached {
  return v.parse(SCHEMAS.reached, thing);
}

/**
 * How long a browser may take to open its storage, in ms: one that takes longer never does. It passes in steps, so that a
 * page that is busy for seconds does not take its own delay for the browser's.
 */
const TIMEOUT = 12_000;
const STEPS = 24;

/** All items of a store by key; an item whose key is not a string is moved to one that is. */
async function entriesByText(store: DatabaseStore): Promise<Map<string, unknown>> {
  const all = await store.entries();
  const things = new Map(all.filter((entry): entry is [string, unknown] => typeof entry[0] === 'string'));
  for (const [key, thing] of all) {
    if (typeof key === 'string') continue;
    const id = freeId(JSON.stringify(key), things);
    things.set(id, thing);
    try {
      await store.set(id, thing);
      await store.delete(key);
    } catch {
      // It stays where it is until it can be moved.
    }
  }
  return things;
}

function freeId(wanted: string, taken: ReadonlyMap<string, unknown>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted} (${number})`;
  return id;
}

/** Whether a store of the browser answers in time: only trying shows whether it may be used. */
async function isAnswering(open: () => DatabaseStore, timeout: number): Promise<boolean> {
  const answer = open()
    .get('')
    .then(
      () => true,
      () => false,
    );
  let timer: ReturnType<typeof setInterval> | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    let steps = 0;
    timer = setInterval(() => {
      if (++steps >= STEPS) resolve(false);
    }, timeout / STEPS);
  });
  return Promise.race([answer, tooLate]).finally(() => clearInterval(timer));
}

/**
 * A store of the browser whose contents are not checked.
 * @param allowed whether the browser allows storage
 * @param instead used if not
 */
function uncheckedStore(open: () => DatabaseStore, allowed: Promise<boolean>, instead: Store<unknown>): Store<unknown> {
  const reach = async <R>(use: (store: DatabaseStore) => Promise<R>, otherwise: () => Promise<R>): Promise<R> => {
    if (!(await allowed)) return otherwise();
    try {
      return await use(open());
    } catch (error) {
      throw storageError(error);
    }
  };
  return {
    all: () => reach(entriesByText, () => instead.all()),
    get: (id) =>
      reach(
        (store) => store.get(id),
        () => instead.get(id),
      ),
    put: (id, thing) =>
      reach(
        (store) => store.set(id, thing),
        () => instead.put(id, thing),
      ),
    remove: (id) =>
      reach(
        (store) => store.delete(id),
        () => instead.remove(id),
      ),
  };
}

/**
 * A store whose contents are checked whenever they are read; damaged ones are set aside.
 * @param onDamaged called with how many damaged items were found for the first time
 */
function checkedStore<T>(
  name: StoreName | BotStoreName,
  schema: v.GenericSchema<unknown, T>,
  unchecked: Store<unknown>,
  damagedStore: Store<unknown>,
  onDamaged: (count: number) => void,
): Store<T> {
  const known = new Set<string>();
  const setAside = async (damaged: ReadonlyMap<string, unknown>): Promise<void> => {
    const count = [...damaged.keys()].filter((id) => !known.has(id)).length;
    if (count > 0) onDamaged(count);
    for (const [id, thing] of damaged) {
      known.add(id);
      try {
        await damagedStore.put(`${name} ${id}`, thing);
        await unchecked.remove(id);
      } catch {
        // It stays where it is, and is passed over.
      }
    }
  };
  return {
    all: async () => {
      const sound = new Map<string, T>();
      const damaged = new Map<string, unknown>();
      for (const [id, thing] of await unchecked.all()) {
        const read = v.safeParse(schema, thing);
        if (read.success) sound.set(id, read.output);
        else damaged.set(id, thing);
      }
      await setAside(damaged);
      return sound;
    },
    get: async (id) => {
      const thing = await unchecked.get(id);
      if (thing === undefined) return undefined;
      const read = v.safeParse(schema, thing);
      if (read.success) return read.output;
      await setAside(new Map([[id, thing]]));
      return undefined;
    },
    put: (id, thing) => unchecked.put(id, thing),
    remove: (id) => unchecked.remove(id),
  };
}

/**
 * A store of what can be made again, or is no great loss: what cannot be read is as if it were not there.
 * @param schema fetched when it is first needed
 */
function derivedStore<T>(schema: () => Promise<v.GenericSchema<unknown, T>>, unchecked: Store<unknown>): Store<T> {
  const soundIn = async (things: ReadonlyMap<string, unknown>): Promise<Map<string, T>> => {
    const sound = new Map<string, T>();
    if (things.size === 0) return sound;
    const checked = await schema();
    for (const [id, thing] of things) {
      const read = v.safeParse(checked, thing);
      if (read.success) sound.set(id, read.output);
    }
    return sound;
  };
  return {
    all: async () => soundIn(await unchecked.all()),
    get: async (id) => (await soundIn(new Map([[id, await unchecked.get(id)]]))).get(id),
    put: (id, thing) => unchecked.put(id, thing),
    remove: (id) => unchecked.remove(id),
  };
}

/**
 * Creates stores backed by those of the browser.
 * @param open opens a store by name; its callback is called when that has been deleted from outside
 * @param onProblem called once for each problem
 * @param timeout how long the browser may take to open its storage, in ms
 */
export function persistentStores(
  open: (name: string, onDeleted: () => void) => DatabaseStore,
  onProblem: (problem: StorageProblem) => void,
  timeout = TIMEOUT,
): Stores {
  const databaseOf = (name: string): DatabaseStore => open(name, () => onProblem({ is: 'deleted' }));
  const passing = memoryStores();
  let isLasting = true;
  const allowed = isAnswering(() => databaseOf('matches'), timeout).then((answers) => {
    if (!answers) {
      isLasting = false;
      onProblem({ is: 'blocked' });
    }
    return answers;
  });
  const unchecked = (
    name: StoreName | BotStoreName | 'reviews' | 'exercises' | 'guests' | 'damaged',
    instead: Store<unknown>,
  ): Store<unknown> => uncheckedStore(() => databaseOf(name), allowed, instead);
  const damaged = unchecked('damaged', passing.damaged);
  const checked = <T>(
    name: StoreName | BotStoreName,
    schema: v.GenericSchema<unknown, T>,
    instead: Store<T>,
  ): Store<T> =>
    checkedStore(name, schema, unchecked(name, instead), damaged, (count) =>
      onProblem({ is: 'damaged', store: name, count }),
    );
  return {
    matches: checked('matches', SCHEMAS.matches, passing.matches),
    records: checked('records', SCHEMAS.records, passing.records),
    rules: checked('rules', SCHEMAS.rules, passing.rules),
    ladder: checked('ladder', SCHEMAS.reached, passing.ladder),
    goals: checked('goals', SCHEMAS.reached, passing.goals),
    days: checked('days', SCHEMAS.days, passing.days),
    reviews: derivedStore(
      async () => (await import('./review-schema.ts')).ReviewSchema,
      unchecked('reviews', passing.reviews),
    ),
    exercises: derivedStore(() => Promise.resolve(PracticeSchema), unchecked('exercises', passing.exercises)),
    bots: checked('bots', BotSchema, passing.bots),
    botFiles: checked('botFiles', v.instance(Uint8Array<ArrayBuffer>), passing.botFiles),
    courses: checked('courses', CourseSchema, passing.courses),
    guests: derivedStore(() => Promise.resolve(GuestSchema), unchecked('guests', passing.guests)),
    damaged,
    get isPersistent() {
      return isLasting;
    },
  };
}

function storageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const isFull = name === 'QuotaExceededError';
  return new StorageError(isFull ? words().saves.full : words().saves.failed(message || name), { cause: error });
}
