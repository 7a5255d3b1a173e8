/** What the decisions of a seat in a recorded match were worth, judged by the policy for its rules. */
import type { MatchRecord } from '../../../engine/record.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { forPlayers } from '../../catalogue/table-rules.ts';
import type { JudgedBefore, JudgedNow } from './messages.ts';
import type { PolicyService } from './policy-service.ts';

export interface ReviewOptions {
  onJudged: (judged: JudgedNow) => void;
  /** What has been judged before: where the same policy would judge, it goes on after that. */
  known?: JudgedBefore | undefined;
  signal: AbortSignal;
}

export class ReviewService {
  readonly #policy: Pick<PolicyService, 'ask' | 'sourceFor'>;

  constructor(policy: Pick<PolicyService, 'ask' | 'sourceFor'>) {
    this.#policy = policy;
  }

  /**
   * Judges the decisions of a seat.
   * @param record one that replays as written
   * @returns the SHA-256 of the policy that judged @throws {RequestFailed} also where it was cancelled
   */
  review(record: MatchRecord, seat: number, { onJudged, known, signal }: ReviewOptions): Promise<string> {
    const source = this.#policy.sourceFor(forPlayers(record.players.length, resolveRules(record.rules)));
    const question = { ...source, record, seat, ...(known !== undefined && { known }) };
    return this.#policy.ask('review', question, { signal, onProgress: onJudged });
  }
}
