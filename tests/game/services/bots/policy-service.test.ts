import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../../game/base/deferred.ts';
import type { OwnPolicy } from '../../../../game/services/bots/messages.ts';
import { PolicyService } from '../../../../game/services/bots/policy-service.ts';
import { createSeatBot } from '../../../../game/services/bots/seat-bot.ts';
import {
  asked,
  decideWith,
  evaluated,
  GOLF,
  loadedWith,
  noFile,
  opponentsWith,
  ready,
  SCAT,
  SHA_256,
  type Asked,
  type PolicyWorker,
  type Said,
} from '../../support/policy-worker.ts';

beforeEach(() => void vi.useFakeTimers());

const types = ({ heard }: PolicyWorker): string[] => heard.map(({ type }) => type);

describe('the opponents', () => {
  test('a worker that cannot start is unavailable at once', () => {
    const createWorker = () => {
      throw new Error('workers are blocked');
    };
    const wanted = { rules: SCAT, observation: 1 };
    const opponents = new PolicyService({ createWorker, manifest: '', runtime: '', wanted });
    opponents.load();
    const reason: unknown = expect.stringContaining('workers are blocked');
    expect(opponents.state).toEqual({ is: 'unavailable', why: 'stopped', reason });
  });

  test.each([
    ['missing', 2],
    ['damaged', 1],
    ['unfit', 1],
  ] as const)('another attempt to load a policy that is %s: workers', async (why, count) => {
    let attempts = 0;
    const { opponents, workers } = await loadedWith((message) =>
      message.type === 'load' && attempts++ === 0
        ? { type: 'failed', id: message.id, why, reason: 'not there' }
        : evaluated(message),
    );
    expect(opponents.state.is).toBe('unavailable');
    opponents.retry();
    await opponents.whenSettled();
    expect([workers.length, opponents.state.is]).toEqual([count, count === 2 ? 'policy' : 'unavailable']);
  });

  test('are not loaded again where they are loaded, or on their way', async () => {
    const { opponents, workers } = opponentsWith(evaluated);
    opponents.load();
    opponents.retry();
    await opponents.whenSettled();
    opponents.retry();
    opponents.load();
    expect(types(workers[0])).toEqual(['load']);
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
    const { opponents, workers } = await loadedWith(evaluated);
    workers[0].stop();
    expect(opponents.state.is).toBe('unavailable');
    const question = { ...opponents.sourceFor(GOLF), date: '2026-11-24' };
    opponents.ask('compare', question).catch(() => undefined);
    expect(types(workers[1])).toEqual(['load', 'compare']);
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

  test('are looked for while the worker starts, which is not asked before they are known', async () => {
    const search = deferred<OwnPolicy | null>();
    const { opponents, workers } = opponentsWith(either, () => search.promise);
    opponents.load();
    opponents.load();
    expect([workers.map(({ heard }) => heard), opponents.state.is]).toEqual([[[]], 'loading']);
    search.resolve(OWN);
    await opponents.whenSettled();
    expect(loads(workers[0])).toMatchObject([{ own: OWN }]);
    expect(opponents.state).toEqual({ is: 'policy', model: 'ours', sha256: OWN_SHA });
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

  test('may be guests, who play only where they are asked for; without them the usual one plays on', async () => {
    const { opponents, workers } = await loadedWith(either);
    opponents.load(SCAT, { guest: OWN_SHA });
    expect([opponents.state, loads(workers[0]).length]).toMatchObject([{ sha256: SHA_256 }, 1]);
    opponents.receive(OWN);
    opponents.load(SCAT, { guest: OWN_SHA });
    await opponents.whenSettled();
    expect(opponents.state).toMatchObject({ model: 'ours', sha256: OWN_SHA });
    expect(loads(workers[0]).at(-1)).toMatchObject({ own: OWN });
  });

  test('come while others play, who finish their deal; each deal names who played it', async () => {
    let own: OwnPolicy | null = null;
    const { opponents, workers } = await loadedWith(either, () => own && Promise.resolve(own));
    const bot = createSeatBot(opponents, { level: 'master', style: 'even', seed: 1 });
    bot.beginDeal();
    own = OWN;
    opponents.renew();
    expect(opponents.state).toMatchObject({ is: 'policy', sha256: SHA_256 });
    await vi.advanceTimersByTimeAsync(1);
    expect(opponents.state).toMatchObject({ is: 'policy', sha256: OWN_SHA });
    for (const policy of [SHA_256, OWN_SHA]) {
      await decideWith(bot);
      expect([asked(workers[0], 'evaluate').at(-1)?.question, bot.player]).toMatchObject([{ policy }, { policy }]);
      bot.beginDeal();
    }
  });

  test('that turn out to be unfit change nothing', async () => {
    let own: OwnPolicy | null = null;
    const unfit = (message: Asked): Said | undefined =>
      message.type === 'load' && message.question.own !== undefined ? noFile(message) : evaluated(message);
    const { opponents, workers } = await loadedWith(unfit, () => own && Promise.resolve(own));
    own = OWN;
    opponents.renew();
    await vi.advanceTimersByTimeAsync(1);
    expect([opponents.state, workers[0].isTerminated]).toMatchObject([{ is: 'policy', sha256: SHA_256 }, false]);
  });

  test('are tried out in a worker of their own, which is closed again', async () => {
    const { opponents, workers } = await loadedWith(either);
    expect(await opponents.tryOut(OWN)).toBe(true);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false, true]);
    expect(opponents.state).toMatchObject({ is: 'policy', sha256: SHA_256 });
    expect(await opponentsWith(noFile).opponents.tryOut(OWN)).toBe(false);
  });
});
