/**
 * A view as the network's input, and the network's outputs as actions. Training and browser share this code; a model
 * carries the version that it was trained with.
 *
 * The observation is a global block and four blocks of one suit each. Suits come in an order that depends on what they
 * hold and not on what they are called, so that a view with its suits renamed gives the same observation, and the
 * outputs for cards follow the same order (`SuitOrder`).
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
import { ACTION_COUNT, DISCARD, DRAW, SLOT_COUNT, TAKE, type Action } from './actions.ts';
import { CARD_COUNT, NO_CARD, RANK_COUNT, RANK_POINTS, SUIT_COUNT, cardOf, rankOf, suitOf } from './cards.ts';
import { DISCARDED, ON_TOP, UNSEEN } from './public.ts';
import { RULES_TABLE, RULE_NAMES, type HouseRules } from './rules/table.ts';
import { handValue, undeclaredValue } from './value.ts';
import type { View, ViewPhase } from './view.ts';

export const OBSERVATION_VERSION = 1;

const SEATS = 10;
const PHASES: readonly ViewPhase[] = ['shotgun', 'sudden-death', 'declare', 'draw', 'discard', 'golf-place', 'buy-in'];
const VALUE_BINS = 43;
const SEAT_FEATURES = 18;
const OTHER_SEAT_SUIT_FEATURES = 4;

const RULE_FEATURES = ruleFeatures(null).length;
const PLAYERS_AT = RULE_FEATURES;
const PHASE_AT = PLAYERS_AT + SEATS - 1;
const DEAL_AT = PHASE_AT + PHASES.length;
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

/** By place in the observation, the suit that stands there. */
export type SuitOrder = Uint8Array;

const MAX_TOTAL = 31;
const SUIT_POINTS = RANK_POINTS.reduce((sum, points) => sum + points, 0);

// Reused between calls: an observation is written in one go and nothing is allocated.
const others = new Int8Array(SEATS);
const ownMask = new Int32Array(SUIT_COUNT);
const place = new Uint8Array(SUIT_COUNT);
const kept = new Uint8Array(5);
const relative = new Int8Array(SEATS);
const ruleCache = new WeakMap<HouseRules, Float32Array>();

/**
 * Writes a view's observation.
 * @param out receives `OBSERVATION_SIZE` numbers from `offset`, which need not be cleared
 * @param order receives the order of the suits
 */
export function writeObservation(view: View, out: Float32Array, offset: number, order: SuitOrder): void {
  out.fill(0, offset, offset + OBSERVATION_SIZE);
  const inPlay = seatsClockwise(view);
  readOwnCards(view);
  orderSuits(view, inPlay, order);
  writeRules(view.rules, out, offset);
  writeDeal(view, inPlay, out, offset);
  writeValues(view, out, offset, order);
  writeSeats(view, inPlay, out, offset);
  for (let at = 0; at < SUIT_COUNT; at++) {
    place[order[at]] = at;
    writeSuit(view, inPlay, order[at], out, offset + GLOBAL_SIZE + at * SUIT_SIZE);
  }
  writeCards(view, out, offset + GLOBAL_SIZE);
}

/**
 * Writes which outputs of the network are legal: 1 where they are, else 0.
 * @param out receives `ACTION_COUNT` numbers from `offset`
 */
export function writeMask(
  legal: ArrayLike<Action>,
  count: number,
  order: SuitOrder,
  out: Float32Array | Uint8Array,
  offset: number,
): void {
  out.fill(0, offset, offset + ACTION_COUNT);
  for (let i = 0; i < count; i++) out[offset + outputOf(legal[i], order)] = 1;
}

/** The network's output that stands for an action. */
export function outputOf(action: Action, order: SuitOrder): number {
  if (action < DISCARD) return action;
  const index = action - DISCARD;
  const first = index < CARD_COUNT ? 0 : CARD_COUNT;
  const suit = suitOf(index - first);
  const at = order[0] === suit ? 0 : order[1] === suit ? 1 : order[2] === suit ? 2 : 3;
  return DISCARD + first + cardOf(at, rankOf(index - first));
}

/** The action that an output of the network stands for. */
export function actionOf(output: number, order: SuitOrder): Action {
  if (output < DISCARD) return output;
  const index = output - DISCARD;
  const first = index < CARD_COUNT ? 0 : CARD_COUNT;
  return DISCARD + first + cardOf(order[suitOf(index - first)], rankOf(index - first));
}

/** Fills `others` with the seats in play from the view's own clockwise. @returns how many they are */
function seatsClockwise(view: View): number {
  const { alive, players } = view.table;
  let count = 0;
  relative.fill(-1);
  for (let step = 0; step < players; step++) {
    const seat = (view.seat + step) % players;
    if (alive[seat] === 0) continue;
    relative[seat] = count;
    others[count++] = seat;
  }
  return count;
}

