/** Guesses of everybody's hands that fit what the table has seen, and the showdowns that would follow. */
import { SUIT_COUNT, pointsOf, suitOf, type Card } from '../cards.ts';
import type { Random } from '../random.ts';
import { scoreShowdown } from '../scoring.ts';
import { handValue } from '../value.ts';
import type { View } from '../view.ts';
import { keepsWith } from './hands.ts';

export interface Showdowns {
  /** What the seat gains on average by coming to these showdowns with a hand of this value, others' losses compared. */
  outcome(value: number): number;
}

/** A hand this good would mostly have knocked before. */
const KNOCKING_VALUE = 26;
/** How much less likely such a hand is for a player who has had the chance and did not. */
const UNKNOCKED = 0.35;
/** Points thrown away of a suit that make it this many times (e) less likely to be collected. */
const THROWN_SCALE = 12;
/** Most turns of improvement that are imagined. */
const MOST_IMAGINED = 5;
/** What a knocker is taken to hold at least. */
const KNOCKED_VALUE = 20;

/**
 * @param unseen cards that nobody is known to hold
 * @param knocker whose showdown it would be: the seat itself where it thinks of knocking
 * @param count how many showdowns to guess
 */
export function guessShowdowns(
  view: View,
  unseen: readonly Card[],
  knocker: number,
  count: number,
  random: Random,
): Showdowns {
  const { players } = view;
  const guesses: { strengths: Float64Array; weight: number }[] = [];
  for (let i = 0; i < count; i++) {
    const strengths = new Float64Array(players).fill(NaN);
    let weight = 1;
    const pool = [...unseen];
    for (let seat = 0; seat < players; seat++) {
      if (seat === view.seat || view.table.alive[seat] === 0) continue;
      const guess = guessHand(view, seat, pool, knocker, random);
      strengths[seat] = guess.value;
      weight *= guess.weight;
    }
    guesses.push({ strengths, weight });
  }
  const outcome = { losses: new Int8Array(players), points: new Int8Array(players) };
  const known = new Map<number, number>();
  return {
    outcome(value) {
      const before = known.get(value);
      if (before !== undefined) return before;
      let sum = 0;
      let total = 0;
      for (const { strengths, weight } of guesses) {
        strengths[view.seat] = value;
        scoreShowdown(view.rules, strengths, knocker, outcome);
        sum += weight * gain(view, outcome);
        total += weight;
      }
      const result = total > 0 ? sum / total : 0;
      known.set(value, result);
      return result;
    },
  };
}

/** Own points more, or own tokens less lost, than the others' mean. */
function gain(view: View, { losses, points }: { losses: Int8Array; points: Int8Array }): number {
  let others = 0;
  for (let seat = 0; seat < losses.length; seat++) {
    if (seat !== view.seat) others += losses[seat] - points[seat];
  }
  return others / (view.table.aliveCount - 1) - losses[view.seat] + points[view.seat];
}

/** A hand that a seat may hold at the showdown: dealt, improved turn by turn, its known cards kept. */
function guessHand(
  view: View,
  seat: number,
  pool: Card[],
  knocker: number,
  random: Random,
): { value: number; weight: number } {
  const { rules, table } = view;
  const hand: Card[] = [];
  for (let card = 0; card < table.whereabouts.length; card++) {
    if (table.whereabouts[card] === seat) hand.push(card);
  }
  const known = hand.length;
  while (hand.length < rules.handSize && pool.length > 0) hand.push(pick(pool, random));
  const turns = Math.min(table.turns[seat], MOST_IMAGINED);
  for (let turn = 0; turn < turns; turn++) improve(view, hand, known, pool, random);

  const value = handValue(rules, hand);
  let weight = Math.exp(-thrownOfBestSuit(view, seat, hand) / THROWN_SCALE);
  if (table.knocker === seat) {
    if (value < KNOCKED_VALUE) weight *= 0.1;
    return { value, weight };
  }
  if (turns > 0 && value >= KNOCKING_VALUE) weight *= UNKNOCKED;
  const hasTurnLeft = knocker >= 0 && (knocker === view.seat || isAfter(view, seat, knocker));
  if (hasTurnLeft) improve(view, hand, 0, pool, random);
  return { value: hasTurnLeft ? handValue(rules, hand) : value, weight };
}

/** Whether a seat still has a turn before the showdown, once the view's own seat has had its own. */
function isAfter(view: View, seat: number, knocker: number): boolean {
  const { players } = view;
  return (seat - view.seat + players) % players < (knocker - view.seat + players) % players;
}

/** One draw, the best kept; the first `known` cards stay, since the table would have seen them go. */
function improve(view: View, hand: Card[], known: number, pool: Card[], random: Random): void {
  if (pool.length === 0) return;
  const card = pick(pool, random);
  let most = handValue(view.rules, hand) + totalOf(hand) / 100;
  let out = -1;
  keepsWith(hand, card).forEach((kept, i) => {
    const worth = handValue(view.rules, kept) + totalOf(kept) / 100;
    if (i >= known && worth > most) {
      most = worth;
      out = i;
    }
  });
  if (out >= 0) hand[out] = card;
}

function totalOf(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + pointsOf(card), 0);
}

/** Points that a seat has discarded of the suit that a guessed hand collects. */
function thrownOfBestSuit(view: View, seat: number, hand: readonly Card[]): number {
  const totals = new Array<number>(SUIT_COUNT).fill(0);
  for (const card of hand) totals[suitOf(card)] += pointsOf(card);
  return view.table.discardedPoints[seat * SUIT_COUNT + totals.indexOf(Math.max(...totals))];
}

function pick(pool: Card[], random: Random): Card {
  const at = random.below(pool.length);
  const card = pool[at];
  pool[at] = pool[pool.length - 1];
  pool.pop();
  return card;
}
