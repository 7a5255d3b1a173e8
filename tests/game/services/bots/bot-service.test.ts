import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACTION_COUNT, DRAW, KNOCK, TAKE } from '../../../../engine/actions.ts';
import type { Advice } from '../../../../engine/bots/advice.ts';
import { Match } from '../../../../engine/match.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { copyOfView } from '../../../../engine/view.ts';
import type { FromBotWorker, ToBotWorker } from '../../../../game/services/bots/messages.ts';
import {
  BotService,
  BotsUnavailable,
  type HintAdvice,
  type Opponent,
  type PolicyWorker,
} from '../../../../game/services/bots/bot-service.ts';

/** A worker that answers as it is told to. */
class FakeWorker extends EventTarget implements PolicyWorker {
  isTerminated = false;
  readonly heard: ToBotWorker[] = [];
  readonly #answer: (message: ToBotWorker) => FromBotWorker | undefined;

  constructor(answer: (message: ToBotWorker) => FromBotWorker | undefined) {
    super();
    this.#answer = answer;
  }

  say(message: FromBotWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }

  postMessage(message: ToBotWorker): void {
    this.heard.push(message);
    const answer = this.#answer(message);
    if (answer !== undefined) queueMicrotask(() => this.say(answer));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const SCAT = preset('scat');
const GOLF = preset('golf');

const ready = ({ id }: ToBotWorker, model = 'default'): FromBotWorker => ({
  type: 'ready',
  id,
  model,
  factorCost: 0.005,
});
const noFile = ({ id }: ToBotWorker): FromBotWorker => ({
  type: 'unavailable',
  id,
  why: 'missing',
  reason: 'no such file',
});
const MASTER: Opponent = { level: 'master', style: 'even', seed: 1 };

function evaluated(message: ToBotWorker): FromBotWorker | undefined {
  if (message.type === 'load') return ready(message);
  if (message.type !== 'evaluate') return undefined;
  const sum = message.masks.reduce((total, legal) => total + legal, 0);
  return {
    type: 'evaluated',
    id: message.id,
    answer: { policy: message.masks.map((legal) => legal / sum), value: new Float32Array(message.rows) },
    milliseconds: 2,
  };
}

function opponentsWith(answer: (message: ToBotWorker) => FromBotWorker | undefined) {
  const workers: FakeWorker[] = [];
  const opponents = new BotService({
    createWorker: () => {
      const worker = new FakeWorker(answer);
      workers.push(worker);
      return worker;
    },
    manifest: 'http://localhost/manifest.json',
    runtime: 'http://localhost/runtime.wasm',
    wanted: { rules: SCAT, observation: 1 },
  });
  return { opponents, workers };
}

function decision(): Match {
  const match = new Match(preset('scat'), 3, { seed: 4 });
  match.startDeal();
  return match;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the opponents', () => {
  test('decide by the policy once it is loaded, and give it a mask of what is legal', async () => {
    const { opponents, workers } = opponentsWith(evaluated);
    opponents.load();
    const match = decision();
    const legal = match.legalActions();
    const action = await opponents.createBot(MASTER).decide(match.view(match.seat), legal);
    expect(legal).toContain(action);
    expect(opponents.state).toEqual({ is: 'policy', model: 'default' });
    expect(opponents.evaluationTimes).toEqual([2]);
    const [, asked] = workers[0].heard;
    expect(asked.type === 'evaluate' && asked.masks.length).toBe(ACTION_COUNT);
  });

  test('a decision that is asked for while the policy is loading waits for it', async () => {
    const { opponents, workers } = opponentsWith((message) =>
      message.type === 'load' ? undefined : evaluated(message),
    );
    opponents.load();
    const match = decision();
    const pending = Promise.resolve(opponents.createBot(MASTER).decide(match.view(match.seat), match.legalActions()));
    await vi.advanceTimersByTimeAsync(5000);
    expect(opponents.state).toEqual({ is: 'loading' });
    workers[0].say(ready(workers[0].heard[0]));
    expect(match.legalActions()).toContain(await pending);
  });

  test('a policy that cannot be loaded makes decisions fail with the reason, and its worker ends', async () => {
    const { opponents, workers } = opponentsWith(noFile);
    opponents.load();
    const match = decision();
    const pending = opponents.createBot(MASTER).decide(match.view(match.seat), match.legalActions());
    await expect(pending).rejects.toThrow(new BotsUnavailable('no such file'));
    expect(opponents.state).toEqual({ is: 'unavailable', why: 'missing', reason: 'no such file' });
    expect(workers[0].isTerminated).toBe(true);
  });

  test('a policy that does not come within 30 seconds counts as unavailable', async () => {
    const { opponents } = opponentsWith(() => undefined);
    opponents.load();
    const match = decision();
    const pending = Promise.resolve(opponents.createBot(MASTER).decide(match.view(match.seat), match.legalActions()));
    const failure = expect(pending).rejects.toThrow('30 seconds');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(opponents.state.is).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    await failure;
    expect(opponents.state).toMatchObject({ is: 'unavailable', why: 'late' });
  });

  test('a worker that stops answering counts as unavailable too', async () => {
    const { opponents } = opponentsWith((message) => (message.type === 'load' ? ready(message) : undefined));
    opponents.load();
    const match = decision();
    const pending = Promise.resolve(opponents.createBot(MASTER).decide(match.view(match.seat), match.legalActions()));
    const failure = expect(pending).rejects.toThrow(BotsUnavailable);
    await vi.advanceTimersByTimeAsync(15_000);
    await failure;
    expect(opponents.state).toMatchObject({ is: 'unavailable', why: 'silent' });
  });

  test('a worker that has stopped since it was ready makes the next decision fail at once', async () => {
    const { opponents, workers } = opponentsWith(evaluated);
    opponents.load();
    await vi.advanceTimersByTimeAsync(1);
    workers[0].dispatchEvent(new Event('error'));
    const match = decision();
    const pending = opponents.createBot(MASTER).decide(match.view(match.seat), match.legalActions());
    await expect(pending).rejects.toThrow(BotsUnavailable);
    expect(opponents.state).toMatchObject({ is: 'unavailable', why: 'stopped' });
  });

  test('a failing evaluation fails the decision with its reason', async () => {
    const { opponents } = opponentsWith((message) =>
      message.type === 'load' ? ready(message) : { type: 'not-evaluated', id: message.id, reason: 'out of memory' },
    );
    opponents.load();
    const match = decision();
    await expect(opponents.createBot(MASTER).decide(match.view(match.seat), match.legalActions())).rejects.toThrow(
      'out of memory',
    );
    expect(opponents.state).toMatchObject({ is: 'unavailable', why: 'damaged' });
  });

  test('a worker that cannot start is unavailable at once', () => {
    const opponents = new BotService({
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

  test('the same bot goes on as the expert once that is chosen', async () => {
    const { opponents } = opponentsWith(noFile);
    opponents.load();
    const match = decision();
    const bot = opponents.createBot(MASTER);
    await expect(bot.decide(match.view(match.seat), match.legalActions())).rejects.toThrow('no such file');
    opponents.playExpert();
    expect(match.legalActions()).toContain(await bot.decide(match.view(match.seat), match.legalActions()));
    expect(opponents.state).toEqual({ is: 'expert' });
  });

  test('trying again starts a new worker', async () => {
    let attempts = 0;
    const { opponents, workers } = opponentsWith((message) => {
      if (message.type === 'load' && attempts++ === 0) return noFile(message);
      return evaluated(message);
    });
    opponents.load();
    await vi.advanceTimersByTimeAsync(1);
    expect(opponents.state.is).toBe('unavailable');
    opponents.load();
    await vi.advanceTimersByTimeAsync(1);
    expect(opponents.state.is).toBe('policy');
    expect(workers).toHaveLength(2);
  });

  test('other rules are loaded into the same worker, and decisions wait for them', async () => {
    const { opponents, workers } = opponentsWith((message) =>
      message.type === 'load' && message.wanted.rules.name === 'golf' ? undefined : evaluated(message),
    );
    opponents.load();
    await vi.advanceTimersByTimeAsync(1);
    opponents.load(GOLF);
    expect(opponents.state).toEqual({ is: 'loading' });
    const match = decision();
    const pending = Promise.resolve(opponents.createBot(MASTER).decide(match.view(match.seat), match.legalActions()));
    workers[0].say(ready(workers[0].heard[0]));
    expect(opponents.state).toEqual({ is: 'loading' });
    workers[0].say(ready(workers[0].heard[1], 'general'));
    expect(match.legalActions()).toContain(await pending);
    expect(opponents.state).toEqual({ is: 'policy', model: 'general' });
    expect(workers).toHaveLength(1);
  });

  test('a second loading has as much time as the first', async () => {
    const { opponents } = opponentsWith(() => undefined);
    opponents.load();
    await vi.advanceTimersByTimeAsync(14_000);
    opponents.load(GOLF);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(opponents.state.is).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(opponents.state.is).toBe('unavailable');
  });

  test('report how close a decision was', async () => {
    const { opponents } = opponentsWith(evaluated);
    opponents.load();
    const match = decision();
    const bot = opponents.createBot(MASTER);
    await bot.decide(match.view(match.seat), match.legalActions());
    expect(bot.doubt).toBe(1);
    await bot.decide(match.view(match.seat), match.legalActions().slice(0, 1));
    expect(bot.doubt).toBe(0);
  });
});

describe('advice', () => {
  const OPINION: Advice = { best: DRAW, options: [], worlds: 0 };
  const FOUND: Advice = { best: TAKE, options: [], worlds: 64 };

  function asking(answer: (message: ToBotWorker) => FromBotWorker | undefined = evaluated) {
    const { opponents, workers } = opponentsWith(answer);
    const match = decision();
    const heard: HintAdvice[] = [];
    const ask = () =>
      opponents.advise(match.view(match.seat), match.legalActions(), (advice) => void heard.push(advice));
    return { opponents, workers, match, heard, ask };
  }

  function questions({ heard }: FakeWorker): Extract<ToBotWorker, { type: 'advise' }>[] {
    return heard.filter((message) => message.type === 'advise');
  }

  test('is asked of the policy with what the seat sees, and comes twice: its opinion, then what was found', async () => {
    const { opponents, workers, match, heard, ask } = asking();
    opponents.load();
    ask();
    await vi.advanceTimersByTimeAsync(1);
    const [{ id, view, legal }] = questions(workers[0]);
    expect(copyOfView(view).cards).toEqual(match.view(match.seat).cards);
    expect(legal).toEqual(match.legalActions());
    workers[0].say({ type: 'advised', id, advice: OPINION, isFinal: false, milliseconds: 2 });
    workers[0].say({ type: 'advised', id, advice: FOUND, isFinal: true, milliseconds: 150 });
    expect(heard).toEqual([
      { by: 'policy', advice: OPINION, isFinal: false },
      { by: 'policy', advice: FOUND, isFinal: true },
    ]);
    expect(opponents.adviceTimes).toEqual([150]);
  });

  test('is about the table as the seat saw it when it asked', async () => {
    const { opponents, workers, match, ask } = asking();
    opponents.load();
    ask();
    await vi.advanceTimersByTimeAsync(1);
    match.apply(DRAW);
    expect(questions(workers[0])[0].view.phase).toBe('draw');
  });

  test('that is no longer needed is cancelled and ignored', async () => {
    const { opponents, workers, heard, ask } = asking();
    opponents.load();
    const stop = ask();
    await vi.advanceTimersByTimeAsync(1);
    stop();
    const [{ id }] = questions(workers[0]);
    expect(workers[0].heard.at(-1)).toEqual({ type: 'cancel', id });
    workers[0].say({ type: 'advised', id, advice: FOUND, isFinal: true, milliseconds: 150 });
    expect(heard).toEqual([]);
  });

  test('waits for a policy that is being loaded, unless it is cancelled before', async () => {
    const { opponents, workers, ask } = asking((message) => (message.type === 'load' ? undefined : evaluated(message)));
    opponents.load();
    ask()();
    ask();
    await vi.advanceTimersByTimeAsync(5000);
    expect(questions(workers[0])).toHaveLength(0);
    workers[0].say(ready(workers[0].heard[0]));
    await vi.advanceTimersByTimeAsync(1);
    expect(questions(workers[0])).toHaveLength(1);
  });

  test.each([
    { where: 'that plays in place of the policy', by: (opponents: BotService) => opponents.playExpert() },
    { where: 'when the policy cannot come', by: (opponents: BotService) => opponents.load() },
  ])('comes from the expert $where', async ({ by }) => {
    const { opponents, match, heard, ask } = asking(noFile);
    by(opponents);
    ask();
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual([{ by: 'expert', best: expect.any(Number) }]);
    expect(match.legalActions()).toContain((heard[0] as { best: number }).best);
  });

  test('comes from the expert where the policy fails', async () => {
    const { opponents, heard, ask } = asking((message) =>
      message.type === 'advise' ? { type: 'not-advised', id: message.id, reason: 'out of memory' } : evaluated(message),
    );
    opponents.load();
    ask();
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toMatchObject([{ by: 'expert' }]);
  });

  test.each([
    { when: 'stops while it thinks', stop: (worker: FakeWorker) => worker.dispatchEvent(new Event('error')), after: 1 },
    { when: 'does not answer', stop: () => undefined, after: 15_000 },
  ])('comes from the expert where the policy $when', async ({ stop, after }) => {
    const { opponents, workers, heard, ask } = asking();
    opponents.load();
    ask();
    await vi.advanceTimersByTimeAsync(1);
    stop(workers[0]);
    await vi.advanceTimersByTimeAsync(after);
    expect(heard).toMatchObject([{ by: 'expert' }]);
    expect(opponents.state.is).toBe('unavailable');
  });

  test('comes from the expert where the policy has stopped since it was loaded', async () => {
    const { opponents, workers, heard, ask } = asking();
    opponents.load();
    await vi.advanceTimersByTimeAsync(1);
    workers[0].dispatchEvent(new Event('error'));
    ask();
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toMatchObject([{ by: 'expert' }]);
  });

  test('may be any of the legal actions, never another', async () => {
    const { opponents, heard, match, ask } = asking();
    opponents.playExpert();
    match.apply(DRAW);
    ask();
    await vi.advanceTimersByTimeAsync(1);
    expect([DRAW, TAKE, KNOCK]).not.toContain((heard[0] as { best: number }).best);
  });
});
