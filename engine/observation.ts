/**
 * A view as the network's input, as `observation-layout.ts` lists its numbers, and the network's outputs as actions. Training and
 * browser share this code; a model carries the version that it was trained with.
 *
 * A view with its suits renamed gives the same blocks in another order: a network that reads all suits with the same weights
 * plays the same whichever suit is which. An action is the index of the network's output.
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
import {
  OTHER_SEAT,
  PHASE_PLACES,
  RIVAL,
  RIVALS_AT,
  SEAT,
  SEATS,
  SUIT,
  SUITS_AT,
  TABLE,
} from './observation-layout.ts';
import { POOL_SIZE } from './pack.ts';
import { mustPass, nextInTurns } from './passing.ts';
import { worthInPoints, worthsWithout } from './points.ts';
import { DISCARDED, MOST_HELD, countAt, equalBefore, isHidden } from './public.ts';
import { remembered } from './remembered.ts';
import { ruleFeatures } from './rule-features.ts';
import type { HouseRules } from './rules/table.ts';
import { countsByRank, undeclaredValue } from './value.ts';
import type { View } from './view.ts';

/** Numbers in an observation. */
export const OBSERVATION_SIZE = RIVALS_AT + (SEATS - 1) * RIVAL.size;

/** What is known of the habits of a seat: the numbers of `RIVAL`. */
export type RivalNumbers = Float32Array;
/** What a seat knows of the others, by seat; null where that is nothing, as of itself. */
export type KnownRivals = readonly (RivalNumbers | null)[];

const TABLE_AT = TABLE.at;
const SEAT_AT = SEAT.at;
const SUIT_AT = SUIT.at;
const OTHER_SEAT_AT = OTHER_SEAT.at;
const SEAT_SIZE = SEAT.size;
const SUIT_SIZE = SUIT.size;
const OTHER_SEAT_SIZE = OTHER_SEAT.size;
const VALUE_BINS = TABLE.counts.valueBins;

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
 * @param known of the others; left out for nothing
 * @throws {RangeError} of a table with more than `SEATS` seats, at which no policy plays
 */
export function writeObservation(view: View, out: Float32Array, offset: number, known?: KnownRivals): void {
  out.set(remembered(blanks, view.rules, blankOf), offset);
  const inPlay = seatsClockwise(view);
  writeDeal(view, inPlay, out, offset);
  writeSeats(view, inPlay, out, offset);
  writeUnseen(view, out, offset);
  writeOwnCards(view, out, offset);
  writeValues(view, out, offset);
  writeDiscards(view, out, offset);
  if (view.rules.play === 'pool') writePool(view, inPlay, out, offset);
  writeMatches(view, out, offset);
  if (known !== undefined) writeRivals(known, inPlay, out, offset + RIVALS_AT);
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
  const blank = new Float32Array(OBSERVATION_SIZE);
  blank.set(ruleFeatures(rules));
  return blank;
}

