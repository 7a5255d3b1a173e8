/** The learner: plays against itself, learns from it, and keeps a slow average of its policy, which is what is shipped. */
import type { Random } from '../../../engine/random.ts';
import { adamState, applyGradient, scalar, type AdamState } from '../network/adam.ts';
import type { Foresight } from '../files/critic-file.ts';
import type { EquityLearning } from '../equity/equity-learning.ts';
import { ALONE, type Exchange } from './all-reduce.ts';
import type { SelfPlayGame } from '../self-play/game.ts';
import { initialParameters, totalSize, allParameters } from '../network/parameters.ts';
import { METRICS, type Metric } from './loss-metrics.ts';
import { type LeagueOptions, type LearningOptions } from './options.ts';
import type { Session } from '../network/session.ts';
import { DecisionStore, PolicyGuest, SelfPlay, type Guest, type Seating } from '../self-play/self-play.ts';
import { Stopwatch } from '../self-play/stopwatch.ts';

/** What a run may begin with. */
export interface Beginning {
  /** The policy's parameters, flat. */
  policy: Float32Array;
  /** Null where critic and match equity begin untaught. */
  foresight: Foresight | null;
}

/** Sessions of the traced (or eager) computations of `tensorflow/ppo.ts`. */
export interface LearnerSessions {
  act: Session;
  policy: Session;
  gradient: Session;
  update: Session;
}

/** How a learner begins. */
export interface LearnerBeginning {
  /** What the starting values are drawn from; learners that work side by side must draw the same. */
  start?: Random;
  /** Where returns come from a match equity, what learns that. */
  equity?: EquityLearning | null;
  exchange?: Exchange;
  /** Seats guests in place of the league. */
  seating?: Seating | null;
  /** A clock in milliseconds, for figures. */
  now?: () => number;
}

/** All that a learner needs to go on as it would have: plain JSON, and arrays by name. */
export interface LearnerSnapshot {
  json: {
    iteration: number;
    decisions: number;
    steps: { learner: number; equity: number };
    /** Of the generator. */
    random: readonly number[];
    tables: readonly object[];
    equitySeen: number;
  };
  arrays: Record<string, Float32Array | Int32Array>;
}

/** Figures of an iteration. */
export interface IterationFigures {
  iteration: number;
  /** Decisions learnt from so far, by all learners together. */
  decisions: number;
  metrics: Record<Metric, number>;
  equityLoss: number | null;
  gradientNorm: number;
  /** Mean number of decisions in an episode. */
  episodeLength: number;
  /** Share of the variance of returns that the critic explains. */
  explainedVariance: number;
  learningRate: number;
  /** Figures of the game, by name. */
  game: Record<string, number>;
  /** Seconds by what they were spent on. */
  seconds: Record<string, number>;
}

export class Learner {
  readonly state: AdamState;
  /** The slow average of the policy's parameters. */
  readonly average: Float32Array;
  iteration = 0;
  decisions = 0;

  private readonly game: SelfPlayGame;
  private readonly sessions: LearnerSessions;
  private readonly options: LearningOptions;
  private readonly random: Random;
  private readonly exchange: Exchange;
  private readonly equity: EquityLearning | null;
  private readonly selfPlay: SelfPlay;
  private readonly stopwatch: Stopwatch;
  /** Past averages; the same guest at all its tables, so that it answers them together. */
  private readonly league: PolicyGuest[] = [];
  private readonly inclined: PolicyGuest[];
  private readonly policySize: number;
  private readonly magnet: Float32Array;
  private readonly minibatch: DecisionStore & { magnet: Float32Array };

