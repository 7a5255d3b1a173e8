/** What the hands are worth that some rules deal: the mean over all of them, each equally likely. */
import { packOf } from './pack.ts';
import type { HouseRules } from './rules/table.ts';
import { handValue } from './value.ts';

export interface ValueMoments {
  mean: number;
  variance: number;
}

export function momentsOf(sample: readonly number[]): ValueMoments {
  const mean = sample.reduce((sum, value) => sum + value, 0) / sample.length;
  return { mean, variance: sample.reduce((sum, value) => sum + (value - mean) ** 2, 0) / sample.length };
}

/** By the rules that decide it. */
const knownMoments = new Map<string, ValueMoments>();

/** Mean and variance of the values of all hands that these rules can deal, each equally likely. */
export function dealtHands(rules: HouseRules): ValueMoments {
  const { deck, handSize, offSuit, straightFlush, threeAces, threeOfAKind } = rules;
  const key = JSON.stringify([deck, handSize, offSuit, straightFlush, threeAces, threeOfAKind]);
  let known = knownMoments.get(key);
  if (known === undefined) {
    known = enumerated(rules, packOf(rules));
    knownMoments.set(key, known);
  }
  return known;
}

function enumerated(rules: HouseRules, pack: Uint8Array): ValueMoments {
  const hand = new Uint8Array(rules.handSize);
  let [count, sum, squares] = [0, 0, 0];
  const choose = (place: number, from: number): void => {
    if (place === hand.length) {
      const value = handValue(rules, hand);
      count++;
      sum += value;
      squares += value * value;
      return;
    }
    for (let next = from; next < pack.length; next++) {
      hand[place] = pack[next];
      choose(place + 1, next + 1);
    }
  };
  choose(0, 0);
  const mean = sum / count;
  return { mean, variance: squares / count - mean * mean };
}
