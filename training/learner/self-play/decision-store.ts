import type { NetworkShape } from '../network/parameters.ts';
import type { DecisionRows } from './game.ts';

type DecisionSizes = Pick<NetworkShape, 'observationSize' | 'hiddenSize' | 'actionCount'>;

/** Decisions, a row each; a structure of arrays. */
export class DecisionStore implements DecisionRows {
  observation = new Float32Array();
  hidden = new Float32Array();
  mask = new Float32Array();
  action = new Int32Array();
  /** Its log-probability when it was played. */
  logProbability = new Float32Array();
  value = new Float32Array();
  advantage = new Float32Array();
  return = new Float32Array();
  /** Whose policy is the magnet (`ppo/ppo.ts`). */
  teacher = new Int8Array();

  readonly #sizes: DecisionSizes;

  constructor(rows: number, sizes: DecisionSizes) {
    this.#sizes = sizes;
    this.grow(rows);
  }

  /** Makes room for so many rows in total, and keeps the existing ones. */
  grow(rows: number): void {
    const { observationSize, hiddenSize, actionCount } = this.#sizes;
    this.observation = grown(this.observation, rows * observationSize);
    this.hidden = grown(this.hidden, rows * hiddenSize);
    this.mask = grown(this.mask, rows * actionCount);
    this.action = grown(this.action, rows);
    this.logProbability = grown(this.logProbability, rows);
    this.value = grown(this.value, rows);
    this.advantage = grown(this.advantage, rows);
    this.return = grown(this.return, rows);
    this.teacher = grown(this.teacher, rows);
  }

  /** Copies what a gradient needs; the critic's value went into the advantage. */
  copy(from: DecisionStore, fromRow: number, toRow: number): void {
    this.copySeen(from, fromRow, toRow);
    this.action[toRow] = from.action[fromRow];
    this.logProbability[toRow] = from.logProbability[fromRow];
    this.advantage[toRow] = from.advantage[fromRow];
    this.return[toRow] = from.return[fromRow];
  }

  /** Copies what was seen in a decision: observation, hidden and mask of a row. */
  copySeen(from: DecisionRows, fromRow: number, toRow: number): void {
    const { observationSize, hiddenSize, actionCount } = this.#sizes;
    copyRow(from.observation, fromRow, this.observation, toRow, observationSize);
    copyRow(from.hidden, fromRow, this.hidden, toRow, hiddenSize);
    copyRow(from.mask, fromRow, this.mask, toRow, actionCount);
  }
}

function grown<Numbers extends Float32Array | Int32Array | Int8Array>(numbers: Numbers, length: number): Numbers {
  const more = new (numbers.constructor as new (length: number) => Numbers)(length);
  more.set(numbers);
  return more;
}

function copyRow(source: Float32Array, from: number, target: Float32Array, to: number, size: number): void {
  target.set(source.subarray(from * size, (from + 1) * size), to * size);
}
