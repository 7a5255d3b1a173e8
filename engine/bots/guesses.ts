/**
 * Guesses of everybody's hands that fit what the table has seen. Each hand is dealt from the unseen cards and improved
 * turn by turn. Its weight is how well it fits what its seat took and discarded, and that it did not knock.
 */
import { ranksAsBrag } from '../brag.ts';
import { NO_CARD, SUIT_COUNT, pointsOf, suitOf, type Card } from '../cards.ts';
import { worthInPoints } from '../points.ts';
import { MOST_HELD } from '../public.ts';
import type { Random } from '../random.ts';
import { opponentsOf, type View } from '../view.ts';
import { bestWith, strengthToKeep, valueToKeep, type Rate } from './hands.ts';
import { levelForTable } from './levels.ts';
import { Showdowns } from './showdowns.ts';

interface ExpectedShowdown {
  /** The seat whose knock it follows, -1 for none. */
  knocker: number;
  /** How many turns a seat still has before it. */
  turnsLeft: (seat: number) => number;
  /** A card that the next seat may take, or `NO_CARD`. */
  top: Card;
}

/*
 * The constants below were chosen so that knocks gain, on average, what these guesses predict, at every turn and hand
 * value. Both were compared over thousands of knocks between experts, tried whether they were wise or not.
 */

const GUESSES = 32;
/** The most past turns in which a guessed hand is improved. */
const MOST_SIMULATED = 5;
/** The value with which a seat knocks half of the time, by its own turn, the last for all later ones; two players. */
const KNOCK_LEVELS = [24.5, 26, 27, 27.5];
/** How gradually that chance rises, in points of value. */
const KNOCK_SOFTNESS = 1;
/** The least chance of a knock that was made, so that no history is impossible. */
const LEAST_KNOCK_CHANCE = 1e-3;
/** This many points discarded of the suit that a hand collects make it less likely by a factor of e. */
const DISCARDED_SCALE = 12;
/** This many points taken of other suits do the same. */
const OTHER_SUITS_SCALE = 5;

interface GuessedHand {
  hand: Card[];
  weight: number;
}

interface GuessedSeat {
  seat: number;
  /** Cards it is known to hold, lowest first: they come first in a guess, and stay until now. */
  known: readonly Card[];
  turns: number;
  /** In how many of its past turns the guess improves. */
  simulated: number;
  turnsLeft: number;
  /** The card that it may take, or `NO_CARD`. */
  offered: Card;
}

/** Guessed showdowns of one kind, seen from one seat. */
export class Guesses extends Showdowns {
  readonly #nextHands: GuessedHand[] = [];
  readonly #pool: Pool;
  readonly #knockLevels: readonly number[];

  /** @param unseen cards that nobody is known to hold */
  constructor(view: View, unseen: readonly Card[], showdown: ExpectedShowdown, random: Random) {
    super(view, showdown.knocker);
    const { players, table } = view;
    this.#pool = new Pool(unseen, random);
    this.#knockLevels = KNOCK_LEVELS.map((level) => levelForTable(view, level));
    const nextSeat = table.next(view.seat);
    const opponents = opponentsOf(view).map((seat) => opponentOf(view, seat, nextSeat, showdown));
    for (let i = 0; i < GUESSES; i++) {
      const strengths = new Float64Array(players).fill(NaN);
      let next: Card[] = [];
      let weight = 1;
      this.#pool.refill();
      for (const opponent of opponents) {
        const guess = this.#guessHand(opponent);
        strengths[opponent.seat] = strengthToKeep(view, guess.hand);
        weight *= guess.weight;
        if (opponent.seat === nextSeat) next = guess.hand;
      }
      this.add(strengths, weight);
      this.#nextHands.push({ hand: next, weight });
    }
  }

  /** How much a card would add on average to the next seat's hand. */
  gift(card: Card, rate: Rate): number {
    let sum = 0;
    let total = 0;
    for (const { hand, weight } of this.#nextHands) {
      sum += weight * Math.max(0, bestWith(this.view, hand, card, rate) - rate(hand));
      total += weight;
    }
    return total > 0 ? sum / total : 0;
  }

  /** A hand that a seat may hold at the showdown. */
  #guessHand(opponent: GuessedSeat): GuessedHand {
    const { view } = this;
    const pool = this.#pool;
    const { seat, known, turns, simulated } = opponent;
    const hand = [...known];
    while (hand.length < view.rules.handSize && pool.left > 0) hand.push(pool.draw());

