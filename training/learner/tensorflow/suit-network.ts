/**
 * The networks of Thirty-One. Each suit is read, and each card judged, with weights that all four suits share, so
 * renaming suits renames the outputs and changes nothing else (Zaheer et al. 2017, "Deep Sets": shared encoders,
 * summed).
 */
import * as tf from '@tensorflow/tfjs';
import { ACTION_COUNT, DISCARD } from '../../../engine/actions.ts';
import { RANK_COUNT, SUIT_COUNT } from '../../../engine/cards.ts';
import { CARD_FEATURES, GLOBAL_SIZE, OBSERVATION_SIZE, SUIT_SIZE } from '../../../engine/observation.ts';
import { HIDDEN_GLOBAL_SIZE, HIDDEN_SIZE, HIDDEN_SUIT_SIZE } from '../games/hidden.ts';
import type { NetworkDefinition, PolicyOutput, Weights } from './network.ts';
import type { ParameterSpec } from '../network/parameters.ts';

/** A discard and a discard with a knock for each rank. */
const CARD_OUTPUTS = 2 * RANK_COUNT;
const CARD_NUMBERS = CARD_FEATURES * RANK_COUNT;

export interface SuitNetworkSizes {
  /** Width of the encoding of the whole table. */
  table: number;
  /** Width of the encoding of one suit. */
  suit: number;
}

export const POLICY_SIZES: SuitNetworkSizes = { table: 160, suit: 64 };
export const CRITIC_SIZES: SuitNetworkSizes = { table: 96, suit: 32 };

/**
 * The actor-critic for Thirty-One under any rules.
 * @param hasBelief whether the policy also predicts what others hold
 */
export function suitNetwork(policy = POLICY_SIZES, critic = CRITIC_SIZES, hasBelief = false): NetworkDefinition {
  return {
    observationSize: OBSERVATION_SIZE,
    hiddenSize: HIDDEN_SIZE,
    actionCount: ACTION_COUNT,
    policyParameters: [
      ...encoderParameters('policy', policy, GLOBAL_SIZE, SUIT_SIZE),
      { name: 'policy/card/suit', shape: [policy.suit, policy.suit] },
      { name: 'policy/card/table', shape: [policy.table, policy.suit] },
      { name: 'policy/card/bias', shape: [policy.suit] },
      { name: 'policy/card/out', shape: [policy.suit, CARD_OUTPUTS + CARD_FEATURES], deviation: 0.01 },
      { name: 'policy/card/out/bias', shape: [CARD_OUTPUTS + CARD_FEATURES] },
      { name: 'policy/plain', shape: [policy.table, DISCARD], deviation: 0.01 },
      { name: 'policy/plain/bias', shape: [DISCARD] },
      { name: 'policy/value', shape: [policy.table, 1], deviation: 0.01 },
      { name: 'policy/value/bias', shape: [1] },
      ...(hasBelief ? beliefParameters(policy) : []),
    ],
    criticParameters: [
      ...encoderParameters('critic', critic, GLOBAL_SIZE + HIDDEN_GLOBAL_SIZE, SUIT_SIZE + HIDDEN_SUIT_SIZE),
      { name: 'critic/value', shape: [critic.table, 1], deviation: 0.01 },
      { name: 'critic/value/bias', shape: [1] },
    ],
    policy(weights, observation): PolicyOutput {
      const seen = bySuit(observation, GLOBAL_SIZE, SUIT_SIZE);
      const { table, suit } = encode('policy', policy, weights, [seen.global], [seen.suits]);
      const [message, plain, value] = denseLayers(table, [
        [get(weights, 'policy/card/table'), weights['policy/card/bias']],
        [get(weights, 'policy/plain'), weights['policy/plain/bias']],
        [get(weights, 'policy/value'), weights['policy/value/bias']],
      ]);
      const card = tf.relu(tell(suit, get(weights, 'policy/card/suit'), message));
      const judged = tf.add(
        tf.matMul(rows(card), get(weights, 'policy/card/out')),
        weights['policy/card/out/bias'],
      ) as tf.Tensor2D;
      const [scores, asked] = tf.split(judged, [CARD_OUTPUTS, CARD_FEATURES], 1) as [tf.Tensor2D, tf.Tensor2D];
      const cards = tf.add(scores, answers(seen.suits, asked)) as tf.Tensor2D;
      const logits = tf.concat([plain, byCard(cards)], 1) as tf.Tensor2D;
      return hasBelief ? { logits, value, belief: beliefOf(weights, table, suit) } : { logits, value };
    },
    critic(weights, observation, hidden): tf.Tensor2D {
      const seen = bySuit(observation, GLOBAL_SIZE, SUIT_SIZE);
      const unseen = bySuit(hidden, HIDDEN_GLOBAL_SIZE, HIDDEN_SUIT_SIZE);
      const { table } = encode('critic', critic, weights, [seen.global, unseen.global], [seen.suits, unseen.suits]);
      return tf.add(tf.matMul(table, get(weights, 'critic/value')), weights['critic/value/bias']) as tf.Tensor2D;
    },
  };
}

