/** Everything that is kept for the person: as one file to keep, back from such a file, or gone. */
import { StorageError } from '../../base/store.ts';
import { download } from '../../base/download.ts';
import {
  allData,
  clearDamaged,
  clearData,
  damagedFile,
  dataFile,
  DataError,
  mergeData,
  readDataFile,
  replaceData,
  type AllData,
  type DamagedPart,
  type ReadData,
  type Restored,
} from '../../services/storage/data-file.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../catalogue/settings.ts';
import { type Stores } from '../../services/storage/stores.ts';
import { words } from '../../i18n/words.ts';
import { element } from '../../base/elements.ts';
import { fileButton, takeDrops } from '../../ui/dialogs/files.ts';
import { openDialog, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { faultInWords } from '../../model/record-faults.ts';
import '../../ui/dialogs/lists.css';

export type DataDialogOptions = {
  stores: Stores;
  settings: () => Settings;
  /** Called when what is kept has changed, with the settings that hold from now on; null where they stay as they are. */
  onRestored: (settings: Settings | null) => Promise<void>;
  /** Called when it is closed after that. */
  onChanged: () => void;
};

/** What a file may hold, in bytes: far more than the records of a lifetime. */
const LARGEST = 500_000_000;
/** So many damaged parts are told of one by one. */
const MOST_TOLD = 6;

/** Opens it; answers with a function that closes it. */
export function openDataDialog({ stores, settings, onRestored, onChanged }: DataDialogOptions): () => void {
  const said = words().data;
  const holds = element('p', { role: 'status' });
  const report = element('div', { className: 'report', role: 'status' });
  const choices = element('div', { className: 'choices' });
  const withDamaged = element('div', { className: 'choices' });
  let hasChanged = false;
  const paper = openDialog({
    title: said.title,
    lead: said.lead,
    body: [holds, choices, withDamaged, report],
    onClose: () => {
      if (hasChanged) onChanged();
    },
  });
  const tell = (...lines: readonly (Node | string)[]): void => {
    report.replaceChildren(...lines.map((line) => (typeof line === 'string' ? element('p', {}, line) : line)));
  };
  const count = async (): Promise<void> => {
    const kept = await allData(stores, settings());
    // Only now: what was just found damaged lies there too.
    const { size } = await stores.damaged.all();
    holds.textContent = [
      said.holds(...countsOf(kept)),
      ...(size === 0 ? [] : [said.holdsDamaged(size)]),
      ...(stores.isPersistent ? [] : [said.passing]),
    ].join(' ');
    withDamaged.replaceChildren(...(size === 0 ? [] : waysWithDamaged));
  };
  /** Does something that takes a moment; a storage that does not work says so. */
  const work = async (first: string, job: () => Promise<readonly (Node | string)[]>): Promise<void> => {
    tell(first);
    try {
      tell(...(await job()));
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      tell(error.message);
    }
    await count();
  };

  const save = (): Promise<void> =>
    work(said.working, async () => {
      const { name, text } = dataFile(await allData(stores, settings()), new Date());
      download(name, text);
      return [said.saved];
    });
  const restore = ([file]: readonly File[]): void => {
    if (file === undefined) return;
    void work(said.reading, async () => {
      if (file.size > LARGEST) return [said.tooLarge(file.name)];
      try {
        const read = await readDataFile(await file.text(), breathe);
        askHow(read);
        return [];
      } catch (error) {
        if (!(error instanceof DataError)) throw error;
        return [error.why === 'not-json' ? said.notJson(file.name) : said.notData(file.name)];
      }
    });
  };
  const put = (data: AllData, how: typeof mergeData, takesSettings: boolean): Promise<void> =>
    work(said.working, async () => {
      hasChanged = true;
      let restoredSettings: Settings | null = null;
      try {
        const restored = await how(stores, data);
        if (takesSettings) restoredSettings = data.settings;
        const isNothing = restored.matches + restored.records + restored.rules === 0;
        return [isNothing ? said.nothingNew : said.restored(...saidOf(restored))];
      } finally {
        // What came in before the storage was full is there.
        await onRestored(restoredSettings);
      }
    });
  const askHow = ({ data, damaged }: ReadData): void => {
    const question = ask(
      { title: said.howToRestore, body: [element('p', {}, said.found(...countsOf(data))), ...damagedParts(damaged)] },
      { label: said.merge, lead: said.mergeLead, onPress: () => void put(data, mergeData, false) },
      {
        label: said.replace,
        lead: said.replaceLead,
        isGrave: true,
        onPress: () =>
          ask(
            { title: said.reallyReplace, body: [] },
            { label: said.yesReplace, isGrave: true, onPress: () => void put(data, replaceData, true) },
          ),
      },
    );
    question.body.querySelector('button')?.focus();
  };
  const clear = (): void => {
    const really = (): void => {
      void work(said.working, async () => {
        hasChanged = true;
        await clearData(stores);
        await onRestored(DEFAULT_SETTINGS);
        return [said.cleared];
      });
    };
    const forSure = (): OpenedDialog =>
      ask(
        { title: said.forSure, body: [element('p', {}, said.forSureText)] },
        { label: said.yesForSure, isGrave: true, onPress: really },
      );
    ask(
      { title: said.reallyClear, body: [element('p', {}, said.reallyClearText)] },
      { label: said.yesClear, isGrave: true, onPress: forSure },
    );
  };

  const saveDamaged = (): Promise<void> =>
    work(said.working, async () => {
      const { name, text } = damagedFile(await stores.damaged.all(), new Date());
      download(name, text);
      return [said.saved];
    });
  const throwDamagedAway = (): void => {
    const really = (): void => {
      void work(said.working, async () => {
        await clearDamaged(stores);
        report.closest('article')?.focus();
        return [said.damagedIsGone];
      });
    };
    ask(
      { title: said.reallyThrowDamagedAway, body: [element('p', {}, said.reallyThrowDamagedAwayText)] },
      { label: said.throwDamagedAway, isGrave: true, onPress: really },
    );
  };

  const waysWithDamaged = [
    answer({ label: said.saveDamaged, lead: said.saveDamagedLead, onPress: () => void saveDamaged() }),
    answer({ label: said.throwDamagedAway, isGrave: true, onPress: throwDamagedAway }),
  ];
  const chooser = fileButton(said.restore, { multiple: false, onFiles: restore });
  chooser.querySelector('button')?.append(element('small', {}, said.restoreLead));
  choices.append(
    answer({ label: said.save, lead: said.saveLead, onPress: () => void save() }),
    chooser,
    answer({ label: said.clear, lead: said.clearLead, isGrave: true, onPress: clear }),
  );
  takeDrops(choices, restore);
  void work('', async () => []);
  return paper.close;
}

type Answer = { label: string; lead?: string; isGrave?: boolean; onPress: () => void };

function answer({ label, lead, isGrave = false, onPress }: Answer): HTMLButtonElement {
  const small = lead === undefined ? [] : [element('small', {}, lead)];
  return element('button', { type: 'button', className: isGrave ? 'grave' : '', onclick: onPress }, label, ...small);
}

/** Asks something on a paper of its own; closing it without an answer does nothing. */
function ask({ title, body }: { title: string; body: readonly Node[] }, ...answers: readonly Answer[]): OpenedDialog {
  const paper: OpenedDialog = openDialog({
    title,
    close: words().data.cancel,
    body: [
      ...body,
      element(
        'div',
        { className: 'choices' },
        ...answers.map((one) =>
          answer({
            ...one,
            onPress: () => {
              paper.close();
              one.onPress();
            },
          }),
        ),
      ),
    ],
  });
  return paper;
}

function damagedParts(damaged: readonly DamagedPart[]): HTMLElement[] {
  if (damaged.length === 0) return [];
  const said = words().data;
  const told = damaged
    .slice(0, MOST_TOLD)
    .map(({ store, id, error }) => said.damagedPart(store, id, faultInWords(error)));
  const rest = damaged.length - told.length;
  return [
    element('p', {}, said.damagedParts(damaged.length)),
    element('ul', {}, ...[...told, ...(rest > 0 ? [said.andMore(rest)] : [])].map((line) => element('li', {}, line))),
  ];
}

function countsOf({ matches, records, rules }: Omit<AllData, 'settings'>): [string, string, string] {
  return saidOf({ matches: matches.size, records: records.size, rules: rules.size });
}

function saidOf({ matches, records, rules }: Restored): [string, string, string] {
  const said = words().data;
  return [said.matches(matches), said.records(records), said.rules(rules)];
}

/** Lets the page draw and hear before it goes on. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
