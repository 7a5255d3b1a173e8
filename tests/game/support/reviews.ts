/** Judged decisions for tests of what is done with them. */
import { DRAW, KNOCK } from '../../../engine/actions.ts';
import type { ReviewedDecision } from '../../../engine/review/review.ts';

/** A knock that lost six points. */
export function reviewedDecision(changes: Partial<ReviewedDecision> = {}): ReviewedDecision {
  const figures = { lost: 0.4, taken: 0, knocked: 0.1 };
  return {
    deal: 1,
    at: 3,
    turn: 2,
    kind: 'knock',
    played: KNOCK,
    best: DRAW,
    loss: 0.06,
    margin: 0.01,
    verdict: 'mistake',
    deals: 256,
    options: [
      { action: DRAW, prior: 0.8, chance: 0.56, figures: { ...figures, lost: 0.2 } },
      { action: KNOCK, prior: 0.1, chance: 0.5, figures },
    ],
    ...changes,
  };
}
