import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACTION_COUNT } from '../../../../engine/actions.ts';
import { noHabits } from '../../../../engine/habits/habits.ts';
import { packedHabits } from '../../../../engine/habits/packed.ts';
import { RIVAL_SIZE, SIZE_WITH_RIVALS } from '../../../../engine/habits/rival-numbers.ts';
import { OBSERVATION_SIZE } from '../../../../engine/observation.ts';
import { deferred } from '../../../../game/base/deferred.ts';
import type { OwnPolicy } from '../../../../game/services/bots/messages.ts';
import { PolicyService } from '../../../../game/services/bots/policy-service.ts';
import { createSeatBot, type Opponent } from '../../../../game/services/bots/seat-bot.ts';
import {
  asked,
  decideWith,
  decision,
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
const EXPERT = { policy: 'expert', level: 'master', style: 'even' };
const POLICY = { ...EXPERT, policy: SHA_256 };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the opponents', () => {
  test('decide by the policy in a deal that begins once it is loaded, and give it a mask of what is legal', async () => {
    const { opponents, workers } = opponentsWith(evaluated);
    opponents.load();
    await opponents.whenSettled();
    const bot = createSeatBot(opponents, MASTER);
    bot.beginDeal();
    await decideWith(bot);
    expect(opponents.state).toEqual({ is: 'policy', model: 'default', sha256: SHA_256 });
    expect(bot.player).toEqual(POLICY);
    expect(opponents.evaluationTimes).toEqual([2]);
    expect(asked(workers[0], 'evaluate')[0].question.masks.length).toBe(ACTION_COUNT);
  });

  test('that adapt ask the policy that reads what they know, and a record says what that was', async () => {
    const { opponents, workers } = opponentsWith(evaluated);
    opponents.load();
    await opponents.whenSettled();
    const bot = createSeatBot(opponents, MASTER);
    const knows = [null, 'f'.repeat(RIVAL_SIZE), null];
    const adapting = 'ad'.repeat(32);
    bot.beginDeal({ policy: adapting, factorCost: 0.004, knows });
    await decideWith(bot);
    expect(bot.player).toEqual({ ...POLICY, policy: adapting, knows });
    const [{ question }] = asked(workers[0], 'evaluate');
    expect([question.policy, question.observations.length]).toEqual([adapting, SIZE_WITH_RIVALS]);
    bot.beginDeal();
    await decideWith(bot);
    expect(bot.player).toEqual(POLICY);
    expect(asked(workers[0], 'evaluate')[1].question.observations).toHaveLength(OBSERVATION_SIZE);
  });

  test('that would adapt are the expert too until the policy has come, and a double knows nobody', async () => {
    const { opponents } = opponentsWith((message) => (message.type === 'load' ? undefined : evaluated(message)));
    const known = { policy: 'ad'.repeat(32), factorCost: 0.004, knows: ['f'.repeat(RIVAL_SIZE), null, null] };
    opponents.load();
    const bot = createSeatBot(opponents, MASTER);
    bot.beginDeal(known);
    expect(bot.player).toEqual(EXPERT);
    const loaded = opponentsWith(evaluated).opponents;
    loaded.load();
    await loaded.whenSettled();
    const habits = packedHabits(noHabits());
    const double = createSeatBot(loaded, { double: habits, seed: 1 });
    double.beginDeal(known);
    expect(double.player).toEqual({ policy: SHA_256, double: habits });
  });

  test('are the expert at their level while the policy is loading, however long that takes', async () => {
    const { opponents } = opponentsWith(() => undefined);
    opponents.load();
    const bot = createSeatBot(opponents, { ...MASTER, level: 'casual' });
    bot.beginDeal();
    await decideWith(bot);
    expect(bot.player).toEqual({ ...EXPERT, level: 'casual' });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(opponents.state).toEqual({ is: 'loading' });
    await decideWith(bot);
  });

  test('stay the expert to the end of a deal during which the policy comes', async () => {
    const { opponents, workers } = opponentsWith((message) =>
      message.type === 'load' ? undefined : evaluated(message),
    );
    opponents.load();
    const bot = createSeatBot(opponents, MASTER);
    bot.beginDeal();
    workers[0].say(ready(workers[0].heard[0]));
    await opponents.whenSettled();
    expect(opponents.state.is).toBe('policy');
    await decideWith(bot);
    expect([bot.player, asked(workers[0], 'evaluate').length]).toEqual([EXPERT, 0]);
    bot.beginDeal();
    await decideWith(bot);
    expect([bot.player, asked(workers[0], 'evaluate').length]).toEqual([POLICY, 1]);
  });

  test('are the expert where the policy cannot be loaded, and its worker ends', async () => {
    const { opponents, workers } = opponentsWith(noFile);
    opponents.load();
    await opponents.whenSettled();
    const bot = createSeatBot(opponents, MASTER);
    bot.beginDeal();
    await decideWith(bot);
    expect(bot.player).toEqual(EXPERT);
    expect(opponents.state).toEqual({ is: 'unavailable', why: 'missing', reason: 'no such file' });
    expect(workers[0].isTerminated).toBe(true);
  });

  test.each<[string, string, (message: Asked) => Said | undefined, (worker: PolicyWorker) => void]>([
    [
      'does not answer any more',
      'silent',
      (message) => (message.type === 'load' ? ready(message) : undefined),
      () => {},
    ],
    ['has stopped', 'stopped', evaluated, (worker) => worker.stop()],
    [
      'fails',
      'damaged',
      (message) =>
        message.type === 'load'
          ? ready(message)
          : { type: 'failed', id: message.id, why: 'damaged', reason: 'out of memory' },
      () => {},
    ],
  ])('go on as the expert in a deal during which the policy %s', async (_what, why, answer, stop) => {
    const { opponents, workers } = opponentsWith(answer);
    opponents.load();
    await opponents.whenSettled();
    const onReplaced = vi.fn<() => void>();
    const bot = createSeatBot(opponents, MASTER, onReplaced);
    bot.beginDeal();
    stop(workers[0]);
    const decided = decideWith(bot);
    await vi.advanceTimersByTimeAsync(15_000);
    await decided;
    expect(opponents.state).toMatchObject({ is: 'unavailable', why });
    expect(onReplaced).toHaveBeenCalledTimes(1);
    expect(bot.player).toEqual({ level: 'master', style: 'even' });
    await decideWith(bot);
    expect(onReplaced).toHaveBeenCalledTimes(1);
  });

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

  test('report how close a decision was', async () => {
    const { opponents } = opponentsWith(evaluated);
    opponents.load();
    await opponents.whenSettled();
    const match = decision();
    const bot = createSeatBot(opponents, MASTER);
    bot.beginDeal();
    await bot.decide(match.view(match.seat), match.legalActions());
    expect(bot.doubt).toBe(1);
    await bot.decide(match.view(match.seat), match.legalActions().slice(0, 1));
    expect(bot.doubt).toBe(0);
  });

  test('as the expert are in some doubt wherever there is a choice', async () => {
    const { opponents } = opponentsWith(() => undefined);
    opponents.load();
    const match = decision();
    const bot = createSeatBot(opponents, MASTER);
    bot.beginDeal();
    const doubts: number[] = [];
    for (const count of [2, 1]) {
      const legal = match.legalActions().slice(0, count);
      expect(legal).toHaveLength(count);
      await Promise.all([bot.decide(match.view(match.seat), legal), vi.advanceTimersByTimeAsync(1)]);
      doubts.push(bot.doubt);
    }
    expect(doubts).toEqual([0.4, 0]);
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
