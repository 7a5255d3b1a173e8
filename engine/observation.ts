/**
 * A view as the network's input, and the network's outputs as actions. Training and browser share this code; a model
 * carries the version that it was trained with.
 *
 * The observation is a global block and four blocks of one suit each, clubs, diamonds, hearts, spades. A view with its
 * suits renamed gives the same blocks in another order: a network that reads all suits with the same weights plays the
 * same whichever suit is which. An action is the index of the network's output. Values are in points, those of brag too
 * (`points.ts`).
 *
 * | global block | numbers |
 * | --- | --- |
 * | house rules: each choice one-hot without its default and what policies are not told, each number scaled to 0..1; what three of a kind and a straight
 * flush are worth: one-hot for the usual points and `top`, then whether it is another number, and the number | `RULE_FEATURES` |
 * | players still in, one-hot from 2 to 10 | 9 |
 * | phase, one-hot | 8 |
 * | stock / 52, stock empty, knocked, turns left after the knock / 9, own hand kept quiet, card taken | 6 |
 * | last turns after a declared hand, own turns left to the limit / 20, deals left / 20, and whether this is the last; passes in
 * a row / players, whether all others passed; value of the pool / 31, gain by swapping all / 10; whether this is a second exchange,
 * or whether to knock after the turn | 10 |
 * | own hand value / 31, the same with the top discard taken, gain by taking / 10; in golf, of the cards that show,
 * with the waiting card or the top discard placed | 3 |
 * | own value, rounded, one-hot from 0 to 41 and above | 43 |
 * | own cards by rank / 4, the waiting card included | 13 |
 * | unseen cards / 4 that match a pair of own cards, own cards / 2 that match the top discard: where cards of a rank count together | 2 |
 * | 10 seats that are still in, clockwise from one's own, each: in, tokens ≥ 1, ≥ 2, ≥ 3, tokens / 10, points / target, dealer, knocker, has a turn before the showdown, turns ≥ 1, ≥ 2, ≥ 4, turns / 10, takes / 4, cards known / 4, last took, last drew; golf total shown / 31; declared, has two turns before the showdown; has passed for good; value of the cards known / 31, but in golf | 22 each |
 * | the waiting card, top discard, unseen cards / 4, known in others' hands / 4: by rank | 4 × 13 |
 *
 * | suit block | numbers |
 * | --- | --- |
 * | own, the waiting card, top discard, discards below it or earlier pools, known in others' hands: by rank | 5 × 13 |
 * | hand value / 31 after discarding the card, by rank of own cards | 13 |
 * | in the pool, and hand value / 31 after taking the card and discarding another; value of the pool / 31 after laying the own card there | 3 × 13 |
 * | other own cards of its rank / 2, and if there are any, unseen ones / 4; known in the next player's hand / 2: by rank of own cards, where cards of a rank count together | 3 × 13 |
 * | own total / 31, own cards / 4, unseen cards / 13, unseen points / 95, own points that others know / 31, own points discarded / 31, total of the pool / 31 | 7 |
 * | 9 other seats clockwise, each: points known held / 31, cards known held / 3, points discarded / 31, points declined / 31 | 4 each |
 */
import { ACTION_COUNT, DRAW, SLOT_COUNT, TAKE, type Action } from './actions.ts';
import {
  ACE,
  CARD_COUNT,
  NO_CARD,
  RANK_COUNT,
  RANK_POINTS,
  SUIT_COUNT,
  pointsOf,
  rankOf,
  suitOf,
  type Card,
} from './cards.ts';
import { POOL_SIZE } from './pack.ts';
import { nextInTurns } from './passing.ts';
import { worthInPoints, worthsWithout } from './points.ts';
import { DISCARDED, MOST_HELD, UNSEEN } from './public.ts';
import { RULES_TABLE, RULE_NAMES, type HouseRules, type RuleName } from './rules/table.ts';
import { countsByRank, undeclaredValue } from './value.ts';
import type { View, ViewPhase } from './view.ts';

