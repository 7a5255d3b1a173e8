/** The hyperparameters of learning. */

/**
 * The regulariser of the loss, which keeps unlikely actions from dying out: the policy's entropy, whose gradient fades
 * with the probability of an action, so that an action that has died out does not come back; or the KL divergence of
 * the uniform policy from it, whose gradient does not fade.
 */
export type Regulariser = 'entropy' | 'uniform';

/** How a run learns. An option with two values goes from the first to the second over the run. */
export interface LearningOptions {
  /** Tables in lockstep, for each learner. */
  tables: number;
  /** Decisions of an iteration, for each learner: a multiple of `minibatch`. */
  decisions: number;
  minibatch: number;
  epochs: number;
  /**
   * Whether learners update by their own gradients, and go on from the mean of their parameters after each iteration (local
   * SGD, Stich 2019), in place of waiting for the mean of all gradients at each update.
   */
  isLocal: boolean;
  learningRate: readonly [number, number];
  regulariser: Regulariser;
  /**
   * Coefficient of the regulariser (CleanRL's `ent_coef`); falls geometrically, so that much of the run is played
   * with little.
   */
  entropyCoefficient: readonly [number, number];
  /** Coefficient of the KL divergence of the policy from the magnet, which is the averaged policy. */
  magnetCoefficient: number;
  /** Coefficient of the KL divergence from a teacher, which is the magnet in the games that it plays; falls linearly. */
  teacherCoefficient: readonly [number, number];
  /** Share of the run, from its beginning, in which teachers teach. */
  taughtShare: number;
  clip: number;
  lambda: number;
  /** Share of the confident decisions (played with a probability above .995) that are learnt from. */
  confidentSampleRate: number;
  /** Decay of the averaged (EMA) policy per iteration; warmed up by min(decay, (1 + i) / (10 + i)). */
  emaDecay: number;
  equityLearningRate: readonly [number, number];
  equityUpdates: number;
}

/** What worked for Thirty-One on two cores; see training/experiments/README.md. */
export const STANDARD_OPTIONS: LearningOptions = {
  tables: 256,
  decisions: 8_192,
  minibatch: 128,
  epochs: 1,
  isLocal: true,
  learningRate: [1.4e-3, 5e-5],
  regulariser: 'entropy',
  entropyCoefficient: [0.1, 0.002],
  magnetCoefficient: 0.3,
  teacherCoefficient: [1, 0.3],
  taughtShare: 0.5,
  clip: 0.15,
  lambda: 0.95,
  confidentSampleRate: 0.1,
  emaDecay: 0.995,
  equityLearningRate: [1e-3, 1e-4],
  equityUpdates: 4,
};

const [FIRST_ENTROPY, LAST_ENTROPY] = STANDARD_OPTIONS.entropyCoefficient;
const FIRST_ENTROPY_FROM_POLICY = 0.03;

/**
 * The options of a run that starts from a policy, or from random weights (null). The former starts with less entropy,
 * so that it does not unlearn more than ten minutes can bring back.
 * @param entropy the entropy coefficient at first, where it is not the usual one
 */
export function initialOptions(
  policy: object | string | null,
  entropy: number = policy === null ? FIRST_ENTROPY : FIRST_ENTROPY_FROM_POLICY,
): LearningOptions {
  return { ...STANDARD_OPTIONS, entropyCoefficient: [entropy, LAST_ENTROPY] };
}
