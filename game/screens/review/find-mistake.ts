/** The dearest mistake of a deal: what a seat decided in it is judged as in a review. */
import type { MatchRecord } from '../../../engine/record.ts';
import { decisionsOf, type ReviewedDecision } from '../../../engine/review/review.ts';
import { isMarked } from '../../../engine/review/verdict.ts';
import type { View } from '../../../engine/view.ts';
import type { JudgedNow } from '../../services/bots/messages.ts';
import type { ReviewService } from '../../services/bots/review-service.ts';

export interface FoundMistake {
  moment: ReviewedDecision;
  view: View;
}

interface DealToJudge {
  /** The record so far; its last deal is the one. */
  record: MatchRecord;
  seat: number;
  /** The SHA-256 of the policy that will judge: the deals before are left out. */
  policy: string;
  service: Pick<ReviewService, 'review'>;
  signal: AbortSignal;
}

/** The decision of the last deal that certainly lost most, if that was a mistake. @throws {RequestFailed} also where it is cancelled */
export async function findMistake({
  record,
  seat,
  policy,
  service,
  signal,
}: DealToJudge): Promise<FoundMistake | null> {
  const all = decisionsOf(record, seat);
  const deal = record.deals.length;
  const before = all.filter((decision) => decision.deal < deal).length;
  const judged: ReviewedDecision[] = [];
  const onJudged = ({ judged: one }: JudgedNow): void => {
    if (one !== null && one.deal === deal) judged.push(one);
  };
  await service.review(record, seat, { onJudged, known: { policy, decisions: before }, signal });
  const [dearest] = judged.filter(({ verdict }) => isMarked(verdict, 'mistake')).toSorted((a, b) => b.loss - a.loss);
  const decision = all.find(({ at, deal: of }) => of === deal && at === dearest?.at);
  return decision === undefined ? null : { moment: dearest, view: decision.view };
}
