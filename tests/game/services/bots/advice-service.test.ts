import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DRAW, KNOCK, TAKE } from '../../../../engine/actions.ts';
import type { Advice } from '../../../../engine/review/advice.ts';
import { copyOfView } from '../../../../engine/view.ts';
import { AdviceService, type HintAdvice } from '../../../../game/services/bots/advice-service.ts';
import {
  asked,
  decision,
  evaluated,
  noFile,
  opponentsWith,
  ready,
  type Asked,
  type PolicyWorker,
  type Said,
} from '../../support/policy-worker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets so many ms pass, and the expert come, whose code is fetched when it is needed. */
async function untilExpert(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

describe('advice', () => {
  const OPINION: Advice = { best: DRAW, options: [], deals: 0 };
  const FOUND: Advice = { best: TAKE, options: [], deals: 64 };

  function asking(answer: (message: Asked) => Said | undefined = evaluated) {
    const { opponents, workers } = opponentsWith(answer);
    const service = new AdviceService(opponents);
    const match = decision();
    const heard: HintAdvice[] = [];
    const ask = () =>
      service.advise(
        { view: match.view(match.seat), legal: match.legalActions(), players: [null, null] },
        (advice) => void heard.push(advice),
      );
    return { opponents, service, workers, match, heard, ask };
  }

  const questions = (worker: PolicyWorker) => asked(worker, 'advise');

  test('is asked of the policy with what the seat sees, and comes twice: its opinion, then what was found', async () => {
    const { opponents, service, workers, match, heard, ask } = asking();
    opponents.load();
    ask();
    await vi.advanceTimersByTimeAsync(1);
    const [
      {
        id,
        question: { view, legal },
      },
    ] = questions(workers[0]);
    expect(copyOfView(view).cards).toEqual(match.view(match.seat).cards);
    expect(legal).toEqual(match.legalActions());
    workers[0].say({ type: 'progress', id, progress: OPINION });
    workers[0].say({ type: 'answer', id, answer: { advice: FOUND, milliseconds: 150 } });
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual([
      { by: 'policy', advice: OPINION, isFinal: false },
      { by: 'policy', advice: FOUND, isFinal: true },
    ]);
    expect(service.adviceTimes).toEqual([150]);
  });

  test('is about the table as the seat saw it when it asked', async () => {
    const { opponents, workers, match, ask } = asking();
    opponents.load();
    ask();
    match.apply(DRAW);
    await vi.advanceTimersByTimeAsync(1);
    expect(questions(workers[0])[0].question.view.phase).toBe('draw');
  });

  test('that is no longer needed is cancelled and ignored', async () => {
    const { opponents, workers, heard, ask } = asking();
    opponents.load();
    const stop = ask();
    await vi.advanceTimersByTimeAsync(1);
    stop();
    const [{ id }] = questions(workers[0]);
    expect(workers[0].heard.at(-1)).toEqual({ type: 'cancel', id });
    workers[0].say({ type: 'answer', id, answer: { advice: FOUND, milliseconds: 150 } });
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual([]);
  });

  test('that is asked for again is cancelled and ignored', async () => {
    const { opponents, workers, heard, ask } = asking();
    opponents.load();
    ask();
    await vi.advanceTimersByTimeAsync(1);
    ask();
    await vi.advanceTimersByTimeAsync(1);
    const [{ id }, second] = questions(workers[0]);
    expect(workers[0].heard).toContainEqual({ type: 'cancel', id });
    workers[0].say({ type: 'progress', id, progress: OPINION });
    workers[0].say({ type: 'progress', id: second.id, progress: FOUND });
    expect(heard).toEqual([{ by: 'policy', advice: FOUND, isFinal: false }]);
  });

  test('waits a little for a policy that is being loaded, unless it is cancelled before', async () => {
    const { opponents, workers, heard, ask } = asking((message) =>
      message.type === 'load' ? undefined : evaluated(message),
    );
    opponents.load();
    ask()();
    ask();
    await vi.advanceTimersByTimeAsync(1999);
    expect(questions(workers[0])).toHaveLength(0);
    workers[0].say(ready(workers[0].heard[0]));
    await vi.advanceTimersByTimeAsync(5000);
    expect(questions(workers[0])).toHaveLength(1);
    expect(heard).toEqual([]);
  });

  test('comes from the expert, once, where the policy takes longer', async () => {
    const { opponents, workers, match, heard, ask } = asking((message) =>
      message.type === 'load' ? undefined : evaluated(message),
    );
    opponents.load();
    ask();
    await untilExpert(2000);
    expect(heard).toEqual([{ by: 'expert', best: expect.any(Number) }]);
    expect(match.legalActions()).toContain((heard[0] as { best: number }).best);
    workers[0].say(ready(workers[0].heard[0]));
    await vi.advanceTimersByTimeAsync(1);
    expect(questions(workers[0])).toHaveLength(0);
  });

  test('comes from the expert where the policy cannot come', async () => {
    const { opponents, match, heard, ask } = asking(noFile);
    opponents.load();
    ask();
    await untilExpert(1);
    expect(heard).toEqual([{ by: 'expert', best: expect.any(Number) }]);
    expect(match.legalActions()).toContain((heard[0] as { best: number }).best);
  });

  test('comes from the expert where the policy fails', async () => {
    const { opponents, heard, ask } = asking((message) =>
      message.type === 'advise'
        ? { type: 'failed', id: message.id, why: 'damaged', reason: 'out of memory' }
        : evaluated(message),
    );
    opponents.load();
    ask();
    await untilExpert(1);
    expect(heard).toMatchObject([{ by: 'expert' }]);
  });

  test.each([
    { when: 'stops while it thinks', stop: (worker: PolicyWorker) => worker.stop(), after: 1 },
    { when: 'does not answer', stop: () => undefined, after: 15_000 },
  ])('comes from the expert where the policy $when', async ({ stop, after }) => {
    const { opponents, workers, heard, ask } = asking();
    opponents.load();
    ask();
    await vi.advanceTimersByTimeAsync(1);
    stop(workers[0]);
    await untilExpert(after);
    expect(heard).toMatchObject([{ by: 'expert' }]);
    expect(opponents.state.is).toBe('unavailable');
  });

  test('comes from the expert where the policy has stopped since it was loaded', async () => {
    const { opponents, workers, heard, ask } = asking();
    opponents.load();
    await vi.advanceTimersByTimeAsync(1);
    workers[0].stop();
    ask();
    await untilExpert(1);
    expect(heard).toMatchObject([{ by: 'expert' }]);
  });

  test('may be any of the legal actions, never another', async () => {
    const { opponents, heard, match, ask } = asking(noFile);
    opponents.load();
    match.apply(DRAW);
    ask();
    await untilExpert(1);
    expect([DRAW, TAKE, KNOCK]).not.toContain((heard[0] as { best: number }).best);
  });
});
