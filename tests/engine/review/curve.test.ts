import { describe, expect, test } from 'vitest';
import { chancesBetween } from '../../../engine/bots/race.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import { rulesFile } from '../../../engine/rules/resolve.ts';
import { chanceCurve } from '../../../engine/review/results.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { rulesWith } from '../support/stacked.ts';

/** A record of which only what each deal left matters: tokens, and points gained. */
function record(
  rules: HouseRules,
  winner: number | null,
  ...after: { tokens?: number[]; points?: number[] }[]
): MatchRecord {
  const deals = after.map(({ tokens = [0, 0], points = [0, 0] }) => ({
    before: [],
    dealer: 0,
    tokens: [3, 3],
    deck: '',
    actions: [],
    result: { end: 'knock' as const, values: [20, 10], losses: [0, 1], points, tokens, eliminated: [] },
  }));
  return { format: 'thirty-one-record/2', rules: rulesFile(rules), players: ['ann', 'bob'], deals, winner };
}

const numbers = (...rows: string[]) => rows.map((row) => row.split(' ').map(Number));

describe('the chances to win a match', () => {
  const lives = rulesWith({ lives: 3 });
  const race = rulesWith({ scoring: 'points', pointsTarget: 5 });

  test('follow from the tokens that each deal left', () => {
    const curve = chanceCurve(record(lives, null, { tokens: [3, 2] }, { tokens: [1, 2] }));
    expect(curve).toEqual(numbers('3 3', '3 2', '1 2').map((tokens) => chancesBetween(lives, tokens, [0, 0])));
  });

  test('follow in a race from the points that were gained so far', () => {
    const curve = chanceCurve(record(race, null, { points: [1, 0] }, { points: [1, 1] }, { points: [0, 2] }));
    expect(curve).toEqual(numbers('0 0', '1 0', '2 1', '2 3').map((points) => chancesBetween(race, [0, 0], points)));
  });

  test('are at the end all the winner’s', () => {
    const curve = chanceCurve(record(lives, 1, { tokens: [0, 2] }, { tokens: [-1, 2] }));
    expect(curve[1]).toEqual(chancesBetween(lives, [0, 2], [0, 0]));
    expect(curve[2]).toEqual([0, 1]);
  });

  test('are at the end shared by those who share the win', () => {
    const shared = { ...record(lives, null, { tokens: [0, 0] }), winners: [0, 1] };
    expect(chanceCurve(shared)[1]).toEqual([0.5, 0.5]);
  });

  test('are those of the beginning where no deal was played', () => {
    expect(chanceCurve(record(lives, null))).toEqual([chancesBetween(lives, [3, 3], [0, 0])]);
    expect(chanceCurve(record(lives, 0))).toHaveLength(1);
  });
});
