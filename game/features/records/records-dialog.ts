/** All matches that were played: filtered, replayed, saved, deleted, and imported from files. */
import { StorageError } from '../../base/store.ts';
import { RecordError } from '../../../engine/record.ts';
import { download } from '../../base/download.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { isChallengeFile } from '../../model/challenge-file.ts';
import { recordFile } from '../../model/record-file.ts';
import { filteredRecords, namesIn, type RecordFilter } from '../../services/storage/kept-records.ts';
import { readMatch, type RecordedMatch } from '../../model/replay.ts';
import { type KeptRecord, type Stores } from '../../services/storage/stores.ts';
import { words } from '../../i18n/words.ts';
import { selectField } from '../../ui/dialogs/select-field.ts';
import { element } from '../../base/elements.ts';
import { actionButton, confirmingButton, sentenceList, showLines } from '../../ui/dialogs/elements.ts';
import { fileButton, acceptDrops } from '../../ui/dialogs/files.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { faultInWords } from '../../model/record-faults.ts';
import { recordSummary, shownNames } from '../../services/storage/record-summary.ts';
import { importRecords } from './import-records.ts';
import '../../ui/dialogs/lists.css';

/** What the list leads to. It is closed for a replay and a challenge from a file, and stays open otherwise. */
export type RecordsGoal =
  /** The match, or what its decisions were worth. */
  | { is: 'replay' | 'review'; match: RecordedMatch; kept: KeptRecord; id: string }
  /** How its cards were shuffled. */
  | { is: 'fairness'; match: RecordedMatch; names: readonly string[]; isOwn: boolean }
  /** A match to be played again or sent. */
  | { is: 'challenge'; kept: KeptRecord }
  | { is: 'challenge-file'; file: File }
  | { is: 'statistics' | 'exercises' | 'data' };

interface RecordsOptions {
  stores: Stores;
  onOpen: (goal: RecordsGoal) => void;
  /** Called when a record has been deleted. */
  onRemoved: (id: string) => Promise<void>;
}

/** Records on a page of the list. */
const PAGE = 20;
/** At most this many refused files are listed one by one. */
const MOST_REFUSALS = 8;

/** Opens the list; returns a function that closes it. */
export function openRecordsDialog(options: RecordsOptions): () => void {
  return openToRead(() => new RecordsDialog(options).opened);
}

/** Created each time that the dialog is opened. */
class RecordsDialog {
  readonly opened: OpenedDialog;
  readonly #options: RecordsOptions;
  readonly #tools = element('div', { className: 'tools' });
  readonly #report = element('div', { className: 'report', role: 'status' });
  readonly #list = element('div');
  #records: ReadonlyMap<string, KeptRecord> = new Map();
  #filter: RecordFilter = { game: null, who: null };
  #page = 0;

