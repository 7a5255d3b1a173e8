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

  /** All inputs of `gradientComputation` that come from decisions. */
  feeds(size: number): Record<string, Feed> {
    const decisions = this.#decisions;
    const { observationSize, hiddenSize, actionCount } = this.#network;
    return {
      observation: { data: decisions.observation, dims: [size, observationSize] },
      mask: { data: decisions.mask, dims: [size, actionCount] },
      hidden: { data: decisions.hidden, dims: [size, hiddenSize] },
      action: { data: decisions.action, dims: [size] },
      logProbability: { data: decisions.logProbability, dims: [size] },
      advantage: { data: decisions.advantage, dims: [size] },
      return: { data: decisions.return, dims: [size] },
    };
  }
}