/** Of what is written here: a policy plays only with its own. */
export const OBSERVATION_VERSION = 6;

/** By rule, the values that came after this version: policies are not told of them, and read the default. */
const UNKNOWN_TO_POLICY: Partial<Record<RuleName, readonly unknown[]>> = { lowestScore: [-1] };

// The layout; `inputs-in-use.ts` says which of it some rules need.
export const SEATS = 10;
export const PHASE_PLACES: Record<ViewPhase, number> = {
  shotgun: 0,
  'sudden-death': 1,
  declare: 2,
  draw: 3,
  discard: 4,
  'golf-place': 5,
  'buy-in': 6,
  'dealer-choice': 7,
  // As the beginning of a turn, since one may take a card, knock or pass there as well; `POOL_AT` has what tells them from it.
  'second-exchange': 3,
  knock: 3,
};
const PHASE_COUNT = Math.max(...Object.values(PHASE_PLACES)) + 1;
export const VALUE_BINS = 43;
export const SEAT_FEATURES = 22;
export const OTHER_SEAT_SUIT_FEATURES = 4;

const RULE_FEATURES = ruleFeatures(null).length;
export const PLAYERS_AT = RULE_FEATURES;
export const PHASE_AT = PLAYERS_AT + SEATS - 1;
export const DEAL_AT = PHASE_AT + PHASE_COUNT;
export const LIMITS_AT = DEAL_AT + 6;
export const POOL_AT = LIMITS_AT + 4;
/** Whether this is a second exchange, then whether it is to knock after a turn. */
export const AFTER_EXCHANGE_AT = POOL_AT + 4;
const VALUE_AT = AFTER_EXCHANGE_AT + 2;
export const VALUE_BINS_AT = VALUE_AT + 3;
const RANKS_AT = VALUE_BINS_AT + VALUE_BINS;
export const MATCHES_AT = RANKS_AT + RANK_COUNT;
export const SEATS_AT = MATCHES_AT + 2;

const WAITING_RANK_AT = SEATS_AT + SEATS * SEAT_FEATURES;
export const TOP_RANK_AT = WAITING_RANK_AT + RANK_COUNT;
const UNSEEN_RANKS_AT = TOP_RANK_AT + RANK_COUNT;
const OTHERS_RANKS_AT = UNSEEN_RANKS_AT + RANK_COUNT;

/** Numbers in the global block. */
export const GLOBAL_SIZE = OTHERS_RANKS_AT + RANK_COUNT;

const OWN_AT = 0;
const WAITING_AT = OWN_AT + RANK_COUNT;
export const TOP_AT = WAITING_AT + RANK_COUNT;
export const DISCARDED_AT = TOP_AT + RANK_COUNT;
const OTHERS_AT = DISCARDED_AT + RANK_COUNT;
const KEPT_VALUE_AT = OTHERS_AT + RANK_COUNT;
export const IN_POOL_AT = KEPT_VALUE_AT + RANK_COUNT;
const TAKEN_VALUE_AT = IN_POOL_AT + RANK_COUNT;
const GIVEN_VALUE_AT = TAKEN_VALUE_AT + RANK_COUNT;
export const SAME_RANK_AT = GIVEN_VALUE_AT + RANK_COUNT;
const UNSEEN_SAME_RANK_AT = SAME_RANK_AT + RANK_COUNT;
export const NEXT_SAME_RANK_AT = UNSEEN_SAME_RANK_AT + RANK_COUNT;
export const TOTALS_AT = NEXT_SAME_RANK_AT + RANK_COUNT;
/** The total of the pool, among the totals of a suit. */
export const POOL_TOTAL_AT = TOTALS_AT + 6;
export const OTHER_SEATS_AT = POOL_TOTAL_AT + 1;

/**
 * How many numbers each rank has at the beginning of a suit's block: the first number of all ranks, then the second of
 * all.
 */