  constructor(options: RecordsOptions) {
    this.#options = options;
    const { records } = words().menu;
    const { lead } = words().replay;
    this.opened = openDialog({
      title: records,
      lead,
      isWide: true,
      body: [this.#tools, this.#report, this.#list],
    });
    acceptDrops(this.#tools, (files) => void this.#reporting(this.#import(files)));
    void this.#reporting(this.#load());
  }

  async #load(): Promise<void> {
    this.#records = await this.#options.stores.records.all();
    this.#showTools();
    this.#showList();
  }

  /** Reports why, if the storage fails. */
  async #reporting(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      showLines(this.#report, error.message);
    }
  }

  #filterBy(changes: Partial<RecordFilter>): void {
    this.#filter = { ...this.#filter, ...changes };
    this.#page = 0;
    this.#showList();
  }

  async #import(files: readonly File[]): Promise<void> {
    const messages = words().replay;
    const challenge = files.find(({ name }) => isChallengeFile(name));
    if (challenge !== undefined) {
      this.opened.close();
      this.#options.onOpen({ is: 'challenge-file', file: challenge });
      return;
    }
    try {
      const { imported, refusals } = await importRecords(files, this.#records.values(), this.#options.stores);
      showLines(
        this.#report,
        ...(imported > 0 ? [messages.imported(imported)] : []),
        ...(refusals.length > 0 ? [sentenceList(refusals, MOST_REFUSALS, messages.more)] : []),
      );
    } finally {
      // What was imported before the storage was full stays.
      await this.#load();
    }
  }

  async #remove(id: string): Promise<void> {
    await this.#options.stores.records.remove(id);
    await this.#options.onRemoved(id);
    await this.#load();
    showLines(this.#report, words().replay.removed);
    this.#list.closest('article')?.focus();
  }

  #watch(kept: KeptRecord, id: string): void {
    const match = this.#read(kept);
    if (match === null) return;
    this.opened.close();
    this.#options.onOpen({ is: 'replay', match, kept, id });
  }

  #review(kept: KeptRecord, id: string): void {
    const match = this.#read(kept);
    if (match !== null) this.#options.onOpen({ is: 'review', match, kept, id });
  }

  #showFairness(kept: KeptRecord): void {
    const match = this.#read(kept);
    if (match === null) return;
    const names = shownNames(match.record, kept.you);
    this.#options.onOpen({ is: 'fairness', match, names, isOwn: kept.you >= 0 });
  }

  /** A record's match; null if it is damaged, which is reported. */
  #read({ record }: KeptRecord): RecordedMatch | null {
    const match = readOrFault(record);
    if (typeof match !== 'string') return match;
    showLines(this.#report, words().replay.damaged(match));
    this.#list.closest('article')?.scrollTo({ top: 0 });
    return null;
  }

  #showTools(): void {
    const messages = words().replay;
    const { onOpen } = this.#options;
    const all = [...this.#records.values()].map(({ record }) => record);
    const games = namesIn(all.map(({ rules }) => String(rules.name)));
    const people = namesIn(all.flatMap(({ players }) => players));
    this.#tools.replaceChildren(
      selectField({
        label: messages.game,
        any: messages.any,
        from: games.map((game) => [game, gameName(game).name]),
        chosen: this.#filter.game,
        onChoose: (game) => this.#filterBy({ game }),
      }),
      selectField({
        label: messages.with,
        any: messages.any,
        from: people.map((name) => [name, name]),
        chosen: this.#filter.who,
        onChoose: (who) => this.#filterBy({ who }),
      }),
      actionButton({ label: words().statistics.title, onPress: () => onOpen({ is: 'statistics' }) }),
      actionButton({ label: words().exercises.title, onPress: () => onOpen({ is: 'exercises' }) }),
      fileButton(messages.importFiles, {
        multiple: true,
        onFiles: (files) => void this.#reporting(this.#import(files)),
      }),
      actionButton({ label: words().options.data, onPress: () => onOpen({ is: 'data' }) }),
    );
  }

  #showList(): void {
    const messages = words().replay;
    const found = filteredRecords(this.#records, this.#filter);
    const pages = Math.max(1, Math.ceil(found.length / PAGE));
    this.#page = Math.min(this.#page, pages - 1);
    const first = this.#page * PAGE;
    const none = this.#records.size === 0 ? `${messages.none} ${messages.dropHere}` : messages.noneFits;
    this.#list.replaceChildren(
      element('p', { className: 'soft' }, found.length === 0 ? none : messages.count(found.length)),
      element(
        'ul',
        { className: 'records' },
        ...found.slice(first, first + PAGE).map(({ id, kept }) => this.#row(id, kept)),
      ),
      ...(pages > 1 ? [this.#pager(pages)] : []),
    );
  }

  /** Buttons that turn to the next page of the list, and the one before. */
  #pager(pages: number): HTMLElement {
    const { newer, older, page } = words().replay;
    const turn = (label: string, to: number): HTMLButtonElement =>
      actionButton({
        label,
        disabled: to < 0 || to >= pages,
        onPress: () => {
          this.#page = to;
          this.#showList();
          this.#list.scrollIntoView({ block: 'nearest' });
        },
      });
    return element(
      'div',
      { className: 'pages' },
      turn(newer, this.#page - 1),
      element('span', {}, page(this.#page + 1, pages)),
      turn(older, this.#page + 1),
    );
  }

  #challengeButton(kept: KeptRecord, match: string): HTMLButtonElement {
    const label = words().match.challenge.title;
    return actionButton({
      label,
      name: `${label}: ${match}`,
      onPress: () => this.#options.onOpen({ is: 'challenge', kept }),
    });
  }

  /** A match with its buttons. */
  #row(id: string, kept: KeptRecord): HTMLLIElement {
    const messages = words().replay;
    const { title: fairness } = words().fairness;
    const { when, game, players, result } = recordSummary(kept);
    const match = `${game}, ${when}`;
    const remove = confirmingButton(
      { label: messages.remove, name: messages.removeOne(match) },
      { label: messages.reallyRemove, name: messages.reallyRemoveOne(match) },
      () => void this.#reporting(this.#remove(id)),
    );
    return element(
      'li',
      {},
      element(
        'div',
        { className: 'match' },
        element('strong', {}, game),
        ` · ${result}`,
        element('span', {}, `${when}, ${players}`),
      ),
      element(
        'div',
        { className: 'buttons' },
        actionButton({ label: messages.watch, name: messages.watchOne(match), onPress: () => this.#watch(kept, id) }),
        actionButton({
          label: words().dialogs.review,
          name: `${words().dialogs.review}: ${match}`,
          onPress: () => this.#review(kept, id),
        }),
        actionButton({ label: fairness, name: `${fairness}: ${match}`, onPress: () => this.#showFairness(kept) }),
        ...(kept.you < 0 ? [] : [this.#challengeButton(kept, match)]),
        actionButton({ label: messages.save, name: messages.saveOne(match), onPress: () => save(kept) }),
        remove,
      ),
    );
  }
}

function save({ record, ended }: KeptRecord): void {
  const { name, text } = recordFile(record, new Date(ended));
  void download(name, text);
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
