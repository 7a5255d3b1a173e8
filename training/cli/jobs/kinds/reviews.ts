/** Reviews of recorded matches: a part is one seat of one record. */
import * as v from 'valibot';
import type { MatchRecord } from '../../../../engine/record.ts';
import { decisionsOf, reviewOf, type ReviewedDecision } from '../../../../engine/review/review.ts';
import { ReviewedDecisionSchema } from '../../../../engine/review/schema.ts';
import { factorCostOf, loadPolicy } from '../../bots/bots.ts';
import { evaluateRows } from '../../../learner/evaluation/batched-evaluate.ts';
import { type JobKind, finite } from '../job-kind.ts';

interface ReviewsShared {
  seed: number;
  deals: number;
}

interface ReviewsPart {
  record: MatchRecord;
  seat: number;
  /** The policy file that judges. */
  model: string;
}

export interface SeatReview {
  judged: ReviewedDecision[];
  /** Decisions with one sensible action: not judged. */
  obvious: number;
}

export const reviews: JobKind<ReviewsShared, ReviewsPart, SeatReview> = {
  prepare({ seed, deals }) {
    return Promise.resolve(async ({ record, seat, model }, onProgress) => {
      const evaluate = evaluateRows(await loadPolicy(model, '--model'));
      const judge = { evaluate, factorCost: factorCostOf(model), seed, mostDeals: deals };
      const decisions = decisionsOf(record, seat);
      const review: SeatReview = { judged: [], obvious: 0 };
      let done = 0;
      for await (const judged of reviewOf(decisions, judge)) {
        if (judged === null) review.obvious++;
        else review.judged.push(judged);
        onProgress(++done / decisions.length);
      }
      return review;
    });
  },

  filesOf: (_, parts) => parts.map(({ model }) => model),

  isResult: (value): value is SeatReview =>
    v.is(v.object({ judged: v.array(ReviewedDecisionSchema), obvious: finite }), value),
};
