import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACTION_COUNT, DRAW, KNOCK, TAKE } from '../../../../engine/actions.ts';
import type { Advice } from '../../../../engine/review/advice.ts';
import type { Comparison } from '../../../../engine/daily/comparison.ts';
import { dayOf } from '../../../../engine/daily/day.ts';
import { Match } from '../../../../engine/match.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { copyOfView } from '../../../../engine/view.ts';
import type { FromBotWorker, OwnPolicy, ToBotWorker } from '../../../../game/services/bots/messages.ts';
import { playedMatch } from '../../support/records.ts';
import { reviewedDecision } from '../../support/reviews.ts';
import {
  BotService,
  type BotServiceOptions,
  type HintAdvice,
  type Opponent,
  type Thinker,
} from '../../../../game/services/bots/bot-service.ts';
import type { WorkerLike } from '../../../../game/base/worker-like.ts';

/** A worker that answers as it is told to. */
class FakeWorker extends EventTarget implements WorkerLike {
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

const SHA_256 = '5a'.repeat(32);

const ready = ({ id }: ToBotWorker, model = 'default', sha256 = SHA_256): FromBotWorker => ({
  type: 'ready',
  id,
  model,
  sha256,
  factorCost: 0.005,
});
const noFile = ({ id }: ToBotWorker): FromBotWorker => ({
  type: 'unavailable',
  id,
  why: 'missing',
  reason: 'no such file',
});
const COMPARISON: Comparison = {
  master: [1, -3],
  totals: { beginner: [-4], casual: [-3], regular: [-2], strong: [-1], master: [-2] },
};
const MASTER: Opponent = { level: 'master', style: 'even', seed: 1 };
const EXPERT = { policy: 'expert', level: 'master', style: 'even' };
const POLICY = { ...EXPERT, policy: SHA_256 };

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

function opponentsWith(
  answer: (message: ToBotWorker) => FromBotWorker | undefined,
  findOwn?: BotServiceOptions['findOwn'],
) {
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
    ...(findOwn !== undefined && { findOwn }),
  });
  return { opponents, workers };
}

function decision(): Match {
  const match = new Match(preset('scat'), 3, { seed: 4 });
  match.startDeal();
  return match;
}

/** What a bot decides at the start of a deal; it must be legal. */
async function decideWith(bot: Thinker): Promise<void> {
  const match = decision();
  expect(match.legalActions()).toContain(await bot.decide(match.view(match.seat), match.legalActions()));
}

