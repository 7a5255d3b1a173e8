/** All stored data of the person as one file (docs/data-file.md): written, checked item by item, restored. */
import * as v from 'valibot';
import { isNewerFormat, LATEST_VERSIONS } from '../../../engine/formats.ts';
import { freeName, type KeptRules } from '../../catalogue/library.ts';
import { settingsFrom, type Settings } from '../../catalogue/settings.ts';
import type { Store } from '../../base/store.ts';
import { knownAmong } from './kept-records.ts';
import {
  schemaOf,
  STORES,
  type FileStoreName,
  type Merges,
  type StoreEntry,
  type StoreName,
  type Stores,
} from './stores.ts';
import { missingBots, readWholeBot, wholeBots, writtenBot, type WholeBot } from './whole-bots.ts';

const DATA_NAME = 'thirty-one-data/';
const DATA_FORMAT = `${DATA_NAME}${LATEST_VERSIONS.data}`;

type Items<T> = ReadonlyMap<string, T>;

/** What is in the stores, by id; bots have their files with them. */
type Contents = {
  [Name in FileStoreName]: Items<Name extends 'bots' ? WholeBot : Stores[Name] extends Store<infer T> ? T : never>;
};

/** The contents of the stores, and the settings; null if a file has none. */
export type AllData = Contents & { settings: Settings | null };

/** The table, where it does not matter what is in a store. */
const TABLE: Readonly<
  Record<
    StoreName,
    StoreEntry<
      unknown,
      { merge: keyof Merges; check?(item: unknown, id: string): void | Promise<void> } | 'emptied' | 'untouched'
    >
  >
> = STORES;
const ALL_NAMES = Object.keys(STORES) as StoreName[];
const NAMES = ALL_NAMES.filter((name): name is FileStoreName => typeof TABLE[name].file === 'object');

function forNames<T>(create: (name: FileStoreName) => T): Record<FileStoreName, T> {
  return Object.fromEntries(NAMES.map((name) => [name, create(name)])) as Record<FileStoreName, T>;
}

async function contentsFrom(
  take: (name: FileStoreName) => Items<unknown> | Promise<Items<unknown>>,
): Promise<Contents> {
  const things: Partial<Record<FileStoreName, Items<unknown>>> = {};
  for (const name of NAMES) things[name] = await take(name);
  return things as Contents;
}

/** An item of a file that cannot be used, and why. */
export interface DamagedPart {
  store: FileStoreName;
  id: string;
  error: Error;
}

/** A file that was read: its valid items, and the damaged ones. */
export interface ReadData {
  data: AllData;
  damaged: DamagedPart[];
}

const FAULTS: Readonly<Record<DataError['why'], string>> = {
  'not-json': 'it is not JSON',
  'not-data': `its "format" is not "${DATA_FORMAT}"`,
  newer: 'it is of a newer version',
};

/** The text is no data file, or one of a newer version. */
export class DataError extends Error {
  override name = 'DataError';
  readonly why: 'not-json' | 'not-data' | 'newer';

  constructor(why: DataError['why']) {
    super(`this is no data file that can be read: ${FAULTS[why]}`);
    this.why = why;
  }
}

/** The current contents of the stores. Rejects with a `StorageError`. */
export async function allData(stores: Stores, settings: Settings): Promise<AllData> {
  return { settings, ...(await stored(stores)) };
}

interface DataFile {
  name: string;
  text: string;
}

/** All valid data, as a file. @param now when it is written */
export function dataFile({ settings, bots, ...things }: AllData, now: Date): DataFile {
  const written = new Map([...bots].map(([id, bot]) => [id, writtenBot(bot)]));
  return fileOf('thirty-one-data', settings, { ...things, bots: written }, now);
}

/** The items that were set aside, as a file of the same format: restoring it says what is wrong with each item, and restores those that have been repaired. */
export function damagedFile(damaged: Items<unknown>, now: Date): DataFile {
  const all = [...damaged];
  const things = forNames((name) => {
    const before = `${name} `;
    const its = all.filter(([place]) => place.startsWith(before));
    return new Map(its.map(([place, thing]) => [place.slice(before.length), thing]));
  });
  return fileOf('thirty-one-damaged', null, things, now);
}

function fileOf(
  name: string,
  settings: Settings | null,
  contents: Record<FileStoreName, Items<unknown>>,
  now: Date,
): DataFile {
  const written = now.toISOString();
  const file = {
    format: DATA_FORMAT,
    written,
    ...(settings !== null && { settings }),
    ...forNames((store) => Object.fromEntries(contents[store])),
  };
  return { name: `${name}-${written.slice(0, 10)}.json`, text: `${JSON.stringify(file)}\n` };
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
  const sound = async (store: FileStoreName): Promise<Items<unknown>> => {
    const things = new Map<string, unknown>();
    const found = file[store];
    if (found === undefined) return things;
    if (!isObject(found)) {
      damaged.push({ store, id: '', error: new Error(`"${store}" is not an object`) });
      return things;
    }
    for (const [id, thing] of Object.entries(found)) {
      try {
        things.set(id, await readItem(store, thing, id));
      } catch (error) {
        damaged.push({ store, id, error: error instanceof Error ? error : new Error(String(error)) });
      }
      checked += 1;
      if (checked % CHECKED_AT_ONCE === 0) await yieldToPage();
    }
    return things;
  };
  const settings = isObject(file.settings) ? settingsFrom(file.settings) : null;
  return { data: { settings, ...(await contentsFrom(sound)) }, damaged };
}