/**
 * A score for each card: its numbers weighted with weights that its suit asks for, the same for all ranks, since what
 * matters in rare hands would be learnt too slowly rank by rank.
 * @param suits [4 · batch, suit's block] @param asked weights of a card's numbers [4 · batch, `CARD_FEATURES`]
 * @returns [4 · batch, 2 · ranks], the same for a discard and a discard with a knock
 */
function answers(suits: tf.Tensor2D, asked: tf.Tensor2D): tf.Tensor2D {
  const [cards] = tf.split(suits, [CARD_NUMBERS, SUIT_SIZE - CARD_NUMBERS], 1);
  const weighed = tf.mul(tf.reshape(cards, [-1, CARD_FEATURES, RANK_COUNT]), tf.reshape(asked, [-1, CARD_FEATURES, 1]));
  const answer = tf.sum(weighed, 1) as tf.Tensor2D;
  return tf.concat([answer, answer], 1);
}

function beliefParameters({ table, suit }: SuitNetworkSizes): ParameterSpec[] {
  return [
    { name: 'policy/belief/table', shape: [table, HIDDEN_GLOBAL_SIZE], deviation: 0.01 },
    { name: 'policy/belief/table/bias', shape: [HIDDEN_GLOBAL_SIZE] },
    { name: 'policy/belief/suit', shape: [suit, HIDDEN_SUIT_SIZE], deviation: 0.01 },
    { name: 'policy/belief/suit/bias', shape: [HIDDEN_SUIT_SIZE] },
  ];
}

