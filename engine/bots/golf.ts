/**
 * Golf for hand-written bots: a card is placed or not by what the resulting row is worth with best play in all later
 * turns, against guesses of how the others' rows end (docs/rules-reference.md#golf).
 */
import { DRAW, FLIP, REPLACE, SLOT_COUNT, TAKE, type Action } from '../actions.ts';
import { CARD_COUNT, NO_CARD, RANK_COUNT, SUIT_COUNT, pointsOf, rankOf, suitOf, type Card } from '../cards.ts';
import type { Random } from '../random.ts';
import type { HouseRules } from '../rules/table.ts';
import { handValue } from '../value.ts';
import type { View } from '../view.ts';
import { placeInGolf, shownCards } from './hands.ts';
import { unseenCards } from './prospects.ts';
import { Showdowns } from './showdowns.ts';

const GUESSES = 48;
/** How many cards stand for all that are unseen while the own row shows nothing. */
const SAMPLE = 24;
/** What a point of value adds, as a share of a token: it separates rows that win equally often. */
const POINT_WORTH = 0.002;
/** Three aces, the most that a row can be worth. */
const MOST_VALUE = 33;

export function decideInGolf(view: View, legal: readonly Action[], random: Random): Action {
  const { drawn } = view;
  if (view.phase === 'draw' && !legal.includes(DRAW)) return TAKE;
  if (view.drawnIsTaken) return placeInGolf(legal, REPLACE);
  const row = shownCards(view, view.seat);
  const unseen = unseenCards(view);
  // While nothing shows, there are too many continuations to try all cards: a sample stands for them.
  if (row.length === 0) {
    random.shuffle(unseen, unseen.length);
    unseen.length = Math.min(unseen.length, SAMPLE);
  }
  const left = rowsAgainst(view, unseen, NO_CARD, random);
  if (view.phase === 'draw') {
    const takes = legal.includes(TAKE) && left.with(row, view.table.top) >= left.drawing(row);
    return takes ? TAKE : DRAW;
  }
  // A card that is not placed can be taken by the next player; one that is replaced may be any card.
  const given = rowsAgainst(view, unseen, drawn, random);
  return placeInGolf(legal, left.with(row, drawn) >= given.flipping(row) ? REPLACE : FLIP);
}

/** What rows are worth that are filled from the same unseen cards. */
class Rows {
  readonly #rules: HouseRules;
  readonly #unseen: readonly Card[];
  readonly #showdowns: Showdowns;
  /** By value, what a full row is worth; NaN where it is not yet computed. */
  readonly #worths = new Float64Array(MOST_VALUE + 1).fill(NaN);
  /** By the two cards of a row, what it is worth at the beginning of its owner's last turn; NaN as above. */
  readonly #pairs = new Float64Array(CARD_COUNT * CARD_COUNT).fill(NaN);
  /** By cards in a row, what it is worth with each card that may come. */
  readonly #placed: readonly Float64Array[];
  readonly #suitTotals = new Uint8Array(SUIT_COUNT);
  readonly #rankTotals = new Uint8Array(RANK_COUNT);

  constructor(rules: HouseRules, unseen: readonly Card[], showdowns: Showdowns) {
    this.#rules = rules;
    this.#unseen = unseen;
    this.#showdowns = showdowns;
    this.#placed = Array.from({ length: SLOT_COUNT }, () => new Float64Array(unseen.length));
  }

  /** The worth of a row to which a card is added now. */
  with(row: Card[], card: Card): number {
    row.push(card);
    const worth = this.#ofNextTurn(row);
    row.pop();
    return worth;
  }