/** Fills `seatsInPlay` and `places`. @returns how many seats are in play */
function seatsClockwise(view: View): number {
  const { alive, players } = view.table;
  if (players > SEATS)
    throw new RangeError(`no policy plays at a table of ${players}: allowed are up to ${SEATS} seats`);
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

/** @param at of the first rival's block */
function writeRivals(known: KnownRivals, inPlay: number, out: Float32Array, at: number): void {
  for (let i = 1; i < inPlay; i++) {
    const numbers = known[seatsInPlay[i]];
    if (numbers) out.set(numbers, at + (i - 1) * RIVAL.size);
  }
}

function writeDeal(view: View, inPlay: number, out: Float32Array, offset: number): void {
  const { dealer, isEnding, knocker, stockCount } = view.table;
  const seatsAt = offset + TABLE_AT.seats;
  if (inPlay >= 2) out[offset + TABLE_AT.players + inPlay - 2] = 1;
  out[offset + TABLE_AT.phase + PHASE_PLACES[view.phase]] = 1;
  out[offset + TABLE_AT.stock] = stockCount * OF_PACK;
  if (stockCount === 0) out[offset + TABLE_AT.stockEmpty] = 1;
  if (view.quiet) out[offset + TABLE_AT.quiet] = 1;
  if (view.drawnIsTaken) out[offset + TABLE_AT.taken] = 1;
  out[seatsAt + places[dealer] * SEAT_SIZE + SEAT_AT.dealer] = 1;
  writeLimits(view, out, offset);
  if (knocker >= 0) {
    out[offset + TABLE_AT.knocked] = 1;
    out[seatsAt + places[knocker] * SEAT_SIZE + SEAT_AT.knocker] = 1;
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
    const at = offset + TABLE_AT.seats + i * SEAT_SIZE;
    out[at + SEAT_AT.hasTurnLeft] = 1;
    if (left > 1) out[at + SEAT_AT.hasTwoTurnsLeft] = 1;
    if (i > 0) others += left;
  }
  out[offset + TABLE_AT.turnsLeft] = others * OF_OTHERS;
}

/** Writes how near the ends are that some rules set to a deal and to a match. */
function writeLimits({ dealsLeft, rules, seat, table }: View, out: Float32Array, offset: number): void {
  if (rules.declareEnds === 'last-turns' && table.declaredCount > 0) out[offset + TABLE_AT.endsAfterDeclaring] = 1;
  if (rules.turnLimit > 0) out[offset + TABLE_AT.turnsToLimit] = (rules.turnLimit - table.turns[seat]) * TWENTIETH;
  if (dealsLeft === 0) return;
  out[offset + TABLE_AT.dealsLeft] = Math.min(dealsLeft * TWENTIETH, 1);
  if (dealsLeft === 1) out[offset + TABLE_AT.lastDeal] = 1;
}

function writeSeats(view: View, inPlay: number, out: Float32Array, offset: number): void {
  const { points, rules, table, tokens } = view;
  const { declared, known, knownCount, lastDraw, passed, takes, turns } = table;
  const isGolf = rules.play === 'golf';
  const playsOnAfterDeclaring = rules.declareEnds === 'last-turns';
  const binds = rules.poolSwapAll === 'binds';
  const othersAt = offset + SUITS_AT + SUIT_AT.otherSeats;
  for (let i = 0; i < inPlay; i++) {
    const seat = seatsInPlay[i];
    const left = tokens[seat];
    const done = turns[seat];
    const at = offset + TABLE_AT.seats + i * SEAT_SIZE;
    out[at + SEAT_AT.in] = 1;
    out[at + SEAT_AT.hasToken] = left >= 1 ? 1 : 0;
    out[at + SEAT_AT.hasTwoTokens] = left >= 2 ? 1 : 0;
    out[at + SEAT_AT.hasThreeTokens] = left >= 3 ? 1 : 0;
    out[at + SEAT_AT.tokens] = left * TENTH;
    if (points[seat] > 0) out[at + SEAT_AT.points] = points[seat] / rules.pointsTarget;
    out[at + SEAT_AT.hadTurn] = done >= 1 ? 1 : 0;
    out[at + SEAT_AT.hadTwoTurns] = done >= 2 ? 1 : 0;
    out[at + SEAT_AT.hadFourTurns] = done >= 4 ? 1 : 0;
    out[at + SEAT_AT.turns] = done * TENTH;
    out[at + SEAT_AT.takes] = takes[seat] * QUARTER;
    out[at + SEAT_AT.knownCards] = knownCount[seat] * QUARTER;
    out[at + SEAT_AT.lastTook] = lastDraw[seat] === TAKE ? 1 : 0;
    out[at + SEAT_AT.lastDrew] = lastDraw[seat] === DRAW ? 1 : 0;
    if (isGolf) out[at + SEAT_AT.shownValue] = worthInPoints(rules, kept, 0, keepShown(view, seat)) * OF_TOTAL;
    if (playsOnAfterDeclaring && declared[seat] === 1) out[at + SEAT_AT.declared] = 1;
    if (passed[seat] === 1) out[at + SEAT_AT.passed] = 1;
    if (binds && mustPass(rules, table, seat)) out[at + SEAT_AT.bound] = 1;
    if (!isGolf && knownCount[seat] > 0) {
      out[at + SEAT_AT.knownValue] = worthInPoints(rules, known, seat * MOST_HELD, knownCount[seat]) * OF_TOTAL;
    }
    if (i > 0) writeOther(view, seat, out, offset, othersAt + (i - 1) * OTHER_SEAT_SIZE);
  }
  writeOwnPlay(view, out, offset + SUITS_AT);
}

/** Writes what others know of the own cards, and what was discarded. @param at of the first suit's block */
function writeOwnPlay(view: View, out: Float32Array, at: number): void {
  const { seat, table } = view;
  const { discardedPoints, known, knownCount } = table;
  writeBySuits(discardedPoints, seat * SUIT_COUNT, OF_TOTAL, out, at + SUIT_AT.discardedPoints);
  for (let i = 0; i < knownCount[seat]; i++) {
    const card = known[seat * MOST_HELD + i];
    out[at + BLOCKS[card] + SUIT_AT.knownPoints] += pointsOf(card) * OF_TOTAL;
  }
}

/** Writes what another seat discarded, declined and is known to hold. @param at of the seat in the first suit's block */
function writeOther(view: View, seat: number, out: Float32Array, offset: number, at: number): void {
  const { declinedPoints, discardedPoints, known, knownCount } = view.table;
  writeBySuits(discardedPoints, seat * SUIT_COUNT, OF_TOTAL, out, at + OTHER_SEAT_AT.discarded);
  writeBySuits(declinedPoints, seat * SUIT_COUNT, OF_TOTAL, out, at + OTHER_SEAT_AT.declined);
  for (let i = 0; i < knownCount[seat]; i++) {
    const card = known[seat * MOST_HELD + i];
    out[offset + SUITS_AT + PLACES[card] + SUIT_AT.others] = 1;
    out[offset + TABLE_AT.othersRanks + rankOf(card)] += QUARTER;
    out[at + BLOCKS[card] + OTHER_SEAT_AT.knownPoints] += pointsOf(card) * OF_TOTAL;
    out[at + BLOCKS[card] + OTHER_SEAT_AT.knownCards] += THIRD;
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
  const at = offset + TABLE_AT.unseenRanks;
  for (let rank = 0; rank < RANK_COUNT; rank++) out[at + rank] = unseenRanks[rank] * QUARTER;
  writeBySuits(unseenCards, 0, OF_SUIT_CARDS, out, offset + SUITS_AT + SUIT_AT.unseenCards);
  writeBySuits(unseenPoints, 0, OF_SUIT_POINTS, out, offset + SUITS_AT + SUIT_AT.unseenPoints);
}

function writeOwnCards(view: View, out: Float32Array, offset: number): void {
  const { drawn, hand, handCount, rules, seat } = view;
  let count = handCount;
  if (rules.play === 'golf') count = keepShown(view, seat);
  else for (let i = 0; i < count; i++) kept[i] = hand[i];
  for (let i = 0; i < count; i++) writeHeld(view, i, out, offset);
  if (drawn === NO_CARD) return;
  kept[count] = drawn;
  const at = offset + SUITS_AT + PLACES[drawn];
  out[at + SUIT_AT.own] = 1;
  out[at + SUIT_AT.waiting] = 1;
  out[offset + TABLE_AT.ranks + rankOf(drawn)] += QUARTER;
  out[offset + TABLE_AT.waitingRank + rankOf(drawn)] = 1;
  writeSeen(view, count, out, offset);
}

/** Writes a card in `kept` that the seat holds and that does not wait for a discard. */
function writeHeld(view: View, place: number, out: Float32Array, offset: number): void {
  const card = kept[place];
  const at = offset + SUITS_AT + BLOCKS[card];
  out[offset + TABLE_AT.ranks + rankOf(card)] += QUARTER;
  out[offset + SUITS_AT + PLACES[card] + SUIT_AT.own] = 1;
  out[at + SUIT_AT.points] += pointsOf(card) * OF_TOTAL;
  out[at + SUIT_AT.cards] += QUARTER;
  writeSeen(view, place, out, offset);
}

/** Removes a card in `kept` from the unseen ones, where only the view's seat has seen it. */
function writeSeen({ seat, table }: View, place: number, out: Float32Array, offset: number): void {
  const card = kept[place];
  if (!isHidden(table, card, seat, equalBefore(kept, place))) return;
  const at = offset + SUITS_AT + BLOCKS[card];
  out[offset + TABLE_AT.unseenRanks + rankOf(card)] -= QUARTER;
  out[at + SUIT_AT.unseenCards] -= OF_SUIT_CARDS;
  out[at + SUIT_AT.unseenPoints] -= pointsOf(card) * OF_SUIT_POINTS;
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
  for (let i = 0; i < handCount; i++) kept[i] = hand[i];
  if (card === NO_CARD) {
    if (view.phase !== 'discard') return;
    worthsWithout(rules, kept, handCount, keptValues);
    writeKeptValues(handCount, out, offset);
    return;
  }
  kept[handCount] = card;
  // Whoever has discarded first gives nothing away for it.
  if (handCount < rules.handSize) {
    writeBest(value, worthInPoints(rules, kept, 0, handCount + 1), out, offset);
    return;
  }
  worthsWithout(rules, kept, handCount + 1, keptValues);
  if (drawn === NO_CARD) {
    writeBest(value, bestKept(handCount), out, offset);
    return;
  }
  keptValues[handCount] = value;
  writeKeptValues(handCount + 1, out, offset);
}

/** Writes `keptValues` of the first cards in `kept`. */
function writeKeptValues(count: number, out: Float32Array, offset: number): void {
  for (let i = 0; i < count; i++) {
    out[offset + SUITS_AT + PLACES[kept[i]] + SUIT_AT.keptValue] = keptValues[i] * OF_TOTAL;
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
  const at = offset + SUITS_AT;
  let open = 0;
  for (let i = 0; i < handCount; i++) kept[i] = hand[i];
  for (let place = 0; place < POOL_SIZE; place++) {
    const card = pool[place];
    if (card === NO_CARD) continue;
    open++;
    out[at + PLACES[card] + SUIT_AT.inPool] = 1;
    out[at + BLOCKS[card] + SUIT_AT.poolPoints] += pointsOf(card) * OF_TOTAL;
    if (phase !== 'draw') continue;
    kept[handCount] = card;
    worthsWithout(rules, kept, handCount + 1, keptValues);
    out[at + PLACES[card] + SUIT_AT.takenValue] = bestKept(handCount) * OF_TOTAL;
  }
  if (renewals > 0) writePutAside(view, out, at + SUIT_AT.discarded);
  if (phase === 'second-exchange') out[offset + TABLE_AT.secondExchange] = 1;
  if (phase === 'knock') out[offset + TABLE_AT.knockAfterTurn] = 1;
  out[offset + TABLE_AT.passes] = passes / inPlay;
  if (passes === inPlay - 1) out[offset + TABLE_AT.othersPassed] = 1;
  if (drawn !== NO_CARD) writeGiven(view, out, at + SUIT_AT.givenValue);
  if (open < POOL_SIZE || handCount === 0) return;
  for (let place = 0; place < POOL_SIZE; place++) kept[place] = pool[place];
  const value = worthInPoints(rules, kept, 0, POOL_SIZE);
  out[offset + TABLE_AT.poolValue] = value * OF_TOTAL;
  out[offset + TABLE_AT.swapGain] = (value - worthInPoints(rules, hand, 0, handCount)) * TENTH;
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
  for (let card = 0; card < CARD_COUNT; card++) if (countAt(table, card, DISCARDED) > 0) out[at + PLACES[card]] = 1;
}

function writeValue(value: number, out: Float32Array, offset: number): void {
  out[offset + TABLE_AT.value] = value * OF_TOTAL;
  out[offset + TABLE_AT.valueBins + Math.max(0, Math.min(Math.round(value), VALUE_BINS - 1))] = 1;
}

function writeBest(value: number, best: number, out: Float32Array, offset: number): void {
  out[offset + TABLE_AT.bestValue] = best * OF_TOTAL;
  out[offset + TABLE_AT.gain] = (best - value) * TENTH;
}

function writeDiscards(view: View, out: Float32Array, offset: number): void {
  const { aside, discardCount, discards } = view.table;
  const at = offset + SUITS_AT;
  if (aside !== NO_CARD) out[at + PLACES[aside] + SUIT_AT.discarded] = 1;
  if (discardCount === 0) return;
  for (let i = 0; i < discardCount - 1; i++) out[at + PLACES[discards[i]] + SUIT_AT.discarded] = 1;
  const top = discards[discardCount - 1];
  out[at + PLACES[top] + SUIT_AT.top] = 1;
  out[offset + TABLE_AT.topRank + rankOf(top)] = 1;
}

/** Writes which own cards share a rank, with each other, with the top discard and with known ones of the next player, where that counts. */
function writeMatches(view: View, out: Float32Array, offset: number): void {
  // Where aces do not count together, no cards do.
  if (!countsByRank(view.rules, ACE)) return;
  writeMatchesOfNext(view, out, offset + SUITS_AT);
  const { top } = view.table;
  const topRank = top === NO_CARD ? -1 : rankOf(top);
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    const held = out[offset + TABLE_AT.ranks + rank] / QUARTER;
    if (held < (rank === topRank ? 1 : 2) || !countsByRank(view.rules, rank)) continue;
    if (rank === topRank) out[offset + TABLE_AT.matchesTop] = held * HALF;
    if (held === 1) continue;
    const unseen = out[offset + TABLE_AT.unseenRanks + rank];
    if (held === 2) out[offset + TABLE_AT.unseenOfPairs] += unseen;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const at = offset + SUITS_AT + suit * SUIT_SIZE + rank;
      if (out[at + SUIT_AT.own] === 0) continue;
      out[at + SUIT_AT.sameRank] = (held - 1) * HALF;
      out[at + SUIT_AT.unseenSameRank] = unseen;
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
      if (out[place + SUIT_AT.own] === 1) out[place + SUIT_AT.nextSameRank] += HALF;
    }
  }
}
