/**
 * The networks of Thirty-One. Each suit is read, and each card judged, with weights that all four suits share, so
 * renaming suits renames the outputs and changes nothing else (Zaheer et al. 2017, "Deep Sets": shared encoders,
 * summed).
 */
import * as tf from './tf.ts';
import { RANK_COUNT, SUIT_COUNT } from '../../../engine/cards.ts';
import type { InputPlaces } from '../../../engine/inputs-in-use.ts';
import { CARD_FEATURES } from '../../../engine/observation-layout.ts';
import { ALL_INPUTS, cardFeaturesIn } from '../games/inputs.ts';
import {
  CARD_KINDS,
  CARD_OUTPUTS,
  CRITIC_SIZES,
  PLAIN_OUTPUTS,
  suitShape,
  type SuitNetworkOptions,
} from '../games/suit-shape.ts';
import { POLICY_SIZES, type SuitNetworkSizes } from '../network/parameters.ts';
import type { NetworkDefinition, PolicyOutput, Weights } from './network.ts';

/** The actor-critic for Thirty-One under any rules, or, with fewer inputs, under those that use no others. */
export function suitNetwork(options: SuitNetworkOptions = {}): NetworkDefinition {
  const { policy = POLICY_SIZES, critic = CRITIC_SIZES, inputs = ALL_INPUTS } = options;
  const cardFeatures = cardFeaturesIn(inputs);
  return {
    ...suitShape(options),
    policy(weights, observation): PolicyOutput {
      const seen = bySuit(observation, inputs.observation, inputs.rivals.length);
      const { table, suit } = encode('policy', policy, weights, seen.globals, [seen.suits]);
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
      const [scores, asked] = tf.split(judged, [CARD_OUTPUTS, CARD_FEATURES], 1) as tf.Tensor2D[];
      const cards = tf.add(scores, answers(seen.suits, columnsOf(asked, cardFeatures))) as tf.Tensor2D;
      const [before, after] = tf.split(plain, [PLAIN_OUTPUTS.before, PLAIN_OUTPUTS.after], 1) as tf.Tensor2D[];
      const logits = tf.concat([before, byCard(cards), after], 1) as tf.Tensor2D;
      return { logits, value };
    },
    critic(weights, observation, hidden): tf.Tensor2D {
      const seen = bySuit(observation, inputs.observation, inputs.rivals.length);
      const unseen = bySuit(hidden, inputs.hidden);
      const globals = [...seen.globals, ...unseen.globals];
      const { table } = encode('critic', critic, weights, globals, [seen.suits, unseen.suits]);
      return tf.add(tf.matMul(table, get(weights, 'critic/value')), weights['critic/value/bias']) as tf.Tensor2D;
    },
  };
}

/**
 * A score for each card: its numbers weighted with weights that its suit asks for, the same for all ranks, since what
 * matters in rare hands would be learnt too slowly rank by rank.
 * @param suits [4 · batch, suit's block] @param asked weights of a card's numbers [4 · batch, features]
 * @returns [4 · batch, kinds · ranks], the same for all that may be done with a card
 */
function answers(suits: tf.Tensor2D, asked: tf.Tensor2D): tf.Tensor2D {
  const features = asked.shape[1];
  const size = features * RANK_COUNT;
  const left = suits.shape[1] - size;
  const [cards] = tf.split(suits, left === 0 ? [size] : [size, left], 1);
  const weighed = tf.mul(tf.reshape(cards, [-1, features, RANK_COUNT]), tf.reshape(asked, [-1, features, 1]));
  const answer = tf.sum(weighed, 1) as tf.Tensor2D;
  return tf.concat(Array<tf.Tensor2D>(CARD_KINDS).fill(answer), 1);
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
 * faster than over short ones.
 * @param x [batch, table + 4 · suit + after]
 * @returns `globals` of the table, and what comes after the suits
 */
function bySuit(
  x: tf.Tensor2D,
  { table: { length: tableSize }, suit: { length: suitSize } }: InputPlaces,
  after = 0,
): { globals: tf.Tensor2D[]; suits: tf.Tensor2D } {
  const widths = [tableSize, ...Array<number>(SUIT_COUNT).fill(suitSize), ...(after > 0 ? [after] : [])];
  const [table, ...rest] = tf.split(x, widths, 1) as [tf.Tensor2D, ...tf.Tensor2D[]];
  return { globals: [table, ...rest.slice(SUIT_COUNT)], suits: tf.concat(rest.slice(0, SUIT_COUNT), 0) };
}

/** Some columns of a matrix, in ascending order; all of them as they are. */
function columnsOf(x: tf.Tensor2D, wanted: readonly number[]): tf.Tensor2D {
  const count = x.shape[1];
  if (wanted.length === count) return x;
  // Neighbours stay together: a piece ends where wanted columns begin or end.
  const starts = Array.from({ length: count }, (_, at) => at).filter(
    (at) => at === 0 || wanted.includes(at) !== wanted.includes(at - 1),
  );
  const widths = starts.map((start, i) => (starts[i + 1] ?? count) - start);
  const pieces = tf.split(x, widths, 1) as tf.Tensor2D[];
  return tf.concat(
    pieces.filter((_, i) => wanted.includes(starts[i])),
    1,
  );
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

/** What may be done with cards, in the order of the actions: [4 · batch, kinds · ranks] → [batch, kinds · cards]. */
function byCard(cards: tf.Tensor2D): tf.Tensor2D {
  const bySuitAndKind = tf.reshape(cards, [SUIT_COUNT, -1, CARD_KINDS, RANK_COUNT]);
  return tf.reshape(tf.transpose(bySuitAndKind, [1, 2, 0, 3]), [-1, CARD_OUTPUTS * SUIT_COUNT]);
}

/** A dense layer whose input comes in pieces: splitting the weights costs less than joining the pieces. */
function dense(pieces: tf.Tensor2D[], weights: tf.Tensor2D, bias: tf.Tensor): tf.Tensor2D {
  const widths = pieces.map((piece) => piece.shape[1]);
  const cut = pieces.length === 1 ? [weights] : tf.split(weights, widths);
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
