/** The hyperparameters of learning. */

/**
 * What keeps all actions alive: the policy's entropy, whose slope fades with the probability of an action, so that what
 * has died out stays so; or the KL divergence of the uniform policy from it, whose slope does not.
 */
export type Spread = 'entropy' | 'uniform';

/** How a run learns. What has two values goes from the first to the second over the run. */
export interface LearningOptions {
  /** Tables in lockstep, for each learner. */
  tables: number;
  /** Decisions of an iteration, for each learner: a multiple of `minibatch`. */
  decisions: number;
  minibatch: number;
  epochs: number;
  learningRate: readonly [number, number];
  /** What keeps all actions alive, and its weight, which goes down by equal factors: much of the run is played with little. */
  spread: Spread;
  spreadWeight: readonly [number, number];
  /** Weight of the pull towards the average policy. */
  magnetWeight: number;
  clip: number;
  lambda: number;
  /** Share of the decisions that were as good as certain (probability above .995) to be learnt from. */
  obviousShare: number;
  /** How much of the average stays in each iteration; warmed up by min(decay, (1 + i) / (10 + i)). */
  averageDecay: number;
  equityLearningRate: readonly [number, number];
  equityUpdates: number;
  /** Past averages that play along and do not learn; null for none. */
  league: LeagueOptions | null;
  /** The average with inclinations, which plays along and does not learn; null for none. */
  inclined: InclinedOptions | null;
}

/**
 * A league of past averages (Vinyals et al. 2019; here without exploiters), each so many times as old as the next: among
 * them are beginners as well as players almost as strong as the learner.
 */
export interface LeagueOptions {
  /** Share of the episodes in which one of them has about half the seats. */
  share: number;
  /** Iterations until the first enters. */
  first: number;
  /** How many times as many iterations until the next. */
  growth: number;
}

/**
 * Guests who play as the average does, but lean to what somebody of some playing style likes, so that the learner meets more
 * ways to play than its own (cf. Yu et al. 2023, "Hidden-Utility Self-Play").
 */
export interface InclinedOptions {
  /** Share of the episodes in which one of them has about half the seats. */
  share: number;
  /** How much is added to the log-probability of what a guest likes most; one guest of each playing style for each of these. */
  strengths: readonly number[];
}

/** What worked for Thirty-One on two cores; see training/experiments/README.md. */
export const STANDARD_OPTIONS: LearningOptions = {
  tables: 256,
  decisions: 8_192,
  minibatch: 256,
  epochs: 2,
  learningRate: [7e-4, 5e-5],
  spread: 'entropy',
  spreadWeight: [0.1, 0.002],
  magnetWeight: 0.3,
  clip: 0.15,
  lambda: 0.95,
  obviousShare: 0.1,
  averageDecay: 0.995,
  equityLearningRate: [1e-3, 1e-4],
  equityUpdates: 4,
  league: null,
  inclined: null,
};

/**
 * For a run that begins with a policy, or from nothing (null). The former begins with less entropy, so that it does not
 * unlearn what ten minutes do not bring back.
 */
export function optionsToBegin(policy: object | string | null): LearningOptions {
  return policy === null ? STANDARD_OPTIONS : { ...STANDARD_OPTIONS, spreadWeight: [0.03, 0.002] };
}