function readOwnCards(view: View): void {
  ownMask.fill(0);
  for (let i = 0; i < view.handCount; i++) ownMask[suitOf(view.hand[i])] |= 1 << rankOf(view.hand[i]);
  if (view.rules.play !== 'golf') return;
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const card = view.table.rows[view.seat * SLOT_COUNT + slot];
    if (card !== NO_CARD) ownMask[suitOf(card)] |= 1 << rankOf(card);
  }
}

/** Orders the suits by everything that their blocks are made of, so that equals are interchangeable. */
function orderSuits(view: View, inPlay: number, order: SuitOrder): void {
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    let at = suit;
    while (at > 0 && compareSuits(view, inPlay, suit, order[at - 1]) < 0) {
      order[at] = order[at - 1];
      at--;
    }
    order[at] = suit;
  }
}

function compareSuits(view: View, inPlay: number, a: number, b: number): number {
  const { table } = view;
  if (ownMask[a] !== ownMask[b]) return ownMask[b] - ownMask[a];
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    const inA = knownPlace(view, cardOf(a, rank));
    const inB = knownPlace(view, cardOf(b, rank));
    if (inA !== inB) return inA - inB;
  }
  for (let i = 0; i < inPlay; i++) {
    const row = others[i] * SUIT_COUNT;
    const discarded = table.discardedPoints[row + a] - table.discardedPoints[row + b];
    if (discarded !== 0) return discarded;
    const declined = table.declinedPoints[row + a] - table.declinedPoints[row + b];
    if (declined !== 0) return declined;
  }
  return 0;
}

const WAITING = 30;

/** Where the view knows a card to be, in terms that do not depend on how seats are numbered. */
function knownPlace(view: View, card: number): number {
  if (card === view.drawn) return WAITING;
  const where = view.table.whereabouts[card];
  return where >= 0 && where < SEATS ? relative[where] : where;
}

function writeRules(rules: HouseRules, out: Float32Array, offset: number): void {
  let features = ruleCache.get(rules);
  if (features === undefined) {
    features = Float32Array.from(ruleFeatures(rules));
    ruleCache.set(rules, features);
  }
  out.set(features, offset);
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

function writeDeal(view: View, inPlay: number, out: Float32Array, offset: number): void {
  const { table } = view;
  if (inPlay >= 2) out[offset + PLAYERS_AT + inPlay - 2] = 1;
  out[offset + PHASE_AT + PHASES.indexOf(view.phase)] = 1;
  let turnsLeft = 0;
  if (table.knocker >= 0) {
    for (let i = 1; i < inPlay; i++) if (actsBeforeShowdown(view, others[i])) turnsLeft++;
  }
  const at = offset + DEAL_AT;
  out[at] = table.stockCount / CARD_COUNT;
  out[at + 1] = table.stockCount === 0 ? 1 : 0;
  out[at + 2] = table.knocker >= 0 ? 1 : 0;
  out[at + 3] = turnsLeft / (SEATS - 1);
  out[at + 4] = view.quiet ? 1 : 0;
  out[at + 5] = view.drawnIsTaken ? 1 : 0;
}

/** Whether another seat still has a turn after a knock, before the showdown. */
function actsBeforeShowdown(view: View, seat: number): boolean {
  const { knocker, players } = view.table;
  if (knocker < 0 || seat === knocker) return false;
  const toSeat = (seat - view.seat + players) % players;
  const toKnocker = (knocker - view.seat + players) % players;
  return toKnocker === 0 || toSeat < toKnocker;
}

function writeValues(view: View, out: Float32Array, offset: number, order: SuitOrder): void {
  const { handCount, hand, rules, table } = view;
  if (handCount === 0) return;
  const value = view.quiet ? undeclaredValue(rules, hand, 0, handCount) : handValue(rules, hand, 0, handCount);
  const at = offset + VALUE_AT;
  out[at] = value / MAX_TOTAL;
  out[offset + VALUE_BINS_AT + Math.min(Math.round(value), VALUE_BINS - 1)] = 1;
  for (let i = 0; i < handCount; i++) out[offset + RANKS_AT + rankOf(hand[i])] += 0.25;

  if (view.drawn !== NO_CARD) {
    out[offset + RANKS_AT + rankOf(view.drawn)] += 0.25;
    for (let i = -1; i < handCount; i++) {
      const card = i < 0 ? view.drawn : hand[i];
      const suit = suitOf(card);
      let block = 0;
      while (order[block] !== suit) block++;
      const keeps = i < 0 ? value : valueWith(view, view.drawn, i);
      out[offset + GLOBAL_SIZE + block * SUIT_SIZE + KEPT_VALUE_AT + rankOf(card)] = keeps / MAX_TOTAL;
    }
  } else if (view.phase === 'draw' && table.top !== NO_CARD) {
    let best = 0;
    for (let i = 0; i < handCount; i++) best = Math.max(best, valueWith(view, table.top, i));
    out[at + 1] = best / MAX_TOTAL;
    out[at + 2] = (best - value) / 10;
  }
}

/** The hand's value with a card in place of its card `index`. */
function valueWith(view: View, card: number, index: number): number {
  for (let i = 0; i < view.handCount; i++) kept[i] = i === index ? card : view.hand[i];
  return handValue(view.rules, kept, 0, view.handCount);
}

function writeSeats(view: View, inPlay: number, out: Float32Array, offset: number): void {
  const { rules, table } = view;
  for (let i = 0; i < inPlay; i++) {
    const seat = others[i];
    const tokens = view.tokens[seat];
    const turns = table.turns[seat];
    const last = table.lastDraw[seat];
    const at = offset + SEATS_AT + i * SEAT_FEATURES;
    out[at] = 1;
    out[at + 1] = tokens >= 1 ? 1 : 0;
    out[at + 2] = tokens >= 2 ? 1 : 0;
    out[at + 3] = tokens >= 3 ? 1 : 0;
    out[at + 4] = Math.max(tokens, 0) / 10;
    out[at + 5] = view.points[seat] / rules.pointsTarget;
    out[at + 6] = seat === table.dealer ? 1 : 0;
    out[at + 7] = seat === table.knocker ? 1 : 0;
    out[at + 8] = actsBeforeShowdown(view, seat) ? 1 : 0;
    out[at + 9] = turns >= 1 ? 1 : 0;
    out[at + 10] = turns >= 2 ? 1 : 0;
    out[at + 11] = turns >= 4 ? 1 : 0;
    out[at + 12] = turns / 10;
    out[at + 13] = table.takes[seat] / 4;
    // at + 14, cards known, is counted card by card in writeCards
    out[at + 15] = last === TAKE ? 1 : 0;
    out[at + 16] = last === DRAW ? 1 : 0;
    if (rules.play === 'golf') out[at + 17] = shownTotal(view, seat) / MAX_TOTAL;
  }
}

function shownTotal(view: View, seat: number): number {
  let count = 0;
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const card = view.table.rows[seat * SLOT_COUNT + slot];
    if (card !== NO_CARD) kept[count++] = card;
  }
  return handValue(view.rules, kept, 0, count);
}

