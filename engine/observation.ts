/**
 * A view as the network's input, and the network's outputs as actions. Training and browser share this code; a model
 * carries the version that it was trained with.
 *
 * The observation is a global block and four blocks of one suit each, clubs, diamonds, hearts, spades. A view with its
 * suits renamed gives the same blocks in another order: a network that reads all suits with the same weights plays alike
 * whatever suits are called. An action is the index of the network's output.
 *
 * | global block | numbers |
 * | --- | --- |
 * | house rules: each choice one-hot without its default, each number scaled to 0..1 | `RULE_FEATURES` |
 * | players still in, one-hot from 2 to 10 | 9 |
 * | phase, one-hot | 7 |
 * | stock / 52, stock empty, knocked, turns left after the knock / 9, own hand kept quiet, card taken | 6 |
 * | own hand value / 31, the same with the top discard taken, gain by taking / 10 | 3 |
 * | own hand value, rounded, one-hot from 0 to 41 and above | 43 |
 * | own cards by rank / 4, the waiting card included | 13 |
 * | 10 seats from oneself clockwise over who is still in, each: in, tokens ≥ 1, ≥ 2, ≥ 3, tokens / 10, points / target, dealer, knocker, has a turn before the showdown, turns ≥ 1, ≥ 2, ≥ 4, turns / 10, takes / 4, cards known / 4, last took, last drew; golf total shown / 31 | 18 each |
 *
 * | suit block | numbers |
 * | --- | --- |
 * | own, the waiting card, top discard, discards below it, known in others' hands: by rank | 5 × 13 |
 * | hand value / 31 after discarding the card, by rank of own cards | 13 |
 * | own total / 31, own cards / 4, unseen cards / 13, unseen points / 95, own points that others know / 31, own points discarded / 31 | 6 |
 * | 9 other seats clockwise, each: points known held / 31, cards known held / 3, points discarded / 31, points declined / 31 | 4 each |
 */
import { ACTION_COUNT, DRAW, SLOT_COUNT, TAKE, type Action } from './actions.ts';
import {
  CARD_COUNT,
  NO_CARD,
  RANK_COUNT,
  RANK_POINTS,
  SUIT_COUNT,
  lowestRank,
  pointsOfRanks,
  rankBit,
  rankOf,
  sizeOfRanks,
  suitOf,
  type Card,
} from './cards.ts';
import type { PublicState } from './public.ts';
import { RULES_TABLE, RULE_NAMES, type HouseRules } from './rules/table.ts';
import { handValue, undeclaredValue, valuesWithout } from './value.ts';
import type { View, ViewPhase } from './view.ts';

export const OBSERVATION_VERSION = 1;

const SEATS = 10;
/** A hand and the card that waits. */
const MOST_CARDS = 5;
const PHASE_PLACES: Record<ViewPhase, number> = {
  shotgun: 0,
  'sudden-death': 1,
  declare: 2,
  draw: 3,
  discard: 4,
  'golf-place': 5,
  'buy-in': 6,
};
const PHASE_COUNT = Object.keys(PHASE_PLACES).length;
const VALUE_BINS = 43;
const SEAT_FEATURES = 18;
const OTHER_SEAT_SUIT_FEATURES = 4;

const RULE_FEATURES = ruleFeatures(null).length;
const PLAYERS_AT = RULE_FEATURES;
const PHASE_AT = PLAYERS_AT + SEATS - 1;
const DEAL_AT = PHASE_AT + PHASE_COUNT;
const VALUE_AT = DEAL_AT + 6;
const VALUE_BINS_AT = VALUE_AT + 3;
const RANKS_AT = VALUE_BINS_AT + VALUE_BINS;
const SEATS_AT = RANKS_AT + RANK_COUNT;

/** Numbers in the global block. */
export const GLOBAL_SIZE = SEATS_AT + SEATS * SEAT_FEATURES;

const OWN_AT = 0;
const WAITING_AT = OWN_AT + RANK_COUNT;
const TOP_AT = WAITING_AT + RANK_COUNT;
const DISCARDED_AT = TOP_AT + RANK_COUNT;
const OTHERS_AT = DISCARDED_AT + RANK_COUNT;
const KEPT_VALUE_AT = OTHERS_AT + RANK_COUNT;
const TOTALS_AT = KEPT_VALUE_AT + RANK_COUNT;
const OTHER_SEATS_AT = TOTALS_AT + 6;

