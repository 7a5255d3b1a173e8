/** The review of a match: what the decisions of a seat were worth, worked out while one looks at it. */
import { luckIn } from '../../../engine/luck.ts';
import { chanceCurve } from '../../../engine/review/curve.ts';
import { isMarked, type Grade } from '../../../engine/review/verdict.ts';
import { decisionsOf } from '../../../engine/review/review.ts';
import type { View } from '../../../engine/view.ts';
import { element } from '../../base/elements.ts';
import { StorageError } from '../../base/store.ts';
import { RequestFailed } from '../../base/worker-requests.ts';
import type { Speaker } from '../../i18n/message-arguments.ts';
import { words } from '../../i18n/words.ts';
import { markedMoments, type MarkedMoment } from '../../model/marked-moments.ts';
import type { RecordedMatch } from '../../model/replay.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { ReviewInProgress, Reviews, ReviewSoFar } from '../../services/reviews.ts';
import { shownNames } from '../../services/storage/record-summary.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { actionButton, showLines } from '../../ui/dialogs/elements.ts';
import { selectField } from '../../ui/dialogs/select-field.ts';
import { chanceChart } from './chance-chart.ts';
import { luckInWords } from './match-luck.ts';
import { momentSection, momentsList, type MomentSectionOptions } from './moment-section.ts';
import { assumptions, dealsTable, kindsTable, levelSection, verdictFigures } from './sections.ts';
import { dearestOf } from './summary.ts';
import '../../ui/dialogs/lists.css';
import './review.css';

interface ReviewDialogOptions {
  /** The id under which the record is kept. */
  id: string;
  match: RecordedMatch;
  /** The seat of the person who played alone, -1 for none. */
  you: number;
  /** Whose decisions are reviewed first; null where that is to be chosen. */
  seat: number | null;
  preferences: Pick<Preferences, 'theme' | 'settings' | 'change'>;
  reviews: Reviews;
  /** Shows the match at a position, from the seat whose review it is; the dialog is closed by then. */
  onShow: (position: number, seat: number) => void;
  /** Called when a review is whole. */
  onMade?: () => void;
}

/** So many of the decisions that cost most are shown. */
const DEAREST = 3;

/** Opens it; returns a function that closes it. */
export function openReviewDialog(options: ReviewDialogOptions): () => void {
  return openToRead(() => new ReviewDialog(options).opened);
}

