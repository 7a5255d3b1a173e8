import { expect, test } from 'vitest';
import { raceWorth } from '../../../engine/bots/race.ts';
import type { Deal } from '../../../engine/deal.ts';
import { rulesWith } from '../support/stacked.ts';

const RACE = { scoring: 'points', pointsTarget: 5 };

/** The worth of a deal for each seat. @param before tokens, or points of a race @param after losses, or points gained */
function worths(keys: Record<string, unknown>, before: number[], after: number[]): number[] {
  const none = before.map(() => 0);
  const isRace = keys === RACE;
  const deal = {
    rules: rulesWith(keys),
    tokens: Int8Array.from(isRace ? none : before),
    matchPoints: Float64Array.from(isRace ? before : none),
    losses: Int8Array.from(isRace ? none : after),
    points: Int8Array.from(isRace ? after : none),
    table: { dealer: 0 },
  } as unknown as Deal;
  return before.map((_, seat) => raceWorth()(deal, seat));
}

test.each<[what: string, keys: object, before: number[], after: number[], chances: number[]]>([
  // Two losses away from being out against one: both of the next two have to be the other's, or the first.
  ['is the chance of so many coin tosses, between two', {}, [1, 1], [0, 1], [3 / 4, 1 / 4]],
  ['is certain for the last one left', {}, [0, 2, -1], [1, 0, 0], [0, 1, 0]],
  ['counts all as still in where everybody would be out', {}, [0, 0], [1, 1], [1 / 2, 1 / 2]],
  ['is higher for whoever needs fewer points', RACE, [3, 3], [1, 0], [3 / 4, 1 / 4]],
  ['is certain for whoever has them', RACE, [4, 4], [1, 0], [1, 0]],
])('the worth of a deal in a race %s', (_what, keys, before, after, chances) => {
  expect(worths(keys as Record<string, unknown>, before, after)).toEqual(
    chances.map((chance) => expect.closeTo(chance, 3) as number),
  );
});

test('the worth of a deal in a race adds up to one over all seats', () => {
  const all = worths({}, [3, 2, 0, 1, -1], [0, 2, 0, 1, 0]);
  expect(all.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 2);
});

test('the worth of a deal in a race is less with one token where there is no grace', () => {
  expect(worths({ grace: false }, [1, 3], [0, 0])[0]).toBeLessThan(worths({}, [1, 3], [0, 0])[0]);
});
