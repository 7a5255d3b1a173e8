import { describe, expect, test, vi } from 'vitest';
import { ACTION_COUNT, KNOCK } from '../../../../engine/actions.ts';
import type { EvaluateOne } from '../../../../engine/bots/policy.ts';
import { createThresholdBot } from '../../../../engine/bots/threshold.ts';
import { decisionsIn } from '../../../../engine/habits/rival-numbers.ts';
import { RIVAL, RIVALS_AT } from '../../../../engine/observation-layout.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { playInformed } from '../../../../training/learner/evaluation/informed.ts';
import { uniform } from '../../support/uniform.ts';

/** Knocks at once with whatever it has where nobody is known, and never where somebody is. */
const wary: EvaluateOne = (observation, mask) => {
  const isKnown = observation[RIVALS_AT] > 0;
  const shares = new Float32Array(ACTION_COUNT);
  for (const [action, legal] of mask.entries())
    if (legal === 1) shares[action] = (action === KNOCK) === isKnown ? 0.1 : 0.9;
  return Promise.resolve(shares);
};

const options = {
  rules: preset('scat'),
  players: 3,
  evaluate: wary,
  habitsOf: uniform,
  opponent: createThresholdBot(31),
  decisions: 40,
  packs: 12,
  seed: 3,
};

describe('to know the others', () => {
  test('is to be told of each of them from the first deal, and of nobody otherwise', async () => {
    const evaluate = vi.fn(wary);
    await playInformed({ ...options, evaluate, packs: 2 });
    const told = evaluate.mock.calls.map(([observation]) =>
      [0, 1].map((rival) => Math.round(decisionsIn(observation.subarray(RIVALS_AT + rival * RIVAL.size)))),
    );
    const counts = new Set(told.flat());
    expect(counts).toEqual(new Set([40, 0]));
    expect(told[0][0]).toBe(40);
    expect(told.at(-1)).toEqual([0, 0]);
  });

  test('is learnt from what the others themselves choose', async () => {
    const evaluate = vi.fn(wary);
    await playInformed({ ...options, opponent: createThresholdBot(12), decisions: 200, packs: 2, evaluate });
    const [[observation]] = evaluate.mock.calls;
    const knockWithLittle = observation[RIVALS_AT + 2];
    expect(knockWithLittle).toBeGreaterThan(0.3);
  });
});
