import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../../game/base/deferred.ts';
import type { OwnPolicy } from '../../../../game/services/bots/messages.ts';
import { PolicyService } from '../../../../game/services/bots/policy-service.ts';
import { createSeatBot, type Opponent } from '../../../../game/services/bots/seat-bot.ts';
import {
  asked,
  decideWith,
  evaluated,
  GOLF,
  noFile,
  opponentsWith,
  ready,
  SCAT,
  SHA_256,
  type Asked,
  type PolicyWorker,
  type Said,
} from '../../support/policy-worker.ts';

const MASTER: Opponent = { level: 'master', style: 'even', seed: 1 };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the opponents', () => {
  test('a worker that cannot start is unavailable at once', () => {
    const opponents = new PolicyService({
      createWorker: () => {
        throw new Error('workers are blocked');
      },
      manifest: '',
      runtime: '',
      wanted: { rules: SCAT, observation: 1 },
    });
    opponents.load();
    expect(opponents.state).toMatchObject({
      is: 'unavailable',
      why: 'stopped',
      reason: expect.stringContaining('workers are blocked'),
    });
  });

  test.each([
    ['missing', 2],
    ['damaged', 1],
    ['unfit', 1],
  ] as const)('another attempt to load a policy that is %s: workers', async (why, count) => {
    let attempts = 0;
    const { opponents, workers } = opponentsWith((message) => {
      if (message.type === 'load' && attempts++ === 0)
        return { type: 'failed', id: message.id, why, reason: 'not there' };
      return evaluated(message);
    });
    opponents.load();
    await vi.advanceTimersByTimeAsync(1);
    expect(opponents.state.is).toBe('unavailable');
    opponents.retry();
    await vi.advanceTimersByTimeAsync(1);
    expect(workers).toHaveLength(count);
    expect(opponents.state.is).toBe(count === 2 ? 'policy' : 'unavailable');
  });

  test('are not loaded again where they are loaded, or on their way', async () => {
    const { opponents, workers } = opponentsWith(evaluated);
    opponents.load();
    opponents.retry();
    await opponents.whenSettled();
    opponents.retry();
    expect(workers[0].heard).toHaveLength(1);
  });

  test('other rules are loaded into the same worker; an answer about the earlier ones counts no more', async () => {
    const { opponents, workers } = opponentsWith(() => undefined);
    opponents.load();
    let isSettled = false;
    void opponents.whenSettled().then(() => (isSettled = true));
    opponents.load(GOLF);
    workers[0].say(ready(workers[0].heard[0]));
    await vi.advanceTimersByTimeAsync(1);
    expect([opponents.state.is, isSettled]).toEqual(['loading', false]);
    workers[0].say(ready(workers[0].heard[1], 'general'));
    await vi.advanceTimersByTimeAsync(1);
    expect(opponents.state).toMatchObject({ is: 'policy', model: 'general' });
    expect([isSettled, workers.length]).toEqual([true, 1]);
  });

  test('are loaded again with the next question to their worker once it has stopped', async () => {
    const { opponents, workers } = opponentsWith(evaluated);
    opponents.load();
    await opponents.whenSettled();
    workers[0].stop();
    expect(opponents.state.is).toBe('unavailable');
    const question = { ...opponents.sourceFor(GOLF), date: '2026-11-24' };
    opponents.ask('compare', question).catch(() => undefined);
    expect(workers[1].heard.map(({ type }) => type)).toEqual(['load', 'compare']);
    await opponents.whenSettled();
    expect(opponents.state.is).toBe('policy');
  });
});

