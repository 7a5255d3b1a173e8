/**
 * The learner: plays against itself, learns from that, and keeps an exponential moving average of its policy, which is
 * exported.
 */
import type { Random } from '../../../engine/random.ts';
import type { EquityLearning } from '../equity/equity-learning.ts';
import type { CriticAndEquity } from '../files/critic-file.ts';
import { AdamState } from '../network/adam.ts';
import { allParameters, initialParameters, totalSize } from '../network/parameters.ts';
import { scalar, type Session } from '../network/session.ts';
import type { SuitNetworkSizes } from '../network/suit-sizes.ts';
import { NO_TEACHER, type SelfPlayGame } from '../self-play/game.ts';
import type { AssignOpponentsInRun } from '../self-play/opponent.ts';
import type { DecisionStore } from '../self-play/decision-store.ts';
import { SelfPlay } from '../self-play/self-play.ts';
import { Stopwatch } from '../self-play/stopwatch.ts';
import { SINGLE_LEARNER, type AllReduce } from './all-reduce.ts';
import { METRICS, type Metric } from './loss-metrics.ts';
import { Minibatch } from './minibatch.ts';
import type { LearningOptions } from './options.ts';
import { Population } from './population.ts';
import { geometricSchedule, learningRateAt, linearSchedule } from './schedule.ts';
import { areTaught, minibatchesOf, teacherCoefficientAt, type TaughtMinibatch } from './teaching.ts';
import { restoreState, type LearnerSnapshot } from './snapshot.ts';

/** Weights that a run may start from. */
export interface InitialWeights {
  /** How wide the policy's network is. */
  sizes: SuitNetworkSizes;
  /** The policy's parameters, flat. */
  policy: Float32Array;
  /** Null where critic and match equity start from random weights. */
  criticAndEquity: CriticAndEquity | null;
}

/** Sessions of the computations of `tensorflow/ppo.ts`. */
export interface LearnerSessions {
  act: Session;
  policy: Session;
  gradient: Session;
}

/** How a learner begins. */
export interface LearnerSetup {
  /** Draws the starting values; parallel learners must draw the same. */
  start?: Random;
  /** The match equity in training, where returns come from one. */
  equity?: EquityLearning | null;
  allReduce?: AllReduce;
  /** Parameters of the policies that teach, as `teacherAt` of the game numbers them. */
  teachers?: readonly Float32Array[];
  /** Assigns opponents in place of the population of the options. */
  assignOpponents?: AssignOpponentsInRun | null;
  /** Changes each gradient before it is used. */
  shareGradients?: ((gradient: Float32Array) => void) | null;
  /** A clock in milliseconds, for figures. */
  now?: () => number;
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
  /** Parameters of the averaged (EMA) policy, which is also the magnet of the loss. */
  readonly average: Float32Array;
  iteration = 0;
  decisions = 0;
  /** Of the run, as in its latest iteration. */
  #progress = 0;

  readonly #game: SelfPlayGame;
  readonly #sessions: LearnerSessions;
  readonly #options: LearningOptions;
  readonly #random: Random;
  readonly #allReduce: AllReduce;
  readonly #equity: EquityLearning | null;
  readonly #selfPlay: SelfPlay;
  readonly #stopwatch: Stopwatch;
  readonly #population: Population;
  readonly #policySize: number;
  readonly #minibatch: Minibatch;
  readonly #teachers: readonly Float32Array[];
  readonly #shareGradients: ((gradient: Float32Array) => void) | null;

