/** What a pupil has learnt: a bar and a diary to read; intervals, pictures and losses behind them. */
import { element } from '../../base/elements.ts';
import { words } from '../../i18n/words.ts';
import type { CourseLog } from '../../services/teaching/course-log.ts';
import { pupilOf } from '../../services/teaching/pupil.ts';
import { showLines } from '../../ui/dialogs/elements.ts';
import { ChangesSection } from './changes-section.ts';
import { DealsSection } from './deals-section.ts';
import { diaryOf } from './diary.ts';
import { LearningFigures } from './learning-figures.ts';
import { strengthBar } from './strength-bar.ts';
import { strengthChart } from './strength-chart.ts';
import { strengthInWords } from './strength-in-words.ts';

export class LearntSection {
  readonly element: HTMLElement;
  readonly #bar = element('div', { role: 'status' });
  readonly #diaryTitle = element('h2');
  readonly #diary = element('div');
  readonly #strength: HTMLElement;
  readonly #inWords = element('div');
  readonly #picture = element('div');
  readonly #changes = new ChangesSection();
  readonly #deals = new DealsSection();
  readonly #figures = new LearningFigures();
  readonly #more: HTMLDetailsElement;
  #measured = -1;

  constructor() {
    const text = words().teaching;
    this.#strength = element('section', {}, element('h2', {}, text.strength), this.#inWords, this.#picture);
    this.#more = element(
      'details',
      { className: 'figures-of-learning' },
      element('summary', {}, text.more),
      this.#strength,
      this.#changes.element,
      this.#deals.element,
      this.#figures.element,
    );
    this.element = element('div', {}, this.#bar, this.#diaryTitle, this.#diary, this.#more);
  }

  /** @param log null where nothing is being taught */
  show(log: CourseLog | null): void {
    this.element.hidden = log === null;
    if (log === null) return;
    const { habits, losses, measured, plays } = log;
    this.#more.hidden = measured.length === 0 && [habits, losses, plays].every((one) => one === null);
    const { title, none } = words().teaching.diary;
    const entries = diaryOf(log);
    this.#diaryTitle.textContent = title(pupilOf(log.plan).name);
    const diary = entries.length === 0 ? [none] : entries;
    if (this.#diary.textContent !== diary.join('')) showLines(this.#diary, ...diary);
    this.#showStrength(log);
    this.#changes.show(log);
    this.#deals.show(log);
    this.#figures.show(log);
  }

  /** Only where there is a new measurement: it is read out. */
  #showStrength({ measured, plan }: CourseLog): void {
    const latest = measured.at(-1);
    this.#strength.hidden = latest === undefined;
    if (measured.length === this.#measured) return;
    this.#measured = measured.length;
    this.#bar.replaceChildren(...strengthBar(pupilOf(plan).name, measured, plan.players[0]));
    showLines(this.#inWords, ...(latest === undefined ? [] : strengthInWords(latest.strength)));
    const isOpen = this.#picture.querySelector('details')?.open ?? false;
    this.#picture.replaceChildren(...(latest === undefined ? [] : [strengthChart(measured, plan.players[0])]));
    this.#picture.querySelector('details')?.toggleAttribute('open', isOpen);
  }
}
