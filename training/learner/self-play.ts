/** Self-play over many tables in lockstep: one forward pass serves them all. Collects decisions with their advantages. */
import type { Random } from '../../engine/random.ts';
import type { DecisionRows, SelfPlayGame, SelfPlayTable } from './game.ts';
import type { Session } from './runtime.ts';

export interface SelfPlayOptions {
  /** Tables in lockstep. */
  tables: number;
  /** λ of generalised advantage estimation (Schulman et al. 2016); γ is 1. */
  lambda: number;
  /** Decisions that there is room for at first, those of unfinished episodes included. Long deals get more. */
  capacity: number;
}

/** Decisions, a row each; a structure of arrays. */
export class DecisionStore implements DecisionRows {
  observation = new Float32Array();
  hidden = new Float32Array();
  mask = new Float32Array();
  /** The output that was played. */
  action = new Int32Array();
  /** Its log-probability when it was played. */
  logProbability = new Float32Array();
  /** The critic's value of the state. */
  value = new Float32Array();
  advantage = new Float32Array();
  return = new Float32Array();

  private readonly sizes: { observationSize: number; hiddenSize: number; actionCount: number };

  constructor(rows: number, sizes: { observationSize: number; hiddenSize: number; actionCount: number }) {
    this.sizes = sizes;
    this.grow(rows);
  }

  /** Makes room for so many rows in all; those that are there stay. */
  grow(rows: number): void {
    const { observationSize, hiddenSize, actionCount } = this.sizes;
    this.observation = grown(this.observation, rows * observationSize);
    this.hidden = grown(this.hidden, rows * hiddenSize);
    this.mask = grown(this.mask, rows * actionCount);
    const action = new Int32Array(rows);
    action.set(this.action);
    this.action = action;
    this.logProbability = grown(this.logProbability, rows);
    this.value = grown(this.value, rows);
    this.advantage = grown(this.advantage, rows);
    this.return = grown(this.return, rows);
  }
}

function grown(numbers: Float32Array<ArrayBuffer>, length: number): Float32Array<ArrayBuffer> {
  const more = new Float32Array(length);
  more.set(numbers);
  return more;
}

export class SelfPlay {
  readonly store: DecisionStore;
  /** Rows of the store whose episodes have ended, ready to be learnt from. */
  readonly ready: number[] = [];
  /** Episodes ended since it was last set to 0, for figures. */
  episodes = 0;

  private readonly game: SelfPlayGame;
  private readonly session: Session;
  private readonly random: Random;
  private readonly options: SelfPlayOptions;
  private readonly tables: SelfPlayTable[];
  private readonly rows: DecisionRows;
  /** Rows that hold nothing. */
  private readonly free: number[] = [];
  private capacity = 0;
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
    this.growTo(options.capacity);
    this.trails = this.tables.map((table) => Array.from({ length: table.seats }, () => []));
  }

  /** Plays until so many decisions are ready. @param parameters of the network, flat */
  async collect(wanted: number, parameters: Float32Array): Promise<void> {
    if (!this.settled) {
      await this.game.settle(this.tables);
      this.settled = true;
    }
    while (this.ready.length < wanted) {
      if (this.free.length < this.tables.length) this.growTo(2 * this.capacity);
      await this.step(parameters);
    }
  }

  /** Gives back the rows that were learnt from. */
  release(rows: readonly number[]): void {
    for (const row of rows) this.free.push(row);
  }

  private growTo(rows: number): void {
    this.store.grow(rows);
    for (let row = rows - 1; row >= this.capacity; row--) this.free.push(row);
    this.capacity = rows;
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
      const row = this.free.pop() as number;
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
