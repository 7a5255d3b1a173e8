/** What a deal at a table of self-play is worth. */
import { describe, expect, test } from 'vitest';
import { KNOCK } from '../../../../engine/actions.ts';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import type { MatchState } from '../../../../training/learner/equity/features.ts';
import { suitShape } from '../../../../training/learner/games/suit-shape.ts';
import {
  botOpponent,
  oneLearnerAmong,
  rewardScale,
  thirtyOneGame,
} from '../../../../training/learner/games/thirty-one.ts';
import type { FrozenOpponent } from '../../../../training/learner/self-play/game.ts';
import { rulesWith } from '../../../engine/support/stacked.ts';

const SEATS = 10;

/** A table with a match equity that says in turn what it is given, and what it was told to learn. */
function madeTable(rules: HouseRules, players: number, ...chances: number[][]) {
  const learnt: [MatchState, number][] = [];
  let asked = 0;
  const equity = {
    learnFrom: (state: MatchState, winner: number) => learnt.push([state, winner]),
    chances: () => {
      const seats = new Float32Array(SEATS);
      seats.set(chances[Math.min(asked++, chances.length - 1)]);
      return Promise.resolve(seats);
    },
  };
  const game = thirtyOneGame(() => ({ rules, players }), suitShape(), equity);
  const table = game.createTable(new Random(3));
  return { game, table, learnt };
}

type Made = ReturnType<typeof madeTable>;
/** What a table of Thirty-One has besides what every table has. */
interface Legal {
  legalActions(): number[];
}

/** Plays a deal: everybody knocks who may, else does the first thing that is legal. */
async function playDeal({ game, table }: Pick<Made, 'game' | 'table'>, knocks = true): Promise<void> {
  do {
    const legal = (table as unknown as Legal).legalActions();
    table.play(knocks && legal.includes(KNOCK) ? KNOCK : legal[0]);
  } while (!table.isOver);
  await game.settle([table]);
}

const rounded = (numbers: ArrayLike<number>): number[] =>
  Array.from(numbers, (number) => Math.round(number * 1e4) / 1e4);

describe('a unit of match equity is worth', () => {
  test.each<[string, number, number, number]>([
    // Four times the seats in play.
    ['scat', 2, 2, 8],
    ['scat', 4, 3, 12],
    // A match of cadillac takes ten deals with three players, one of the standard game five with two.
    ['cadillac', 3, 3, 12 * Math.sqrt(10 / 8)],
    ['french-canadian', 2, 2, 8 * Math.sqrt(52.7 / 5)],
  ])('in %s with %d players, of whom %d are in: %d', (name, players, inPlay, worth) => {
    expect(rewardScale(preset(name), players, inPlay)).toBeCloseTo(worth, 9);
  });
});

describe('a deal is worth', () => {
  test('what it changed of the chances to win the match', async () => {
    const made = madeTable(preset('scat'), 2, [0.5, 0.5], [0.7, 0.3], [0.6, 0.4]);
    await made.game.settle([made.table]);
    await playDeal(made);
    expect(rounded(made.table.returns).slice(0, 2)).toEqual([1.6, -1.6]);
    await playDeal(made);
    expect(rounded(made.table.returns).slice(0, 2)).toEqual([-0.8, 0.8]);
  });

  test('the whole chance that was left to whoever wins the match by it, and all states of it are learnt from', async () => {
    const made = madeTable(rulesWith({ lives: 1, grace: false }), 2, [0.75, 0.25]);
    const { game, table, learnt } = made;
    await game.settle([table]);
    let deals = 0;
    while (learnt.length === 0 && deals++ < 50) await playDeal(made);
    const [[state, winner]] = learnt;
    const scale = rewardScale(state.rules, 2, 2);
    const [first, second] = winner === 0 ? [1 - 0.75, -0.25] : [-0.75, 1 - 0.25];
    expect(rounded(table.returns).slice(0, 2)).toEqual(rounded([first * scale, second * scale]));
    expect(learnt).toHaveLength(deals);
    expect(state).toMatchObject({ tokens: [1, 1], points: [0, 0], buyIns: [0, 0] });
    expect(learnt.every(([, who]) => who === winner)).toBe(true);
  });
});

describe('figures of the tables', () => {
  test('are the share of deals with a knock, and with one in the first turn, since they were last asked for', async () => {
    const made = madeTable(preset('scat'), 2, [0.5, 0.5]);
    await made.game.settle([made.table]);
    await playDeal(made);
    await playDeal(made, false);
    expect(made.game.figures?.()).toEqual({ knocks: 0.5, firstTurnKnocks: 0.5 });
    expect(made.game.figures?.()).toEqual({ knocks: 0, firstTurnKnocks: 0 });
  });
});

describe('a match whose win is shared', () => {
  /** Everybody knocks at once, and a hand of one turn each decides the match. */
  const rules = rulesWith({ scoring: 'points', pointsTarget: 1, sharedWin: true, lastTurns: 0, knockerTieScore: 1 });

  test('is worth its share of the win to each, and teaches match equity that some of them have won', async () => {
    const shares = new Set<number>();
    const winners = new Set<number>();
    const made = madeTable(
      rules,
      10,
      Array.from({ length: 10 }, () => 0.1),
    );
    await made.game.settle([made.table]);
    for (let match = 0; match < 200; match++) {
      const taught = made.learnt.length;
      await playDeal(made);
      const returns = rounded(made.table.returns).map((one) => Math.round(one * 1e3) / 1e3);
      const gains = returns.map((one) => one / rewardScale(rules, 10, 10) + 0.1);
      const won = gains.flatMap((gain, seat) => (gain > 0.05 ? [seat] : []));
      for (const seat of won) shares.add(Math.round((1 / gains[seat]) * 100) / 100);
      for (const [, winner] of made.learnt.slice(taught)) {
        expect(won).toContain(winner);
        if (won.length > 1) winners.add(won.indexOf(winner));
      }
    }
    expect([1, 2].filter((share) => !shares.has(share))).toEqual([]);
    expect(winners.size).toBeGreaterThan(1);
  });
});

describe('opponents', () => {
  test('leave one seat in play to the learner, each as often as any other', () => {
    const opponent: FrozenOpponent = { choose: () => Promise.resolve([]) };
    const assign = oneLearnerAmong(opponent);
    const random = new Random(1);
    const learner = [0, 0, 0, 0, 0];
    for (let i = 0; i < 900; i++) {
      const seats = assign({ inPlay: [0, 2, 4] }, random, 0)!;
      for (const seat of [0, 2, 4]) if (seats[seat] === null) learner[seat]++;
      expect([0, 2, 4].filter((seat) => seats[seat] === opponent)).toHaveLength(2);
      expect(seats[1]).toBeUndefined();
    }
    expect([learner[1], learner[3]]).toEqual([0, 0]);
    for (const seat of [0, 2, 4]) expect(Math.abs(learner[seat] - 300)).toBeLessThan(60);
  });

  test('may be bots, who are asked with what their seat sees and may do', async () => {
    const { game, table } = madeTable(preset('scat'), 2, [0.5, 0.5]);
    await game.settle([table]);
    const asked: [number, readonly number[]][] = [];
    const opponent = botOpponent({
      name: 'made',
      decide: (view, legal) => {
        asked.push([view.seat, [...legal]]);
        return legal[1];
      },
    });
    const legal = (table as unknown as Legal).legalActions();
    expect(await opponent.choose([table])).toEqual([legal[1]]);
    expect(asked).toEqual([[table.seat, legal]]);
  });
});
