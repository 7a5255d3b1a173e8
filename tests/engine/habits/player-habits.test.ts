import { expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE, discardOf } from '../../../engine/actions.ts';
import { placeOf, WEIGHT_COUNT } from '../../../engine/habits/weights.ts';
import type { PlayedDecision } from '../../../engine/habits/nearest-character.ts';
import { habitsOf } from '../../../engine/habits/player-habits.ts';
import { Random } from '../../../engine/random.ts';

/** A decision in which the policy is nearly sure of one action, and another may be chosen. */
function decision(legal: readonly number[], likely: number, chosen: number): PlayedDecision {
  const byPolicy = legal.map((action) => (action === likely ? 0.9 : 0.1));
  const rows = byPolicy.map((share, a) => {
    const row = new Float64Array(WEIGHT_COUNT);
    row[0] = Math.log(share);
    if (legal[a] === KNOCK) row[placeOf('knock')] = 1;
    return row;
  });
  return { legal, byPolicy, rows, chosen: legal.indexOf(chosen) };
}

test('what was done is counted by its kind, and how often just that was foretold, worst first', () => {
  const turn = [DRAW, TAKE, KNOCK];
  const unseen = [
    ...[DRAW, DRAW, KNOCK].map((chosen) => decision(turn, DRAW, chosen)),
    decision(turn, TAKE, TAKE),
    decision(turn, KNOCK, TAKE),
    decision([discardOf(1), discardOf(2)], discardOf(2), discardOf(2)),
  ];
  expect(habitsOf([[decision(turn, DRAW, DRAW)], unseen], 0.006).heldOut?.byAction).toEqual([
    { action: 'knock', done: 1, named: 0 },
    { action: 'take', done: 2, named: 1 },
    { action: 'draw', done: 2, named: 2 },
    { action: 'discard', done: 1, named: 1 },
  ]);
});

test('somebody who has played is likest to one of the characters, and nobody is before that', () => {
  const played = Array.from({ length: 20 }, () => decision([DRAW, KNOCK], DRAW, DRAW));
  expect(habitsOf([played], 0.006).nearest).toMatchObject({ level: 'master' });
  expect(habitsOf([], 0.006).nearest).toBeNull();
});

test('somebody who plays in two ways is told so from all of their matches, and the blend of both stays what is learnt', () => {
  const random = new Random(3);
  const match = (): PlayedDecision[] =>
    Array.from({ length: 6 }, (_, deal) => {
      const chosen = random.below(2) === 0 ? KNOCK : DRAW;
      return Array.from({ length: 5 }, () => ({ ...decision([DRAW, KNOCK], DRAW, chosen), deal }));
    }).flat();
  for (const played of [match, () => match().map((one) => ({ ...one, chosen: 1 }))]) {
    const { modes, learnt, heldOut } = habitsOf(Array.from({ length: 24 }, played), 0.006);
    expect(modes).toHaveLength(played === match ? 2 : 1);
    expect(learnt.decisions).toBe(24 * 30);
    expect(heldOut?.habits.named).toBeGreaterThan(0.8);
  }
});