/** @throws {Error} where it is damaged */
async function readItem(store: FileStoreName, thing: unknown, id: string): Promise<unknown> {
  if (store === 'bots') return readWholeBot(thing, id);
  const { file } = TABLE[store];
  const item = v.parse(await schemaOf(TABLE[store]), thing);
  if (typeof file === 'object') await file.check?.(item, id);
  return item;
}

function parse(text: string): Record<string, unknown> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new DataError('not-json');
  }
  if (!isObject(json)) throw new DataError('not-data');
  const { format } = json;
  if (format === DATA_FORMAT) return json;
  const isNewer = typeof format === 'string' && format.startsWith(DATA_NAME) && isNewerFormat(format);
  throw new DataError(isNewer ? 'newer' : 'not-data');
}

function isObject(thing: unknown): thing is Record<string, unknown> {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}

/** How many items are written or removed at the same time. */
const AT_ONCE = 40;

async function inParts<T>(things: Iterable<T>, move: (thing: T) => Promise<void>): Promise<void> {
  const all = [...things];
  for (let from = 0; from < all.length; from += AT_ONCE) await Promise.all(all.slice(from, from + AT_ONCE).map(move));
}

/** Removes items from a store. @param listed the store that has their ids @param except those that stay */
const removeAll = async (
  from: Pick<Store<unknown>, 'all' | 'remove'>,
  listed = from,
  except: Items<unknown> = new Map(),
): Promise<void> =>
  inParts(
    [...(await listed.all()).keys()].filter((id) => !except.has(id)),
    (id) => from.remove(id),
  );

/** How many items of each kind were stored. */
export type Restored = Record<FileStoreName, number>;

/** How many items there are of each kind. */
export const countsOf = (data: Contents): Restored => forNames((name) => data[name].size);

const wholeStores = (stores: Stores): Record<FileStoreName, Omit<Store<unknown>, 'get'>> => ({
  ...stores,
  bots: wholeBots(stores),
});

const stored = (stores: Stores): Promise<Contents> => contentsFrom((name) => wholeStores(stores)[name].all());

async function putAll(stores: Stores, data: Contents): Promise<Restored> {
  const whole = wholeStores(stores);
  for (const name of NAMES) await inParts<[string, unknown]>(data[name], ([id, thing]) => whole[name].put(id, thing));
  return countsOf(data);
}

/**
 * Replaces the stored data by that of a file. Old items are removed only after the whole file has been stored.
 * Rejects with a `StorageError`, and then nothing is lost except items that the file replaces.
 */
export async function replaceData(stores: Stores, data: AllData): Promise<Restored> {
  const restored = await putAll(stores, data);
  const whole = wholeStores(stores);
  for (const name of NAMES) await removeAll(whole[name], stores[name], data[name]);
  for (const name of ALL_NAMES) if (TABLE[name].file === 'emptied') await removeAll(stores[name]);
  return restored;
}

/** Adds the items of a file to those that are stored, as the table says. Rejects with a `StorageError`. */
export async function mergeData(stores: Stores, data: AllData): Promise<Restored> {
  const present = await stored(stores);
  const fresh = await contentsFrom((name) => {
    // The table's types see to it that its items are what the merge asks for.
    const merge = MERGES[STORES[name].file.merge] as Merge<unknown>;
    return merge(present[name], data[name]);
  });
  return putAll(stores, fresh);
}

/** What is added of the items of a file. */
type Merge<T> = (present: Items<T>, incoming: Items<T>) => Items<T>;

const MERGES: { [How in keyof Merges]: Merge<Merges[How]> } = {
  missing: (present, incoming) => filtered(incoming, (id) => !present.has(id)),
  later: (present, incoming) => filtered(incoming, (id, { saved }) => (present.get(id)?.saved ?? '') < saved),
  renamed,
  unknown: (present, incoming) => {
    const isKnown = knownAmong(present.values());
    return filtered(incoming, (id, { record }) => !present.has(id) && !isKnown(record));
  },
  bots: missingBots,
};

function filtered<T>(items: Items<T>, isWanted: (id: string, item: T) => boolean): Items<T> {
  return new Map([...items].filter(([id, item]) => isWanted(id, item)));
}

function renamed(present: Items<KeptRules>, incoming: Items<KeptRules>): Items<KeptRules> {
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

/** Deletes the items that were set aside. Rejects with a `StorageError`. */
export async function clearDamaged({ damaged }: Stores): Promise<void> {
  await removeAll(damaged);
}

/** Deletes everything from the stores. Rejects with a `StorageError`. */
export async function clearData(stores: Stores): Promise<void> {
  for (const name of ALL_NAMES) await removeAll(stores[name]);
  await clearDamaged(stores);
}
