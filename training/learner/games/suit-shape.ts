/** The networks of Thirty-One as plain data: what they read, and their parameters. `tensorflow/suit-network.ts` says what they compute. */
import { ACTION_COUNT, DISCARD } from '../../../engine/actions.ts';
import { CARD_COUNT, RANK_COUNT, SUIT_COUNT } from '../../../engine/cards.ts';
import type { InputPlaces } from '../../../engine/inputs-in-use.ts';
import { CARD_FEATURES, SUIT, TABLE } from '../../../engine/observation-layout.ts';
import {
  heDeviation,
  type NetworkShape,
  type ParameterSpec,
  POLICY_SIZES,
  type SuitNetworkSizes,
} from '../network/parameters.ts';
import type { PrunedLayer } from '../network/pruning.ts';
import { HIDDEN_GLOBAL_SIZE, HIDDEN_SUIT_SIZE } from './hidden.ts';
import { ALL_INPUTS, type NetworkInputs } from './inputs.ts';

/** What one may do with each card: discard it, discard it with a knock, take it from the pool. */
export const CARD_KINDS = 3;
/** An output of each kind for each rank. */
export const CARD_OUTPUTS = CARD_KINDS * RANK_COUNT;
/** Outputs of actions without a card: those that come before the cards' in the order of actions, and those after. */
export const PLAIN_OUTPUTS = { before: DISCARD, after: ACTION_COUNT - DISCARD - CARD_KINDS * CARD_COUNT };
const PLAIN_COUNT = PLAIN_OUTPUTS.before + PLAIN_OUTPUTS.after;

/** How many numbers there are of the table, and of each suit. */
export interface BlockSizes {
  table: number;
  suit: number;
}

const ALL_SEEN: BlockSizes = { table: TABLE.size, suit: SUIT.size };
const ALL_RIVALS = ALL_INPUTS.rivals.length;
const ALL_HIDDEN: BlockSizes = { table: HIDDEN_GLOBAL_SIZE, suit: HIDDEN_SUIT_SIZE };

export const CRITIC_SIZES: SuitNetworkSizes = { table: 96, suit: 32 };

export interface SuitNetworkOptions {
  policy?: SuitNetworkSizes | undefined;
  critic?: SuitNetworkSizes;
  /** Which numbers of observation and hidden state it reads; all where left out. */
  inputs?: NetworkInputs;
}

/** The networks for Thirty-One under any rules, or, with fewer inputs, under those that use no others. */
export function suitShape({
  policy = POLICY_SIZES,
  critic = CRITIC_SIZES,
  inputs = ALL_INPUTS,
}: SuitNetworkOptions = {}): NetworkShape {
  const { seen: seenSizes, rivals, hidden: hiddenSizes } = blockSizes(inputs);
  return {
    observationSize: seenSizes.table + SUIT_COUNT * seenSizes.suit + rivals.table,
    hiddenSize: hiddenSizes.table + SUIT_COUNT * hiddenSizes.suit,
    actionCount: ACTION_COUNT,
    policyParameters: [
      ...encoderParameters('policy', policy, [seenSizes, rivals], [ALL_SEEN]),
      { name: 'policy/card/suit', shape: [policy.suit, policy.suit] },
      { name: 'policy/card/table', shape: [policy.table, policy.suit] },
      { name: 'policy/card/bias', shape: [policy.suit] },
      { name: 'policy/card/out', shape: [policy.suit, CARD_OUTPUTS + CARD_FEATURES], deviation: 0.01 },
      { name: 'policy/card/out/bias', shape: [CARD_OUTPUTS + CARD_FEATURES] },
      { name: 'policy/plain', shape: [policy.table, PLAIN_COUNT], deviation: 0.01 },
      { name: 'policy/plain/bias', shape: [PLAIN_COUNT] },
      { name: 'policy/value', shape: [policy.table, 1], deviation: 0.01 },
      { name: 'policy/value/bias', shape: [1] },
    ],
    criticParameters: [
      ...encoderParameters('critic', critic, [seenSizes, rivals, hiddenSizes], [ALL_SEEN, ALL_HIDDEN]),
      { name: 'critic/value', shape: [critic.table, 1], deviation: 0.01 },
      { name: 'critic/value/bias', shape: [1] },
    ],
  };
}

/** How many numbers the networks read of what the seat sees, of what it knows of others' habits, and of what only the critic sees. */
export function blockSizes({ observation, hidden, rivals }: NetworkInputs): {
  seen: BlockSizes;
  rivals: BlockSizes;
  hidden: BlockSizes;
} {
  return {
    seen: sizesOf(observation),
    rivals: { table: rivals.length, suit: 0 },
    hidden: sizesOf(hidden),
  };
}

/** The layers that have fewer inputs in the network with these than in the one with all. */
export function inputLayers({ observation, hidden, rivals }: NetworkInputs): PrunedLayer[] {
  const known = rivals.map((place) => TABLE.size + place);
  const layers = (name: string, unseen: InputPlaces): PrunedLayer[] => [
    {
      weights: `${name}/suit1`,
      inputs: [...observation.suit, ...unseen.suit.map((place) => SUIT.size + place)],
    },
    {
      weights: `${name}/table1/global`,
      inputs: [...observation.table, ...known, ...unseen.table.map((place) => TABLE.size + ALL_RIVALS + place)],
    },
  ];
  return [...layers('policy', { table: [], suit: [] }), ...layers('critic', hidden)];
}

/** Which rows of the first layer's weights of the table are those of rivals. */
export function rivalRows({ observation, rivals }: NetworkInputs): { from: number; count: number } {
  return { from: observation.table.length, count: rivals.length };
}

function sum(of: readonly BlockSizes[], block: keyof BlockSizes): number {
  return of.reduce((total, sizes) => total + sizes[block], 0);
}

function sizesOf({ table, suit }: InputPlaces): BlockSizes {
  return { table: table.length, suit: suit.length };
}

/**
 * @param pieces sizes of what is read, the observation's first
 * @param all the same for a network that reads all inputs: starting values do not depend on which it leaves out
 */
function encoderParameters(
  name: string,
  { table, suit }: SuitNetworkSizes,
  pieces: readonly BlockSizes[],
  all: readonly BlockSizes[],
): ParameterSpec[] {
  const first = (block: keyof BlockSizes, width: number): Omit<ParameterSpec, 'name'> => ({
    shape: [sum(pieces, block), width],
    deviation: heDeviation(sum(all, block)),
  });
  return [
    { name: `${name}/suit1`, ...first('suit', suit) },
    { name: `${name}/suit1/bias`, shape: [suit] },
    { name: `${name}/table1/global`, ...first('table', table) },
    { name: `${name}/table1/suits`, shape: [suit, table] },
    { name: `${name}/table1/bias`, shape: [table] },
    { name: `${name}/suit2/suit`, shape: [suit, suit] },
    { name: `${name}/suit2/table`, shape: [table, suit] },
    { name: `${name}/suit2/bias`, shape: [suit] },
    { name: `${name}/table2/table`, shape: [table, table] },
    { name: `${name}/table2/suits`, shape: [suit, table] },
    { name: `${name}/table2/bias`, shape: [table] },
  ];
}

/** The network that reads all that the game tells. */
export const WHOLE_SHAPE = suitShape();
