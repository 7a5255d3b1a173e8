import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE, type Action } from '../../../../engine/actions.ts';
import { chancesBetween } from '../../../../engine/bots/race.ts';
import { createRandomBot } from '../../../../engine/bots/random.ts';
import { createThresholdBot } from '../../../../engine/bots/threshold.ts';
import type { Deal } from '../../../../engine/deal.ts';
import { Random } from '../../../../engine/random.ts';
import { PRESETS, preset } from '../../../../engine/rules/resolve.ts';
import { playDeals } from '../../../../training/learner/evaluation/arena.ts';
import { stateOf } from '../../../engine/support/inside.ts';
import { dealt } from '../../../engine/support/stacked.ts';
import {
  advantage,
  joinDeviations,
  measureDeviations,
  sampleDeviations,
} from '../../../../training/learner/evaluation/deviations.ts';

const baseline = createThresholdBot(26);
const early = createThresholdBot(21);

describe('what a bot gains by deviating', () => {
  test('from itself is nothing', async () => {
    const rules = preset('scat');
    const found = await measureDeviations({ rules, players: 3, bot: baseline, baseline, orders: 5, seed: 1 }, 10);
    const nothing = { mean: 0, low: 0, high: 0 };
    expect(found).toEqual({ deals: 30, deviations: nothing, tokensGained: nothing, chanceGained: nothing, kinds: [] });
  });

  test('adds up from what it does in place of what, the largest part first', async () => {
    const rules = preset('schwimmen');
    const found = await measureDeviations({ rules, players: 2, bot: early, baseline, orders: 1, seed: 2 }, 60);
    const parts = found.kinds.map(({ tokensGained }) => tokensGained.mean);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(found.tokensGained.mean, 9);
    expect(parts.map(Math.abs)).toEqual(parts.map(Math.abs).sort((a, b) => b - a));
    expect(found.kinds.reduce((sum, { count }) => sum + count, 0)).toBeCloseTo(found.deviations.mean * found.deals, 6);
    expect(found.kinds.map(({ kind }) => kind)).toContain('second turn: knock in place of take');
  });

  test.each([2, 3])('agrees with results, with %i players', async (players) => {
    const rules = preset('scat');
    const { deviations, tokensGained, chanceGained } = await measureDeviations(
      { rules, players, bot: early, baseline, orders: 20, seed: 5 },
      400,
    );
    const bots = [early, ...Array.from({ length: players - 1 }, () => baseline)];
    const results = await playDeals({ rules, bots, seed: 6 }, 4000);
    const gained = results.seats[0].tokensGainedPerDeal!;
    expect(deviations.mean).toBeGreaterThan(0.1);
    expect(gained.high).toBeLessThan(0);
    expect(tokensGained.high).toBeLessThan(0);
    expect(chanceGained.high).toBeLessThan(0);
    expect(tokensGained.low).toBeLessThan(gained.high);
    expect(tokensGained.high).toBeGreaterThan(gained.low);
  });

  test('is the same in parts as in one piece', async () => {
    const options = { rules: preset('scat'), players: 2, bot: early, baseline, orders: 3, seed: 4 };
    const parts = [await sampleDeviations(options, 0, 6), await sampleDeviations(options, 6, 4)];
    expect(joinDeviations(parts)).toEqual(await sampleDeviations(options, 0, 10));
  });

  test.each(PRESETS)('can be measured by the rules of %s', async (name) => {
    const rules = preset(name);
    const bot = createRandomBot(new Random(1));
    const found = await measureDeviations({ rules, players: rules.players[0], bot, baseline, orders: 2, seed: 3 }, 2);
    expect(found.deviations.mean).toBeGreaterThan(0);
    expect(Number.isFinite(found.tokensGained.mean)).toBe(true);
    expect(Math.abs(found.chanceGained.mean)).toBeLessThanOrEqual(found.deviations.mean);
  });
});

describe('what an action is worth beside another', () => {
  /** Seat 0 has knocked with 29; the jack makes 31, and with any other card at most 29 are shown, which loses. */
  function lastTurn(): Deal {
    const deal = dealt({ hands: ['Ks Qs 9s', 'As Ts 2d'], turnUp: 'Js' });
    deal.apply(KNOCK);
    return deal;
  }
  const worth = (first: Action, second: Action, orders = 3) =>
    advantage(baseline, lastTurn(), 1, [first, second], orders, new Random(1));

  test('are the tokens that it gains on the others, and the chance to win the match', async () => {
    const chance = (tokens: number[]) => chancesBetween(preset('scat'), tokens, [0, 0])[1];
    const gained = chance([2, 3]) - chance([3, 2]);
    const found = [await worth(TAKE, DRAW), await worth(DRAW, TAKE)];
    expect(found.map(([tokens]) => tokens)).toEqual([2, -2]);
    expect(found[0][1]).toBeCloseTo(gained, 9);
    expect(found[1][1]).toBeCloseTo(-gained, 9);
  });

  test('is nothing beside itself, in whatever orders of the stock', async () => {
    expect(await worth(DRAW, DRAW, 7)).toEqual([0, 0]);
  });

  test('does not change the deal', async () => {
    const deal = lastTurn();
    const before = stateOf(deal);
    await advantage(baseline, deal, 1, [TAKE, DRAW], 4, new Random(1));
    expect(stateOf(deal)).toBe(before);
  });
});
