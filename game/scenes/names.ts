/** Who sits down. */
import { ANIMALS } from '../table/art/faces.ts';

/** Names of so many opponents, 1 to 9, in the order in which they come. */
export function opponentNames(count: number): readonly string[] {
  return ANIMALS.slice(0, count);
}
