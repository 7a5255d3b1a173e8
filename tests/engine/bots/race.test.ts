import { describe, expect, test } from 'vitest';
import { raceWorth } from '../../../engine/bots/race.ts';
import type { Deal } from '../../../engine/deal.ts';
import { rulesWith } from '../support/stacked.ts';

/** A deal that is over. */
function over(keys: Record<string, unknown>, before: number[], losses: number[], points: number[] = []): Deal {
  const rules = rulesWith(keys);
  return {
    rules,
    tokens: Int8Array.from(rules.scoring === 'points' ? before.map(() => 0) : before),
    matchPoints: Float64Array.from(rules.scoring === 'points' ? before : before.map(() => 0)),
    losses: Int8Array.from(losses),
    points: Int8Array.from(points),
    table: { dealer: 0 },
  } as unknown as Deal;
}

const chances = (deal: Deal) => Array.from(deal.losses, (_, seat) => raceWorth()(deal, seat));

describe('the worth of a deal in a race', () => {
  test('is the chance of so many coin tosses, between two', () => {
    // Two losses away from being out against one: both of the next two have to be the other's, or the first.
    const [ahead, behind] = chances(over({}, [1, 1], [0, 1]));
    expect(ahead).toBeCloseTo(3 / 4, 3);
    expect(behind).toBeCloseTo(1 / 4, 3);
  });

  test('adds up to one over all seats', () => {
    const deal = over({}, [3, 2, 0, 1, -1], [0, 2, 0, 1, 0]);
    expect(chances(deal).reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 2);
  });

  test('is certain for the last one left, and nothing for those who are out', () => {
    expect(chances(over({}, [0, 2, -1], [1, 0, 0]))).toEqual([0, 1, 0]);
  });

  test('counts players as still in where everybody would be out', () => {
    expect(chances(over({}, [0, 0], [1, 1]))[0]).toBeCloseTo(1 / 2, 3);
  });

  test('is less with one token where there is no grace', () => {
    const [withGrace] = chances(over({}, [1, 3], [0, 0]));
    const [without] = chances(over({ grace: false }, [1, 3], [0, 0]));
    expect(without).toBeLessThan(withGrace);
  });

  test('in a race for points is higher for whoever needs fewer', () => {
    const [leader, other] = chances(over({ base: 'french-canadian', pointsTarget: 5 }, [3, 3], [0, 0], [1, 0]));
    expect(leader).toBeCloseTo(3 / 4, 3);
    expect(other).toBeCloseTo(1 / 4, 3);
  });

  test('in a race for points is certain for whoever has them', () => {
    expect(chances(over({ base: 'french-canadian', pointsTarget: 5 }, [4, 4], [0, 0], [1, 0]))).toEqual([1, 0]);
  });
});
