/**
 * What the observation and the actions of this version have and those of the version before had not, and how parameters
 * of before get weights of 0 for it, so that a policy plays as it did.
 */
import { RANK_COUNT } from '../../../engine/cards.ts';
import {
  IN_POOL_AT,
  LIMITS_AT,
  PHASE_AT,
  PHASE_PLACES,
  POOL_AT,
  POOL_TOTAL_AT,
  SEATS,
  SEATS_AT,
  SEAT_FEATURES,
  ruleFeaturesAt,
} from '../../../engine/observation.ts';
import type { RuleName } from '../../../engine/rules/table.ts';
import { CARD_OUTPUTS, PLAIN_OUTPUTS } from '../games/suit-shape.ts';
import { sizeOf, totalSize, type ParameterSpec } from '../network/parameters.ts';

/** By rule, which of its numbers are new: from this one on. Rules that are not listed are as before. */
const NEW_IN_RULES: Partial<Record<RuleName, number>> = {
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

const NEW_IN_SEAT = [18, 19];

/** Places in the layout of this version, in ascending order. */
const ADDED = {
  /** In the global block. */
  table: [
    ...Object.entries(NEW_IN_RULES).flatMap(([name, from]) => {
      const { at, count } = ruleFeaturesAt(name as RuleName);
      return upTo(count)
        .slice(from)
        .map((place) => at + place);
    }),
    PHASE_AT + PHASE_PLACES['dealer-choice'],
    ...upTo(POOL_AT + 4 - LIMITS_AT).map((place) => LIMITS_AT + place),
    ...upTo(SEATS).flatMap((seat) => NEW_IN_SEAT.map((feature) => SEATS_AT + seat * SEAT_FEATURES + feature)),
  ].sort((a, b) => a - b),
  /** Among what match equity is estimated from. */
  equity: [22, 23],
  /** In the block of a suit. */
  suit: [...upTo(3 * RANK_COUNT).map((place) => IN_POOL_AT + place), POOL_TOTAL_AT],
  /** Among the outputs of actions without a card. */
  plain: upTo(PLAIN_OUTPUTS.after).map((place) => PLAIN_OUTPUTS.before + place),
  /** Among what each suit says of its cards: outputs, then weights of their features. */
  card: [
    ...upTo(RANK_COUNT).map((rank) => 2 * RANK_COUNT + rank),
    ...upTo(3).map((feature) => CARD_OUTPUTS + IN_POOL_AT / RANK_COUNT + feature),
  ],
} as const;

/** The rows and columns of a parameter that are new. A bias has one row. */
function addedTo(name: string): { rows: readonly number[]; columns: readonly number[] } {
  if (name.endsWith('/table1/global')) return { rows: ADDED.table, columns: [] };
  if (name === 'equity/1') return { rows: ADDED.equity, columns: [] };
  if (name.endsWith('/suit1')) return { rows: ADDED.suit, columns: [] };
  if (name.startsWith('policy/card/out')) return { rows: [], columns: ADDED.card };
  if (name.startsWith('policy/plain')) return { rows: [], columns: ADDED.plain };
  return { rows: [], columns: [] };
}

/**
 * The parameters of a network of this version that computes what one of the version before did.
 * @param parameters of the network of this version
 * @param tensors of the network before, by name
 * @returns one flat vector, with weights of 0 for all that is new
 * @throws {RangeError} when the tensors are not those of such a network
 */
export function withAdded(
  parameters: readonly ParameterSpec[],
  tensors: Readonly<Record<string, Float32Array>>,
): Float32Array {
  const flat = new Float32Array(totalSize(parameters));
  let start = 0;
  for (const { name, shape } of parameters) {
    const [rows, width] = shape.length === 1 ? [1, shape[0]] : shape;
    const added = addedTo(name);
    const before = tensors[name] as Float32Array | undefined;
    const wanted = (rows - added.rows.length) * (width - added.columns.length);
    if (before?.length !== wanted) {
      throw new RangeError(
        `"${name}" has ${before?.length ?? 0} numbers, and ${wanted} are wanted: it is not a network of the version before`,
      );
    }
    let next = 0;
    for (let row = 0; row < rows; row++) {
      if (added.rows.includes(row)) continue;
      for (let column = 0; column < width; column++) {
        if (!added.columns.includes(column)) flat[start + row * width + column] = before[next++];
      }
    }
    start += sizeOf({ name, shape });
  }
  return flat;
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
