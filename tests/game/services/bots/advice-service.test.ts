import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DRAW, TAKE } from '../../../../engine/actions.ts';
import type { Advice } from '../../../../engine/review/advice.ts';
import { copyOfView } from '../../../../engine/view.ts';
import { AdviceService, type HintAdvice } from '../../../../game/services/bots/advice-service.ts';
import {
  asked,
  decision,
  evaluated,
  loading,
  noFile,
  opponentsWith,
  ready,
  type Asked,
  type PolicyWorker,
  type Said,
} from '../../support/policy-worker.ts';

beforeEach(() => void vi.useFakeTimers());

const OPINION: Advice = { best: DRAW, options: [], deals: 0 };
const FOUND: Advice = { best: TAKE, options: [], deals: 64 };

function asking(answer: (message: Asked) => Said | undefined = evaluated) {
  const { opponents, workers } = opponentsWith(answer);
  const service = new AdviceService(opponents);
  const match = decision();
  const heard: HintAdvice[] = [];
  const question = () => ({ view: match.view(match.seat), legal: match.legalActions(), players: [null, null] });
  const ask = () => service.advise(question(), (advice) => void heard.push(advice));
  opponents.load();
  return { opponents, service, worker: workers[0], match, heard, ask };
}

const questions = (worker: PolicyWorker) => asked(worker, 'advise');

describe('advice of the policy', () => {
  test('is about what the seat saw when it asked, and comes twice: its opinion, then what was found', async () => {
    const { service, worker, match, heard, ask } = asking();
    const [before, actions] = [copyOfView(match.view(match.seat)), match.legalActions()];
    ask();
    match.apply(DRAW);
    await vi.advanceTimersByTimeAsync(1);
    const [{ id, question }] = questions(worker);
    expect(question).toMatchObject({ view: { phase: 'draw', cards: before.cards }, legal: actions });
    worker.say({ type: 'progress', id, progress: OPINION });
    worker.say({ type: 'answer', id, answer: { advice: FOUND, milliseconds: 150 } });
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual([
      { by: 'policy', advice: OPINION, isFinal: false },
      { by: 'policy', advice: FOUND, isFinal: true },
    ]);
    expect(service.adviceTimes).toEqual([150]);
  });

  test('that is no longer needed, or asked for again, is cancelled and ignored', async () => {
    const { worker, heard, ask } = asking();
    ask();
    await vi.advanceTimersByTimeAsync(1);
    const stop = ask();
    await vi.advanceTimersByTimeAsync(1);
    const [first, second] = questions(worker);
    expect(worker.heard).toContainEqual({ type: 'cancel', id: first.id });
    worker.say({ type: 'progress', id: first.id, progress: OPINION });
    worker.say({ type: 'progress', id: second.id, progress: FOUND });
    stop();
    expect(worker.heard.at(-1)).toEqual({ type: 'cancel', id: second.id });
    worker.say({ type: 'answer', id: second.id, answer: { advice: FOUND, milliseconds: 150 } });
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual([{ by: 'policy', advice: FOUND, isFinal: false }]);
  });

  test('waits a little for a policy that is being loaded, unless it is cancelled before', async () => {
    const { worker, heard, ask } = asking(loading);
    ask()();
    ask();
    await vi.advanceTimersByTimeAsync(1999);
    expect(questions(worker)).toHaveLength(0);
    worker.say(ready(worker.heard[0]));
    await vi.advanceTimersByTimeAsync(5000);
    expect([questions(worker).length, heard]).toEqual([1, []]);
  });
});

test.each<{ where: string; answer?: typeof evaluated; stops?: 'before' | 'after'; ms: number }>([
  { where: 'takes longer', answer: loading, ms: 2000 },
  { where: 'cannot come', answer: noFile, ms: 1 },
  {
    where: 'fails',
    answer: (message) =>
      message.type === 'advise'
        ? { type: 'failed', id: message.id, why: 'damaged', reason: 'out of memory' }
        : evaluated(message),
    ms: 1,
  },
  { where: 'has stopped since it was loaded', stops: 'before', ms: 1 },
  { where: 'stops while it thinks', stops: 'after', ms: 1 },
  { where: 'does not answer', ms: 15_001 },
])('advice comes from the expert, once, where the policy $where', async ({ where, answer, stops, ms }) => {
  const { opponents, worker, heard, match, ask } = asking(answer);
  if (stops === 'before') {
    await vi.advanceTimersByTimeAsync(1);
    worker.stop();
  }
  // After that, only discards are legal.
  match.apply(DRAW);
  ask();
  if (stops === 'after') {
    await vi.advanceTimersByTimeAsync(1);
    worker.stop();
  }
  await vi.advanceTimersByTimeAsync(ms);
  // Its code is fetched when it is needed.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([{ by: 'expert', best: expect.any(Number) }]);
  expect(match.legalActions()).toContain((heard[0] as { best: number }).best);
  expect(opponents.state.is).toBe(where === 'takes longer' ? 'loading' : where === 'fails' ? 'policy' : 'unavailable');
});
