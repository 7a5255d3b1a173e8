/** Pictures of numbers: where their bars, lines and labels lie. */
import { render, type VNode } from 'preact';
import { expect, test } from 'vitest';
import { BarChart, LineChart } from '../../../game/kit/chart.tsx';
import { readable, shapes } from '../support/page.ts';

const table = { head: ['Week', 'Matches'], rows: [['1', '4']] };
const WEEKS = [
  { label: 'W1', count: 4, won: 1, above: '25%' },
  { label: 'W2', count: 2, won: 2 },
  { label: 'W3', count: 0, won: 0 },
];
function drawn(chart: VNode): HTMLElement {
  const place = document.createElement('div');
  render(chart, place);
  return place;
}
/** What a picture is drawn of, without its labels. */
const picture = (chart: HTMLElement): string[] =>
  shapes(chart.querySelector('svg') as Element).filter((shape) => /^(rect|poly)/.test(shape));
const labels = (chart: HTMLElement): (string | null)[] =>
  [...chart.querySelectorAll('svg text')].map(({ textContent }) => textContent);

test('bars stand side by side, the part that was won at their foot, its share as a line over them', () => {
  const chart = drawn(<BarChart title="Weeks" lead="By week." bars={WEEKS} hasRate rest="lost" table={table} />);
  expect(picture(chart)).toMatchInlineSnapshot(`
    [
      "rect class=rest x=34.7 width=44 y=20 height=110",
      "rect class=won x=34.7 width=44 y=102.5 height=27.5",
      "rect class=rest x=148 width=44 y=75 height=55",
      "rect class=won x=148 width=44 y=75 height=55",
      "rect class=rest x=261.3 width=44 y=130 height=0",
      "rect class=won x=261.3 width=44 y=130 height=0",
      "polyline class=curve rate points=56.7,102.5 170,20 283.3,130",
    ]
  `);
  expect(labels(chart)).toEqual(['25%', 'W1', 'W2', 'W3']);
  expect(readable(chart)).toEqual([
    '# Weeks',
    'By week.',
    '(Weeks)',
    'Won',
    'lost',
    'Share',
    'The numbers',
    'Week | Matches',
    '1 | 4',
  ]);
});

test('many bars are narrower, and not all of them have a label', () => {
  const bars = Array.from({ length: 12 }, (_, index) => ({ label: String(index), count: 1, won: index % 2 }));
  const chart = drawn(<BarChart title="Many" bars={bars} rest="lost" table={table} />);
  expect(picture(chart)[0]).toBe('rect class=rest x=4 width=20.4 y=20 height=110');
  expect(picture(chart)[2]).toBe('rect class=rest x=32.3 width=20.4 y=20 height=110');
  expect(labels(chart)).toEqual(['0', '2', '4', '6', '8', '10']);
  expect(picture(chart).join()).not.toContain('polyline');
});

test('bars lie below one another, between their label and their value', () => {
  const chart = drawn(<LineChart title="Games" lead="By game." bars={WEEKS} rest="lost" table={table} />);
  expect(picture(chart)).toMatchInlineSnapshot(`
    [
      "rect class=rest x=118 y=4.5 height=15 width=178",
      "rect class=won x=118 y=4.5 height=15 width=44.5",
      "rect class=rest x=118 y=28.5 height=15 width=89",
      "rect class=won x=118 y=28.5 height=15 width=89",
      "rect class=rest x=118 y=52.5 height=15 width=0",
      "rect class=won x=118 y=52.5 height=15 width=0",
    ]
  `);
  expect(labels(chart)).toEqual(['W1', '25%', 'W2', '', 'W3', '']);
});
