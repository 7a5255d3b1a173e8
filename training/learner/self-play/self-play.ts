/** Self-play over many tables in lockstep: one forward pass serves them all. Collects decisions with their advantages. */
import type { Random } from '../../../engine/random.ts';
import { DecisionStore } from './decision-store.ts';
import {
  type AssignOpponents,
  type FrozenOpponent,
  NO_TEACHER,
  decisionRows,
  type DecisionRows,
  type SelfPlayGame,
  type SelfPlayTable,
} from './game.ts';
import type { Session } from '../network/session.ts';
import type { Stopwatch } from './stopwatch.ts';

interface SelfPlayOptions {
  /** Tables in lockstep. */
  tables: number;
  /** Estimates the advantage of each decision of a seat in an episode, from the critic's values and the return. */
  advantagesOf: (values: readonly number[], reward: number) => ArrayLike<number>;
  /**
   * Share of the confident decisions (played with a probability above .995) that are learnt from: their gradient is
   * close to zero, but costs as much as any other's.
   */
  confidentSampleRate: number;
  /**
   * How many decisions there is room for at first, including those of unfinished episodes. It grows where deals are
   * long.
   */
  capacity: number;
  stopwatch: Stopwatch;
  /** Null where all seats learn. */
  assignOpponents: AssignOpponents | null;
}

/** Log-probability from which a decision is confident. */
const CONFIDENT = Math.log(0.995);

export class SelfPlay {
  readonly store: DecisionStore;
  /** Rows of the store whose episodes have ended, ready to be learnt from. */
  readonly ready: number[] = [];
  /** Episodes ended, and decisions made in them by seats that learn, since they were last set to 0, for figures. */
  episodes = 0;
  played = 0;
  /** Of the run, 0 to 1, for those who assign opponents. */
  progress = 0;

  readonly #game: SelfPlayGame;
  readonly #session: Session;
  readonly #random: Random;
  readonly #options: SelfPlayOptions;
  readonly #tables: SelfPlayTable[];
  readonly #rows: DecisionRows;
  readonly #free: number[] = [];
  #capacity = 0;
  /** By table and seat, the rows of the running episode, in order. */
  readonly #trajectories: number[][][];
  /** By table and seat, the opponent that plays there; null for a seat that learns. */
  readonly #opponents: (readonly (FrozenOpponent | null)[] | null)[];
  #isSettled = false;

  /** @param session executes `actComputation` */
  constructor(game: SelfPlayGame, session: Session, random: Random, options: SelfPlayOptions) {
    const { network } = game;
    this.#game = game;
    this.#session = session;
    this.#random = random;
    this.#options = options;
    this.#tables = Array.from({ length: options.tables }, () => game.createTable(random));
    this.#rows = decisionRows(network, options.tables);
    this.store = new DecisionStore(options.capacity, network);
    this.#growTo(options.capacity);
    this.#trajectories = this.#tables.map((table) => Array.from({ length: table.seats }, () => []));
    this.#opponents = this.#tables.map(() => null);
  }