export const CARD_FEATURES = TOTALS_AT / RANK_COUNT;

/** Numbers in the block of one suit. */
export const SUIT_SIZE = OTHER_SEATS_AT + (SEATS - 1) * OTHER_SEAT_SUIT_FEATURES;

/** Numbers in an observation: the global block, then the four suits'. */
export const OBSERVATION_SIZE = GLOBAL_SIZE + SUIT_COUNT * SUIT_SIZE;

// By card, in tables, since nothing is looked up more often.
/** Where its suit's block starts, from the first suit's on. */
const BLOCKS = Uint16Array.from({ length: CARD_COUNT }, (_, card) => suitOf(card) * SUIT_SIZE);
/** Its place in those parts of the block that list ranks. */
const PLACES = BLOCKS.map((block, card) => block + rankOf(card));

// What numbers are divided by, as factors.
const OF_TOTAL = 1 / 31;
const OF_PACK = 1 / CARD_COUNT;
const OF_SUIT_CARDS = 1 / RANK_COUNT;
const OF_SUIT_POINTS = 1 / RANK_POINTS.reduce((sum, points) => sum + points, 0);
const OF_OTHERS = 1 / (SEATS - 1);
const QUARTER = 1 / 4;
const THIRD = 1 / 3;
const HALF = 1 / 2;
const TENTH = 1 / 10;
const TWENTIETH = 1 / 20;

// Reused between calls: an observation is written in one go and nothing is allocated.
/** The seats in play from the view's own clockwise. */
const seatsInPlay = new Uint8Array(SEATS);
/** By seat in play, its place in `seatsInPlay`. */
const places = new Uint8Array(SEATS);
const kept = new Uint8Array(MOST_HELD);
const keptValues = new Float64Array(MOST_HELD);

/**
 * Writes a view's observation.
 * @param out receives `OBSERVATION_SIZE` numbers from `offset`, which need not be cleared
 */
