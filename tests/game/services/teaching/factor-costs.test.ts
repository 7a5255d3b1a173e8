import { beforeEach, describe, expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { OwnBots } from '../../../../game/services/bots/own-bots.ts';
import { memoryStores, type KeptBot } from '../../../../game/services/storage/stores.ts';
import type { FactorCostAnswer, FactorCostTask } from '../../../../game/services/teaching/factor-cost-worker.ts';
import { keptBot, rulesOf } from '../../support/own-bots.ts';
import { FactorCosts } from '../../../../game/services/teaching/factor-costs.ts';
import type { WorkerLike } from '../../../../game/base/worker-like.ts';

const GOLF = preset('golf');

/** A bot for golf whose cost has not been measured, but for some changes. */
function kept(changes: Partial<KeptBot> = {}): KeptBot {
  return keptBot({ rules: rulesOf('golf'), players: [2, 6], isCostMeasured: false, isUsed: false, ...changes });
}

/** Answers each task at once, or stops. */
class FakeWorker extends EventTarget implements WorkerLike {
  readonly answer: FactorCostAnswer | 'stops';

  constructor(answer: FactorCostAnswer | 'stops') {
    super();
    this.answer = answer;
  }

  postMessage(task: FactorCostTask): void {
    tasks.push(task);
    queueMicrotask(() =>
      this.dispatchEvent(
        this.answer === 'stops' ? new Event('error') : new MessageEvent('message', { data: this.answer }),
      ),
    );
  }

  terminate(): void {
    ended++;
  }
}

let tasks: FactorCostTask[];
let ended: number;
let ownBots: OwnBots;
beforeEach(() => {
  tasks = [];
  ended = 0;
  ownBots = new OwnBots(memoryStores());
});

function costs(answer: FactorCostAnswer | 'stops', isFree = true): FactorCosts {
  const lock = { acquire: () => Promise.resolve(isFree), release: () => Promise.resolve() };
  return new FactorCosts({ ownBots, createWorker: () => new FakeWorker(answer), runtime: 'runtime.wasm', lock });
}

describe('the costs of a person’s own bots', () => {
  test('are measured by their rules with the fewest players, and noted once', async () => {
    await ownBots.add('a', kept(), { policy: Uint8Array.of(7), critic: null });
    const measuring = costs(0.004);
    await measuring.measureMissing();
    expect(tasks).toEqual([{ policy: Uint8Array.of(7), rules: GOLF, players: 2, runtime: 'runtime.wasm' }]);
    expect(ownBots.all.get('a')).toEqual(kept({ factorCost: 0.004, isCostMeasured: true }));
    await measuring.measureMissing();
    expect([tasks.length, ended]).toEqual([1, 1]);
  });

  test('of a bot for all rules are measured in the usual game', async () => {
    await ownBots.add('a', kept({ rules: 'all', players: [2, 10] }), { policy: Uint8Array.of(7), critic: null });
    await costs(0.004).measureMissing();
    expect(tasks[0].rules).toEqual(preset('scat'));
  });

  test.each(['stops', null, Number.NaN, -0.001] as const)(
    'stay as they were where the worker answers with %s, and are not asked for again at once',
    async (answer) => {
      await ownBots.add('a', kept(), { policy: Uint8Array.of(7), critic: null });
      await ownBots.add('b', kept({ isCostMeasured: true }), { policy: Uint8Array.of(8), critic: null });
      const measuring = costs(answer);
      await measuring.measureMissing();
      await measuring.measureMissing();
      expect([tasks.length, ended]).toEqual([1, 1]);
      expect(ownBots.all.get('a')).toEqual(kept());
    },
  );

  test('are left to another tab that measures', async () => {
    await ownBots.add('a', kept(), { policy: Uint8Array.of(7), critic: null });
    await costs(0.004, false).measureMissing();
    expect(tasks).toEqual([]);
  });
});
