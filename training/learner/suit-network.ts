/**
 * The networks of Thirty-One. What a suit holds is read by weights that all four suits share, and every card is judged
 * by weights that all suits share, so renaming suits renames the outputs and changes nothing else (Zaheer et al. 2017,
 * "Deep Sets": shared encoders, summed).
 */
import * as tf from '@tensorflow/tfjs';
import { ACTION_COUNT, DISCARD } from '../../engine/actions.ts';
import { RANK_COUNT, SUIT_COUNT } from '../../engine/cards.ts';
import { GLOBAL_SIZE, OBSERVATION_SIZE, SUIT_SIZE } from '../../engine/observation.ts';
import { HIDDEN_GLOBAL_SIZE, HIDDEN_SIZE, HIDDEN_SUIT_SIZE } from './hidden.ts';
import type { NetworkDefinition, ParameterSpec, PolicyOutput, Weights } from './network.ts';

/** A discard and a discard with a knock for each rank. */
const CARD_OUTPUTS = 2 * RANK_COUNT;

export interface SuitNetworkSizes {
  /** Width of what is known of the whole table. */
  table: number;
  /** Width of what is known of one suit. */
  suit: number;
}

export const POLICY_SIZES: SuitNetworkSizes = { table: 160, suit: 64 };
export const CRITIC_SIZES: SuitNetworkSizes = { table: 96, suit: 32 };

/** The actor-critic for Thirty-One under any rules. */
export function suitNetwork(policy = POLICY_SIZES, critic = CRITIC_SIZES): NetworkDefinition {
  return {
    observationSize: OBSERVATION_SIZE,
    hiddenSize: HIDDEN_SIZE,
    actionCount: ACTION_COUNT,
    policyParameters: [
      ...encoderParameters('policy', policy, GLOBAL_SIZE, SUIT_SIZE),
      { name: 'policy/card/suit', shape: [policy.suit, policy.suit] },
      { name: 'policy/card/table', shape: [policy.table, policy.suit] },
      { name: 'policy/card/bias', shape: [policy.suit] },
      { name: 'policy/card/out', shape: [policy.suit, CARD_OUTPUTS], deviation: 0.01 },
      { name: 'policy/card/out/bias', shape: [CARD_OUTPUTS] },
      { name: 'policy/plain', shape: [policy.table, DISCARD], deviation: 0.01 },
      { name: 'policy/plain/bias', shape: [DISCARD] },
      { name: 'policy/value', shape: [policy.table, 1], deviation: 0.01 },
      { name: 'policy/value/bias', shape: [1] },
    ],
    criticParameters: [
      ...encoderParameters('critic', critic, GLOBAL_SIZE + HIDDEN_GLOBAL_SIZE, SUIT_SIZE + HIDDEN_SUIT_SIZE),
      { name: 'critic/value', shape: [critic.table, 1], deviation: 0.01 },
      { name: 'critic/value/bias', shape: [1] },
    ],
    policy(weights, observation): PolicyOutput {
      const [global, suits] = split(observation, [GLOBAL_SIZE, SUIT_COUNT * SUIT_SIZE]);
      const { table, suit } = encode('policy', policy, weights, global, tf.reshape(suits, [-1, SUIT_SIZE]));
      const card = tf.relu(
        addToSuits(
          tf.matMul(suit, get(weights, 'policy/card/suit')),
          tf.matMul(table, get(weights, 'policy/card/table')),
          policy.suit,
          get(weights, 'policy/card/bias'),
        ),
      );
      const cards = tf.add(
        tf.matMul(card as tf.Tensor2D, get(weights, 'policy/card/out')),
        weights['policy/card/out/bias'],
      );
      const [discards, knocks] = split(cards as tf.Tensor2D, [RANK_COUNT, RANK_COUNT]);
      const plain = tf.add(tf.matMul(table, get(weights, 'policy/plain')), weights['policy/plain/bias']) as tf.Tensor2D;
      const logits = tf.concat([plain, bySuit(discards), bySuit(knocks)], 1) as tf.Tensor2D;
      const value = tf.add(tf.matMul(table, get(weights, 'policy/value')), weights['policy/value/bias']) as tf.Tensor2D;
      return { logits, value };
    },
    critic(weights, observation, hidden): tf.Tensor2D {
      const [global, suits] = split(observation, [GLOBAL_SIZE, SUIT_COUNT * SUIT_SIZE]);
      const [hiddenGlobal, hiddenSuits] = split(hidden, [HIDDEN_GLOBAL_SIZE, SUIT_COUNT * HIDDEN_SUIT_SIZE]);
      const { table } = encode(
        'critic',
        critic,
        weights,
        tf.concat([global, hiddenGlobal], 1),
        tf.concat([tf.reshape(suits, [-1, SUIT_SIZE]), tf.reshape(hiddenSuits, [-1, HIDDEN_SUIT_SIZE])], 1),
      );
      return tf.add(tf.matMul(table, get(weights, 'critic/value')), weights['critic/value/bias']) as tf.Tensor2D;
    },
  };
}

