/** Chance that depends on nothing but what a seat sees. */
import type { View } from '../view.ts';

/** A seed from everything that the seat sees (FNV-1a), so that what other tables ask does not matter. */
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
