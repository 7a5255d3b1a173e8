/** The page of a day: what is played, how one has played it, how the master does, where one stands, and a line to share. */
import { policyOf } from '../../../engine/daily/daily-deal.ts';
import { DAILY_OPPONENTS, DEALS_OF_A_DAY, dayOf, TRIES } from '../../../engine/daily/day.ts';
import type { Comparison } from '../../../engine/daily/comparison.ts';
import { standingAmong } from '../../../engine/daily/points.ts';
import { LEVELS } from '../../../engine/bots/characters.ts';
import { element } from '../../base/elements.ts';
import { hasWebAssembly } from '../../base/web-assembly.ts';
import { dailyTable } from '../../catalogue/daily-table.ts';
import { gameName } from '../../catalogue/game-names.ts';
import type { Seat } from '../../catalogue/settings.ts';
import { tableSetupOf } from '../../catalogue/table-setup.ts';
import { dateInWords } from '../../i18n/dates.ts';
import { signed } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import type { DayComparison } from '../../services/bots/messages.ts';
import { isComplete, openTry } from '../../services/storage/played-days.ts';
import type { PlayedDay } from '../../services/storage/stores.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { actionButton, showLines, statusLine } from '../../ui/dialogs/elements.ts';
import { markOf, pointsByDeal, totalOf } from './points.ts';
import { headlineOf, shortHash } from './results.ts';
import { shareSection } from './share-section.ts';
import { completesWeek, rowSection, weekSection, type PastDays } from './week.ts';
import '../../ui/dialogs/lists.css';
import './daily.css';

export interface DailyDialogOptions {
  date: string;
  /** As it was played; null if it was not. */
  played: PlayedDay | null;
  /** All days, once this one is over. */
  past: PastDays | null;
  /** Waits for the trained opponents. @returns whether they have come */
  opponentsCome: () => Promise<boolean>;
  /** Plays the next deal. */
  onPlay: () => void;
  /** Lets the levels play the day, and stores what they get. @param onProgress receives the share that is done */
  compare: (onProgress: (share: number) => void) => Promise<DayComparison>;
  onCalendar: () => void;
  onExercises: () => void;
  /** Who sits in seat 0. */
  own: Seat;
}

/** Opens it; returns a function that closes it. */
export function openDailyDialog(options: DailyDialogOptions): () => void {
  return openToRead(() => new DailyDialog(options).opened);
}

class DailyDialog {
  readonly opened: OpenedDialog;
  readonly #options: DailyDialogOptions;
  readonly #status = statusLine('waiting');
  /** What happened, once it is known how others did. */
  readonly #headline = element('h2', { hidden: true });
  readonly #results = element('div');
  readonly #standing = element('section', { className: 'standing' });
  #isWaiting = false;