  constructor(
    game: SelfPlayGame,
    sessions: LearnerSessions,
    random: Random,
    options: LearningOptions,
    { start = random, equity = null, exchange = ALONE, seating = null, now }: LearnerBeginning = {},
  ) {
    const { network } = game;
    this.game = game;
    this.sessions = sessions;
    this.random = random;
    this.options = options;
    this.exchange = exchange;
    this.equity = equity;
    this.stopwatch = new Stopwatch(now);
    this.state = adamState(initialParameters(allParameters(network), start));
    this.policySize = totalSize(network.policyParameters);
    this.average = this.state.parameters.slice(0, this.policySize);
    const capacity = 2 * options.decisions + UNFINISHED_DECISIONS * options.tables;
    this.selfPlay = new SelfPlay(
      game,
      sessions.act,
      random,
      { ...options, capacity },
      {
        stopwatch: this.stopwatch,
        seating: seating ?? (options.league || options.inclined ? (inPlay) => this.seatGuests(inPlay) : null),
      },
    );
    this.inclined = (game.inclinations ?? []).flatMap((likes) =>
      (options.inclined?.strengths ?? []).map(
        (strength) =>
          new PolicyGuest(network, sessions.policy, this.average, random, (output) => strength * likes(output)),
      ),
    );
    this.magnet = new Float32Array(options.decisions * network.actionCount);
    this.minibatch = Object.assign(new DecisionStore(options.minibatch, network), {
      magnet: new Float32Array(options.minibatch * network.actionCount),
    });
  }

  /**
   * Plays, then learns.
   * @param progress of the run, 0 to 1, for the rates that change over it
   * @throws {Error} when a loss or gradient is no number; parameters and average are then those before.
   */
  async iterate(progress: number): Promise<IterationFigures> {
    const { options, selfPlay, stopwatch } = this;
    stopwatch.lap('waiting');
    selfPlay.episodes = 0;
    selfPlay.played = 0;
    await selfPlay.collect(options.decisions, this.state.parameters);
    const rows = selfPlay.ready.splice(0, options.decisions);

    const explainedVariance = this.explainedVariance(rows);
    this.normaliseAdvantages(rows);
    if (options.magnetWeight > 0) await this.recallAverage(rows);
    const sums = new Float64Array(METRICS.length);
    let gradientNorm = 0;
    stopwatch.lap('other learning');
    const updates = (options.epochs * rows.length) / options.minibatch;
    const places = Int32Array.from(rows.keys());
    for (let epoch = 0; epoch < options.epochs; epoch++) {
      this.random.shuffle(places, places.length);
      for (let first = 0; first < rows.length; first += options.minibatch) {
        const { metrics, norm } = await this.update(rows, places.subarray(first, first + options.minibatch), progress);
        metrics.forEach((value, i) => (sums[i] += value / updates));
        gradientNorm += norm / updates;
      }
    }
    const equityLoss = await this.learnEquity(progress);
    this.slowAverage();
    selfPlay.release(rows);
    this.iteration++;
    if (options.league && this.iteration >= nextEntry(options.league, this.league.length)) {
      this.enterLeague(this.average.slice());
    }
    stopwatch.lap('other learning');
    this.decisions += rows.length * this.exchange.learners;
    return {
      iteration: this.iteration,
      decisions: this.decisions,
      metrics: Object.fromEntries(METRICS.map((name, i) => [name, sums[i]])) as Record<Metric, number>,
      equityLoss,
      gradientNorm,
      episodeLength: selfPlay.played / Math.max(selfPlay.episodes, 1),
      explainedVariance,
      learningRate: between(options.learningRate, progress),
      game: this.game.figures?.() ?? {},
      seconds: stopwatch.take(),
    };
  }

  /**
   * What a learner that is built alike and given it by `restore` goes on from. The running episodes are given up: a
   * run that is to be repeated to the bit takes snapshots at the same iterations.
   */
  snapshot(): LearnerSnapshot {
    const { state, equity, league } = this;
    const memory = equity?.model.snapshot();
    return {
      json: {
        iteration: this.iteration,
        decisions: this.decisions,
        steps: { learner: state.step, equity: equity?.state.step ?? 0 },
        tables: this.selfPlay.snapshot(),
        random: this.random.state(),
        equitySeen: memory?.seen ?? 0,
      },
      arrays: {
        parameters: state.parameters.slice(),
        moment1: state.moment1.slice(),
        moment2: state.moment2.slice(),
        average: this.average.slice(),
        ...Object.fromEntries(league.map(({ parameters }, i) => [`league${i}`, parameters])),
        ...(equity && {
          equityParameters: equity.state.parameters.slice(),
          equityMoment1: equity.state.moment1.slice(),
          equityMoment2: equity.state.moment2.slice(),
        }),
        ...(memory && { equityFeatures: memory.features, equityWinners: memory.winners }),
      },
    };
  }

