/** Small games as self-play plays them, with a game made for these tests. */
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { CHANCE, OVER, selfPlayGame, type Position } from '../../../../training/learner/games/position.ts';
import { decisionRows } from '../../../../training/learner/self-play/game.ts';

/**
 * Chance deals 0, 1 or 2, and a 2 ends the game at once; then seat 0 plays 0 or 2, chance flips a coin, and seat 1 plays
 * 1 or 2. Seat 0 wins the number of everything that happened, read as digits.
 */
function made(happened: readonly number[]): Position {
  const actor = happened[0] === 2 ? OVER : [CHANCE, 0, CHANCE, 1, OVER][happened.length];
  return {
    actor,
    choices: [[0, 1, 2], [0, 2], [0, 1], [1, 2], []][happened.length],
    after: (choice) => made([...happened, choice]),
    payoff: Number(happened.join('')),
    information: happened.join(''),
    observe: (out, offset) => void (out[offset] = happened.length),
    observeHidden: (out, offset) => void (out[offset + 1] = happened[0]),
  };
}

const NETWORK = { observationSize: 2, hiddenSize: 2, actionCount: 3, policyParameters: [], criticParameters: [] };

async function started(scale = 1) {
  const game = selfPlayGame(made([]), NETWORK, scale);
  const table = game.createTable(new Random(1));
  await game.settle([table]);
  return { game, table };
}

describe('a table of a small game', () => {
  test('is for two, who both play in every game', async () => {
    const { game, table } = await started();
    expect([table.seats, table.inPlay, table.seat]).toEqual([2, [0, 1], 0]);
    expect(game.network).toBe(NETWORK);
  });

  test('goes on by chance until a seat acts, and ends with what each has won', async () => {
    const { table } = await started(0.5);
    expect(table.play(2)).toBe(false);
    expect(table.seat).toBe(1);
    expect(table.play(1)).toBe(true);
    const [first, second] = Array.from(table.returns);
    // The digits dealt, played, flipped and played.
    expect([0, 1, 2, 3].map((flips) => (1000 * (flips >> 1) + 200 + 10 * (flips & 1) + 1) / 2)).toContain(first);
    expect(second).toBe(-first);
  });

  test('begins with something to decide, by each deal of chance that leaves it', async () => {
    const { game, table } = await started();
    const dealt = new Set<number>();
    for (let i = 0; i < 60; i++) {
      expect(table.seat).toBe(0);
      table.play(0);
      table.play(1);
      dealt.add(Math.floor(table.returns[0] / 1000));
      await game.settle([table]);
    }
    expect(dealt).toEqual(new Set([0, 1]));
  });

  test('shows what the seat sees, what only the critic does, and what is legal, in its own row', async () => {
    const { table } = await started();
    const rows = decisionRows(NETWORK, 3);
    for (const numbers of [rows.observation, rows.hidden, rows.mask]) numbers.fill(9);
    table.observe(rows, 1);
    expect(Array.from(rows.observation)).toEqual([9, 9, 1, 0, 9, 9]);
    expect(Array.from(rows.mask)).toEqual([9, 9, 9, 1, 0, 1, 9, 9, 9]);
    expect([rows.hidden[1], rows.hidden[2], rows.hidden[4]]).toEqual([9, 0, 9]);
    table.play(0);
    table.observe(rows, 1);
    expect(Array.from(rows.observation)).toEqual([9, 9, 3, 0, 9, 9]);
    expect(Array.from(rows.mask)).toEqual([9, 9, 9, 0, 1, 1, 9, 9, 9]);
  });

  test('keeps nothing in a snapshot', async () => {
    const { table } = await started();
    expect(table.snapshot()).toEqual({});
  });
});
