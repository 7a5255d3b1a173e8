/** What hand-written bots ask about their own cards. */
import { SLOT_COUNT, discardedBy, isDiscard, type Action } from '../actions.ts';
import { NO_CARD, SUIT_COUNT, pointsOf, suitOf, without, type Card } from '../cards.ts';
import { areDiscardsTaken } from '../deal/ways/piles.ts';
import { worthInPoints } from '../points.ts';
import type { PublicState } from '../public.ts';
import type { HouseRules } from '../rules/table.ts';
import { canDeclare, declaresAtShowdown, makesAllPay } from '../rules/idle.ts';
import { meanOf } from '../statistics.ts';
import { fullTotal, hasThreeAces, isFullHand, tieBreakOf, undeclaredValue } from '../value.ts';
import type { View } from '../view.ts';

/** A discard and the hand that it leaves. */
export interface Keep {
  action: Action;
  kept: Card[];
}

/** How good a hand is, in any unit. */
export type Rate = (hand: Card[]) => number;

/** What the seat's hand is worth now in points, a full hand kept quiet included. */
export function currentValue(view: View): number {
  return view.quiet ? undeclaredValue(view.rules, view.hand, 0, view.handCount) : shownValue(view.rules, view.cards);
}

/** By how much every hand stays below the best total, where only full hands reach it. */
const BELOW_FULL = 0.5;

/**
 * What a hand is worth in points when it is shown: its value. Where full hands make all others pay then, these are at least as good as
 * the best total whatever they are worth, and no others are.
 */
export function shownValue(rules: HouseRules, hand: ArrayLike<Card>): number {
  const value = worthInPoints(rules, hand);
  if (!declaresAtShowdown(rules)) return value;
  const full = fullTotal(rules);
  return isFullHand(rules, hand) ? Math.max(value, full) : Math.min(value, full - BELOW_FULL);
}

/** Whether a hand of such a strength is declared when it is shown, where that is when hands are declared. */
export function paysWhenShown(rules: HouseRules, strength: number): boolean {
  return strength >= fullTotal(rules);
}

/** Whether everybody else pays where a hand is declared that may be declared: it then wins, whatever it is worth. */
export function allPayFor(rules: HouseRules, hand: ArrayLike<Card>): boolean {
  return makesAllPay(rules, hasThreeAces(hand));
}

/** Whether a hand may be declared when this turn ends. */
export function mayDeclare({ rules, table }: View, hand: ArrayLike<Card>): boolean {
  if (!canDeclare(rules) || declaresAtShowdown(rules)) return false;
  return (table.knocker < 0 || rules.declareAfterKnock) && isFullHand(rules, hand);
}

/**
 * What a hand is worth to keep: three of a kind, or a straight flush, by which all others pay once they are declared are as good as the best
 * total.
 */
export function valueToKeep(view: View, hand: Card[]): number {
  const { rules } = view;
  const value = shownValue(rules, hand);
  const wins = (rules.declareThree || rules.declareStraightFlush) && mayDeclare(view, hand) && allPayFor(rules, hand);
  return wins ? Math.max(value, fullTotal(rules)) : value;
}

/**
 * What a showdown compares of a hand, in points: its value and, where they decide between equals, its ranks, which count less than
 * any difference of value.
 */
export function strengthOf(rules: HouseRules, hand: Card[]): number {
  return shownValue(rules, hand) + tieBreakOf(rules, hand);
}

export function strengthToKeep(view: View, hand: Card[]): number {
  return valueToKeep(view, hand) + tieBreakOf(view.rules, hand);
}

export function currentStrength(view: View): number {
  return view.quiet ? currentValue(view) : strengthOf(view.rules, view.cards);
}

/** Every legal discard, with the hand that it leaves: those without a knock, or with `isKnockWith` those with one. */
export function keeps(view: View, legal: readonly Action[], isListed = isDiscard): Keep[] {
  const { held } = view;
  return legal.filter(isListed).map((action) => ({ action, kept: without(held, discardedBy(action)) }));
}

/** The hands that a seat could keep with one more card: where it has not discarded for it before, each replaces one of its cards. */
export function handsWith({ rules }: View, hand: readonly Card[], card: Card): Card[][] {
  return hand.length < rules.handSize ? [[...hand, card]] : keepsWith(hand, card);
}

/** The hands that a seat could keep if it took a card: each replaces one of its cards. */
export function keepsWith(hand: readonly Card[], card: Card): Card[][] {
  return hand.map((_, out) => hand.map((held, i) => (i === out ? card : held)));
}

/** How good the best of the hands is that a seat could keep with one more card. */
export function bestWith(view: View, hand: readonly Card[], card: Card, rate: Rate): number {
  let best = -Infinity;
  for (const kept of handsWith(view, hand, card)) {
    const rating = rate(kept);
    if (rating > best) best = rating;
  }
  return best;
}

/** The top discard, which may be taken after the own one; `NO_CARD` for none. */
export function topToTake({ rules, table }: View): Card {
  return areDiscardsTaken(rules) ? table.top : NO_CARD;
}

/**
 * How good a hand may be that a discard has left, once another card has come to it: with the top discard where that is better than
 * a card of the stock is on average, otherwise with each of those.
 * @param unseen cards that may lie on the stock
 */
export function ratingsAfterDiscard(view: View, kept: readonly Card[], unseen: readonly Card[], rate: Rate): number[] {
  const top = topToTake(view);
  const drawn = view.table.stockCount > 0 ? unseen.map((card) => rate([...kept, card])) : [];
  if (top === NO_CARD) return drawn;
  const taken = rate([...kept, top]);
  return drawn.length === 0 || taken >= meanOf(drawn) ? [taken] : drawn;
}

export function poolCards({ pool }: PublicState): Card[] {
  return Array.from(pool).filter((card) => card !== NO_CARD);
}

/** Golf: the cards of a seat's row that lie face up. */
export function shownCards(view: View, seat: number): Card[] {
  const row = view.table.rows.subarray(seat * SLOT_COUNT, (seat + 1) * SLOT_COUNT);
  return Array.from(row).filter((card) => card !== NO_CARD);
}

/** Golf: what a card adds to the face-up cards of the own row. */
export function gainInRow(view: View, card: Card): number {
  const shown = shownCards(view, view.seat);
  const before = shown.length === 0 ? 0 : worthInPoints(view.rules, shown);
  return worthInPoints(view.rules, [...shown, card]) - before;
}

/**
 * Golf: the first legal action that replaces (or flips) a card. Face-down cards are all alike.
 * @param first `REPLACE` or `FLIP`
 */
export function placeInGolf(legal: readonly Action[], first: Action): Action {
  return legal.find((action) => action >= first && action < first + SLOT_COUNT) ?? legal[0];
}

/** Sum over suits of the squared suit totals: prefers hands that lean towards one suit. */
export function concentration(cards: readonly Card[]): number {
  const totals = Array.from({ length: SUIT_COUNT }, () => 0);
  for (const card of cards) totals[suitOf(card)] += pointsOf(card);
  return totals.reduce((sum, total) => sum + total * total, 0);
}
