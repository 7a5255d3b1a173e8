import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ACTION_COUNT } from '../../../../engine/actions.ts';
import { noHabits } from '../../../../engine/habits/weights.ts';
import { packedHabits, packedRival } from '../../../../engine/habits/packed.ts';
import { RIVAL, RIVALS_AT } from '../../../../engine/observation-layout.ts';
import { createSeatBot, type Opponent } from '../../../../game/services/bots/seat-bot.ts';
import {
  asked,
  decideWith,
  decision,
  evaluated,
  loadedWith,
  loading,
  noFile,
  opponentsWith,
  ready,
  SHA_256,
  type Asked,
  type Said,
} from '../../support/policy-worker.ts';

const MASTER: Opponent = { level: 'master', style: 'even', seed: 1 };
const EXPERT = { policy: 'expert', level: 'master', style: 'even' };
const POLICY = { ...EXPERT, policy: SHA_256 };
/** What a bot that adapts knows. */
const KNOWN = [null, packedRival(new Float32Array(RIVAL.size).fill(1)), null];

beforeEach(() => void vi.useFakeTimers());

describe('the bots of seats', () => {
  test('decide by the policy in a deal that begins once it is loaded, and give it a mask of what is legal', async () => {
    const { opponents, workers } = await loadedWith(evaluated);
    const bot = createSeatBot(opponents, MASTER);
    expect(bot.player).toEqual(EXPERT);
    bot.beginDeal();
    await decideWith(bot);
    expect([bot.player, opponents.evaluationTimes]).toEqual([POLICY, [2]]);
    expect(asked(workers[0], 'evaluate')[0].question.masks.length).toBe(ACTION_COUNT);
  });

  test('that adapt tell the policy what they know, and a record says what that was', async () => {
    const { opponents, workers } = await loadedWith(evaluated);
    const bot = createSeatBot(opponents, MASTER);
    bot.beginDeal(KNOWN);
    await decideWith(bot);
    expect(bot.player).toEqual({ ...POLICY, knows: KNOWN });
    bot.beginDeal();
    await decideWith(bot);
    expect(bot.player).toEqual(POLICY);
    const told = asked(workers[0], 'evaluate').map(({ question }) => question.observations.subarray(RIVALS_AT));
    // Of what it knows it is asked with and without.
    expect(told.map((numbers) => numbers.some((number) => number !== 0))).toEqual([true, false, false]);
  });

  test('that would adapt are the expert too until the policy has come, and a double knows nobody', async () => {
    const { opponents } = opponentsWith(loading);
    opponents.load();
    const bot = createSeatBot(opponents, MASTER);
    bot.beginDeal(KNOWN);
    expect(bot.player).toEqual(EXPERT);
    const habits = packedHabits(noHabits());
    const double = createSeatBot((await loadedWith(evaluated)).opponents, { double: habits, seed: 1 });
    double.beginDeal(KNOWN);
    expect(double.player).toEqual({ policy: SHA_256, double: habits });
  });

  test('are the expert at their level while the policy is loading, however long, and to the end of a deal in which it comes', async () => {
    const { opponents, workers } = opponentsWith(loading);
    opponents.load();
    const bot = createSeatBot(opponents, { ...MASTER, level: 'casual' });
    bot.beginDeal();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(opponents.state).toEqual({ is: 'loading' });
    await decideWith(bot);
    workers[0].say(ready(workers[0].heard[0]));
    await opponents.whenSettled();
    await decideWith(bot);
    expect([bot.player, asked(workers[0], 'evaluate').length]).toEqual([{ ...EXPERT, level: 'casual' }, 0]);
    bot.beginDeal();
    await decideWith(bot);
    expect([bot.player, asked(workers[0], 'evaluate').length]).toEqual([{ ...POLICY, level: 'casual' }, 1]);
  });

  test('are the expert where the policy cannot be loaded, and its worker ends', async () => {
    const { opponents, workers } = await loadedWith(noFile);
    const bot = createSeatBot(opponents, MASTER);
    bot.beginDeal();
    await decideWith(bot);
    expect(bot.player).toEqual(EXPERT);
    expect(opponents.state).toEqual({ is: 'unavailable', why: 'missing', reason: 'no such file' });
    expect(workers[0].isTerminated).toBe(true);
  });

  test.each<[string, string, (message: Asked) => Said | undefined]>([
    ['does not answer any more', 'silent', () => undefined],
    ['has stopped', 'stopped', evaluated],
    ['fails', 'damaged', ({ id }) => ({ type: 'failed', id, why: 'damaged', reason: 'out of memory' })],
  ])('go on as the expert in a deal during which the policy %s', async (_what, why, answer) => {
    const { opponents, workers } = await loadedWith((message) =>
      message.type === 'load' ? ready(message) : answer(message),
    );
    const onReplaced = vi.fn<() => void>();
    const bot = createSeatBot(opponents, MASTER, onReplaced);
    bot.beginDeal();
    if (why === 'stopped') workers[0].stop();
    const decided = decideWith(bot);
    await vi.advanceTimersByTimeAsync(15_000);
    await decided;
    await decideWith(bot);
    expect(opponents.state).toMatchObject({ is: 'unavailable', why });
    expect([bot.player, onReplaced.mock.calls.length]).toEqual([{ level: 'master', style: 'even' }, 1]);
  });

  test.each([
    ['the policy', evaluated, [1, 0]],
    ['the expert, in some doubt wherever there is a choice', noFile, [0.4, 0]],
  ])('report how close a decision was: %s', async (_who, answer, doubts) => {
    const { opponents } = await loadedWith(answer);
    const match = decision();
    const bot = createSeatBot(opponents, MASTER);
    bot.beginDeal();
    for (const [choices, doubt] of [
      [2, doubts[0]],
      [1, doubts[1]],
    ]) {
      await bot.decide(match.view(match.seat), match.legalActions().slice(0, choices));
      expect(bot.doubt).toBe(doubt);
    }
  });
});
