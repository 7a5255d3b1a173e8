/**
 * How hands compare that are shown: by strengths, their values and, below any difference of values, what tells equal ones apart.
 * Where `tieBreak` tells only some apart, the strength of all others is their value alone, and they tie with everybody of that value.
 */
import type { HouseRules } from './rules/table.ts';

/** Values are multiples of it, and what is added to them is less. */
const VALUE_STEP = 0.5;

function valueIn(strength: number): number {
  return Math.floor(strength / VALUE_STEP) * VALUE_STEP;
}

/** Whether of hands of one value some may be told apart, and others tie with all of them. */
function tellsSomeApart({ tieBreak }: HouseRules): boolean {
  return tieBreak === 'threes' || tieBreak === 'full';
}

/** Whether a hand of one strength is above a hand of another. */
export function isAbove(rules: HouseRules, one: number, other: number): boolean {
  if (!(one > other)) return false;
  return !tellsSomeApart(rules) || valueIn(other) < other || valueIn(one) > other;
}

/** The strengths that nobody is above, and those that are above nobody: two each at most. */
interface Ends {
  highest: number;
  alsoHighest: number;
  lowest: number;
  alsoLowest: number;
}

/** Reused by every call. */
const ends: Ends = { highest: 0, alsoHighest: 0, lowest: 0, alsoLowest: 0 };

/** The highest and the lowest of some hands. @param strengths NaN where there is none */
export function endsOf(rules: HouseRules, strengths: ArrayLike<number>): Readonly<Ends> {
  let highest = -Infinity;
  let lowest = Infinity;
  for (let seat = 0; seat < strengths.length; seat++) {
    if (strengths[seat] > highest) highest = strengths[seat];
    if (strengths[seat] < lowest) lowest = strengths[seat];
  }
  ends.highest = highest;
  ends.lowest = lowest;
  ends.alsoHighest = tellsSomeApart(rules) ? valueIn(highest) : highest;
  ends.alsoLowest = tellsSomeApart(rules) ? lowestToldApart(strengths, valueIn(lowest)) : lowest;
  return ends;
}

/** The lowest of the hands of a value that are told apart; the value where none are. */
function lowestToldApart(strengths: ArrayLike<number>, value: number): number {
  let lowest = value + VALUE_STEP;
  for (let seat = 0; seat < strengths.length; seat++) {
    if (strengths[seat] > value && strengths[seat] < lowest) lowest = strengths[seat];
  }
  return lowest < value + VALUE_STEP ? lowest : value;
}

/** Whether no other hand is above one. */
export function isHighest({ highest, alsoHighest }: Ends, strength: number): boolean {
  return strength === highest || strength === alsoHighest;
}

/** Whether one is above no other hand. */
export function isLowest({ lowest, alsoLowest }: Ends, strength: number): boolean {
  return strength === lowest || strength === alsoLowest;
}
