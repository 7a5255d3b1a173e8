/** Reviews of recorded matches: made once, stored, and read from then on. */
import type { MatchRecord } from '../../engine/record.ts';
import { REVIEW_SEED } from '../../engine/review/imagined-deals.ts';
import type { ReviewedDecision } from '../../engine/review/review.ts';
import { RequestFailed } from '../base/worker-requests.ts';
import type { JudgedBefore, JudgedNow } from './bots/messages.ts';
import type { ReviewService } from './bots/review-service.ts';
import { reviewId, type KeptReview, type Stores } from './storage/stores.ts';

/** Whose decisions in which record. */
export interface ReviewSubject {
  id: string;
  record: MatchRecord;
  seat: number;
}

/** A review as far as it has been made. */
export type ReviewSoFar = Pick<KeptReview, 'judged' | 'obvious'> & {
  /** How much of it, from 0 to 1 for the whole. */
  share: number;
};

interface ReviewMaking {
  /** Receives it as far as it has been made. */
  onProgress: (review: ReviewSoFar) => void;
  signal: AbortSignal;
}

interface BegunReview {
  policy: string;
  /** In their order; null where there was nothing to judge. */
  decisions: (ReviewedDecision | null)[];
  share: number;
}

export class Reviews {
  readonly #reviews: Stores['reviews'];
  readonly #bots: Pick<ReviewService, 'review'>;
  /** Those that were cancelled, by their ids: as far as they had been made in this page. */
  readonly #begun = new Map<string, BegunReview>();

  constructor({ reviews }: Pick<Stores, 'reviews'>, bots: Pick<ReviewService, 'review'>) {
    this.#reviews = reviews;
    this.#bots = bots;
  }

  /** A review that has been made; null where there is none, or its deals were imagined otherwise. @throws {StorageError} when it cannot be read */
  async get({ id, seat }: Pick<ReviewSubject, 'id' | 'seat'>): Promise<KeptReview | null> {
    const kept = await this.#reviews.get(reviewId(id, seat));
    return kept?.seed === REVIEW_SEED ? kept : null;
  }

  /**
   * The review of a seat: as it is kept, or made, also again where another policy judges by now.
   * @throws {RequestFailed} also where it was cancelled @throws {StorageError} where it cannot be stored
   */
  async open(subject: ReviewSubject, { onProgress, signal }: ReviewMaking): Promise<KeptReview> {
    const kept = await this.get(subject);
    if (kept !== null) onProgress({ ...kept, share: 1 });
    if (signal.aborted) throw new RequestFailed('cancelled', 'the review was cancelled');
    const { id, record, seat } = subject;
    const key = reviewId(id, seat);
    const begun = this.#begun.get(key);
    let soFar: BegunReview = begun ?? { policy: '', decisions: [], share: 0 };
    const onJudged = ({ at, judged, share, policy: by }: JudgedNow): void => {
      // Another policy than before begins anew.
      soFar = { policy: by, decisions: [...soFar.decisions.slice(0, at), judged], share };
      this.#begun.set(key, soFar);
      onProgress(told(soFar));
    };
    if (begun !== undefined) onProgress(told(begun));
    const policy = await this.#bots.review(record, seat, { onJudged, known: judgedBefore(begun, kept), signal });
    this.#begun.delete(key);
    if (policy === kept?.policy) return kept;
    const review: KeptReview = { record: id, seat, policy, seed: REVIEW_SEED, ...counted(soFar) };
    await this.#reviews.put(key, review);
    return review;
  }

  /** Forgets the reviews of a record that is deleted. @throws {StorageError} when they cannot be deleted */
  async forget(record: string): Promise<void> {
    for (const [id, review] of await this.#reviews.all()) if (review.record === record) await this.#reviews.remove(id);
    for (const id of this.#begun.keys()) if (id.startsWith(`${record} `)) this.#begun.delete(id);
  }
}

function judgedBefore(begun: BegunReview | undefined, kept: KeptReview | null): JudgedBefore | undefined {
  if (begun !== undefined) return { policy: begun.policy, decisions: begun.decisions.length };
  return kept === null ? undefined : { policy: kept.policy, decisions: kept.judged.length + kept.obvious };
}

function counted({ decisions }: BegunReview): Pick<KeptReview, 'judged' | 'obvious'> {
  const judged = decisions.filter((one) => one !== null);
  return { judged, obvious: decisions.length - judged.length };
}

function told(begun: BegunReview): ReviewSoFar {
  return { ...counted(begun), share: begun.share };
}
