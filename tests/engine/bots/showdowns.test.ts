import { describe, expect, test } from 'vitest';
import { gainOf, scoreShown } from '../../../engine/bots/showdowns.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, rulesWith } from '../support/stacked.ts';

/** What a guessed showdown after a knock of seat 1 costs three players with such strengths. */
function lossesOf(keys: Record<string, unknown>, strengths: readonly number[]): number[] {
  const outcome = { losses: new Int8Array(3), points: new Int8Array(3) };
  const view = viewOf(dealt({ hands: ['2c 3d 4h', '2d 3h 4s', '2h 3s 4c'] }, rulesWith(keys)), 0);
  scoreShown(view, Float64Array.from(strengths), 1, outcome);
  return Array.from(outcome.losses);
}

describe('a guessed showdown costs', () => {
  test('the lowest, whatever the highest hold', () => {
    expect(lossesOf({}, [20, 24, 31])).toEqual([1, 0, 0]);
  });

  test('all who have no full hand, where hands are declared then', () => {
    expect(lossesOf({ declareEnds: 'at-showdown', knockerLossOn31: 2 }, [20, 24, 31])).toEqual([1, 2, 0]);
  });

  test('the lowest where nobody has one', () => {
    expect(lossesOf({ declareEnds: 'at-showdown' }, [20, 24, 30.5])).toEqual([1, 0, 0]);
  });
});

test('a point that is lost counts only where there is one', () => {
  const rules = rulesWith({ scoring: 'points', lowestScore: -1, dealLimit: 5 });
  const hands = ['2c 3d 4h', '2d 3h 4s', '2h 3s 4c'];
  const gainWith = (points: number[], strengths: readonly number[]): number => {
    const outcome = { losses: new Int8Array(3), points: new Int8Array(3) };
    const view = viewOf(dealt({ hands, points }, rules), 0);
    scoreShown(view, Float64Array.from(strengths), 1, outcome);
    return gainOf(view, outcome);
  };
  expect(gainWith([2, 2, 2], [24, 20, 22])).toBe(1.5);
  expect(gainWith([2, 0, 2], [24, 20, 22])).toBe(1);
  expect(gainWith([2, 2, 2], [20, 24, 22])).toBe(-1.5);
  expect(gainWith([0, 2, 2], [20, 24, 22])).toBe(-0.5);
});
