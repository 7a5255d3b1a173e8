/** The observation once more, read off `engine/observation-layout.ts`: slower, and without the shortcuts of what writes it. */
import { DRAW, KNOCK, SLOT_COUNT, SWAP_ALL, TAKE } from '../../../engine/actions.ts';
import {
  CARD_COUNT,
  NO_CARD,
  RANK_COUNT,
  RANK_POINTS,
  SUIT_COUNT,
  cardOf,
  pointsOf,
  rankOf,
  suitOf,
  type Card,
} from '../../../engine/cards.ts';
import { DISCARDED, UNSEEN } from '../../../engine/public.ts';
import { RULES_TABLE, type HouseRules, type RuleKey, type RuleName } from '../../../engine/rules/table.ts';
import { worthInPoints } from '../../../engine/points.ts';
import { countsByRank, undeclaredValue } from '../../../engine/value.ts';
import type { View } from '../../../engine/view.ts';

const SEATS = 10;
const PHASES = ['shotgun', 'sudden-death', 'declare', 'draw', 'discard', 'golf-place', 'buy-in', 'dealer-choice'];
const SUIT_POINTS = RANK_POINTS.reduce((sum, points) => sum + points, 0);

const yes = (is: boolean): number => (is ? 1 : 0);
const range = (count: number): number[] => [...Array(count).keys()];
const oneHot = (count: number, at: number): number[] => range(count).map((place) => yes(place === at));
const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const points = (cards: readonly Card[]): number => total(cards.map(pointsOf));
const byRank = (cards: readonly Card[], each: number): number[] =>
  range(RANK_COUNT).map((rank) => each * cards.filter((card) => rankOf(card) === rank).length);

/** What a seat in play sees, as lists of cards. */
class Seen {
  readonly view: View;
  readonly isGolf: boolean;
  /** Seats in play, clockwise from one's own. */
  readonly seats: number[];
  /** What shows of the own row in golf, else the hand; without the card that waits. */
  readonly own: Card[];
  readonly waiting: Card[];
  readonly top: Card[];
  readonly unseen: Card[];
  readonly pool: Card[];

  constructor(view: View) {
    const { table, seat, drawn, players, rules } = view;
    this.view = view;
    this.isGolf = rules.play === 'golf';
    this.seats = range(players)
      .map((step) => (seat + step) % players)
      .filter((other) => table.alive[other] === 1);
    this.own = this.isGolf ? this.shownBy(seat) : view.cards;
    this.waiting = drawn === NO_CARD ? [] : [drawn];
    this.top = table.top === NO_CARD ? [] : [table.top];
    this.pool = Array.from(table.pool).filter((card) => card !== NO_CARD);
    const hidden = this.knownOf(seat).reduce(without, this.all);
    this.unseen = hidden.reduce(without, this.cardsAt(UNSEEN));
  }

  get all(): Card[] {
    return [...this.own, ...this.waiting];
  }

  /** What shows of a row in golf. */
  shownBy(seat: number): Card[] {
    return Array.from(this.view.table.rows.subarray(seat * SLOT_COUNT, (seat + 1) * SLOT_COUNT)).filter(
      (card) => card !== NO_CARD,
    );
  }

  /** What everybody knows a seat to hold. */
  knownOf(seat: number): Card[] {
    return this.cardsAt(seat);
  }

  cardsAt(where: number): Card[] {
    const { whereabouts } = this.view.table;
    return [...whereabouts.keys()].filter((place) => whereabouts[place] === where).map((place) => place % CARD_COUNT);
  }

  /** What the next player is known to hold who has not passed for good. */
  get knownOfNext(): Card[] {
    const next = this.seats.slice(1).find((seat) => this.view.table.passed[seat] === 0);
    return next === undefined ? [] : this.knownOf(next);
  }

  get knownOfOthers(): Card[] {
    return this.seats.slice(1).flatMap((seat) => this.knownOf(seat));
  }

  get value(): number {
    const { rules, quiet } = this.view;
    return quiet ? undeclaredValue(rules, this.own) : worthInPoints(rules, this.own);
  }

  /** Own cards of a rank, and the one that waits, where cards of that rank count together. */
  together(rank: number): number {
    return countsByRank(this.view.rules, rank) ? this.all.filter((card) => rankOf(card) === rank).length : 0;
  }

  unseenOf(rank: number): number {
    return this.unseen.filter((card) => rankOf(card) === rank).length;
  }
}

function ofRules(rules: HouseRules): number[] {
  return Object.entries(RULES_TABLE).flatMap(([name, key]: [string, RuleKey]) => {
    const value: unknown = rules[name as RuleName];
    const { unknownToPolicy: unknown = [] } = key;
    if (unknown === true) return [];
    if (key.kind === 'choice') {
      const told = key.values.slice(1).filter((other) => !unknown.includes(other));
      return told.map((other) => yes(other === value));
    }
    if (key.kind === 'worth') return ofWorth(value, key.usual);
    return key.kind === 'whole' ? [(value as number) / (name === 'lives' ? 10 : key.high)] : [];
  });
}

