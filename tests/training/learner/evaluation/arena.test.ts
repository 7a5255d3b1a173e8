import { describe, expect, test } from 'vitest';
import { createRandomBot, type Bot, type BotFactory, type BotSeat } from '../../../../engine/bots/bot.ts';
import { createThresholdBot } from '../../../../engine/bots/threshold.ts';
import type { Card } from '../../../../engine/cards.ts';
import type { Deal } from '../../../../engine/deal.ts';
import type { DealResult } from '../../../../engine/match.ts';
import { Random } from '../../../../engine/random.ts';
import { replayRecord, type MatchRecord } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { controlledIntervalOf, intervalOf } from '../../../../engine/statistics.ts';
import { handValue } from '../../../../engine/value.ts';
import type { View } from '../../../../engine/view.ts';
import {
  BrokenSeries,
  gainOf,
  joinSamples,
  packSeed,
  playDeals,
  playMatches,
  resultOf,
  samplePacks,
  type Game,
  type PackSamples,
} from '../../../../training/learner/evaluation/arena.ts';
import type { CardLuck, Credit } from '../../../../training/learner/evaluation/control-variate.ts';
import { rulesWith } from '../../../engine/support/stacked.ts';

const rules = preset('scat');

const threshold = (...values: number[]): Bot[] => values.map(createThresholdBot);
const mixed = (): Bot[] => [...threshold(27, 22), createRandomBot(new Random(4))];