  /** Plays until so many decisions are ready. @param parameters of the network, flat */
  async collect(wanted: number, parameters: Float32Array): Promise<void> {
    if (!this.#isSettled) await this.#settle(Array.from(this.#tables.keys()));
    this.#isSettled = true;
    while (this.ready.length < wanted) {
      if (this.#free.length < this.#tables.length) this.#growTo(2 * this.#capacity);
      await this.#step(parameters);
    }
  }

  /** Frees rows that were learnt from. */
  release(rows: readonly number[]): void {
    for (const row of rows) this.#free.push(row);
  }

  /** Abandons all running episodes, so that everything from here on depends only on what is returned, as JSON. */
  snapshot(): object[] {
    for (const trajectories of this.#trajectories) {
      for (const trajectory of trajectories) this.release(trajectory.splice(0));
    }
    this.release(this.ready.splice(0));
    this.#isSettled = false;
    return this.#tables.map((table) => table.snapshot());
  }

  restore(snapshot: readonly object[]): void {
    if (snapshot.length !== this.#tables.length) {
      throw new Error(`the snapshot has ${snapshot.length} tables, expected ${this.#tables.length}`);
    }
    this.#tables.forEach((table, i) => table.restore(snapshot[i]));
  }

  #growTo(rows: number): void {
    this.store.grow(rows);
    for (let row = rows - 1; row >= this.#capacity; row--) this.#free.push(row);
    this.#capacity = rows;
  }

  async #step(parameters: Float32Array): Promise<void> {
    const tables = this.#tables;
    const rows = this.#rows;
    const { stopwatch, assignOpponents } = this.#options;
    const { observationSize, hiddenSize, actionCount } = this.#game.network;
    if (assignOpponents !== null) await this.#letOpponentsPlay();
    for (let i = 0; i < tables.length; i++) tables[i].observe(rows, i);
    stopwatch.lap('engine');
    const batch = tables.length;
    const { logProbabilities, value } = await this.#session.run({
      parameters: { data: parameters, dims: [parameters.length] },
      observation: { data: rows.observation, dims: [batch, observationSize] },
      hidden: { data: rows.hidden, dims: [batch, hiddenSize] },
      mask: { data: rows.mask, dims: [batch, actionCount] },
    });
    stopwatch.lap('playing network');
    const ended: number[] = [];
    for (let i = 0; i < batch; i++) {
      const output = sampleOutput(logProbabilities.data, i * actionCount, actionCount, this.#random);
      const row = this.#free.pop() as number;
      this.store.copySeen(this.#rows, i, row);
      this.store.action[row] = output;
      this.store.logProbability[row] = logProbabilities.data[i * actionCount + output];
      this.store.value[row] = value.data[i];
      this.store.teacher[row] = this.#game.teacherAt?.(tables[i]) ?? NO_TEACHER;
      this.#trajectories[i][tables[i].seat].push(row);
      tables[i].play(output);
      if (tables[i].isOver) ended.push(i);
    }
    stopwatch.lap('engine');
    await this.#end(ended);
  }

  /** Lets opponents play until it is no opponent's turn at any table. */
  async #letOpponentsPlay(): Promise<void> {
    for (;;) {
      const waiting = new Map<FrozenOpponent, number[]>();
      this.#tables.forEach(({ seat }, i) => {
        const opponent = this.#opponents[i]?.[seat];
        if (!opponent) return;
        const places = waiting.get(opponent);
        if (places) places.push(i);
        else waiting.set(opponent, [i]);
      });
      if (waiting.size === 0) return;
      const ended: number[] = [];
      for (const [opponent, places] of waiting) {
        const outputs = await opponent.choose(places.map((i) => this.#tables[i]));
        places.forEach((i, j) => {
          this.#tables[i].play(outputs[j]);
          if (this.#tables[i].isOver) ended.push(i);
        });
      }
      this.#options.stopwatch.lap('opponents');
      await this.#end(ended);
    }
  }

  async #end(ended: readonly number[]): Promise<void> {
    if (ended.length === 0) return;
    await this.#settle(ended);
    for (const i of ended) this.#finish(i);
  }

  async #settle(places: readonly number[]): Promise<void> {
    const { stopwatch, assignOpponents } = this.#options;
    await this.#game.settle(places.map((i) => this.#tables[i]));
    if (assignOpponents !== null) {
      for (const i of places) this.#opponents[i] = assignOpponents(this.#tables[i], this.#random, this.progress);
    }
    stopwatch.lap('equity');
  }

  #isSampled(row: number): boolean {
    const { confidentSampleRate } = this.#options;
    return (
      confidentSampleRate === 1 ||
      this.store.logProbability[row] < CONFIDENT ||
      this.#random.unit() < confidentSampleRate
    );
  }

  /** Turns the trajectories of an ended episode into decisions with advantages. */
  #finish(index: number): void {
    this.episodes++;
    const { returns } = this.#tables[index];
    this.#trajectories[index].forEach((trajectory, seat) => {
      this.played += trajectory.length;
      this.#estimateAdvantages(trajectory, returns[seat]);
      for (const row of trajectory.toReversed()) {
        if (this.#isSampled(row)) this.ready.push(row);
        else this.#free.push(row);
      }
      trajectory.length = 0;
    });
  }

  #estimateAdvantages(trajectory: readonly number[], reward: number): void {
    const { store } = this;
    const values = trajectory.map((row) => store.value[row]);
    const advantages = this.#options.advantagesOf(values, reward);
    for (const [i, row] of trajectory.entries()) {
      store.advantage[row] = advantages[i];
      store.return[row] = advantages[i] + values[i];
    }
  }
}

export function sampleOutput(logProbabilities: Float32Array, offset: number, count: number, random: Random): number {
  let left = random.unit();
  let last = -1;
  for (let output = 0; output < count; output++) {
    const logProbability = logProbabilities[offset + output];
    // Not `<`: what is no number is no probability either.
    if (!(logProbability >= LEAST_LOG_PROBABILITY)) continue;
    last = output;
    left -= Math.exp(logProbability);
    if (left < 0) return output;
  }
  if (last < 0) throw new Error('the policy gives no legal action any probability: its parameters are not numbers');
  return last;
}

/** Below this an output is illegal, or practically never played. */
const LEAST_LOG_PROBABILITY = -80;
