/**
 * How good a policy is, measured while it learns: against bots and its own past, in games that it does not learn from.
 */
import type { Bot } from '../../../engine/bots/bot.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import { createPolicyBot, type EvaluateOne } from '../../../engine/bots/policy.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { playMatches } from '../../learner/evaluation/arena.ts';
import { batchedEvaluate, policySession } from '../../learner/evaluation/batched-evaluate.ts';
import { policyComputation } from '../../learner/tensorflow/computations.ts';
import { traced } from '../../learner/tensorflow/sessions.ts';
import { intervalOf, type Interval } from '../../../engine/statistics.ts';
import type { Scalars } from './metrics.ts';
import type { RunGame, StartedRun } from './run-game.ts';
import { loadRuntime } from '../runtimes/onnxruntime.ts';

/** Far from the seeds that people give, so that their measurements play other packs. */
const EVALUATION_SEED = 31_000_000;
/** Part of the time that evaluations may take. */
const MOST_SHARE = 0.03;
/** An evaluation takes about this part of the time so far, so that later ones, of better policies, are finer. */
const ONE_SHARE = 0.006;
const SHORTEST_SECONDS = 0.4;
const LONGEST_SECONDS = 6;
/** How the time of an evaluation is shared out. */
const EXPERT_PART = 0.6;
const BEFORE_PART = 0.4;
/** Matches under way at once, so that the network is asked for several decisions together. */
const GAMES_AT_ONCE = 48;
/** With fewer packs there is no interval. */
const FEWEST_LANES = 4;
const PACK_STEP = 1_009;
const LONGEST_TURN_MS = 20;
/**
 * About what a pack takes, times the cube of the players: rotations, deals a match and decisions a deal each grow with
 * them. Until one is measured, this says when there is time for the first evaluation.
 */
const PACK_SECONDS = 0.003;

export type PolicyPlayer = (parameters: Float32Array) => EvaluateOne;

export async function createPolicyPlayer({ network }: RunGame): Promise<PolicyPlayer> {
  const session = await traced(await loadRuntime())('evaluation', policyComputation(network));
  return (parameters) => batchedEvaluate(policySession(session, parameters), setImmediate);
}

/**
 * The share of matches that a bot wins against identical opponents, on duplicate deals.
 * @param seconds about how long it may take; what has been begun is played to its end
 */
export async function winsAgainst(
  { rules, players, seed }: { rules: HouseRules; players: number; seed: number },
  bot: Bot,
  opponent: () => Bot,
  seconds: number,
): Promise<Interval> {
  const stop = performance.now() + 1000 * seconds;
  const lanes = Math.max(FEWEST_LANES, Math.round(GAMES_AT_ONCE / players));
  const shares: number[] = [];
  let pack = 0;
  const lane = async (): Promise<void> => {
    do {
      const bots = [bot, ...Array.from({ length: players - 1 }, () => yielding(opponent()))];
      const { seats } = await playMatches({ rules, bots, seed: seed + PACK_STEP * pack++ }, 1);
      shares.push((seats[0].matchWins as Interval).mean);
    } while (performance.now() < stop);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return intervalOf(shares);
}

/** A bot that yields to the event loop now and then, so that Ctrl-C need not wait for a whole match. */
function yielding(bot: Bot): Bot {
  let next = performance.now();
  return {
    name: bot.name,
    decide(view, legal) {
      const answer = bot.decide(view, legal);
      if (performance.now() < next) return answer;
      next = performance.now() + LONGEST_TURN_MS;
      return new Promise((resolve) => setImmediate(resolve, answer));
    },
  };
}

/**
 * Measures a policy, now and then: so that it takes no more than a small part of the time.
 * @param decisions that it has learnt from
 * @returns figures by name, for the metrics; null where there is no time yet
 */
type Evaluate = (parameters: Float32Array, decisions: number) => Promise<Scalars | null>;

export function evaluator({ game, plan }: StartedRun, player: PolicyPlayer): Evaluate {
  const { rules } = game;
  const [players] = plan.players;
  const began = performance.now();
  let spent = 0;
  let lastTook = FEWEST_LANES * PACK_SECONDS * players ** 3;
  let count = 0;
  let before: { parameters: Float32Array; decisions: number } | null = null;
  return async (parameters, decisions) => {
    const start = performance.now();
    const elapsed = (start - began) / 1000;
    const seconds = Math.min(Math.max(SHORTEST_SECONDS, ONE_SHARE * elapsed), LONGEST_SECONDS);
    if (spent + Math.max(lastTook, seconds) > MOST_SHARE * elapsed) return null;
    const table = { rules, players, seed: EVALUATION_SEED + count++ };
    const bot = createPolicyBot(player(parameters));
    const expert = await winsAgainst(table, bot, () => createExpert(table.seed), EXPERT_PART * seconds);
    const scalars: Scalars = {
      'charts/episodic_return': expert.mean,
      'eval/wins_against_expert': expert.mean,
      'eval/wins_against_expert_margin': marginOf(expert),
    };
    if (before !== null) {
      const earlier = createPolicyBot(player(before.parameters));
      const wins = await winsAgainst(table, bot, () => earlier, BEFORE_PART * seconds);
      scalars['eval/wins_against_before'] = wins.mean;
      scalars['eval/wins_against_before_margin'] = marginOf(wins);
      scalars['eval/decisions_since_before'] = decisions - before.decisions;
    }
    before = { parameters, decisions };
    lastTook = (performance.now() - start) / 1000;
    spent += lastTook;
    return { ...scalars, 'time/evaluation': lastTook };
  };
}

export function marginOf({ low, high }: Interval): number {
  return (high - low) / 2;
}