/** What cards are worth: usual points one by one, the top, and any other number. */
function ofWorth(value: unknown, usual: readonly number[]): number[] {
  const other = typeof value === 'number' && !usual.includes(value) ? value : null;
  return [
    ...usual.map((one) => yes(one === value)),
    yes(value === 'top'),
    yes(other !== null),
    other === null ? 0 : (other - 30) / 15,
  ];
}

/** Stock, knock, and what stands about the own hand. */
function ofDeal({ view, seats }: Seen): number[] {
  const { table, quiet, drawnIsTaken } = view;
  return [
    table.stockCount / 52,
    yes(table.stockCount === 0),
    yes(table.knocker >= 0),
    total(seats.slice(1).map((seat) => table.turnsLeft[seat])) / 9,
    yes(quiet),
    yes(drawnIsTaken),
  ];
}

/** How near the end is, by a declared hand that lies open and by limits. */
function ofLimits({ view }: Seen): number[] {
  const { dealsLeft, rules, seat, table } = view;
  return [
    yes(rules.declareEnds === 'last-turns' && table.declaredCount > 0),
    rules.turnLimit > 0 ? (rules.turnLimit - table.turns[seat]) / 20 : 0,
    Math.min(dealsLeft / 20, 1),
    yes(dealsLeft === 1),
  ];
}

/** Passes, what all of the pool is worth, and what may follow an exchange. */
function ofPool({ view, seats, pool, own }: Seen): number[] {
  const { rules, table } = view;
  if (rules.play !== 'pool') return [0, 0, 0, 0, 0, 0];
  const value = pool.length === 3 && own.length > 0 ? worthInPoints(rules, pool) : null;
  return [
    table.passes / seats.length,
    yes(table.passes === seats.length - 1),
    (value ?? 0) / 31,
    value === null ? 0 : (value - worthInPoints(rules, own)) / 10,
    yes(view.phase === 'second-exchange'),
    yes(view.phase === 'knock'),
  ];
}

/** What the best hand is worth that can be had with the top discard, or the row with a card placed; null for none. */
function bestWith({ view, own, waiting, top, isGolf }: Seen): number | null {
  const { rules, phase } = view;
  const [card] = waiting.length > 0 || phase !== 'draw' ? waiting : top;
  if (card === undefined) return null;
  if (isGolf) return own.length < SLOT_COUNT ? worthInPoints(rules, [...own, card]) : null;
  if (waiting.length > 0 || own.length === 0) return null;
  // Whoever has discarded first gives nothing away for it.
  if (own.length < rules.handSize) return worthInPoints(rules, [...own, card]);
  return Math.max(...own.map((left) => worthInPoints(rules, [...without(own, left), card])));
}

function ofValue(seen: Seen): number[] {
  if (seen.own.length === 0 && !seen.isGolf) return Array(3 + 43).fill(0) as number[];
  const { value } = seen;
  const best = bestWith(seen);
  return [
    value / 31,
    (best ?? 0) / 31,
    best === null ? 0 : (best - value) / 10,
    ...oneHot(43, Math.max(0, Math.min(Math.round(value), 42))),
  ];
}

/** Unseen cards that match a pair of own cards, and own cards that match the top discard. */
function ofMatches(seen: Seen): number[] {
  const pairs = range(RANK_COUNT).filter((rank) => seen.together(rank) === 2);
  return [
    total(pairs.map((rank) => seen.unseenOf(rank))) / 4,
    total(seen.top.map((card) => seen.together(rankOf(card)))) / 2,
  ];
}

function ofSeat(seen: Seen, seat: number): number[] {
  const { view, isGolf } = seen;
  const { table, rules, tokens } = view;
  return [
    1,
    ...[1, 2, 3].map((least) => yes(tokens[seat] >= least)),
    tokens[seat] / 10,
    view.points[seat] / rules.pointsTarget,
    yes(seat === table.dealer),
    yes(seat === table.knocker),
    yes(table.turnsLeft[seat] > 0),
    ...[1, 2, 4].map((least) => yes(table.turns[seat] >= least)),
    table.turns[seat] / 10,
    table.takes[seat] / 4,
    seen.knownOf(seat).length / 4,
    yes(table.lastDraw[seat] === TAKE),
    yes(table.lastDraw[seat] === DRAW),
    isGolf ? worthInPoints(rules, seen.shownBy(seat)) / 31 : 0,
    yes(rules.declareEnds === 'last-turns' && table.declared[seat] === 1),
    yes(table.turnsLeft[seat] > 1),
    yes(table.passed[seat] === 1),
    isGolf || seen.knownOf(seat).length === 0 ? 0 : worthInPoints(rules, seen.knownOf(seat)) / 31,
    yes(rules.play === 'pool' && rules.poolSwapAll === 'binds' && lastOf(seen, seat) === SWAP_ALL),
  ];
}

