/**
 * What hands are worth in points, for whoever weighs values, such as bots and policies: their value; of a hand of brag as
 * many points as hands have that are as rare. Of all hands that some rules can deal: mean and variance.
 */
import { BRAG_CARDS, ranksAsBrag } from './brag.ts';
import type { Card } from './cards.ts';
import { forEachHand, packOf } from './pack.ts';
import { remembered } from './remembered.ts';
import type { HouseRules } from './rules/table.ts';
import { bestSuitTotal, handValue, valuesWithout } from './value.ts';

/** What a hand is worth in points. Parameters as for `handValue`. */
export function worthInPoints(rules: HouseRules, cards: ArrayLike<Card>, offset = 0, count = cards.length): number {
  const value = handValue(rules, cards, offset, count);
  return ranksAsBrag(rules) ? scaleOf(rules).pointsOf(value) : value;
}

/** The same of the hands that remain when one card of a hand is left out. Parameters as for `valuesWithout`. */
export function worthsWithout(rules: HouseRules, cards: ArrayLike<Card>, count: number, out: Float64Array): void {
  valuesWithout(rules, cards, count, out);
  if (!ranksAsBrag(rules)) return;
  const scale = scaleOf(rules);
  for (let i = 0; i < count; i++) out[i] = scale.pointsOf(out[i]);
}

/** Hands of brag and points side by side, by how many dealt hands are worth less. Better hands always have more points. */
class PointScale {
  /** Every value that a hand can have, the least first, and the points that are as rare. */
  readonly #values: readonly number[];
  readonly #points: Float64Array;

  constructor(rules: HouseRules) {
    const pack = packOf(rules);
    const brag = countsOf(pack, (hand) => handValue(rules, hand));
    const points = countsOf(pack, (hand) => bestSuitTotal(hand));
    this.#values = brag.map(({ value }) => value);
    this.#points = new Float64Array(brag.length);
    let [below, at, belowPoints] = [0, 0, 0];
    for (const [i, { count }] of brag.entries()) {
      const middle = below + count / 2;
      while (belowPoints + points[at].count < middle) belowPoints += points[at++].count;
      // A total stands for half a point on both sides of it.
      this.#points[i] = points[at].value - 0.5 + (middle - belowPoints) / points[at].count;
      below += count;
    }
  }

  /** The points of a value; of one that no whole hand has, those of the next below. */
  pointsOf(value: number): number {
    const values = this.#values;
    let low = 0;
    let high = values.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (values[middle] <= value) low = middle;
      else high = middle - 1;
    }
    return this.#points[low];
  }
}

/** By pack, and how many of them. */
const knownScales = new Map<string, PointScale>();

function scaleOf(rules: HouseRules): PointScale {
  return remembered(knownScales, `${rules.deck} ${rules.packs}`, () => new PointScale(rules));
}

/** How many hands of three cards have each value, the least first. */
function countsOf(pack: Uint8Array, valueOf: (hand: Uint8Array) => number): { value: number; count: number }[] {
  const counts = new Map<number, number>();
  forEachHand(pack, BRAG_CARDS, (hand) => {
    const value = valueOf(hand);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => a.value - b.value);
}

interface ValueMoments {
  mean: number;
  variance: number;
}

/** By the rules that decide it. */
const knownMoments = new Map<string, ValueMoments>();

/** Mean and variance of the values of all hands that these rules can deal, each equally likely. Not for golf. */
export function dealtHands(rules: HouseRules): ValueMoments {
  const { deck, handRanking, handSize, offSuit, packs, straightFlush, threeAces, threeOfAKind } = rules;
  const key = JSON.stringify([deck, packs, handRanking, handSize, offSuit, straightFlush, threeAces, threeOfAKind]);
  return remembered(knownMoments, key, () => {
    let [count, sum, squares] = [0, 0, 0];
    forEachHand(packOf(rules), handSize, (hand) => {
      const value = worthInPoints(rules, hand);
      count++;
      sum += value;
      squares += value * value;
    });
    const mean = sum / count;
    return { mean, variance: squares / count - mean * mean };
  });
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
