/** Networks of the version of observation and actions before, with weights of 0 for what is new, so that they play as they did. */
import { SEAT, SEATS, TABLE } from '../../../engine/observation-layout.ts';
import { OBSERVATION_VERSION } from '../../../engine/observation-layout.ts';
import { ruleFeaturesAt } from '../../../engine/rule-features.ts';
import { shortened } from '../../../engine/shortened.ts';
import { EQUITY_FEATURES_LAYOUT, EQUITY_PARAMETERS } from '../equity/features.ts';
import {
  CRITIC_FORMAT,
  type CriticAndEquity,
  metadataOf,
  ModelError,
  readTensors,
  factsIn,
  MODEL_FORMAT,
  type ModelFacts,
  tensorOf,
} from '../files/stored-model.ts';
import { ALL_INPUTS } from '../games/inputs.ts';
import { totalSize, type NetworkShape, type ParameterSpec } from '../network/parameters.ts';

/** What this version has, and the one before had not: places in the layout of today. */
export interface Added {
  table: readonly number[];
  suit: readonly number[];
  /** Among what match equity is estimated from. */
  equity: readonly number[];
  /** Among the outputs of actions without a card. */
  plain: readonly number[];
  /** Among what each suit says of its cards: outputs, then weights of their features. */
  card: readonly number[];
}

const SEATS_BOUND = Array.from({ length: SEATS }, (_, seat) => TABLE.at.seats + seat * SEAT.size + SEAT.at.bound);
const EQUITY_AT = EQUITY_FEATURES_LAYOUT.at;
const ADDED: Added = {
  table: [
    ...ruleFeaturesAt('poolSwapAll', 'binds'),
    ...ruleFeaturesAt('declareWhen'),
    ...ruleFeaturesAt('knocking'),
    ...ruleFeaturesAt('knockFrom', 3, 4, 5),
    ...ruleFeaturesAt('lowestTieLoss', 'unless-all-tie'),
    ...ruleFeaturesAt('discardFirst'),
    ...ruleFeaturesAt('stockEmpty', 'void-at-once'),
    ...ruleFeaturesAt('tieBreak', 'threes', 'full', 'suits'),
    ...ruleFeaturesAt('declareScore'),
    ...ruleFeaturesAt('lowestScore', -1),
    ...ruleFeaturesAt('allOut'),
    ...ruleFeaturesAt('tokenTo'),
    ...SEATS_BOUND,
  ],
  suit: [],
  equity: [EQUITY_AT.declaredScoresTwo, EQUITY_AT.toHighest, EQUITY_AT.allOutShare, EQUITY_AT.allOutReturn],
  plain: [],
  card: [],
};

/** What is known of others' habits comes after the numbers of the table. */
const RIVALS = ALL_INPUTS.rivals.map((place) => TABLE.size + place);

/** By the version that a file states. Policies of version 7 were those of 6 that read others' habits. */
const EARLIER_VERSIONS: Readonly<Record<string, Added>> = {
  6: { ...ADDED, table: [...ADDED.table, ...RIVALS] },
  7: ADDED,
};

/** What a file of a policy or of a critic holds. */
export type StoredNetworks =
  | { is: 'policy'; parameters: Float32Array; facts: ModelFacts }
  | { is: 'critic'; networks: CriticAndEquity };

/** What this version has, and that of a file had not. @throws {ModelError} where it is of no version that can be read so */
export function addedSince(bytes: Uint8Array): Added {
  const { observation = 'unknown' } = metadataOf(bytes);
  if (Object.hasOwn(EARLIER_VERSIONS, observation)) return EARLIER_VERSIONS[observation];
  const allowed = Object.keys(EARLIER_VERSIONS).join(', ');
  throw new ModelError(
    `it reads observation version ${shortened(observation)}: allowed are ${allowed} from before version ${OBSERVATION_VERSION}`,
  );
}

/**
 * A file of an earlier version, as this version would have stored it.
 * @param network of this version
 * @throws {ModelError} where it is neither a policy nor a critic, or its network has another shape
 */
export function readEarlier(
  { policyParameters, criticParameters }: Pick<NetworkShape, 'policyParameters' | 'criticParameters'>,
  bytes: Uint8Array,
  added: Added,
): StoredNetworks {
  const metadata = metadataOf(bytes);
  const tensors = readTensors(bytes);
  const carriedOver = (parameters: readonly ParameterSpec[]): Float32Array => withAdded(parameters, tensors, added);
  if (metadata.format === MODEL_FORMAT) {
    return { is: 'policy', parameters: carriedOver(policyParameters), facts: factsIn(metadata) };
  }
  if (metadata.format === CRITIC_FORMAT) {
    const networks = { critic: carriedOver(criticParameters), equity: carriedOver(EQUITY_PARAMETERS) };
    return { is: 'critic', networks };
  }
  throw new ModelError('it is neither a policy nor a critic');
}

/**
 * The parameters of a network of this version that computes what an earlier one did, as one flat vector.
 * @param parameters of the network of this version
 * @param tensors of the earlier network, by name
 * @throws {ModelError} where the tensors are not those of such a network
 */
function withAdded(
  parameters: readonly ParameterSpec[],
  tensors: Readonly<Record<string, Float32Array>>,
  added: Added,
): Float32Array {
  const flat = new Float32Array(totalSize(parameters));
  let next = 0;
  for (const { name, shape } of parameters) {
    const [rows, width] = shape.length === 1 ? [1, shape[0]] : shape;
    const [newRows, newColumns] = newIn(name, added);
    const before = tensorOf(tensors, name, (rows - newRows.length) * (width - newColumns.length));
    let read = 0;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < width; column++, next++) {
        if (!newRows.includes(row) && !newColumns.includes(column)) flat[next] = before[read++];
      }
    }
  }
  return flat;
}

/** The new rows and columns of a parameter. A bias has one row. */
function newIn(name: string, added: Added): [rows: readonly number[], columns: readonly number[]] {
  if (name.endsWith('/table1/global')) return [added.table, []];
  if (name.endsWith('/suit1')) return [added.suit, []];
  if (name === 'equity/1') return [added.equity, []];
  if (name.startsWith('policy/card/out')) return [[], added.card];
  if (name.startsWith('policy/plain')) return [[], added.plain];
  return [[], []];
}
