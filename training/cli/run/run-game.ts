/** What a run plays: a game of Thirty-One, all of them, or a game with a known answer. */
import { resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { EquityModel } from '../../learner/equity/equity-model.ts';
import type { SelfPlayGame } from '../../learner/self-play/game.ts';
import { SOLVABLE_GAMES, type SolvableGame } from '../../learner/games/solvable.ts';
import { ALL_INPUTS, inputsOf, withInputs } from '../../learner/games/inputs.ts';
import { everyGame, oneGame } from '../../learner/games/tables.ts';
import { thirtyOneGame } from '../../learner/games/thirty-one.ts';
import { initialOptions, type LearningOptions } from '../../learner/ppo/options.ts';
import type { PrunedLayer } from '../../learner/network/pruning.ts';
import type { NetworkDefinition } from '../../learner/tensorflow/network.ts';
import { smallNetwork } from '../../learner/tensorflow/small-network.ts';
import { inputLayers } from '../../learner/games/suit-shape.ts';
import { suitNetwork } from '../../learner/tensorflow/suit-network.ts';
import { isScope, rulesFor, type RulesScope } from '../../../engine/rules/suited.ts';
import type { RunPlan } from './run-plan.ts';

const SCOPE_TITLES: Readonly<Record<RulesScope, string>> = {
  all: 'Thirty-One by all rules',
  pool: 'Thirty-One by all rules with a pool',
};

interface Common {
  /** As shown to people. */
  title: string;
  /** The network of the policy that is measured and written. */
  network: NetworkDefinition;
  /** The network that learns: the same, or one without the inputs that its rules do not use. */
  learning: { network: NetworkDefinition; pruned: readonly PrunedLayer[] };
  options: LearningOptions;
}

/** Thirty-One, whose deals are worth match equity. */
export interface ThirtyOneRun extends Common {
  kind: 'thirty-one';
  /** The rules by which its policy is measured; for all rules, the standard game's. */
  rules: HouseRules;
  /** For the network that learns. */
  create(equity: EquityModel): SelfPlayGame;
}

interface SolvableRun extends Common {
  kind: 'solvable';
  solvable: SolvableGame;
}

export type RunGame = ThirtyOneRun | SolvableRun;

export function runGame({ rules, players, init, entropy, sizes: policy, prunesInputs = false }: RunPlan): RunGame {
  const solvable = SOLVABLE_GAMES.find(({ name }) => name === rules);
  if (solvable) {
    const { title, options, sizes } = solvable;
    const network = smallNetwork(sizes);
    return { kind: 'solvable', title, network, learning: { network, pruned: [] }, options, solvable };
  }
  const network = suitNetwork({ policy });
  const options = initialOptions(init, entropy);
  if (isScope(rules)) {
    return {
      kind: 'thirty-one',
      title: SCOPE_TITLES[rules],
      network,
      learning: { network, pruned: [] },
      options,
      rules: rulesFor(rules),
      create: (equity) => thirtyOneGame(everyGame(rules), network, equity),
    };
  }
  const house = resolveRules(rules);
  const inputs = prunesInputs ? inputsOf(house, players) : ALL_INPUTS;
  const learning = { network: suitNetwork({ policy, inputs }), pruned: inputLayers(inputs) };
  return {
    kind: 'thirty-one',
    title: `Thirty-One, rules “${house.name}”`,
    network,
    learning,
    options,
    rules: house,
    create: (equity) =>
      withInputs(thirtyOneGame(oneGame(house, ...players), network, equity), inputs, learning.network),
  };
}
