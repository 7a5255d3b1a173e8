import { describe, expect, test } from 'vitest';
import { headline, standingsOf, type Outcome } from '../../../game/model/outcome.ts';

const OUTCOME: Outcome = {
  names: ['You', 'Fox', 'Owl', 'Heron'],
  you: 0,
  places: [[2], [0, 3], [1]],
  remains: ['', '', '1 penny left', ''],
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

  test('says what the winner has left and when the others went out', () => {
    expect(standingsOf(OUTCOME).map(({ end }) => end)).toEqual([
      '1 penny left',
      'out in deal 7',
      'out in deal 7',
      'out in deal 4',
    ]);
  });

  test('the headline names the winner', () => {
    expect(headline(OUTCOME)).toBe('Owl wins the match');
    expect(headline({ ...OUTCOME, places: [[0], [2]] })).toBe('You win the match');
  });
});
