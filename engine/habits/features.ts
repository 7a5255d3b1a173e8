/**
 * Plain features of an action: what a person would say of it. A habit is how much more or less often than the policy
 * somebody plays actions with such a feature. The same list serves every game, so that habits shown in one say something of
 * others; what a game does not have is 0 there.
 */
import {
  CHANGE,
  DECLARE,
  HAMMER,
  LOOK,
  PASS,
  SLOT_COUNT,
  STAND,
  SUDDEN_DEATH,
  SWAP_ALL,
  TAKE,
  discardedBy,
  isDiscard,
  isKnock,
  isKnockWith,
  isReplace,
  isTakeOf,
  slotOf,
  takenBy,
  type Action,
} from '../actions.ts';
import { bestWith, concentration, currentValue, gainInRow, poolCards } from '../bots/hands.ts';
import { MOST_POINTS, NO_CARD, SUIT_COUNT, pointsOf, suitOf, type Card } from '../cards.ts';
import { asksForPool } from '../deal/renewing.ts';
import { worthInPoints } from '../points.ts';
import { fullTotal } from '../value.ts';
import type { View } from '../view.ts';
import { FEATURES, type Feature } from './weights.ts';

const AT = Object.fromEntries(FEATURES.map((feature, at) => [feature, at])) as Readonly<Record<Feature, number>>;

/** Values are measured from here, in points of a full hand of 31. */
const USUAL_VALUE = 22;
const VALUE_UNIT = 5;
/** From here on most knock. */
const GOOD_VALUE = 25;
/** Beyond this a value is as good as any: hands that beat all points. */
const HIGHEST_VALUE = 34;
const FULL = 31;
const GAIN_UNIT = 5;
/** Of the root of the sum of the squared totals of suits. */
const SUIT_UNIT = 10;
const MOST_TURNS = 8;
const TURN_UNIT = 4;
const OPPONENT_UNIT = 3;

/** The features of each legal action. @returns by legal action a row of `FEATURES.length` numbers of about 1 in size */
export function featuresOf(view: View, legal: readonly Action[]): Float64Array[] {
  const rows = legal.map(() => new Float64Array(FEATURES.length));
  if (view.phase === 'golf-place') {
    legal.forEach((action, i) => writePlacing(rows[i], view, action));
    return rows;
  }
  const value = view.handCount > 0 ? scaled(view, currentValue(view)) : 0;
  const turn = { view, value };
  if (legal.some(laysDown)) writeDiscards(rows, turn, legal);
  for (const [i, action] of legal.entries()) if (!laysDown(action)) writeTurn(rows[i], turn, action);
  return rows;
}

/** Whether an action is a discard, with a knock or without. */
function laysDown(action: Action): boolean {
  return isDiscard(action) || isKnockWith(action);
}

/** A turn that begins: the hand as it is, and its value in points of a full hand of 31. */
interface OwnTurn {
  view: View;
  value: number;
}

/** A value as it would be where a full hand is worth 31. */
function scaled({ rules }: View, value: number): number {
  return Math.min((value * FULL) / fullTotal(rules), HIGHEST_VALUE);
}

function writeTurn(row: Float64Array, turn: OwnTurn, action: Action): void {
  const { view, value } = turn;
  if (isKnock(action)) writeKnock(row, view, value);
  else if (action === TAKE || isTakeOf(action)) writeTake(row, turn, action);
  else if (action === SWAP_ALL) {
    row[AT['swap all']] = 1;
    row[AT['swap all by gain']] = (scaled(view, worthInPoints(view.rules, poolCards(view.table))) - value) / GAIN_UNIT;
  } else if (isPass(view, action)) row[AT.pass] = 1;
  else if (action === DECLARE) row[AT.declare] = 1;
  else if (action === CHANGE) {
    row[AT['change the hand']] = 1;
    row[AT['change by value']] = (value - USUAL_VALUE) / VALUE_UNIT;
  }
  if (action === HAMMER || action === SUDDEN_DEATH || action === LOOK) row[AT.gamble] = action === LOOK ? -1 : 1;
}

/** Whether an action keeps the hand for a whole turn: not what one answers to a question within it. */
function isPass({ phase }: View, action: Action): boolean {
  if (action === PASS) return phase === 'draw' || phase === 'discard';
  return action === STAND || asksForPool(action, phase);
}

function writeKnock(row: Float64Array, { table, seat, tokens }: View, value: number): void {
  const turns = table.turns[seat];
  const opponents = tokens.filter((left) => left >= 0).length - 1;
  row[AT.knock] = 1;
  row[AT['knock by value']] = (value - USUAL_VALUE) / VALUE_UNIT;
  row[AT['knock by value above 25']] = Math.max(0, value - GOOD_VALUE) / VALUE_UNIT;
  row[AT['knock by turn']] = Math.min(turns, MOST_TURNS) / TURN_UNIT;
  row[AT['knock in the first turn']] = turns === 0 ? 1 : 0;
  row[AT['knock by opponents']] = (opponents - 1) / OPPONENT_UNIT;
}

function writeTake(row: Float64Array, { view, value }: OwnTurn, action: Action): void {
  const card = action === TAKE ? view.table.top : takenBy(action);
  row[AT.take] = 1;
  row[AT['take by points']] = pointsOf(card) / MOST_POINTS;
  if (view.handCount === 0) {
    row[AT['take by gain']] = gainInRow(view, card) / GAIN_UNIT;
    return;
  }
  const best = bestWith(view, view.cards, card, (kept) => scaled(view, worthInPoints(view.rules, kept)));
  row[AT['take by gain']] = (best - value) / GAIN_UNIT;
  row[AT['take that helps']] = best > value ? 1 : 0;
  row[AT['take while behind']] = value < USUAL_VALUE - VALUE_UNIT ? 1 : 0;
}

function writeDiscards(rows: readonly Float64Array[], { view, value }: OwnTurn, legal: readonly Action[]): void {
  const kept = legal.map((action) =>
    laysDown(action) ? view.held.filter((card) => card !== discardedBy(action)) : [],
  );
  const values = kept.map((hand) => (hand.length > 0 ? scaled(view, worthInPoints(view.rules, hand)) : -Infinity));
  const best = Math.max(...values);
  for (const [i, action] of legal.entries()) {
    if (!laysDown(action)) continue;
    const card = discardedBy(action);
    const row = rows[i];
    row[AT['discard by value lost']] = (values[i] - best) / GAIN_UNIT;
    row[AT['discard by points']] = pointsOf(card) / MOST_POINTS;
    row[AT['discard by suits kept']] = Math.sqrt(concentration(kept[i])) / SUIT_UNIT;
    row[AT['discard from a suit given up']] = isGivenUp(view, card) ? 1 : 0;
    row[AT['discard the drawn card']] = card === view.drawn ? 1 : 0;
    // Whoever discards first knocks with the hand as it was before.
    if (isKnockWith(action)) writeKnock(row, view, view.rules.discardFirst ? value : values[i]);
  }
}

/** Whether the seat has discarded from the suit of a card before: whoever keeps to one suit does so from all others. */
function isGivenUp({ seat, table }: View, card: Card): boolean {
  return table.discardedPoints[seat * SUIT_COUNT + suitOf(card)] > 0;
}

function writePlacing(row: Float64Array, view: View, action: Action): void {
  if (!isReplace(action)) return;
  row[AT.place] = 1;
  row[AT['place by gain']] = gainInRow(view, view.drawn) / GAIN_UNIT;
  row[AT['place in an open slot']] = view.table.rows[view.seat * SLOT_COUNT + slotOf(action)] === NO_CARD ? 0 : 1;
}
