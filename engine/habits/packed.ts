/** Habits as a few letters, for records and links: three of base64url for each weight, in thousandths; one for each number of a rival. */
import {
  MOST_WEIGHT,
  noHabits,
  oneMode,
  ROUNDING,
  WEIGHT_COUNT,
  type HabitModes,
  type HabitWeights,
} from './weights.ts';
import { RIVAL } from '../observation-layout.ts';
import type { RivalNumbers } from '../observation.ts';

/** Those of base64url, in an order of our own. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
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

/** The modes of a player: the habits of one, or those of the first, its share of the deals in hundredths, and those of the second. */
export function packedModes([first, second]: HabitModes): string {
  const habits = packedHabits(first.weights);
  if (second === undefined) return habits;
  const percent = Math.min(99, Math.max(1, Math.round(100 * first.share)));
  return `${habits}.${percent}.${packedHabits(second.weights)}`;
}

/** @throws {RangeError} where these are none, saying why */
export function readPackedModes(packed: string): HabitModes {
  const [, first, percent, second] = /^([\w-]+)\.(\d{1,2})\.([\w-]+)$/.exec(packed) ?? [];
  if (first === undefined) return oneMode(readPackedHabits(packed));
  const share = Number(percent) / 100;
  return [
    { share, weights: readPackedHabits(first) },
    { share: 1 - share, weights: readPackedHabits(second) },
  ];
}

/** The letter of 0 among those of a rival's numbers; of 1 it is as many further, of −1 as many before. */
const MIDDLE = 31;

/** Numbers from −1 to 1 as `readPackedRival` reads them, rounded to 1/31. */
export function packedRival(numbers: RivalNumbers): string {
  return Array.from(numbers, (number) => LETTERS[MIDDLE + Math.round(MIDDLE * number)]).join('');
}

/** @throws {RangeError} where these are none, saying why */
export function readPackedRival(packed: string): RivalNumbers {
  const places = Array.from(packed, (letter) => LETTERS.indexOf(letter));
  if (places.length !== RIVAL.size || places.some((place) => place < 0 || place > 2 * MIDDLE))
    throw new RangeError(
      `"${packed}" is not what is known of a rival: allowed are ${RIVAL.size} letters, from "${LETTERS[0]}" to "${LETTERS[2 * MIDDLE]}"`,
    );
  return Float32Array.from(places, (place) => (place - MIDDLE) / MIDDLE);
}

export function arePackedHabits(packed: string): boolean {
  return isRead(() => readPackedHabits(packed));
}

export function arePackedModes(packed: string): boolean {
  return isRead(() => readPackedModes(packed));
}

export function isPackedRival(packed: string): boolean {
  return isRead(() => readPackedRival(packed));
}

function isRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
