import { expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { OwnBots } from '../../../../game/services/bots/own-bots.ts';
import { memoryStores } from '../../../../game/services/storage/stores.ts';
import type { KeptBot } from '../../../../game/services/storage/schemas.ts';
import type { FactorCostRequests } from '../../../../game/services/teaching/factor-cost-worker.ts';
import { FactorCosts } from '../../../../game/services/teaching/factor-costs.ts';
import { FakeWorker } from '../../support/fake-worker.ts';
import { keptBot, rulesOf } from '../../support/own-bots.ts';

/** A bot for golf whose cost has not been measured, but for some changes. */
const kept = (changes: Partial<KeptBot> = {}): KeptBot =>
  keptBot({ rules: rulesOf('golf'), players: [2, 6], isCostMeasured: false, isUsed: false, ...changes });
const filesOf = (byte: number) => ({ policy: Uint8Array.of(byte), critic: null });

/** Some bots, and what measures their costs. @param answer of its worker to each task, at once; or it fails, or stops */
async function costsOf(bots: KeptBot[], answer: number | 'fails' | 'stops' = 0.004, isFree = true) {
  const ownBots = new OwnBots(memoryStores());
  for (const [i, bot] of bots.entries()) await ownBots.add('abc'[i], bot, filesOf(i));
  const workers: FakeWorker<FactorCostRequests>[] = [];
  const createWorker = () => {
    const worker = new FakeWorker<FactorCostRequests>(({ id }) => {
      if (typeof answer === 'number') return { type: 'answer', id, answer };
      if (answer === 'fails') return { type: 'failed', id, why: 'failed', reason: 'no such file' };
      queueMicrotask(() => worker.stop());
      return undefined;
    });
    workers.push(worker);
    return worker;
  };
  const locked: string[] = [];
  const lock = {
    acquire: async () => {
      locked.push('acquired');
      return isFree;
    },
    release: async () => void locked.push('released'),
  };
  const costs = new FactorCosts({ ownBots, createWorker, runtime: 'runtime.wasm', lock });
  /** What the workers were asked to measure, and whether they have ended. */
  const tasks = () => workers.flatMap(({ heard }) => heard.map((message) => 'question' in message && message.question));
  const endings = () => workers.map(({ isTerminated }) => isTerminated);
  return { ownBots, costs, tasks, endings, locked };
}

test('costs are measured by the rules of a bot with the fewest players, one after another, and noted once', async () => {
  const { ownBots, costs, tasks, endings, locked } = await costsOf([kept(), kept({ rules: 'all', players: [3, 10] })]);
  await Promise.all([costs.measureMissing(), costs.measureMissing()]);
  await costs.measureMissing();
  const [golf, scat] = [preset('golf'), preset('scat')];
  expect(tasks()).toEqual([
    { policy: Uint8Array.of(0), rules: golf, players: 2, runtime: 'runtime.wasm' },
    { policy: Uint8Array.of(1), rules: scat, players: 3, runtime: 'runtime.wasm' },
  ]);
  expect(ownBots.all.get('a')).toEqual(kept({ factorCost: 0.004, isCostMeasured: true }));
  expect([new Set(endings()), locked]).toEqual([new Set([true]), ['acquired', 'released']]);
  await ownBots.add('c', kept(), filesOf(2));
  await costs.measureMissing();
  expect(tasks().slice(2)).toMatchObject([{ policy: Uint8Array.of(2) }]);
});

test.each(['stops', 'fails', Number.NaN, -0.001] as const)(
  'costs stay as they were where the worker answers with %s, and are not asked for again at once',
  async (answer) => {
    const { ownBots, costs, tasks, endings } = await costsOf([kept(), kept({ isCostMeasured: true })], answer);
    for (let time = 0; time < 2; time++) await costs.measureMissing();
    expect([tasks().length, endings(), ownBots.all.get('a')]).toEqual([1, [true], kept()]);
  },
);

test.each<[string, KeptBot, boolean, string[]]>([
  ['are left to another tab that measures', kept(), false, ['acquired']],
  ['that are all known keep no other tab out', kept({ isCostMeasured: true }), true, []],
])('costs %s', async (_, bot, isFree, locks) => {
  const { costs, tasks, locked } = await costsOf([bot], 0.004, isFree);
  await costs.measureMissing();
  expect([tasks(), locked]).toEqual([[], locks]);
});
