import { describe, expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { SOLVABLE_GAMES } from '../../../../training/learner/games/solvable.ts';
import { decisionRows } from '../../../../training/learner/self-play/game.ts';
import { solvableGame } from '../../support/solving.ts';

test('there are three games, by their names', () => {
  expect(SOLVABLE_GAMES.map(({ name, title }) => [name, title])).toEqual([
    ['kuhn', 'Kuhn poker'],
    ['leduc', "Leduc hold'em"],
    ['little', 'Little Thirty-One'],
  ]);
});

test.each(SOLVABLE_GAMES.map((game) => [game.name, game] as const))(
  '%s is learnt in minibatches that divide its decisions, without match equity or opponents',
  (_name, { options }) => {
    expect(options.decisions % options.minibatch).toBe(0);
    expect(options).toMatchObject({
      equityUpdates: 0,
      confidentSampleRate: 1,
      isLocal: false,
    });
  },
);

describe.each(['kuhn', 'leduc'] as const)('%s', (name) => {
  const game = solvableGame(name);
  const { observationSize, hiddenSize, actionCount } = game.sizes;

  test('measures a policy by its log-probabilities in all information sets', async () => {
    const asked: number[][] = [];
    const found = await game.nashConv((observation, mask, rows) => {
      asked.push([observation.length / observationSize, mask.length / actionCount, rows]);
      const legal = (row: number) =>
        mask.slice(row * actionCount, (row + 1) * actionCount).reduce((sum, one) => sum + one, 0);
      return Promise.resolve(
        mask.map((one, i) => (one === 1 ? -Math.log(legal(Math.floor(i / actionCount))) : -Infinity)),
      );
    });
    expect(found).toBeCloseTo(game.uniformNashConv, 5);
    const sets = { kuhn: 12, leduc: 288 }[name];
    expect(asked).toEqual([[sets, sets, sets]]);
  });

  test('is played for payoffs of about 1', async () => {
    const network = { observationSize, hiddenSize, actionCount, policyParameters: [], criticParameters: [] };
    const played = game.selfPlayGame(network);
    const random = new Random(1);
    const table = played.createTable(random);
    const rows = decisionRows(network, 1);
    const worth = new Set<number>();
    for (let i = 0; i < 400; i++) {
      await played.settle([table]);
      for (;;) {
        table.observe(rows, 0);
        const legal = Array.from(rows.mask.keys()).filter((output) => rows.mask[output] === 1);
        if (table.play(legal[random.below(legal.length)])) break;
      }
      worth.add(Math.abs(Math.round(table.returns[0] * 10) / 10));
    }
    // A fifth of the 1 to 13 chips of Leduc, an odd number; nothing for equal cards.
    expect([...worth].toSorted((a, b) => a - b)).toEqual(
      { kuhn: [1, 2], leduc: [0, 0.2, 0.6, 1, 1.4, 1.8, 2.2, 2.6] }[name],
    );
  });
});
