/** A run, and what it plays: a game of Thirty-One, or all of them. */
import { resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { EquityModel } from '../../learner/equity/equity-model.ts';
import type { SelfPlayGame } from '../../learner/self-play/game.ts';
import {
  ALL_BUT_RIVALS,
  ALL_INPUTS,
  inputsOf,
  rivalInputsOf,
  tieRivalGradients,
  withInputs,
  type NetworkInputs,
} from '../../learner/games/inputs.ts';
import type { People } from '../../learner/games/people.ts';
import { everyGame, oneGame } from '../../learner/games/tables.ts';
import { thirtyOneGame } from '../../learner/games/thirty-one.ts';
import { initialOptions, type LearningOptions } from '../../learner/ppo/options.ts';
import type { PrunedLayer } from '../../learner/network/pruning.ts';
import type { InitialWeights } from '../../learner/files/weights.ts';
import type { NetworkDefinition } from '../../learner/tensorflow/network.ts';
import { inputLayers, WHOLE_SHAPE } from '../../learner/games/suit-shape.ts';
import { allParameters } from '../../learner/network/parameters.ts';
import { suitNetwork } from '../../learner/tensorflow/suit-network.ts';
import { isScope, rulesFor, type PlayedRules, type RulesScope } from '../../../engine/rules/suited.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { RunFolder } from './run-folder.ts';
import type { RunPlan } from './run-plan.ts';

const SCOPE_TITLES: Readonly<Record<RulesScope, string>> = {
  all: 'Thirty-One by all rules',
  pool: 'Thirty-One by all rules with a pool',
  'draw-discard': 'Thirty-One by all rules of drawing and discarding',
};

interface Learning {
  network: NetworkDefinition;
  pruned: readonly PrunedLayer[];
  /** Changes each gradient; null where none is changed. */
  shareGradients: ((gradient: Float32Array) => void) | null;
}

export interface RunGame {
  title: string;
  /** The network of the policy that is measured and written. */
  network: NetworkDefinition;
  /** The network that learns: the same, or one without the inputs that its rules do not use. */
  learning: Learning;
  options: LearningOptions;
  /** The rules by which its policy is measured; for all rules, the standard game's. */
  rules: HouseRules;
  /** For the network that learns. @param people who sit at most tables; null for none */
  create(equity: EquityModel, people: People | null): SelfPlayGame;
}

export interface TrainingRun {
  plan: RunPlan;
  folder: RunFolder;
  checkpoint: Checkpoint | null;
  /** Weights to start from; null for random ones, or where the run goes on from a checkpoint. */
  initialWeights: InitialWeights | null;
}

/** A run whose folder is there. */
export interface StartedRun extends TrainingRun {
  game: RunGame;
}

/** @throws {RunError} where its folder cannot be made */
export function startRun(run: TrainingRun): StartedRun {
  run.folder.make();
  return { ...run, game: runGame(run.plan) };
}

interface GamePlan extends Pick<RunPlan, 'rules' | 'players' | 'set' | 'sizes' | 'rivals'> {
  /** The policy that learning starts from, or its file; null for random weights. */
  init: object | string | null;
}

export function runGame({ rules, players, init, set, sizes: policy, rivals }: GamePlan): RunGame {
  const network = suitNetwork({ policy });
  const scope = isScope(rules) ? rules : null;
  const house = isScope(rules) ? rulesFor(rules) : resolveRules(rules);
  const inputs = inputsFor(scope === null ? house : scope, players, rivals !== undefined);
  const learning = learningOf(suitNetwork({ policy, inputs }), inputs);
  const source = scope === null ? oneGame(house, ...players) : everyGame(scope);
  return {
    title: scope === null ? `Thirty-One, rules “${house.name}”` : SCOPE_TITLES[scope],
    network,
    learning,
    options: initialOptions(init, set),
    rules: house,
    create: (equity, people) => {
      const game = thirtyOneGame(source, WHOLE_SHAPE, equity);
      return withInputs(people?.at(game) ?? game, inputs, learning.network);
    },
  };
}

/** What the network that learns reads. @param rules or a scope, in which anything can be in use */
function inputsFor(rules: PlayedRules, players: readonly [number, number], hasRivals: boolean): NetworkInputs {
  if (isScope(rules)) return hasRivals ? ALL_INPUTS : ALL_BUT_RIVALS;
  return hasRivals ? rivalInputsOf(rules, players) : inputsOf(rules, players);
}

function learningOf(network: NetworkDefinition, inputs: NetworkInputs): Learning {
  return {
    network,
    pruned: inputs === ALL_INPUTS ? [] : inputLayers(inputs),
    shareGradients: tieRivalGradients(allParameters(network), inputs),
  };
}
