/** What bots that adapt did because of what they knew, asked of the worker that runs the policy. */
import type { AdaptedDecision } from '../../../engine/habits/adapted-decisions.ts';
import { hasAdapted, type MatchRecord } from '../../../engine/record.ts';
import { RequestFailed } from '../../base/worker-requests.ts';
import type { PolicyService } from './policy-service.ts';

/** Nothing where that cannot be found out now. */
export async function adaptedIn(
  bots: Pick<PolicyService, 'ask'>,
  record: MatchRecord,
): Promise<readonly AdaptedDecision[]> {
  if (!hasAdapted(record)) return [];
  try {
    return await bots.ask('adapted', { record });
  } catch (error) {
    if (error instanceof RequestFailed) return [];
    throw error;
  }
}
