/** The hyperparameters of learning. */

/**
 * The regulariser of the loss, which keeps all actions alive: the policy's entropy, whose slope fades with the probability
 * of an action, so that what has died out stays so; or the KL divergence of the uniform policy from it, whose slope does not.
 */
export type Regulariser = 'entropy' | 'uniform';

/** How a run learns. What has two values goes from the first to the second over the run. */
export interface LearningOptions {
  /** Tables in lockstep, for each learner. */
  tables: number;
  /** Decisions of an iteration, for each learner: a multiple of `minibatch`. */
  decisions: number;
  minibatch: number;
  epochs: number;
  learningRate: readonly [number, number];
  regulariser: Regulariser;
  /** Coefficient of the regulariser (CleanRL's `ent_coef`); goes down by equal factors: much of the run is played with little. */
  entropyCoefficient: readonly [number, number];
  /** Coefficient of the KL divergence of the policy from the magnet, which is the averaged policy. */
  magnetCoefficient: number;
  clip: number;
  lambda: number;
  /** Share of the confident decisions (played with a probability above .995) to be learnt from. */
  confidentSampleRate: number;
  /** How much of the averaged (EMA) policy stays in each iteration; warmed up by min(decay, (1 + i) / (10 + i)). */
  emaDecay: number;
  equityLearningRate: readonly [number, number];
  equityUpdates: number;
  /** Past averaged policies as frozen opponents; null for none. */
  league: LeagueOptions | null;
  /** Biased policies as opponents; null for none. */
  biased: BiasedOptions | null;
}

/**
 * A league of past averaged policies (Vinyals et al. 2019; here without exploiters), each so many times as old as the next: among
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
 * Opponents who play by the averaged policy with a bias towards what a playing style likes, so that the learner meets more
 * ways to play than its own (cf. Yu et al. 2023, "Hidden-Utility Self-Play").
 */
export interface BiasedOptions {
  /** Share of the episodes in which one of them has about half the seats. */
  share: number;
  /** How much is added to the log-probability of what the style likes most; one opponent of each style for each of these. */
  strengths: readonly number[];
}

/** What worked for Thirty-One on two cores; see training/experiments/README.md. */
export const STANDARD_OPTIONS: LearningOptions = {
  tables: 256,
  decisions: 8_192,
  minibatch: 256,
  epochs: 2,
  learningRate: [7e-4, 5e-5],
  regulariser: 'entropy',
  entropyCoefficient: [0.1, 0.002],
  magnetCoefficient: 0.3,
  clip: 0.15,
  lambda: 0.95,
  confidentSampleRate: 0.1,
  emaDecay: 0.995,
  equityLearningRate: [1e-3, 1e-4],
  equityUpdates: 4,
  league: null,
  biased: null,
};

/**
 * For a run that begins with a policy, or from nothing (null). The former begins with less entropy, so that it does not
 * unlearn what ten minutes do not bring back.
 */
export function initialOptions(policy: object | string | null): LearningOptions {
  return policy === null ? STANDARD_OPTIONS : { ...STANDARD_OPTIONS, entropyCoefficient: [0.03, 0.002] };
}
