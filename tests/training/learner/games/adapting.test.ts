import { describe, expect, test } from 'vitest';
import { KNOCK } from '../../../../engine/actions.ts';
import type { EvaluateOne } from '../../../../engine/bots/policy.ts';
import { decisionsIn } from '../../../../engine/habits/rival-numbers.ts';
import { RIVAL, RIVALS_AT } from '../../../../engine/observation-layout.ts';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { AdaptingOpponent } from '../../../../training/learner/games/adapting.ts';
import { suitShape } from '../../../../training/learner/games/suit-shape.ts';
import { oneGame } from '../../../../training/learner/games/tables.ts';
import { thirtyOneGame, type ThirtyOneTable } from '../../../../training/learner/games/thirty-one.ts';
import { decisionRows, type FrozenOpponent } from '../../../../training/learner/self-play/game.ts';
import { uniform } from '../../support/uniform.ts';
import { NO_EQUITY } from '../../support/no-equity.ts';

const MATCHES = 3;
const network = suitShape();
const isKnown = (numbers: readonly number[]): boolean => numbers[0] > 0;

/** A table of two at which the learner knocks wherever it may, or never. */
async function tableOf(learnerKnocks: boolean) {
  /** What the opponent was told of the learner, question by question; once it knows something, it is asked without that, too. */
  const told: number[][] = [];
  const evaluate: EvaluateOne = (observation, mask) => {
    told.push([...observation.subarray(RIVALS_AT, RIVALS_AT + RIVAL.size)]);
    return uniform(observation, mask);
  };
  const opponent = new AdaptingOpponent({ evaluate, habitsOf: uniform, matchesInARow: MATCHES });
  const random = new Random(5);
  const game = opponent.at(thirtyOneGame(oneGame(preset('scat'), 2, 2), network, NO_EQUITY));
  const table = game.createTable(random) as ThirtyOneTable;
  await game.settle([table]);
  const playDeal = async (): Promise<{ learner: number; isMatchOver: boolean }> => {
    const seats = opponent.assign(table, random, 0) as readonly (FrozenOpponent | null)[];
    const learner = table.inPlay.find((seat) => seats[seat] === null) as number;
    do {
      const legal = table.legalActions();
      const other = seats[table.seat];
      if (other !== null) table.play((await other.choose([table]))[0]);
      else if (learnerKnocks && legal.includes(KNOCK)) table.play(KNOCK);
      else table.play(legal.filter((action) => action !== KNOCK)[0] ?? legal[0]);
    } while (!table.isOver);
    await game.settle([table]);
    return { learner, isMatchOver: table.state.deals === 0 };
  };
  const playMatch = async (): Promise<number[]> => {
    const learners: number[] = [];
    for (;;) {
      const { learner, isMatchOver } = await playDeal();
      learners.push(learner);
      if (isMatchOver) return learners;
    }
  };
  return { told, opponent, table, playDeal, playMatch };
}

describe('an opponent that adapts at the tables of training', () => {
  test('knows nothing of the learner in the first deal, and more after each', async () => {
    const { told, playDeal } = await tableOf(false);
    await playDeal();
    expect(told.every((numbers) => numbers.every((number) => number === 0))).toBe(true);
    const known = [];
    for (let deal = 0; deal < 3; deal++) {
      told.length = 0;
      await playDeal();
      known.push(decisionsIn(Float32Array.from(told.find(isKnown) ?? [])));
    }
    expect(known[0]).toBeGreaterThan(0);
    expect(known).toEqual(known.toSorted((a, b) => a - b));
  });

  test('is told that somebody knocks who does', async () => {
    const knocks = async (learnerKnocks: boolean): Promise<number> => {
      const { told, playMatch } = await tableOf(learnerKnocks);
      await playMatch();
      // With 22 points.
      return (told.findLast(isKnown) as number[])[2 + 1];
    };
    expect(await knocks(true)).toBeGreaterThan(0.1);
    expect(await knocks(false)).toBeLessThan(-0.1);
  });

  test('meets the learner in one place for some matches, and then forgets it', async () => {
    const { told, playMatch } = await tableOf(false);
    const series = [];
    for (let match = 0; match < MATCHES; match++) series.push(...(await playMatch()));
    expect(new Set(series).size).toBe(1);
    told.length = 0;
    await playMatch();
    expect(told[0].every((number) => number === 0)).toBe(true);
  });

  test('is known to the learner as the learner is to it', async () => {
    const { opponent, table, playMatch } = await tableOf(false);
    await playMatch();
    const seats = opponent.assign(table, new Random(1), 0) as readonly (FrozenOpponent | null)[];
    while (seats[table.seat] !== null) table.play(table.legalActions()[0]);
    const rows = decisionRows(network, 1);
    table.observe(rows, 0);
    const rival = rows.observation.subarray(RIVALS_AT, RIVALS_AT + RIVAL.size);
    expect(decisionsIn(rival)).toBeGreaterThan(5);
  });
});
