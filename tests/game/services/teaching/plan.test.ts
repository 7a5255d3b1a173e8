import { expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { teachingPlan } from '../../../../game/services/teaching/plan.ts';
import { STANDARD_OPTIONS } from '../../../../training/learner/ppo/options.ts';

const WANTED = {
  rules: preset('golf'),
  players: [2, 6] as const,
  length: { minutes: 30, steps: null },
  seed: 7,
  hasStart: false,
  iteration: null,
  build: 'abc',
};

test('a plan has what is wanted, with the usual options and every rule', () => {
  const { rules, ...plan } = teachingPlan(WANTED);
  expect(plan).toEqual({
    minutes: 30,
    steps: null,
    players: [2, 6],
    seed: 7,
    options: STANDARD_OPTIONS,
    origin: { command: 'taught in the page', commit: 'abc' },
  });
  expect(rules).toEqual({ format: 'thirty-one-rules/1', ...preset('golf') });
});

test('a plan that starts from a policy keeps closer to it', () => {
  expect(teachingPlan({ ...WANTED, hasStart: true }).options).toEqual({
    ...STANDARD_OPTIONS,
    entropyCoefficient: [0.03, 0.002],
  });
});

test('an iteration may have another number of decisions, and nothing else changes', () => {
  expect(teachingPlan({ ...WANTED, iteration: 64 }).options).toEqual({ ...STANDARD_OPTIONS, decisions: 64 });
});
