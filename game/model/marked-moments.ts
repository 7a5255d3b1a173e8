/** Decisions of a review that certainly lost something, and where a replay shows them. */
import { isMarked } from '../../engine/review/judge.ts';
import type { ReviewedDecision } from '../../engine/review/review.ts';
import type { PlayedMatch } from './replay.ts';

export type MarkedMoment = {
  moment: ReviewedDecision;
  /** The position at which it was decided, and the one after the action. */
  before: number;
  at: number;
};

/** The marked decisions of a review, in their order. */
export function markedMoments(
  { deals }: Pick<PlayedMatch, 'deals'>,
  judged: readonly ReviewedDecision[],
): MarkedMoment[] {
  return judged
    .filter(({ verdict }) => isMarked(verdict))
    .flatMap((moment) => {
      const span = deals.find(({ deal }) => deal === moment.deal);
      // The cards are dealt before the first action.
      return span === undefined ? [] : [{ moment, before: span.from + 1 + moment.at, at: span.from + 2 + moment.at }];
    });
}
