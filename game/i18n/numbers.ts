import { language } from './words.ts';

/** A number with its sign and at most one decimal, in the current language. */
export function signed(number: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
    .format(number)
    .replace('-', '−');
}
