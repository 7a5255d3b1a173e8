import { describe, expect, test } from 'vitest';
import { RIVALS_AT } from '../../../../engine/observation-layout.ts';
import { ACTION_COUNT, KNOCK } from '../../../../engine/actions.ts';
import type { Bot } from '../../../../engine/bots/bot.ts';
import { createThresholdBot } from '../../../../engine/bots/threshold.ts';
import type { EvaluateOne } from '../../../../engine/bots/policy.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { playBait } from '../../../../training/learner/evaluation/bait.ts';
import { uniform } from '../../support/uniform.ts';

/** Knocks at once against whoever is known to knock early, and never otherwise. */
const gullible: EvaluateOne = (observation, mask) => {
  const knocksWithLittle = observation[RIVALS_AT + 2];
  const shares = new Float32Array(ACTION_COUNT);
  for (const [action, legal] of mask.entries())
    if (legal === 1) shares[action] = (action === KNOCK) === knocksWithLittle > 0.1 ? 0.9 : 0.1;
  return Promise.resolve(shares);
};

const options = {
  rules: preset('scat'),
  players: 2,
  bait: createThresholdBot(12),
  changed: createThresholdBot(27),
  evaluate: gullible,
  habitsOf: uniform,
  after: 2,
  seed: 5,
} as const;

describe('a bait', () => {
  test.each([
    ['deals', 2],
    ['matches', 2],
  ] as const)(
    'is worth something after some %s at a table of %i against bots that believe it',
    async (unit, players) => {
      const found = await Promise.all(
        Array.from({ length: 24 }, (_, i) => i).map((index) => playBait({ ...options, unit, players }, index)),
      );
      const gain = found.reduce((sum, { known, unknown }) => sum + known.gained - unknown.gained, 0);
      expect(gain).toBeGreaterThan(0);
    },
  );

  test('is worth nothing against one that reads nothing of it', async () => {
    const { known, unknown } = await playBait({ ...options, unit: 'matches', evaluate: uniform }, 3);
    expect(known).toEqual(unknown);
  });

  test('is laid by one at a table, whom the packs of a series find in another seat each time', async () => {
    const seats = new Set<number>();
    const bait: Bot = {
      name: 'bait',
      decide: (view, legal) => {
        seats.add(view.seat);
        return options.bait.decide(view, legal);
      },
    };
    await playBait({ ...options, bait, unit: 'matches', players: 3, after: 2 }, 0);
    expect(seats).toEqual(new Set([1, 2]));
  });
});
