/** Habits in sentences, with their numbers. */
import type { Notice } from '../../../engine/habits/notices.ts';
import { monthInWords } from '../../i18n/dates.ts';
import { words } from '../../i18n/words.ts';

/** How many standard errors are surer than clear of chance, and as good as certain. */
const SURER = [3.5, 5];
/** What costs less than one match in so many is next to nothing. */
const RARE_MATCH = 200;

/** @param factorCost of a policy, in a match */
export function noticeInWords(
  { kind, done, chances, expected, clearness, given, months }: Notice,
  factorCost: number,
): string {
  const text = words().habits;
  const counts = text.counts(done, chances, Math.round(expected));
  const costlyMatches = Math.round(1 / (given * factorCost));
  const isCostly = given > 0 && costlyMatches <= RARE_MATCH;
  const byMonth = months.map(({ month, ...count }) => text.month(monthInWords(month), count.done, count.chances));
  return [
    `${done > expected ? text.more(text.kinds[kind]) : text.less(text.kinds[kind])} ${counts}`,
    text.sure[SURER.filter((errors) => Math.abs(clearness) > errors).length],
    isCostly ? text.costs(Math.max(2, costlyMatches)) : text.costsLittle,
    ...(byMonth.length > 1 ? [text.months(byMonth.join(', '))] : []),
  ].join(' ');
}