function writeSuit(view: View, inPlay: number, suit: number, out: Float32Array, at: number): void {
  const { table } = view;
  const mask = ownMask[suit];
  let total = 0;
  let count = 0;
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    if (((mask >> rank) & 1) === 0) continue;
    out[at + OWN_AT + rank] = 1;
    total += RANK_POINTS[rank];
    count++;
  }
  out[at + TOTALS_AT] = total / MAX_TOTAL;
  out[at + TOTALS_AT + 1] = count / 4;
  out[at + TOTALS_AT + 5] = table.discardedPoints[view.seat * SUIT_COUNT + suit] / MAX_TOTAL;
  for (let i = 1; i < inPlay; i++) {
    const row = others[i] * SUIT_COUNT + suit;
    const seatAt = at + OTHER_SEATS_AT + (i - 1) * OTHER_SEAT_SUIT_FEATURES;
    out[seatAt + 2] = table.discardedPoints[row] / MAX_TOTAL;
    out[seatAt + 3] = table.declinedPoints[row] / MAX_TOTAL;
  }
}

/** Writes where each card is known to be. @param at start of the suit blocks */
function writeCards(view: View, out: Float32Array, at: number): void {
  const { whereabouts } = view.table;
  const seatsAt = at - GLOBAL_SIZE + SEATS_AT;
  for (let card = 0; card < CARD_COUNT; card++) {
    const where = whereabouts[card];
    const rank = rankOf(card);
    const block = at + place[suitOf(card)] * SUIT_SIZE;
    const points = RANK_POINTS[rank] / MAX_TOTAL;
    if (card === view.drawn) {
      out[block + OWN_AT + rank] = 1;
      out[block + WAITING_AT + rank] = 1;
    }
    if (where === UNSEEN) {
      const own = ((ownMask[suitOf(card)] >> rank) & 1) === 1 || card === view.drawn;
      if (own) continue;
      out[block + TOTALS_AT + 2] += 1 / RANK_COUNT;
      out[block + TOTALS_AT + 3] += RANK_POINTS[rank] / SUIT_POINTS;
    } else if (where === ON_TOP) {
      out[block + TOP_AT + rank] = 1;
    } else if (where === DISCARDED) {
      out[block + DISCARDED_AT + rank] = 1;
    } else if (where < SEATS) {
      const i = relative[where];
      out[seatsAt + i * SEAT_FEATURES + 14] += 0.25;
      if (i === 0) {
        out[block + TOTALS_AT + 4] += points;
      } else {
        out[block + OTHERS_AT + rank] = 1;
        const seatAt = block + OTHER_SEATS_AT + (i - 1) * OTHER_SEAT_SUIT_FEATURES;
        out[seatAt] += points;
        out[seatAt + 1] += 1 / 3;
      }
    }
  }
}