/** Numbers in the block of one suit. */
export const SUIT_SIZE = OTHER_SEATS_AT + (SEATS - 1) * OTHER_SEAT_SUIT_FEATURES;

/** Numbers in an observation: the global block, then the four suits'. */
export const OBSERVATION_SIZE = GLOBAL_SIZE + SUIT_COUNT * SUIT_SIZE;

/** By card, where it stands in each part of a suit block that goes by ranks, from the first suit's block on. */
const PLACES = Uint16Array.from({ length: CARD_COUNT }, (_, card) => suitOf(card) * SUIT_SIZE + rankOf(card));

// What numbers are divided by, as factors.
const OF_TOTAL = 1 / 31;
const OF_PACK = 1 / CARD_COUNT;
const OF_SUIT_CARDS = 1 / RANK_COUNT;
const OF_SUIT_POINTS = 1 / RANK_POINTS.reduce((sum, points) => sum + points, 0);
const OF_OTHERS = 1 / (SEATS - 1);
const QUARTER = 1 / 4;
const THIRD = 1 / 3;
const TENTH = 1 / 10;

// Reused between calls: an observation is written in one go and nothing is allocated.
/** The seats in play from the view's own clockwise. */
const others = new Uint8Array(SEATS);
/** By suit, the ranks that the view's seat holds, without the waiting card. */
const ownRanks = new Uint16Array(SUIT_COUNT);
const kept = new Uint8Array(MOST_CARDS);
const keptValues = new Float64Array(MOST_CARDS);

/**
 * Writes a view's observation.
 * @param out receives `OBSERVATION_SIZE` numbers from `offset`, which need not be cleared
 */
export function writeObservation(view: View, out: Float32Array, offset: number): void {
  out.set(blankOf(view.rules), offset);
  const inPlay = seatsClockwise(view);
  const knocker = placeOfKnocker(view, inPlay);
  readOwnCards(view);
  writeDeal(view, inPlay, knocker, out, offset);
  writeValues(view, out, offset);
  writeSeats(view, inPlay, knocker, out, offset + SEATS_AT);
  writeSuits(view, inPlay, out, offset + GLOBAL_SIZE);
  writeCards(view, out, offset + GLOBAL_SIZE);
}

/**
 * Writes which outputs of the network are legal: 1 where they are, else 0.
 * @param out receives `ACTION_COUNT` numbers from `offset`
 */
export function writeMask(
  legal: ArrayLike<Action>,
  count: number,
  out: Float32Array | Uint8Array,
  offset: number,
): void {
  out.fill(0, offset, offset + ACTION_COUNT);
  for (let i = 0; i < count; i++) out[offset + legal[i]] = 1;
}

const blanks = new WeakMap<HouseRules, Float32Array>();
let lastRules: HouseRules | null = null;
let lastBlank: Float32Array = new Float32Array(0);

/** An observation of nothing but the rules. */
function blankOf(rules: HouseRules): Float32Array {
  if (rules === lastRules) return lastBlank;
  let blank = blanks.get(rules);
  if (blank === undefined) {
    blank = new Float32Array(OBSERVATION_SIZE);
    blank.set(ruleFeatures(rules));
    blanks.set(rules, blank);
  }
  lastRules = rules;
  lastBlank = blank;
  return blank;
}

/** The rules as numbers; with null, zeros in the same layout. */
function ruleFeatures(rules: HouseRules | null): number[] {
  return RULE_NAMES.flatMap((name) => {
    const key = RULES_TABLE[name];
    if (key.kind === 'choice') return key.values.slice(1).map((value) => (rules?.[name] === value ? 1 : 0));
    if (key.kind === 'whole') return [rules === null ? 0 : (rules[name] as number) / key.high];
    return [];
  });
}

/** Fills `others`. @returns how many seats are in play */
function seatsClockwise(view: View): number {
  const { alive, players } = view.table;
  let count = 0;
  let seat = view.seat;
  for (let step = 0; step < players; step++) {
    if (alive[seat] === 1) others[count++] = seat;
    seat = seat + 1 === players ? 0 : seat + 1;
  }
  return count;
}

/** Where in `others` the knocker is, -1 while nobody has knocked. */
function placeOfKnocker(view: View, inPlay: number): number {
  const { knocker } = view.table;
  if (knocker >= 0) for (let i = 0; i < inPlay; i++) if (others[i] === knocker) return i;
  return -1;
}

