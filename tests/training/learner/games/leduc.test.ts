import { describe, expect, test } from 'vitest';
import { GameTree } from '../../../../training/learner/games/game-tree.ts';
import { CALL, FOLD, LEDUC, LEDUC_NETWORK, RAISE } from '../../../../training/learner/games/leduc.ts';
import type { Position } from '../../../../training/learner/games/position.ts';
import {
  ambiguities,
  bestResponseByDefinition,
  policyOf,
  solvableGame,
  uniform,
  type Strategy,
} from '../../support/solving.ts';

const tree = new GameTree(LEDUC, LEDUC_NETWORK);
const leduc = solvableGame('leduc');

const JACKS = [0, 1];
const QUEENS = [2, 3];
const KINGS = [4, 5];

function after(...choices: number[]): Position {
  return choices.reduce((position, choice) => position.after(choice), LEDUC);
}

describe('Leduc hold’em', () => {
  test('one who folds loses what they had paid', () => {
    expect(after(JACKS[0], KINGS[0], RAISE, FOLD).payoff).toBe(1);
    expect(after(JACKS[0], KINGS[0], RAISE, RAISE, FOLD).payoff).toBe(-3);
  });

  test('a raise is worth 2 in the first round and 4 in the second', () => {
    const dealt = after(KINGS[0], JACKS[0], RAISE, CALL, QUEENS[0]);
    expect([RAISE, CALL].reduce((position, choice) => position.after(choice), dealt).payoff).toBe(1 + 2 + 4);
  });

  test('at most two raises a round', () => {
    expect(after(JACKS[0], KINGS[0]).choices).toEqual([CALL, RAISE]);
    expect(after(JACKS[0], KINGS[0], RAISE).choices).toEqual([FOLD, CALL, RAISE]);
    expect(after(JACKS[0], KINGS[0], RAISE, RAISE).choices).toEqual([FOLD, CALL]);
  });

  test('nothing can be chosen after a fold', () => {
    expect(after(JACKS[0], KINGS[0], RAISE, FOLD).choices).toEqual([]);
  });

  test('the first player opens the second round too', () => {
    expect(after(JACKS[0], KINGS[0], CALL, RAISE, CALL, QUEENS[0]).actor).toBe(0);
  });

  test('a pair with the public card wins, else the higher card; equal cards win nothing', () => {
    const checked = [CALL, CALL];
    expect(after(JACKS[0], KINGS[0], ...checked, JACKS[1], ...checked).payoff).toBe(1);
    expect(after(JACKS[0], KINGS[0], ...checked, QUEENS[0], ...checked).payoff).toBe(-1);
    expect(after(JACKS[0], JACKS[1], ...checked, QUEENS[0], ...checked).payoff).toBe(0);
  });

  test('it has 288 information sets where suits look the same', () => {
    expect(tree.informationSets.rows).toBe(288);
  });

  test('an information set and what the network sees say the same', () => {
    expect(ambiguities(LEDUC, LEDUC_NETWORK, 2_000)).toEqual([]);
  });

  test('the uniform policy has the NashConv that OpenSpiel finds', () => {
    expect(tree.nashConv(policyOf(tree, uniform))).toBeCloseTo(4.747222, 6);
    expect(leduc.uniformNashConv).toBeCloseTo(4.747222, 6);
  });

  test('a best response is worth what its definition says, for any policy', () => {
    const favours: Strategy = ({ choices, information }, choice) => {
      const weights = choices.map(
        (option) => 1 + ((option * 7 + information.length * 5 + information.charCodeAt(0)) % 4),
      );
      return weights[choices.indexOf(choice)] / weights.reduce((sum, weight) => sum + weight, 0);
    };
    for (const strategy of [uniform, favours]) {
      const policy = policyOf(tree, strategy);
      for (const seat of [0, 1]) {
        const expected = bestResponseByDefinition(LEDUC, strategy, seat);
        expect(tree.bestResponse(policy, seat).value).toBeCloseTo(expected, 10);
      }
    }
  });
});
