/** The parts of a review: figures and tables, as they are read. */
import { describe, expect, test } from 'vitest';
import { kindsTable, levelSection, verdictFigures } from '../../../../game/features/review/sections.ts';
import { readable } from '../../support/page.ts';
import { reviewedDecision } from '../../support/reviews.ts';

const YOU = { name: 'You', you: true };
const FOX = { name: 'Fox', you: false };

/** So many decisions that lost so much. */
const judged = (count: number, loss: number) => Array.from({ length: count }, () => reviewedDecision({ loss }));

function read(parts: readonly HTMLElement[]): string[] {
  const all = document.createElement('div');
  all.append(...parts);
  return readable(all);
}

describe('the level that somebody played like', () => {
  test('stands above what that and every level lose in each decision', () => {
    expect(read(levelSection(judged(10, 0.011), 2, YOU))).toEqual([
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
    expect(read(levelSection(judged(12, 0.0052), 4, FOX)).slice(2, 5)).toEqual([
      'Fox | 0.5',
      'Beginner | 0.9',
      'Casual | 0.6',
    ]);
  });

  test('is the mean of all decisions', () => {
    const lines = read(levelSection([...judged(9, 0), reviewedDecision({ loss: 0.031 })], 2, FOX));
    expect(lines.filter((line) => line.includes('Fox'))).toEqual(['# Fox played like Strong', 'Fox | 0.3']);
  });

  test('is not said of fewer than ten decisions', () => {
    expect(levelSection(judged(9, 0.01), 2, YOU)).toEqual([]);
  });
});

test('the figures count every verdict, the worst first, and what was lost in all', () => {
  const decisions = (['fine', 'mistake', 'blunder', 'mistake'] as const).map((verdict, index) =>
    reviewedDecision({ verdict, loss: [0, 0.06, 0.2, 0.055][index] }),
  );
  expect(read([verdictFigures({ judged: decisions, obvious: 3 })])).toEqual([
    'Blunders | 1',
    'Mistakes | 2',
    'Doubtful | 0',
    'Too close to tell | 0',
    'Fine | 1',
    'Obvious, not judged | 3',
    'Lost in all, in % of a match | 31.5',
  ]);
});

test('by kind of decision there is what each kind lost; nothing where nothing was judged', () => {
  const decisions = [
    reviewedDecision({ kind: 'knock', loss: 0.1 }),
    reviewedDecision({ kind: 'discard', loss: 0.02 }),
    reviewedDecision({ kind: 'knock', loss: 0.05 }),
  ];
  expect(read(kindsTable(decisions))).toEqual([
    '# By kind of decision',
    'Kind | Decisions | Lost, in %',
    'Knock or play on | 2 | 15.0',
    'What to discard | 1 | 2.0',
  ]);
  expect(kindsTable([])).toEqual([]);
});
