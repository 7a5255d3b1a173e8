/** The records as the list shows them, and what is done with them. */
import { useState } from 'preact/hooks';
import { RecordError } from '../../../engine/record.ts';
import { removeWithUndo, StorageError } from '../../base/store.ts';
import { words } from '../../i18n/words.ts';
import { useStored } from '../../kit/use-loaded.ts';
import { faultInWords } from '../../model/record-faults.ts';
import { readMatch, type RecordedMatch } from '../../model/replay.ts';
import type { Stores } from '../../services/storage/stores.ts';
import type { KeptRecord } from '../../services/storage/match-schemas.ts';
import { offerUndo } from '../../kit/undo.ts';
import { knownAmong, LARGEST_RECORD_FILE, readRecordFile, type Refusal } from '../../services/storage/kept-records.ts';
import { matchId } from '../../services/storage/open-matches.ts';
import { utf8Text } from '../../base/utf8-text.ts';

interface RecordsReport {
  lines: readonly string[];
  refusals: readonly string[];
}

interface Removed {
  id: string;
  name: string;
  place: number;
}

interface RecordsOptions {
  stores: Stores;
  onRemoved: (id: string) => Promise<void>;
  onPlace: (place: number) => void;
}

/** Reads the records, and changes them; what fails is reported. */
export function useRecords({ stores, onRemoved, onPlace }: RecordsOptions) {
  const { value, problem, loadAgain } = useStored(() => stores.records.all());
  const [{ lines, refusals }, report] = useState<RecordsReport>({ lines: [], refusals: [] });
  const say = (...said: readonly string[]): void => report({ lines: said, refusals: [] });

  const remove = ({ id, name, place }: Removed): Promise<void> =>
    reporting(say, async () => {
      const bringBack = await removeWithUndo(stores.records, id);
      await onRemoved(id);
      onPlace(place);
      await loadAgain();
      say();
      offerUndo(name, async () => {
        await bringBack();
        onPlace(place);
        await loadAgain();
      });
    });

  const take = (files: readonly File[]): Promise<void> =>
    reporting(say, async () => {
      try {
        const { imported, refusals: why } = await importRecords(files, (value ?? new Map()).values(), stores);
        report({ lines: imported > 0 ? [words().replay.imported(imported)] : [], refusals: why });
      } finally {
        // What was imported before the storage was full stays.
        await loadAgain();
      }
    });

  /** Reads a record's match; null if it is damaged, which is reported. */
  const read = ({ record }: KeptRecord): RecordedMatch | null => {
    const match = readOrFault(record);
    if (typeof match !== 'string') return match;
    say(words().replay.damaged(match));
    return null;
  };

  return { records: value, report: { lines: problem === null ? lines : [problem], refusals }, remove, take, read };
}

async function reporting(say: (message: string) => void, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    say(error.message);
  }
}

/** A record's match; if it is damaged, what is wrong with it, in words. */
function readOrFault(record: unknown): RecordedMatch | string {
  try {
    return readMatch(record);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return faultInWords(error);
  }
}

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
