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
import { prunedParameters, type PrunedLayer } from '../network/pruning.ts';
import { HIDDEN_GLOBAL_SIZE, HIDDEN_SUIT_SIZE } from './hidden.ts';
import { ALL_INPUTS, type NetworkInputs } from './inputs.ts';

/** What one may do with each card: discard it, discard it with a knock, take it from the pool. */
export const CARD_KINDS = 3;
/** An output of each kind for each rank. */
export const CARD_OUTPUTS = CARD_KINDS * RANK_COUNT;
/** Outputs of actions without a card: those that come before the cards' in the order of actions, and those after. */
export const PLAIN_OUTPUTS = { before: DISCARD, after: ACTION_COUNT - DISCARD - CARD_KINDS * CARD_COUNT };
const PLAIN_COUNT = PLAIN_OUTPUTS.before + PLAIN_OUTPUTS.after;

const ALL_RIVALS = ALL_INPUTS.rivals.length;

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
  const layers = inputLayers(inputs);
  const policyParameters: ParameterSpec[] = [
    ...encoderParameters('policy', policy, TABLE.size, SUIT.size),
    { name: 'policy/card/suit', shape: [policy.suit, policy.suit] },
    { name: 'policy/card/table', shape: [policy.table, policy.suit] },
    { name: 'policy/card/bias', shape: [policy.suit] },
    { name: 'policy/card/out', shape: [policy.suit, CARD_OUTPUTS + CARD_FEATURES], deviation: 0.01 },
    { name: 'policy/card/out/bias', shape: [CARD_OUTPUTS + CARD_FEATURES] },
    { name: 'policy/plain', shape: [policy.table, PLAIN_COUNT], deviation: 0.01 },
    { name: 'policy/plain/bias', shape: [PLAIN_COUNT] },
    { name: 'policy/value', shape: [policy.table, 1], deviation: 0.01 },
    { name: 'policy/value/bias', shape: [1] },
  ];
  const criticParameters: ParameterSpec[] = [
    ...encoderParameters('critic', critic, TABLE.size + HIDDEN_GLOBAL_SIZE, SUIT.size + HIDDEN_SUIT_SIZE),
    { name: 'critic/value', shape: [critic.table, 1], deviation: 0.01 },
    { name: 'critic/value/bias', shape: [1] },
  ];
  return {
    observationSize: countOf(inputs.observation) + inputs.rivals.length,
    hiddenSize: countOf(inputs.hidden),
    actionCount: ACTION_COUNT,
    policyParameters: prunedParameters(policyParameters, layers),
    criticParameters: prunedParameters(criticParameters, layers),
  };
}

function countOf({ table, suit }: InputPlaces): number {
  return table.length + SUIT_COUNT * suit.length;
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

/**
 * @param tableInputs how many numbers are read of the table, but for those of rivals, where all are read: starting values depend
 * neither on these nor on what a network leaves out
 * @param suitInputs the same of a suit
 */
function encoderParameters(
  name: string,
  { table, suit }: SuitNetworkSizes,
  tableInputs: number,
  suitInputs: number,
): ParameterSpec[] {
  return [
    { name: `${name}/suit1`, shape: [suitInputs, suit], deviation: heDeviation(suitInputs) },
    { name: `${name}/suit1/bias`, shape: [suit] },
    {
      name: `${name}/table1/global`,
      shape: [tableInputs + ALL_RIVALS, table],
      deviation: heDeviation(tableInputs),
    },
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
