/** How one plays, in figures and charts, from the records. */
import { gameName } from '../../catalogue/game-names.ts';
import {
  OPPONENT_LEVELS,
  factsOf,
  filtered,
  LATE_TURN,
  statisticsOf,
  type OpponentLevel,
  type Filter,
  type MatchFacts,
  type Statistics,
  type Tally,
} from './statistics.ts';
import { dailyStatisticsOf, type DailyStatistics } from './daily-statistics.ts';
import type { Settings } from '../../catalogue/settings.ts';
import type { HabitService } from '../../services/bots/habit-service.ts';
import type { Stores } from '../../services/storage/stores.ts';
import { dayInFigures, dayInWords } from '../../i18n/dates.ts';
import { signed } from '../../i18n/numbers.ts';
import { language, words } from '../../i18n/words.ts';
import { barChart, lineChart } from './charts.ts';
import { habitsSection } from './habits-section.ts';
import { luckSection } from './luck-section.ts';
import { figureList } from '../../ui/dialogs/figures.ts';
import { selectField } from '../../ui/dialogs/select-field.ts';
import { element } from '../../base/elements.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import '../../ui/dialogs/lists.css';

/** The most weeks that fit in a chart. */
const MOST_WEEKS = 26;
/** The most lines that fit in a chart; the table has all. */
const MOST_GAMES = 10;

interface StatisticsOptions {
  stores: Stores;
  habits: Pick<HabitService, 'learn'>;
  settings: Pick<Settings, 'learnsHabits' | 'habitsSince'>;
  /** Opens the doubles over it. */
  onDoubles: () => void;
}

/** Opens the statistics; returns a function that closes them. */
export function openStatisticsDialog(options: StatisticsOptions): () => void {
  return openToRead(() => createStatisticsDialog(options));
}

function createStatisticsDialog({ stores, habits, settings, onDoubles }: StatisticsOptions): OpenedDialog {
  const messages = words().statistics;
  const tools = element('div', { className: 'tools' });
  const sheet = element('div');
  /** Of the luck that is being counted, and the habits that are looked for. */
  let counting = new AbortController();
  const dialog = openDialog({
    title: messages.title,
    lead: messages.lead,
    isWide: true,
    body: [tools, sheet, daysSection(stores)],
    onClose: () => counting.abort(),
  });
  let matches: readonly MatchFacts[] = [];
  let filter: Filter = { game: null, level: null, players: null };

  const count = (changes: Partial<Filter>): void => {
    filter = { ...filter, ...changes };
    const wanted = filtered(matches, filter);
    counting.abort();
    counting = new AbortController();
    sheet.replaceChildren(
      ...(wanted.length === 0
        ? [element('p', {}, matches.length === 0 ? messages.none : messages.noneFits)]
        : [
            ...shown(statisticsOf(wanted)),
            luckSection(wanted, counting.signal),
            habitsSection(wanted, { habits, settings, onDoubles, signal: counting.signal }),
          ]),
    );
  };
  void stores.records.all().then(
    (records) => {
      matches = [...records.values()].flatMap((kept) => factsOf(kept) ?? []);
      tools.replaceChildren(...filterFields(statisticsOf(matches), count));
      count({});
    },
    (error: Error) => sheet.replaceChildren(element('p', {}, error.message)),
  );
  return dialog;
}

/** Fields to choose which matches are counted. */
function filterFields(
  { byGame, byLevel, byPlayers }: Statistics,
  count: (changes: Partial<Filter>) => void,
): HTMLElement[] {
  const messages = words().statistics;
  return [
    selectField({
      label: messages.game,
      any: messages.any,
      from: byGame.map(({ key }) => [key, gameName(key).name]),
      chosen: null,
      onChoose: (game) => count({ game }),
    }),
    selectField({
      label: messages.level,
      any: messages.any,
      from: byLevel.map(({ key }) => [key, opponentsName(key)]),
      chosen: null,
      onChoose: (level) => count({ level: OPPONENT_LEVELS.find((one) => one === level) ?? null }),
    }),
    selectField({
      label: messages.players,
      any: messages.any,
      from: byPlayers.map(({ key }) => [String(key), messages.seats(key)]),
      chosen: null,
      onChoose: (players) => count({ players: players === null ? null : Number(players) }),
    }),
  ];
}

function opponentsName(level: OpponentLevel): string {
  return level === 'mixed' || level === 'unknown' ? words().statistics.otherLevels[level] : words().seats.levels[level];
}

const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

