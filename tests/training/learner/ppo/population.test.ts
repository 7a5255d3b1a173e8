import { describe, expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import type { LearningOptions } from '../../../../training/learner/ppo/options.ts';
import { Population } from '../../../../training/learner/ppo/population.ts';
import { madeLearner, MADE_NETWORK, recordingSession } from './made-learner.ts';

type Options = Pick<LearningOptions, 'league' | 'biased'>;
const AVERAGE = Float32Array.of(1, 2);
const NONE: Options = { league: null, biased: null };

function population(options: Options, biases: readonly ((output: number) => number)[] = [() => 1]): Population {
  const { session } = recordingSession(() => ({}));
  return new Population(MADE_NETWORK, session, new Random(4), options, AVERAGE, biases);
}

describe('a league', () => {
  test('gets its members at geometrically growing ages', () => {
    const members = population({ league: { share: 1, first: 2, growth: 3 }, biased: null });
    const joined = Array.from({ length: 20 }, (_, i) => i + 1).filter((iteration) => {
      const before = members.pastPolicies.length;
      members.addWhenDue(iteration, Float32Array.of(iteration, 0));
      return members.pastPolicies.length > before;
    });
    expect(joined).toEqual([2, 6, 18]);
    expect(members.pastPolicies.map(([first]) => first)).toEqual([2, 6, 18]);
  });

  test('keeps them as they were', () => {
    const members = population({ league: { share: 1, first: 1, growth: 1 }, biased: null });
    const average = Float32Array.of(3, 4);
    members.addWhenDue(1, average);
    average.fill(0);
    expect(members.pastPolicies).toEqual([Float32Array.of(3, 4)]);
  });

  test('is joined by the average of each iteration in which one is due', async () => {
    const { learner } = madeLearner({ options: { league: { share: 0, first: 1, growth: 2 } } });
    await learner.iterate(0);
    const first = learner.average.slice();
    await learner.iterate(0);
    const { arrays } = learner.snapshot();
    expect(arrays.league0).toEqual(first);
    expect(arrays.league1).toEqual(learner.average);
  });

  test('gets nobody where there is none', () => {
    const members = population(NONE);
    members.addWhenDue(100, AVERAGE);
    expect(members.pastPolicies).toEqual([]);
  });
});

describe('opponents', () => {
  test('are there only where the options ask for some', () => {
    expect(population(NONE).isUsed).toBe(false);
    expect(population({ league: { share: 1, first: 1, growth: 1 }, biased: null }).isUsed).toBe(true);
    expect(population({ league: null, biased: { share: 1, strengths: [1] } }).isUsed).toBe(true);
  });

  /** The seatings of so many episodes at which seats 1, 3 and 4 play. */
  const seatings = (members: Population, count = 2_000) =>
    Array.from({ length: count }, () => members.assignOpponents([1, 3, 4]));

  test.each([
    [0.25, 0],
    [0, 0.5],
    [0.25, 0.5],
  ])('play in their share of the episodes: %d of the league, %d of biased ones', (league, biased) => {
    const members = population({
      league: { share: league, first: 1, growth: 1 },
      biased: { share: biased, strengths: [1, 2] },
    });
    members.add(Float32Array.of(8, 9));
    const [past] = members.pastPolicies;
    const shares = { league: 0, biased: 0 };
    for (const seats of seatings(members)) {
      const opponent = seats?.find((seat) => seat);
      if (opponent) shares['parameters' in opponent && opponent.parameters === past ? 'league' : 'biased']++;
    }
    // With two other seats, both are learners in a quarter of the episodes that have an opponent.
    expect(shares.league / 2_000 / 0.75).toBeCloseTo(league, 1);
    expect(shares.biased / 2_000 / 0.75).toBeCloseTo(biased, 1);
  });

  test('leave one seat or more to the learner, any of them', () => {
    const members = population({ league: null, biased: { share: 1, strengths: [1] } });
    const learning = seatings(members, 300).map((seats) => [1, 3, 4].filter((seat) => !seats?.[seat]));
    expect(Math.min(...learning.map(({ length }) => length))).toBe(1);
    expect(Math.max(...learning.map(({ length }) => length))).toBe(3);
    expect(new Set(learning.filter(({ length }) => length === 1).flat())).toEqual(new Set([1, 3, 4]));
  });

  test('are not there before the league has a member', () => {
    const members = population({ league: { share: 1, first: 5, growth: 1 }, biased: null });
    expect(seatings(members, 50)).toEqual(Array(50).fill(null));
  });

  test('there is one for each style and strength', () => {
    const members = population({ league: null, biased: { share: 1, strengths: [1, 2, 3] } }, [() => 1, () => 0]);
    const seen = new Set(seatings(members).map((seats) => seats?.find((seat) => seat)));
    seen.delete(undefined);
    seen.delete(null);
    expect(seen.size).toBe(6);
  });
});
