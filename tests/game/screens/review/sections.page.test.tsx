/** The parts of a review: figures, tables and the picture of chances, as they are read. */
import { render, type ComponentChild } from 'preact';
import { describe, expect, test } from 'vitest';
import { ChanceChart } from '../../../../game/screens/review/chance-chart.tsx';
import { DealsTable, KindsTable, LevelSection, VerdictFigures } from '../../../../game/screens/review/sections.tsx';
import { readable, shapes } from '../../support/page.ts';
import { reviewedDecision } from '../../support/reviews.ts';

const YOU = { name: 'You', you: true };
const FOX = { name: 'Fox', you: false };

/** So many decisions that lost so much. */
const judged = (count: number, loss: number) => Array.from({ length: count }, () => reviewedDecision({ loss }));

function shown(part: ComponentChild): Element {
  const place = document.createElement('div');
  render(part, place);
  return place;
}
const read = (part: ComponentChild): string[] => readable(shown(part));

describe('the level that somebody played like', () => {
  test('stands above what that and every level lose in each decision', () => {
    expect(read(<LevelSection judged={judged(10, 0.011)} players={2} who={YOU} />)).toEqual([
      '# You played like Regular',
      'Player | Lost in each decision, in % of a match',
      'You | 1.1',
      'Beginner | 1.9',
      'Casual | 1.2',
      'Regular | 1.0',
      'Strong | 0.3',
      'Master | 0.0',
    ]);
  });

  test('counts losses by what there is to lose at the table', () => {
    expect(read(<LevelSection judged={judged(12, 0.0052)} players={4} who={FOX} />).slice(2, 5)).toEqual([
      'Fox | 0.5',
      'Beginner | 0.9',
      'Casual | 0.6',
    ]);
  });

  test('is the mean of all decisions', () => {
    const lines = read(
      <LevelSection judged={[...judged(9, 0), reviewedDecision({ loss: 0.031 })]} players={2} who={FOX} />,
    );
    expect(lines.filter((line) => line.includes('Fox'))).toEqual(['# Fox played like Strong', 'Fox | 0.3']);
  });

  test('is not said of fewer than ten decisions', () => {
    expect(read(<LevelSection judged={judged(9, 0.01)} players={2} who={YOU} />)).toEqual([]);
  });
});

test('the figures count every verdict, the worst first, and what was lost in all', () => {
  const decisions = (['fine', 'mistake', 'blunder', 'mistake'] as const).map((verdict, index) =>
    reviewedDecision({ verdict, loss: [0, 0.06, 0.2, 0.055][index] }),
  );
  expect(read(<VerdictFigures judged={decisions} obvious={3} />)).toEqual([
    'Blunders | 1',
    'Mistakes | 2',
    'Doubtful | 0',
    'Too close to tell | 0',
    'Fine | 1',
    'Obvious, not judged | 3',
    'Lost in all, in % of a match | 31.5',
  ]);
});

test('a dash stands where nothing has been judged yet', () => {
  expect(read(<VerdictFigures judged={[]} obvious={0} />)).toContain('Lost in all, in % of a match | –');
  expect(
    read(<DealsTable judged={[reviewedDecision({ deal: 2, loss: 0 })]} chances={[0.5, 0.6, 0.7]} />).slice(2),
  ).toEqual(['1 | 60% | – | –', '2 | 70% | 1 | 0.0']);
});

test('by kind of decision there is what each kind lost; nothing where nothing was judged', () => {
  const decisions = [
    reviewedDecision({ kind: 'knock', loss: 0.1 }),
    reviewedDecision({ kind: 'discard', loss: 0.02 }),
    reviewedDecision({ kind: 'knock', loss: 0.05 }),
  ];
  expect(read(<KindsTable judged={decisions} />)).toEqual([
    '# By kind of decision',
    'Kind | Decisions | Lost, in %',
    'Knock or play on | 2 | 15.0',
    'What to discard | 1 | 2.0',
  ]);
  expect(read(<KindsTable judged={[]} />)).toEqual([]);
});

test('the chance to win goes from deal to deal, beside a fair share', () => {
  const chart = shown(<ChanceChart chances={[0.25, 0.5, 1, 0]} players={4} />);
  const labels = (of: Element) => [...of.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  const lines = shapes(chart.querySelector('svg') as Element).filter((shape) => /^poly|^line.* class=fair/.test(shape));
  expect(lines).toEqual([
    'line class=fair x1=44 y1=104.5 x2=328 y2=104.5',
    'polyline class=curve rate points=44,104.5 138.7,73 233.3,10 328,136',
  ]);
  expect(labels(chart)).toEqual(['0%', '50%', '100%', 'Start', '1', '2', '3']);
  const long = shown(<ChanceChart chances={Array.from({ length: 21 }, () => 0.5)} players={2} />);
  expect(labels(long).slice(3)).toEqual(['Start', '2', '4', '6', '8', '10', '12', '14', '16', '18', '20']);
});
