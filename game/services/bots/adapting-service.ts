/** The policy of bots that adapt, asked by the worker that runs it. */
import type { AdaptedDecision } from '../../../engine/habits/adapted-decisions.ts';
import { VERSION_WITH_RIVALS } from '../../../engine/habits/rival-numbers.ts';
import { hasAdapted, type MatchRecord } from '../../../engine/record.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { RequestFailed } from '../../base/worker-requests.ts';
import { forPlayers } from '../../catalogue/table-rules.ts';
import type { PolicySource } from './messages.ts';
import type { PolicyService } from './policy-service.ts';

type AskableBots = Pick<PolicyService, 'ask' | 'sourceFor'>;

/** Where the policy is that bots play by which adapt. */
export function adaptingSource(bots: Pick<AskableBots, 'sourceFor'>, rules: HouseRules, players: number): PolicySource {
  const { wanted, ...source } = bots.sourceFor(forPlayers(players, rules));
  return { ...source, wanted: { ...wanted, observation: VERSION_WITH_RIVALS } };
}

/** What bots of a record did because of what they knew; nothing where that cannot be found out now. */
export async function adaptedIn(bots: AskableBots, record: MatchRecord): Promise<readonly AdaptedDecision[]> {
  if (!hasAdapted(record)) return [];
  const source = adaptingSource(bots, resolveRules(record.rules), record.players.length);
  try {
    return await bots.ask('adapted', { ...source, record });
  } catch (error) {
    if (error instanceof RequestFailed) return [];
    throw error;
  }
}
