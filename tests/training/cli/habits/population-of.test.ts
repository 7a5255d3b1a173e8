import { describe, expect, test } from 'vitest';
import { FEATURES, WEIGHT_COUNT } from '../../../../engine/habits/weights.ts';
import type { ObservedDecision } from '../../../../engine/habits/habits.ts';
import { decisionsIn } from '../../../../engine/habits/rival-numbers.ts';
import { Random } from '../../../../engine/random.ts';
import { populationOf, type PopulationMember } from '../../../../training/cli/habits/population-of.ts';

/** To knock or not, which are alike to the policy; it is always knocked. */
function knocks(count: number): ObservedDecision[] {
  const knock = Array.from({ length: WEIGHT_COUNT }, (_, i) => Number(FEATURES[i - 1] === 'knock'));
  const rows = [knock, knock.map(() => 0)].map((row) => Float64Array.from(row));
  return Array.from({ length: count }, () => ({ rows, chosen: 0 }));
}

function member(player: string, count: number): PopulationMember {
  return { player, game: 'scat for 2', play: 'draw-discard', decisions: knocks(count) };
}

function thresholdsIn(...members: PopulationMember[]) {
  return populationOf(members, new Random(1)).people.filter(({ threshold }) => threshold !== undefined);
}

describe('a threshold in the records', () => {
  test('is among the people itself, beside those like it', () => {
    const { people } = populationOf([member('threshold:25', 60), member('expert', 60)], new Random(1));
    const thresholds = people.filter(({ threshold }) => threshold !== undefined);
    expect(new Set(thresholds.map(({ threshold }) => threshold))).toEqual(new Set([25]));
    expect(thresholds.length).toBeGreaterThan(0);
    expect(people.length).toBeGreaterThan(thresholds.length);
  });

  test('is known from its own choices, as often as there are so many', () => {
    for (const { known } of thresholdsIn(member('threshold:25', 60))) {
      expect(known.map((numbers) => Math.round(decisionsIn(Float32Array.from(numbers))))).toEqual([3, 8, 20, 50]);
      // How much likelier than by the policy a knock is with 28, as it is known ever better.
      const knocking = known.map((numbers) => numbers[5]);
      expect(knocking[0]).toBeGreaterThan(0);
      expect(knocking.toSorted((a, b) => a - b)).toEqual(knocking);
    }
  });

  test('that hardly chose anything is not', () => {
    expect(thresholdsIn(member('threshold:25', 2))).toEqual([]);
    expect(thresholdsIn(member('threshold:25', 3))).not.toEqual([]);
  });

  test('is nobody else of a similar name', () => {
    expect(thresholdsIn(member('my-threshold:25', 60), member('threshold:high', 60))).toEqual([]);
  });
});