/** Predictions of what `games/hidden.ts` writes, in its order. */
function beliefOf(weights: Weights, table: tf.Tensor2D, suit: tf.Tensor3D): tf.Tensor2D {
  const values = tf.add(tf.matMul(table, get(weights, 'policy/belief/table')), weights['policy/belief/table/bias']);
  const points = tf.add(tf.matMul(rows(suit), get(weights, 'policy/belief/suit')), weights['policy/belief/suit/bias']);
  const bySeat = tf.transpose(tf.reshape(points, [SUIT_COUNT, -1, HIDDEN_SUIT_SIZE]), [1, 0, 2]);
  return tf.concat([values, tf.reshape(bySeat, [-1, SUIT_COUNT * HIDDEN_SUIT_SIZE])], 1) as tf.Tensor2D;
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

/**
 * Two rounds of messages from the suits to the table and back.
 * @param global numbers of the table, in pieces [batch, features]
 * @param suits numbers of the suits, in pieces [4 · batch, features]
 * @returns `table` [batch, width] and `suit` [4, batch, width]
 */
function encode(
  name: string,
  sizes: SuitNetworkSizes,
  weights: Weights,
  global: tf.Tensor2D[],
  suits: tf.Tensor2D[],
): { table: tf.Tensor2D; suit: tf.Tensor3D } {
  const w = (part: string): tf.Tensor2D => get(weights, `${name}/${part}`);
  const suit1 = suitRows(tf.relu(dense(suits, w('suit1'), w('suit1/bias'))), sizes.suit);
  const table1 = tf.relu(
    tf.add(dense(global, w('table1/global'), w('table1/bias')), tf.matMul(sumOfSuits(suit1), w('table1/suits'))),
  ) as tf.Tensor2D;
  const [message, onward] = denseLayers(table1, [
    [w('suit2/table'), w('suit2/bias')],
    [w('table2/table'), w('table2/bias')],
  ]);
  const suit2 = tf.relu(tell(suit1, w('suit2/suit'), message)) as tf.Tensor3D;
  const table2 = tf.relu(tf.add(onward, tf.matMul(sumOfSuits(suit2), w('table2/suits')))) as tf.Tensor2D;
  return { table: table2, suit: suit2 };
}

/**
 * Puts the suits on the first axis: sums over suits and messages to all of them then run over long rows, several times
 * faster than over short ones. @param x [batch, global + 4 · suit]
 */
function bySuit(x: tf.Tensor2D, global: number, suit: number): { global: tf.Tensor2D; suits: tf.Tensor2D } {
  const [table, ...suits] = tf.split(x, [global, ...Array<number>(SUIT_COUNT).fill(suit)], 1) as [
    tf.Tensor2D,
    ...tf.Tensor2D[],
  ];
  return { global: table, suits: tf.concat(suits, 0) };
}

/** [4, batch, width] → [batch, width] */
function sumOfSuits(suits: tf.Tensor3D): tf.Tensor2D {
  return tf.sum(suits, 0);
}

/**
 * The suits' encodings times weights, plus the table's message.
 * @param suits [4, batch, width] @param message [batch, width]
 */
function tell(suits: tf.Tensor3D, weights: tf.Tensor2D, message: tf.Tensor2D): tf.Tensor3D {
  return tf.add(suitRows(tf.matMul(rows(suits), weights), weights.shape[1]), message);
}

/** [4, batch, width] → [4 · batch, width] */
function rows(suits: tf.Tensor): tf.Tensor2D {
  return tf.reshape(suits, [-1, suits.shape.at(-1)!]);
}

/** [4 · batch, width] → [4, batch, width] */
function suitRows(x: tf.Tensor, width: number): tf.Tensor3D {
  return tf.reshape(x, [SUIT_COUNT, -1, width]);
}

/** Discards and discards with a knock in the order of the actions: [4 · batch, 2 · ranks] → [batch, 2 · cards]. */
function byCard(cards: tf.Tensor2D): tf.Tensor2D {
  const bySuitAndKind = tf.reshape(cards, [SUIT_COUNT, -1, 2, RANK_COUNT]);
  return tf.reshape(tf.transpose(bySuitAndKind, [1, 2, 0, 3]), [-1, CARD_OUTPUTS * SUIT_COUNT]);
}

/** A dense layer whose input comes in pieces: splitting the weights costs less than joining the pieces. */
function dense(pieces: tf.Tensor2D[], weights: tf.Tensor2D, bias: tf.Tensor): tf.Tensor2D {
  const cut =
    pieces.length === 1
      ? [weights]
      : tf.split(
          weights,
          pieces.map((piece) => piece.shape[1]),
        );
  const products = pieces.map((piece, i) => tf.matMul(piece, cut[i]));
  return products.reduce<tf.Tensor>((sum, product) => tf.add(product, sum), bias) as tf.Tensor2D;
}

/** Several layers on one input, as one product. */
function denseLayers(x: tf.Tensor2D, layers: [weights: tf.Tensor2D, bias: tf.Tensor][]): tf.Tensor2D[] {
  const weights = tf.concat(
    layers.map(([weight]) => weight),
    1,
  );
  const bias = tf.concat1d(layers.map(([, bias]) => bias as tf.Tensor1D));
  const widths = layers.map(([weight]) => weight.shape[1]);
  return tf.split(tf.add(tf.matMul(x, weights), bias), widths, 1) as tf.Tensor2D[];
}

function get(weights: Weights, name: string): tf.Tensor2D {
  return weights[name] as tf.Tensor2D;
}
