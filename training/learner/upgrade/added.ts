/**
 * What each version of observation and actions has added, and how parameters of earlier versions get weights of 0 for it,
 * so that a policy plays as it did.
 */
import { RANK_COUNT } from '../../../engine/cards.ts';
import {
  AFTER_EXCHANGE_AT,
  IN_POOL_AT,
  LIMITS_AT,
  NEXT_SAME_RANK_AT,
  PHASE_AT,
  PHASE_PLACES,
  POOL_AT,
  POOL_TOTAL_AT,
  SEATS,
  SEATS_AT,
  SEAT_FEATURES,
  ruleFeaturesAt,
  toldValues,
} from '../../../engine/observation.ts';
import type { RuleName } from '../../../engine/rules/table.ts';
import { CARD_OUTPUTS, PLAIN_OUTPUTS } from '../games/suit-shape.ts';
import { sizeOf, totalSize, type ParameterSpec } from '../network/parameters.ts';

/** Versions that are carried over. */
export type EarlierVersion = 3 | 4;

/** Places in the layout of today. */
interface Added {
  /** In the global block. */
  table: readonly number[];
  /** Among what match equity is estimated from. */
  equity: readonly number[];
  /** In the block of a suit. */
  suit: readonly number[];
  /** Among the outputs of actions without a card. */
  plain: readonly number[];
  /** Among what each suit says of its cards: outputs, then weights of their features. */
  card: readonly number[];
}

/** By rule, which of its numbers version 4 was the first to have: from this one on. */
const RULES_OF_4: Partial<Record<RuleName, number>> = {
  deck: 1,
  play: 1,
  upcard: 0,
  dealerChoice: 0,
  poolSwapAll: 0,
  poolPass: 0,
  poolAllPass: 0,
  offSuit: 0,
  threeOfAKind: 3,
  straightFlush: 1,
  declareThree: 0,
  declareEnds: 0,
  declareLoss: 0,
  lastTurns: 0,
  knockerLastTurn: 0,
  knockerNotHighestLoss: 0,
  lowestTieLoss: 0,
  returnTaken: 0,
  stockEmpty: 1,
  turnLimit: 0,
  dealLimit: 0,
  nextDealer: 0,
};

const ADDED_BY_4: Added = {
  table: [
    ...Object.entries(RULES_OF_4).flatMap(([name, from]) => {
      const { at, count } = ruleFeaturesAt(name as RuleName);
      return places(at + from, count - from);
    }),
    PHASE_AT + PHASE_PLACES['dealer-choice'],
    ...places(LIMITS_AT, POOL_AT - LIMITS_AT),
    ...places(POOL_AT, AFTER_EXCHANGE_AT - POOL_AT),
    ...inEachSeat([18, 19]),
  ],
  equity: [22, 23],
  suit: [...places(IN_POOL_AT, 3 * RANK_COUNT), POOL_TOTAL_AT],
  plain: places(PLAIN_OUTPUTS.before, PLAIN_OUTPUTS.after),
  card: [...places(2 * RANK_COUNT, RANK_COUNT), ...places(CARD_OUTPUTS + IN_POOL_AT / RANK_COUNT, 3)],
};

/** By rule, the values that version 6 was the first to tell. */
const VALUES_OF_6: Partial<Record<RuleName, readonly unknown[]>> = {
  poolSwapAll: ['for-good', 'for-good-after-first-turn'],
  poolSwapTwo: [true],
  poolPass: ['for-good', 'never'],
  poolSevenEightNine: ['renew', 'on-request'],
  poolEarlyKnock: ['showdown'],
  poolKnockAfter: ['any-turn'],
  pointsGoTo: ['knocker'],
  knockerTieScore: [1],
  takeDiscards: [false],
  passAnyTurn: [true],
  matchEnds: ['first-out'],
  sharedWin: [true],
  stockEmpty: ['ends'],
  declareStraightFlush: [true],
  declareWithTen: [true],
  declareEnds: ['at-showdown'],
  nextDealer: ['right-of-winner'],
  handRanking: ['brag'],
};

const ADDED_BY_6: Added = {
  table: [
    ...Object.entries(VALUES_OF_6).flatMap(([name, values]) => {
      const told = toldValues(name as RuleName);
      return values.map((value) => ruleFeaturesAt(name as RuleName).at + told.indexOf(value));
    }),
    ...places(AFTER_EXCHANGE_AT, 2),
    ...inEachSeat([20, 21]),
  ],
  equity: [24, 25, 26],
  suit: places(NEXT_SAME_RANK_AT, RANK_COUNT),
  plain: [],
  card: [CARD_OUTPUTS + NEXT_SAME_RANK_AT / RANK_COUNT],
};

const ADDED_SINCE: Record<EarlierVersion, readonly Added[]> = { 3: [ADDED_BY_4, ADDED_BY_6], 4: [ADDED_BY_6] };

/** What was added since a version, in a block. */
function addedSince(version: EarlierVersion, block: keyof Added): Set<number> {
  return new Set(ADDED_SINCE[version].flatMap((added) => added[block]));
}

/** The rows and columns of a parameter that are new since a version. A bias has one row. */
function addedTo(name: string, version: EarlierVersion): { rows: Set<number>; columns: Set<number> } {
  const none = new Set<number>();
  if (name.endsWith('/table1/global')) return { rows: addedSince(version, 'table'), columns: none };
  if (name === 'equity/1') return { rows: addedSince(version, 'equity'), columns: none };
  if (name.endsWith('/suit1')) return { rows: addedSince(version, 'suit'), columns: none };
  if (name.startsWith('policy/card/out')) return { rows: none, columns: addedSince(version, 'card') };
  if (name.startsWith('policy/plain')) return { rows: none, columns: addedSince(version, 'plain') };
  return { rows: none, columns: none };
}

/**
 * The parameters of a network of this version that computes what one of an earlier version did.
 * @param parameters of the network of this version
 * @param tensors of the earlier network, by name
 * @returns one flat vector, with weights of 0 for all that is new
 * @throws {RangeError} when the tensors are not those of such a network
 */
export function withAdded(
  parameters: readonly ParameterSpec[],
  tensors: Readonly<Record<string, Float32Array>>,
  version: EarlierVersion,
): Float32Array {
  const flat = new Float32Array(totalSize(parameters));
  let start = 0;
  for (const { name, shape } of parameters) {
    const [rows, width] = shape.length === 1 ? [1, shape[0]] : shape;
    const added = addedTo(name, version);
    const before = tensors[name] as Float32Array | undefined;
    const wanted = (rows - added.rows.size) * (width - added.columns.size);
    if (before?.length !== wanted) {
      throw new RangeError(
        `"${name}" has ${before?.length ?? 0} numbers, and ${wanted} are wanted: it is not a network of version ${version}`,
      );
    }
    let next = 0;
    for (let row = 0; row < rows; row++) {
      if (added.rows.has(row)) continue;
      for (let column = 0; column < width; column++) {
        if (!added.columns.has(column)) flat[start + row * width + column] = before[next++];
      }
    }
    start += sizeOf({ name, shape });
  }
  return flat;
}

function inEachSeat(features: readonly number[]): number[] {
  return places(0, SEATS).flatMap((seat) => features.map((feature) => SEATS_AT + seat * SEAT_FEATURES + feature));
}

function places(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + i);
}
