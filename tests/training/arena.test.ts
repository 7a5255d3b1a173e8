import { describe, expect, test } from 'vitest';
import { createRandomBot } from '../../engine/bots/random.ts';
import { createThresholdBot } from '../../engine/bots/threshold.ts';
import { Random } from '../../engine/random.ts';
import { preset } from '../../engine/rules/resolve.ts';
import { playDeals, playMatches } from '../../training/learner/arena.ts';
import { intervalOf } from '../../training/learner/statistics.ts';

const rules = preset('scat');

describe('the 95% interval of a mean', () => {
  test('worked example: 1, 2, 3, 4', () => {
    const { mean, low, high } = intervalOf([1, 2, 3, 4]);
    expect(mean).toBe(2.5);
    expect(high - mean).toBeCloseTo((1.96 * Math.sqrt(5 / 3)) / 2, 10);
    expect(mean - low).toBeCloseTo(high - mean, 10);
  });

  test('holds the true mean in about 95 of 100 cases', () => {
    const random = new Random(1);
    let held = 0;
    for (let run = 0; run < 1000; run++) {
      const { low, high } = intervalOf(Array.from({ length: 50 }, () => random.unit()));
      if (low <= 0.5 && 0.5 <= high) held++;
    }
    expect(held).toBeGreaterThan(920);
    expect(held).toBeLessThan(975);
  });
});

describe('duplicate deals', () => {
  test('bots that play alike get exactly alike: the luck of the cards falls on all', async () => {
    const bots = [25, 25, 25].map(createThresholdBot);
    const { seats } = await playDeals({ rules, bots, seed: 1 }, 60);
    for (const { tokensGainedPerDeal } of seats) {
      expect(tokensGainedPerDeal?.mean).toBeCloseTo(0, 12);
      expect((tokensGainedPerDeal?.high ?? 1) - (tokensGainedPerDeal?.low ?? 0)).toBeCloseTo(0, 12);
    }
    const matches = await playMatches({ rules, bots, seed: 1 }, 20);
    for (const { matchWins } of matches.seats) expect(matchWins?.mean).toBeCloseTo(1 / 3, 12);
  });

  test('what all gain adds up to nothing, and wins to one', async () => {
    const bots = [createThresholdBot(27), createThresholdBot(22), createRandomBot(new Random(4))];
    const deals = await playDeals({ rules, bots, seed: 3 }, 100);
    expect(deals.seats.reduce((sum, seat) => sum + (seat.tokensGainedPerDeal?.mean ?? NaN), 0)).toBeCloseTo(0, 10);
    const matches = await playMatches({ rules, bots, seed: 3 }, 40);
    expect(matches.seats.reduce((sum, seat) => sum + (seat.matchWins?.mean ?? NaN), 0)).toBeCloseTo(1, 10);
    expect(matches.matches).toBe(120);
  });

  test('a seed gives the same figures again, and another seed others', async () => {
    const play = (seed: number) => playDeals({ rules, bots: [27, 23].map(createThresholdBot), seed }, 100);
    expect(await play(5)).toEqual(await play(5));
    expect(await play(5)).not.toEqual(await play(6));
  });

  test('a threshold beats random play by far', async () => {
    const bots = [createThresholdBot(27), createRandomBot(new Random(2))];
    const { seats } = await playMatches({ rules, bots, seed: 1 }, 100);
    expect(seats[0].matchWins?.low).toBeGreaterThan(0.8);
  });
});
