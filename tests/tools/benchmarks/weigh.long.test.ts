/** Nothing is allocated for an action in the hot path. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('random play allocates nothing for a decision, with view, legal mask and observation or without', () => {
  const weighed = execFileSync('npx', ['--no-install', 'tsx', 'tests/tools/benchmarks/weigh.ts'], { encoding: 'utf8' });
  const { bare, observed } = JSON.parse(weighed) as Record<string, number>;
  expect(bare).toBeLessThan(1);
  expect(observed).toBeLessThan(1);
});