  /**
   * Goes on from a snapshot. Must be called before the first iteration.
   * @throws {Error} when it is of a network of another shape
   */
  restore({ json, arrays }: LearnerSnapshot): void {
    const array = (name: string): Float32Array => arrays[name] as Float32Array;
    restoreState(this.state, json.steps.learner, array('parameters'), array('moment1'), array('moment2'));
    this.average.set(array('average'));
    this.iteration = json.iteration;
    this.decisions = json.decisions;
    for (let i = 0; `league${i}` in arrays; i++) this.enterLeague(array(`league${i}`));
    this.selfPlay.restore(json.tables);
    this.random.restore(json.random);
    if (this.equity === null) return;
    const { model, state } = this.equity;
    restoreState(state, json.steps.equity, array('equityParameters'), array('equityMoment1'), array('equityMoment2'));
    model.restore({
      seen: json.equitySeen,
      features: array('equityFeatures'),
      winners: arrays.equityWinners as Int32Array,
    });
  }

  /** Begins with what was learnt before. Must be called before the first iteration. */
  startFrom({ policy, foresight }: Beginning): void {
    this.state.parameters.set(policy);
    this.average.set(policy);
    if (foresight === null) return;
    this.state.parameters.set(foresight.critic, this.policySize);
    this.equity?.state.parameters.set(foresight.equity);
  }

  /** What has been learnt besides the policy; null where returns come from no match equity. */
  foresight(): Foresight | null {
    if (this.equity === null) return null;
    return { critic: this.state.parameters.slice(this.policySize), equity: this.equity.state.parameters.slice() };
  }

  private enterLeague(policy: Float32Array): void {
    this.league.push(new PolicyGuest(this.game.network, this.sessions.policy, policy, this.random));
  }

  private seatGuests(inPlay: readonly number[]): (Guest | null)[] | null {
    const { random } = this;
    const guest = this.chooseGuest();
    if (guest === null) return null;
    const learning = inPlay[random.below(inPlay.length)];
    const seats: (Guest | null)[] = [];
    for (const seat of inPlay) seats[seat] = seat === learning || random.below(2) === 0 ? null : guest;
    return seats;
  }

  private chooseGuest(): Guest | null {
    const { league, inclined, random, options } = this;
    let left = random.unit();
    for (const [guests, share] of [
      [league, options.league?.share ?? 0],
      [inclined, options.inclined?.share ?? 0],
    ] as const) {
      left -= share;
      if (left < 0) return guests.length === 0 ? null : guests[random.below(guests.length)];
    }
    return null;
  }

  private normaliseAdvantages(rows: readonly number[]): void {
    const { advantage } = this.selfPlay.store;
    const mean = rows.reduce((sum, row) => sum + advantage[row], 0) / rows.length;
    const variance = rows.reduce((sum, row) => sum + (advantage[row] - mean) ** 2, 0) / rows.length;
    const scale = 1 / Math.sqrt(variance + 1e-8);
    for (const row of rows) advantage[row] = (advantage[row] - mean) * scale;
  }

  private explainedVariance(rows: readonly number[]): number {
    const { store } = this.selfPlay;
    const mean = rows.reduce((sum, row) => sum + store.return[row], 0) / rows.length;
    const total = rows.reduce((sum, row) => sum + (store.return[row] - mean) ** 2, 0);
    const left = rows.reduce((sum, row) => sum + (store.return[row] - store.value[row]) ** 2, 0);
    return total === 0 ? 0 : 1 - left / total;
  }

  /** Asks the average policy about every decision, once for all epochs. */
  private async recallAverage(rows: readonly number[]): Promise<void> {
    const { observationSize, actionCount } = this.game.network;
    const { minibatch: size } = this.options;
    for (let first = 0; first < rows.length; first += size) {
      for (let i = 0; i < size; i++) this.load(rows[first + i], i);
      const { logProbabilities } = await this.sessions.policy.run({
        parameters: { data: this.average, dims: [this.average.length] },
        observation: { data: this.minibatch.observation, dims: [size, observationSize] },
        mask: { data: this.minibatch.mask, dims: [size, actionCount] },
      });
      this.magnet.set(logProbabilities.data, first * actionCount);
    }
    this.stopwatch.lap('average policy');
  }

