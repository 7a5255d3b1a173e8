/** The records as the list shows them, and what is done with them. */
import { useState } from 'preact/hooks';
import { RecordError } from '../../../engine/record.ts';
import { removeWithUndo, StorageError } from '../../base/store.ts';
import { words } from '../../i18n/words.ts';
import { useStored } from '../../kit/use-stored.ts';
import { faultInWords } from '../../model/record-faults.ts';
import { readMatch, type RecordedMatch } from '../../model/replay.ts';
import type { KeptRecord, Stores } from '../../services/storage/stores.ts';
import { offerUndo } from '../../kit/undo.ts';
import { importRecords } from './import-records.ts';

/** What is told: sentences, and why files were refused. */
interface RecordsReport {
  lines: readonly string[];
  refusals: readonly string[];
}

/** A record that is to be deleted, what it is called, and where it stands in the list. */
interface Removed {
  id: string;
  name: string;
  place: number;
}

interface RecordsOptions {
  stores: Stores;
  /** Called when a record has been deleted. */
  onRemoved: (id: string) => Promise<void>;
  /** Called when the list is about to change at a place. */
  onPlace: (place: number) => void;
}

/** Reads the records, and changes them; what fails is reported. */
export function useRecords({ stores, onRemoved, onPlace }: RecordsOptions) {
  const { value, fault, readAgain } = useStored(() => stores.records.all());
  const [{ lines, refusals }, report] = useState<RecordsReport>({ lines: [], refusals: [] });
  const say = (...said: readonly string[]): void => report({ lines: said, refusals: [] });

  const remove = ({ id, name, place }: Removed): Promise<void> =>
    reporting(say, async () => {
      const bringBack = await removeWithUndo(stores.records, id);
      await onRemoved(id);
      onPlace(place);
      await readAgain();
      say();
      offerUndo(name, async () => {
        await bringBack();
        onPlace(place);
        await readAgain();
      });
    });

  const take = (files: readonly File[]): Promise<void> =>
    reporting(say, async () => {
      try {
        const { imported, refusals: why } = await importRecords(files, (value ?? new Map()).values(), stores);
        report({ lines: imported > 0 ? [words().replay.imported(imported)] : [], refusals: why });
      } finally {
        // What was imported before the storage was full stays.
        await readAgain();
      }
    });

  /** Reads a record's match; null if it is damaged, which is reported. */
  const read = ({ record }: KeptRecord): RecordedMatch | null => {
    const match = readOrFault(record);
    if (typeof match !== 'string') return match;
    say(words().replay.damaged(match));
    return null;
  };

  return { records: value, report: { lines: fault === null ? lines : [fault], refusals }, remove, take, read };
}

/** Says why, if the storage fails. */
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
