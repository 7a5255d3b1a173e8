/** What somebody chose in a recorded match, with the policy's probabilities in each decision. */
import { questionOf, type EvaluateOne } from '../bots/policy.ts';
import type { MatchRecord } from '../record.ts';
import { decisionsOf } from '../review/review.ts';
import { decisionIn } from './habits.ts';
import type { PlayedDecision } from './nearest-character.ts';

/**
 * Of a seat, in order.
 * @param evaluate may be asked many questions at once
 * @param from the first deal that counts, from 1
 * @throws {RecordError} where the record does not replay as written
 */
export async function observedDecisions(
  record: MatchRecord,
  seat: number,
  evaluate: EvaluateOne,
  from = 1,
): Promise<(PlayedDecision & { deal: number })[]> {
  return Promise.all(
    decisionsOf(record, seat)
      .filter(({ deal }) => deal >= from)
      .map(async ({ deal, view, legal, played }) => {
        const { observation, mask } = questionOf(view, legal);
        const decision = decisionIn(view, legal);
        const probabilities = await evaluate(observation, mask);
        const byPolicy = legal.map((action) => probabilities[action]);
        return { ...decision(probabilities), chosen: legal.indexOf(played), legal, byPolicy, deal };
      }),
  );
}
