/** How the deals of a day went, for its page, its calendar and the line to share. */
import { policyOf } from '../../../engine/daily/daily-deal.ts';
import { dayOf } from '../../../engine/daily/day.ts';
import { words } from '../../i18n/words.ts';
import { signed } from '../../i18n/numbers.ts';
import { isComplete } from '../../services/storage/played-days.ts';
import type { PlayedDay } from '../../services/storage/stores.ts';
import { markOf, pointsByDeal, totalOf, type DealStanding } from './points.ts';

const SQUARES: Readonly<Record<DealStanding, string>> = { ahead: '🟩', level: '🟨', behind: '🟥' };
/** Digits of a hash that are shown. */
const SHORT = 6;

/** The beginning of a policy's hash. */
export function shortHash(policy: string): string {
  return policy.slice(0, SHORT);
}

/** A day that was played, in a line of signs and in words, neither of which tells a card; null until all of it was. */
export function linesToShare({ date, first }: PlayedDay): { line: string; inWords: string } | null {
  if (!isComplete(first)) return null;
  const { line, lineInWords, marks: names } = words().daily;
  const { number } = dayOf(date);
  const marks = pointsByDeal(first).map(markOf);
  const total = signed(totalOf(first));
  const policy = policyOf(first.deals);
  const hash = policy === null ? '–' : shortHash(policy);
  return {
    line: line(number, marks.map((mark) => SQUARES[mark]).join(''), total, hash),
    inWords: lineInWords(
      number,
      marks.map((mark) => names[mark]),
      total,
      hash,
    ),
  };
}
