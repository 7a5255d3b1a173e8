import { describe, expect, test } from 'vitest';
import type { Checkpoint } from '../../../../training/cli/run/checkpoint.ts';
import { extensionNotice } from '../../../../training/cli/run/read-run.ts';
import type { RunPlan } from '../../../../training/cli/run/run-plan.ts';
import { planOf } from '../../support/run-plan.ts';

const argv = ['--rules', 'scat', '--steps=100000', '--init', 'general.onnx', '--set', 'clip=0.2'];
const PLAN = planOf({ steps: 100_000, argv });

const notice = (decisions: number, length: Partial<RunPlan>, plan = PLAN): string | null => {
  const checkpoint: Checkpoint = { plan, iteration: 1, decisions, seconds: 60, learners: [] };
  return extensionNotice(checkpoint, { ...plan, ...length }, 'runs/scat-1/policy.onnx');
};

describe('a run that goes on with another length', () => {
  test('says what its learning rate does', () => {
    expect(notice(50_000, { steps: 200_000 })).toBe(
      'The learning rate falls over a whole run, from 0.0014 to 0.00005: with 200,000 decisions in place of 100,000 decisions it goes on from 0.0011, not from 0.00072.',
    );
    expect(notice(50_000, { steps: null, minutes: 4 })).toContain('with 4 minutes in place of 100,000 decisions');
  });

  test('and had reached its end also says what becomes of its policy, and how to keep that', () => {
    const text = notice(100_000, { steps: 200_000 });
    expect(text).toContain(
      'it goes on from 0.00072, not from 0.00005. Until it has fallen again, the policy may be weaker',
    );
    expect(text).toMatch(
      /: npm run train -- --rules scat --set clip=0.2 --init runs\/scat-1\/policy\.onnx --steps 100000$/,
    );
    expect(text).not.toContain('\n');
  });

  test.each<[string, number, Partial<RunPlan>]>([
    ['the same length', 50_000, {}],
    ['a length that it has already', 50_000, { steps: 40_000 }],
  ])('says nothing for %s', (_, decisions, length) => expect(notice(decisions, length)).toBeNull());
});
