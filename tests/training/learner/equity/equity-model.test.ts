import { describe, expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { preset, resolveRules } from '../../../../engine/rules/resolve.ts';
import {
  EQUITY_FEATURES,
  EQUITY_SIZE,
  writeEquityFeatures,
  type MatchState,
} from '../../../../training/learner/equity/features.ts';
import { madeEquity } from '../ppo/made-learner.ts';

const MEMORY = 16_384;

/** A memory in which each match is known by its number: the first feature of it, and who won. */
function numbered(seen: number) {
  const made = madeEquity();
  const features = new Float32Array(MEMORY * EQUITY_SIZE);
  for (let i = 0; i < MEMORY; i++) features[i * EQUITY_SIZE] = i;
  made.equity.restore({ seen, features, winners: Int32Array.from({ length: MEMORY }, (_, i) => i % 10) });
  return made;
}

/** The numbers of the matches of so many gradients. */
async function drawn(seen: number, gradients: number): Promise<number[]> {
  const { equity, given } = numbered(seen);
  const random = new Random(3);
  for (let i = 0; i < gradients; i++) await equity.gradient(random);
  const matches = given.flatMap(({ features }) =>
    Array.from({ length: features.dims[0] }, (_, i) => features.data[i * EQUITY_SIZE]),
  );
  const winners = given.flatMap(({ winner }) => Array.from(winner.data));
  expect(winners, 'who won those').toEqual(matches.map((match) => match % 10));
  return matches;
}

describe('the match equity learns from', () => {
  test('all matches that it remembers, equally often', async () => {
    const matches = await drawn(MEMORY, 8);
    for (const quarter of [0, 1, 2, 3]) {
      const share = matches.filter((match) => Math.floor(match / (MEMORY / 4)) === quarter).length / matches.length;
      expect(share).toBeCloseTo(0.25, 1);
    }
    expect(matches).toHaveLength(8 * 1_024);
  });

  test('none that have not been played yet', async () => {
    const matches = await drawn(2_000, 4);
    expect(Math.max(...matches)).toBeLessThan(2_000);
    expect(Math.max(...matches)).toBeGreaterThan(1_950);
  });

  test('the latest ones, which take the places of the oldest', async () => {
    const { equity } = numbered(MEMORY + 2);
    const state: MatchState = {
      rules: preset('scat'),
      tokens: [3, 1],
      points: [0, 0],
      buyIns: [0, 0],
      dealer: 0,
      deals: 0,
    };
    equity.learnFrom(state, 1);
    const { seen, features, winners } = equity.snapshot();
    const written = new Float32Array(EQUITY_SIZE);
    writeEquityFeatures(state, written, 0);
    expect(seen).toBe(MEMORY + 3);
    expect(features.slice(2 * EQUITY_SIZE, 3 * EQUITY_SIZE)).toEqual(written);
    expect(winners.slice(1, 4)).toEqual(Int32Array.of(1, 1, 3));
    expect([features[EQUITY_SIZE], features[3 * EQUITY_SIZE]]).toEqual([1, 3]);
  });
});

describe('the features of a match between two deals', () => {
  /** By seat, its features. */
  function features(state: Partial<MatchState> & Pick<MatchState, 'tokens'>): number[][] {
    const none = state.tokens.map(() => 0);
    const out = new Float32Array(EQUITY_SIZE + 1).fill(7);
    writeEquityFeatures({ rules: preset('scat'), points: none, buyIns: none, dealer: 0, deals: 0, ...state }, out, 1);
    expect(out[0], 'what stands before them').toBe(7);
    return Array.from({ length: 10 }, (_, seat) =>
      Array.from(out.subarray(1 + seat * EQUITY_FEATURES, 1 + (seat + 1) * EQUITY_FEATURES)),
    );
  }
  const at = (seats: number[][], feature: number): number[] =>
    seats.map((seat) => Math.round(seat[feature] * 1e5) / 1e5);

  test('are 0 for seats that are out, and for those that nobody sits on', () => {
    const seats = features({ tokens: [3, -1, 1] });
    for (const seat of [1, 3, 9]) expect(new Set(seats[seat])).toEqual(new Set([0]));
    expect(at(seats, 0).slice(0, 3)).toEqual([1, 0, 1]);
  });

  test('say how many tokens a seat has, and whether that is none, one or two', () => {
    const seats = features({ tokens: [0, 1, 2, 3] });
    expect(at(seats, 1).slice(0, 4)).toEqual([0, 0.33333, 0.66667, 1]);
    expect([3, 4, 5].map((feature) => at(seats, feature).slice(0, 4))).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 0],
    ]);
  });

  test('count places from the next dealer on, among those in play', () => {
    const seats = features({ tokens: [3, 3, -1, 3, 3], dealer: 3 });
    expect(at(seats, 6).slice(0, 5)).toEqual([0.5, 0.75, 0, 0, 0.25]);
    expect(at(seats, 7).slice(0, 5)).toEqual([0.4, 0.4, 0, 0.4, 0.4]);
  });

  test('compare a seat with the others’ mean, least and most tokens', () => {
    const seats = features({ tokens: [3, -1, 1, 2] });
    expect([8, 9, 10].map((feature) => at(seats, feature)[0])).toEqual([0.5, 0.33333, 0.66667]);
    expect([8, 9, 10].map((feature) => at(seats, feature)[2])).toEqual([0.83333, 0.66667, 1]);
  });

  test('compare the last one in play with nobody', () => {
    const [last] = features({ tokens: [2, -1] });
    expect(last.slice(8, 11)).toEqual([0, 0, 0]);
  });

  test('have points only in a race for them', () => {
    const rules = resolveRules({ format: 'thirty-one-rules/1', scoring: 'points', pointsTarget: 100 });
    const points = [50, 10, 20];
    const race = features({ rules, tokens: [0, 0, 0], points });
    expect([2, 11, 12, 15, 16].map((feature) => at(race, feature)[0])).toEqual([5, 0.5, 0.2, 1, 1]);
    expect(at(race, 12)[1]).toBe(0.5);
    const other = features({ tokens: [3, 3, 3], points });
    expect([2, 11, 12, 15, 16].map((feature) => at(other, feature)[0])).toEqual([0, 0, 0, 0, 0]);
  });

  test('say how often a seat and the others may still buy in', () => {
    const seats = features({ tokens: [3, 3, 3], buyIns: [2, 1, 0] });
    expect(at(seats, 13).slice(0, 3)).toEqual([0.4, 0.2, 0]);
    expect(at(seats, 14).slice(0, 3)).toEqual([0.1, 0.2, 0.3]);
  });

  test('say how many deals are left, where their number is limited', () => {
    const rules = resolveRules({ format: 'thirty-one-rules/1', dealLimit: 10 });
    const left = (deals: number) => at(features({ rules, tokens: [3, 3], deals }), 22)[0];
    expect([left(0), left(4), left(9), left(12)]).toEqual([0.5, 0.3, 0.05, 0.05]);
    expect([8, 9, 12].map((deals) => at(features({ rules, tokens: [3, 3], deals }), 23)[0])).toEqual([0, 1, 1]);
    expect([22, 23].map((feature) => at(features({ tokens: [3, 3] }), feature)[0])).toEqual([0, 0]);
  });

  test('say by which rules lives are lost', () => {
    const rules = resolveRules({
      format: 'thirty-one-rules/1',
      lives: 5,
      grace: true,
      graceSeats: 1,
      knockerLowestLoss: 1,
      knockPromise: 'highest',
    });
    const lifeRules = [17, 18, 19, 20, 21];
    expect(lifeRules.map((feature) => at(features({ rules, tokens: [3, 3] }), feature)[0])).toEqual([0.5, 1, 1, 1, 1]);
    const plain = resolveRules({ format: 'thirty-one-rules/1', lives: 3, grace: false, knockerLowestLoss: 2 });
    expect(lifeRules.map((feature) => at(features({ rules: plain, tokens: [3, 3] }), feature)[0])).toEqual([
      0.3, 0, 0, 0, 0,
    ]);
  });
});
