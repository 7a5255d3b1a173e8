/** Everything that is stored for the person: saved as one file, restored from such a file, or deleted. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { StorageError } from '../../base/store.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../catalogue/settings.ts';
import { words } from '../../i18n/words.ts';
import { ChoiceButton } from '../../kit/buttons.tsx';
import { Dialog, opens, type Closable } from '../../kit/dialog.tsx';
import { FileButton, useDrops } from '../../kit/files.tsx';
import { Report } from '../../kit/report.tsx';
import { useStored } from '../../kit/use-loaded.ts';
import {
  allData,
  clearDamaged,
  clearData,
  countsOf,
  mergeData,
  replaceData,
  type Restored,
} from '../../services/storage/data-file.ts';
import type { Stores } from '../../services/storage/stores.ts';
import { DataQuestion, type AskedOfData, type DataAnswer } from './questions.tsx';
import { countsInWords, readFile, restoredInWords, saveAll, saveDamaged } from './tasks.ts';

interface DataOptions {
  stores: Stores;
  settings: () => Settings;
  /** Called when what is stored has changed, with the new settings; null if they stay the same. */
  onRestored: (settings: Settings | null) => Promise<void>;
  /** Called when it is closed after that. */
  onChanged: () => void;
}

export const openDataDialog = opens(DataScreen);

function DataScreen({ onChanged, onClose, ...options }: Closable<DataOptions>) {
  const { stores, settings } = options;
  const text = words().data;
  const [question, ask] = useState<AskedOfData | null>(null);
  const { held, report, hasChanged, perform, change } = useTasks(options);
  const close = (): void => {
    onClose();
    if (hasChanged()) onChanged();
  };
  const restore = ([file]: readonly File[]): void => {
    if (file === undefined) return;
    void perform(text.reading, async () => {
      const read = await readFile(file);
      if (typeof read === 'string') return [read];
      ask({ is: 'restore', ...read });
      return [];
    });
  };
  return (
    <>
      <Dialog title={words().options.data} lead={text.lead} decides onClose={close}>
        <p role="status">{held === null ? '' : heldInWords(held, stores)}</p>
        <MainChoices
          onSave={() => void perform(text.working, async () => [await saveAll(stores, settings())])}
          onRestore={restore}
          onClear={() => ask({ is: 'clear' })}
        />
        {held !== null && held.damaged > 0 && (
          <DamagedChoices
            onSave={() => void perform(text.working, async () => [await saveDamaged(stores)])}
            onDelete={() => ask({ is: 'delete-damaged' })}
          />
        )}
        <Report lines={report} />
      </Dialog>
      {question !== null && (
        <DataQuestion
          key={question.is}
          question={question}
          onAsk={ask}
          onAnswer={(answer) => void change(answer)}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

interface HeldData {
  counts: Restored;
  /** How many items were set aside as damaged. */
  damaged: number;
}

function heldInWords({ counts, damaged }: HeldData, { isPersistent }: Stores): string {
  const text = words().data;
  return [
    ...countsInWords(text.holds, counts),
    ...(damaged === 0 ? [] : [text.holdsDamaged(damaged)]),
    ...(isPersistent ? [] : [text.notPersistent]),
  ].join(' ');
}

interface MainChoicesProps {
  onSave: () => void;
  onRestore: (files: readonly File[]) => void;
  onClear: () => void;
}

function MainChoices({ onSave, onRestore, onClear }: MainChoicesProps) {
  const text = words().data;
  const place = useRef<HTMLDivElement>(null);
  useDrops(place, onRestore);
  return (
    <div ref={place} class="choices">
      <ChoiceButton label={text.save} lead={text.saveLead} onPress={onSave} />
      <FileButton label={text.restore} lead={text.restoreLead} onFiles={onRestore} />
      <ChoiceButton label={text.clear} lead={text.clearLead} isDestructive onPress={onClear} />
    </div>
  );
}

function DamagedChoices({ onSave, onDelete }: { onSave: () => void; onDelete: () => void }) {
  const text = words().data;
  const place = useRef<HTMLDivElement>(null);
  // With the last damaged item the button goes that was pressed.
  useLayoutEffect(() => () => place.current?.closest('article')?.focus(), []);
  return (
    <div ref={place} class="choices">
      <ChoiceButton label={text.saveDamaged} lead={text.saveDamagedLead} onPress={onSave} />
      <ChoiceButton label={text.deleteDamaged} isDestructive onPress={onDelete} />
    </div>
  );
}

function useTasks({ stores, settings, onRestored }: Omit<DataOptions, 'onChanged'>) {
  const [report, say] = useState<readonly string[]>([]);
  const changed = useRef(false);
  const { value, problem, loadAgain } = useStored<HeldData>(async () => {
    const stored = await allData(stores, settings());
    // Only now: this includes what was just found to be damaged.
    const { size } = await stores.damaged.all();
    return { counts: countsOf(stored), damaged: size };
  });

  /** Does a task that takes a moment, and reports how it went, also if the storage fails. */
  const perform = async (before: string, task: () => Promise<readonly string[]>): Promise<void> => {
    say([before]);
    try {
      say(await task());
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      say([error.message]);
    }
    await loadAgain();
  };

  const change = (answer: DataAnswer): Promise<void> =>
    perform(words().data.working, async () => {
      const { cleared, damagedDeleted } = words().data;
      if (answer.is === 'delete-damaged') {
        await clearDamaged(stores);
        return [damagedDeleted];
      }
      changed.current = true;
      let taken: Settings | null = null;
      try {
        if (answer.is === 'merge') return restoredInWords(await mergeData(stores, answer.data));
        if (answer.is === 'replace') {
          const restored = await replaceData(stores, answer.data);
          taken = answer.data.settings;
          return restoredInWords(restored);
        }
        await clearData(stores);
        taken = DEFAULT_SETTINGS;
        return [cleared];
      } finally {
        // What was restored before the storage was full stays.
        await onRestored(taken);
      }
    });

  const told = problem === null ? report : [problem];
  return { held: value, report: told, hasChanged: () => changed.current, perform, change };
}