export function writeObservation(view: View, out: Float32Array, offset: number): void {
  out.set(blankOf(view.rules), offset);
  const inPlay = seatsClockwise(view);
  writeDeal(view, inPlay, out, offset);
  writeSeats(view, inPlay, out, offset);
  writeUnseen(view, out, offset);
  writeOwnCards(view, out, offset);
  writeValues(view, out, offset);
  writeDiscards(view, out, offset);
  if (view.rules.play === 'pool') writePool(view, inPlay, out, offset);
  writeMatches(view, out, offset);
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

/** An observation of nothing but the rules. */
function blankOf(rules: HouseRules): Float32Array {
  let blank = blanks.get(rules);
  if (blank === undefined) {
    blank = new Float32Array(OBSERVATION_SIZE);
    blank.set(ruleFeatures(rules));
    blanks.set(rules, blank);
  }
  return blank;
}

/** The rules as numbers; with null, zeros in the same layout. */
export function ruleFeatures(rules: HouseRules | null): number[] {
  return RULE_NAMES.flatMap((name) => featuresOfRule(name, rules));
}

function featuresOfRule(name: RuleName, rules: HouseRules | null): number[] {
  const key = RULES_TABLE[name];
  if (key.kind === 'choice') {
    return toldValues(name).map((value) => (rules?.[name] === value ? 1 : 0));
  }
  if (key.kind === 'whole') return [rules === null ? 0 : (rules[name] as number) / (SCALES[name] ?? key.high)];
  if (key.kind === 'worth') return featuresOfWorth(rules?.[name] as HouseRules['threeOfAKind'] | undefined, key.usual);
  return [];
}

function isUnknownToPolicy(name: RuleName, value: unknown): boolean {
  return UNKNOWN_TO_POLICY[name]?.includes(value) ?? false;
}

/** The values of a choice other than its default that policies are told of. */
export function toldValues(name: RuleName): readonly unknown[] {
  const key = RULES_TABLE[name];
  const values: readonly unknown[] = key.kind === 'choice' ? key.values.slice(1) : [];
  return values.filter((value) => !isUnknownToPolicy(name, value));
}

/** The house rules that policies of this version are not told of: to them these rules look as if they were not there. */
export function rulesUnknownToPolicy(rules: HouseRules): RuleName[] {
  return RULE_NAMES.filter((name) => isUnknownToPolicy(name, rules[name]));
}

/** What some keys are divided by: what was the most that they could be when policies first read them. */
const SCALES: Partial<Record<RuleName, number>> = { lives: 10 };

/** Points that are as far from 0 as those of three of a kind usually are count as 0. */
const USUAL_WORTH = 30;
const WORTH_RANGE = 15;

/** @param value undefined for zeros in the same layout */
function featuresOfWorth(value: HouseRules['threeOfAKind'] | undefined, usual: readonly number[]): number[] {
  const isOther = typeof value === 'number' && !usual.includes(value);
  return [
    ...usual.map((points) => (value === points ? 1 : 0)),
    value === 'top' ? 1 : 0,
    isOther ? 1 : 0,
    isOther ? (value - USUAL_WORTH) / WORTH_RANGE : 0,
  ];
}

/** The place of a house rule in the global block, and how many numbers it has. */
export function ruleFeaturesAt(name: RuleName): { at: number; count: number } {
  const before = RULE_NAMES.slice(0, RULE_NAMES.indexOf(name));
  return {
    at: before.reduce((sum, other) => sum + featuresOfRule(other, null).length, 0),
    count: featuresOfRule(name, null).length,
  };
}

/** Fills `seatsInPlay` and `places`. @returns how many seats are in play */
function seatsClockwise(view: View): number {
  const { alive, players } = view.table;
  let count = 0;
  let seat = view.seat;
  for (let step = 0; step < players; step++) {
    seatsInPlay[count] = seat;
    places[seat] = count;
    count += alive[seat];
    seat = seat + 1 === players ? 0 : seat + 1;
  }
  return count;
}

function writeDeal(view: View, inPlay: number, out: Float32Array, offset: number): void {
  const { dealer, isEnding, knocker, stockCount } = view.table;
  if (inPlay >= 2) out[offset + PLAYERS_AT + inPlay - 2] = 1;
  out[offset + PHASE_AT + PHASE_PLACES[view.phase]] = 1;
  const at = offset + DEAL_AT;
  const seatsAt = offset + SEATS_AT;
  out[at] = stockCount * OF_PACK;
  if (stockCount === 0) out[at + 1] = 1;
  if (view.quiet) out[at + 4] = 1;
  if (view.drawnIsTaken) out[at + 5] = 1;
  out[seatsAt + places[dealer] * SEAT_FEATURES + 6] = 1;
  writeLimits(view, out, offset + LIMITS_AT);
  if (knocker >= 0) {
    out[at + 2] = 1;
    out[seatsAt + places[knocker] * SEAT_FEATURES + 7] = 1;
  }
  if (isEnding) writeLastTurns(view, inPlay, out, offset);
}

/** Writes how many turns everybody has before the showdown. */
function writeLastTurns(view: View, inPlay: number, out: Float32Array, offset: number): void {
  const { turnsLeft } = view.table;
  let others = 0;
  for (let i = 0; i < inPlay; i++) {
    const left = turnsLeft[seatsInPlay[i]];
    if (left === 0) continue;
    const at = offset + SEATS_AT + i * SEAT_FEATURES;
    out[at + 8] = 1;
    if (left > 1) out[at + 19] = 1;
    if (i > 0) others += left;
  }
  out[offset + DEAL_AT + 3] = others * OF_OTHERS;
}

/** Writes how near the ends are that some rules set to a deal and to a match. */
function writeLimits({ dealsLeft, rules, seat, table }: View, out: Float32Array, at: number): void {
  if (rules.declareEnds === 'last-turns' && table.declaredCount > 0) out[at] = 1;
  if (rules.turnLimit > 0) out[at + 1] = (rules.turnLimit - table.turns[seat]) * TWENTIETH;
  if (dealsLeft === 0) return;
  out[at + 2] = Math.min(dealsLeft * TWENTIETH, 1);
  if (dealsLeft === 1) out[at + 3] = 1;
}

function writeSeats(view: View, inPlay: number, out: Float32Array, offset: number): void {
  const { points, rules, table, tokens } = view;
  const { declared, known, knownCount, lastDraw, passed, takes, turns } = table;
  const isGolf = rules.play === 'golf';
  const playsOnAfterDeclaring = rules.declareEnds === 'last-turns';
  const suitsAt = offset + GLOBAL_SIZE;
  for (let i = 0; i < inPlay; i++) {
    const seat = seatsInPlay[i];
    const left = tokens[seat];
    const done = turns[seat];
    const at = offset + SEATS_AT + i * SEAT_FEATURES;
    out[at] = 1;
    out[at + 1] = left >= 1 ? 1 : 0;
    out[at + 2] = left >= 2 ? 1 : 0;
    out[at + 3] = left >= 3 ? 1 : 0;
    out[at + 4] = left * TENTH;
    if (points[seat] > 0) out[at + 5] = points[seat] / rules.pointsTarget;
    out[at + 9] = done >= 1 ? 1 : 0;
    out[at + 10] = done >= 2 ? 1 : 0;
    out[at + 11] = done >= 4 ? 1 : 0;
    out[at + 12] = done * TENTH;
    out[at + 13] = takes[seat] * QUARTER;
    out[at + 14] = knownCount[seat] * QUARTER;
    out[at + 15] = lastDraw[seat] === TAKE ? 1 : 0;
    out[at + 16] = lastDraw[seat] === DRAW ? 1 : 0;
    if (isGolf) out[at + 17] = shownTotal(view, seat) * OF_TOTAL;
    if (playsOnAfterDeclaring && declared[seat] === 1) out[at + 18] = 1;
    if (passed[seat] === 1) out[at + 20] = 1;
    if (!isGolf && knownCount[seat] > 0) {
      out[at + 21] = worthInPoints(rules, known, seat * MOST_HELD, knownCount[seat]) * OF_TOTAL;
    }
    if (i > 0) writeOther(view, seat, out, offset, suitsAt + OTHER_SEATS_AT + (i - 1) * OTHER_SEAT_SUIT_FEATURES);
  }
  writeOwnPlay(view, out, suitsAt + TOTALS_AT);
}

/** Writes what others know of the own cards, and what was discarded. @param at of the first suit's totals */
function writeOwnPlay(view: View, out: Float32Array, at: number): void {
  const { seat, table } = view;
  const { discardedPoints, known, knownCount } = table;
  writeBySuits(discardedPoints, seat * SUIT_COUNT, OF_TOTAL, out, at + 5);
  for (let i = 0; i < knownCount[seat]; i++) {
    const card = known[seat * MOST_HELD + i];
    out[at + BLOCKS[card] + 4] += pointsOf(card) * OF_TOTAL;
  }
}

/** Writes what another seat discarded, declined and is known to hold. @param at of the seat in the first suit's block */
function writeOther(view: View, seat: number, out: Float32Array, offset: number, at: number): void {
  const { declinedPoints, discardedPoints, known, knownCount } = view.table;
  writeBySuits(discardedPoints, seat * SUIT_COUNT, OF_TOTAL, out, at + 2);
  writeBySuits(declinedPoints, seat * SUIT_COUNT, OF_TOTAL, out, at + 3);
  for (let i = 0; i < knownCount[seat]; i++) {
    const card = known[seat * MOST_HELD + i];
    out[offset + GLOBAL_SIZE + PLACES[card] + OTHERS_AT] = 1;
    out[offset + OTHERS_RANKS_AT + rankOf(card)] += QUARTER;
    out[at + BLOCKS[card]] += pointsOf(card) * OF_TOTAL;
    out[at + BLOCKS[card] + 1] += THIRD;
  }
}

/**
 * Writes a number of each suit, from `first` on, into the suits' blocks. Written out, not as a loop, which takes twice
 * as long.
 * @param at in the first suit's block
 */
function writeBySuits(numbers: Int16Array, first: number, factor: number, out: Float32Array, at: number): void {
  out[at] = numbers[first] * factor;
  out[at + SUIT_SIZE] = numbers[first + 1] * factor;
  out[at + 2 * SUIT_SIZE] = numbers[first + 2] * factor;
  out[at + 3 * SUIT_SIZE] = numbers[first + 3] * factor;
}

function shownTotal(view: View, seat: number): number {
  return worthInPoints(view.rules, kept, 0, keepShown(view, seat));
}

/** Fills `kept` with what shows of a seat's row in golf. @returns how many cards */
function keepShown(view: View, seat: number): number {
  let count = 0;
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const card = view.table.rows[seat * SLOT_COUNT + slot];
    if (card !== NO_CARD) kept[count++] = card;
  }
  return count;
}

