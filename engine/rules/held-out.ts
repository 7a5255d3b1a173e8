/**
 * Which house rules self-play sees, and which it never sees: training draws its tables by this, and the game says by
 * this how well a policy knows some rules.
 */
import type { HouseRules } from './table.ts';

/** Pairs of rules that are never trained on together, to measure how well a policy generalises. */
export const HELD_OUT = {
  'four-cards-late-knock': ({ handSize, knockTiming }) => handSize === 4 && knockTiming === 'after-draw',
  'forty-cards-highest': ({ deck, knockPromise }) => deck === 'italian40' && knockPromise === 'highest',
  'race-early-knock': ({ knockTiming, scoring }) => scoring === 'points' && knockTiming === 'before-draw',
  'aces-one-suit': ({ knockSameSuit, threeAces }) => threeAces === 33 && knockSameSuit,
  'counter-knock-minimum': ({ counterKnock, knockMinimum }) => counterKnock && knockMinimum >= 17,
  'pool-counter-knock': ({ counterKnock, play }) => play === 'pool' && counterKnock,
  'minus-early-knock': ({ knockTiming, offSuit }) => offSuit === 'minus' && knockTiming === 'before-draw',
  'open-hands-few-turns': ({ declareEnds, turnLimit }) => declareEnds === 'last-turns' && turnLimit > 0,
} as const satisfies Readonly<Record<string, (rules: HouseRules) => boolean>>;
export type HeldOut = keyof typeof HELD_OUT;

/** The first held-out pair among some rules; null for none. */
export function heldOutPair(rules: HouseRules): HeldOut | null {
  return (Object.keys(HELD_OUT) as HeldOut[]).find((pair) => HELD_OUT[pair](rules)) ?? null;
}

/** How many keys of their preset random rules may change. */
export const RANDOM_CHANGES: readonly number[] = [1, 2, 3, 5, 8, 12];
/** With a higher minimum most deals would end after fifty turns, without a knock. */
export const HIGHEST_RANDOM_MINIMUM = 27;
