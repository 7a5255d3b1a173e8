/**
 * What unlikely actions cost: decisions of a policy in its own matches are searched, and the chance to win the match that
 * each action gives away is set beside how much more rarely the policy plays it. The levels of opponents rest on it
 * (`engine/bots/character.ts`).
 */
import type { EvaluateBatch } from '../../../engine/bots/batch.ts';
import type { Bot } from '../../../engine/bots/bot.ts';
import { createSearchBot, type SearchReport } from '../../../engine/bots/search.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { packSeed } from './arena.ts';

const WORLDS = 200;
/** One decision in this many is searched, so that they come from many deals. */
const ONE_IN = 5;
/** Rarer actions are left out. */
const LEAST_PRIOR = 1e-18;
/** Nor does the mean cost count actions that are rarer than the favourite by more factors of e. */
export const MOST_FACTORS = 40;

/** Of each action but the favourite: by how many factors of e it is rarer, and the match-winning chance it gives away. */
export type ActionCost = readonly [rarer: number, cost: number];

interface SearchedMatches {
  rules: HouseRules;
  players: number;
  policy: Bot;
  /** The same policy, as search asks it. */
  evaluate: EvaluateBatch;
  seed: number;
}

/**
 * Searches some decisions.
 * @param index another one has other matches
 * @param onSearched receives how many have been searched
 */
export async function searchDecisions(
  { rules, players, policy, evaluate, seed }: SearchedMatches,
  index: number,
  decisions: number,
  onSearched: (searched: number) => void = () => undefined,
): Promise<ActionCost[]> {
  const costs: ActionCost[] = [];
  const random = new Random(packSeed(seed, index));
  const search = createSearchBot({
    evaluate,
    worlds: WORLDS,
    leastPrior: LEAST_PRIOR,
    onSearch: (report) => costs.push(...costsOf(report)),
  });
  let searched = 0;
  while (searched < decisions) {
    const match = new Match(rules, players, { seed: random.seed() });
    while (match.phase !== 'over' && searched < decisions) {
      if (match.seat < 0) {
        match.startDeal();
        continue;
      }
      const legal = match.legalActions();
      if (legal.length > 1 && random.below(ONE_IN) === 0) {
        await search.decide(match.view(match.seat), legal);
        onSearched(++searched);
      }
      match.apply(await policy.decide(match.view(match.seat), legal));
    }
  }
  return costs;
}

function costsOf({ priors, worths }: SearchReport): ActionCost[] {
  return priors.slice(1).map((prior, i): ActionCost => [Math.log(priors[0] / prior), worths[0] - worths[i + 1]]);
}

/** What a factor of e costs on average, in chance to win a match; NaN where nothing counts. */
export function meanFactorCost(costs: readonly ActionCost[]): number {
  let [factors, sum] = [0, 0];
  for (const [rarer, cost] of costs) {
    if (rarer >= MOST_FACTORS) continue;
    factors += rarer;
    sum += cost;
  }
  return sum / factors;
}
