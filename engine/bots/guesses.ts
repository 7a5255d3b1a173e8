/**
 * Guesses of everybody's hands that fit what the table has seen. Each hand is dealt from the unseen cards and improved
 * turn by turn; how well it fits what its seat took, threw away and did not knock on is its weight.
 */
import { CARD_COUNT, NO_CARD, SUIT_COUNT, pointsOf, suitOf, type Card } from '../cards.ts';
import type { Random } from '../random.ts';
import { handValue } from '../value.ts';
import type { View } from '../view.ts';
import { bestExchange, strengthOf, type Rate } from './hands.ts';
import { levelOfPlayers } from './levels.ts';
import { Showdowns } from './showdowns.ts';

/** The showdown that is guessed. */
export interface Showdown {
  /** Whose knock it follows, -1 for nobody's. */
  knocker: number;
  /** How many turns a seat has before it. */
  turnsLeft: (seat: number) => number;
  /** A card that the next seat may take, or `NO_CARD`. */
  top: Card;
}

/*
 * The constants below were chosen so that knocks gain, on average, what these guesses say, at every turn and hand value:
 * both were compared over thousands of knocks, tried whether wise or not, between experts.
 */

/** How many times the hands are guessed. */
const GUESSES = 32;
/** Most turns of improvement that are imagined. */
const MOST_IMAGINED = 5;
/** A hand this good is knocked with half of the time, by own turn, the last for all later ones; two players. */
const KNOCK_LEVELS = [24.5, 26, 27, 27.5];
/** How gradually, in points of value. */
const KNOCK_SOFTNESS = 1;
/** What a knocker is at least as likely to have done, so that no history is impossible. */
const LEAST_KNOCK_CHANCE = 1e-3;
/** Points thrown away of the suit that a hand collects which make it less likely by a factor of e. */
const THROWN_SCALE = 12;
/** Points taken up of other suits that do the same. */
const ASTRAY_SCALE = 5;

interface GuessedHand {
  hand: Card[];
  weight: number;
}

/** Guessed showdowns of one kind, seen from one seat. */
export class Guesses extends Showdowns {
  private readonly nextHands: GuessedHand[] = [];

  /** @param unseen cards that nobody is known to hold */
  constructor(view: View, unseen: readonly Card[], showdown: Showdown, random: Random) {
    super(view, showdown.knocker);
    const { players, table } = view;
    const pool = new Pool(unseen, random);
    const nextSeat = table.next(view.seat);
    for (let i = 0; i < GUESSES; i++) {
      const strengths = new Float64Array(players).fill(NaN);
      let next: Card[] = [];
      let weight = 1;
      pool.refill();
      for (let seat = 0; seat < players; seat++) {
        if (seat === view.seat || table.alive[seat] === 0) continue;
        const guess = guessHand(view, seat, pool, showdown);
        strengths[seat] = strengthOf(view.rules, guess.hand);
        weight *= guess.weight;
        if (seat === nextSeat) next = guess.hand;
      }
      this.add(strengths, weight);
      this.nextHands.push({ hand: next, weight });
    }
  }

  /** How much a card would add on average to the next seat's hand. */
  gift(card: Card, rate: Rate): number {
    let sum = 0;
    let total = 0;
    for (const { hand, weight } of this.nextHands) {
      sum += weight * Math.max(0, bestExchange(hand, card, rate).rating - rate(hand));
      total += weight;
    }
    return total > 0 ? sum / total : 0;
  }
}

/** Unseen cards, drawn without replacement. */
class Pool {
  left = 0;
  private readonly cards: Card[];
  private readonly random: Random;

  constructor(cards: readonly Card[], random: Random) {
    this.cards = [...cards];
    this.random = random;
  }

  refill(): void {
    this.left = this.cards.length;
  }

  draw(): Card {
    const at = this.random.below(this.left--);
    const card = this.cards[at];
    this.cards[at] = this.cards[this.left];
    this.cards[this.left] = card;
    return card;
  }
}

/** A hand that a seat may hold at the showdown; known cards come first and stay until now. */
function guessHand(view: View, seat: number, pool: Pool, showdown: Showdown): GuessedHand {
  const { rules, table } = view;
  const hand: Card[] = [];
  for (let card = 0; card < CARD_COUNT; card++) if (table.whereabouts[card] === seat) hand.push(card);
  const known = hand.length;
  while (hand.length < rules.handSize && pool.left > 0) hand.push(pool.draw());

  const turns = table.turns[seat];
  const imagined = Math.min(turns - table.takes[seat], MOST_IMAGINED);
  const hasKnocked = table.knocker === seat;
  let weight = 1;
  for (let turn = 0; turn < imagined; turn++) {
    if (turn > 0) weight *= 1 - knockChance(view, hand, turns - imagined + turn);
    if (turn < imagined - 1 || !hasKnocked) improve(view, hand, known, pool);
  }
  weight *= Math.exp(-misfit(view, seat, hand, known));
  if (hasKnocked) return { hand, weight: weight * (LEAST_KNOCK_CHANCE + knockChance(view, hand, turns - 1)) };

  const isNext = seat === table.next(view.seat);
  for (let turn = showdown.turnsLeft(seat); turn > 0; turn--) {
    const takes = isNext && showdown.top !== NO_CARD && exchange(view, hand, 0, showdown.top);
    if (!takes) improve(view, hand, 0, pool);
  }
  return { hand, weight };
}

function knockChance(view: View, hand: readonly Card[], turn: number): number {
  const level = levelOfPlayers(view, KNOCK_LEVELS[Math.min(turn, KNOCK_LEVELS.length - 1)]);
  return 1 / (1 + Math.exp((level - handValue(view.rules, hand)) / KNOCK_SOFTNESS));
}

/** One draw, the best kept, of the first `known` cards all. */
function improve(view: View, hand: Card[], known: number, pool: Pool): void {
  if (pool.left > 0) exchange(view, hand, known, pool.draw());
}

/** Puts a card where it improves a hand most. @returns whether it does */
function exchange(view: View, hand: Card[], known: number, card: Card): boolean {
  const rate: Rate = (cards) => handValue(view.rules, cards) + totalOf(cards) / 100;
  const { place, rating } = bestExchange(hand, card, rate, known);
  if (rating <= rate(hand)) return false;
  hand[place] = card;
  return true;
}

function totalOf(hand: readonly Card[]): number {
  let total = 0;
  for (let i = 0; i < hand.length; i++) total += pointsOf(hand[i]);
  return total;
}

/** How badly a guessed hand fits the suits that its seat threw away and took. */
function misfit(view: View, seat: number, hand: readonly Card[], known: number): number {
  const totals = [0, 0, 0, 0];
  for (let i = 0; i < hand.length; i++) totals[suitOf(hand[i])] += pointsOf(hand[i]);
  const collected = totals.indexOf(Math.max(...totals));
  let astray = 0;
  for (let i = 0; i < known; i++) if (suitOf(hand[i]) !== collected) astray += pointsOf(hand[i]);
  return view.table.discardedPoints[seat * SUIT_COUNT + collected] / THROWN_SCALE + astray / ASTRAY_SCALE;
}
