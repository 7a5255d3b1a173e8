import { describe, expect, test } from 'vitest';
import type { Bot } from '../../../../engine/bots/bot.ts';
import { createRandomBot } from '../../../../engine/bots/random.ts';
import { createThresholdBot } from '../../../../engine/bots/threshold.ts';
import { Random } from '../../../../engine/random.ts';
import { replayRecord, type MatchRecord } from '../../../../engine/record.ts';
import { PRESETS, preset } from '../../../../engine/rules/resolve.ts';
import { playDeals, playMatches, samplePacks, type Game } from '../../../../training/learner/evaluation/arena.ts';

const rules = preset('scat');

describe('duplicate deals', () => {
  test('bots that play the same get exactly the same: the luck of the cards falls on all equally', async () => {
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

  test('a long series is the same in parts', async () => {
    const options = { rules, bots: [27, 23].map(createThresholdBot), seed: 5 };
    const whole = await samplePacks(options, 50, 1);
    const head = await samplePacks(options, 20, 1);
    const tail = await samplePacks({ ...options, first: 20 }, 30, 1);
    expect([...head.gained[0], ...tail.gained[0]]).toEqual([...whole.gained[0]]);
  });

  test('a threshold beats random play by far', async () => {
    const bots = [createThresholdBot(27), createRandomBot(new Random(2))];
    const { seats } = await playMatches({ rules, bots, seed: 1 }, 100);
    expect(seats[0].matchWins?.low).toBeGreaterThan(0.8);
  });
});

describe('records of what was played', () => {
  const recorded = async (play: typeof playDeals, name: string, count: number): Promise<Map<string, MatchRecord>> => {
    const records = new Map<string, MatchRecord>();
    const bots = [createThresholdBot(24), createThresholdBot(28), createRandomBot(new Random(3))];
    const onRecord = (record: MatchRecord, { index, rotation }: Game) => records.set(`${index} r${rotation}`, record);
    await play({ rules: preset(name), bots, seed: 2, onRecord }, count);
    return records;
  };

  test('there is one for each match and rotation, with the bots by seat', async () => {
    const records = await recorded(playMatches, 'scat', 2);
    expect([...records.keys()].toSorted()).toEqual(['0 r0', '0 r1', '0 r2', '1 r0', '1 r1', '1 r2']);
    expect(records.get('1 r0')?.players).toEqual(['threshold:24', 'threshold:28', 'random']);
    expect(records.get('1 r1')?.players).toEqual(['threshold:28', 'random', 'threshold:24']);
    expect(records.get('0 r2')?.deals[0].deck).toBe(records.get('0 r0')?.deals[0].deck);
  });

  test.each(PRESETS)('%s: matches replay to the same winner', async (name) => {
    for (const record of (await recorded(playMatches, name, 2)).values()) {
      expect(replayRecord(JSON.parse(JSON.stringify(record))).match.winner).toBe(record.winner);
      expect(record.winner).not.toBeNull();
    }
  });

  test.each(PRESETS)('%s: a single deal is a match that is not over', async (name) => {
    for (const record of (await recorded(playDeals, name, 5)).values()) {
      expect(replayRecord(JSON.parse(JSON.stringify(record))).deals).toBe(1);
      expect(record.winner).toBeNull();
    }
  });
});

test('after a bot has failed no further match begins', async () => {
  let hasFailed = false;
  const faulty: Bot = {
    name: 'faulty',
    async decide(_view, legal) {
      if (hasFailed) return legal[0];
      hasFailed = true;
      throw new Error('no more');
    },
  };
  let done = 0;
  const game = playMatches({ rules, bots: [faulty, createThresholdBot(25)], seed: 1, onProgress: () => done++ }, 1_000);
  await expect(game).rejects.toThrow('no more');
  await new Promise(setImmediate);
  expect(done).toBeLessThan(256);
});
