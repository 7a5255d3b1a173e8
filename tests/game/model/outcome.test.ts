import { describe, expect, test } from 'vitest';
import { hasWon, headline, standingsOf, type Outcome } from '../../../game/model/outcome.ts';

const OUTCOME: Outcome = {
  names: ['You', 'Fox', 'Owl', 'Heron'],
  you: 0,
  places: [[2], [0, 3], [1]],
  remains: ['', '', '1 token left', ''],
  eliminatedIn: [7, 4, 0, 7],
  deals: 7,
};

describe('the outcome of a match', () => {
  test('players eliminated in the same deal share a place, and the next place is left free', () => {
    expect(standingsOf(OUTCOME).map(({ name, place }) => `${place} ${name}`)).toEqual([
      '1 Owl',
      '2 You',
      '2 Heron',
      '4 Fox',
    ]);
  });

  test('has a line for each seat, the best first', () => {
    expect(standingsOf(OUTCOME)).toEqual([
      { seat: 2, place: 1, name: 'Owl', end: '1 token left' },
      { seat: 0, place: 2, name: 'You', end: 'out in deal 7' },
      { seat: 3, place: 2, name: 'Heron', end: 'out in deal 7' },
      { seat: 1, place: 4, name: 'Fox', end: 'out in deal 4' },
    ]);
  });

  test.each([
    ['alone in the first place', 2, true],
    ['in a place that is shared, but not the first', 0, false],
    ['last', 1, false],
    ['only watching', -1, false],
  ])('is won by whoever is %s: seat %d', (_place, you, isWon) => {
    expect(hasWon({ ...OUTCOME, you })).toBe(isWon);
  });

  test('is won by all who share the first place', () => {
    expect([0, 1, 2, 3].map((you) => hasWon({ ...OUTCOME, you, places: [[0, 3], [2], [1]] }))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('says what the winner has left and when the others went out', () => {
    expect(standingsOf(OUTCOME).map(({ end }) => end)).toEqual([
      '1 token left',
      'out in deal 7',
      'out in deal 7',
      'out in deal 4',
    ]);
  });

  test('the headline names the winner', () => {
    expect(headline(OUTCOME)).toBe('Owl wins the match');
    expect(headline({ ...OUTCOME, places: [[0], [2]] })).toBe('You win the match');
  });

  test('the headline says that a win is shared', () => {
    expect(headline({ ...OUTCOME, places: [[0, 3], [2], [1]] })).toBe('You share the win');
    expect(headline({ ...OUTCOME, places: [[2, 3], [0], [1]] })).toBe('The win is shared');
  });
});
