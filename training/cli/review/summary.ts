/** What reviews of many records say about each player. */
import { isMarked, type Verdict } from '../../../engine/review/verdict.ts';
import {
  DECISION_KINDS,
  verdictCounts,
  type DecisionKind,
  type ReviewedDecision,
} from '../../../engine/review/review.ts';
import { intervalOf, type Interval } from '../../../engine/statistics.ts';
import type { SeatReview } from '../jobs/kinds/reviews.ts';

export interface NamedReview extends SeatReview {
  file: string;
  seat: number;
  player: string;
}

/** Some decisions: how many, and what they lose on average, in chance to win the match. */
export interface AverageLosses {
  decisions: number;
  loss: Interval;
}

export interface PlayerSummary extends AverageLosses {
  player: string;
  /** Records in which the player sat, seat by seat. */
  matches: number;
  obvious: number;
  verdicts: Record<Verdict, number>;
  kinds: Partial<Record<DecisionKind, AverageLosses>>;
  /** By turn in a deal, from the first; the last are all later ones. */
  turns: AverageLosses[];
}

/** Later turns are counted together. */
const LAST_TURN = 6;

/** @returns players in the order in which they come */
export function summariesOf(reviews: readonly NamedReview[]): PlayerSummary[] {
  const players = [...new Set(reviews.map(({ player }) => player))];
  return players.map((player) => {
    const own = reviews.filter((review) => review.player === player);
    const judged = own.flatMap((review) => review.judged);
    const lossesWhere = (holds: (one: ReviewedDecision) => boolean): AverageLosses => lossesOf(judged.filter(holds));
    const kinds = DECISION_KINDS.map((kind) => [kind, lossesWhere((one) => one.kind === kind)] as const);
    return {
      player,
      matches: own.length,
      obvious: own.reduce((sum, { obvious }) => sum + obvious, 0),
      ...lossesOf(judged),
      verdicts: verdictCounts(judged),
      kinds: Object.fromEntries(kinds.filter(([, { decisions }]) => decisions > 0)),
      turns: Array.from({ length: LAST_TURN }, (_, i) =>
        lossesWhere(({ turn }) => Math.min(turn, LAST_TURN) === i + 1),
      ),
    };
  });
}

function lossesOf(judged: readonly ReviewedDecision[]): AverageLosses {
  return { decisions: judged.length, loss: intervalOf(judged.map(({ loss }) => loss)) };
}

/** A decision that lost much, and whose it was. */
interface DearMoment {
  review: NamedReview;
  moment: ReviewedDecision;
}

/** Those that lost most, of all that are certain to have lost something. */
export function dearestOf(reviews: readonly NamedReview[], count: number): DearMoment[] {
  return reviews
    .flatMap((review) => review.judged.map((moment) => ({ review, moment })))
    .filter(({ moment }) => isMarked(moment.verdict))
    .sort((a, b) => b.moment.loss - a.moment.loss)
    .slice(0, count);
}
