/** Numbers of the statistics, as the language writes them. */
import { percent } from '../../i18n/numbers.ts';
import { language, words } from '../../i18n/words.ts';

export function number(value: number, digits = 0): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language(), format).format(value);
}

export function share(part: number, whole: number): string {
  return percent(whole === 0 ? 0 : part / whole);
}

/** A share as a figure, with the count that it is of below it. */
export function shareWithCount(part: number, whole: number): [figure: string, below: string] {
  return [share(part, whole), words().statistics.of(number(part), number(whole))];
}
