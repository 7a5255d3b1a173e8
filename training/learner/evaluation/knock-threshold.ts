/** From which value of a hand, in points, a policy knocks. */
import { KNOCK, isKnockWith, type Action } from '../../../engine/actions.ts';
import { ranksAsBrag } from '../../../engine/brag.ts';
import { currentValue, keeps } from '../../../engine/bots/hands.ts';
import { NO_CARD } from '../../../engine/cards.ts';
import { worthInPoints } from '../../../engine/points.ts';
import type { View } from '../../../engine/view.ts';
import { extentOf } from '../../../engine/statistics.ts';

export interface KnockChance {
  turn: number;
  tokens: number;
  value: number;
  knocked: boolean;
}

/** The value of the hand that the seat could knock with now, of a hand of brag in whole points; null where it cannot knock. */
export function knockingValue(view: View, legal: readonly Action[]): number | null {
  const value = valueToKnock(view, legal);
  return value !== null && ranksAsBrag(view.rules) ? Math.floor(value) : value;
}

function valueToKnock(view: View, legal: readonly Action[]): number | null {
  if (legal.includes(KNOCK)) return currentValue(view);
  if (!legal.some(isKnockWith)) return null;
  // Whoever discards first knocks with the hand as it is.
  if (view.drawn === NO_CARD) return currentValue(view);
  return Math.max(...keeps(view, legal).map(({ kept }) => worthInPoints(view.rules, kept)));
}

/** The value from which a policy knocks. */
interface Threshold {
  value: number;
  /** Decisions that it rests on. */
  chances: number;
}

/** Fewer decisions are too few. */
const FEWEST_CHANCES = 25;

/**
 * The value that best separates knocks from hands played on: the fewest decisions are knocks below it, or not knocks
 * from it on.
 * @returns null where there are too few decisions, or no knock among them
 */
export function thresholdOf(chances: readonly Pick<KnockChance, 'value' | 'knocked'>[]): Threshold | null {
  if (chances.length < FEWEST_CHANCES || !chances.some(({ knocked }) => knocked)) return null;
  const { most: highest } = extentOf(chances.map(({ value }) => value));
  let best = highest + 1;
  let fewest = Infinity;
  for (let value = highest + 1; value >= 0; value--) {
    const wrong = chances.filter((chance) => chance.value >= value !== chance.knocked).length;
    if (wrong < fewest) {
      fewest = wrong;
      best = value;
    }
  }
  return { value: best, chances: chances.length };
}