/** Lets the page draw and handle input before what takes long. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

class ReviewDialog {
  readonly opened: OpenedDialog;
  readonly #options: ReviewDialogOptions;
  /** By seat. */
  readonly #speakers: readonly Speaker[];
  readonly #status = element('div', { className: 'report', role: 'status' });
  readonly #place = element('div');
  #sheet: ReviewSheet | undefined;
  #making: ReviewInProgress | undefined;

  constructor(options: ReviewDialogOptions) {
    this.#options = options;
    const { match, you, seat } = options;
    this.#speakers = shownNames(match, you).map((name, each) => ({ name, you: each === you }));
    const text = words().review;
    const whose = selectField({
      label: text.whose,
      any: text.choose,
      from: this.#speakers.map(({ name }, each) => [String(each), name]),
      chosen: seat === null ? null : String(seat),
      onChoose: (chosen) => this.#review(chosen === null ? null : Number(chosen)),
    });
    this.opened = openDialog({
      title: words().dialogs.review,
      lead: text.lead,
      isWide: true,
      body: [element('div', { className: 'tools' }, whose, this.#leastField()), this.#status, this.#place],
      onClose: () => this.#making?.cancel(),
    });
    this.#review(seat);
  }

  /** From which verdict on decisions are pointed out. */
  #leastField(): HTMLElement {
    const { preferences } = this.#options;
    const { pointedOut, grades } = words().review;
    const { marksFrom } = preferences.settings;
    return selectField({
      label: pointedOut,
      any: grades.doubtful,
      from: (['mistake', 'blunder'] as const).map((grade) => [grade, grades[grade]]),
      chosen: marksFrom === 'doubtful' ? null : marksFrom,
      onChoose: (chosen) => {
        preferences.change({ marksFrom: (chosen ?? 'doubtful') as Grade });
        this.#sheet?.redraw();
      },
    });
  }

  /** Reviews a seat in place of the one before. */
  #review(seat: number | null): void {
    this.#making?.cancel();
    this.#making = undefined;
    this.#sheet = undefined;
    showLines(this.#status);
    this.#place.replaceChildren();
    if (seat !== null) void this.#make(seat);
  }

  async #make(seat: number): Promise<void> {
    const { id, match, reviews } = this.#options;
    const sheet = new ReviewSheet(this.#options, seat, this.#speakers, (position) => {
      this.opened.close();
      this.#options.onShow(position, seat);
    });
    const text = words().review;
    const bar = element('progress', { max: 1, value: 0, ariaLabel: text.making });
    showLines(this.#status, text.making, bar);
    this.#sheet = sheet;
    this.#place.replaceChildren(sheet.parts);
    const making = reviews.open({ id, record: match.record, seat }, (soFar) => {
      if (this.#making !== making) return;
      bar.value = soFar.share;
      sheet.show(soFar);
    });
    this.#making = making;
    try {
      const { judged, obvious } = await making.done;
      if (this.#making !== making) return;
      sheet.show({ judged, obvious, share: 1 });
      this.#options.onMade?.();
      showLines(this.#status, text.whole(judged.filter(({ verdict }) => isMarked(verdict)).length, judged.length));
    } catch (error) {
      if (!(error instanceof RequestFailed || error instanceof StorageError)) throw error;
      if (this.#making === making) this.#showFailure(error, seat, sheet);
    }
  }

  #showFailure(error: Error, seat: number, sheet: ReviewSheet): void {
    const text = words().review;
    // One that has been made before stays, whoever would judge now.
    if (sheet.isWhole) return showLines(this.#status, ...(error instanceof StorageError ? [error.message] : []));
    const reason = error instanceof StorageError ? error.message : text.unavailable;
    showLines(this.#status, reason, actionButton({ label: text.tryAgain, onPress: () => this.#review(seat) }));
  }
}

/** What a review says, as far as it has been made. */
class ReviewSheet {
  readonly parts = element('div');
  readonly #match: RecordedMatch;
  readonly #preferences: ReviewDialogOptions['preferences'];
  readonly #seat: number;
  readonly #speakers: readonly Speaker[];
  readonly #onShow: (position: number) => void;
  readonly #figures = element('div');
  readonly #dearest = element('section');
  readonly #all = element('section');
  readonly #level = element('section');
  readonly #chart = element('div');
  readonly #deals = element('section');
  readonly #kinds = element('section');
  readonly #luck = element('section');
  #chances: readonly number[] = [];
  /** By deal and place in it, what the seat could see; empty until it has been worked out. */
  #views: ReadonlyMap<string, View> = new Map();
  #isDue = false;
  #shownMoments = '';
  #soFar: ReviewSoFar = { judged: [], obvious: 0, share: 0 };

  constructor(
    { match, preferences }: Pick<ReviewDialogOptions, 'match' | 'preferences'>,
    seat: number,
    speakers: readonly Speaker[],
    onShow: (position: number) => void,
  ) {
    this.#match = match;
    this.#preferences = preferences;
    this.#seat = seat;
    this.#speakers = speakers;
    this.#onShow = onShow;
    const pictures = element('div', { className: 'pictures' }, this.#chart, this.#deals, this.#kinds, this.#level);
    const assumed = element('section', {}, ...assumptions(match.record, seat));
    this.parts.append(this.#dearest, this.#figures, this.#all, pictures, this.#luck, assumed);
    void this.#showFacts();
  }

  get isWhole(): boolean {
    return this.#soFar.share === 1;
  }

  /** Shows it as the settings are now. */
  redraw(): void {
    this.show(this.#soFar);
  }

  /** Shows it with the next frame: several decisions may be judged before that. */
  show(soFar: ReviewSoFar): void {
    this.#soFar = soFar;
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#draw();
    });
  }

  #draw(): void {
    const { judged } = this.#soFar;
    this.#figures.replaceChildren(verdictFigures(this.#soFar));
    this.#kinds.replaceChildren(...kindsTable(judged));
    if (this.#chances.length > 0) this.#deals.replaceChildren(...dealsTable(judged, this.#chances));
    if (this.isWhole)
      this.#level.replaceChildren(...levelSection(judged, this.#speakers.length, this.#speakers[this.#seat]));
    this.#showMoments();
  }

  /** What does not depend on any judgement. */
  async #showFacts(): Promise<void> {
    const { record, players } = this.#match;
    await nextTask();
    this.#chances = chanceCurve(record).map((chances) => chances[this.#seat]);
    this.#chart.replaceChildren(chanceChart(this.#chances, players.length));
    this.show(this.#soFar);
    await nextTask();
    this.#views = new Map(decisionsOf(record, this.#seat).map((one) => [keyOf(one), one.view]));
    this.show(this.#soFar);
    await nextTask();
    const text = words().luck;
    const sentence = luckInWords(this.#seat, luckIn(record), this.#speakers[this.#seat]);
    this.#luck.replaceChildren(
      element('h2', {}, text.title),
      element('p', {}, sentence),
      element('p', { className: 'soft' }, text.ofMatchHow),
    );
  }

  /** Only where they have changed: somebody may be about to press one of their buttons. */
  #showMoments(): void {
    if (this.#views.size === 0) return;
    const { marksFrom } = this.#preferences.settings;
    const marked = markedMoments(this.#match, this.#soFar.judged, marksFrom);
    const shown = [this.isWhole, marksFrom, ...marked.map(({ before }) => before)].join();
    if (shown === this.#shownMoments) return;
    this.#shownMoments = shown;
    const text = words().review;
    const dearest = dearestOf(marked, DEAREST).map((one) => momentSection(one, this.#viewOf(one), this.#showing(one)));
    const none = this.isWhole ? text.noneDear[marksFrom] : text.noneDearYet;
    this.#dearest.replaceChildren(
      element('h2', {}, text.dearest),
      dearest.length === 0 ? element('p', {}, none) : element('div', { className: 'dearest' }, ...dearest),
    );
    const listed = marked.length > DEAREST ? marked : [];
    this.#all.replaceChildren(
      ...momentsList(listed.map((one) => ({ marked: one, view: this.#viewOf(one), ...this.#showing(one) }))),
    );
  }

  #viewOf({ moment }: MarkedMoment): View {
    const view = this.#views.get(keyOf(moment));
    if (view === undefined) throw new Error(`there was no decision in deal ${moment.deal} after ${moment.at} actions`);
    return view;
  }

  #showing({ before }: MarkedMoment): Required<MomentSectionOptions> {
    return { speakers: this.#speakers, theme: this.#preferences.theme, onShow: () => this.#onShow(before) };
  }
}

function keyOf({ deal, at }: { deal: number; at: number }): string {
  return `${deal} ${at}`;
}