function readOwnCards(view: View): void {
  const { hand, handCount, rules, seat, table } = view;
  for (let suit = 0; suit < SUIT_COUNT; suit++) ownRanks[suit] = 0;
  for (let i = 0; i < handCount; i++) ownRanks[suitOf(hand[i])] |= rankBit(hand[i]);
  if (rules.play !== 'golf') return;
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const card = table.rows[seat * SLOT_COUNT + slot];
    if (card !== NO_CARD) ownRanks[suitOf(card)] |= rankBit(card);
  }
}

/** Whether the seat at place `i` clockwise still has a turn after the knock of the one at place `knocker`. */
function actsBeforeShowdown(i: number, knocker: number): boolean {
  return knocker >= 0 && i !== knocker && (knocker === 0 || i < knocker);
}

function writeDeal(view: View, inPlay: number, knocker: number, out: Float32Array, offset: number): void {
  const { table } = view;
  if (inPlay >= 2) out[offset + PLAYERS_AT + inPlay - 2] = 1;
  out[offset + PHASE_AT + PHASE_PLACES[view.phase]] = 1;
  const turnsLeft = knocker < 0 ? 0 : knocker === 0 ? inPlay - 1 : knocker - 1;
  const at = offset + DEAL_AT;
  out[at] = table.stockCount * OF_PACK;
  out[at + 1] = table.stockCount === 0 ? 1 : 0;
  out[at + 2] = knocker >= 0 ? 1 : 0;
  out[at + 3] = turnsLeft * OF_OTHERS;
  out[at + 4] = view.quiet ? 1 : 0;
  out[at + 5] = view.drawnIsTaken ? 1 : 0;
}

function writeValues(view: View, out: Float32Array, offset: number): void {
  const { drawn, hand, handCount, rules, table } = view;
  if (handCount === 0) return;
  const value = view.quiet ? undeclaredValue(rules, hand, 0, handCount) : handValue(rules, hand, 0, handCount);
  const at = offset + VALUE_AT;
  out[at] = value * OF_TOTAL;
  out[offset + VALUE_BINS_AT + Math.min(Math.round(value), VALUE_BINS - 1)] = 1;
  for (let i = 0; i < handCount; i++) out[offset + RANKS_AT + rankOf(hand[i])] += QUARTER;

  if (drawn !== NO_CARD) {
    out[offset + RANKS_AT + rankOf(drawn)] += QUARTER;
    valuesWithEach(view, drawn);
    writeKept(drawn, value, out, offset);
    for (let i = 0; i < handCount; i++) writeKept(hand[i], keptValues[i], out, offset);
  } else if (view.phase === 'draw' && table.top !== NO_CARD) {
    valuesWithEach(view, table.top);
    let best = 0;
    for (let i = 0; i < handCount; i++) if (keptValues[i] > best) best = keptValues[i];
    out[at + 1] = best * OF_TOTAL;
    out[at + 2] = (best - value) * TENTH;
  }
}

/** Writes what the hand is worth after discarding a card. */
function writeKept(card: Card, value: number, out: Float32Array, offset: number): void {
  out[offset + GLOBAL_SIZE + PLACES[card] + KEPT_VALUE_AT] = value * OF_TOTAL;
}

/** Fills `keptValues`: what the hand is worth with a card in place of each of its own. */
function valuesWithEach({ hand, handCount, rules }: View, card: Card): void {
  for (let i = 0; i < handCount; i++) kept[i] = hand[i];
  kept[handCount] = card;
  valuesWithout(rules, kept, handCount + 1, keptValues);
}

/** Writes what is known of each seat, cards apart. */
function writeSeats(view: View, inPlay: number, knocker: number, out: Float32Array, seatsAt: number): void {
  const { points, rules, table, tokens } = view;
  const { dealer, lastDraw, takes, turns } = table;
  const golf = rules.play === 'golf';
  for (let i = 0; i < inPlay; i++) {
    const seat = others[i];
    const at = seatsAt + i * SEAT_FEATURES;
    out[at] = 1;
    if (tokens[seat] > 0) {
      out[at + 1] = 1;
      out[at + 2] = tokens[seat] >= 2 ? 1 : 0;
      out[at + 3] = tokens[seat] >= 3 ? 1 : 0;
      out[at + 4] = tokens[seat] * TENTH;
    }
    if (points[seat] > 0) out[at + 5] = points[seat] / rules.pointsTarget;
    if (seat === dealer) out[at + 6] = 1;
    if (i === knocker) out[at + 7] = 1;
    if (actsBeforeShowdown(i, knocker)) out[at + 8] = 1;
    if (turns[seat] > 0) {
      out[at + 9] = 1;
      out[at + 10] = turns[seat] >= 2 ? 1 : 0;
      out[at + 11] = turns[seat] >= 4 ? 1 : 0;
      out[at + 12] = turns[seat] * TENTH;
    }
    if (takes[seat] > 0) out[at + 13] = takes[seat] * QUARTER;
    if (takes[seat] > 0 || golf) out[at + 14] = cardsKnown(table, seat) * QUARTER;
    if (lastDraw[seat] === TAKE) out[at + 15] = 1;
    if (lastDraw[seat] === DRAW) out[at + 16] = 1;
    if (golf) out[at + 17] = shownTotal(view, seat) * OF_TOTAL;
  }
}