function encoderParameters(
  name: string,
  sizes: SuitNetworkSizes,
  globalSize: number,
  suitSize: number,
): ParameterSpec[] {
  const { table, suit } = sizes;
  return [
    { name: `${name}/suit1`, shape: [suitSize, suit] },
    { name: `${name}/suit1/bias`, shape: [suit] },
    { name: `${name}/table1/global`, shape: [globalSize, table] },
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

/** Two rounds in which suits tell the table and the table tells the suits. @param suits [batch · 4, features] */
function encode(
  name: string,
  sizes: SuitNetworkSizes,
  weights: Weights,
  global: tf.Tensor2D,
  suits: tf.Tensor2D,
): { table: tf.Tensor2D; suit: tf.Tensor2D } {
  const w = (part: string): tf.Tensor2D => get(weights, `${name}/${part}`);
  const suit1 = tf.relu(tf.add(tf.matMul(suits, w('suit1')), w('suit1/bias'))) as tf.Tensor2D;
  const table1 = tf.relu(
    tf.add(
      tf.add(tf.matMul(global, w('table1/global')), tf.matMul(sumOfSuits(suit1, sizes.suit), w('table1/suits'))),
      w('table1/bias'),
    ),
  ) as tf.Tensor2D;
  const suit2 = tf.relu(
    addToSuits(tf.matMul(suit1, w('suit2/suit')), tf.matMul(table1, w('suit2/table')), sizes.suit, w('suit2/bias')),
  ) as tf.Tensor2D;
  const table2 = tf.relu(
    tf.add(
      tf.add(tf.matMul(table1, w('table2/table')), tf.matMul(sumOfSuits(suit2, sizes.suit), w('table2/suits'))),
      w('table2/bias'),
    ),
  ) as tf.Tensor2D;
  return { table: table2, suit: suit2 };
}

/** [batch · 4, width] → [batch, width] */
function sumOfSuits(suits: tf.Tensor2D, width: number): tf.Tensor2D {
  return tf.sum(tf.reshape(suits, [-1, SUIT_COUNT, width]), 1);
}

/** Adds the table's message to each of its suits: [batch · 4, width] + [batch, width]. */
function addToSuits(suits: tf.Tensor2D, table: tf.Tensor2D, width: number, bias: tf.Tensor2D): tf.Tensor2D {
  const message = tf.reshape(tf.add(table, bias), [-1, 1, width]);
  return tf.reshape(tf.add(tf.reshape(suits, [-1, SUIT_COUNT, width]), message), [-1, width]);
}

/** [batch · 4, ranks] → [batch, cards] */
function bySuit(cards: tf.Tensor): tf.Tensor2D {
  return tf.reshape(cards, [-1, SUIT_COUNT * RANK_COUNT]);
}

function split(x: tf.Tensor2D, sizes: number[]): tf.Tensor2D[] {
  return tf.split(x, sizes, 1);
}

function get(weights: Weights, name: string): tf.Tensor2D {
  return weights[name] as tf.Tensor2D;
}
