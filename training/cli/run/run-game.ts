/** What a run plays: a game of Thirty-One, all of them, or a game with a known answer. */
import { preset, resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { EquityModel } from '../../learner/equity/equity-model.ts';
import type { SelfPlayGame } from '../../learner/self-play/game.ts';
import { SOLVABLE_GAMES, type SolvableGame } from '../../learner/games/solvable.ts';
import { everyGame, oneGame } from '../../learner/games/tables.ts';
import { thirtyOneGame } from '../../learner/games/thirty-one.ts';
import { initialOptions, type LearningOptions } from '../../learner/ppo/options.ts';
import type { NetworkDefinition } from '../../learner/tensorflow/network.ts';
import { smallNetwork } from '../../learner/tensorflow/small-network.ts';
import { suitNetwork } from '../../learner/tensorflow/suit-network.ts';
import { ALL_RULES, type RunPlan } from './run-plan.ts';

interface Common {
  /** As shown to people. */
  title: string;
  network: NetworkDefinition;
  options: LearningOptions;
}

/** Thirty-One, whose deals are worth match equity. */
export interface ThirtyOneRun extends Common {
  kind: 'thirty-one';
  /** The rules by which its policy is measured; for all rules, the standard game's. */
  rules: HouseRules;
  create(equity: EquityModel): SelfPlayGame;
}

export interface SolvableRun extends Common {
  kind: 'solvable';
  solvable: SolvableGame;
}

export type RunGame = ThirtyOneRun | SolvableRun;

export function runGame({ rules, players, init }: RunPlan): RunGame {
  const solvable = SOLVABLE_GAMES.find(({ name }) => name === rules);
  if (solvable) {
    const { title, options, sizes } = solvable;
    return { kind: 'solvable', title, network: smallNetwork(sizes), options, solvable };
  }
  const network = suitNetwork();
  const options = initialOptions(init);
  if (rules === ALL_RULES) {
    return {
      kind: 'thirty-one',
      title: 'Thirty-One by all rules',
      network,
      options,
      rules: preset('scat'),
      create: (equity) => thirtyOneGame(everyGame(), network, equity),
    };
  }
  const house = resolveRules(rules);
  return {
    kind: 'thirty-one',
    title: `Thirty-One, rules “${house.name}”`,
    network,
    options,
    rules: house,
    create: (equity) => thirtyOneGame(oneGame(house, ...players), network, equity),
  };
}
