/**
 * Texts with placeholders: `{deals}` is a value, `{take? or take}` words that are said only with such a value, and
 * `{pool?exchange|draw}` one thing or the other. These words may have placeholders of their own.
 */

/** By placeholder, its value; false, 0 and an empty text are none. */
export type Values = Readonly<Record<string, string | number | boolean>>;

/** What numbers of something are called; `{value}` is the number. */
export interface ByNumber {
  readonly other: string;
  readonly [value: number]: string;
}

const CHOICE = /\{(\w+)\?((?:[^{}|]|\{\w+\})*)(?:\|((?:[^{}|]|\{\w+\})*))?\}/g;

/**
 * A text, filled in.
 * @param counts by placeholder, what a number is called; all others are in digits
 * @throws {Error} for a placeholder without a value
 */
export function filled(text: string, values: Values, counts: Readonly<Record<string, ByNumber>> = {}): string {
  const valueOf = (name: string): string | number | boolean => {
    if (!Object.hasOwn(values, name)) throw new Error(`nothing is given for {${name}} in "${text}"`);
    return values[name];
  };
  const chosen = text.replaceAll(CHOICE, (_, name: string, words: string, others: string | undefined) =>
    valueOf(name) ? words : (others ?? ''),
  );
  if (chosen !== text) return filled(chosen, values, counts);
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = valueOf(name);
    if (typeof value !== 'number' || !Object.hasOwn(counts, name)) return String(value);
    return filled(counts[name][value] ?? counts[name].other, { value });
  });
}

/** A worth in points, such as 30½; any other text as it is. */
export function inPoints(worth: number | string): string {
  return typeof worth === 'string' || Number.isInteger(worth) ? String(worth) : `${Math.floor(worth)}½`;
}
