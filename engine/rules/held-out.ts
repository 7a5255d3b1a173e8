/**
 * Which house rules self-play sees, and which it never sees: training draws its tables by this, and the game says by
 * this how well a policy knows some rules.
 */
import type { HouseRules } from './table.ts';

/** Pairs of rules that are never trained on together, to measure how well a policy generalises. */
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
  {
    id: 'pool-counter-knock',
    holds: (rules: HouseRules) => rules.play === 'pool' && rules.counterKnock,
  },
  {
    id: 'minus-early-knock',
    holds: (rules: HouseRules) => rules.offSuit === 'minus' && rules.knockTiming === 'before-draw',
  },
  {
    id: 'open-hands-few-turns',
    holds: (rules: HouseRules) => rules.declareEnds === 'last-turns' && rules.turnLimit > 0,
  },
] as const;
export type HeldOut = (typeof HELD_OUT)[number]['id'];

/** The first held-out pair among some rules; null for none. */
export function heldOutPair(rules: HouseRules): HeldOut | null {
  return HELD_OUT.find(({ holds }) => holds(rules))?.id ?? null;
}

/** How many keys of their preset random rules may change. */
export const RANDOM_CHANGES: readonly number[] = [1, 2, 3, 5, 8, 12];
/** With a higher minimum most deals would end after fifty turns, without a knock. */
export const HIGHEST_RANDOM_MINIMUM = 27;