/** What a seat did last, a knock without a card left out. */
function lastOf({ view: { table } }: Seen, seat: number): number | undefined {
  return Array.from(table.historyActions.subarray(0, table.historyLength))
    .filter((action, entry) => table.historySeats[entry] === seat && action !== KNOCK)
    .at(-1);
}

/** The same without one card; where it is not there, all. */
function without(cards: readonly Card[], card: Card): Card[] {
  const at = cards.indexOf(card);
  return cards.filter((_, i) => i !== at);
}

/** What is said of each rank of a suit. */
function ofSuitCards(seen: Seen, suit: number): number[] {
  const { view, own, waiting, all, top, pool } = seen;
  const { rules, table } = view;
  const aside = rules.play === 'pool' ? seen.cardsAt(DISCARDED) : [];
  const under = [
    ...table.discards.subarray(0, Math.max(table.discardCount - 1, 0)),
    ...(table.aside === NO_CARD ? [] : [table.aside]),
  ];
  const marks = (cards: readonly Card[]): number[] =>
    range(RANK_COUNT).map((rank) => yes(cards.includes(cardOf(suit, rank))));
  const ofOwn = (number: (card: Card) => number): number[] =>
    range(RANK_COUNT).map((rank) => (all.includes(cardOf(suit, rank)) ? number(cardOf(suit, rank)) : 0));
  const keptWithout = (card: Card): number =>
    waiting.includes(card) ? seen.value : worthInPoints(rules, without(all, card));
  const isToDiscardFirst = view.phase === 'discard' && waiting.length === 0;
  return [
    ...[all, waiting, top, [...under, ...aside], seen.knownOfOthers].flatMap(marks),
    ...((waiting.length > 0 && !seen.isGolf && own.length > 0) || isToDiscardFirst
      ? ofOwn((card) => keptWithout(card) / 31)
      : marks([])),
    ...marks(pool),
    ...range(RANK_COUNT).map((rank) => {
      const card = cardOf(suit, rank);
      if (!pool.includes(card) || view.phase !== 'draw') return 0;
      return Math.max(...own.map((left) => worthInPoints(rules, [...without(own, left), card]))) / 31;
    }),
    ...(rules.play === 'pool' && view.phase === 'discard' && waiting.length > 0
      ? ofOwn((card) => worthInPoints(rules, [...pool, card]) / 31)
      : marks([])),
    ...ofOwn((card) => Math.max(seen.together(rankOf(card)) - 1, 0) / 2),
    ...ofOwn((card) => (seen.together(rankOf(card)) > 1 ? seen.unseenOf(rankOf(card)) / 4 : 0)),
    ...ofOwn(
      (card) =>
        seen.knownOfNext.filter((other) => seen.together(rankOf(card)) > 0 && rankOf(other) === rankOf(card)).length /
        2,
    ),
  ];
}

function ofSuit(seen: Seen, suit: number): number[] {
  const { seat, table } = seen.view;
  const here = (cards: readonly Card[]): Card[] => cards.filter((card) => suitOf(card) === suit);
  const others = range(SEATS - 1).flatMap((place) => {
    if (place + 1 >= seen.seats.length) return [0, 0, 0, 0];
    const other = seen.seats[place + 1];
    const known = here(seen.knownOf(other));
    const at = other * SUIT_COUNT + suit;
    return [points(known) / 31, known.length / 3, table.discardedPoints[at] / 31, table.declinedPoints[at] / 31];
  });
  return [
    ...ofSuitCards(seen, suit),
    points(here(seen.own)) / 31,
    here(seen.own).length / 4,
    here(seen.unseen).length / 13,
    points(here(seen.unseen)) / SUIT_POINTS,
    points(here(seen.knownOf(seat))) / 31,
    table.discardedPoints[seat * SUIT_COUNT + suit] / 31,
    points(here(seen.pool)) / 31,
    ...others,
  ];
}

/** What a seat in play observes that is told nothing of the others' habits. */
export function readObservation(view: View): number[] {
  const seen = new Seen(view);
  return [
    ...ofRules(view.rules),
    ...oneHot(SEATS - 1, seen.seats.length - 2),
    ...oneHot(PHASES.length, PHASES.indexOf(['second-exchange', 'knock'].includes(view.phase) ? 'draw' : view.phase)),
    ...ofDeal(seen),
    ...ofLimits(seen),
    ...ofPool(seen),
    ...ofValue(seen),
    ...byRank(seen.all, 1 / 4),
    ...ofMatches(seen),
    ...range(SEATS).flatMap((place) =>
      place < seen.seats.length ? ofSeat(seen, seen.seats[place]) : (Array(23).fill(0) as number[]),
    ),
    ...byRank(seen.waiting, 1),
    ...byRank(seen.top, 1),
    ...byRank(seen.unseen, 1 / 4),
    ...byRank(seen.knownOfOthers, 1 / 4),
    ...range(SUIT_COUNT).flatMap((suit) => ofSuit(seen, suit)),
    ...range((SEATS - 1) * 28).map(() => 0),
  ];
}
