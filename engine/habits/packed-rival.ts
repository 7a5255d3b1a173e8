/** What is known of a rival as a letter of `packed.ts` for each number, for records. */
import { LETTERS } from './packed.ts';
import { RIVAL_SIZE, type RivalNumbers } from './rival-numbers.ts';

/** The letter of 0 among those of a rival's numbers; of 1 it is as many further, of −1 as many before. */
const MIDDLE = 31;

/** Numbers from −1 to 1 as `readPackedRival` reads them, rounded to 1/31. */
export function packedRival(numbers: RivalNumbers): string {
  return Array.from(numbers, (number) => LETTERS[MIDDLE + Math.round(MIDDLE * number)]).join('');
}

/** @throws {RangeError} where these are none, saying why */
export function readPackedRival(packed: string): RivalNumbers {
  const places = Array.from(packed, (letter) => LETTERS.indexOf(letter));
  if (places.length !== RIVAL_SIZE || places.some((place) => place < 0 || place > 2 * MIDDLE))
    throw new RangeError(
      `"${packed}" is not what is known of a rival: allowed are ${RIVAL_SIZE} letters, from "${LETTERS[0]}" to "${LETTERS[2 * MIDDLE]}"`,
    );
  return Float32Array.from(places, (place) => (place - MIDDLE) / MIDDLE);
}

export function isPackedRival(packed: string): boolean {
  try {
    readPackedRival(packed);
    return true;
  } catch {
    return false;
  }
}
