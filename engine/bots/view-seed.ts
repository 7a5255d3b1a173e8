/** Where a bot's chance comes from. */
import { Random } from '../random.ts';
import type { View } from '../view.ts';

/**
 * The seed of all chance in one decision. A number is mixed with what the seat sees; a function gives the seed itself, as in
 * a match whose chance can be checked (`engine/fair/`).
 */
export type DecisionSeed = number | ((view: View) => number);

/** The chance of one decision: the same whenever the same seat decides in the same situation. */
export function decisionChance(view: View, seed: DecisionSeed): Random {
  return new Random(typeof seed === 'number' ? seedOf(view, seed) : seed(view));
}

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