const share = (part: number, whole: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent' }).format(whole === 0 ? 0 : part / whole);

function shown(statistics: Statistics): HTMLElement[] {
  const messages = words().statistics;
  return [
    figures(statistics),
    element(
      'div',
      { className: 'pictures' },
      weeks(statistics.byWeek),
      ...(statistics.knocks > 0 ? [knocks(statistics)] : []),
      tallies(messages.byGame, messages.game, statistics.byGame, (game) => gameName(game).name),
      tallies(messages.byLevel, messages.level, statistics.byLevel, opponentsName),
    ),
    element('p', { className: 'soft' }, messages.howCounted),
  ];
}

/** The deals of the days, once they have been read. */
function daysSection(stores: Stores): HTMLElement {
  const section = element('section');
  void stores.days.all().then(
    (played) => section.replaceChildren(...shownDays(dailyStatisticsOf(played.values()))),
    (error: Error) => section.replaceChildren(element('p', {}, error.message)),
  );
  return section;
}

/** The deals of the days; nothing where none was played. */
function shownDays(counted: DailyStatistics | null): HTMLElement[] {
  if (counted === null) return [];
  const messages = words().daily.statistics;
  const part = (of: number): [string, string] => [
    share(of, counted.deals),
    words().statistics.of(number(of), number(counted.deals)),
  ];
  return [
    element('h2', {}, messages.title),
    element('p', { className: 'soft' }, messages.lead),
    figureList([
      [messages.daysPlayed, number(counted.days)],
      [messages.average, signed(counted.average)],
      [messages.best, signed(counted.best)],
      [messages.ahead, ...part(counted.ahead)],
      [messages.behind, ...part(counted.behind)],
    ]),
  ];
}

function figures(counted: Statistics): HTMLElement {
  const messages = words().statistics;
  const part = (of: number, whole: number): [string, string] => [
    share(of, whole),
    messages.of(number(of), number(whole)),
  ];
  return figureList([
    [messages.matches, number(counted.matches)],
    [messages.matchesWon, ...part(counted.won, counted.matches)],
    [messages.longestStreak, number(counted.longestStreak)],
    [messages.currentStreak, number(counted.currentStreak)],
    [messages.deals, number(counted.deals)],
    [messages.dealsWon, ...part(counted.dealsWon, counted.deals)],
    [messages.dealsSafe, ...part(counted.dealsSafe, counted.deals)],
    [messages.averageHand, counted.averageHand === null ? '–' : number(counted.averageHand, 1)],
    [messages.knocks, number(counted.knocks)],
    [messages.knocksWon, ...part(counted.knocksWon, counted.knocks)],
    [messages.declared, number(counted.declared)],
  ]);
}

function weeks(byWeek: Statistics['byWeek']): HTMLElement {
  const messages = words().statistics;
  const latest = byWeek.slice(-MOST_WEEKS);
  return barChart({
    title: messages.overTime,
    lead: messages.overTimeOf(latest.length),
    hasRate: true,
    rest: messages.lost,
    bars: latest.map(({ key, matches, won }) => ({ label: dayInFigures(key), count: matches, won })),
    table: {
      head: [messages.week, messages.matches, messages.won, messages.share],
      rows: byWeek.map(({ key, matches, won }) => [
        dayInWords(`${key}T12:00`),
        number(matches),
        number(won),
        share(won, matches),
      ]),
    },
  });
}

function knocks({ knocksByTurn }: Statistics): HTMLElement {
  const messages = words().statistics;
  const mean = (value: number | null): string => (value === null ? '–' : number(value, 1));
  const turn = (value: number): string => messages.turnNumber(value, value === LATE_TURN);
  return barChart({
    title: messages.knocksByTurn,
    lead: messages.knocksLead,
    rest: messages.failed,
    bars: knocksByTurn.map((tally) => ({
      label: turn(tally.turn),
      count: tally.knocks,
      won: tally.won,
      above: number(tally.knocks),
    })),
    table: {
      head: [messages.turn, messages.knocks, messages.won, messages.share, messages.value],
      rows: knocksByTurn.map((tally) => [
        turn(tally.turn),
        number(tally.knocks),
        number(tally.won),
        share(tally.won, tally.knocks),
        mean(tally.value),
      ]),
    },
  });
}

function tallies<Key>(
  title: string,
  what: string,
  all: readonly Tally<Key>[],
  nameOf: (key: Key) => string,
): HTMLElement {
  const messages = words().statistics;
  return lineChart({
    title,
    rest: messages.lost,
    bars: all.slice(0, MOST_GAMES).map(({ key, matches, won }) => ({
      label: nameOf(key),
      count: matches,
      won,
      above: share(won, matches),
    })),
    table: {
      head: [what, messages.matches, messages.won, messages.share],
      rows: all.map(({ key, matches, won }) => [nameOf(key), number(matches), number(won), share(won, matches)]),
    },
  });
}
