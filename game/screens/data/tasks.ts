/** What can be done with everything that is stored; each task tells in sentences how it went. */
import { download } from '../../base/download.ts';
import { utf8Text } from '../../base/utf8-text.ts';
import type { Settings } from '../../catalogue/settings.ts';
import { words } from '../../i18n/words.ts';
import {
  allData,
  damagedFile,
  dataFile,
  DataError,
  readDataFile,
  type ReadData,
  type Restored,
} from '../../services/storage/data-file.ts';
import type { Stores } from '../../services/storage/stores.ts';

/** The largest file that is read, in bytes: far more than the records of a lifetime. */
const LARGEST = 500_000_000;

/** Saves everything as a file. */
export async function saveAll(stores: Stores, settings: Settings): Promise<string> {
  return saved(dataFile(await allData(stores, settings), new Date()));
}

/** Saves what was set aside as damaged as a file. */
export async function saveDamaged({ damaged }: Stores): Promise<string> {
  return saved(damagedFile(await damaged.all(), new Date()));
}

async function saved({ name, text }: { name: string; text: string }): Promise<string> {
  return (await download(name, text)) ? words().data.saved : words().data.notSaved;
}

/** What a file has to restore; if there is nothing, why. */
export async function readFile(file: File): Promise<ReadData | string> {
  const { tooLarge, notJson, notData, newer } = words().data;
  if (file.size > LARGEST) return tooLarge(file.name);
  const text = await utf8Text(file);
  if (text === null) return notJson(file.name);
  try {
    return await readDataFile(text, yieldToPage);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { 'not-json': notJson, 'not-data': notData, newer }[error.why](file.name);
  }
}

/** What was restored. */
export function restoredInWords(restored: Restored): string[] {
  const messages = words().data;
  const isNothing = Object.values(restored).every((count) => count === 0);
  return isNothing ? [messages.nothingNew] : countsInWords(messages.restored, restored);
}

/** How many items there are, in a sentence, and in others how far one has come where that is anywhere. */
export function countsInWords(
  sentence: (matches: string, records: string, rules: string) => string,
  { matches, records, rules, ladder, goals, days, bots, doubles }: Restored,
): string[] {
  const messages = words().data;
  return [
    sentence(messages.matches(matches), messages.records(records), messages.rules(rules)),
    ...(ladder + goals === 0 ? [] : [messages.progress(ladder, goals)]),
    ...(days === 0 ? [] : [messages.days(days)]),
    ...(bots === 0 ? [] : [messages.bots(bots)]),
    ...(doubles === 0 ? [] : [messages.doubles(doubles)]),
  ];
}

/** Lets the page draw and handle input before it continues. */
function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