describe('policies of one’s own', () => {
  const OWN_SHA = '0b'.repeat(32);
  const OWN: OwnPolicy = {
    model: { name: 'ours', file: OWN_SHA, rules: SCAT, players: [2, 10], observation: 1, factorCost: 0.004 },
    policy: Uint8Array.of(1),
  };
  /** The policy of one's own where it is sent, else the listed one. */
  const either = (message: Asked): Said | undefined =>
    message.type === 'load' && message.question.own !== undefined
      ? ready(message, 'ours', OWN_SHA)
      : evaluated(message);
  const loads = (worker: PolicyWorker) => asked(worker, 'load').map(({ question }) => question);
  const latest = (worker: PolicyWorker) => asked(worker, 'evaluate').at(-1)?.question;

  test('are sent to the worker as soon as they are known', async () => {
    const { opponents, workers } = opponentsWith(either, () => Promise.resolve(OWN));
    opponents.load();
    expect(opponents.state.is).toBe('loading');
    await opponents.whenSettled();
    expect(loads(workers[0])).toMatchObject([{ own: OWN }]);
    expect(opponents.state).toEqual({ is: 'policy', model: 'ours', sha256: OWN_SHA });
  });

  test('are looked for while the worker starts, which is not asked before they are known', async () => {
    const search = deferred<OwnPolicy | null>();
    const { opponents, workers } = opponentsWith(either, () => search.promise);
    opponents.load();
    opponents.load();
    expect(workers.map(({ heard }) => heard)).toEqual([[]]);
    search.resolve(OWN);
    await opponents.whenSettled();
    expect(loads(workers[0])).toMatchObject([{ own: OWN }]);
  });

  test('that are found after other rules were chosen are not sent', async () => {
    const search = deferred<OwnPolicy | null>();
    const { opponents, workers } = opponentsWith(either, ({ rules }) => (rules === SCAT ? search.promise : null));
    opponents.load();
    opponents.load(GOLF);
    search.resolve(OWN);
    await opponents.whenSettled();
    expect(loads(workers[0])).toMatchObject([{ wanted: { rules: GOLF } }]);
  });

  test('do not play where everybody must have the same opponents', async () => {
    const { opponents } = opponentsWith(either, () => Promise.resolve(OWN));
    opponents.load(SCAT, { isListed: true });
    await opponents.whenSettled();
    expect(opponents.state).toMatchObject({ sha256: SHA_256 });
  });

  test('may be guests, who play only where they are asked for, and until then the usual one', async () => {
    const { opponents, workers } = opponentsWith(either);
    opponents.receive(OWN);
    opponents.load(SCAT);
    await opponents.whenSettled();
    expect(opponents.state).toMatchObject({ sha256: SHA_256 });
    opponents.load(SCAT, { guest: OWN_SHA });
    await opponents.whenSettled();
    expect(opponents.state).toMatchObject({ model: 'ours', sha256: OWN_SHA });
    expect(loads(workers[0]).at(-1)).toMatchObject({ own: OWN });
  });

  test('that are no longer at hand give way to the usual one', async () => {
    const { opponents } = opponentsWith(either);
    opponents.load(SCAT, { guest: OWN_SHA });
    await opponents.whenSettled();
    expect(opponents.state).toMatchObject({ sha256: SHA_256 });
  });

  test('that are no longer at hand change nothing of what is loaded', async () => {
    const { opponents, workers } = opponentsWith(either);
    opponents.load(SCAT);
    await opponents.whenSettled();
    opponents.load(SCAT, { guest: OWN_SHA });
    expect([opponents.state.is, loads(workers[0]).length]).toEqual(['policy', 1]);
  });

  test('come while others play, who finish their deal; each deal names who played it', async () => {
    let own: OwnPolicy | null = null;
    const { opponents, workers } = opponentsWith(either, () => own && Promise.resolve(own));
    opponents.load();
    await opponents.whenSettled();
    const bot = createSeatBot(opponents, MASTER);
    bot.beginDeal();
    own = OWN;
    opponents.renew();
    expect(opponents.state).toMatchObject({ is: 'policy', sha256: SHA_256 });
    await vi.advanceTimersByTimeAsync(1);
    expect(opponents.state).toMatchObject({ is: 'policy', sha256: OWN_SHA });
    await decideWith(bot);
    expect([latest(workers[0]), bot.player]).toMatchObject([{ policy: SHA_256 }, { policy: SHA_256 }]);
    bot.beginDeal();
    await decideWith(bot);
    expect([latest(workers[0]), bot.player]).toMatchObject([{ policy: OWN_SHA }, { policy: OWN_SHA }]);
  });

  test('that turn out to be unfit change nothing', async () => {
    let own: OwnPolicy | null = null;
    const unfit = (message: Asked): Said | undefined =>
      message.type === 'load' && message.question.own !== undefined ? noFile(message) : evaluated(message);
    const { opponents, workers } = opponentsWith(unfit, () => own && Promise.resolve(own));
    opponents.load();
    await opponents.whenSettled();
    own = OWN;
    opponents.renew();
    await vi.advanceTimersByTimeAsync(1);
    expect([opponents.state, workers[0].isTerminated]).toMatchObject([{ is: 'policy', sha256: SHA_256 }, false]);
  });

  test('are tried out in a worker of their own, which is closed again', async () => {
    const { opponents, workers } = opponentsWith(either);
    opponents.load();
    await opponents.whenSettled();
    expect(await opponents.tryOut(OWN)).toBe(true);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false, true]);
    expect(opponents.state).toMatchObject({ is: 'policy', sha256: SHA_256 });
    const { opponents: others } = opponentsWith(noFile);
    expect(await others.tryOut(OWN)).toBe(false);
  });
});
