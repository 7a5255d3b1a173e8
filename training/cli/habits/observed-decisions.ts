/** What players chose in recorded matches, with the policy's probabilities in each decision. */
import { questionOf, type EvaluateOne } from '../../../engine/bots/policy.ts';
import { decisionIn, type ObservedDecision } from '../../../engine/habits/habits.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import { decisionsOf } from '../../../engine/review/review.ts';

/** A seat's choices in a match. @param evaluate answers many questions at once @throws {RecordError} */
export function observedDecisions(
  record: MatchRecord,
  seat: number,
  evaluate: EvaluateOne,
): Promise<ObservedDecision[]> {
  return Promise.all(
    decisionsOf(record, seat).map(async ({ view, legal, played }) => {
      const { observation, mask } = questionOf(view, legal);
      const choice = decisionIn(view, legal);
      return { ...choice(await evaluate(observation, mask)), chosen: legal.indexOf(played) };
    }),
  );
}
