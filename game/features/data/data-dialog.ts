/** Everything that is stored for the person: saved as one file, restored from such a file, or deleted. */
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
import { choiceButton, sentenceList, showLines, statusLine } from '../../ui/dialogs/elements.ts';
import { fileButton, acceptDrops } from '../../ui/dialogs/files.ts';
import { chooseInDialog } from '../../ui/dialogs/ask.ts';
import { openDialog, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { faultInWords } from '../../model/record-faults.ts';
import '../../ui/dialogs/lists.css';

type DataDialogOptions = {
  stores: Stores;
  settings: () => Settings;
  /** Called when what is stored has changed, with the new settings; null if they stay the same. */
  onRestored: (settings: Settings | null) => Promise<void>;
  /** Called when it is closed after that. */
  onChanged: () => void;
};

/** The largest file that is read, in bytes: far more than the records of a lifetime. */
const LARGEST = 500_000_000;
/** At most this many damaged parts are listed one by one. */
const MOST_DAMAGED = 6;

/** Opens it; answers with a function that closes it. */
export function openDataDialog(options: DataDialogOptions): () => void {
  return new DataDialog(options).opened.close;
}

/** Lines to show after a task. */
type Report = readonly (Node | string)[];

class DataDialog {
  readonly opened: OpenedDialog;
  readonly #options: DataDialogOptions;
  readonly #contents = statusLine();
  readonly #report = element('div', { className: 'report', role: 'status' });
  readonly #damaged = element('div', { className: 'choices' });
  #hasChanged = false;

  constructor(options: DataDialogOptions) {
    this.#options = options;
    const { title, lead } = words().data;
    const choices = this.#choices();
    this.opened = openDialog({
      title,
      lead,
      body: [this.#contents, choices, this.#damaged, this.#report],
      onClose: () => {
        if (this.#hasChanged) options.onChanged();
      },
    });
    acceptDrops(choices, (files) => this.#restore(files));
    void this.#perform('', async () => []);
  }

  #choices(): HTMLElement {
    const said = words().data;
    const restore = fileButton(said.restore, { multiple: false, onFiles: (files) => this.#restore(files) });
    restore.querySelector('button')?.append(element('small', {}, said.restoreLead));
    return element(
      'div',
      { className: 'choices' },
      choiceButton({ label: said.save, lead: said.saveLead, onPress: () => void this.#save() }),
      restore,
      choiceButton({ label: said.clear, lead: said.clearLead, isDestructive: true, onPress: () => this.#askToClear() }),
    );
  }

  #damagedChoices(): HTMLElement[] {
    const said = words().data;
    const save = (): void => void this.#saveDamaged();
    return [
      choiceButton({ label: said.saveDamaged, lead: said.saveDamagedLead, onPress: save }),
      choiceButton({ label: said.deleteDamaged, isDestructive: true, onPress: () => this.#askToDeleteDamaged() }),
    ];
  }

  /** Says how much is stored. */
  async #count(): Promise<void> {
    const said = words().data;
    const { stores, settings } = this.#options;
    const stored = await allData(stores, settings());
    // Only now: this includes what was just found to be damaged.
    const { size } = await stores.damaged.all();
    this.#contents.textContent = [
      said.holds(...countsOf(stored)),
      ...(size === 0 ? [] : [said.holdsDamaged(size)]),
      ...(stores.isPersistent ? [] : [said.notPersistent]),
    ].join(' ');
    this.#damaged.replaceChildren(...(size === 0 ? [] : this.#damagedChoices()));
  }

  /** Does a task that takes a moment, and reports how it went, also if the storage fails. */
  async #perform(before: string, task: () => Promise<Report>): Promise<void> {
    showLines(this.#report, before);
    try {
      showLines(this.#report, ...(await task()));
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      showLines(this.#report, error.message);
    }
    await this.#count();
  }

  #save(): Promise<void> {
    const { working, saved } = words().data;
    const { stores, settings } = this.#options;
    return this.#perform(working, async () => {
      const { name, text } = dataFile(await allData(stores, settings()), new Date());
      download(name, text);
      return [saved];
    });
  }

  #saveDamaged(): Promise<void> {
    const { working, saved } = words().data;
    return this.#perform(working, async () => {
      const { name, text } = damagedFile(await this.#options.stores.damaged.all(), new Date());
      download(name, text);
      return [saved];
    });
  }

  #restore([file]: readonly File[]): void {
    const said = words().data;
    if (file === undefined) return;
    void this.#perform(said.reading, async () => {
      if (file.size > LARGEST) return [said.tooLarge(file.name)];
      try {
        this.#askHowToRestore(await readDataFile(await file.text(), yieldToPage));
        return [];
      } catch (error) {
        if (!(error instanceof DataError)) throw error;
        return [error.why === 'not-json' ? said.notJson(file.name) : said.notData(file.name)];
      }
    });
  }

  #put(data: AllData, how: typeof mergeData, takesSettings: boolean): Promise<void> {
    const said = words().data;
    const { stores, onRestored } = this.#options;
    return this.#perform(said.working, async () => {
      this.#hasChanged = true;
      let settings: Settings | null = null;
      try {
        const restored = await how(stores, data);
        if (takesSettings) settings = data.settings;
        const isNothing = restored.matches + restored.records + restored.rules === 0;
        return [isNothing ? said.nothingNew : said.restored(...inWords(restored))];
      } finally {
        // What was restored before the storage was full stays.
        await onRestored(settings);
      }
    });
  }

  #askHowToRestore({ data, damaged }: ReadData): void {
    const said = words().data;
    const question = chooseInDialog({
      title: said.howToRestore,
      body: [element('p', {}, said.found(...countsOf(data))), ...damagedParts(damaged)],
      cancel: said.cancel,
      choices: [
        { label: said.merge, lead: said.mergeLead, onPress: () => void this.#put(data, mergeData, false) },
        { label: said.replace, lead: said.replaceLead, isDestructive: true, onPress: () => this.#askToReplace(data) },
      ],
    });
    question.body.querySelector('button')?.focus();
  }

  #askToReplace(data: AllData): void {
    const { reallyReplace, yesReplace } = words().data;
    confirmInDialog(reallyReplace, null, yesReplace, () => void this.#put(data, replaceData, true));
  }

  /** Asks twice: this cannot be undone. */
  #askToClear(): void {
    const said = words().data;
    confirmInDialog(said.reallyClear, said.reallyClearText, said.yesClear, () =>
      confirmInDialog(said.forSure, said.forSureText, said.yesForSure, () => void this.#clear()),
    );
  }

  #clear(): Promise<void> {
    const { working, cleared } = words().data;
    const { stores, onRestored } = this.#options;
    return this.#perform(working, async () => {
      this.#hasChanged = true;
      await clearData(stores);
      await onRestored(DEFAULT_SETTINGS);
      return [cleared];
    });
  }

  #askToDeleteDamaged(): void {
    const { reallyDeleteDamaged, reallyDeleteDamagedText, deleteDamaged } = words().data;
    confirmInDialog(reallyDeleteDamaged, reallyDeleteDamagedText, deleteDamaged, () => void this.#deleteDamaged());
  }

  #deleteDamaged(): Promise<void> {
    const { working, damagedDeleted } = words().data;
    return this.#perform(working, async () => {
      await clearDamaged(this.#options.stores);
      this.#report.closest('article')?.focus();
      return [damagedDeleted];
    });
  }
}

/** Asks before something is done that cannot be undone. */
function confirmInDialog(title: string, text: string | null, label: string, onPress: () => void): void {
  chooseInDialog({
    title,
    body: text === null ? [] : [element('p', {}, text)],
    cancel: words().data.cancel,
    choices: [{ label, isDestructive: true, onPress }],
  });
}

function damagedParts(damaged: readonly DamagedPart[]): HTMLElement[] {
  if (damaged.length === 0) return [];
  const said = words().data;
  const sentences = damaged.map(({ store, id, error }) => said.damagedPart(store, id, faultInWords(error)));
  return [element('p', {}, said.damagedParts(damaged.length)), sentenceList(sentences, MOST_DAMAGED, said.andMore)];
}

function countsOf({ matches, records, rules }: Omit<AllData, 'settings'>): [string, string, string] {
  return inWords({ matches: matches.size, records: records.size, rules: rules.size });
}

function inWords({ matches, records, rules }: Restored): [string, string, string] {
  const said = words().data;
  return [said.matches(matches), said.records(records), said.rules(rules)];
}

/** Lets the page draw and handle input before it continues. */
function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
