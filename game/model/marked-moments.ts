/** Decisions of a review that certainly lost something, and where a replay shows them. */
import { isMarked, type Grade } from '../../engine/review/verdict.ts';
import type { ReviewedDecision } from '../../engine/review/review.ts';
import type { ReplayedMatch } from './replay.ts';

export interface MarkedMoment {
  moment: ReviewedDecision;
  /** The position at which it was decided, and the one after the action. */
  before: number;
  at: number;
}

/** The marked decisions of a review, in their order. @param least only those with this verdict or a worse one */
export function markedMoments(
  { deals }: Pick<ReplayedMatch, 'deals'>,
  judged: readonly ReviewedDecision[],
  least: Grade,
): MarkedMoment[] {
  return judged
    .filter(({ verdict }) => isMarked(verdict, least))
    .flatMap((moment) => {
      const span = deals.find(({ deal }) => deal === moment.deal);
      // The cards are dealt before the first action.
      return span === undefined ? [] : [{ moment, before: span.from + 1 + moment.at, at: span.from + 2 + moment.at }];
    });
}
