/** What a hand may become by drawing: exact averages over the cards that have not been seen. */
import { CARD_COUNT, SUIT_COUNT, pointsOf, suitOf, type Card } from '../cards.ts';
import { UNSEEN } from '../public.ts';
import type { HouseRules } from '../rules/table.ts';
import { handValue } from '../value.ts';
import type { View } from '../view.ts';
import { keepsWith } from './hands.ts';

/** The cards that are neither the seat's own nor known to be anywhere. */
export function unseenCards(view: View): Card[] {
  const own = new Set([...view.cards, view.drawn]);
  const unseen: Card[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    if (view.table.whereabouts[card] === UNSEEN && !own.has(card)) unseen.push(card);
  }
  return unseen;
}

/**
 * What a hand is expected to be worth after one draw and after two, each time keeping the best. Two draws are judged as
 * if both cards came at once.
 */
export function prospects(rules: HouseRules, hand: readonly Card[], unseen: readonly Card[]): [number, number] {
  return isPlain(rules) ? bySuits(rules, hand, unseen) : byValues(rules, hand, unseen);
}

/** Whether nothing but the best suit counts. */
function isPlain(rules: HouseRules): boolean {
  return rules.threeOfAKind === null && rules.threeAces === null && rules.straightFlush === null;
}

/** Suit totals with up to two further cards of the suit, compared in every pair of draws. */
function bySuits(rules: HouseRules, hand: readonly Card[], unseen: readonly Card[]): [number, number] {
  const held = suitPoints(hand);
  const base = held.map((points) => bestTotal(points, rules.handSize));
  const now = Math.max(...base);
  const fresh = suitPoints(unseen);
  // reached[s]: for each unseen card of suit s, the suit's total with it
  const reached = fresh.map((points, suit) => points.map((more) => bestTotal([...held[suit], more], rules.handSize)));
  const singles = reached.flat();
  const one = mean(singles.map((total) => Math.max(now, total)));
  let sum = 0;
  let pairs = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const own = fresh[suit];
    for (let i = 0; i < own.length; i++) {
      for (let j = i + 1; j < own.length; j++) {
        sum += Math.max(now, bestTotal([...held[suit], own[i], own[j]], rules.handSize));
        pairs++;
      }
      for (let other = suit + 1; other < SUIT_COUNT; other++) {
        for (const total of reached[other]) {
          sum += Math.max(now, reached[suit][i], total);
          pairs++;
        }
      }
    }
  }
  return [one, pairs > 0 ? sum / pairs : one];
}

function byValues(rules: HouseRules, hand: readonly Card[], unseen: readonly Card[]): [number, number] {
  const now = handValue(rules, hand);
  const [, two] = bySuits(rules, hand, unseen);
  const one = mean(unseen.map((card) => Math.max(now, ...keepsWith(hand, card).map((kept) => handValue(rules, kept)))));
  return [one, Math.max(one, two)];
}

function suitPoints(cards: readonly Card[]): number[][] {
  const points: number[][] = Array.from({ length: SUIT_COUNT }, () => []);
  for (const card of cards) points[suitOf(card)].push(pointsOf(card));
  return points;
}

/** The largest total of at most `most` cards. */
function bestTotal(points: readonly number[], most: number): number {
  const total = points.reduce((sum, value) => sum + value, 0);
  if (points.length <= most) return total;
  const least = points.toSorted((a, b) => a - b).slice(0, points.length - most);
  return total - least.reduce((sum, value) => sum + value, 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
