/** What players chose in recorded matches, with the policy's probabilities in each decision. */
import { ACTION_COUNT } from '../../../engine/actions.ts';
import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import { decisionIn, type ObservedDecision } from '../../../engine/habits/habits.ts';
import { OBSERVATION_SIZE, writeMask, writeObservation } from '../../../engine/observation.ts';
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
      const observation = new Float32Array(OBSERVATION_SIZE);
      const mask = new Float32Array(ACTION_COUNT);
      writeObservation(view, observation, 0);
      writeMask(legal, legal.length, mask, 0);
      const choice = decisionIn(view, legal);
      return { ...choice(await evaluate(observation, mask)), chosen: legal.indexOf(played) };
    }),
  );
}
