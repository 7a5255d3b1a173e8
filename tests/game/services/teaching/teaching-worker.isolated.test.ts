/** The worker that teaches, with learners that are made up: what they are given, and what is asked of them. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TeachingMeans, TeachingProgress, TeachingRequests } from '../../../../game/services/teaching/messages.ts';
import type { Pace } from '../../../../game/services/teaching/pace.ts';
import type { TeachingEnvironment } from '../../../../game/services/teaching/teacher.ts';
import { TRACED_FILES } from '../../../../training/learner/ppo/graphs.ts';
import { served, WorkerScope } from '../../support/worker-scope.ts';
import { eventually } from '../../../support/eventually.ts';

/** What was begun, and how the present one ends. */
const learners = vi.hoisted(() => ({
  begun: [] as { environment: unknown; beginning: unknown; isFirst: boolean }[],
  end: (_error?: Error): void => undefined,
  stop: vi.fn<() => void>(),
}));
vi.mock('../../../../game/services/teaching/teacher.ts', () => ({
  Teacher: {
    create: async (environment: unknown, beginning: unknown) => {
      learners.begun.push({ environment, beginning, isFirst: true });
      return {
        teach: () =>
          new Promise<void>((resolve, reject) => {
            learners.end = (error) => (error === undefined ? resolve() : reject(error));
          }),
        stop: learners.stop,
        current: () => ({ policy: Uint8Array.of(5, 6), progress: { share: 0.5 } }),
      };
    },
  },
}));
vi.mock('../../../../game/services/teaching/other-learners.ts', () => ({
  learnInStep: async (environment: unknown, beginning: unknown) => {
    learners.begun.push({ environment, beginning, isFirst: false });
  },
}));
vi.mock('../../../../game/services/teaching/worker-runtime.ts', () => ({
  workerRuntime: (wasm: string) => `runtime of ${wasm}`,
  workerTime: { now: () => 0, wait: () => Promise.resolve() },
}));
vi.mock('../../../../game/services/teaching/beginning.ts', async (original) => ({
  ...(await original<typeof import('../../../../game/services/teaching/beginning.ts')>()),
  newBeginning: (plan: unknown, files: unknown) => ({ plan, files }),
  continuedBeginning: async (checkpoint: Uint8Array, learner: number) => {
    const { CheckpointError } = await import('../../../../training/learner/ppo/checkpoint-file.ts');
    if (checkpoint.length === 0) throw new CheckpointError('it is damaged');
    return { checkpoint, learner };
  },
}));

const graphs = Object.fromEntries(TRACED_FILES.map((name) => [name, `http://localhost/${name}.onnx`])) as Record<
  (typeof TRACED_FILES)[number],
  string
>;
const FILES = {
  ...Object.fromEntries(TRACED_FILES.map((name, i) => [graphs[name], Uint8Array.of(i)])),
  'http://localhost/general.onnx': Uint8Array.of(101),
  'http://localhost/general.critic.onnx': Uint8Array.of(102),
};
const MEANS: TeachingMeans = {
  addresses: { runtime: 'runtime.wasm', graphs },
  effort: 'quiet',
  isAside: true,
  checkpointMs: 30_000,
  place: null,
};
const PLAN = { minutes: 10 } as unknown as TeachingRequests['teach']['question']['plan'];

let page: WorkerScope<TeachingRequests>;

beforeEach(async () => {
  vi.resetModules();
  learners.begun = [];
  learners.stop.mockClear();
  served(FILES);
  page = new WorkerScope<TeachingRequests>();
  await import('../../../../game/services/teaching/teaching-worker.ts');
});

const last = () => learners.begun.at(-1) as { environment: TeachingEnvironment; beginning: object; isFirst: boolean };
const begun = () => eventually(() => expect(learners.begun.length).toBeGreaterThan(0));

/** Begins with nothing. @returns the pace that it keeps */
async function teaching(): Promise<{ pace: Pace; answer: ReturnType<typeof page.ask> }> {
  const answer = page.ask('teach', { plan: PLAN, start: null, ...MEANS });
  await begun();
  return { pace: last().environment.pace, answer };
}

