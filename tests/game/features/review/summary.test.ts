import { describe, expect, test } from 'vitest';
import { verdictCounts } from '../../../../engine/review/review.ts';
import { dearestOf } from '../../../../game/features/review/summary.ts';
import { reviewedDecision } from '../../support/reviews.ts';

const judged = [
  reviewedDecision({ deal: 1, at: 1, loss: 0.25, verdict: 'blunder' }),
  reviewedDecision({ deal: 1, at: 4, loss: 0, verdict: 'fine', kind: 'discard' }),
  reviewedDecision({ deal: 3, at: 2, loss: 0.5, verdict: 'blunder' }),
  reviewedDecision({ deal: 3, at: 5, loss: 0.125, verdict: 'unclear', kind: 'draw' }),
];

describe('a review', () => {
  test('counts each verdict', () => {
    expect(verdictCounts(judged)).toEqual({ fine: 1, unclear: 1, doubtful: 0, mistake: 0, blunder: 2 });
  });

  test('shows the dearest decisions first', () => {
    const marked = [judged[0], judged[2], reviewedDecision({ loss: 0.06 })].map((moment, before) => ({
      moment,
      before,
      at: before + 1,
    }));
    expect(dearestOf(marked, 2).map(({ moment }) => moment.loss)).toEqual([0.5, 0.25]);
  });
});
