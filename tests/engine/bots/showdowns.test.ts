import { expect, test } from 'vitest';
import { gainOf, scoreShown } from '../../../engine/bots/showdowns.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, rulesWith } from '../support/stacked.ts';

/** A guessed showdown of three players with such strengths, after a knock of seat 1: its losses, and the gain of seat 0. */
function shown(keys: Record<string, unknown>, strengths: readonly number[], points = [0, 0, 0]) {
  const outcome = { losses: new Int8Array(3), points: new Int8Array(3) };
  const view = viewOf(dealt({ hands: ['2c 3d 4h', '2d 3h 4s', '2h 3s 4c'], points }, rulesWith(keys)), 0);
  scoreShown(view, Float64Array.from(strengths), 1, outcome);
  return { losses: [...outcome.losses], gain: gainOf(view, outcome) };
}

test.each<[what: string, keys: Record<string, unknown>, strengths: number[], losses: number[]]>([
  ['the lowest, whatever the highest hold', {}, [20, 24, 31], [1, 0, 0]],
  ['all without a full hand', { declareEnds: 'at-showdown', knockerLossOn31: 2 }, [20, 24, 31], [1, 2, 0]],
  ['the lowest where nobody has one', { declareEnds: 'at-showdown' }, [20, 24, 30.5], [1, 0, 0]],
])('a guessed showdown costs %s', (_what, keys, strengths, losses) => {
  expect(shown(keys, strengths).losses).toEqual(losses);
});

test.each([
  [[2, 2, 2], [24, 20, 22], 1.5],
  [[2, 0, 2], [24, 20, 22], 1],
  [[2, 2, 2], [20, 24, 22], -1.5],
  [[0, 2, 2], [20, 24, 22], -0.5],
])('a point that is lost counts only where there is one: with %j and %j the gain is %d', (points, strengths, gain) => {
  expect(shown({ scoring: 'points', lowestScore: -1, dealLimit: 5 }, strengths, points).gain).toBe(gain);
});