/** Writes what the table has not seen; `writeOwnCards` subtracts what the seat sees. */
function writeUnseen(view: View, out: Float32Array, offset: number): void {
  const { unseenCards, unseenPoints, unseenRanks } = view.table;
  const at = offset + GLOBAL_SIZE + TOTALS_AT;
  for (let rank = 0; rank < RANK_COUNT; rank++) out[offset + UNSEEN_RANKS_AT + rank] = unseenRanks[rank] * QUARTER;
  writeBySuits(unseenCards, 0, OF_SUIT_CARDS, out, at + 2);
  writeBySuits(unseenPoints, 0, OF_SUIT_POINTS, out, at + 3);
}

function writeOwnCards(view: View, out: Float32Array, offset: number): void {
  const { drawn, hand, handCount, rules, seat, table } = view;
  for (let i = 0; i < handCount; i++) writeHeld(view, hand[i], out, offset);
  if (rules.play === 'golf') {
    for (let slot = 0; slot < SLOT_COUNT; slot++) {
      const card = table.rows[seat * SLOT_COUNT + slot];
      if (card !== NO_CARD) writeHeld(view, card, out, offset);
    }
  }
  if (drawn === NO_CARD) return;
  const at = offset + GLOBAL_SIZE + PLACES[drawn];
  out[at + OWN_AT] = 1;
  out[at + WAITING_AT] = 1;
  out[offset + RANKS_AT + rankOf(drawn)] += QUARTER;
  out[offset + WAITING_RANK_AT + rankOf(drawn)] = 1;
  writeSeen(view, drawn, out, offset);
}

