/** What the decisions of a seat in a recorded match were worth, judged by the policy for its rules. */
import type { MatchRecord } from '../../../engine/record.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { forPlayers } from '../../catalogue/table-rules.ts';
import type { JudgedBefore, JudgedNow } from './messages.ts';
import type { PolicyService } from './policy-service.ts';

/** What a review tells while it goes on. */
export type ReviewListener = (judged: JudgedNow) => void;

/** A review as it was ordered. */
export interface OrderedReview {
  /** The SHA-256 of the policy that judged. @throws {RequestFailed} also where it was cancelled */
  done: Promise<string>;
  cancel: () => void;
}

export class ReviewService {
  readonly #policy: Pick<PolicyService, 'ask' | 'sourceFor'>;

  constructor(policy: Pick<PolicyService, 'ask' | 'sourceFor'>) {
    this.#policy = policy;
  }

  /**
   * Judges the decisions of a seat.
   * @param record one that replays as written
   * @param onJudged receives each decision as it is judged
   * @param known what has been judged before: where the same policy would judge, it goes on after that
   */
  review(record: MatchRecord, seat: number, onJudged: ReviewListener, known?: JudgedBefore): OrderedReview {
    const source = this.#policy.sourceFor(forPlayers(record.players.length, resolveRules(record.rules)));
    const cancelling = new AbortController();
    const question = { ...source, record, seat, ...(known !== undefined && { known }) };
    const done = this.#policy.ask('review', question, { signal: cancelling.signal, onProgress: onJudged });
    return { done, cancel: () => cancelling.abort() };
  }
}
