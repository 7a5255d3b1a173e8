import { describe, expect, test } from 'vitest';
import { ACTION_COUNT } from '../../../../engine/actions.ts';
import type { EvaluateBatch } from '../../../../engine/bots/batch.ts';
import { createPolicyBot } from '../../../../engine/bots/policy.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { meanFactorCost, searchDecisions, type ActionCost } from '../../../../training/learner/evaluation/mistakes.ts';

/** Every legal action is e times rarer than the one before it. */
const evaluate: EvaluateBatch = async (_, masks, rows) => {
  const policy = new Float32Array(masks.length);
  for (let row = 0; row < rows; row++) {
    let rank = 0;
    for (let i = row * ACTION_COUNT; i < (row + 1) * ACTION_COUNT; i++) {
      if (masks[i] === 1) policy[i] = Math.exp(-++rank);
    }
  }
  return { policy, value: new Float32Array(rows) };
};
const policy = createPolicyBot(async (observation, mask) => (await evaluate(observation, mask, 1)).policy);
const matches = { rules: preset('scat'), players: 2, policy, evaluate, seed: 1 };

describe('the cost of a factor of e', () => {
  test('is the mean of all actions, those that are rarer counting as much more', () => {
    const costs: ActionCost[] = [
      [1, 0.01],
      [3, 0.01],
    ];
    expect(meanFactorCost(costs)).toBeCloseTo(0.02 / 4, 12);
  });

  test('leaves out what is hardly ever played, and is unknown of nothing', () => {
    expect(
      meanFactorCost([
        [1, 0.01],
        [40, 0.5],
      ]),
    ).toBe(0.01);
    expect(meanFactorCost([])).toBeNaN();
  });
});

describe('searched decisions', () => {
  test('tell of each action but the favourite how much rarer it is', async () => {
    const searched: number[] = [];
    const costs = await searchDecisions(matches, 0, 3, (count) => searched.push(count));
    expect(searched).toEqual([1, 2, 3]);
    expect(costs.length).toBeGreaterThan(3);
    for (const [rarer] of costs) expect(rarer).toBeCloseTo(Math.round(rarer), 4);
  });
});
