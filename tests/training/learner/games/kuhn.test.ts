import { expect, test } from 'vitest';
import { GameTree } from '../../../../training/learner/games/game-tree.ts';
import { KUHN, KUHN_NETWORK } from '../../../../training/learner/games/kuhn.ts';
import { policyOf, solvableGame, uniform, type Strategy } from '../../support/solving.ts';

const tree = new GameTree(KUHN, KUHN_NETWORK);
const kuhn = solvableGame('kuhn');

const BET = 1;

/** A strategy from the probabilities of a bet, by history and card. */
function betting(bets: Record<string, readonly number[]>): Strategy {
  return ({ information }, choice) => {
    const bet = bets[information.slice(1)][Number(information[0])];
    return choice === BET ? bet : 1 - bet;
  };
}

test('Kuhn poker has six information sets for each player', () => {
  const names = tree.informationSets.examples.map(({ actor, information }) => `${actor}: ${information}`);
  expect(names.sort()).toEqual(
    ['0: 0', '0: 0pb', '0: 1', '0: 1pb', '0: 2', '0: 2pb', '1: 0b', '1: 0p', '1: 1b', '1: 1p', '1: 2b', '1: 2p'].sort(),
  );
});

test('the uniform policy of Kuhn poker has a NashConv of 11/12', () => {
  expect(tree.nashConv(policyOf(tree, uniform))).toBeCloseTo(11 / 12, 10);
  expect(kuhn.uniformNashConv).toBeCloseTo(11 / 12, 10);
});

test("Kuhn's equilibrium has a NashConv of 0, and the first player loses 1/18 by it", () => {
  const equilibrium = betting({
    '': [1 / 3, 0, 1],
    p: [1 / 3, 0, 1],
    b: [0, 1 / 3, 1],
    pb: [0, 2 / 3, 1],
  });
  const policy = policyOf(tree, equilibrium);
  expect(tree.nashConv(policy)).toBeCloseTo(0, 10);
  expect(tree.bestResponse(policy, 0).value).toBeCloseTo(-1 / 18, 10);
});

test('the best response to one who always bets calls with the best card and folds the worst', () => {
  const always = [1, 1, 1];
  const { actions } = tree.bestResponse(policyOf(tree, betting({ '': always, p: always, b: always, pb: always })), 1);
  const answer = (card: number) => {
    return actions[tree.informationSets.examples.findIndex(({ information }) => information === `${card}b`)];
  };
  expect(answer(0)).not.toBe(BET);
  expect(answer(2)).toBe(BET);
});
