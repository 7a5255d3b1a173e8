/** Pictures of numbers: where their bars, lines and labels lie. */
import { expect, test } from 'vitest';
import { chanceChart } from '../../../game/features/review/chance-chart.ts';
import { barChart, lineChart } from '../../../game/features/statistics/charts.ts';
import { shapes } from '../support/page.ts';

const table = { head: ['Week', 'Matches'], rows: [['1', '4']] };
const WEEKS = [
  { label: 'W1', count: 4, won: 1, above: '25%' },
  { label: 'W2', count: 2, won: 2 },
  { label: 'W3', count: 0, won: 0 },
];
const picture = (chart: HTMLElement): string[] => shapes(chart.querySelector('svg') as Element);

test('bars stand side by side, the part that was won at their foot, its share as a line over them', () => {
  const chart = barChart({ title: 'Weeks', lead: 'By week.', bars: WEEKS, hasRate: true, rest: 'lost', table });
  expect(picture(chart)).toMatchInlineSnapshot(`
    [
      "svg viewBox=0 0 340 150 role=img aria-label=Weeks",
      "line class=grid x1=0 y1=130 x2=340 y2=130",
      "rect class=rest x=34.7 y=20 width=44 height=110",
      "rect class=won x=34.7 y=102.5 width=44 height=27.5",
      "text x=56.7 y=15 class=strong text-anchor=middle "25%"",
      "text x=56.7 y=146 class= text-anchor=middle "W1"",
      "rect class=rest x=148 y=75 width=44 height=55",
      "rect class=won x=148 y=75 width=44 height=55",
      "text x=170 y=146 class= text-anchor=middle "W2"",
      "rect class=rest x=261.3 y=130 width=44 height=0",
      "rect class=won x=261.3 y=130 width=44 height=0",
      "text x=283.3 y=146 class= text-anchor=middle "W3"",
      "polyline class=rate points=56.7,102.5 170,20 283.3,130",
      "circle class=point cx=56.7 cy=102.5 r=3.5",
      "circle class=point cx=170 cy=20 r=3.5",
      "circle class=point cx=283.3 cy=130 r=3.5",
    ]
  `);
});

test('many bars are narrower, and not all of them have a label', () => {
  const bars = Array.from({ length: 12 }, (_, index) => ({ label: String(index), count: 1, won: index % 2 }));
  const chart = barChart({ title: 'Many', bars, rest: 'lost', table });
  const shapesOf = (kind: string) => picture(chart).filter((shape) => shape.startsWith(kind));
  expect(shapesOf('rect class=rest').slice(0, 2)).toEqual([
    'rect class=rest x=4 y=20 width=20.4 height=110',
    'rect class=rest x=32.3 y=20 width=20.4 height=110',
  ]);
  expect(shapesOf('text').map((shape) => shape.split('"')[1])).toEqual(['0', '2', '4', '6', '8', '10']);
  expect(shapesOf('polyline')).toEqual([]);
});

test('bars lie below one another, between their label and their value', () => {
  const chart = lineChart({ title: 'Games', lead: 'By game.', bars: WEEKS, rest: 'lost', table });
  expect(picture(chart)).toMatchInlineSnapshot(`
    [
      "svg viewBox=0 0 340 72 role=img aria-label=Games",
      "text y=16.5 x=110 text-anchor=end "W1"",
      "rect x=118 y=4.5 height=15 class=rest width=178",
      "rect x=118 y=4.5 height=15 class=won width=44.5",
      "text y=16.5 x=302 class=strong "25%"",
      "text y=40.5 x=110 text-anchor=end "W2"",
      "rect x=118 y=28.5 height=15 class=rest width=89",
      "rect x=118 y=28.5 height=15 class=won width=89",
      "text y=40.5 x=213 class=strong",
      "text y=64.5 x=110 text-anchor=end "W3"",
      "rect x=118 y=52.5 height=15 class=rest width=0",
      "rect x=118 y=52.5 height=15 class=won width=0",
      "text y=64.5 x=124 class=strong",
    ]
  `);
});

test('the chance to win goes from deal to deal, beside a fair share', () => {
  const chart = chanceChart([0.25, 0.5, 1, 0], 4);
  expect(picture(chart)).toMatchInlineSnapshot(`
    [
      "svg viewBox=0 0 340 160 role=img aria-label=Chance to win the match",
      "line class=grid x1=44 y1=136 x2=328 y2=136",
      "text x=38 y=140 text-anchor=end "0%"",
      "line class=grid x1=44 y1=73 x2=328 y2=73",
      "text x=38 y=77 text-anchor=end "50%"",
      "line class=grid x1=44 y1=10 x2=328 y2=10",
      "text x=38 y=14 text-anchor=end "100%"",
      "line class=fair x1=44 y1=104.5 x2=328 y2=104.5",
      "polyline class=rate points=44,104.5 138.7,73 233.3,10 328,136",
      "circle cx=44 cy=104.5 class=point r=3.5",
      "circle cx=138.7 cy=73 class=point r=3.5",
      "circle cx=233.3 cy=10 class=point r=3.5",
      "circle cx=328 cy=136 class=point r=3.5",
      "text x=44 y=156 text-anchor=middle "Start"",
      "text x=138.7 y=156 text-anchor=middle "1"",
      "text x=233.3 y=156 text-anchor=middle "2"",
      "text x=328 y=156 text-anchor=middle "3"",
    ]
  `);
  const numbers = picture(
    chanceChart(
      Array.from({ length: 21 }, () => 0.5),
      2,
    ),
  ).filter((shape) => shape.includes('=middle'));
  expect(numbers.map((shape) => shape.split('"')[1])).toEqual([
    'Start',
    '2',
    '4',
    '6',
    '8',
    '10',
    '12',
    '14',
    '16',
    '18',
    '20',
  ]);
});
