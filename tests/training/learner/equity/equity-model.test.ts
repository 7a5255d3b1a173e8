import { describe, expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { preset, resolveRules } from '../../../../engine/rules/resolve.ts';
import {
  EQUITY_FEATURES,
  EQUITY_SIZE,
  writeEquityFeatures,
  type MatchState,
} from '../../../../training/learner/equity/features.ts';
import { table } from '../../../engine/support/examples.ts';
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
    const few = await drawn(2_000, 4);
    expect(Math.max(...few), 'of those that have been played').toBeLessThan(2_000);
    expect(Math.max(...few)).toBeGreaterThan(1_950);
  });

  test('the latest ones, which take the places of the oldest', async () => {
    const { equity } = numbered(MEMORY + 2);
    const [rules, none] = [preset('scat'), [0, 0]];
    const state: MatchState = { rules, tokens: [3, 1], points: none, buyIns: none, dealer: 0, deals: 0 };
    equity.learnFrom(state, 1);
    const { seen, features, winners } = equity.snapshot();
    const written = new Float32Array(EQUITY_SIZE);
    writeEquityFeatures(state, written, 0);
    expect(seen).toBe(MEMORY + 3);
    expect(features.slice(2 * EQUITY_SIZE, 3 * EQUITY_SIZE)).toEqual(written);
    expect(winners.slice(1, 4)).toEqual(Int32Array.of(1, 1, 3));
    expect([features[EQUITY_SIZE], features[3 * EQUITY_SIZE]]).toEqual([1, 3]);
    const few = numbered(3).equity.snapshot();
    expect([few.features.length, few.winners.length], 'no more than there are').toEqual([3 * EQUITY_SIZE, 3]);
  });
});

describe('the features of a match between two deals', () => {
  /** Some features, each by seat. */
  function features(state: Partial<MatchState> & Pick<MatchState, 'tokens'>, ...which: number[]): number[][] {
    const none = state.tokens.map(() => 0);
    const out = new Float32Array(EQUITY_SIZE + 1).fill(7);
    writeEquityFeatures({ rules: preset('scat'), points: none, buyIns: none, dealer: 0, deals: 0, ...state }, out, 1);
    expect(out[0], 'what stands before them').toBe(7);
    const rounded = (number: number) => Math.round(number * 1e5) / 1e5;
    return which.map((feature) => state.tokens.map((_, seat) => rounded(out[1 + seat * EQUITY_FEATURES + feature])));
  }
  const rulesOf = (changes: object) => resolveRules({ format: 'thirty-one-rules/1', ...changes });
  const RACE = rulesOf({ scoring: 'points', pointsTarget: 100 });
  const HARSH = { lives: 5, grace: true, graceSeats: 1, knockerLowestLoss: 1, knockPromise: 'highest' };
  const points = [50, 10, 20];
  const limited = (deals: number) => ({ rules: rulesOf({ dealLimit: 10 }), tokens: [3, 3], deals });

  test('are 0 for seats that are out, and for those that nobody sits on', () => {
    const all = features({ tokens: [3, -1, 1, ...Array<number>(7).fill(-1)] }, ...Array(EQUITY_FEATURES).keys());
    for (const seats of all) expect([seats[1], seats[3], seats[9]]).toEqual([0, 0, 0]);
    expect(all[0].slice(0, 3)).toEqual([1, 0, 1]);
  });

  const given = {
    lives: { tokenTo: 'highest', allOut: 'all-return' },
    usual: { lives: 3, grace: false, knockerLowestLoss: 2 },
  };

  test.each(
    table`
    how many tokens a seat has, and whether that is none, one or two | ${{ tokens: [0, 1, 2, 3] }}
      | 1: 0 0.33333 0.66667 1, 3: 1 0 0 0, 4: 0 1 0 0, 5: 0 0 1 0
    places from the next dealer on, among those in play | ${{ tokens: [3, 3, -1, 3, 3], dealer: 3 }}
      | 6: 0.5 0.75 0 0 0.25, 7: 0.4 0.4 0 0.4 0.4
    the others’ mean, least and most tokens | ${{ tokens: [3, -1, 1, 2] }}
      | 8: 0.5 0 0.83333 0.66667, 9: 0.33333 0 0.66667 0.33333, 10: 0.66667 0 1 1
    nobody beside the last one in play | ${{ tokens: [2, -1] }} | 8: 0 0, 9: 0 0, 10: 0 0
    points in a race | ${{ rules: RACE, tokens: [0, 0, 0], points }}
      | 2: 5 1 2, 11: 0.5 0.1 0.2, 12: 0.2 0.5 0.5, 15: 1 1 1, 16: 1 1 1
    no points elsewhere | ${{ tokens: [3, 3, 3], points }} | 2: 0 0 0, 11: 0 0 0, 12: 0 0 0, 15: 0 0 0, 16: 0 0 0
    how often a seat and the others may still buy in | ${{ tokens: [3, 3, 3], buyIns: [2, 1, 0] }}
      | 13: 0.4 0.2 0, 14: 0.1 0.2 0.3
    how many deals are left: all | ${limited(0)} | 22: 0.5 0.5, 23: 0 0
    how many deals are left: six | ${limited(4)} | 22: 0.3 0.3, 23: 0 0
    how many deals are left: the last | ${limited(9)} | 22: 0.05 0.05, 23: 1 1
    how many deals are left: beyond the last | ${limited(12)} | 22: 0.05 0.05, 23: 1 1
    nothing where deals are not limited | ${{ tokens: [3, 3] }} | 22: 0 0, 23: 0 0
    by which rules lives are lost | ${{ rules: rulesOf(HARSH), tokens: [3] }} | 17: 0.5, 18: 1, 19: 1, 20: 1, 21: 1
    where tokens go, and what happens where all are out | ${{ rules: rulesOf(given.lives), tokens: [3] }}
      | 28: 1, 29: 0, 30: 1
    that all who are out share the win | ${{ rules: rulesOf({ allOut: 'shared' }), tokens: [3] }} | 29: 1, 30: 0
    that a declared hand scores two | ${{ rules: { ...RACE, declareScore: 2 }, tokens: [0] }} | 27: 1, 28: 0
    that the usual ones do not hold | ${{ rules: rulesOf(given.usual), tokens: [3] }}
      | 17: 0.3, 18: 0, 19: 0, 20: 0, 21: 0
  ` as [string, Parameters<typeof features>[0], string][],
  )('say %s', (_, state, expected) => {
    const wanted = expected.split(', ').map((one) => one.split(': '));
    const found = features(state, ...wanted.map(([feature]) => Number(feature)));
    expect(found).toEqual(wanted.map(([, seats]) => seats.split(' ').map(Number)));
  });
});
