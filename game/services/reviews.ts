/** Reviews of recorded matches: made once, stored, and read from then on. */
import type { MatchRecord } from '../../engine/record.ts';
import { REVIEW_SEED } from '../../engine/review/imagined-deals.ts';
import type { ReviewedDecision } from '../../engine/review/review.ts';
import { BotsUnavailable, type BotService } from './bots/bot-service.ts';
import { reviewId, type KeptReview, type Stores } from './storage/stores.ts';

/** Whose decisions in which record. */
export type ReviewSubject = {
  /** The id under which the record is kept. */
  id: string;
  record: MatchRecord;
  seat: number;
};

/** A review as far as it has been made. */
export type ReviewSoFar = Pick<KeptReview, 'judged' | 'obvious'> & {
  /** How much of it, from 0 to 1 for the whole. */
  share: number;
};

/** A review that is being made. */
export type ReviewInProgress = {
  /** The whole. @throws {BotsUnavailable} also where it was cancelled @throws {StorageError} where it cannot be stored */
  done: Promise<KeptReview>;
  cancel: () => void;
};

export class Reviews {
  readonly #reviews: Stores['reviews'];
  readonly #bots: Pick<BotService, 'review'>;

  constructor({ reviews }: Pick<Stores, 'reviews'>, bots: Pick<BotService, 'review'>) {
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
   * @param onProgress receives it as far as it has been made
   */
  open(subject: ReviewSubject, onProgress: (review: ReviewSoFar) => void): ReviewInProgress {
    let isCancelled = false;
    let cancel = (): void => undefined;
    const open = async (): Promise<KeptReview> => {
      const kept = await this.get(subject);
      if (kept !== null) onProgress({ ...kept, share: 1 });
      if (isCancelled) throw new BotsUnavailable('The review was cancelled.');
      const made = this.#make(subject, kept, onProgress);
      cancel = made.cancel;
      return made.done;
    };
    return {
      done: open(),
      cancel: () => {
        isCancelled = true;
        cancel();
      },
    };
  }

  /** Forgets the reviews of a record that is deleted. @throws {StorageError} when they cannot be deleted */
  async forget(record: string): Promise<void> {
    for (const [id, review] of await this.#reviews.all()) if (review.record === record) await this.#reviews.remove(id);
  }

  #make(
    { id, record, seat }: ReviewSubject,
    kept: KeptReview | null,
    onProgress: (review: ReviewSoFar) => void,
  ): ReviewInProgress {
    const judged: ReviewedDecision[] = [];
    let obvious = 0;
    const note = (one: ReviewedDecision | null, share: number): void => {
      if (one === null) obvious++;
      else judged.push(one);
      onProgress({ judged: [...judged], obvious, share });
    };
    const { done, cancel } = this.#bots.review(record, seat, note, kept?.policy);
    const finish = async (): Promise<KeptReview> => {
      const policy = await done;
      if (policy === kept?.policy) return kept;
      const review: KeptReview = { record: id, seat, policy, seed: REVIEW_SEED, judged, obvious };
      await this.#reviews.put(reviewId(id, seat), review);
      return review;
    };
    return { done: finish(), cancel };
  }
}
