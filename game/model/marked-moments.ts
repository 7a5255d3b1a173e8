/** Decisions of a review that certainly lost something, those of bots that adapted, and where a replay shows them. */
import type { AdaptedDecision } from '../../engine/habits/adapted-decisions.ts';
import { isMarked, type Grade } from '../../engine/review/verdict.ts';
import type { ReviewedDecision } from '../../engine/review/review.ts';
import type { ReplayedMatch } from './replay.ts';

interface ReplayPlace {
  /** The position at which it was decided, and the one after the action. */
  before: number;
  at: number;
}

export interface MarkedMoment extends ReplayPlace {
  moment: ReviewedDecision;
}

/** A decision of a bot that adapted. */
export interface AdaptedMoment extends ReplayPlace {
  adapted: AdaptedDecision;
}

type MarkedMatch = Pick<ReplayedMatch, 'deals'>;

/** The marked decisions of a review, in their order. @param least only those with this verdict or a worse one */
export function markedMoments(match: MarkedMatch, judged: readonly ReviewedDecision[], least: Grade): MarkedMoment[] {
  return judged
    .filter(({ verdict }) => isMarked(verdict, least))
    .flatMap((moment) => placed(match, moment, { moment }));
}

/** The decisions of bots that adapted, in their order. */
export function adaptedMoments(match: MarkedMatch, decisions: readonly AdaptedDecision[]): AdaptedMoment[] {
  return decisions.flatMap((adapted) => placed(match, adapted, { adapted }));
}

/** Where a replay shows a decision; nowhere where it does not show its deal. */
function placed<Marked>(
  { deals }: MarkedMatch,
  { deal, at }: { deal: number; at: number },
  marked: Marked,
): (Marked & ReplayPlace)[] {
  const span = deals.find((one) => one.deal === deal);
  // The cards are dealt before the first action.
  return span === undefined ? [] : [{ ...marked, before: span.from + 1 + at, at: span.from + 2 + at }];
}
