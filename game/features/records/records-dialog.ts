/** All matches that were played: looked for, played again, saved, deleted, and taken in from files. */
import { StorageError } from '../../base/store.ts';
import { RecordError } from '../../../engine/record.ts';
import { download } from '../../base/download.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { matchId } from '../../services/storage/open-matches.ts';
import { recordFile } from '../../model/record-file.ts';
import {
  knownAmong,
  LARGEST_FILE,
  listed,
  namesIn,
  readRecordFile,
  type Refusal,
  type RecordFilter,
} from '../../services/storage/kept-records.ts';
import { readMatch, type RecordedMatch } from '../../model/replay.ts';
import { type KeptRecord, type Stores } from '../../services/storage/stores.ts';
import { words } from '../../i18n/words.ts';
import { choice } from '../../ui/dialogs/choice.ts';
import { element } from '../../base/elements.ts';
import { fileButton, takeDrops } from '../../ui/dialogs/files.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { faultInWords } from '../../model/record-faults.ts';
import { recordWords } from '../../services/storage/record-summary.ts';
import '../../ui/dialogs/lists.css';

export type RecordsOptions = {
  stores: Stores;
  /** Plays a match again; the paper is closed by then. */
  onWatch: (match: RecordedMatch, kept: KeptRecord) => void;
  onStatistics: () => void;
  onData: () => void;
  onClose?: () => void;
};

/** Records on a page of the list. */
const PAGE = 20;
/** So many files are told of one by one. */
const MOST_TOLD = 8;

/** Opens the list; answers with a function that closes it. */
export function openRecordsDialog(options: RecordsOptions): () => void {
  return openToRead(() => layRecords(options));
}