/** Writes a card that the seat holds and that does not wait for a discard. */
function writeHeld(view: View, card: Card, out: Float32Array, offset: number): void {
  const at = offset + GLOBAL_SIZE + BLOCKS[card] + TOTALS_AT;
  out[offset + RANKS_AT + rankOf(card)] += QUARTER;
  out[offset + GLOBAL_SIZE + PLACES[card] + OWN_AT] = 1;
  out[at] += pointsOf(card) * OF_TOTAL;
  out[at + 1] += QUARTER;
  writeSeen(view, card, out, offset);
}

/** Removes a card that only the view's seat has seen from the unseen ones. */
function writeSeen(view: View, card: Card, out: Float32Array, offset: number): void {
  if (view.table.whereabouts[card] !== UNSEEN) return;
  const at = offset + GLOBAL_SIZE + BLOCKS[card] + TOTALS_AT;
  out[offset + UNSEEN_RANKS_AT + rankOf(card)] -= QUARTER;
  out[at + 2] -= OF_SUIT_CARDS;
  out[at + 3] -= pointsOf(card) * OF_SUIT_POINTS;
}

function writeValues(view: View, out: Float32Array, offset: number): void {
  const { drawn, handCount, rules, table } = view;
  const card = drawn !== NO_CARD || view.phase !== 'draw' ? drawn : table.top;
  if (rules.play === 'golf') writeRowValue(view, card, out, offset);
  else if (handCount > 0) writeHandValues(view, card, out, offset);
}

