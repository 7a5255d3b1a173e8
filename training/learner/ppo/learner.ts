/**
 * The learner: plays against itself, learns from that, and keeps an exponential moving average of its policy, which is
 * exported.
 */
import type { Random } from '../../../engine/random.ts';
import type { EquityModel } from '../equity/equity-model.ts';
import type { CriticAndEquity } from '../files/stored-model.ts';
import type { InitialWeights } from '../files/weights.ts';
import { AdamState } from '../network/adam.ts';
import { allParameters, initialParameters, totalSize } from '../network/parameters.ts';
import type { SelfPlayGame, AssignOpponents } from '../self-play/game.ts';
import { SelfPlay } from '../self-play/self-play.ts';
import { Stopwatch } from '../self-play/stopwatch.ts';
import { SINGLE_LEARNER, type AllReduce } from './all-reduce.ts';
import type { LearnerSessions } from './graphs.ts';
import type { LearningOptions } from './options.ts';
import {
  averageOverLearners,
  gae,
  learnFrom,
  moveAverage,
  ratesAt,
  type LearnerParts,
  type UpdateFigures,
} from './ppo.ts';
import { arraysOf, EQUITY_ARRAYS, LEARNER_ARRAYS, restoreState, type LearnerSnapshot } from './snapshot.ts';

export interface LearnerSetup {
  /** Draws the starting values; parallel learners must draw the same. */
  start?: Random;
  /** The match equity in training, where returns come from one. */
  equity?: EquityModel | null;
  allReduce?: AllReduce;
  /** Parameters of the policies that teach, as `teacherAt` of the game numbers them. */
  teachers?: readonly Float32Array[];
  /** Null where all learn. */
  assignOpponents?: AssignOpponents | null;
  /** Changes each gradient before it is used. */
  shareGradients?: ((gradient: Float32Array) => void) | null;
  /** A clock in milliseconds, for figures. */
  now?: () => number;
}

export interface IterationFigures extends UpdateFigures {
  iteration: number;
  /** Decisions learnt from so far, by all learners together. */
  decisions: number;
  equityLoss: number | null;
  episodeLength: number;
  game: Record<string, number>;
  seconds: Record<string, number>;
}

/** Room for the decisions of unfinished episodes at each table; ten seats make some 50 decisions a deal. */
const UNFINISHED_DECISIONS = 60;

export class Learner {
  readonly state: AdamState;
  /** Parameters of the averaged (EMA) policy, which is also the magnet of the loss. */
  readonly average: Float32Array;
  iteration = 0;
  decisions = 0;

  readonly #learning: LearnerParts;
  readonly #game: SelfPlayGame;
  readonly #equity: EquityModel | null;
  readonly #selfPlay: SelfPlay;

  constructor(
    game: SelfPlayGame,
    sessions: Pick<LearnerSessions, 'act' | 'gradient'>,
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
    this.#equity = equity;
    this.state = new AdamState(initialParameters(allParameters(network), start));
    this.average = this.state.parameters.slice(0, totalSize(network.policyParameters));
    const { state, average } = this;
    const { gradient } = sessions;
    const stopwatch = new Stopwatch(now);
    const learnt = { options, network, gradient, state, average, teachers };
    this.#learning = { ...learnt, shareGradients, allReduce, random, stopwatch };
    this.#selfPlay = new SelfPlay(game, sessions.act, random, {
      ...options,
      advantagesOf: (values, reward) => gae(values, reward, options.lambda),
      capacity: 2 * options.decisions + UNFINISHED_DECISIONS * options.tables,
      stopwatch,
      assignOpponents,
    });
  }

  /**
   * Plays, then learns.
   * @param progress of the run, 0 to 1, for the rates that change over it
   * @throws {Error} when a loss or gradient is not a number; parameters and average are then unchanged.
   */
  async iterate(progress: number): Promise<IterationFigures> {
    const { options, stopwatch, allReduce } = this.#learning;
    const selfPlay = this.#selfPlay;
    selfPlay.progress = progress;
    stopwatch.lap('waiting');
    selfPlay.episodes = 0;
    selfPlay.played = 0;
    await selfPlay.collect(options.decisions, this.state.parameters);
    const rows = selfPlay.ready.splice(0, options.decisions);
    const learnt = await learnFrom(this.#learning, selfPlay.store, rows, progress);
    const equityLoss = await this.#learnEquity(progress);
    moveAverage(this.average, this.state.parameters, this.iteration, options.emaDecay);
    selfPlay.release(rows);
    this.iteration++;
    stopwatch.lap('other learning');
    this.decisions += rows.length * allReduce.learners;
    return {
      ...learnt,
      iteration: this.iteration,
      decisions: this.decisions,
      equityLoss,
      episodeLength: selfPlay.played / Math.max(selfPlay.episodes, 1),
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
    const memory = equity?.snapshot();
    return {
      json: {
        iteration: this.iteration,
        decisions: this.decisions,
        steps: { learner: state.step, equity: equity?.state.step ?? 0 },
        tables: this.#selfPlay.snapshot(),
        random: this.#learning.random.state(),
        equitySeen: memory?.seen ?? 0,
      },
      arrays: {
        ...arraysOf(state, LEARNER_ARRAYS),
        average: this.average.slice(),
        ...(equity && arraysOf(equity.state, EQUITY_ARRAYS)),
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
    restoreState(this.state, json.steps.learner, arrays, LEARNER_ARRAYS);
    this.average.set(array('average'));
    this.iteration = json.iteration;
    this.decisions = json.decisions;
    this.#selfPlay.restore(json.tables);
    this.#learning.random.restore(json.random);
    if (this.#equity === null) return;
    restoreState(this.#equity.state, json.steps.equity, arrays, EQUITY_ARRAYS);
    this.#equity.restore({
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
    const { length } = this.average;
    if (policy.length > length)
      throw new RangeError(`the policy has ${length} weights, and those to start from are ${policy.length}`);
    this.state.parameters.set(policy);
    this.average.set(policy);
    if (criticAndEquity === null) return;
    this.state.parameters.set(criticAndEquity.critic, length);
    this.#equity?.state.parameters.set(criticAndEquity.equity);
  }

  /** What has been learnt besides the policy; null where returns do not come from a match equity. */
  criticAndEquity(): CriticAndEquity | null {
    if (this.#equity === null) return null;
    return { critic: this.state.parameters.slice(this.average.length), equity: this.#equity.state.parameters.slice() };
  }

  async #learnEquity(progress: number): Promise<number | null> {
    if (this.#equity === null) return null;
    const equity = this.#equity;
    const { options, allReduce, random } = this.#learning;
    const { equityUpdates, isLocal } = options;
    const ready = allReduce.mean(Float32Array.of(equity.canLearn ? 1 : 0))[0] === 1;
    if (!ready) return null;
    const { equityLearningRate } = ratesAt(options, progress);
    let total = 0;
    for (let i = 0; i < equityUpdates; i++) {
      const { gradient, loss } = await equity.gradient(random);
      equity.state.update(isLocal ? gradient : allReduce.mean(gradient), equityLearningRate);
      total += loss;
    }
    if (isLocal) averageOverLearners(allReduce, equity.state);
    return total / equityUpdates;
  }
}
