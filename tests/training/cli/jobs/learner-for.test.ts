import { expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { Variant } from '../../../../training/cli/ablation/variants.ts';
import { learnerFor } from '../../../../training/cli/jobs/kinds/learner-for.ts';
import { loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import { traced } from '../../../../training/learner/tensorflow/sessions.ts';

const execute = traced(await loadRuntime());
const task = { rules: preset('scat'), players: [2, 2] as const, seed: 1, init: null };

test.each<[string, Variant, boolean]>([
  ['learns a match equity', {}, true],
  ['learns none in the variant without it', { isWithoutEquity: true }, false],
])('a learner %s', async (_, variant, hasEquity) => {
  const { learner } = await learnerFor(execute, task, variant);
  expect(learner.criticAndEquity() !== null).toBe(hasEquity);
});
