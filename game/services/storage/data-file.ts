/** All stored data of the person as one file (docs/data-file.md): written, checked item by item, restored. */
import type { KeptRules } from '../../catalogue/library.ts';
import type { Store } from '../../base/store.ts';
import { RecordError, replayRecord } from '../../../engine/record.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { resumeMatch } from '../../../engine/save.ts';
import { knownAmong } from './kept-records.ts';
import { settingsFrom, type Settings } from '../../catalogue/settings.ts';
import { readKeptRecord, readOpenMatch, readPlayedDay, readReached, type StoreName } from './persistent-stores.ts';
import { missingBots, putBots, readWholeBot, removeBots, wholeBots, writtenBot, type WholeBot } from './whole-bots.ts';
import type { KeptRecord, OpenMatch, PlayedDay, Reached, Stores } from './stores.ts';

const DATA_FORMAT = 'thirty-one-data/4';

/** What is read: version 1 has neither ladder nor goals, versions 1 and 2 have no days, and only this one has bots. */
const READ_FORMATS: readonly unknown[] = ['thirty-one-data/1', 'thirty-one-data/2', 'thirty-one-data/3', DATA_FORMAT];

/** The contents of the stores, and the settings. */
export type AllData = {
  /** Null if a file has none. */
  settings: Settings | null;
  matches: ReadonlyMap<string, OpenMatch>;
  records: ReadonlyMap<string, KeptRecord>;
  rules: ReadonlyMap<string, KeptRules>;
  ladder: ReadonlyMap<string, Reached>;
  goals: ReadonlyMap<string, Reached>;
  days: ReadonlyMap<string, PlayedDay>;
  /** By the SHA-256 of their policies. */
  bots: ReadonlyMap<string, WholeBot>;
};

/** An item of a file that cannot be used, and why. */
export type DamagedPart = { store: StoreName; id: string; error: Error };

/** A file that was read: its valid items, and the damaged ones. */
export type ReadData = { data: AllData; damaged: DamagedPart[] };

/** The text is not a data file at all. */
export class DataError extends Error {
  override name = 'DataError';
  readonly why: 'not-json' | 'not-data';

  constructor(why: 'not-json' | 'not-data') {
    super(`this is not a data file: ${why === 'not-json' ? 'it is not JSON' : `its "format" is not "${DATA_FORMAT}"`}`);
    this.why = why;
  }
}

/** The current contents of the stores. Rejects with a `StorageError`. */
export async function allData(stores: Stores, settings: Settings): Promise<AllData> {
  return { settings, ...(await stored(stores)) };
}

/** The items of a file, by store and id. */
type Contents = Readonly<Record<StoreName, ReadonlyMap<string, unknown>>>;

type DataFile = { name: string; text: string };

/** All valid data, as a file. @param now when it is written */
export function dataFile({ settings, bots, ...things }: AllData, now: Date): DataFile {
  const written = new Map([...bots].map(([id, bot]) => [id, writtenBot(bot)]));
  return fileOf('thirty-one-data', settings, { ...things, bots: written }, now);
}

/** The items that were set aside, as a file of the same format: restoring it says what is wrong with each item, and restores those that have been repaired. */
export function damagedFile(damaged: ReadonlyMap<string, unknown>, now: Date): DataFile {
  const things = {
    rules: new Map<string, unknown>(),
    matches: new Map(),
    records: new Map(),
    ladder: new Map(),
    goals: new Map(),
    days: new Map(),
    bots: new Map(),
  };
  for (const [place, thing] of damaged) {
    const [, store, id] = /^(rules|matches|records|ladder|goals|days|bots) (.*)$/s.exec(place) ?? [];
    if (store !== undefined) things[store as StoreName].set(id, thing);
  }
  return fileOf('thirty-one-damaged', null, things, now);
}

function fileOf(name: string, settings: Settings | null, contents: Contents, now: Date): DataFile {
  const { rules, matches, records, ladder, goals, days, bots } = contents;
  const written = now.toISOString();
  const file = {
    format: DATA_FORMAT,
    written,
    ...(settings !== null && { settings }),
    rules: Object.fromEntries(rules),
    matches: Object.fromEntries(matches),
    records: Object.fromEntries(records),
    ladder: Object.fromEntries(ladder),
    goals: Object.fromEntries(goals),
    days: Object.fromEntries(days),
    bots: Object.fromEntries(bots),
  };
  return { name: `${name}-${written.slice(0, 10)}.json`, text: `${JSON.stringify(file, writable())}\n` };
}

/** Nothing nested deeper than this is written: the call stack would overflow. */
const MAX_DEPTH = 200;

