import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACTION_COUNT } from '../../../../engine/actions.ts';
import { noHabits } from '../../../../engine/habits/habits.ts';
import { packedHabits } from '../../../../engine/habits/packed.ts';
import { RIVAL_SIZE, SIZE_WITH_RIVALS } from '../../../../engine/habits/rival-numbers.ts';
import { OBSERVATION_SIZE } from '../../../../engine/observation.ts';
import { createSeatBot, type Opponent } from '../../../../game/services/bots/seat-bot.ts';
import {
  asked,
  decideWith,
  decision,
  evaluated,
  noFile,
  opponentsWith,
  ready,
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

describe('the bots of seats', () => {
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
