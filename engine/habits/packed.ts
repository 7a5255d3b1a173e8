/** Habits as a few letters, for records and links: three letters of base64url for each weight, in thousandths. */
import { MOST_WEIGHT, noHabits, ROUNDING, WEIGHT_COUNT, type HabitWeights } from './habits.ts';

/** Those of base64url, in an order of our own. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LETTERS_EACH = 3;
/** What stands for 0: negative weights come before it. */
const ZERO = LETTERS.length ** LETTERS_EACH / 2;

/** Weights as `readPackedHabits` reads them; what is beyond all measure is cut. */
export function packedHabits(weights: HabitWeights): string {
  return Array.from(weights, (weight) => {
    const cut = Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, weight));
    return lettersOf(Math.round(cut * ROUNDING) + ZERO);
  }).join('');
}

function lettersOf(number: number): string {
  let letters = '';
  for (let left = number, i = 0; i < LETTERS_EACH; i++, left = Math.floor(left / LETTERS.length))
    letters = LETTERS[left % LETTERS.length] + letters;
  return letters;
}

export function arePackedHabits(packed: string): boolean {
  try {
    readPackedHabits(packed);
    return true;
  } catch {
    return false;
  }
}

/** The weights; those that are left out at the end are 0. @throws {RangeError} where these are none, saying why */
export function readPackedHabits(packed: string): HabitWeights {
  const count = packed.length / LETTERS_EACH;
  if (!/^[\w-]+$/.test(packed) || !Number.isInteger(count) || count > WEIGHT_COUNT)
    throw new RangeError(
      `"${packed}" are no habits: allowed are ${LETTERS_EACH} letters for each of at most ${WEIGHT_COUNT} weights`,
    );
  const weights = noHabits();
  for (let i = 0; i < count; i++) {
    const letters = packed.slice(i * LETTERS_EACH, (i + 1) * LETTERS_EACH);
    const number = Array.from(letters).reduce((sum, letter) => sum * LETTERS.length + LETTERS.indexOf(letter), 0);
    weights[i] = (number - ZERO) / ROUNDING;
    if (Math.abs(weights[i]) > MOST_WEIGHT)
      throw new RangeError(`weight ${i} is ${weights[i]}: allowed is up to ${MOST_WEIGHT} in size`);
  }
  return weights;
}
