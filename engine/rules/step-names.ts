/** What the steps of a player between full tokens and none are called. */
import type { HouseRules } from './table.ts';

/** The names of the steps that a match begins with, and those that wait for extra steps (docs/rules-reference.md#extra-steps). */
export function stepNames({ levelNames, lives, grace }: HouseRules): [first: string[], later: string[]] {
  const steps = grace ? lives + 1 : lives;
  return [levelNames.slice(0, steps), levelNames.slice(steps)];
}
