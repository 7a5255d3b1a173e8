import { expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { teachingPlan } from '../../../../game/services/teaching/plan.ts';
import { STANDARD_OPTIONS } from '../../../../training/learner/ppo/options.ts';

test.each([
  ['has the usual options', {}, {}],
  ['that starts from a policy keeps closer to it', { hasStart: true }, { entropyCoefficient: [0.03, 0.002] }],
  ['may have iterations of another number of decisions', { iteration: 64 }, { decisions: 64 }],
])('a plan %s, and what is wanted, with every rule', (_, changes, options) => {
  const length = { minutes: 30, steps: null };
  const wanted = { rules: preset('golf'), players: [2, 6] as const, length, seed: 7, build: 'abc' };
  expect(teachingPlan({ ...wanted, hasStart: false, iteration: null, ...changes })).toEqual({
    ...length,
    rules: { format: 'thirty-one-rules/1', ...preset('golf') },
    players: [2, 6],
    seed: 7,
    options: { ...STANDARD_OPTIONS, ...options },
    origin: { command: 'taught in the page', commit: 'abc' },
  });
});