/** A replacer for `JSON.stringify` that writes what a browser can store but JSON cannot as text. */
function writable(): (this: unknown, key: string, value: unknown) => unknown {
  const around: unknown[] = [];
  return function write(_key, value) {
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return value;
    while (around.length > 0 && around.at(-1) !== this) around.pop();
    if (around.includes(value)) return '(it contains itself)';
    if (around.length >= MAX_DEPTH) return '(too deep)';
    around.push(value);
    return value;
  };
}

/** How many items are checked before the page may handle input. */
const CHECKED_AT_ONCE = 20;

/**
 * Reads a file and replays every record in it; damaged items are left out and listed.
 * @param yieldToPage lets the page draw and handle input in between
 * @throws {DataError} if it is not a data file
 */
export async function readDataFile(text: string, yieldToPage: () => Promise<void>): Promise<ReadData> {
  const file = parse(text);
  const damaged: DamagedPart[] = [];
  let checked = 0;
  const sound = async <T>(
    store: StoreName,
    read: (thing: unknown, id: string) => T | Promise<T>,
  ): Promise<Map<string, T>> => {
    const things = new Map<string, T>();
    const found = file[store];
    if (found === undefined) return things;
    if (!isObject(found)) {
      damaged.push({ store, id: '', error: new Error(`"${store}" is not an object`) });
      return things;
    }
    for (const [id, thing] of Object.entries(found)) {
      try {
        things.set(id, await read(thing, id));
      } catch (error) {
        damaged.push({ store, id, error: error instanceof Error ? error : new Error(String(error)) });
      }
      checked += 1;
      if (checked % CHECKED_AT_ONCE === 0) await yieldToPage();
    }
    return things;
  };
  const data = {
    settings: isObject(file.settings) ? settingsFrom(file.settings) : null,
    rules: await sound('rules', readRules),
    matches: await sound('matches', readMatch),
    records: await sound('records', readRecord),
    ladder: await sound('ladder', readReached),
    goals: await sound('goals', readReached),
    days: await sound('days', readDay),
    bots: await sound('bots', readWholeBot),
  };
  return { data, damaged };
}

function parse(text: string): Record<string, unknown> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new DataError('not-json');
  }
  if (!isObject(json) || !READ_FORMATS.includes(json.format)) throw new DataError('not-data');
  return json;
}

function isObject(thing: unknown): thing is Record<string, unknown> {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}

/** @throws {RulesError} if the engine refuses them */
function readRules(thing: unknown): KeptRules {
  resolveRules(thing);
  return thing as KeptRules;
}

/** @throws {RecordError} if it cannot be resumed */
function readMatch(thing: unknown): OpenMatch {
  const open = readOpenMatch(thing);
  resumeMatch(open.save, { seed: 0 });
  return open;
}

/** @throws {RecordError} if it cannot be replayed */
function readRecord(thing: unknown): KeptRecord {
  const kept = readKeptRecord(thing);
  replayRecord(kept.record);
  if (kept.players.length !== kept.record.players.length || kept.you >= kept.players.length) {
    throw new RecordError(
      0,
      0,
      `"players" has ${kept.players.length} seats, the record has ${kept.record.players.length}`,
    );
  }
  return kept;
}

/** @throws {RecordError} if one of its deals cannot be replayed */
function readDay(thing: unknown, id: string): PlayedDay {
  const day = readPlayedDay(thing);
  if (day.date !== id) throw new Error(`it is the day ${day.date}`);
  for (const { deals } of [day.first, ...(day.practice === null ? [] : [day.practice])])
    for (const record of deals) replayRecord(record);
  return day;
}

/** How many items are written or removed at the same time. */
const AT_ONCE = 40;

async function inParts<T>(things: Iterable<T>, move: (thing: T) => Promise<void>): Promise<void> {
  const all = [...things];
  for (let from = 0; from < all.length; from += AT_ONCE) await Promise.all(all.slice(from, from + AT_ONCE).map(move));
}

const putAll = <T>(store: Store<T>, things: ReadonlyMap<string, T>): Promise<void> =>
  inParts(things, ([id, thing]) => store.put(id, thing));

const removeAll = async <T>(store: Store<T>, except: ReadonlyMap<string, unknown> = new Map()): Promise<void> =>
  inParts(
    [...(await store.all()).keys()].filter((id) => !except.has(id)),
    (id) => store.remove(id),
  );

/** How many items of each kind were stored. */
export type Restored = Record<StoreName, number>;

/** How many items there are of each kind. */
export const countsOf = ({
  matches,
  records,
  rules,
  ladder,
  goals,
  days,
  bots,
}: Omit<AllData, 'settings'>): Restored => ({
  matches: matches.size,
  records: records.size,
  rules: rules.size,
  ladder: ladder.size,
  goals: goals.size,
  days: days.size,
  bots: bots.size,
});

