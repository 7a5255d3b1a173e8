/** What dealt hands are worth in points: mean and variance over all hands that some rules can deal. */
import { forEachHand, packOf } from './pack.ts';
import { worthInPoints } from './points.ts';
import { remembered } from './remembered.ts';
import type { HouseRules } from './rules/table.ts';

export interface ValueMoments {
  mean: number;
  variance: number;
}

/** By the rules that decide it. */
const knownMoments = new Map<string, ValueMoments>();

/** Mean and variance of the values of all hands that these rules can deal, each equally likely. Not for golf. */
export function dealtHands(rules: HouseRules): ValueMoments {
  const { deck, handRanking, handSize, offSuit, straightFlush, threeAces, threeOfAKind } = rules;
  const key = JSON.stringify([deck, handRanking, handSize, offSuit, straightFlush, threeAces, threeOfAKind]);
  return remembered(knownMoments, key, () => enumerated(rules, packOf(rules)));
}

/** The same rules, but hands that beat all points, which have no number, count by their suits. */
export function withValuesAsSums(rules: HouseRules): HouseRules {
  const { straightFlush, threeOfAKind } = rules;
  if (straightFlush !== 'top' && threeOfAKind !== 'top') return rules;
  return {
    ...rules,
    straightFlush: straightFlush === 'top' ? null : straightFlush,
    threeOfAKind: threeOfAKind === 'top' ? null : threeOfAKind,
  };
}

function enumerated(rules: HouseRules, pack: Uint8Array): ValueMoments {
  let [count, sum, squares] = [0, 0, 0];
  forEachHand(pack, rules.handSize, (hand) => {
    const value = worthInPoints(rules, hand);
    count++;
    sum += value;
    squares += value * value;
  });
  const mean = sum / count;
  return { mean, variance: squares / count - mean * mean };
}