/** Writes what the own row in golf is worth, alone and with one more card. */
function writeRowValue(view: View, card: Card, out: Float32Array, offset: number): void {
  const count = keepShown(view, view.seat);
  const value = worthInPoints(view.rules, kept, 0, count);
  writeValue(value, out, offset);
  if (card === NO_CARD || count === SLOT_COUNT) return;
  kept[count] = card;
  writeBest(value, worthInPoints(view.rules, kept, 0, count + 1), out, offset);
}

/**
 * Writes what the own hand is worth, and what it will be after a discard.
 * @param card the one drawn, or the top discard
 */
function writeHandValues(view: View, card: Card, out: Float32Array, offset: number): void {
  const { drawn, hand, handCount, quiet, rules } = view;
  const value = quiet ? undeclaredValue(rules, hand, 0, handCount) : worthInPoints(rules, hand, 0, handCount);
  writeValue(value, out, offset);
  if (card === NO_CARD) return;

  for (let i = 0; i < handCount; i++) kept[i] = hand[i];
  kept[handCount] = card;
  worthsWithout(rules, kept, handCount + 1, keptValues);
  if (drawn === NO_CARD) {
    writeBest(value, bestKept(handCount), out, offset);
    return;
  }
  keptValues[handCount] = value;
  for (let i = 0; i <= handCount; i++) {
    out[offset + GLOBAL_SIZE + PLACES[kept[i]] + KEPT_VALUE_AT] = keptValues[i] * OF_TOTAL;
  }
}

/** The best of the hands that remain where one of the first cards is left out. */
function bestKept(count: number): number {
  let best = keptValues[0];
  for (let i = 1; i < count; i++) if (keptValues[i] > best) best = keptValues[i];
  return best;
}

/** Writes the cards of the pool, and what each of them, or all, would make of the hand. */
function writePool(view: View, inPlay: number, out: Float32Array, offset: number): void {
  const { drawn, hand, handCount, phase, rules, table } = view;
  const { passes, pool, renewals } = table;
  const at = offset + GLOBAL_SIZE;
  let open = 0;
  for (let i = 0; i < handCount; i++) kept[i] = hand[i];
  for (let place = 0; place < POOL_SIZE; place++) {
    const card = pool[place];
    if (card === NO_CARD) continue;
    open++;
    out[at + PLACES[card] + IN_POOL_AT] = 1;
    out[at + BLOCKS[card] + POOL_TOTAL_AT] += pointsOf(card) * OF_TOTAL;
    if (phase !== 'draw') continue;
    kept[handCount] = card;
    worthsWithout(rules, kept, handCount + 1, keptValues);
    out[at + PLACES[card] + TAKEN_VALUE_AT] = bestKept(handCount) * OF_TOTAL;
  }
  if (renewals > 0) writePutAside(view, out, at + DISCARDED_AT);
  const poolAt = offset + POOL_AT;
  if (phase === 'second-exchange') out[offset + AFTER_EXCHANGE_AT] = 1;
  if (phase === 'knock') out[offset + AFTER_EXCHANGE_AT + 1] = 1;
  out[poolAt] = passes / inPlay;
  if (passes === inPlay - 1) out[poolAt + 1] = 1;
  if (drawn !== NO_CARD) writeGiven(view, out, at + GIVEN_VALUE_AT);
  if (open < POOL_SIZE || handCount === 0) return;
  for (let place = 0; place < POOL_SIZE; place++) kept[place] = pool[place];
  const value = worthInPoints(rules, kept, 0, POOL_SIZE);
  out[poolAt + 2] = value * OF_TOTAL;
  out[poolAt + 3] = (value - worthInPoints(rules, hand, 0, handCount)) * TENTH;
}

