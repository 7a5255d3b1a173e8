/** A seed that depends on nothing but what a seat sees. */
import type { View } from '../view.ts';

/** Hashes everything that the seat sees (FNV-1a), so that decisions do not depend on other tables. */
export function seedOf({ cards, drawn, seat, table, tokens }: View, seed: number): number {
  let hash = seed;
  const mix = (number: number): void => {
    hash = Math.imul(hash ^ number, 0x01000193);
  };
  for (const number of [seat, table.dealer, drawn, ...cards, ...tokens]) mix(number);
  for (let entry = 0; entry < table.historyLength; entry++) {
    mix(table.historyActions[entry]);
    mix(table.historyCards[entry]);
  }
  return hash;
}