describe('duplicate deals', () => {
  test('bots that play the same get exactly the same: the luck of the cards falls on all equally', async () => {
    const { gained, won } = await samplePacks({ rules, bots: threshold(25, 25, 25), seed: 1 }, 20, Infinity);
    for (const samples of gained) for (const sample of samples) expect(sample).toBeCloseTo(0, 12);
    for (const samples of won) for (const sample of samples) expect(sample).toBeCloseTo(1 / 3, 12);
  });

  test('what all gain adds up to nothing, and wins to one, shared ones too', async () => {
    const sum = (means: (number | undefined)[]) => means.reduce<number>((all, mean = NaN) => all + mean, 0);
    const deals = await playDeals({ rules, bots: mixed(), seed: 3 }, 50);
    expect(sum(deals.seats.map((seat) => seat.tokensGainedPerDeal?.mean))).toBeCloseTo(0, 10);
    const shared = rulesWith({ scoring: 'points', pointsTarget: 1, sharedWin: true, knockerTieScore: 1 });
    for (const played of [rules, shared]) {
      const { seats, matches } = await playMatches({ rules: played, bots: mixed(), seed: 3 }, 40);
      expect(sum(seats.map((seat) => seat.matchWins?.mean))).toBeCloseTo(1, 10);
      expect(matches).toBe(120);
    }
  });

  test('a seed gives the same figures again, also in parts, and another seed others', async () => {
    const play = (seed: number, first: number, packs: number) =>
      samplePacks({ rules, bots: threshold(27, 23), seed, first }, packs, 1);
    const whole = await play(5, 0, 50);
    expect(joinSamples([await play(5, 0, 20), await play(5, 20, 30)])).toEqual(whole);
    expect(await play(6, 0, 50)).not.toEqual(whole);
  });

  test('a threshold beats random play by far', async () => {
    const bots = [...threshold(27), createRandomBot(new Random(2))];
    const { seats } = await playMatches({ rules, bots, seed: 1 }, 50);
    expect(seats[0].matchWins?.low).toBeGreaterThan(0.7);
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

  test.each(['scat', 'golf', 'schwimmen'])(
    '%s: matches replay to the same winner, single deals to no end',
    async (name) => {
      for (const record of (await recorded(playMatches, name, 2)).values()) {
        expect(replayRecord(JSON.parse(JSON.stringify(record))).match.winner).toBe(record.winner);
        expect(record.winner).not.toBeNull();
      }
      for (const record of (await recorded(playDeals, name, 5)).values()) {
        expect(replayRecord(JSON.parse(JSON.stringify(record))).deals).toBe(1);
        expect(record.winner).toBeNull();
      }
    },
  );
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

test('what has been played in all rotations survives a bot that fails', async () => {
  let deals = 0;
  const leavesInTheThird: BotFactory = {
    name: 'leaves',
    async sitDown() {
      if (deals++ === 2 * 3 + 1) throw new Error('no more');
      const bot = createThresholdBot(25);
      const nothing = (): void => undefined;
      return { name: 'leaves', decide: (...asked) => bot.decide(...asked), dealOver: nothing, leave: nothing };
    },
    close: () => Promise.resolve(),
    // So many that no two packs are played at once.
    matchesInARow: 1_000,
  };
  const bots = [leavesInTheThird, createThresholdBot(27), createThresholdBot(22)];
  const broken = await samplePacks({ rules, bots, seed: 1 }, 10, 1).catch((error: unknown) => error);
  expect(broken).toBeInstanceOf(BrokenSeries);
  const whole = await samplePacks({ rules, bots: [25, 27, 22].map(createThresholdBot), seed: 1 }, 2, 1);
  expect((broken as BrokenSeries).samples).toEqual(whole);
});

describe('a bot that takes part in one match', () => {
  /** What a factory of bots that play as `threshold:24` was asked, and what its bots were told. */
  function following() {
    const seats: BotSeat[] = [];
    const deals: { result: DealResult; hands: (readonly Card[] | null)[] }[] = [];
    const left: number[] = [];
    const factory: BotFactory = {
      name: 'following',
      sitDown(seat) {
        const number = seats.push(seat) - 1;
        return Promise.resolve({
          ...createThresholdBot(24),
          dealOver: (result: DealResult, hands: readonly (readonly Card[] | null)[]) =>
            void deals.push({ result, hands: [...hands] }),
          leave: () => void left.push(number),
        });
      },
      close: () => Promise.resolve(),
    };
    return { factory, seats, deals, left };
  }

  test('sits down in every rotation with a seed of its own, and leaves at the end', async () => {
    const { factory, seats, left } = following();
    await playDeals({ rules, bots: [createThresholdBot(27), factory, createThresholdBot(22)], seed: 1 }, 1);
    expect(seats.map(({ players, seat }) => `seat ${seat} of ${players}`).join(', ')).toBe(
      'seat 1 of 3, seat 0 of 3, seat 2 of 3',
    );
    expect(seats.every((seat) => seat.rules === rules)).toBe(true);
    expect(new Set(seats.map(({ seed }) => seed)).size).toBe(3);
    expect(left).toEqual([0, 1, 2]);
  });

  test('plays so many matches one after another as it needs to know the others', async () => {
    const counts = [1, 10, 100].map(async (matchesInARow) => {
      let [there, most] = [0, 0];
      const factory: BotFactory = {
        name: 'growing',
        matchesInARow,
        sitDown: () => {
          most = Math.max(most, ++there);
          return Promise.resolve({ ...createThresholdBot(24), dealOver: () => undefined, leave: () => void there-- });
        },
        close: () => Promise.resolve(),
      };
      await playMatches({ rules, bots: [createThresholdBot(27), factory], seed: 1 }, 20);
      return most;
    });
    // Each pack is two matches: 20 packs are four times ten matches.
    expect(await Promise.all(counts)).toEqual([20, 4, 1]);
  });

  test('is told how each deal ended, and the hands shown', async () => {
    const { factory, deals } = following();
    const records: MatchRecord[] = [];
    const options = { rules, bots: [createThresholdBot(27), factory], seed: 1 };
    await playMatches({ ...options, onRecord: (record) => records.push(record) }, 1);
    expect(deals.map(({ result }) => result)).toEqual(
      records.flatMap((record) => record.deals.map((deal) => deal.result)),
    );
    for (const { result, hands } of deals) {
      expect(result.values).toEqual(hands.map((hand) => (hand === null ? null : handValue(rules, hand))));
    }
  });
});

describe('the luck of the cards', () => {
  test('of one seat is the bad luck of the others who are in, in equal parts', async () => {
    const bots = [createThresholdBot(24), createThresholdBot(26), createThresholdBot(28)];
    const expected = [0, 0, 0];
    let rotation = 0;
    let drawsOfTwo = 0;
    const control = {
      drew({ table }: Deal, { seat }: View, _chance: Random, credit: Credit): Promise<void> {
        const inPlay = [0, 1, 2].filter((other) => table.alive[other] === 1);
        if (inPlay.length === 2) drawsOfTwo++;
        for (const other of inPlay) {
          expected[(other + rotation) % 3] += (other === seat ? 6 : -6 / (inPlay.length - 1)) / 3;
        }
        credit(6);
        return Promise.resolve();
      },
      settle: () => Promise.resolve(),
    } as unknown as CardLuck;
    const onRecord = () => void rotation++;
    const { luck } = await samplePacks({ rules, bots, seed: 1, control, onRecord }, 1, Infinity);
    expect(drawsOfTwo).toBeGreaterThan(0);
    luck.forEach((samples, bot) => expect(samples[0]).toBeCloseTo(expected[bot], 10));
  });
});

describe('the figures of a series', () => {
  const samples = (...all: number[][]) => all.map((one) => Float64Array.from(one));
  const some: PackSamples = {
    lost: samples([1, 0, 2, 1], [0, 1, 0, 1]),
    gained: samples([-1, 1, -2, 0], [1, -1, 2, 0]),
    won: samples([0.5, 0, 0.5, 1], [0.5, 1, 0.5, 0]),
    luck: samples([-1, 1, -2, 0], [1, -1, 2, 0]),
  };
  const series = { rules, specs: ['one', 'other'], hasControl: false };
  const table = { rules: 'scat', players: 2 };

  test('of single deals are the means of tokens lost and gained, of matches the shares won; rotations are counted', () => {
    const ofDeals = series.specs.map((spec, bot) => ({
      spec,
      tokensLostPerDeal: intervalOf(some.lost[bot]),
      tokensGainedPerDeal: intervalOf(some.gained[bot]),
      matchWins: null,
    }));
    const dealByDeal = intervalOf([-2, 2, -4, 0]);
    const deals = { ...table, deals: 8, matches: 0, seats: ofDeals, pairedDifference: dealByDeal };
    expect(resultOf(series, 'deals', some)).toEqual(deals);
    const none = { tokensLostPerDeal: null, tokensGainedPerDeal: null };
    const ofMatches = series.specs.map((spec, bot) => ({ spec, ...none, matchWins: intervalOf(some.won[bot]) }));
    const matchByMatch = intervalOf([0, -1, 0, 1]);
    const matches = { ...table, deals: 0, matches: 8, seats: ofMatches, pairedDifference: matchByMatch };
    expect(resultOf(series, 'matches', some)).toEqual(matches);
  });

  test('say how much the first bot has of the second on the same packs, which is more certain than what each has', () => {
    const both = samples([3, 1, 2, 0], [2, 0, 1, -1]);
    const { seats, pairedDifference } = resultOf(series, 'deals', { ...some, lost: both, won: both, gained: both });
    expect(pairedDifference).toEqual({ mean: 1, low: 1, high: 1 });
    expect(seats[0].tokensGainedPerDeal?.low).toBeLessThan(1);
  });

  test('leave out the luck of the cards where it is known, and say by how much that divides the variance', () => {
    const [seat] = resultOf({ ...series, hasControl: true }, 'deals', some).seats;
    const { interval, factor } = controlledIntervalOf(some.gained[0], some.luck[0]);
    expect([seat.tokensGainedPerDeal, seat.varianceFactor]).toEqual([interval, factor]);
    expect(seat.tokensLostPerDeal).toEqual(controlledIntervalOf(some.lost[0], some.luck[0]).interval);
    const [won] = resultOf({ ...series, hasControl: true }, 'matches', some).seats;
    const ofMatches = controlledIntervalOf(some.won[0], some.luck[0]);
    expect([won.matchWins, won.varianceFactor]).toEqual([ofMatches.interval, ofMatches.factor]);
    const { pairedDifference } = resultOf({ ...series, hasControl: true }, 'matches', some);
    const [ofBoth, luck] = samples([0, -1, 0, 1], [-2, 2, -4, 0]);
    expect(pairedDifference).toEqual(controlledIntervalOf(ofBoth, luck).interval);
  });
});

test.each([
  ['what the others lost in the mean, less what it lost itself', 'lives', [2, 0, 1], [9, 9, 9], [-1.5, 1.5, 0]],
  ['in a race its points, less the mean of theirs', 'points', [9, 9, 9], [2, 0, 1], [1.5, -1.5, 0]],
])('a deal gained a seat %s', (_, scoring, losses, points, gains) => {
  const numbers = { losses: Int8Array.from(losses), points: Int8Array.from(points) };
  const deal = { ...numbers, rules: rulesWith({ scoring }) } as unknown as Deal;
  expect([0, 1, 2].map((seat) => gainOf(deal, seat))).toEqual(gains);
});

test('each pack has a seed of its own, which is a whole number of 32 bits', () => {
  const seeds = [1, 2, -3].flatMap((seed) => Array.from({ length: 50 }, (_, index) => packSeed(seed, index)));
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(seeds.every((seed) => Number.isInteger(seed) && Math.abs(seed) <= 2 ** 31)).toBe(true);
});
