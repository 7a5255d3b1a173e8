/** Self-play over many tables in lockstep: one forward pass serves them all. Collects decisions with their advantages. */
import type { Random } from '../../../engine/random.ts';
import { decisionRows, type DecisionRows, type SelfPlayGame, type SelfPlayTable } from './game.ts';
import type { NetworkShape } from '../network/parameters.ts';
import type { Session } from '../network/session.ts';
import { Stopwatch } from './stopwatch.ts';

export interface SelfPlayOptions {
  /** Tables in lockstep. */
  tables: number;
  /** λ of generalised advantage estimation (Schulman et al. 2016); γ is 1. */
  lambda: number;
  /**
   * Share of the decisions that were as good as certain to be learnt from: their gradient is next to nothing, and costs
   * as much as any other's.
   */
  obviousShare: number;
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

/** Somebody who plays at tables and does not learn. */
export interface Guest {
  /** Chooses an output for each of these tables, at all of which it is to act. */
  choose(tables: readonly SelfPlayTable[]): Promise<ArrayLike<number>>;
}

/**
 * Seats guests at a table for an episode.
 * @param inPlay the seats that play in it
 * @returns by seat, a guest, or null for a seat that learns; null where all learn
 */
export type Seating = (inPlay: readonly number[], random: Random) => readonly (Guest | null)[] | null;

export class SelfPlay {
  readonly store: DecisionStore;
  /** Rows of the store whose episodes have ended, ready to be learnt from. */
  readonly ready: number[] = [];
  /** Episodes ended, and decisions made in them by seats that learn, since they were last set to 0, for figures. */
  episodes = 0;
  played = 0;

  private readonly game: SelfPlayGame;
  private readonly session: Session;
  private readonly random: Random;
  private readonly options: SelfPlayOptions;
  private readonly stopwatch: Stopwatch;
  private readonly seating: Seating | null;
  private readonly tables: SelfPlayTable[];
  private readonly rows: DecisionRows;
  /** Rows that hold nothing. */
  private readonly free: number[] = [];
  private capacity = 0;
  /** By table and seat, the rows of the running episode, in order. */
  private readonly trails: number[][][];
  /** By table and seat, who does not learn. */
  private readonly guests: (readonly (Guest | null)[] | null)[];
  private isSettled = false;

  /**
   * @param session executes `actComputation`
   * @param seating seats guests; without it all seats learn
   */
  constructor(
    game: SelfPlayGame,
    session: Session,
    random: Random,
    options: SelfPlayOptions,
    { stopwatch = new Stopwatch(), seating = null }: { stopwatch?: Stopwatch; seating?: Seating | null } = {},
  ) {
    const { network } = game;
    this.game = game;
    this.session = session;
    this.random = random;
    this.options = options;
    this.stopwatch = stopwatch;
    this.seating = seating;
    this.tables = Array.from({ length: options.tables }, () => game.createTable(random));
    this.rows = decisionRows(network, options.tables);
    this.store = new DecisionStore(options.capacity, network);
    this.growTo(options.capacity);
    this.trails = this.tables.map((table) => Array.from({ length: table.seats }, () => []));
    this.guests = this.tables.map(() => null);
  }

  /** Plays until so many decisions are ready. @param parameters of the network, flat */
  async collect(wanted: number, parameters: Float32Array): Promise<void> {
    if (!this.isSettled) await this.settle(Array.from(this.tables.keys()));
    this.isSettled = true;
    while (this.ready.length < wanted) {
      if (this.free.length < this.tables.length) this.growTo(2 * this.capacity);
      await this.step(parameters);
    }
  }

  /** Gives back the rows that were learnt from. */
  release(rows: readonly number[]): void {
    for (const row of rows) this.free.push(row);
  }

  /** Gives up all running episodes, so that from here on everything follows from what is returned, as JSON. */
  snapshot(): object[] {
    for (const trails of this.trails) {
      for (const trail of trails) this.release(trail.splice(0));
    }
    this.release(this.ready.splice(0));
    this.isSettled = false;
    return this.tables.map((table) => table.snapshot());
  }

  restore(snapshot: readonly object[]): void {
    if (snapshot.length !== this.tables.length) {
      throw new Error(`the snapshot has ${snapshot.length} tables, expected ${this.tables.length}`);
    }
    this.tables.forEach((table, i) => table.restore(snapshot[i]));
  }

  private growTo(rows: number): void {
    this.store.grow(rows);
    for (let row = rows - 1; row >= this.capacity; row--) this.free.push(row);
    this.capacity = rows;
  }

  private async step(parameters: Float32Array): Promise<void> {
    const { tables, rows, stopwatch } = this;
    const { observationSize, hiddenSize, actionCount } = this.game.network;
    if (this.seating !== null) await this.letGuestsPlay();
    for (let i = 0; i < tables.length; i++) tables[i].observe(rows, i);
    stopwatch.lap('engine');
    const batch = tables.length;
    const { logProbabilities, value } = await this.session.run({
      parameters: { data: parameters, dims: [parameters.length] },
      observation: { data: rows.observation, dims: [batch, observationSize] },
      hidden: { data: rows.hidden, dims: [batch, hiddenSize] },
      mask: { data: rows.mask, dims: [batch, actionCount] },
    });
    stopwatch.lap('playing network');
    const ended: number[] = [];
    for (let i = 0; i < batch; i++) {
      const output = sampleOutput(logProbabilities.data, i * actionCount, actionCount, this.random);
      const row = this.free.pop() as number;
      this.keep(i, row);
      this.store.action[row] = output;
      this.store.logProbability[row] = logProbabilities.data[i * actionCount + output];
      this.store.value[row] = value.data[i];
      this.trails[i][tables[i].seat].push(row);
      if (tables[i].play(output)) ended.push(i);
    }
    stopwatch.lap('engine');
    await this.end(ended);
  }

