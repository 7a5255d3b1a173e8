/** How the deals of a day went, for its page, its calendar and the line to share. */
import { policyOf } from '../../../engine/daily/daily-deal.ts';
import { standingAmong } from '../../../engine/daily/points.ts';
import { LEVELS } from '../../../engine/bots/characters.ts';
import type { Comparison } from '../../../engine/daily/comparison.ts';
import { dayOf, TRIES } from '../../../engine/daily/day.ts';
import { weekdays } from '../../i18n/dates.ts';
import { words } from '../../i18n/words.ts';
import { signed } from '../../i18n/numbers.ts';
import type { DayTry, PlayedDay } from '../../services/storage/match-schemas.ts';
import { markOf, pointsByDeal, totalOf, type DealStanding } from './points.ts';
import { playedOn } from './theme.ts';
import type { ThemedWeek, WeekResult } from './themed-week.ts';

const SQUARES: Readonly<Record<DealStanding, string>> = { ahead: '🟩', level: '🟨', behind: '🟥' };
/** Digits of a hash that are shown. */
const SHORT = 6;

/** The beginning of a policy's hash. */
export function shortHash(policy: string): string {
  return policy.slice(0, SHORT);
}

/**
 * A day that was played to its end, in a line of signs and in words, neither of which tells a card.
 * @param address where others find the game
 */
export function linesToShare({ date, first }: PlayedDay, address: string): { line: string; inWords: string } {
  const { line, lineInWords, marks: names } = words().daily;
  const { number } = dayOf(date);
  const marks = pointsByDeal(first).map(markOf);
  const total = signed(totalOf(first));
  const policy = policyOf(first.deals);
  return {
    line: `${line(number, marks.map((mark) => SQUARES[mark]).join(''), total)}\n${address}`,
    inWords: lineInWords(
      number,
      marks.map((mark) => names[mark]),
      total,
      policy && shortHash(policy),
    ),
  };
}

/** A week that is over, as `linesToShare`; a day that was not played has a dash. */
export function weekToShare(
  { number, theme }: ThemedWeek,
  { points, total }: WeekResult,
  address: string,
): { line: string; inWords: string } {
  const { themedWeek } = words().daily;
  const marks = points.map((one) => (one === null ? '–' : SQUARES[markOf(one)])).join('');
  const names = weekdays();
  const days = points.map((one, index) => `${names[index]} ${one === null ? themedWeek.missed : signed(one)}`);
  return {
    line: `${themedWeek.line(number, playedOn(theme), marks, signed(total))}\n${address}`,
    inWords: themedWeek.lineInWords(number, playedOn(theme), days, signed(total)),
  };
}

/** How a day went, in a sentence, beside what the levels get. */
export function headlineOf(first: DayTry, { master, totals }: Comparison): string {
  const { headlines } = words().daily;
  const points = pointsByDeal(first);
  if (points.every((one, deal) => one === master[deal])) return headlines.alike;
  const total = totalOf(first);
  const ahead = total - master.reduce((sum, one) => sum + one, 0);
  if (ahead > 0) return headlines.ahead(ahead);
  if (ahead === 0) return headlines.level;
  const like = LEVELS.findLast((level) => {
    const { better, equal } = standingAmong(total, totals[level]);
    return better + equal / 2 >= TRIES / 2;
  });
  if (like !== undefined) return headlines.like(words().seats.levels[like]);
  const behind = points.map((one, deal) => master[deal] - one);
  const most = Math.max(...behind);
  return headlines.below(behind.indexOf(most) + 1, most);
}
