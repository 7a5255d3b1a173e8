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
  STAND,
  SUDDEN_DEATH,
  SWAP_ALL,
  TAKE,
  discardedBy,
  isKnock,
  isKnockWith,
  isReplace,
  isTakeOf,
  slotOf,
  takenBy,
  type Action,
} from '../actions.ts';
import { concentration, currentValue, keepsWith, poolCards, shownCards } from '../bots/hands.ts';
import { MOST_POINTS, NO_CARD, pointsOf, type Card } from '../cards.ts';
import { fullTotal, handValue } from '../value.ts';
import type { View } from '../view.ts';

/** In the order of their numbers. Those of a pair “A by B” tell how a habit depends on something. */
export const FEATURES = [
  'knock',
  'knock by value',
  'knock by turn',
  'knock in the first turn',
  'knock by opponents',
  'take',
  'take by gain',
  'take by points',
  'take while behind',
  'swap all',
  'swap all by gain',
  'pass',
  'discard by value lost',
  'discard by points',
  'discard by suits kept',
  'discard the drawn card',
  'declare',
  'gamble',
  'change the hand',
  'change by value',
  'place',
  'place by gain',
  'place in an open slot',
] as const;
export type Feature = (typeof FEATURES)[number];

const AT = Object.fromEntries(FEATURES.map((feature, at) => [feature, at])) as Readonly<Record<Feature, number>>;

/** Values are measured from here, in points of a full hand of 31. */
const USUAL_VALUE = 22;
const VALUE_UNIT = 5;
/** Beyond this a value is as good as any: hands that beat all points. */
const HIGHEST_VALUE = 34;
const FULL = 31;
const GAIN_UNIT = 5;
/** Of the root of the sum of the squared totals of suits. */
const SUIT_UNIT = 10;
const MOST_TURNS = 8;
const TURN_UNIT = 4;
const OPPONENT_UNIT = 3;

/**
 * The features of each legal action.
 * @returns by legal action a row of `FEATURES.length` numbers of about 1 in size
 */
export function featuresOf(view: View, legal: readonly Action[]): Float64Array[] {
  const situation = situationOf(view, legal);
  return legal.map((action) => {
    const row = new Float64Array(FEATURES.length);
    if (view.phase === 'golf-place') writePlacing(row, situation, action);
    else if (view.phase === 'discard') writeDiscard(row, situation, action);
    else writeTurn(row, situation, action);
    return row;
  });
}

/** What the features of all actions of a decision rest on. */
interface Situation {
  view: View;
  /** Of the hand as it is, in points of a full hand of 31. */
  value: number;
  /** The best value that any discard keeps. */
  bestKept: number;
}

function situationOf(view: View, legal: readonly Action[]): Situation {
  const hasHand = view.handCount > 0;
  const value = hasHand ? scaled(view, currentValue(view)) : 0;
  if (view.phase !== 'discard') return { view, value, bestKept: value };
  const kept = legal.map((action) => scaled(view, handValue(view.rules, keptAfter(view, action))));
  return { view, value, bestKept: Math.max(...kept) };
}

/** A value as it would be where a full hand is worth 31. */
function scaled({ rules }: View, value: number): number {
  return Math.min((value * FULL) / fullTotal(rules), HIGHEST_VALUE);
}

function keptAfter({ cards, drawn }: View, action: Action): Card[] {
  const out = discardedBy(action);
  return [...cards, drawn].filter((card) => card !== out);
}

function writeTurn(row: Float64Array, situation: Situation, action: Action): void {
  const { view, value } = situation;
  if (isKnock(action)) writeKnock(row, view, value);
  else if (action === TAKE || isTakeOf(action)) writeTake(row, situation, action);
  else if (action === SWAP_ALL) {
    row[AT['swap all']] = 1;
    row[AT['swap all by gain']] = (scaled(view, handValue(view.rules, poolCards(view.table))) - value) / GAIN_UNIT;
  } else if (action === PASS || action === STAND) row[AT.pass] = 1;
  else if (action === DECLARE) row[AT.declare] = 1;
  else if (action === CHANGE) {
    row[AT['change the hand']] = 1;
    row[AT['change by value']] = (value - USUAL_VALUE) / VALUE_UNIT;
  }
  if (action === HAMMER || action === SUDDEN_DEATH || action === LOOK) row[AT.gamble] = action === LOOK ? -1 : 1;
}

function writeKnock(row: Float64Array, { table, seat, tokens }: View, value: number): void {
  const turns = table.turns[seat];
  const opponents = tokens.filter((left) => left >= 0).length - 1;
  row[AT.knock] = 1;
  row[AT['knock by value']] = (value - USUAL_VALUE) / VALUE_UNIT;
  row[AT['knock by turn']] = Math.min(turns, MOST_TURNS) / TURN_UNIT;
  row[AT['knock in the first turn']] = turns === 0 ? 1 : 0;
  row[AT['knock by opponents']] = (opponents - 1) / OPPONENT_UNIT;
}

function writeTake(row: Float64Array, { view, value }: Situation, action: Action): void {
  const card = action === TAKE ? view.table.top : takenBy(action);
  row[AT.take] = 1;
  row[AT['take by points']] = pointsOf(card) / MOST_POINTS;
  if (view.handCount === 0) {
    row[AT['take by gain']] = gainInRow(view, card) / GAIN_UNIT;
    return;
  }
  const best = Math.max(...keepsWith(view.cards, card).map((kept) => scaled(view, handValue(view.rules, kept))));
  row[AT['take by gain']] = (best - value) / GAIN_UNIT;
  row[AT['take while behind']] = value < USUAL_VALUE - VALUE_UNIT ? 1 : 0;
}

function writeDiscard(row: Float64Array, { view, bestKept }: Situation, action: Action): void {
  const card = discardedBy(action);
  const kept = keptAfter(view, action);
  const value = scaled(view, handValue(view.rules, kept));
  row[AT['discard by value lost']] = (value - bestKept) / GAIN_UNIT;
  row[AT['discard by points']] = pointsOf(card) / MOST_POINTS;
  row[AT['discard by suits kept']] = Math.sqrt(concentration(kept)) / SUIT_UNIT;
  row[AT['discard the drawn card']] = card === view.drawn ? 1 : 0;
  if (isKnockWith(action)) writeKnock(row, view, value);
}

function writePlacing(row: Float64Array, { view }: Situation, action: Action): void {
  if (!isReplace(action)) return;
  row[AT.place] = 1;
  row[AT['place by gain']] = gainInRow(view, view.drawn) / GAIN_UNIT;
  row[AT['place in an open slot']] = view.table.rows[view.seat * 3 + slotOf(action)] === NO_CARD ? 0 : 1;
}

/** What a card adds to the face-up cards of the own row. */
function gainInRow(view: View, card: Card): number {
  const shown = shownCards(view, view.seat);
  const before = shown.length === 0 ? 0 : handValue(view.rules, shown);
  return handValue(view.rules, [...shown, card]) - before;
}
