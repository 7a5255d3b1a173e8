import { expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE, discardOf } from '../../../engine/actions.ts';
import { noHabits } from '../../../engine/habits/habits.ts';
import { oneMode } from '../../../engine/habits/modes.ts';
import type { PlayedDecision } from '../../../engine/habits/nearest-character.ts';
import { foretoldByAction } from '../../../engine/habits/player-habits.ts';
import { WEIGHT_COUNT } from '../../../engine/habits/habits.ts';

/** A decision in which the policy is nearly sure of one action, and another may be chosen. */
function decision(legal: readonly number[], likely: number, chosen: number): PlayedDecision {
  const byPolicy = legal.map((action) => (action === likely ? 0.9 : 0.1));
  const rows = byPolicy.map((share) =>
    Float64Array.from({ length: WEIGHT_COUNT }, (_, i) => (i === 0 ? Math.log(share) : 0)),
  );
  return { legal, byPolicy, rows, chosen: legal.indexOf(chosen) };
}

test('what was done is counted by its kind, and how often just that was foretold, worst first', () => {
  const turn = [DRAW, TAKE, KNOCK];
  const decisions = [
    ...[DRAW, DRAW, KNOCK].map((chosen) => decision(turn, DRAW, chosen)),
    decision(turn, TAKE, TAKE),
    decision(turn, KNOCK, TAKE),
    decision([discardOf(1), discardOf(2)], discardOf(2), discardOf(2)),
  ];
  expect(foretoldByAction([decisions], oneMode(noHabits()))).toEqual([
    { action: 'knock', done: 1, named: 0 },
    { action: 'take', done: 2, named: 1 },
    { action: 'draw', done: 2, named: 2 },
    { action: 'discard', done: 1, named: 1 },
  ]);
});
