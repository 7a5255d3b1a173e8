/** What a review marks in a replay: read where there is one, made when it is asked for. */
import { decisionsOf } from '../../../engine/review/review.ts';
import { reasonsFor } from '../../../engine/review/reasons.ts';
import type { Grade } from '../../../engine/review/verdict.ts';
import { StorageError } from '../../base/store.ts';
import { RequestFailed } from '../../base/worker-requests.ts';
import type { Speaker } from '../../i18n/message-arguments.ts';
import { words } from '../../i18n/words.ts';
import { markedMoments, type MarkedMoment } from '../../model/marked-moments.ts';
import type { ReplayedMatch } from '../../model/replay.ts';
import type { ReviewInProgress, Reviews, ReviewSoFar, ReviewSubject } from '../../services/reviews.ts';
import { betterInWords, reasonsInWords, verdictName } from '../../ui/moments/in-words.ts';

/** Whose decisions may be marked, and what reviews them. */
export interface ReplayReview {
  subject: ReviewSubject;
  reviews: () => Promise<Reviews>;
}

/** How far it is: not made, being made, from 0 to 1, whole, or not to be had now. */
export type ReviewState = { is: 'absent' | 'whole' | 'failed' } | { is: 'making'; share: number };

type ReplayMarksOptions = ReplayReview & {
  match: Pick<ReplayedMatch, 'deals'>;
  /** The mildest verdict that is marked. */
  least: Grade;
  /** By seat. */
  speakers: readonly Speaker[];
  /** Called when marks or state have changed. */
  changed: () => void;
};

export class ReplayMarks {
  readonly #options: ReplayMarksOptions;
  /** By the position after the action, what is said of it; worked out when it is first shown. */
  readonly #sentences = new Map<number, string>();
  #state: ReviewState = { is: 'absent' };
  #marks: readonly MarkedMoment[] = [];
  #making: ReviewInProgress | undefined;

  /** Reads the review where there is one. */
  constructor(options: ReplayMarksOptions) {
    this.#options = options;
    void this.#read();
  }

  get state(): ReviewState {
    return this.#state;
  }

  get marks(): readonly MarkedMoment[] {
    return this.#marks;
  }

  /** Makes the review. */
  async make(): Promise<void> {
    const { reviews, subject } = this.#options;
    this.#change({ is: 'making', share: 0 });
    try {
      const making = (await reviews()).open(subject, (soFar) => {
        this.#mark(soFar);
        this.#change({ is: 'making', share: soFar.share });
      });
      this.#making = making;
      this.#mark(await making.done);
      this.#change({ is: 'whole' });
    } catch (error) {
      if (!(error instanceof RequestFailed || error instanceof StorageError)) throw error;
      this.#change({ is: 'failed' });
    }
  }

  /** Stops making it. */
  stop(): void {
    this.#making?.cancel();
  }

  /** The next mark after a position, or the one before it. */
  beside(position: number, isForward: boolean): MarkedMoment | undefined {
    return isForward ? this.#marks.find(({ at }) => at > position) : this.#marks.findLast(({ at }) => at < position);
  }

  /** What is said of the action before a position, if it is marked; otherwise nothing. */
  sentenceAt(position: number): string {
    const mark = this.#marks.find(({ at }) => at === position);
    if (mark === undefined) return '';
    const known = this.#sentences.get(position) ?? this.#sentenceOf(mark);
    this.#sentences.set(position, known);
    return known;
  }

  async #read(): Promise<void> {
    const { reviews, subject } = this.#options;
    // A store that fails says so when a review is asked for.
    const kept = await (await reviews()).get(subject).catch(() => null);
    if (kept === null || this.#state.is !== 'absent') return;
    this.#mark(kept);
    this.#change({ is: 'whole' });
  }

  #mark({ judged }: Pick<ReviewSoFar, 'judged'>): void {
    this.#marks = markedMoments(this.#options.match, judged, this.#options.least);
  }

  #change(state: ReviewState): void {
    this.#state = state;
    this.#options.changed();
  }

  #sentenceOf({ moment }: MarkedMoment): string {
    const { subject, speakers } = this.#options;
    const { deal, at, verdict } = moment;
    const decision = decisionsOf(subject.record, subject.seat).find((one) => one.deal === deal && one.at === at);
    if (decision === undefined) throw new Error(`there was no decision in deal ${deal} after ${at} actions`);
    const { view } = decision;
    const [reason = ''] = reasonsInWords(reasonsFor(moment, view), speakers);
    return words().moments.labelled(verdictName(verdict), `${betterInWords(moment, view)} ${reason}`.trim());
  }
}
