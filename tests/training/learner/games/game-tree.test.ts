/** The tree of a game made for these tests, small enough to work everything out by hand. */
import { describe, expect, test } from 'vitest';
import { GameTree } from '../../../../training/learner/games/game-tree.ts';
import { CHANCE, OVER, type Position } from '../../../../training/learner/games/position.ts';

const [HEADS, TAILS] = [0, 1];

/**
 * Chance deals a 0 or a 1 that seat 0 alone sees; then both name heads or tails, seat 1 without having heard seat 0. Seat
 * 0 wins 1 for the same name and loses 1 for another; with a 1 it is about 3.
 */
function pennies(happened: readonly number[]): Position {
  const [card, first, second] = happened;
  return {
    actor: [CHANCE, 0, 1, OVER][happened.length],
    choices: happened.length === 3 ? [] : [HEADS, TAILS],
    after: (choice) => pennies([...happened, choice]),
    payoff: (first === second ? 1 : -1) * (card === 1 ? 3 : 1),
    information: happened.length === 1 ? `card ${card}` : 'nothing',
    observe: (out, offset) => void (out[offset] = happened.length === 1 ? card : 9),
    observeHidden: () => undefined,
  };
}

const tree = new GameTree(pennies([]), { observationSize: 1, actionCount: 2 });

describe('the tree of a game', () => {
  test('has all positions, and an information set for each thing that a seat can know', () => {
    expect(tree.size).toBe(1 + 2 + 4 + 8);
    const { rows, examples, observation, mask } = tree.informationSets;
    expect(examples.map(({ actor, information }) => `${actor} ${information}`)).toEqual([
      '0 card 0',
      '0 card 1',
      '1 nothing',
    ]);
    expect(rows).toBe(3);
    expect(Array.from(observation)).toEqual([0, 1, 9]);
    expect(Array.from(mask)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('leaves out of the mask what is not legal', () => {
    const start = pennies([1]);
    const single: Position = {
      ...start,
      choices: [TAILS],
      after: (choice) => ({ ...start.after(choice), actor: OVER, choices: [] }),
    };
    expect(Array.from(new GameTree(single, { observationSize: 1, actionCount: 3 }).informationSets.mask)).toEqual([
      0, 1, 0,
    ]);
  });
});

describe('a best response', () => {
  /** Probabilities of heads: of seat 0 with each card, and of seat 1. */
  const policy = (low: number, high: number, other: number) =>
    Float64Array.of(low, 1 - low, high, 1 - high, other, 1 - other);

  test('of the seat that sees more names what the other names most', () => {
    // By 3/4 to 1/4 it wins half of 1 or of 3.
    expect(tree.bestResponse(policy(0, 0, 0.75), 0).value).toBeCloseTo((1 + 3) / 2 / 2, 12);
    expect(Array.from(tree.bestResponse(policy(0, 0, 0.75), 0).actions)).toEqual([HEADS, HEADS, -1]);
    expect(Array.from(tree.bestResponse(policy(0, 0, 0.25), 0).actions)).toEqual([TAILS, TAILS, -1]);
  });

  test('of the seat that sees less goes by what counts more', () => {
    // Heads with the low card, tails with the high one: heads wins 3/2 and loses 1/2.
    const { value, actions } = tree.bestResponse(policy(1, 0, 0.5), 1);
    expect(value).toBeCloseTo((3 - 1) / 2, 12);
    expect(Array.from(actions)).toEqual([-1, -1, HEADS]);
  });

  test('gains nothing on those who name both equally often', () => {
    expect(tree.nashConv(policy(0.5, 0.5, 0.5))).toBeCloseTo(0, 12);
  });

  test('of both seats adds up', () => {
    expect(tree.nashConv(policy(1, 0, 0.75))).toBeCloseTo(1 + 1, 12);
  });

  test('of several that are as good is the first', () => {
    expect(Array.from(tree.bestResponse(policy(0.5, 0.5, 0.5), 0).actions)).toEqual([HEADS, HEADS, -1]);
  });
});
