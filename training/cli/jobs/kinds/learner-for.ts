/** Learners for one rules file. */
import { Random } from '../../../../engine/random.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import { equityLearning } from '../../../learner/equity/equity-learning.ts';
import { hideUpcoming } from '../../../learner/games/hidden.ts';
import { ALL_INPUTS, inputsOf, withInputs } from '../../../learner/games/inputs.ts';
import { inputLayers } from '../../../learner/games/suit-shape.ts';
import { oneGame } from '../../../learner/games/tables.ts';
import { thirtyOneGame } from '../../../learner/games/thirty-one.ts';
import { Learner, type InitialWeights } from '../../../learner/ppo/learner.ts';
import { initialOptions } from '../../../learner/ppo/options.ts';
import { PrunedWeights, wholeWeights } from '../../../learner/ppo/pruned-weights.ts';
import type { SelfPlayGame, SelfPlayTable } from '../../../learner/self-play/game.ts';
import type { NetworkDefinition } from '../../../learner/tensorflow/network.ts';
import { equitySessions, learnerSessions, type Execute } from '../../../learner/tensorflow/sessions.ts';
import { suitNetwork } from '../../../learner/tensorflow/suit-network.ts';
import type { Variant } from '../../ablation/variants.ts';

/** What is learnt, and from where on. */
interface LearningTask {
  rules: HouseRules;
  /** The fewest and the most. */
  players: readonly [number, number];
  seed: number;
  /** Weights to start from; null for random ones. */
  init: InitialWeights | null;
}

interface LearnerFor {
  learner: Learner;
  /** Puts back the inputs that the learner's network lacks, since the rules do not use them. */
  weights: PrunedWeights;
  /** With all inputs. */
  network: NetworkDefinition;
}

/** A learner for some rules. @param variant how it differs from the standard */
export async function learnerFor(
  execute: Execute,
  { rules, players, seed, init }: LearningTask,
  variant: Variant = {},
): Promise<LearnerFor> {
  const random = new Random(seed);
  const inputs = variant.hasAllInputs ? ALL_INPUTS : inputsOf(rules, players);
  const policy = init?.sizes;
  const network = suitNetwork({ policy });
  const learning = suitNetwork({ policy, inputs, hasBelief: variant.hasBelief ?? false });
  const equity = variant.isWithoutEquity ? null : equityLearning(await equitySessions(execute), random);
  const game = thirtyOneGame(oneGame(rules, ...players), network, equity?.model ?? null);
  const options = { ...initialOptions(init), ...variant.options };
  const seen = variant.isCriticBlind ? blind(game, variant.isCriticBlind) : game;
  const sessions = await learnerSessions(execute, learning, options);
  const learner = new Learner(withInputs(seen, inputs, learning), sessions, random, options, { equity });
  const weights = new PrunedWeights(network, inputLayers(inputs), init && wholeWeights(init));
  if (init !== null) learner.startFrom(weights.prune(init));
  return { learner, weights, network };
}

/** The same game with a critic that sees nothing hidden, or nothing of the stock. */
function blind(game: SelfPlayGame, what: 'all' | 'stock'): SelfPlayGame {
  return {
    ...game,
    createTable(random): SelfPlayTable {
      const table = game.createTable(random);
      const observe = table.observe.bind(table);
      const { hiddenSize } = game.network;
      table.observe = (rows, row) => {
        observe(rows, row);
        const hidden = rows.hidden.subarray(row * hiddenSize, (row + 1) * hiddenSize);
        if (what === 'all') hidden.fill(0);
        else hideUpcoming(hidden);
      };
      return table;
    },
  };
}
