/** The error behind what is said about a failure, for whoever looks into it. */
import { element } from '../../base/elements.ts';
import { teachingWords } from '../../i18n/teaching.ts';
import type { Failure } from '../../services/teaching/failure.ts';

export class FailureDetail {
  readonly #error = element('p', { className: 'soft', lang: 'en' });
  readonly element = element('details', {}, element('summary', {}, teachingWords().failureDetail), this.#error);

  /** @param failure null where there is none */
  show(failure: Failure | null): void {
    this.element.hidden = failure === null;
    this.#error.textContent = failure?.detail ?? '';
  }
}
