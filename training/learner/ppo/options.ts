/**
 * The hyperparameters of learning, each declared once: what can be learnt with, `npm run train -- --set NAME=VALUE` and its help,
 * and the page training/hyperparameters.md follow from here.
 */

interface LearningOption<T> {
  /** What worked for Thirty-One on two cores; see training/experiments/README.md. */
  readonly standard: T;
  readonly meaning: string;
  /** `from 0 to 1`, for messages and the page. */
  readonly allowed: string;
  /** @returns undefined for what is not allowed */
  readonly read: (text: string) => T | undefined;
}

type Bounds = readonly [least: number, most: number];

function number(standard: number, [least, most]: Bounds, meaning: string): LearningOption<number> {
  return {
    standard,
    meaning,
    allowed: `from ${least} to ${most}`,
    read(text) {
      const value = Number(text);
      return text.trim() !== '' && least <= value && value <= most ? value : undefined;
    },
  };
}

function whole(standard: number, most: number, meaning: string): LearningOption<number> {
  const any = number(standard, [1, most], meaning);
  return {
    ...any,
    allowed: `a whole number ${any.allowed}`,
    read: (text) => (Number.isInteger(Number(text)) ? any.read(text) : undefined),
  };
}

/** What changes over the run, from its first value to its last; given alone, the first leaves the last as it is. */
function schedule(standard: readonly [number, number], range: Bounds, meaning: string): LearningOption<Bounds> {
  const [first, last] = standard.map((end) => number(end, range, meaning));
  return {
    standard,
    meaning,
    allowed: `FIRST or FIRST:LAST, ${first.allowed}`,
    read(text) {
      const [from, to = String(last.standard), ...more] = text.split(':');
      const ends = [first.read(from), last.read(to)];
      return more.length === 0 && ends[0] !== undefined && ends[1] !== undefined ? [ends[0], ends[1]] : undefined;
    },
  };
}

function choice<V extends string | boolean>(values: readonly V[], meaning: string): LearningOption<V> {
  const read = (text: string): V | undefined => values.find((value) => String(value) === text);
  return { standard: values[0], meaning, allowed: values.join(' or '), read };
}

/** The least coefficient that can fall geometrically. */
const LEAST = 1e-6;

export const LEARNING_OPTIONS = {
  tables: whole(256, 65_536, 'tables played in lockstep by each worker'),
  decisions: whole(8_192, 1_048_576, 'decisions of an iteration, for each worker: a multiple of `minibatch`'),
  minibatch: whole(128, 1_048_576, 'decisions of a minibatch, for each worker'),
  epochs: whole(1, 100, 'how often each decision is learnt from'),
  /** Local SGD: Stich 2019. */
  isLocal: choice(
    [true, false],
    'whether workers average their parameters once an iteration (local SGD), in place of each gradient',
  ),
  learningRate: schedule([1.4e-3, 5e-5], [0, 1], "Adam's learning rate, falling linearly"),
  /**
   * It keeps unlikely actions from dying out. The gradient of the entropy fades with the probability of an action, so that one
   * that has died out does not come back; that of the KL divergence of the uniform policy does not fade.
   */
  regulariser: choice(
    ['entropy', 'uniform'],
    'the regulariser: entropy, or the KL divergence of the uniform policy from ours',
  ),
  /** CleanRL's `ent_coef`; geometrically, so that much of the run is played with little. */
  entropyCoefficient: schedule(
    [0.1, 0.002],
    [LEAST, 10],
    'its coefficient, falling geometrically: with more at first, a policy unlearns more of what it was sure of, and finds more that is new',
  ),
  magnetCoefficient: number(0.3, [0, 10], 'weight of the KL to the averaged policy'),
  teacherCoefficient: schedule(
    [1, 0.3],
    [0, 10],
    'weight of the KL to a teacher in the games that it plays, falling linearly while teachers teach',
  ),
  taughtShare: number(0.5, [0.01, 1], 'share of the run in which teachers teach, where there are any (`--teachers`)'),
  clip: number(0.15, [LEAST, 1], "clipping range ε of PPO's policy ratio"),
  lambda: number(0.95, [0, 1], 'λ of generalised advantage estimation'),
  confidentSampleRate: number(
    0.1,
    [LEAST, 1],
    'confident sample rate: share of the decisions played with a probability above .995 that are learnt from',
  ),
  /** Warmed up by min(decay, (1 + i) / (10 + i)). */
  emaDecay: number(0.995, [0, 1], 'decay of the averaged (EMA) policy in an iteration, once warmed up'),
  equityLearningRate: schedule([1e-3, 1e-4], [0, 1], "the match equity's learning rate, falling linearly"),
  equityUpdates: whole(4, 100, 'updates of the match equity in an iteration'),
};

/** How a run learns. An option with two values goes from the first to the second over the run. */
export type LearningOptions = {
  [Name in keyof typeof LEARNING_OPTIONS]: (typeof LEARNING_OPTIONS)[Name]['standard'];
};
/** An option's value as `read` takes it: `0.0014:0.00005`, `entropy`. */
export function optionText(value: LearningOptions[keyof LearningOptions]): string {
  return Array.isArray(value) ? value.join(':') : String(value);
}

export type Regulariser = LearningOptions['regulariser'];

export const STANDARD_OPTIONS = Object.fromEntries(
  Object.entries(LEARNING_OPTIONS).map(([name, { standard }]) => [name, standard]),
) as LearningOptions;

const FIRST_ENTROPY_FROM_POLICY = 0.03;

/**
 * The options of a run that starts from a policy, or from random weights (null). The former starts with less entropy,
 * so that it does not unlearn more than ten minutes can bring back.
 * @param set those that are asked for
 */
export function initialOptions(policy: object | string | null, set: Partial<LearningOptions> = {}): LearningOptions {
  const { entropyCoefficient } = STANDARD_OPTIONS;
  const first = policy === null ? entropyCoefficient[0] : FIRST_ENTROPY_FROM_POLICY;
  return { ...STANDARD_OPTIONS, entropyCoefficient: [first, entropyCoefficient[1]], ...set };
}