function layRecords(options: RecordsOptions): OpenedDialog {
  const said = words().replay;
  const { stores } = options;
  const tools = element('div', { className: 'tools' });
  const report = element('div', { className: 'report', role: 'status' });
  const list = element('div');
  const paper = openDialog({
    title: said.records,
    lead: said.lead,
    isWide: true,
    body: [tools, report, list],
    ...(options.onClose !== undefined && { onClose: options.onClose }),
  });

  let records: ReadonlyMap<string, KeptRecord> = new Map();
  let wanted: RecordFilter = { game: null, who: null };
  let page = 0;

  const look = (changes: Partial<RecordFilter>): void => {
    wanted = { ...wanted, ...changes };
    page = 0;
    showList();
  };
  const load = async (): Promise<void> => {
    records = await stores.records.all();
    showTools();
    showList();
  };
  const telling = (work: Promise<void>): void => {
    work.catch((error: unknown) => {
      if (!(error instanceof StorageError)) throw error;
      report.replaceChildren(element('p', {}, error.message));
    });
  };

  const takeIn = async (files: readonly File[]): Promise<void> => {
    const known = knownAmong(records.values());
    const refusals: string[] = [];
    let taken = 0;
    try {
      for (const file of files) {
        const refusal = await takeInOne(file, known);
        if (refusal === null) taken += 1;
        else refusals.push(refused(file.name, refusal));
      }
    } finally {
      // What came in before the storage was full is there.
      await load();
    }
    report.replaceChildren(
      ...(taken > 0 ? [element('p', {}, said.taken(taken))] : []),
      ...(refusals.length > 0
        ? [element('ul', {}, ...refusals.slice(0, MOST_TOLD).map((sentence) => element('li', {}, sentence)))]
        : []),
      ...(refusals.length > MOST_TOLD ? [element('p', {}, said.more(refusals.length - MOST_TOLD))] : []),
    );
  };
  const takeInOne = async (file: File, known: ReturnType<typeof knownAmong>): Promise<Refusal | null> => {
    // A huge file is not even read.
    if (file.size > 2 * LARGEST_FILE) return { why: 'too-large' };
    const read = readRecordFile(await file.text(), new Date(file.lastModified), known);
    if ('refusal' in read) return read.refusal;
    await stores.records.put(
      matchId(read.kept.began, () => crypto.getRandomValues(new Uint32Array(1))[0]),
      read.kept,
    );
    return null;
  };

  const showTools = (): void => {
    const all = [...records.values()].map(({ record }) => record);
    const games = namesIn(all.map(({ rules }) => String(rules.name)));
    const people = namesIn(all.flatMap(({ players }) => players));
    tools.replaceChildren(
      choice({
        label: said.game,
        any: said.any,
        from: games.map((game) => [game, gameName(game).name]),
        chosen: wanted.game,
        onChoose: (game) => look({ game }),
      }),
      choice({
        label: said.with,
        any: said.any,
        from: people.map((name) => [name, name]),
        chosen: wanted.who,
        onChoose: (who) => look({ who }),
      }),
      element('button', { type: 'button', onclick: options.onStatistics }, words().statistics.title),
      fileButton(said.takeIn, { multiple: true, onFiles: (files) => telling(takeIn(files)) }),
      element('button', { type: 'button', onclick: options.onData }, words().data.title),
    );
  };

  const showList = (): void => {
    const found = listed(records, wanted);
    const pages = Math.max(1, Math.ceil(found.length / PAGE));
    page = Math.min(page, pages - 1);
    const turn = (to: number): void => {
      page = to;
      showList();
      list.scrollIntoView({ block: 'nearest' });
    };
    const turner = (label: string, to: number): HTMLButtonElement =>
      element('button', { type: 'button', disabled: to < 0 || to >= pages, onclick: () => turn(to) }, label);
    const none = records.size === 0 ? `${said.none} ${said.dropHere}` : said.noneFits;
    list.replaceChildren(
      element('p', { className: 'soft' }, found.length === 0 ? none : said.count(found.length)),
      element('ul', { className: 'records' }, ...found.slice(page * PAGE, (page + 1) * PAGE).map(row)),
      ...(pages > 1
        ? [
            element(
              'div',
              { className: 'pages' },
              turner(said.newer, page - 1),
              element('span', {}, said.page(page + 1, pages)),
              turner(said.older, page + 1),
            ),
          ]
        : []),
    );
  };

  const row = ({ id, kept }: { id: string; kept: KeptRecord }): HTMLLIElement => {
    const { when, game, company, result } = recordWords(kept);
    const match = `${game}, ${when}`;
    const act = (label: string, name: string, onclick: () => void): HTMLButtonElement =>
      element('button', { type: 'button', ariaLabel: name, onclick }, label);
    const remove = act(said.remove, said.removeOne(match), () => {
      // The same button asks: a second press is the answer.
      if (!remove.classList.contains('sure')) {
        remove.classList.add('sure');
        remove.textContent = said.reallyRemove;
        remove.ariaLabel = said.reallyRemoveOne(match);
        return;
      }
      telling(
        stores.records.remove(id).then(async () => {
          await load();
          report.replaceChildren(element('p', {}, said.removed));
          list.closest('article')?.focus();
        }),
      );
    });
    remove.addEventListener('blur', () => {
      remove.classList.remove('sure');
      remove.textContent = said.remove;
      remove.ariaLabel = said.removeOne(match);
    });
    return element(
      'li',
      {},
      element(
        'div',
        { className: 'match' },
        element('strong', {}, game),
        ` · ${result}`,
        element('span', {}, `${when}, ${company}`),
      ),
      element(
        'div',
        { className: 'acts' },
        act(said.watch, said.watchOne(match), () => watch(kept)),
        act(said.save, said.saveOne(match), () => {
          const { name, text } = recordFile(kept.record, new Date(kept.ended));
          download(name, text);
        }),
        remove,
      ),
    );
  };

  const watch = (kept: KeptRecord): void => {
    const match = matchOf(kept.record, (reason) => report.replaceChildren(element('p', {}, said.damaged(reason))));
    if (match === null) {
      list.closest('article')?.scrollTo({ top: 0 });
      return;
    }
    paper.close();
    options.onWatch(match, kept);
  };

  takeDrops(tools, (files) => telling(takeIn(files)));
  telling(load());
  return paper;
}

/** A record's match; null where it is damaged, and `tell` hears why. */
function matchOf(record: unknown, tell: (reason: string) => void): RecordedMatch | null {
  try {
    return readMatch(record);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    tell(faultInWords(error));
    return null;
  }
}

function refused(file: string, refusal: Refusal): string {
  const { tooLarge, notJson, known, allData, wrong } = words().replay.refused;
  switch (refusal.why) {
    case 'too-large':
      return tooLarge(file);
    case 'not-json':
      return notJson(file);
    case 'known':
      return known(file);
    case 'all-data':
      return allData(file);
    case 'wrong':
      return wrong(file, faultInWords(refusal.error));
  }
}
