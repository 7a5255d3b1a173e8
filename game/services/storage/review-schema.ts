/** What a stored review must look like. It stands apart from the other schemas, because few pages read one. */
import * as v from 'valibot';
import { VERDICTS } from '../../../engine/review/judge.ts';
import { DECISION_KINDS } from '../../../engine/review/review.ts';
import type { KeptReview } from './stores.ts';

const number = v.number();
export const ReviewSchema: v.GenericSchema<unknown, KeptReview> = v.object({
  record: v.string(),
  seat: number,
  policy: v.string(),
  seed: number,
  judged: v.array(
    v.object({
      deal: number,
      at: number,
      turn: number,
      kind: v.picklist(DECISION_KINDS),
      played: number,
      best: number,
      loss: number,
      margin: number,
      verdict: v.picklist(VERDICTS),
      deals: number,
      options: v.array(
        v.object({
          action: number,
          prior: number,
          chance: number,
          figures: v.object({ lost: number, taken: number, knocked: number }),
        }),
      ),
    }),
  ),
  obvious: number,
});
