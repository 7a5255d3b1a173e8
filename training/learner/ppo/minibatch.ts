import type { NetworkShape } from '../network/parameters.ts';
import type { Feed } from '../network/session.ts';
import { DecisionStore } from '../self-play/decision-store.ts';

/** Decisions gathered for one gradient. */
export class Minibatch {
  readonly #network: NetworkShape;
  readonly #decisions: DecisionStore;

  constructor(size: number, network: NetworkShape) {
    this.#network = network;
    this.#decisions = new DecisionStore(size, network);
  }

  /** Copies a decision. @param row in the store @param to its place here */
  load(store: DecisionStore, row: number, to: number): void {
    const decisions = this.#decisions;
    decisions.copySeen(store, row, to);
    decisions.action[to] = store.action[row];
    decisions.logProbability[to] = store.logProbability[row];
    decisions.advantage[to] = store.advantage[row];
    decisions.return[to] = store.return[row];
  }

  /** All inputs of `gradientComputation` that come from decisions. @param size how many there are, from the first */
  feeds(size: number): Record<string, Feed> {
    const decisions = this.#decisions;
    const { observationSize, hiddenSize, actionCount } = this.#network;
    const rows = (data: Feed['data'], width: number): Feed => ({
      data: data.subarray(0, size * width),
      dims: [size, width],
    });
    const numbers = (data: Feed['data']): Feed => ({ data: data.subarray(0, size), dims: [size] });
    return {
      observation: rows(decisions.observation, observationSize),
      mask: rows(decisions.mask, actionCount),
      hidden: rows(decisions.hidden, hiddenSize),
      action: numbers(decisions.action),
      logProbability: numbers(decisions.logProbability),
      advantage: numbers(decisions.advantage),
      return: numbers(decisions.return),
    };
  }
}
