/** Everything that is stored for the person: saved as one file, restored from such a file, or deleted. */
import { StorageError } from '../../base/store.ts';
import { download } from '../../base/download.ts';
import { utf8Text } from '../../base/utf8-text.ts';
import {
  allData,
  clearDamaged,
  clearData,
  countsOf,
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

interface DataDialogOptions {
  stores: Stores;
  settings: () => Settings;
  /** Called when what is stored has changed, with the new settings; null if they stay the same. */
  onRestored: (settings: Settings | null) => Promise<void>;
  /** Called when it is closed after that. */
  onChanged: () => void;
}

/** The largest file that is read, in bytes: far more than the records of a lifetime. */
const LARGEST = 500_000_000;
/** At most this many damaged parts are listed one by one. */
const MOST_DAMAGED = 6;

/** Opens it; answers with a function that closes it. */
export function openDataDialog(options: DataDialogOptions): () => void {
  return new DataDialog(options).opened.close;
}

/** Lines to show after a task. */
type TaskReport = readonly (Node | string)[];

class DataDialog {
  readonly opened: OpenedDialog;
  readonly #options: DataDialogOptions;
  readonly #contents = statusLine();
  readonly #report = element('div', { className: 'report', role: 'status' });
  readonly #damaged = element('div', { className: 'choices' });
  #hasChanged = false;

  constructor(options: DataDialogOptions) {
    this.#options = options;
    const { data: title } = words().options;
    const { lead } = words().data;
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
    const messages = words().data;
    const restore = fileButton(messages.restore, { multiple: false, onFiles: (files) => this.#restore(files) });
    restore.querySelector('button')?.append(element('small', {}, messages.restoreLead));
    return element(
      'div',
      { className: 'choices' },
      choiceButton({ label: messages.save, lead: messages.saveLead, onPress: () => void this.#save() }),
      restore,
      choiceButton({
        label: messages.clear,
        lead: messages.clearLead,
        isDestructive: true,
        onPress: () => this.#askToClear(),
      }),
    );
  }

  #damagedChoices(): HTMLElement[] {
    const messages = words().data;
    const save = (): void => void this.#saveDamaged();
    return [
      choiceButton({ label: messages.saveDamaged, lead: messages.saveDamagedLead, onPress: save }),
      choiceButton({ label: messages.deleteDamaged, isDestructive: true, onPress: () => this.#askToDeleteDamaged() }),
    ];
  }

  /** Says how much is stored. */
  async #count(): Promise<void> {
    const messages = words().data;
    const { stores, settings } = this.#options;
    const stored = await allData(stores, settings());
    // Only now: this includes what was just found to be damaged.
    const { size } = await stores.damaged.all();
    this.#contents.textContent = [
      ...inWords(messages.holds, countsOf(stored)),
      ...(size === 0 ? [] : [messages.holdsDamaged(size)]),
      ...(stores.isPersistent ? [] : [messages.notPersistent]),
    ].join(' ');
    this.#damaged.replaceChildren(...(size === 0 ? [] : this.#damagedChoices()));
  }

  /** Does a task that takes a moment, and reports how it went, also if the storage fails. */
  async #perform(before: string, task: () => Promise<TaskReport>): Promise<void> {
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
    const { working, saved, notSaved } = words().data;
    const { stores, settings } = this.#options;
    return this.#perform(working, async () => {
      const { name, text } = dataFile(await allData(stores, settings()), new Date());
      return [(await download(name, text)) ? saved : notSaved];
    });
  }

  #saveDamaged(): Promise<void> {
    const { working, saved, notSaved } = words().data;
    return this.#perform(working, async () => {
      const { name, text } = damagedFile(await this.#options.stores.damaged.all(), new Date());
      return [(await download(name, text)) ? saved : notSaved];
    });
  }

  #restore([file]: readonly File[]): void {
    const messages = words().data;
    if (file === undefined) return;
    void this.#perform(messages.reading, async () => {
      if (file.size > LARGEST) return [messages.tooLarge(file.name)];
      const text = await utf8Text(file);
      if (text === null) return [messages.notJson(file.name)];
      try {
        this.#askHowToRestore(await readDataFile(text, yieldToPage));
        return [];
      } catch (error) {
        if (!(error instanceof DataError)) throw error;
        const says = { 'not-json': messages.notJson, 'not-data': messages.notData, newer: messages.newer }[error.why];
        return [says(file.name)];
      }
    });
  }

  #put(data: AllData, how: typeof mergeData, takesSettings: boolean): Promise<void> {
    const messages = words().data;
    const { stores, onRestored } = this.#options;
    return this.#perform(messages.working, async () => {
      this.#hasChanged = true;
      let settings: Settings | null = null;
      try {
        const restored = await how(stores, data);
        if (takesSettings) settings = data.settings;
        const isNothing = Object.values(restored).every((count) => count === 0);
        return isNothing ? [messages.nothingNew] : inWords(messages.restored, restored);
      } finally {
        // What was restored before the storage was full stays.
        await onRestored(settings);
      }
    });
  }

  #askHowToRestore({ data, damaged }: ReadData): void {
    const messages = words().data;
    const question = chooseInDialog({
      title: messages.howToRestore,
      body: [element('p', {}, inWords(messages.found, countsOf(data)).join(' ')), ...damagedParts(damaged)],
      cancel: messages.cancel,
      choices: [
        { label: messages.merge, lead: messages.mergeLead, onPress: () => void this.#put(data, mergeData, false) },
        {
          label: messages.replace,
          lead: messages.replaceLead,
          isDestructive: true,
          onPress: () => this.#askToReplace(data),
        },
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
    const messages = words().data;
    confirmInDialog(messages.reallyClear, messages.reallyClearText, messages.yesClear, () =>
      confirmInDialog(messages.forSure, messages.forSureText, messages.yesForSure, () => void this.#clear()),
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
  const messages = words().data;
  const sentences = damaged.map(({ store, id, error }) => messages.damagedPart(store, id, faultInWords(error)));
  return [
    element('p', {}, messages.damagedParts(damaged.length)),
    sentenceList(sentences, MOST_DAMAGED, messages.andMore),
  ];
}

/** How many items there are, in a sentence, and in others how far one has come where that is anywhere. */
function inWords(
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