/** Writes what the pool is worth as a hand with each card that may be laid there. */
function writeGiven({ drawn, hand, handCount, rules, table }: View, out: Float32Array, at: number): void {
  let open = 0;
  for (let place = 0; place < POOL_SIZE; place++) if (table.pool[place] !== NO_CARD) kept[open++] = table.pool[place];
  for (let i = 0; i <= handCount; i++) {
    const card = i < handCount ? hand[i] : drawn;
    kept[open] = card;
    out[at + PLACES[card]] = worthInPoints(rules, kept, 0, POOL_SIZE) * OF_TOTAL;
  }
}

/** Writes the cards of earlier pools, which are out of play. */
function writePutAside({ table }: View, out: Float32Array, at: number): void {
  for (let card = 0; card < CARD_COUNT; card++) {
    if (table.whereabouts[card] === DISCARDED) out[at + PLACES[card]] = 1;
  }
}

function writeValue(value: number, out: Float32Array, offset: number): void {
  out[offset + VALUE_AT] = value * OF_TOTAL;
  out[offset + VALUE_BINS_AT + Math.max(0, Math.min(Math.round(value), VALUE_BINS - 1))] = 1;
}

function writeBest(value: number, best: number, out: Float32Array, offset: number): void {
  out[offset + VALUE_AT + 1] = best * OF_TOTAL;
  out[offset + VALUE_AT + 2] = (best - value) * TENTH;
}

function writeDiscards(view: View, out: Float32Array, offset: number): void {
  const { discardCount, discards } = view.table;
  const at = offset + GLOBAL_SIZE;
  if (discardCount === 0) return;
  for (let i = 0; i < discardCount - 1; i++) out[at + PLACES[discards[i]] + DISCARDED_AT] = 1;
  const top = discards[discardCount - 1];
  out[at + PLACES[top] + TOP_AT] = 1;
  out[offset + TOP_RANK_AT + rankOf(top)] = 1;
}

/** Writes which own cards share a rank, with each other, with the top discard and with known ones of the next player, where that counts. */
function writeMatches(view: View, out: Float32Array, offset: number): void {
  // Where aces do not count together, no cards do.
  if (!countsByRank(view.rules, ACE)) return;
  writeMatchesOfNext(view, out, offset + GLOBAL_SIZE);
  const { top } = view.table;
  const topRank = top === NO_CARD ? -1 : rankOf(top);
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    const held = out[offset + RANKS_AT + rank] / QUARTER;
    if (held < (rank === topRank ? 1 : 2) || !countsByRank(view.rules, rank)) continue;
    if (rank === topRank) out[offset + MATCHES_AT + 1] = held * HALF;
    if (held === 1) continue;
    const unseen = out[offset + UNSEEN_RANKS_AT + rank];
    if (held === 2) out[offset + MATCHES_AT] += unseen;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const at = offset + GLOBAL_SIZE + suit * SUIT_SIZE + rank;
      if (out[at + OWN_AT] === 0) continue;
      out[at + SAME_RANK_AT] = (held - 1) * HALF;
      out[at + UNSEEN_SAME_RANK_AT] = unseen;
    }
  }
}

/** Writes, at the own cards, how many of their rank the next player is known to hold. @param at of the first suit's block */
function writeMatchesOfNext({ rules, seat, table }: View, out: Float32Array, at: number): void {
  const next = nextInTurns(table, seat);
  if (next === seat) return;
  for (let i = 0; i < table.knownCount[next]; i++) {
    const rank = rankOf(table.known[next * MOST_HELD + i]);
    if (!countsByRank(rules, rank)) continue;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const place = at + suit * SUIT_SIZE + rank;
      if (out[place + OWN_AT] === 1) out[place + NEXT_SAME_RANK_AT] += HALF;
    }
  }
}
