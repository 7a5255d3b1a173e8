import { beforeEach, describe, expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { OwnBots } from '../../../../game/services/bots/own-bots.ts';
import { memoryStores, type KeptBot } from '../../../../game/services/storage/stores.ts';
import type { FactorCostRequests } from '../../../../game/services/teaching/factor-cost-worker.ts';
import { keptBot, rulesOf } from '../../support/own-bots.ts';
import { FakeWorker } from '../../support/fake-worker.ts';
import { FactorCosts } from '../../../../game/services/teaching/factor-costs.ts';

const GOLF = preset('golf');

/** A bot for golf whose cost has not been measured, but for some changes. */
function kept(changes: Partial<KeptBot> = {}): KeptBot {
  return keptBot({ rules: rulesOf('golf'), players: [2, 6], isCostMeasured: false, isUsed: false, ...changes });
}

let workers: FakeWorker<FactorCostRequests>[];
let ownBots: OwnBots;
/** What has become of the lock. */
let locked: string[];
beforeEach(() => {
  locked = [];
  workers = [];
  ownBots = new OwnBots(memoryStores());
});

/** @param answer of the worker to each task, at once; or it fails, or stops */
function costs(answer: number | 'fails' | 'stops', isFree = true): FactorCosts {
  const createWorker = (): FakeWorker<FactorCostRequests> => {
    const worker = new FakeWorker<FactorCostRequests>(({ id }) => {
      if (typeof answer === 'number') return { type: 'answer', id, answer };
      if (answer === 'fails') return { type: 'failed', id, why: 'failed', reason: 'no such file' };
      queueMicrotask(() => worker.stop());
      return undefined;
    });
    workers.push(worker);
    return worker;
  };
  const lock = {
    acquire: () => {
      locked.push('acquired');
      return Promise.resolve(isFree);
    },
    release: () => {
      locked.push('released');
      return Promise.resolve();
    },
  };
  return new FactorCosts({ ownBots, createWorker, runtime: 'runtime.wasm', lock });
}

/** What the workers were asked to measure. */
const tasks = () => workers.flatMap(({ heard }) => heard.map((message) => 'question' in message && message.question));
const endings = () => workers.map(({ isTerminated }) => isTerminated);

describe('the costs of a person’s own bots', () => {
  test('are measured by their rules with the fewest players, and noted once', async () => {
    await ownBots.add('a', kept(), { policy: Uint8Array.of(7), critic: null });
    const measuring = costs(0.004);
    await measuring.measureMissing();
    expect(tasks()).toEqual([{ policy: Uint8Array.of(7), rules: GOLF, players: 2, runtime: 'runtime.wasm' }]);
    expect(ownBots.all.get('a')).toEqual(kept({ factorCost: 0.004, isCostMeasured: true }));
    await measuring.measureMissing();
    expect([tasks().length, endings()]).toEqual([1, [true]]);
  });

  test('of a bot for all rules are measured in the usual game', async () => {
    await ownBots.add('a', kept({ rules: 'all', players: [2, 10] }), { policy: Uint8Array.of(7), critic: null });
    await costs(0.004).measureMissing();
    expect(tasks()).toMatchObject([{ rules: preset('scat') }]);
  });

  test.each(['stops', 'fails', Number.NaN, -0.001] as const)(
    'stay as they were where the worker answers with %s, and are not asked for again at once',
    async (answer) => {
      await ownBots.add('a', kept(), { policy: Uint8Array.of(7), critic: null });
      await ownBots.add('b', kept({ isCostMeasured: true }), { policy: Uint8Array.of(8), critic: null });
      const measuring = costs(answer);
      await measuring.measureMissing();
      await measuring.measureMissing();
      expect([tasks().length, endings()]).toEqual([1, [true]]);
      expect(ownBots.all.get('a')).toEqual(kept());
    },
  );

  test('are left to another tab that measures', async () => {
    await ownBots.add('a', kept(), { policy: Uint8Array.of(7), critic: null });
    await costs(0.004, false).measureMissing();
    expect([tasks(), locked]).toEqual([[], ['acquired']]);
  });

  test('are measured one after another while no other tab measures, which is let in afterwards', async () => {
    await ownBots.add('a', kept(), { policy: Uint8Array.of(7), critic: null });
    await ownBots.add('b', kept(), { policy: Uint8Array.of(8), critic: null });
    await costs(0.004).measureMissing();
    expect(workers.flatMap(({ heard }) => heard.map(({ type }) => type))).toEqual(['measure', 'measure']);
    expect(tasks()).toMatchObject([{ policy: Uint8Array.of(7) }, { policy: Uint8Array.of(8) }]);
    expect(locked).toEqual(['acquired', 'released']);
  });

  test('that are all known keep no other tab out', async () => {
    await ownBots.add('a', kept({ isCostMeasured: true }), { policy: Uint8Array.of(7), critic: null });
    await costs(0.004).measureMissing();
    expect([tasks(), locked]).toEqual([[], []]);
  });

  test('are measured once where that is asked for twice at once, and again where it is asked for later', async () => {
    await ownBots.add('a', kept(), { policy: Uint8Array.of(7), critic: null });
    const measuring = costs(0.004);
    await Promise.all([measuring.measureMissing(), measuring.measureMissing()]);
    expect([tasks().length, locked]).toEqual([1, ['acquired', 'released']]);
    await ownBots.add('b', kept(), { policy: Uint8Array.of(8), critic: null });
    await measuring.measureMissing();
    expect(tasks()).toMatchObject([{ policy: Uint8Array.of(7) }, { policy: Uint8Array.of(8) }]);
  });
});