function cardsKnown({ heldRanks }: PublicState, seat: number): number {
  let known = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit++) known += sizeOfRanks(heldRanks[seat * SUIT_COUNT + suit]);
  return known;
}

function shownTotal(view: View, seat: number): number {
  let count = 0;
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const card = view.table.rows[seat * SLOT_COUNT + slot];
    if (card !== NO_CARD) kept[count++] = card;
  }
  return handValue(view.rules, kept, 0, count);
}

function writeSuits(view: View, inPlay: number, out: Float32Array, suitsAt: number): void {
  const { drawn, seat, table } = view;
  const { declinedPoints, discardedPoints, heldRanks, unseenRanks } = table;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const at = suitsAt + suit * SUIT_SIZE;
    const own = ownRanks[suit];
    const waiting = drawn !== NO_CARD && suitOf(drawn) === suit ? rankBit(drawn) : 0;
    const unseen = unseenRanks[suit] & ~(own | waiting);
    const ownRow = seat * SUIT_COUNT + suit;
    out[at + TOTALS_AT] = pointsOfRanks(own) * OF_TOTAL;
    out[at + TOTALS_AT + 1] = sizeOfRanks(own) * QUARTER;
    out[at + TOTALS_AT + 2] = sizeOfRanks(unseen) * OF_SUIT_CARDS;
    out[at + TOTALS_AT + 3] = pointsOfRanks(unseen) * OF_SUIT_POINTS;
    out[at + TOTALS_AT + 4] = pointsOfRanks(heldRanks[ownRow]) * OF_TOTAL;
    out[at + TOTALS_AT + 5] = discardedPoints[ownRow] * OF_TOTAL;
    for (let i = 1; i < inPlay; i++) {
      const row = others[i] * SUIT_COUNT + suit;
      const seatAt = at + OTHER_SEATS_AT + (i - 1) * OTHER_SEAT_SUIT_FEATURES;
      out[seatAt + 2] = discardedPoints[row] * OF_TOTAL;
      out[seatAt + 3] = declinedPoints[row] * OF_TOTAL;
      const held = heldRanks[row];
      if (held === 0) continue;
      out[seatAt] = pointsOfRanks(held) * OF_TOTAL;
      out[seatAt + 1] = sizeOfRanks(held) * THIRD;
      writeRanks(held, out, at + OTHERS_AT);
    }
  }
}

/** Writes a 1 for each rank of a set. */
function writeRanks(ranks: number, out: Float32Array, at: number): void {
  for (let left = ranks; left !== 0; left &= left - 1) out[at + lowestRank(left)] = 1;
}

/** Writes where single cards are: one's own, the waiting one, the discards. @param at start of the suit blocks */
function writeCards(view: View, out: Float32Array, at: number): void {
  const { drawn, hand, handCount, rules, table } = view;
  const { discardCount, discards } = table;
  for (let i = 0; i < handCount; i++) out[at + PLACES[hand[i]] + OWN_AT] = 1;
  if (rules.play === 'golf') {
    for (let suit = 0; suit < SUIT_COUNT; suit++) writeRanks(ownRanks[suit], out, at + suit * SUIT_SIZE + OWN_AT);
  }
  if (drawn !== NO_CARD) {
    out[at + PLACES[drawn] + OWN_AT] = 1;
    out[at + PLACES[drawn] + WAITING_AT] = 1;
  }
  for (let i = 0; i < discardCount - 1; i++) out[at + PLACES[discards[i]] + DISCARDED_AT] = 1;
  if (discardCount > 0) out[at + PLACES[discards[discardCount - 1]] + TOP_AT] = 1;
}