  /** The worth of a row in which a card is turned up now. */
  flipping(row: Card[]): number {
    return mean(this.#byCard(row));
  }

  /** The worth of a row whose owner draws now, and places the card or flips another. */
  drawing(row: Card[]): number {
    const placed = this.#byCard(row);
    return mean(placed, mean(placed));
  }

  /** The worth of a row at the beginning of its owner's turn, before the top discard is known. */
  #ofNextTurn(row: Card[]): number {
    if (row.length === SLOT_COUNT) return this.#ofValue(handValue(this.#rules, row));
    if (row.length < SLOT_COUNT - 1) return this.#ofTurns(row);
    const key = row[0] < row[1] ? row[0] * CARD_COUNT + row[1] : row[1] * CARD_COUNT + row[0];
    if (Number.isNaN(this.#pairs[key])) this.#pairs[key] = this.#ofTurns(row);
    return this.#pairs[key];
  }

  #ofTurns(row: Card[]): number {
    const placed = this.#byCard(row);
    return mean(placed, mean(placed, mean(placed)));
  }

  #ofValue(value: number): number {
    if (Number.isNaN(this.#worths[value])) this.#worths[value] = this.#showdowns.worth(value) + POINT_WORTH * value;
    return this.#worths[value];
  }

  #byCard(row: Card[]): Float64Array {
    if (row.length === SLOT_COUNT - 1) return this.#byLastCard(row);
    const placed = this.#placed[row.length];
    let count = 0;
    for (const card of this.#unseen) if (!row.includes(card)) placed[count++] = this.with(row, card);
    return placed.subarray(0, count);
  }

  /** The last card of a row adds to the cards of its suit, or to those of its rank. */
  #byLastCard(row: readonly Card[]): Float64Array {
    const suitTotals = this.#suitTotals;
    const rankTotals = this.#rankTotals;
    const unseen = this.#unseen;
    const placed = this.#placed[row.length];
    suitTotals.fill(0);
    rankTotals.fill(0);
    for (const card of row) {
      suitTotals[suitOf(card)] += pointsOf(card);
      rankTotals[rankOf(card)] += pointsOf(card);
    }
    const least = handValue(this.#rules, row);
    let count = 0;
    for (let i = 0; i < unseen.length; i++) {
      const card = unseen[i];
      if (row.includes(card)) continue;
      const value = pointsOf(card) + Math.max(suitTotals[suitOf(card)], rankTotals[rankOf(card)]);
      placed[count++] = this.#ofValue(Math.max(least, value));
    }
    return placed.subarray(0, count);
  }
}

/** @param given the card that the next player may take, or `NO_CARD` where it is not known */
function rowsAgainst(view: View, unseen: readonly Card[], given: Card, random: Random): Rows {
  const { rules, players, seat: own, table } = view;
  const showdowns = new Showdowns(view, -1);
  const rows = Array.from({ length: players }, (_, seat) => shownCards(view, seat));
  for (let guess = 0; guess < GUESSES; guess++) {
    const strengths = new Float64Array(players).fill(NaN);
    for (let seat = 0; seat < players; seat++) {
      if (seat === own || table.alive[seat] === 0) continue;
      const row = filledRow(rules, rows[seat], unseen, seat === table.next(own) ? given : NO_CARD, random);
      strengths[seat] = handValue(rules, row);
    }
    showdowns.add(strengths, 1);
  }
  return new Rows(rules, unseen, showdowns);
}

/**
 * How a row may end: each turn keeps the better of two random cards, about what a player gets who can refuse the top
 * discard and the drawn card.
 */
function filledRow(
  rules: HouseRules,
  shown: readonly Card[],
  unseen: readonly Card[],
  offered: Card,
  random: Random,
): Card[] {
  const row = [...shown];
  let first = offered;
  while (row.length < SLOT_COUNT) {
    if (first === NO_CARD) first = unseen[random.below(unseen.length)];
    const second = unseen[random.below(unseen.length)];
    const keepsFirst = handValue(rules, [...row, first]) >= handValue(rules, [...row, second]);
    row.push(keepsFirst ? first : second);
    first = NO_CARD;
  }
  return row;
}

/** The mean of worths, each raised to at least `least`. */
function mean(worths: Float64Array, least = -Infinity): number {
  let sum = 0;
  for (let i = 0; i < worths.length; i++) sum += Math.max(worths[i], least);
  return worths.length === 0 ? 0 : sum / worths.length;
}