  private async update(
    rows: readonly number[],
    places: Int32Array,
    progress: number,
  ): Promise<{ metrics: Float32Array; norm: number }> {
    const { options, minibatch } = this;
    const { observationSize, hiddenSize, actionCount } = this.game.network;
    for (let i = 0; i < places.length; i++) {
      this.load(rows[places[i]], i);
      minibatch.magnet.set(
        this.magnet.subarray(places[i] * actionCount, (places[i] + 1) * actionCount),
        i * actionCount,
      );
    }
    this.stopwatch.lap('minibatches');
    const size = places.length;
    const { gradient, metrics } = await this.sessions.gradient.run({
      parameters: { data: this.state.parameters, dims: [this.state.parameters.length] },
      observation: { data: minibatch.observation, dims: [size, observationSize] },
      hidden: { data: minibatch.hidden, dims: [size, hiddenSize] },
      mask: { data: minibatch.mask, dims: [size, actionCount] },
      magnet: { data: minibatch.magnet, dims: [size, actionCount] },
      action: { data: minibatch.action, dims: [size] },
      logProbability: { data: minibatch.logProbability, dims: [size] },
      advantage: { data: minibatch.advantage, dims: [size] },
      return: { data: minibatch.return, dims: [size] },
      clip: scalar(options.clip),
      spreadWeight: scalar(byFactors(options.spreadWeight, progress)),
      magnetWeight: scalar(options.magnetWeight),
    });
    this.stopwatch.lap('gradient');
    const mean = this.exchange.average(gradient.data);
    this.stopwatch.lap('waiting');
    const norm = await applyGradient(this.sessions.update, this.state, mean, between(options.learningRate, progress));
    this.stopwatch.lap('update');
    return { metrics: metrics.data, norm };
  }

  private async learnEquity(progress: number): Promise<number | null> {
    if (this.equity === null) return null;
    const { model, state, update } = this.equity;
    const ready = this.exchange.average(Float32Array.of(model.canLearn ? 1 : 0))[0] === 1;
    if (!ready) return null;
    const learningRate = between(this.options.equityLearningRate, progress);
    let total = 0;
    for (let i = 0; i < this.options.equityUpdates; i++) {
      const { gradient, loss } = await model.gradient(this.random);
      await applyGradient(update, state, this.exchange.average(gradient), learningRate);
      total += loss;
    }
    return total / this.options.equityUpdates;
  }

  private slowAverage(): void {
    const decay = Math.min(this.options.averageDecay, (1 + this.iteration) / (10 + this.iteration));
    for (let i = 0; i < this.policySize; i++) {
      this.average[i] += (1 - decay) * (this.state.parameters[i] - this.average[i]);
    }
  }

  private load(row: number, to: number): void {
    const { minibatch } = this;
    const { store } = this.selfPlay;
    const { observationSize, hiddenSize, actionCount } = this.game.network;
    minibatch.observation.set(
      store.observation.subarray(row * observationSize, (row + 1) * observationSize),
      to * observationSize,
    );
    minibatch.hidden.set(store.hidden.subarray(row * hiddenSize, (row + 1) * hiddenSize), to * hiddenSize);
    minibatch.mask.set(store.mask.subarray(row * actionCount, (row + 1) * actionCount), to * actionCount);
    minibatch.action[to] = store.action[row];
    minibatch.logProbability[to] = store.logProbability[row];
    minibatch.advantage[to] = store.advantage[row];
    minibatch.return[to] = store.return[row];
  }
}

/** Room for the decisions of unfinished episodes at each table; ten seats make some 50 decisions a deal. */
const UNFINISHED_DECISIONS = 60;

function restoreState(
  state: AdamState,
  step: number,
  parameters: Float32Array,
  moment1: Float32Array,
  moment2: Float32Array,
): void {
  const wanted = state.parameters.length;
  if (parameters.length !== wanted) {
    throw new Error(
      `the snapshot is of a network of another shape, from another version of the program: it has ${parameters.length} parameters, and ${wanted} are wanted`,
    );
  }
  state.parameters = parameters.slice();
  state.moment1 = moment1.slice();
  state.moment2 = moment2.slice();
  state.step = step;
}

/** The iteration after which one more joins so many. */
function nextEntry({ first, growth }: LeagueOptions, members: number): number {
  return Math.round(first * growth ** members);
}

/** A rate that changes over the run by equal differences. */
function between([from, to]: readonly [number, number], progress: number): number {
  return from + (to - from) * progress;
}

/** A rate that changes over the run by equal factors. */
function byFactors([from, to]: readonly [number, number], progress: number): number {
  return from * (to / from) ** progress;
}