    const hasKnocked = view.table.knocker === seat;
    let weight = 1;
    for (let turn = 0; turn < simulated; turn++) {
      if (turn > 0) weight *= 1 - this.#knockChance(hand, turns - simulated + turn);
      if (turn < simulated - 1 || !hasKnocked) this.#improve(hand, known.length);
    }
    weight *= Math.exp(-misfit(view, seat, hand, known.length));
    if (hasKnocked) weight *= LEAST_KNOCK_CHANCE + this.#knockChance(hand, turns - 1);

    for (let turn = opponent.turnsLeft; turn > 0; turn--) {
      const isOffered = opponent.offered !== NO_CARD && turn === opponent.turnsLeft;
      const place = isOffered ? bestPlace(view, hand, 0, opponent.offered) : NO_PLACE;
      if (place === NO_PLACE) this.#improve(hand, 0);
      else hand[place] = opponent.offered;
    }
    return { hand, weight };
  }

  #knockChance(hand: readonly Card[], turn: number): number {
    const level = this.#knockLevels[Math.min(turn, KNOCK_LEVELS.length - 1)];
    return 1 / (1 + Math.exp((level - worthInPoints(this.view.rules, hand)) / KNOCK_SOFTNESS));
  }

  /** Draws a card and keeps the best hand; the first `known` cards stay. */
  #improve(hand: Card[], known: number): void {
    if (this.#pool.left === 0) return;
    const card = this.#pool.draw();
    const place = bestPlace(this.view, hand, known, card);
    if (place !== NO_PLACE) hand[place] = card;
  }
}

/** Unseen cards, drawn without replacement. */
class Pool {
  left = 0;
  readonly #cards: Uint8Array;
  readonly #random: Random;

  constructor(cards: readonly Card[], random: Random) {
    this.#cards = Uint8Array.from(cards);
    this.#random = random;
  }

  refill(): void {
    this.left = this.#cards.length;
  }

  draw(): Card {
    return this.#random.draw(this.#cards, this.left--);
  }
}

function opponentOf(
  { table }: View,
  seat: number,
  nextSeat: number,
  { top, turnsLeft }: ExpectedShowdown,
): GuessedSeat {
  const known = [...table.known.subarray(seat * MOST_HELD, seat * MOST_HELD + table.knownCount[seat])].sort(
    (a, b) => a - b,
  );
  const turns = table.turns[seat];
  return {
    seat,
    known,
    turns,
    simulated: Math.min(turns - table.takes[seat], MOST_SIMULATED),
    turnsLeft: turnsLeft(seat),
    offered: seat === nextSeat ? top : NO_CARD,
  };
}

/** Stands for "no place in the hand". */
const NO_PLACE = -1;

/**
 * Where a card would improve a hand most; `NO_PLACE` where it would not. The first `known` cards stay. Not by `handsWith`,
 * which takes longer: nothing is asked more often.
 */
function bestPlace(view: View, hand: Card[], known: number, card: Card): number {
  let place = NO_PLACE;
  let most = appealOf(view, hand);
  for (let i = known; i < hand.length; i++) {
    const held = hand[i];
    hand[i] = card;
    const appeal = appealOf(view, hand);
    hand[i] = held;
    if (appeal > most) {
      place = i;
      most = appeal;
    }
  }
  return place;
}

/** What the other seats are assumed to maximise: the value, then the points of all cards, which say nothing of brag. */
function appealOf(view: View, hand: Card[]): number {
  if (ranksAsBrag(view.rules)) return valueToKeep(view, hand);
  let total = 0;
  for (let i = 0; i < hand.length; i++) total += pointsOf(hand[i]);
  return valueToKeep(view, hand) + total / 100;
}

/** By suit, a hand's total; reused by every call. */
const totals = new Uint8Array(SUIT_COUNT);

/** How badly a guessed hand fits the suits that its seat discarded and took: not at all in brag, where few collect suits. */
function misfit(view: View, seat: number, hand: readonly Card[], known: number): number {
  if (ranksAsBrag(view.rules)) return 0;
  totals.fill(0);
  for (let i = 0; i < hand.length; i++) totals[suitOf(hand[i])] += pointsOf(hand[i]);
  let collected = 0;
  for (let suit = 1; suit < SUIT_COUNT; suit++) if (totals[suit] > totals[collected]) collected = suit;
  let otherSuits = 0;
  for (let i = 0; i < known; i++) if (suitOf(hand[i]) !== collected) otherSuits += pointsOf(hand[i]);
  return view.table.discardedPoints[seat * SUIT_COUNT + collected] / DISCARDED_SCALE + otherSuits / OTHER_SUITS_SCALE;
}
