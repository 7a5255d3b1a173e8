import { describe, expect, test } from 'vitest';
import { scoreShown } from '../../../engine/bots/showdowns.ts';
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
