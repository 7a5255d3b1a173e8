/** What the decisions of a review come to. */
import { DECISION_KINDS, type DecisionKind, type ReviewedDecision } from '../../../engine/review/review.ts';
import type { MarkedMoment } from '../../model/marked-moments.ts';

interface Losses {
  decisions: number;
  loss: number;
}

/** What all of them lost together. */
export function lossesOf(judged: readonly ReviewedDecision[]): Losses {
  return { decisions: judged.length, loss: judged.reduce((sum, { loss }) => sum + loss, 0) };
}

/** By deal, from the first. @param deals how many there were */
export function lossesByDeal(judged: readonly ReviewedDecision[], deals: number): Losses[] {
  return Array.from({ length: deals }, (_, index) => lossesOf(judged.filter(({ deal }) => deal === index + 1)));
}

/** Of each kind of which there were decisions. */
export function lossesByKind(judged: readonly ReviewedDecision[]): [DecisionKind, Losses][] {
  return DECISION_KINDS.map((one): [DecisionKind, Losses] => [
    one,
    lossesOf(judged.filter(({ kind }) => kind === one)),
  ]).filter(([, { decisions }]) => decisions > 0);
}

/** The marked decisions that lost most, the dearest first. */
export function dearestOf<Marked extends Pick<MarkedMoment, 'moment'>>(
  marked: readonly Marked[],
  count: number,
): Marked[] {
  return marked.toSorted((a, b) => b.moment.loss - a.moment.loss).slice(0, count);
}
