/**
 * What self-play under house rules sees of them, and what it never does: training draws its tables by it, and the game
 * tells by it how well a policy knows some rules.
 */
import type { HouseRules } from './table.ts';

/** Pairs of rules that no training ever sees together, so that it can be measured how well what was learnt carries over. */
export const HELD_OUT = [
  {
    id: 'four-cards-late-knock',
    holds: (rules: HouseRules) => rules.handSize === 4 && rules.knockTiming === 'after-draw',
  },
  {
    id: 'forty-cards-highest',
    holds: (rules: HouseRules) => rules.deck === 'italian40' && rules.knockPromise === 'highest',
  },
  {
    id: 'race-early-knock',
    holds: (rules: HouseRules) => rules.scoring === 'points' && rules.knockTiming === 'before-draw',
  },
  {
    id: 'aces-one-suit',
    holds: (rules: HouseRules) => rules.threeAces === 33 && rules.knockSameSuit,
  },
  {
    id: 'counter-knock-minimum',
    holds: (rules: HouseRules) => rules.counterKnock && rules.knockMinimum >= 17,
  },
] as const;
export type HeldOut = (typeof HELD_OUT)[number]['id'];

/** The first pair that rules hold and no training sees; null for none. */
export function heldOutPair(rules: HouseRules): HeldOut | null {
  return HELD_OUT.find(({ holds }) => holds(rules))?.id ?? null;
}

/** How many keys random rules change in the preset that they start from. */
export const RANDOM_CHANGES: readonly number[] = [1, 2, 3, 5, 8];
/** With higher ones most deals would end after fifty turns, without a knock. */
export const HIGHEST_RANDOM_MINIMUM = 27;