describe('teaching', () => {
  test('begins with a plan, once all that it needs has come, and is answered when it has ended', async () => {
    const { answer } = await teaching();
    const { environment, beginning, isFirst } = last();
    expect(isFirst).toBe(true);
    expect(beginning).toEqual({ plan: PLAN, files: null });
    expect(environment).toMatchObject({ runtime: 'runtime of runtime.wasm', place: null, checkpointMs: 30_000 });
    expect(environment.traced).toEqual(Object.fromEntries(TRACED_FILES.map((name, i) => [name, Uint8Array.of(i)])));
    learners.end();
    expect(await answer).toEqual({ answer: undefined, told: [] });
  });

  test('begins with the effort that was chosen', async () => {
    const { pace } = await teaching();
    expect([pace.effort, pace.isAside]).toEqual(['quiet', true]);
  });

  test.each([
    [
      'fetched',
      { policy: 'http://localhost/general.onnx', critic: 'http://localhost/general.critic.onnx' },
      [101, 102],
    ],
    ['handed over', { policy: Uint8Array.of(7), critic: Uint8Array.of(8) }, [7, 8]],
  ])('starts from a policy that is %s, with its critic', async (_, start, [policy, critic]) => {
    void page.ask('teach', { plan: PLAN, start, ...MEANS });
    await begun();
    expect(last().beginning).toEqual({
      plan: PLAN,
      files: { policy: Uint8Array.of(policy), critic: Uint8Array.of(critic) },
    });
  });

  test('starts from a policy without a critic', async () => {
    void page.ask('teach', { plan: PLAN, start: { policy: Uint8Array.of(7), critic: null }, ...MEANS });
    await begun();
    expect(last().beginning).toMatchObject({ files: { policy: Uint8Array.of(7), critic: null } });
  });

  test('goes on from a checkpoint', async () => {
    void page.ask('continue', { checkpoint: Uint8Array.of(1), ...MEANS });
    await begun();
    expect(last().beginning).toEqual({ checkpoint: Uint8Array.of(1), learner: 0 });
  });

  test('tells what comes of it, and hands large files over', async () => {
    const { answer } = await teaching();
    const progress: TeachingProgress = { share: 0.5, iteration: 1, decisions: 64, seconds: 3 };
    const bytes = Uint8Array.of(1, 2, 3);
    last().environment.tell({ type: 'checkpoint', bytes, ...progress });
    last().environment.tell({ type: 'began', plan: PLAN, ...progress });
    learners.end();
    expect((await answer).told).toEqual([
      { type: 'checkpoint', bytes, ...progress },
      { type: 'began', plan: PLAN, ...progress },
    ]);
    expect(page.transferred).toEqual([bytes.buffer]);
  });

  test.each([
    [
      'missing',
      'something cannot be fetched',
      async () => {
        served({});
        return page.ask('teach', { plan: PLAN, start: null, ...MEANS });
      },
    ],
    ['checkpoint', 'the checkpoint is damaged', () => page.ask('continue', { checkpoint: new Uint8Array(), ...MEANS })],
    [
      'memory',
      'there is not enough memory',
      async () => {
        const { answer } = await teaching();
        learners.end(new Error('out of memory'));
        return answer;
      },
    ],
  ])('fails as “%s” where %s', async (why, _, ask) => {
    expect((await ask()).failed?.why).toBe(why);
  });
});

describe('one of several learners', () => {
  const placeOf = (learner: number) => ({ learner }) as unknown as NonNullable<TeachingMeans['place']>;

  test('follows the first one from its second place on', async () => {
    const place = placeOf(1);
    await page.ask('continue', { checkpoint: Uint8Array.of(1), ...MEANS, place });
    expect(last()).toMatchObject({ isFirst: false, environment: { place }, beginning: { learner: 1 } });
  });

  test('reports where it is the first', async () => {
    void page.ask('teach', { plan: PLAN, start: null, ...MEANS, place: placeOf(0) });
    await begun();
    expect(last()).toMatchObject({ isFirst: true, environment: { place: { learner: 0 } } });
  });
});

describe('what is asked while it teaches', () => {
  test('changes its pace', async () => {
    const { pace } = await teaching();
    await page.ask('effort', 'full');
    await page.ask('aside', false);
    expect([pace.effort, pace.isAside]).toEqual(['full', false]);
    const [pause, resume, hurry] = [vi.spyOn(pace, 'pause'), vi.spyOn(pace, 'resume'), vi.spyOn(pace, 'hurry')];
    await page.ask('pause', null);
    expect([pause.mock.calls.length, resume.mock.calls.length]).toEqual([1, 0]);
    await page.ask('resume', null);
    expect([resume.mock.calls.length, hurry.mock.calls.length]).toEqual([1, 0]);
  });

  test('stops it, without rests', async () => {
    const { pace } = await teaching();
    const hurry = vi.spyOn(pace, 'hurry');
    await page.ask('stop', null);
    expect([hurry.mock.calls.length, learners.stop.mock.calls.length]).toEqual([1, 1]);
  });

  test('is the policy as it is now, which is handed over', async () => {
    await teaching();
    const { answer } = await page.ask('get-policy', null);
    expect(answer).toEqual({ policy: Uint8Array.of(5, 6), progress: { share: 0.5 } });
    expect(page.transferred).toHaveLength(1);
  });

  test('fails before anything is taught', async () => {
    expect((await page.ask('get-policy', null)).failed).toEqual({ why: 'other', reason: 'nothing is taught here' });
  });
});