/** Questions to the policy about decisions. */
function decisionsOf({ heard }: FakeWorker): number {
  return heard.filter(({ type }) => type === 'evaluate').length;
}

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
    const bot = opponents.createBot(MASTER);
    bot.beginDeal();
    await decideWith(bot);
    expect(opponents.state).toEqual({ is: 'policy', model: 'default', sha256: SHA_256 });
    expect(bot.player).toEqual(POLICY);
    expect(opponents.evaluationTimes).toEqual([2]);
    const [, asked] = workers[0].heard;
    expect(asked.type === 'evaluate' && asked.masks.length).toBe(ACTION_COUNT);
  });

  test('are the expert at their level while the policy is loading, however long that takes', async () => {
    const { opponents } = opponentsWith(() => undefined);
    opponents.load();
    const bot = opponents.createBot({ ...MASTER, level: 'casual' });
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
    const bot = opponents.createBot(MASTER);
    bot.beginDeal();
    workers[0].say(ready(workers[0].heard[0]));
    expect(opponents.state.is).toBe('policy');
    await decideWith(bot);
    expect([bot.player, decisionsOf(workers[0])]).toEqual([EXPERT, 0]);
    bot.beginDeal();
    await decideWith(bot);
    expect([bot.player, decisionsOf(workers[0])]).toEqual([POLICY, 1]);
  });

  test('are the expert where the policy cannot be loaded, and its worker ends', async () => {
    const { opponents, workers } = opponentsWith(noFile);
    opponents.load();
    await opponents.whenSettled();
    const bot = opponents.createBot(MASTER);
    bot.beginDeal();
    await decideWith(bot);
    expect(bot.player).toEqual(EXPERT);
    expect(opponents.state).toEqual({ is: 'unavailable', why: 'missing', reason: 'no such file' });
    expect(workers[0].isTerminated).toBe(true);
  });

  test('play the deals of a day with all levels, by the policy for its rules, and say how far they are', async () => {
    const { opponents, workers } = opponentsWith(() => undefined);
    const shares: number[] = [];
    const comparing = opponents.compareDay(dayOf('2026-11-24'), (share) => shares.push(share));
    const asked = workers[0].heard.find(({ type }) => type === 'compare');
    expect(asked).toMatchObject({ date: '2026-11-24', wanted: { rules: { name: 'gin', players: [4, 4] } } });
    const id = asked?.id ?? -1;
    await vi.advanceTimersByTimeAsync(14_000);
    workers[0].say({ type: 'comparing', id, share: 0.5 });
    await vi.advanceTimersByTimeAsync(14_000);
    workers[0].say({ type: 'compared', id, policy: SHA_256, comparison: COMPARISON });
    expect(await comparing).toEqual({ policy: SHA_256, ...COMPARISON });
    expect(shares).toEqual([0.5]);
  });

  test('judge the decisions of a seat, one after another, by the policy for the rules of the record', async () => {
    const { opponents, workers } = opponentsWith(() => undefined);
    const heard: unknown[] = [];
    const known = { policy: SHA_256, decisions: 3 };
    const { record } = playedMatch(GOLF, 2, 1);
    const { done } = opponents.review(record, 1, ({ at, judged }) => heard.push([at, judged]), known);
    const asked = workers[0].heard.find(({ type }) => type === 'review');
    expect(asked).toMatchObject({ seat: 1, known, wanted: { rules: { name: 'golf', players: [2, 2] } } });
    const id = asked?.id ?? -1;
    for (const message of [
      { type: 'judging' },
      { type: 'judged', at: 3, judged: null, share: 0.5, policy: SHA_256 },
    ] as const) {
      await vi.advanceTimersByTimeAsync(14_000);
      workers[0].say({ id, ...message });
    }
    await vi.advanceTimersByTimeAsync(14_000);
    workers[0].say({ type: 'judged', id, at: 4, judged: reviewedDecision(), share: 1, policy: SHA_256 });
    workers[0].say({ type: 'reviewed', id, policy: SHA_256 });
    expect(await done).toBe(SHA_256);
    expect(heard).toEqual([
      [3, null],
      [4, reviewedDecision()],
    ]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(workers[0].isTerminated).toBe(false);
  });

  test('stop judging when nobody wants to know any more', async () => {
    const { opponents, workers } = opponentsWith(() => undefined);
    const { done, cancel } = opponents.review(playedMatch(SCAT, 2, 1).record, 0, () => undefined);
    cancel();
    await expect(done).rejects.toThrow('cancelled');
    const { id } = workers[0].heard.find(({ type }) => type === 'review') as ToBotWorker;
    expect(workers[0].heard.at(-1)).toEqual({ type: 'cancel-review', id });
  });

  test('give up judging where the policy does not come', async () => {
    const { opponents, workers } = opponentsWith(() => undefined);
    const { done } = opponents.review(playedMatch(SCAT, 2, 1).record, 0, () => undefined);
    const { id } = workers[0].heard.find(({ type }) => type === 'review') as ToBotWorker;
    workers[0].say({ type: 'not-reviewed', id, reason: 'no such file' });
    await expect(done).rejects.toThrow('no such file');
  });

  test('give up on the deals of a day where the policy does not come', async () => {
    const { opponents, workers } = opponentsWith(() => undefined);
    const comparing = opponents.compareDay(dayOf('2026-11-24'), () => undefined);
    workers[0].say({ type: 'not-compared', id: workers[0].heard.at(-1)?.id ?? -1, reason: 'no such file' });
    await expect(comparing).rejects.toThrow('no such file');
  });

  test.each<[string, string, (message: ToBotWorker) => FromBotWorker | undefined, (worker: FakeWorker) => void]>([
    [
      'does not answer any more',
      'silent',
      (message) => (message.type === 'load' ? ready(message) : undefined),
      () => {},
    ],
    ['has stopped', 'stopped', evaluated, (worker) => worker.dispatchEvent(new Event('error'))],
    [
      'fails',
      'damaged',
      (message) =>
        message.type === 'load' ? ready(message) : { type: 'not-evaluated', id: message.id, reason: 'out of memory' },
      () => {},
    ],
  ])('go on as the expert in a deal during which the policy %s', async (_what, why, answer, stop) => {
    const { opponents, workers } = opponentsWith(answer);
    opponents.load();
    await opponents.whenSettled();
    const onReplaced = vi.fn<() => void>();
    const bot = opponents.createBot(MASTER, onReplaced);
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

  test.each([
    ['missing', 2],
    ['damaged', 1],
    ['unfit', 1],
  ] as const)('another attempt to load a policy that is %s: workers', async (why, count) => {
    let attempts = 0;
    const { opponents, workers } = opponentsWith((message) => {
      if (message.type === 'load' && attempts++ === 0)
        return { type: 'unavailable', id: message.id, why, reason: 'not there' };
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

  test('report how close a decision was', async () => {
    const { opponents } = opponentsWith(evaluated);
    opponents.load();
    await opponents.whenSettled();
    const match = decision();
    const bot = opponents.createBot(MASTER);
    bot.beginDeal();
    await bot.decide(match.view(match.seat), match.legalActions());
    expect(bot.doubt).toBe(1);
    await bot.decide(match.view(match.seat), match.legalActions().slice(0, 1));
    expect(bot.doubt).toBe(0);
  });
});

describe('advice', () => {
  const OPINION: Advice = { best: DRAW, options: [], deals: 0 };
  const FOUND: Advice = { best: TAKE, options: [], deals: 64 };

  function asking(answer: (message: ToBotWorker) => FromBotWorker | undefined = evaluated) {
    const { opponents, workers } = opponentsWith(answer);
    const match = decision();
    const heard: HintAdvice[] = [];
    const ask = () =>
      opponents.advise(
        { view: match.view(match.seat), legal: match.legalActions(), players: [null, null] },
        (advice) => void heard.push(advice),
      );
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
    await vi.advanceTimersByTimeAsync(2000);
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
    const { opponents, heard, match, ask } = asking(noFile);
    opponents.load();
    match.apply(DRAW);
    ask();
    await vi.advanceTimersByTimeAsync(1);
    expect([DRAW, TAKE, KNOCK]).not.toContain((heard[0] as { best: number }).best);
  });
});

describe('policies of one’s own', () => {
  const OWN_SHA = '0b'.repeat(32);
  const OWN: OwnPolicy = {
    model: { name: 'ours', file: OWN_SHA, rules: SCAT, players: [2, 10], observation: 1, factorCost: 0.004 },
    policy: Uint8Array.of(1),
  };
  /** The policy of one's own where it is sent, else the listed one. */
  const either = (message: ToBotWorker): FromBotWorker | undefined =>
    message.type === 'load' && message.own !== undefined ? ready(message, 'ours', OWN_SHA) : evaluated(message);
  const loads = ({ heard }: FakeWorker) => heard.filter((message) => message.type === 'load');

  test('are sent to the worker as soon as they are known', async () => {
    const { opponents, workers } = opponentsWith(either, () => Promise.resolve(OWN));
    opponents.load();
    expect(opponents.state.is).toBe('loading');
    await opponents.whenSettled();
    expect(loads(workers[0])).toMatchObject([{ own: OWN }]);
    expect(opponents.state).toEqual({ is: 'policy', model: 'ours', sha256: OWN_SHA });
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

  test('come while others play, who finish their deal; each deal names who played it', async () => {
    let own: OwnPolicy | null = null;
    const { opponents, workers } = opponentsWith(either, () => own && Promise.resolve(own));
    opponents.load();
    await opponents.whenSettled();
    const bot = opponents.createBot(MASTER);
    bot.beginDeal();
    own = OWN;
    opponents.renew();
    expect(opponents.state).toMatchObject({ is: 'policy', sha256: SHA_256 });
    await vi.advanceTimersByTimeAsync(1);
    expect(opponents.state).toMatchObject({ is: 'policy', sha256: OWN_SHA });
    await decideWith(bot);
    expect([workers[0].heard.at(-1), bot.player]).toMatchObject([{ policy: SHA_256 }, { policy: SHA_256 }]);
    bot.beginDeal();
    await decideWith(bot);
    expect([workers[0].heard.at(-1), bot.player]).toMatchObject([{ policy: OWN_SHA }, { policy: OWN_SHA }]);
  });

  test('that turn out to be unfit change nothing', async () => {
    let own: OwnPolicy | null = null;
    const unfit = (message: ToBotWorker): FromBotWorker | undefined =>
      message.type === 'load' && message.own !== undefined ? noFile(message) : evaluated(message);
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