  constructor(
    game: SelfPlayGame,
    sessions: LearnerSessions,
    random: Random,
    options: LearningOptions,
    {
      start = random,
      equity = null,
      allReduce = SINGLE_LEARNER,
      teachers = [],
      assignOpponents = null,
      shareGradients = null,
      now,
    }: LearnerSetup = {},
  ) {
    const { network } = game;
    this.#game = game;
    this.#sessions = sessions;
    this.#random = random;
    this.#options = options;
    this.#allReduce = allReduce;
    this.#equity = equity;
    this.#stopwatch = new Stopwatch(now);
    this.state = new AdamState(initialParameters(allParameters(network), start));
    this.#policySize = totalSize(network.policyParameters);
    this.average = this.state.parameters.slice(0, this.#policySize);
    const population = new Population(network, sessions.policy, random, options, this.average, game.biases ?? []);
    this.#population = population;
    const assign =
      assignOpponents ??
      (population.isUsed ? ({ inPlay }: { inPlay: readonly number[] }) => population.assignOpponents(inPlay) : null);
    const capacity = 2 * options.decisions + UNFINISHED_DECISIONS * options.tables;
    this.#selfPlay = new SelfPlay(
      game,
      sessions.act,
      random,
      { ...options, capacity },
      {
        stopwatch: this.#stopwatch,
        assignOpponents: assign && ((table, tableRandom) => assign(table, tableRandom, this.#progress)),
      },
    );
    this.#minibatch = new Minibatch(options.minibatch, network);
    this.#teachers = teachers;
    this.#shareGradients = shareGradients;
  }

  /**
   * Plays, then learns.
   * @param progress of the run, 0 to 1, for the rates that change over it
   * @throws {Error} when a loss or gradient is not a number; parameters and average are then unchanged.
   */
  async iterate(progress: number): Promise<IterationFigures> {
    const options = this.#options;
    const selfPlay = this.#selfPlay;
    const stopwatch = this.#stopwatch;
    this.#progress = progress;
    stopwatch.lap('waiting');
    selfPlay.episodes = 0;
    selfPlay.played = 0;
    await selfPlay.collect(options.decisions, this.state.parameters);
    const rows = selfPlay.ready.splice(0, options.decisions);

    const explained = explainedVariance(selfPlay.store, rows);
    normaliseAdvantages(selfPlay.store, rows);
    const { metrics, gradientNorm } = await this.#learnFrom(rows, progress);
    const equityLoss = await this.#learnEquity(progress);
    this.#updateAverage();
    selfPlay.release(rows);
    this.iteration++;
    this.#population.addWhenDue(this.iteration, this.average);
    stopwatch.lap('other learning');
    this.decisions += rows.length * this.#allReduce.learners;
    return {
      iteration: this.iteration,
      decisions: this.decisions,
      metrics,
      equityLoss,
      gradientNorm,
      episodeLength: selfPlay.played / Math.max(selfPlay.episodes, 1),
      explainedVariance: explained,
      learningRate: learningRateAt(options, progress),
      game: this.#game.figures?.() ?? {},
      seconds: stopwatch.take(),
    };
  }

  /**
   * All that an identically built learner needs to continue after `restore`. The running episodes are abandoned: a run
   * that must be repeatable bit for bit takes snapshots at the same iterations.
   */
  snapshot(): LearnerSnapshot {
    const { state } = this;
    const equity = this.#equity;
    const memory = equity?.model.snapshot();
    return {
      json: {
        iteration: this.iteration,
        decisions: this.decisions,
        steps: { learner: state.step, equity: equity?.state.step ?? 0 },
        tables: this.#selfPlay.snapshot(),
        random: this.#random.state(),
        equitySeen: memory?.seen ?? 0,
      },
      arrays: {
        parameters: state.parameters.slice(),
        moment1: state.moment1.slice(),
        moment2: state.moment2.slice(),
        average: this.average.slice(),
        ...Object.fromEntries(this.#population.pastPolicies.map((parameters, i) => [`league${i}`, parameters])),
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
   * Continues from a snapshot. Must be called before the first iteration.
   * @throws {Error} when its network has another shape
   */
  restore({ json, arrays }: LearnerSnapshot): void {
    const array = (name: string): Float32Array => arrays[name] as Float32Array;
    restoreState(this.state, json.steps.learner, array('parameters'), array('moment1'), array('moment2'));
    this.average.set(array('average'));
    this.iteration = json.iteration;
    this.decisions = json.decisions;
    for (let i = 0; `league${i}` in arrays; i++) this.#population.add(array(`league${i}`));
    this.#selfPlay.restore(json.tables);
    this.#random.restore(json.random);
    if (this.#equity === null) return;
    const { model, state } = this.#equity;
    restoreState(state, json.steps.equity, array('equityParameters'), array('equityMoment1'), array('equityMoment2'));
    model.restore({
      seen: json.equitySeen,
      features: array('equityFeatures'),
      winners: arrays.equityWinners as Int32Array,
    });
  }

  /**
   * Starts from given weights. Must be called before the first iteration. What the policy's network has after them, such as what
   * it believes of others' hands, begins with random ones.
   * @throws {RangeError} where they are more than the network has
   */
  startFrom({ policy, criticAndEquity }: InitialWeights): void {
    if (policy.length > this.#policySize)
      throw new RangeError(`the policy has ${this.#policySize} weights, and those to start from are ${policy.length}`);
    this.state.parameters.set(policy);
    this.average.set(policy);
    if (criticAndEquity === null) return;
    this.state.parameters.set(criticAndEquity.critic, this.#policySize);
    this.#equity?.state.parameters.set(criticAndEquity.equity);
  }

  /** What has been learnt besides the policy; null where returns do not come from a match equity. */
  criticAndEquity(): CriticAndEquity | null {
    if (this.#equity === null) return null;
    return { critic: this.state.parameters.slice(this.#policySize), equity: this.#equity.state.parameters.slice() };
  }

  /** All epochs over the decisions of an iteration. @returns means over the updates */
  async #learnFrom(
    rows: readonly number[],
    progress: number,
  ): Promise<{ metrics: Record<Metric, number>; gradientNorm: number }> {
    const options = this.#options;
    const { minibatch, epochs } = options;
    const sums = new Float64Array(METRICS.length);
    let gradientNorm = 0;
    this.#stopwatch.lap('other learning');
    const shuffled = Int32Array.from(rows);
    const teacherOf = areTaught(options, progress) ? this.#selfPlay.store.teacher : null;
    for (let epoch = 0; epoch < epochs; epoch++) {
      this.#random.shuffle(shuffled, shuffled.length);
      const minibatches = minibatchesOf(shuffled, minibatch, teacherOf, this.#random);
      const updates = epochs * minibatches.length;
      for (const taught of minibatches) {
        const { metrics, norm } = await this.#update(taught, progress);
        metrics.forEach((value, i) => (sums[i] += value / updates));
        gradientNorm += norm / updates;
      }
    }
    if (options.isLocal) this.#averageOverLearners(this.state);
    this.#stopwatch.lap('waiting');
    const metrics = Object.fromEntries(METRICS.map((name, i) => [name, sums[i]])) as Record<Metric, number>;
    return { metrics, gradientNorm };
  }

  /** One update from a minibatch. */
  async #update(
    { rows, teacher }: TaughtMinibatch,
    progress: number,
  ): Promise<{ metrics: Float32Array; norm: number }> {
    const options = this.#options;
    const isTaught = teacher !== NO_TEACHER;
    const magnet = isTaught ? this.#teachers[teacher] : this.average;
    const minibatch = this.#minibatch;
    rows.forEach((row, i) => minibatch.load(this.#selfPlay.store, row, i));
    this.#stopwatch.lap('minibatches');
    const { gradient, metrics } = await this.#sessions.gradient.run({
      parameters: { data: this.state.parameters, dims: [this.state.parameters.length] },
      average: { data: magnet, dims: [magnet.length] },
      ...minibatch.feeds(rows.length),
      clip: scalar(options.clip),
      entropyCoefficient: scalar(geometricSchedule(options.entropyCoefficient, progress)),
      magnetCoefficient: scalar(isTaught ? teacherCoefficientAt(options, progress) : options.magnetCoefficient),
    });
    this.#shareGradients?.(gradient.data);
    this.#stopwatch.lap('gradient');
    const common = options.isLocal ? gradient.data : this.#allReduce.mean(gradient.data);
    this.#stopwatch.lap('waiting');
    const norm = this.state.update(common, learningRateAt(options, progress));
    this.#stopwatch.lap('update');
    return { metrics: metrics.data, norm };
  }

  async #learnEquity(progress: number): Promise<number | null> {
    if (this.#equity === null) return null;
    const { model, state } = this.#equity;
    const { equityLearningRate, equityUpdates, isLocal } = this.#options;
    const ready = this.#allReduce.mean(Float32Array.of(model.canLearn ? 1 : 0))[0] === 1;
    if (!ready) return null;
    const learningRate = linearSchedule(equityLearningRate, progress);
    let total = 0;
    for (let i = 0; i < equityUpdates; i++) {
      const { gradient, loss } = await model.gradient(this.#random);
      state.update(isLocal ? gradient : this.#allReduce.mean(gradient), learningRate);
      total += loss;
    }
    if (isLocal) this.#averageOverLearners(state);
    return total / equityUpdates;
  }

  /** After updates of one's own: all learners go on from the mean of their parameters, and of their moments. */
  #averageOverLearners({ parameters, moment1, moment2 }: AdamState): void {
    for (const vector of [parameters, moment1, moment2]) vector.set(this.#allReduce.mean(vector));
  }

  #updateAverage(): void {
    const decay = Math.min(this.#options.emaDecay, (1 + this.iteration) / (10 + this.iteration));
    for (let i = 0; i < this.#policySize; i++) {
      this.average[i] += (1 - decay) * (this.state.parameters[i] - this.average[i]);
    }
  }
}

/** Room for the decisions of unfinished episodes at each table; ten seats make some 50 decisions a deal. */
const UNFINISHED_DECISIONS = 60;

/** Gives the advantages of these rows a mean of 0 and a variance of 1. */
function normaliseAdvantages({ advantage }: DecisionStore, rows: readonly number[]): void {
  const mean = rows.reduce((sum, row) => sum + advantage[row], 0) / rows.length;
  const variance = rows.reduce((sum, row) => sum + (advantage[row] - mean) ** 2, 0) / rows.length;
  const scale = 1 / Math.sqrt(variance + 1e-8);
  for (const row of rows) advantage[row] = (advantage[row] - mean) * scale;
}

/** Share of the variance of the returns of these rows that the critic's values explain. */
function explainedVariance(store: DecisionStore, rows: readonly number[]): number {
  const mean = rows.reduce((sum, row) => sum + store.return[row], 0) / rows.length;
  const total = rows.reduce((sum, row) => sum + (store.return[row] - mean) ** 2, 0);
  const left = rows.reduce((sum, row) => sum + (store.return[row] - store.value[row]) ** 2, 0);
  return total === 0 ? 0 : 1 - left / total;
}
