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

/** A number as it stands in a field. */
export function plainNumber(number: number): string {
  return new Intl.NumberFormat(language(), { useGrouping: false }).format(number);
}

/** A number as people write it, with a comma or a point, or with a half: `30,5`, `30.5`, `30½`, `30 1/2`. @returns NaN for anything else, thousands among it */
export function readNumber(text: string): number {
  const parts = /^(\d*)(?:[.,](\d{0,2})|\s*(½|(?<!\d)1\/2))?$/.exec(text.trim());
  if (parts === null || parts[0] === '') return Number.NaN;
  const [, whole, decimals = '0', half] = parts;
  const number = Number(`${whole}.${decimals}`);
  return half === undefined ? number : number + 0.5;
}
