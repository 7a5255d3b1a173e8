/** The row above the bar of a replay: what a review says of the action that was seen, and buttons to the marked ones. */
import { element } from '../../base/elements.ts';
import { words } from '../../i18n/words.ts';
import { icon } from '../../ui/dialogs/icons.ts';
import type { ReviewState } from './replay-marks.ts';

/** What it shows. */
export interface ReviewRowState {
  state: ReviewState;
  /** How many decisions are marked. */
  count: number;
  /** About the action that was seen; empty for none. */
  sentence: string;
}

export class ReviewRow {
  readonly element: HTMLElement;
  readonly #text = element('p', { role: 'status' });
  readonly #progress = element('progress', { max: 1, ariaLabel: words().review.making });
  readonly #again: HTMLButtonElement;
  readonly #jumps: readonly HTMLButtonElement[];

  /** @param onCommand called when another mark is wanted, or the review that could not be made before */
  constructor(onCommand: (command: { is: 'mark'; isForward: boolean } | { is: 'review' }) => void) {
    const text = words().review;
    const jump = (isForward: boolean, label: string): HTMLButtonElement =>
      element(
        'button',
        { type: 'button', ariaLabel: label, title: label, onclick: () => onCommand({ is: 'mark', isForward }) },
        icon(isForward ? 'next' : 'previous'),
      );
    this.#again = element('button', { type: 'button', onclick: () => onCommand({ is: 'review' }) }, text.tryAgain);
    this.#jumps = [jump(false, text.previousMark), jump(true, text.nextMark)];
    this.element = element('div', { className: 'review' }, this.#text, this.#progress, this.#again, ...this.#jumps);
  }

  /** Hidden as long as nothing is marked, there is no review, and none is being made. */
  show({ state, count, sentence }: ReviewRowState): void {
    const said = sentence || this.#without(state, count);
    if (this.#text.textContent !== said) this.#text.textContent = said;
    this.element.hidden = state.is === 'absent' && count === 0;
    this.#progress.hidden = state.is !== 'making';
    if (state.is === 'making') this.#progress.value = state.share;
    this.#again.hidden = state.is !== 'failed';
    for (const jump of this.#jumps) jump.disabled = count === 0;
  }

  #without({ is }: ReviewState, count: number): string {
    const text = words().review;
    if (is === 'making') return text.making;
    if (is === 'failed') return text.unavailable;
    return count === 0 ? text.noneMarked : text.marked(count);
  }
}
