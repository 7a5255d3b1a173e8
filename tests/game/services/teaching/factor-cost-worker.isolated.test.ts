/** The worker that measures what unlikely actions cost, over a search that is made up: what it is asked, and by whom. */
import { expect, test, vi } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { FactorCostRequests } from '../../../../game/services/teaching/factor-cost-worker.ts';
import type { searchDecisions } from '../../../../training/learner/evaluation/mistakes.ts';
import { WorkerScope } from '../../support/worker-scope.ts';

const made = vi.hoisted(() => ({
  search: vi.fn<typeof searchDecisions>(),
  load: vi.fn((policy: Uint8Array) => Promise.resolve({ run: () => Promise.resolve({ of: policy }) })),
  runtimes: [] as string[],
}));
vi.mock('../../../../game/services/teaching/worker-runtime.ts', () => ({
  workerRuntime: (wasm: string) => {
    made.runtimes.push(wasm);
    return { load: made.load };
  },
  workerTime: { now: () => 0, wait: () => Promise.resolve() },
}));
vi.mock('../../../../training/learner/evaluation/mistakes.ts', () => ({
  searchDecisions: made.search,
  meanFactorCost: (decisions: readonly number[]) => decisions.reduce((sum, each) => sum + each, 0) / decisions.length,
}));

test('a hundred decisions of the policy at its table are searched, always the same ones', async () => {
  made.search.mockResolvedValue([0.002, 0.006] as never);
  const page = new WorkerScope<FactorCostRequests>();
  await import('../../../../game/services/teaching/factor-cost-worker.ts');
  const rules = preset('scat');
  const policy = Uint8Array.of(7);
  const { answer } = await page.ask('measure', { policy, rules, players: 3, runtime: 'runtime.wasm' });
  expect(answer).toBe(0.004);
  expect(made.runtimes).toEqual(['runtime.wasm']);
  expect(made.load).toHaveBeenCalledExactlyOnceWith(policy);
  const [matches, from, count] = made.search.mock.calls[0];
  expect([from, count]).toEqual([0, 100]);
  expect(matches).toMatchObject({ rules, players: 3, seed: 31 });
});
