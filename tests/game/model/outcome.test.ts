import { expect, test } from 'vitest';
import { hasWon, headline, standingsOf, type Outcome } from '../../../game/model/outcome.ts';

const OUTCOME: Outcome = {
  names: ['You', 'Fox', 'Owl', 'Heron'],
  you: 0,
  places: [[2], [0, 3], [1]],
  remains: ['', '', '1 token left', ''],
  eliminatedIn: [7, 4, 0, 7],
  deals: 7,
};

test('an outcome has a line for each seat, the best first; those put out together share a place, and the next is free', () => {
  expect(standingsOf(OUTCOME)).toEqual([
    { seat: 2, place: 1, name: 'Owl', end: '1 token left' },
    { seat: 0, place: 2, name: 'You', end: 'out in deal 7' },
    { seat: 3, place: 2, name: 'Heron', end: 'out in deal 7' },
    { seat: 1, place: 4, name: 'Fox', end: 'out in deal 4' },
  ]);
});

test.each<[number[][], you: number, isWon: boolean, said: string]>([
  [[[2], [0, 3], [1]], 0, false, 'Owl wins the match'],
  [[[2], [0, 3], [1]], 2, true, 'You win the match'],
  [[[2], [0, 3], [1]], -1, false, 'Owl wins the match'],
  [[[0, 3], [2], [1]], 0, true, 'You share the win'],
  [[[0, 3], [2], [1]], 3, true, 'You share the win'],
  [[[2, 3], [0], [1]], 0, false, 'The win is shared'],
])('of places %j seat %d has won: %j, and the headline says so', (places, you, isWon, said) => {
  expect([hasWon({ places, you }), headline({ ...OUTCOME, places, you })]).toEqual([isWon, said]);
});
