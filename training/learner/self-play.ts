/** Self-play over many tables in lockstep: one forward pass serves them all. Collects decisions with their advantages. */
import type { Random } from '../../engine/random.ts';
import type { DecisionRows, SelfPlayGame, SelfPlayTable } from './game.ts';
import type { Session } from './runtime.ts';

export interface SelfPlayOptions {
  /** Tables in lockstep. */
  tables: number;
  /** λ of generalised advantage estimation (Schulman et al. 2016); γ is 1. */
  lambda: number;
  /** Decisions that can be held; those of unfinished episodes included. */
  capacity: number;
}

/** Decisions, a row each; a structure of arrays. */
export class DecisionStore implements DecisionRows {
  readonly observation: Float32Array;
  readonly hidden: Float32Array;
  readonly mask: Float32Array;
  /** The output that was played. */
  readonly action: Int32Array;
  /** Its log-probability when it was played. */
  readonly logProbability: Float32Array;
  /** The critic's value of the state. */
  readonly value: Float32Array;
  readonly advantage: Float32Array;
  readonly return: Float32Array;

  constructor(rows: number, sizes: { observationSize: number; hiddenSize: number; actionCount: number }) {
    this.observation = new Float32Array(rows * sizes.observationSize);
    this.hidden = new Float32Array(rows * sizes.hiddenSize);
    this.mask = new Float32Array(rows * sizes.actionCount);
    this.action = new Int32Array(rows);
    this.logProbability = new Float32Array(rows);
    this.value = new Float32Array(rows);
    this.advantage = new Float32Array(rows);
    this.return = new Float32Array(rows);
  }
}

export class SelfPlay {
  readonly store: DecisionStore;
  /** Rows of the store whose episodes have ended, ready to be learnt from. */
  readonly ready: number[] = [];
  /** Returns of ended episodes since it was last cleared, for figures. */
  episodes = 0;

  private readonly game: SelfPlayGame;
  private readonly session: Session;
  private readonly random: Random;
  private readonly options: SelfPlayOptions;
  private readonly tables: SelfPlayTable[];
  private readonly rows: DecisionRows;
  private readonly free: Int32Array;
  private freeCount: number;
  /** By table and seat, the rows of the running episode, in order. */
  private readonly trails: number[][][];
  private settled = false;

  /** @param session executes `actComputation` */
  constructor(game: SelfPlayGame, session: Session, random: Random, options: SelfPlayOptions) {
    const { network } = game;
    this.game = game;
    this.session = session;
    this.random = random;
    this.options = options;
    this.tables = Array.from({ length: options.tables }, () => game.createTable(random));
    this.rows = {
      observation: new Float32Array(options.tables * network.observationSize),
      hidden: new Float32Array(options.tables * network.hiddenSize),
      mask: new Float32Array(options.tables * network.actionCount),
    };
    this.store = new DecisionStore(options.capacity, network);
    this.free = Int32Array.from({ length: options.capacity }, (_, row) => options.capacity - 1 - row);
    this.freeCount = options.capacity;
    this.trails = this.tables.map((table) => Array.from({ length: table.seats }, () => []));
  }

  /** Plays until so many decisions are ready. @param parameters of the network, flat */
  async collect(wanted: number, parameters: Float32Array): Promise<void> {
    if (!this.settled) {
      await this.game.settle(this.tables);
      this.settled = true;
    }
    while (this.ready.length < wanted && this.freeCount >= this.tables.length) await this.step(parameters);
    if (this.ready.length < wanted) {
      throw new Error(
        `the store of ${this.options.capacity} decisions is full of unfinished episodes; it needs more capacity`,
      );
    }
  }

  /** Gives back the rows that were learnt from. */
  release(rows: readonly number[]): void {
    for (const row of rows) this.free[this.freeCount++] = row;
  }

  private async step(parameters: Float32Array): Promise<void> {
    const { tables, rows } = this;
    const { observationSize, hiddenSize, actionCount } = this.game.network;
    for (let i = 0; i < tables.length; i++) tables[i].observe(rows, i);
    const batch = tables.length;
    const { logProbabilities, value } = await this.session.run({
      parameters: { data: parameters, dims: [parameters.length] },
      observation: { data: rows.observation, dims: [batch, observationSize] },
      hidden: { data: rows.hidden, dims: [batch, hiddenSize] },
      mask: { data: rows.mask, dims: [batch, actionCount] },
    });
    const ended: number[] = [];
    for (let i = 0; i < batch; i++) {
      const output = this.sample(logProbabilities.data, i * actionCount, actionCount);
      const row = this.free[--this.freeCount];
      this.keep(i, row);
      this.store.action[row] = output;
      this.store.logProbability[row] = logProbabilities.data[i * actionCount + output];
      this.store.value[row] = value.data[i];
      this.trails[i][tables[i].seat].push(row);
      if (tables[i].play(output)) ended.push(i);
    }
    if (ended.length === 0) return;
    await this.game.settle(ended.map((i) => tables[i]));
    for (const i of ended) this.finish(i);
  }

  private keep(from: number, to: number): void {
    const { observationSize, hiddenSize, actionCount } = this.game.network;
    copyRow(this.rows.observation, from, this.store.observation, to, observationSize);
    copyRow(this.rows.hidden, from, this.store.hidden, to, hiddenSize);
    copyRow(this.rows.mask, from, this.store.mask, to, actionCount);
  }

  /** Draws an output by its probability. */
  private sample(logProbabilities: Float32Array, offset: number, count: number): number {
    let left = this.random.unit();
    let last = -1;
    for (let output = 0; output < count; output++) {
      const logProbability = logProbabilities[offset + output];
      if (logProbability < -80) continue;
      last = output;
      left -= Math.exp(logProbability);
      if (left < 0) return output;
    }
    if (last < 0) throw new Error('the policy gives no legal action any probability: its parameters are not numbers');
    return last;
  }

  private finish(index: number): void {
    this.episodes++;
    const { store } = this;
    const { returns } = this.tables[index];
    for (let seat = 0; seat < this.trails[index].length; seat++) {
      const trail = this.trails[index][seat];
      let advantage = 0;
      let nextValue = returns[seat];
      for (let i = trail.length - 1; i >= 0; i--) {
        const row = trail[i];
        const error = nextValue - store.value[row];
        advantage = error + this.options.lambda * advantage;
        store.advantage[row] = advantage;
        store.return[row] = advantage + store.value[row];
        nextValue = store.value[row];
        this.ready.push(row);
      }
      trail.length = 0;
    }
  }
}

function copyRow(source: Float32Array, from: number, target: Float32Array, to: number, size: number): void {
  target.set(source.subarray(from * size, (from + 1) * size), to * size);
}
