/** Importing records from files. */
import { faultInWords } from '../../model/record-faults.ts';
import { knownAmong, LARGEST_RECORD_FILE, readRecordFile, type Refusal } from '../../services/storage/kept-records.ts';
import { matchId } from '../../services/storage/open-matches.ts';
import type { KeptRecord, Stores } from '../../services/storage/stores.ts';
import { utf8Text } from '../../base/utf8-text.ts';
import { words } from '../../i18n/words.ts';

/** How many records were imported, and why the other files were refused, in words. */
interface ImportReport {
  imported: number;
  refusals: readonly string[];
}

/**
 * Stores the records of some files. Rejects with a `StorageError`; what was stored before that stays.
 * @param existing the records that are stored already
 */
export async function importRecords(
  files: readonly File[],
  existing: Iterable<KeptRecord>,
  stores: Stores,
): Promise<ImportReport> {
  const known = knownAmong(existing);
  const refusals: string[] = [];
  for (const file of files) {
    const refusal = await importRecord(file, known, stores);
    if (refusal !== null) refusals.push(refusalInWords(file.name, refusal));
  }
  return { imported: files.length - refusals.length, refusals };
}

async function importRecord(
  file: File,
  known: ReturnType<typeof knownAmong>,
  { records }: Stores,
): Promise<Refusal | null> {
  // A huge file is not even read.
  if (file.size > 2 * LARGEST_RECORD_FILE) return { why: 'too-large' };
  const text = await utf8Text(file);
  if (text === null) return { why: 'not-json' };
  const read = readRecordFile(text, new Date(file.lastModified), known);
  if ('refusal' in read) return read.refusal;
  const id = matchId(read.kept.began, () => crypto.getRandomValues(new Uint32Array(1))[0]);
  await records.put(id, read.kept);
  return null;
}

function refusalInWords(file: string, refusal: Refusal): string {
  const { tooLarge, notJson, known, allData, newer, wrong } = words().replay.refused;
  switch (refusal.why) {
    case 'too-large':
      return tooLarge(file);
    case 'not-json':
      return notJson(file);
    case 'known':
      return known(file);
    case 'all-data':
      return allData(file);
    case 'newer':
      return newer(file);
    case 'wrong':
      return wrong(file, faultInWords(refusal.error));
  }
}
