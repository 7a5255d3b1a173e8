/** Reviews of recorded matches: a part is one seat of one record. */
import * as v from 'valibot';
import type { MatchRecord } from '../../../../engine/record.ts';
import { VERDICTS } from '../../../../engine/review/judge.ts';
import { DECISION_KINDS, decisionsOf, reviewOf, type ReviewedDecision } from '../../../../engine/review/review.ts';
import { evaluateRows, factorCostOf, loadPolicy } from '../../bots/bots.ts';
import type { JobKind } from '../job-kind.ts';
import { finite } from './shapes.ts';

export interface ReviewsShared {
  seed: number;
}

export interface ReviewsPart {
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

const Share = v.pipe(finite, v.minValue(0), v.maxValue(1));
const Judged = v.object({
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
      figures: v.object({ lost: Share, taken: Share, knocked: Share }),
    }),
  ),
});

export const reviews: JobKind<ReviewsShared, ReviewsPart, SeatReview> = {
  prepare({ seed }) {
    return Promise.resolve(async ({ record, seat, model }, onProgress) => {
      const evaluate = evaluateRows(await loadPolicy(model, '--model'));
      const decisions = decisionsOf(record, seat);
      const review: SeatReview = { judged: [], obvious: 0 };
      let done = 0;
      for await (const judged of reviewOf(decisions, { evaluate, factorCost: factorCostOf(model), seed })) {
        if (judged === null) review.obvious++;
        else review.judged.push(judged);
        onProgress(++done / decisions.length);
      }
      return review;
    });
  },

  filesOf: (_, parts) => [...new Set(parts.map(({ model }) => model))],

  isResult: (value): value is SeatReview => v.is(v.object({ judged: v.array(Judged), obvious: finite }), value),
};
