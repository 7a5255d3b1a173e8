/** What a reviewed decision must look like where it comes from a store or another machine. */
import * as v from 'valibot';
import { VERDICTS } from './verdict.ts';
import { DECISION_KINDS, type ReviewedDecision } from './review.ts';

const finite = v.pipe(v.number(), v.finite());
const share = v.pipe(finite, v.minValue(0), v.maxValue(1));

export const ReviewedDecisionSchema: v.GenericSchema<unknown, ReviewedDecision> = v.object({
  deal: finite,
  at: finite,
  turn: finite,
  kind: v.picklist(DECISION_KINDS),
  played: finite,
  best: finite,
  loss: finite,
  margin: finite,
  verdict: v.picklist(VERDICTS),
  deals: finite,
  options: v.array(
    v.object({
      action: finite,
      prior: finite,
      chance: finite,
      figures: v.object({ lost: share, taken: share, knocked: share }),
    }),
  ),
});
