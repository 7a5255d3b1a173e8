import { describe, expect, test } from 'vitest';
import { createRandomBot } from '../../../../engine/bots/random.ts';
import { createThresholdBot } from '../../../../engine/bots/threshold.ts';
import { Random } from '../../../../engine/random.ts';
import { PRESETS, preset } from '../../../../engine/rules/resolve.ts';
import { playDeals } from '../../../../training/learner/evaluation/arena.ts';
import {
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
    expect(found).toEqual({ deals: 30, deviations: nothing, tokensGained: nothing, chanceGained: nothing });
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
