import type { NetworkShape } from '../network/parameters.ts';
import type { Feed } from '../network/session.ts';
import { DecisionStore } from '../self-play/decision-store.ts';

/** Decisions gathered for one gradient, with the magnet policy's log-probabilities. */
export class Minibatch {
  private readonly network: NetworkShape;
  private readonly decisions: DecisionStore;
  private readonly magnet: Float32Array;

  constructor(size: number, network: NetworkShape) {
    this.network = network;
    this.decisions = new DecisionStore(size, network);
    this.magnet = new Float32Array(size * network.actionCount);
  }

  /** Copies a decision. @param row in the store @param to its place here */
  load(store: DecisionStore, row: number, to: number): void {
    const { decisions } = this;
    decisions.copySeen(store, row, to);
    decisions.action[to] = store.action[row];
    decisions.logProbability[to] = store.logProbability[row];
    decisions.advantage[to] = store.advantage[row];
    decisions.return[to] = store.return[row];
  }

  /** @param magnet log-probabilities of all decisions of the iteration @param place of the decision there */
  loadMagnet(magnet: Float32Array, place: number, to: number): void {
    const { actionCount } = this.network;
    this.magnet.set(magnet.subarray(place * actionCount, (place + 1) * actionCount), to * actionCount);
  }

  /** What a seat sees: inputs of `policyComputation`. */
  seen(size: number): Record<'observation' | 'mask', Feed> {
    const { observationSize, actionCount } = this.network;
    return {
      observation: { data: this.decisions.observation, dims: [size, observationSize] },
      mask: { data: this.decisions.mask, dims: [size, actionCount] },
    };
  }

  /** All inputs of `gradientComputation` that come from decisions. */
  feeds(size: number): Record<string, Feed> {
    const { decisions, magnet } = this;
    const { hiddenSize, actionCount } = this.network;
    return {
      ...this.seen(size),
      hidden: { data: decisions.hidden, dims: [size, hiddenSize] },
      magnet: { data: magnet, dims: [size, actionCount] },
      action: { data: decisions.action, dims: [size] },
      logProbability: { data: decisions.logProbability, dims: [size] },
      advantage: { data: decisions.advantage, dims: [size] },
      return: { data: decisions.return, dims: [size] },
    };
  }
}
