/**
 * Kuhn poker (Kuhn 1950): three cards, two players, one bet. Small enough that the distance of a policy from equilibrium
 * is exact, so the learner is tested on it first. The uniform policy's NashConv is 0.9167.
 */
import * as tf from '@tensorflow/tfjs';
import type { Random } from '../../../engine/random.ts';
import type { DecisionRows, SelfPlayGame, SelfPlayTable } from '../game.ts';
import type { NetworkDefinition } from '../network.ts';

const CARDS = 3;
const BET = 1;
/** Where a decision can be due: at the start, after a pass, after a bet, after pass and bet. */
const HISTORIES = ['', 'p', 'b', 'pb'] as const;
type History = (typeof HISTORIES)[number];

const OBSERVATION_SIZE = CARDS + HISTORIES.length;
const WIDTH = 32;

/** Probability of a bet, by card and history. */
export type KuhnPolicy = (card: number, history: History) => number;

export const KUHN_NETWORK: NetworkDefinition = {
  observationSize: OBSERVATION_SIZE,
  hiddenSize: CARDS,
  actionCount: 2,
  policyParameters: mlpParameters('policy', OBSERVATION_SIZE, 3),
  criticParameters: mlpParameters('critic', OBSERVATION_SIZE + CARDS, 1),
  policy(weights, observation) {
    const [logits, value] = tf.split(mlp('policy', weights, observation), [2, 1], 1) as tf.Tensor2D[];
    return { logits, value };
  },
  critic(weights, observation, hidden) {
    return mlp('critic', weights, tf.concat([observation, hidden], 1) as tf.Tensor2D);
  },
};

export function kuhnGame(): SelfPlayGame {
  return {
    network: KUHN_NETWORK,
    createTable: (random) => new KuhnTable(random),
    settle: (tables) => {
      for (const table of tables) (table as KuhnTable).deal();
      return Promise.resolve();
    },
  };
}

class KuhnTable implements SelfPlayTable {
  readonly seats = 2;
  readonly returns = new Float64Array(2);
  private readonly random: Random;
  private readonly cards = [0, 1, 2];
  private history = '';

  constructor(random: Random) {
    this.random = random;
  }

  get seat(): number {
    return this.history.length % 2;
  }

  deal(): void {
    this.random.shuffle(this.cards, CARDS);
    this.history = '';
  }

  observe(rows: DecisionRows, row: number): void {
    observe(this.cards[this.seat], this.history as History, rows.observation, row * OBSERVATION_SIZE);
    rows.hidden.fill(0, row * CARDS, (row + 1) * CARDS);
    rows.hidden[row * CARDS + this.cards[1 - this.seat]] = 1;
    rows.mask.fill(1, row * 2, (row + 1) * 2);
  }

  play(output: number): boolean {
    this.history += output === BET ? 'b' : 'p';
    if (!isOver(this.history)) return false;
    this.returns[0] = payoff(this.history, this.cards[0], this.cards[1]);
    this.returns[1] = -this.returns[0];
    return true;
  }
}

/** All situations in which a decision is due, with their observations in rows: to ask a network for its policy. */
export function kuhnSituations(): { cards: number[]; histories: History[]; observation: Float32Array } {
  const cards: number[] = [];
  const histories: History[] = [];
  for (let card = 0; card < CARDS; card++) {
    for (const history of HISTORIES) {
      cards.push(card);
      histories.push(history);
    }
  }
  const observation = new Float32Array(cards.length * OBSERVATION_SIZE);
  cards.forEach((card, i) => observe(card, histories[i], observation, i * OBSERVATION_SIZE));
  return { cards, histories, observation };
}

/** Sum over both players of what a best response gains on the policy (Lanctot et al. 2017). 0 at equilibrium. */
export function kuhnNashConv(policy: KuhnPolicy): number {
  return bestResponse(policy, 0) + bestResponse(policy, 1);
}

/** The value of a best response of one seat against the policy of the other. */
function bestResponse(policy: KuhnPolicy, seat: number): number {
  let total = 0;
  for (let card = 0; card < CARDS; card++) {
    const opposing = Array.from({ length: CARDS }, (_, other) => (other === card ? 0 : 1 / (CARDS * (CARDS - 1))));
    total += respond(policy, seat, card, '', opposing);
  }
  return total;
}

/** Value for `seat` holding `card`, weighted by how likely each card of the other is together with this history. */
function respond(policy: KuhnPolicy, seat: number, card: number, history: string, reach: number[]): number {
  if (isOver(history)) {
    return reach.reduce((sum, weight, other) => {
      const first = seat === 0 ? card : other;
      const second = seat === 0 ? other : card;
      return sum + weight * payoff(history, first, second) * (seat === 0 ? 1 : -1);
    }, 0);
  }
  if (history.length % 2 === seat) {
    return Math.max(
      respond(policy, seat, card, `${history}p`, reach),
      respond(policy, seat, card, `${history}b`, reach),
    );
  }
  const bets = reach.map((weight, other) => weight * policy(other, history as History));
  const passes = reach.map((weight, other) => weight - bets[other]);
  return respond(policy, seat, card, `${history}p`, passes) + respond(policy, seat, card, `${history}b`, bets);
}

function isOver(history: string): boolean {
  return history.length >= 2 && history !== 'pb';
}

/** What the first player wins. */
function payoff(history: string, first: number, second: number): number {
  if (history === 'bp') return 1;
  if (history === 'pbp') return -1;
  const stake = history.includes('b') ? 2 : 1;
  return first > second ? stake : -stake;
}

function observe(card: number, history: History, out: Float32Array, offset: number): void {
  out.fill(0, offset, offset + OBSERVATION_SIZE);
  out[offset + card] = 1;
  out[offset + CARDS + HISTORIES.indexOf(history)] = 1;
}

function mlpParameters(name: string, inputs: number, outputs: number): NetworkDefinition['policyParameters'] {
  return [
    { name: `${name}/1`, shape: [inputs, WIDTH] },
    { name: `${name}/1/bias`, shape: [WIDTH] },
    { name: `${name}/2`, shape: [WIDTH, WIDTH] },
    { name: `${name}/2/bias`, shape: [WIDTH] },
    { name: `${name}/out`, shape: [WIDTH, outputs], deviation: 0.01 },
    { name: `${name}/out/bias`, shape: [outputs] },
  ];
}

function mlp(name: string, weights: Record<string, tf.Tensor>, input: tf.Tensor2D): tf.Tensor2D {
  const layer = (x: tf.Tensor2D, part: string): tf.Tensor2D =>
    tf.add(tf.matMul(x, weights[`${name}/${part}`] as tf.Tensor2D), weights[`${name}/${part}/bias`]) as tf.Tensor2D;
  return layer(tf.relu(layer(tf.relu(layer(input, '1')), '2')), 'out');
}
