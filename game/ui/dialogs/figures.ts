/** Figures in dialogs: a grid of them, and tables of numbers. */
import { element } from '../../base/elements.ts';

/** Figures in a grid, each with its label, and a line below it where it has one. */
export function figureList(all: readonly [label: string, figure: string, below?: string][]): HTMLElement {
  return element(
    'dl',
    { className: 'figures' },
    ...all.map(([label, figure, below]) =>
      element(
        'div',
        {},
        element('dt', {}, label),
        element('dd', {}, figure, ...(below === undefined ? [] : [element('small', {}, below)])),
      ),
    ),
  );
}

/** A table of numbers. @param label its name for screen readers @param head one for each cell of a row */
export function numbersTable(
  label: string,
  { head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] },
): HTMLTableElement {
  const row = (cells: readonly string[], name: 'th' | 'td'): HTMLTableRowElement =>
    element('tr', {}, ...cells.map((cell) => element(name, {}, cell)));
  const table = element(
    'table',
    { ariaLabel: label },
    element('thead', {}, row(head, 'th')),
    element('tbody', {}, ...rows.map((cells) => row(cells, 'td'))),
  );
  for (const cell of table.querySelectorAll('th')) cell.scope = 'col';
  return table;
}
