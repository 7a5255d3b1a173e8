/** What is marked in a replay: by a review, read where there is one, made when it is asked for; and what bots that adapt did. */
import { decisionsOf } from '../../../engine/review/review.ts';
import { reasonsFor } from '../../../engine/review/reasons.ts';
import type { AdaptedDecision } from '../../../engine/habits/adapted-decisions.ts';
import type { View } from '../../../engine/view.ts';
import type { Grade } from '../../../engine/review/verdict.ts';
import { StorageError } from '../../base/store.ts';
import { RequestFailed } from '../../base/worker-requests.ts';
import type { Speaker } from '../../i18n/message-arguments.ts';
import { words } from '../../i18n/words.ts';
import { actionName } from '../../model/action-names.ts';
import { adaptedMoments, markedMoments, type AdaptedMoment, type MarkedMoment } from '../../model/marked-moments.ts';
import type { ReplayedMatch } from '../../model/replay.ts';
import type { Reviews, ReviewSoFar, ReviewSubject } from '../../services/reviews.ts';
import { betterInWords, reasonsInWords, verdictName } from '../../kit/judgements-in-words.ts';

export interface ReplayReview {
  subject: ReviewSubject;
  reviews: () => Promise<Reviews>;
  /** What bots did because of what they knew of the others; left out where none knew anything. */
  adapted?: () => Promise<readonly AdaptedDecision[]>;
}

export type ReplayedMoment = MarkedMoment | AdaptedMoment;

/** How far it is: not made, being made, from 0 to 1, whole, or not to be had now. */
export type ReviewState = { is: 'absent' | 'whole' | 'failed' } | { is: 'making'; share: number };

type ReplayMarksOptions = ReplayReview & {
  match: Pick<ReplayedMatch, 'deals'>;
  /** The mildest verdict that is marked. */
  least: Grade;
  speakers: readonly Speaker[];
  changed: () => void;
};

export class ReplayMarks {
  readonly #options: ReplayMarksOptions;
  /** By the position after the action, what is said of it; worked out when it is first shown. */
  readonly #sentences = new Map<number, string>();
  #state: ReviewState = { is: 'absent' };
  /** Of the review, and of bots that adapted. */
  #judged: readonly MarkedMoment[] = [];
  #adapted: readonly AdaptedMoment[] = [];
  #making = new AbortController();

  /** Reads the review where there is one. */
  constructor(options: ReplayMarksOptions) {
    this.#options = options;
    void this.#read();
    void this.#findAdapted();
  }

  get state(): ReviewState {
    return this.#state;
  }

  /** In the order of the match. */
  get marks(): readonly ReplayedMoment[] {
    return [...this.#judged, ...this.#adapted].toSorted((one, other) => one.at - other.at);
  }

  async make(): Promise<void> {
    const { reviews, subject } = this.#options;
    this.#change({ is: 'making', share: 0 });
    try {
      const onProgress = (soFar: ReviewSoFar): void => {
        this.#mark(soFar);
        this.#change({ is: 'making', share: soFar.share });
      };
      this.#making = new AbortController();
      this.#mark(await (await reviews()).open(subject, { onProgress, signal: this.#making.signal }));
      this.#change({ is: 'whole' });
    } catch (error) {
      if (!(error instanceof RequestFailed || error instanceof StorageError)) throw error;
      this.#change({ is: 'failed' });
    }
  }

  stop(): void {
    this.#making.abort();
  }

  /** The next mark after a position, or the one before it. */
  beside(position: number, isForward: boolean): ReplayedMoment | undefined {
    return isForward ? this.marks.find(({ at }) => at > position) : this.marks.findLast(({ at }) => at < position);
  }

  /** What is said of the action before a position, if it is marked; otherwise nothing. */
  sentenceAt(position: number): string {
    const mark = this.marks.find(({ at }) => at === position);
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
    this.#judged = markedMoments(this.#options.match, judged, this.#options.least);
  }

  async #findAdapted(): Promise<void> {
    const { match, adapted = () => Promise.resolve([]) } = this.#options;
    this.#adapted = adaptedMoments(match, await adapted());
    if (this.#adapted.length > 0) this.#options.changed();
  }

  #change(state: ReviewState): void {
    this.#state = state;
    this.#options.changed();
  }

  #sentenceOf(mark: ReplayedMoment): string {
    const { subject, speakers } = this.#options;
    if ('adapted' in mark) {
      const { seat, otherwise } = mark.adapted;
      return words().review.adapted(
        speakers[seat].name,
        actionName(otherwise, this.#viewAt(seat, mark.adapted), 'than'),
      );
    }
    const { moment } = mark;
    const { verdict } = moment;
    const view = this.#viewAt(subject.seat, moment);
    const [reason = ''] = reasonsInWords(reasonsFor(moment, view), speakers);
    return words().moments.labelled(verdictName(verdict), `${betterInWords(moment, view)} ${reason}`.trim());
  }

  #viewAt(seat: number, { deal, at }: { deal: number; at: number }): View {
    const decisions = decisionsOf(this.#options.subject.record, seat);
    const decision = decisions.find((one) => one.deal === deal && one.at === at);
    if (decision === undefined) throw new Error(`there was no decision in deal ${deal} after ${at} actions`);
    return decision.view;
  }
}
