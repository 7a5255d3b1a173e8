/** Matches added up, in figures and charts. */
import { gameName } from '../../catalogue/game-names.ts';
import { dayInFigures, dayInWords } from '../../i18n/dates.ts';
import { words } from '../../i18n/words.ts';
import { BarChart, LineChart } from '../../kit/chart.tsx';
import { Figures } from '../../kit/figures.tsx';
import { number, share, shareWithCount } from './numbers.ts';
import { LATE_TURN, type OpponentLevel, type Statistics, type Tally } from './statistics.ts';

const MOST_WEEKS = 26;
/** The most lines that fit in a chart; the table has all. */
const MOST_GAMES = 10;

export function opponentsName(level: OpponentLevel): string {
  return level === 'mixed' || level === 'unknown' ? words().statistics.otherLevels[level] : words().seats.levels[level];
}

export function Sheet({ statistics }: { statistics: Statistics }) {
  const messages = words().statistics;
  const { byWeek, byGame, byLevel, knocks } = statistics;
  return (
    <>
      <MatchFigures counted={statistics} />
      <div class="pictures">
        <Weeks byWeek={byWeek} />
        {knocks > 0 && <Knocks {...statistics} />}
        <Tallies title={messages.byGame} what={messages.game} all={byGame} nameOf={(game) => gameName(game).name} />
        <Tallies title={messages.byLevel} what={messages.level} all={byLevel} nameOf={opponentsName} />
      </div>
      <p class="soft">{messages.howCounted}</p>
    </>
  );
}

function MatchFigures({ counted }: { counted: Statistics }) {
  const messages = words().statistics;
  return (
    <Figures
      all={[
        [messages.matches, number(counted.matches)],
        [messages.matchesWon, ...shareWithCount(counted.won, counted.matches)],
        [messages.longestStreak, number(counted.longestStreak)],
        [messages.currentStreak, number(counted.currentStreak)],
        [messages.deals, number(counted.deals)],
        [messages.dealsWon, ...shareWithCount(counted.dealsWon, counted.deals)],
        [messages.dealsSafe, ...shareWithCount(counted.dealsSafe, counted.deals)],
        [messages.averageHand, mean(counted.averageHand)],
        [messages.knocks, number(counted.knocks)],
        [messages.knocksWon, ...shareWithCount(counted.knocksWon, counted.knocks)],
        [messages.declared, number(counted.declared)],
      ]}
    />
  );
}

function mean(value: number | null): string {
  return value === null ? '–' : number(value, 1);
}

function Weeks({ byWeek }: Pick<Statistics, 'byWeek'>) {
  const messages = words().statistics;
  const latest = byWeek.slice(-MOST_WEEKS);
  return (
    <BarChart
      title={messages.overTime}
      lead={messages.overTimeOf(latest.length)}
      hasRate
      rest={messages.lost}
      bars={latest.map(({ key, matches, won }) => ({ label: dayInFigures(key), count: matches, won }))}
      table={tableOf(messages.week, byWeek, (key) => dayInWords(`${key}T12:00`))}
    />
  );
}

function Knocks({ knocksByTurn }: Pick<Statistics, 'knocksByTurn'>) {
  const messages = words().statistics;
  const nameOf = (turn: number): string => messages.turnNumber(turn, turn === LATE_TURN);
  return (
    <BarChart
      title={messages.knocksByTurn}
      lead={messages.knocksLead}
      rest={messages.failed}
      bars={knocksByTurn.map(({ turn, knocks, won }) => ({
        label: nameOf(turn),
        count: knocks,
        won,
        above: number(knocks),
      }))}
      table={{
        head: [messages.turn, messages.knocks, messages.won, messages.share, messages.value],
        rows: knocksByTurn.map(({ turn, knocks, won, value }) => [
          nameOf(turn),
          number(knocks),
          number(won),
          share(won, knocks),
          mean(value),
        ]),
      }}
    />
  );
}

interface TalliesProps<Key> {
  title: string;
  what: string;
  all: readonly Tally<Key>[];
  nameOf: (key: Key) => string;
}

function Tallies<Key>({ title, what, all, nameOf }: TalliesProps<Key>) {
  return (
    <LineChart
      title={title}
      rest={words().statistics.lost}
      bars={all.slice(0, MOST_GAMES).map(({ key, matches, won }) => ({
        label: nameOf(key),
        count: matches,
        won,
        above: share(won, matches),
      }))}
      table={tableOf(what, all, nameOf)}
    />
  );
}

function tableOf<Key>(what: string, all: readonly Tally<Key>[], nameOf: (key: Key) => string) {
  const messages = words().statistics;
  return {
    head: [what, messages.matches, messages.won, messages.share],
    rows: all.map(({ key, matches, won }) => [nameOf(key), number(matches), number(won), share(won, matches)]),
  };
}
