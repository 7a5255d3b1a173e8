import { language } from './words.ts';

/** A number with its sign and at most one decimal, in the current language. */
export function signed(number: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
    .format(number)
    .replace('-', '−');
}

/** A share from 0 to 1 in percent, in the current language. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** A number of any size with four significant digits, in the current language. */
export function significant(number: number): string {
  return new Intl.NumberFormat(language(), { maximumSignificantDigits: 4 }).format(number).replace('-', '−');
}