  constructor(options: DailyDialogOptions) {
    this.#options = options;
    const { date, past, played } = options;
    const day = dayOf(date);
    const messages = words().daily;
    const isOver = played !== null && isComplete(played.first);
    const about = [
      element('p', {}, messages.about(opponentNames())),
      element('p', { className: 'soft' }, day.rules.scoring === 'points' ? messages.pointsOfRace : messages.points),
      element(
        'div',
        { className: 'tools' },
        actionButton({ label: messages.calendar, onPress: options.onCalendar }),
        actionButton({ label: words().exercises.title, onPress: options.onExercises }),
      ),
    ];
    const lookingBack = past === null ? [] : [...rowSection(past), ...(completesWeek(past) ? weekSection(past) : [])];
    const results = [
      this.#headline,
      this.#results,
      this.#standing,
      ...lookingBack,
      ...shareSection(played, options.own),
    ];
    const playButton = { label: playLabel(played), onPress: () => void this.#play() };
    this.opened = openDialog({
      title: words().match.daily.numbered(day.number),
      lead: messages.lead(dateInWords(date), gameName(day.game).name),
      body: [...(isOver ? [...results, ...about] : [...about, ...results]), this.#status],
      // Whoever has played the day has come to see how it went.
      ...(isOver ? { buttons: [playButton] } : { main: playButton }),
    });
    this.#showResults(null);
    if (isOver) void this.#showStanding(played);
  }

  async #play(): Promise<void> {
    if (this.#isWaiting) return;
    const { waiting, unavailable } = words().daily;
    const why = hasWebAssembly() ? unavailable : words().offline.noWebAssembly;
    this.#isWaiting = true;
    showLines(this.#status, waiting, element('progress'));
    this.#status.scrollIntoView({ block: 'nearest' });
    const haveCome = await this.#options.opponentsCome();
    this.#isWaiting = false;
    showLines(this.#status, ...(haveCome ? [] : [why]));
    if (haveCome && this.opened.isOpen) this.#options.onPlay();
  }

  /** The points, deal by deal. @param comparison null where there is none yet */
  #showResults(comparison: Comparison | null): void {
    const { played } = this.#options;
    if (played !== null) this.#results.replaceChildren(resultsTable(played, comparison));
  }

  async #showStanding(played: PlayedDay): Promise<void> {
    const messages = words().daily;
    const policy = policyOf(played.first.deals);
    const heading = element('h2', {}, messages.standing);
    if (policy === null) {
      showLines(this.#standing, heading, messages.mixed);
      return;
    }
    try {
      const comparison = played.comparisons[policy] ?? (await this.#compare(heading, policy));
      if (comparison === null) {
        showLines(this.#standing, heading, messages.otherPolicy);
        return;
      }
      this.#showResults(comparison);
      this.#headline.textContent = headlineOf(played.first, comparison);
      this.#headline.hidden = false;
      showLines(this.#standing, heading, ...standingLines(totalOf(played.first), comparison, policy));
    } catch (error) {
      const again = (): void => void this.#showStanding(played);
      const reason = messages.notCompared(error instanceof Error ? error.message : String(error));
      showLines(this.#standing, heading, reason, actionButton({ label: messages.tryAgain, onPress: again }));
    }
  }

  /** @returns what the levels get; null where another policy would play than the one that did */
  async #compare(heading: HTMLElement, policy: string): Promise<Comparison | null> {
    const progress = element('progress', { max: 1, value: 0, ariaLabel: words().daily.comparing });
    showLines(this.#standing, heading, words().daily.comparing, progress);
    const comparison = await this.#options.compare((share) => (progress.value = share));
    return comparison.policy === policy ? comparison : null;
  }
}

function opponentNames(): string[] {
  const { seats } = tableSetupOf(dailyTable({ kind: 'person', name: '' }));
  const { bot } = words().seats;
  return DAILY_OPPONENTS.map(({ level, style }, index) => `${seats[index + 1].name} (${bot(level, style)})`);
}

/** What comes next on a day. */
function playLabel(played: PlayedDay | null): string {
  const { play, goOn, practise, goOnPractising } = words().daily;
  if (played === null) return play;
  const going = openTry(played);
  if (going === null) return practise;
  return (isComplete(played.first) ? goOnPractising : goOn)(going.deals.length + 1);
}

function resultsTable({ first, practice }: PlayedDay, comparison: Comparison | null): HTMLTableElement {
  const { columns, yourDeals } = words().daily;
  const tries: readonly [string, readonly number[]][] = [
    [columns.you, pointsByDeal(first)],
    ...(practice === null ? [] : [[columns.practice, pointsByDeal(practice)] as [string, number[]]]),
    ...(comparison === null ? [] : [[columns.master, comparison.master] as [string, number[]]]),
  ];
  const heading = (text: string): HTMLElement => element('th', { scope: 'col' }, text);
  const rows = Array.from({ length: DEALS_OF_A_DAY }, (_, index) =>
    rowOf(
      String(index + 1),
      tries.map(([, points]) => cellOf(points.at(index))),
    ),
  );
  const total = rowOf(
    columns.total,
    tries.map(([, points]) => element('td', {}, signed(points.reduce((sum, one) => sum + one, 0)))),
  );
  return element(
    'table',
    { className: 'deals' },
    element('caption', {}, yourDeals),
    element('thead', {}, element('tr', {}, heading(columns.deal), ...tries.map(([name]) => heading(name)))),
    element('tbody', {}, ...rows),
    element('tfoot', {}, total),
  );
}

function rowOf(name: string, cells: readonly HTMLElement[]): HTMLTableRowElement {
  return element('tr', {}, element('th', { scope: 'row' }, name), ...cells);
}

/** A deal: its mark and its points. @param points undefined where it is still to be played */
function cellOf(points: number | undefined): HTMLElement {
  const { marks, open } = words().daily;
  if (points === undefined) return element('td', { className: 'soft' }, open);
  const mark = markOf(points);
  const sign = element('span', { className: `mark ${mark}`, role: 'img', ariaLabel: marks[mark] });
  return element('td', {}, sign, signed(points));
}

/** Where one stands among the levels. */
function standingLines(total: number, { totals }: Comparison, policy: string): (Node | string)[] {
  const messages = words().daily;
  const { levels } = words().seats;
  const lines = LEVELS.map((level) => {
    const { better, equal } = standingAmong(total, totals[level]);
    const meter = element('meter', { max: TRIES, value: better, ariaHidden: 'true' });
    const equally = equal === 0 ? '' : `, ${messages.equal(equal)}`;
    const compared = `${messages.better(levels[level], better, TRIES)}${equally}`;
    return element('li', {}, meter, equal === TRIES ? messages.always(levels[level]) : compared);
  });
  return [
    messages.standingLead(TRIES),
    element('ul', {}, ...lines),
    element('p', { className: 'soft' }, messages.policy(shortHash(policy))),
  ];
}