/**
 * Replaces the stored data by that of a file. Old items are removed only after the whole file has been stored.
 * Rejects with a `StorageError`, and then nothing is lost except items that the file replaces.
 */
export async function replaceData(stores: Stores, data: AllData): Promise<Restored> {
  await putAll(stores.rules, data.rules);
  await putAll(stores.matches, data.matches);
  await putAll(stores.records, data.records);
  await putAll(stores.ladder, data.ladder);
  await putAll(stores.goals, data.goals);
  await putAll(stores.days, data.days);
  await putBots(stores, data.bots);
  await removeAll(stores.rules, data.rules);
  await removeAll(stores.matches, data.matches);
  await removeAll(stores.records, data.records);
  await removeAll(stores.ladder, data.ladder);
  await removeAll(stores.goals, data.goals);
  await removeAll(stores.days, data.days);
  await removeBots(stores, data.bots);
  await removeAll(stores.reviews);
  return countsOf(data);
}

/**
 * Adds the items of a file that are not stored yet. Of an open match the later state wins, and different rules of the same
 * name are renamed. Rejects with a `StorageError`.
 */
export async function mergeData(stores: Stores, data: AllData): Promise<Restored> {
  const present = await stored(stores);
  const known = knownAmong(present.records.values());
  const isOlder = (id: string, { saved }: OpenMatch): boolean => (present.matches.get(id)?.saved ?? '') >= saved;
  const fresh = {
    rules: renamed(present.rules, data.rules),
    matches: new Map([...data.matches].filter(([id, match]) => !isOlder(id, match))),
    records: new Map([...data.records].filter(([id, { record }]) => !present.records.has(id) && !known(record))),
    ladder: missing(present.ladder, data.ladder),
    goals: missing(present.goals, data.goals),
    days: missing(present.days, data.days),
    bots: missingBots(present.bots, data.bots),
  };
  await putAll(stores.rules, fresh.rules);
  await putAll(stores.matches, fresh.matches);
  await putAll(stores.records, fresh.records);
  await putAll(stores.ladder, fresh.ladder);
  await putAll(stores.goals, fresh.goals);
  await putAll(stores.days, fresh.days);
  await putBots(stores, fresh.bots);
  return countsOf(fresh);
}

async function stored(stores: Stores): Promise<Omit<AllData, 'settings'>> {
  const { matches, records, rules, ladder, goals, days } = stores;
  return {
    matches: await matches.all(),
    records: await records.all(),
    rules: await rules.all(),
    ladder: await ladder.all(),
    goals: await goals.all(),
    days: await days.all(),
    bots: await wholeBots(stores),
  };
}

function missing<T>(present: ReadonlyMap<string, T>, incoming: ReadonlyMap<string, T>): Map<string, T> {
  return new Map([...incoming].filter(([id]) => !present.has(id)));
}

/** Maximum length of the name of rules. */
const LONGEST_NAME = 40;

/** The incoming rules that are not stored yet, under free names. */
function renamed(
  present: ReadonlyMap<string, KeptRules>,
  incoming: ReadonlyMap<string, KeptRules>,
): Map<string, KeptRules> {
  const fresh = new Map<string, KeptRules>();
  for (const [name, rules] of incoming) {
    const there = present.get(name);
    if (there === undefined) fresh.set(name, rules);
    else if (JSON.stringify(there) !== JSON.stringify(rules)) {
      const free = freeName(
        name,
        (candidate) => present.has(candidate) || incoming.has(candidate) || fresh.has(candidate),
      );
      fresh.set(free, { ...rules, name: free });
    }
  }
  return fresh;
}

function freeName(name: string, isTaken: (candidate: string) => boolean): string {
  for (let number = 2; ; number++) {
    const ending = ` (${number})`;
    const candidate = name.slice(0, LONGEST_NAME - ending.length) + ending;
    if (!isTaken(candidate)) return candidate;
  }
}

/** Deletes the items that were set aside. Rejects with a `StorageError`. */
export async function clearDamaged({ damaged }: Stores): Promise<void> {
  await removeAll(damaged);
}

/** Deletes everything from the stores. Rejects with a `StorageError`. */
export async function clearData(stores: Stores): Promise<void> {
  await removeAll(stores.matches);
  await removeAll(stores.records);
  await removeAll(stores.rules);
  await removeAll(stores.ladder);
  await removeAll(stores.goals);
  await removeAll(stores.days);
  await removeAll(stores.reviews);
  await removeAll(stores.exercises);
  await removeAll(stores.bots);
  await removeAll(stores.botFiles);
  await removeAll(stores.courses);
  await removeAll(stores.guests);
  await clearDamaged(stores);
}
