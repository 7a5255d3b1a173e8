/** Figures for those who know about learning: losses, entropy, updates. */
import { element } from '../../base/elements.ts';
import { significant } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import type { CourseLog } from '../../services/teaching/course-log.ts';

export class LearningFigures {
  readonly #table = element('table');
  readonly element: HTMLElement;

  constructor() {
    const { lossFigures } = words().teaching;
    this.#table.ariaLabel = lossFigures;
    this.element = element('details', {}, element('summary', {}, lossFigures), this.#table);
  }

  /** @param log of what is being taught; null for nothing */
  show(log: CourseLog | null): void {
    const rows = log === null ? [] : rowsOf(log);
    this.element.hidden = rows.length === 0;
    this.#table.replaceChildren(element('tbody', {}, ...rows.map(row)));
  }
}

function rowsOf({ progress, losses }: CourseLog): (readonly [string, number])[] {
  if (progress === null || losses === null) return [];
  const text = words().teaching;
  const names = Object.entries(text.losses) as [keyof typeof text.losses, string][];
  return [
    [text.iteration, progress.iteration],
    [text.decisions, progress.decisions],
    ...names.map(([metric, name]) => [name, losses[metric]] as const),
  ];
}

function row([name, figure]: readonly [string, number]): HTMLTableRowElement {
  return element('tr', {}, element('th', { scope: 'row' }, name), element('td', {}, significant(figure)));
}