  /** Plays on wherever a guest is to act, until nowhere one is. */
  private async letGuestsPlay(): Promise<void> {
    for (;;) {
      const waiting = new Map<Guest, number[]>();
      this.tables.forEach(({ seat }, i) => {
        const guest = this.guests[i]?.[seat];
        if (!guest) return;
        const places = waiting.get(guest);
        if (places) places.push(i);
        else waiting.set(guest, [i]);
      });
      if (waiting.size === 0) return;
      const ended: number[] = [];
      for (const [guest, places] of waiting) {
        const outputs = await guest.choose(places.map((i) => this.tables[i]));
        places.forEach((i, j) => {
          if (this.tables[i].play(outputs[j])) ended.push(i);
        });
      }
      this.stopwatch.lap('guests');
      await this.end(ended);
    }
  }

  private keep(from: number, to: number): void {
    const { observationSize, hiddenSize, actionCount } = this.game.network;
    copyRow(this.rows.observation, from, this.store.observation, to, observationSize);
    copyRow(this.rows.hidden, from, this.store.hidden, to, hiddenSize);
    copyRow(this.rows.mask, from, this.store.mask, to, actionCount);
  }

  private async end(ended: readonly number[]): Promise<void> {
    if (ended.length === 0) return;
    await this.settle(ended);
    for (const i of ended) this.finish(i);
  }

  private async settle(places: readonly number[]): Promise<void> {
    await this.game.settle(places.map((i) => this.tables[i]));
    if (this.seating !== null) {
      for (const i of places) this.guests[i] = this.seating(this.tables[i].inPlay, this.random);
    }
    this.stopwatch.lap('equity');
  }

  private isLearntFrom(row: number): boolean {
    const { obviousShare } = this.options;
    return obviousShare === 1 || this.store.logProbability[row] < OBVIOUS || this.random.unit() < obviousShare;
  }

  private finish(index: number): void {
    this.episodes++;
    const { store } = this;
    const { returns } = this.tables[index];
    for (let seat = 0; seat < this.trails[index].length; seat++) {
      const trail = this.trails[index][seat];
      this.played += trail.length;
      let advantage = 0;
      let nextValue = returns[seat];
      for (let i = trail.length - 1; i >= 0; i--) {
        const row = trail[i];
        const error = nextValue - store.value[row];
        advantage = error + this.options.lambda * advantage;
        store.advantage[row] = advantage;
        store.return[row] = advantage + store.value[row];
        nextValue = store.value[row];
        if (this.isLearntFrom(row)) this.ready.push(row);
        else this.free.push(row);
      }
      trail.length = 0;
    }
  }
}

/** Log-probability from which a decision is as good as certain. */
const OBVIOUS = Math.log(0.995);

/** A guest that plays by a policy which stays as it is. */
export class PolicyGuest implements Guest {
  private readonly network: NetworkShape;
  private readonly session: Session;
  readonly parameters: Float32Array;
  private readonly random: Random;
  private readonly leaning: Float32Array | null;

  /**
   * @param session executes `policyComputation`
   * @param parameters of the policy, flat
   * @param leaning what is added to the log-probability of an output
   */
  constructor(
    network: NetworkShape,
    session: Session,
    parameters: Float32Array,
    random: Random,
    leaning: ((output: number) => number) | null = null,
  ) {
    this.network = network;
    this.session = session;
    this.parameters = parameters;
    this.random = random;
    this.leaning = leaning && Float32Array.from({ length: network.actionCount }, (_, output) => leaning(output));
  }

  async choose(tables: readonly SelfPlayTable[]): Promise<number[]> {
    const { observationSize, actionCount } = this.network;
    const batch = tables.length;
    const rows = decisionRows(this.network, batch);
    tables.forEach((table, i) => table.observe(rows, i));
    const { logProbabilities } = await this.session.run({
      parameters: { data: this.parameters, dims: [this.parameters.length] },
      observation: { data: rows.observation, dims: [batch, observationSize] },
      mask: { data: rows.mask, dims: [batch, actionCount] },
    });
    if (this.leaning !== null) lean(logProbabilities.data, this.leaning);
    return tables.map((_, i) => sampleOutput(logProbabilities.data, i * actionCount, actionCount, this.random));
  }
}

/** Adds to the log-probabilities of each row, [rows, outputs], and makes them log-probabilities again. */
function lean(logProbabilities: Float32Array, leaning: Float32Array): void {
  const count = leaning.length;
  for (let start = 0; start < logProbabilities.length; start += count) {
    const row = logProbabilities.subarray(start, start + count);
    let total = 0;
    for (let output = 0; output < count; output++) total += Math.exp((row[output] += leaning[output]));
    const log = Math.log(total);
    for (let output = 0; output < count; output++) row[output] -= log;
  }
}

/** Draws an output by its probability. */
function sampleOutput(logProbabilities: Float32Array, offset: number, count: number, random: Random): number {
  let left = random.unit();
  let last = -1;
  for (let output = 0; output < count; output++) {
    const logProbability = logProbabilities[offset + output];
    if (logProbability < LEAST_LOG_PROBABILITY) continue;
    last = output;
    left -= Math.exp(logProbability);
    if (left < 0) return output;
  }
  if (last < 0) throw new Error('the policy gives no legal action any probability: its parameters are not numbers');
  return last;
}

/** Below it an output is illegal, or as good as never played. */
const LEAST_LOG_PROBABILITY = -80;

function copyRow(source: Float32Array, from: number, target: Float32Array, to: number, size: number): void {
  target.set(source.subarray(from * size, (from + 1) * size), to * size);
}
