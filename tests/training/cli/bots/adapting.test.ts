/** Bots that remember the others for some matches in a row. */
import { expect, test } from 'vitest';
import { RIVALS_AT } from '../../../../engine/observation-layout.ts';
import { createThresholdBot } from '../../../../engine/bots/threshold.ts';
import type { EvaluateOne } from '../../../../engine/bots/policy.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { AdaptingBots } from '../../../../training/cli/bots/adapting.ts';
import { playMatches } from '../../../../training/learner/evaluation/arena.ts';
import { uniform } from '../../support/uniform.ts';

test.each([
  [1, 1],
  [4, 4],
  [8, 8],
])(
  'a bot that gets to know the others in %d matches in a row knows nothing in one deal of %d matches',
  async (length, matches) => {
    let [isUnknown, firstDeals, last] = [false, 0, ''];
    const evaluate: EvaluateOne = (observation, mask) => {
      const decision = observation.subarray(0, RIVALS_AT).join();
      // Where it knows something, it is asked again without that.
      if (decision === last) return uniform(observation, mask);
      last = decision;
      const knowsNothing = observation[RIVALS_AT] === 0;
      if (knowsNothing && !isUnknown) firstDeals++;
      isUnknown = knowsNothing;
      return uniform(observation, mask);
    };
    const rivals = new AdaptingBots('model', { evaluate, habitsOf: uniform, matchesInARow: length });
    // One pack at a time: two matches each.
    for (let first = 0; first < 8; first++) {
      await playMatches({ rules: preset('scat'), bots: [rivals, createThresholdBot(26)], seed: 1, first }, 1);
    }
    expect(firstDeals).toBe(16 / matches);
  },
);

test('after the last match no question waits for an answer: its thread may end at once', async () => {
  let [asked, answered] = [0, 0];
  const habitsOf: EvaluateOne = async (observation, mask) => {
    asked++;
    await new Promise((resolve) => setTimeout(resolve, 5));
    answered++;
    return uniform(observation, mask);
  };
  const rivals = new AdaptingBots('model', { evaluate: uniform, habitsOf, matchesInARow: 10 });
  await playMatches({ rules: preset('scat'), bots: [rivals, createThresholdBot(26)], seed: 1 }, 1);
  expect(asked).toBeGreaterThan(0);
  expect(answered).toBe(asked);
});
