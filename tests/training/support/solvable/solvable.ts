/** Games with known equilibria or exact best responses: they show whether the learner learns. */
import type { SelfPlayGame } from '../../../../training/learner/self-play/game.ts';
import { STANDARD_OPTIONS, type LearningOptions } from '../../../../training/learner/ppo/options.ts';
import type { NetworkShape } from '../../../../training/learner/network/parameters.ts';
import { informationSets, nameOf, nashConv } from './exact.ts';
import { KUHN, KUHN_NETWORK } from './kuhn.ts';
import { LEDUC, LEDUC_NETWORK } from './leduc.ts';
import { LITTLE, LITTLE_NETWORK } from './little.ts';
import { selfPlayGame, type Position, type SmallNetworkSizes } from './position.ts';

/**
 * Evaluates rows of decisions to probabilities [rows, actions].
 * @param observation [rows, observationSize]
 * @param mask [rows, actions], 1 where legal
 */
type EvaluateRows = (observation: Float32Array, mask: Float32Array, rows: number) => Promise<Float32Array>;

export interface SolvableGame {
  readonly name: 'kuhn' | 'leduc' | 'little';
  readonly title: string;
  /** The sizes of the networks that learn it. */
  readonly sizes: SmallNetworkSizes;
  /** @param network of those sizes */
  selfPlayGame(network: NetworkShape): SelfPlayGame;
  /** What brings the learner near the equilibrium; see training/checks.md. */
  readonly options: LearningOptions;
  /** How many decisions that takes. */
  readonly steps: number;
  /** NashConv of the policy that plays every legal action equally often. */
  readonly uniformNashConv: number;
  /** How much best responses gain on a policy, exactly: twice its exploitability. It takes seconds for the largest game. */
  nashConv(evaluate: EvaluateRows): Promise<number>;
}

/**
 * Without a match there is no equity to learn. In an equilibrium rare actions matter, so all decisions are learnt from,
 * and more than once.
 */
const OPTIONS: LearningOptions = {
  ...STANDARD_OPTIONS,
  minibatch: 256,
  epochs: 2,
  isLocal: false,
  confidentSampleRate: 1,
  equityLearningRate: [0, 0],
  equityUpdates: 0,
};

export const SOLVABLE_GAMES: readonly SolvableGame[] = [
  solvable(KUHN, KUHN_NETWORK, 1, {
    name: 'kuhn',
    title: 'Kuhn poker',
    options: {
      ...OPTIONS,
      decisions: 2_048,
      minibatch: 512,
      epochs: 4,
      learningRate: [2e-3, 1e-4],
      entropyCoefficient: [0.5, 0.002],
      magnetCoefficient: 0.5,
    },
    steps: 614_400,
    uniformNashConv: 11 / 12,
  }),
  solvable(LEDUC, LEDUC_NETWORK, 1 / 5, {
    name: 'leduc',
    title: "Leduc hold'em",
    options: {
      ...OPTIONS,
      tables: 512,
      decisions: 4_096,
      minibatch: 512,
      learningRate: [2e-3, 1e-4],
      regulariser: 'uniform',
      entropyCoefficient: [0.1, 0.016],
      magnetCoefficient: 0.2,
      lambda: 1,
      emaDecay: 0.9995,
    },
    steps: 30_000_000,
    uniformNashConv: 4.747222,
  }),
  solvable(LITTLE, LITTLE_NETWORK, 1, {
    name: 'little',
    title: 'Little Thirty-One',
    options: {
      ...OPTIONS,
      tables: 512,
      learningRate: [2e-3, 1e-4],
      entropyCoefficient: [0.05, 0.005],
      magnetCoefficient: 0.2,
    },
    steps: 409_600,
    uniformNashConv: 2.208273,
  }),
];

export function solvableGame(name: SolvableGame['name']): SolvableGame {
  return SOLVABLE_GAMES.find((game) => game.name === name) as SolvableGame;
}

/** How many decisions are evaluated at once. */
const BATCH = 4_096;

/** @param rewardScale scales the game's payoffs to about 1, for which the learner's rates were chosen */
function solvable(
  start: Position,
  sizes: SmallNetworkSizes,
  rewardScale: number,
  facts: Omit<SolvableGame, 'sizes' | 'selfPlayGame' | 'nashConv'>,
): SolvableGame {
  return {
    ...facts,
    sizes,
    selfPlayGame: (network) => selfPlayGame(start, network, rewardScale),
    async nashConv(evaluate) {
      const policy = await policyOf(start, sizes, evaluate);
      return nashConv(start, (position, choice) => policy.get(nameOf(position))![choice]);
    },
  };
}

/** Probabilities by information set. */
async function policyOf(
  start: Position,
  { observationSize, actionCount }: SmallNetworkSizes,
  evaluate: EvaluateRows,
): Promise<Map<string, Float32Array>> {
  const sets = [...informationSets(start)];
  const policy = new Map<string, Float32Array>();
  for (let first = 0; first < sets.length; first += BATCH) {
    const some = sets.slice(first, first + BATCH);
    const observation = new Float32Array(some.length * observationSize);
    const mask = new Float32Array(some.length * actionCount);
    some.forEach(([, position], row) => {
      position.observe(observation, row * observationSize);
      for (const choice of position.choices) mask[row * actionCount + choice] = 1;
    });
    const shares = await evaluate(observation, mask, some.length);
    some.forEach(([name], row) => policy.set(name, shares.slice(row * actionCount, (row + 1) * actionCount)));
  }
  return policy;
}
