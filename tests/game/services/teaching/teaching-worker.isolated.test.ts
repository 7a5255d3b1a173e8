/** The worker that teaches, with learners that are made up: what they are given, and what is asked of them. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  TeachingMeans,
  TeachingProgress,
  TeachingReport,
  TeachingRequests,
} from '../../../../game/services/teaching/messages.ts';
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

/** What has begun once everything has come, and the answer at its end. */
async function begun<N extends 'teach' | 'continue'>(
  name: N,
  question: Omit<TeachingRequests[N]['question'], keyof TeachingMeans>,
) {
  const answer = page.ask(name, { ...MEANS, ...question } as TeachingRequests[N]['question']);
  await eventually(() => expect(learners.begun.length).toBeGreaterThan(0));
  return { answer, ...last() };
}
const teaching = (start: TeachingRequests['teach']['question']['start'] = null) =>
  begun('teach', { plan: PLAN, start });

describe('teaching', () => {
  test('begins with a plan, at its effort, once all that it needs has come, and is answered when it has ended', async () => {
    const { answer, environment, beginning, isFirst } = await teaching();
    expect([isFirst, beginning]).toEqual([true, { plan: PLAN, files: null }]);
    expect(environment).toMatchObject({ runtime: 'runtime of runtime.wasm', place: null, checkpointMs: 30_000 });
    expect(environment.traced).toEqual(Object.fromEntries(TRACED_FILES.map((name, i) => [name, Uint8Array.of(i)])));
    expect([environment.pace.effort, environment.pace.isAside]).toEqual(['quiet', true]);
    learners.end();
    expect(await answer).toEqual({ answer: undefined, told: [] });
  });

  const bytes = (byte: number) => Uint8Array.of(byte);
  test.each([
    ['fetched', { policy: 'http://localhost/general.onnx', critic: 'http://localhost/general.critic.onnx' }, 101, 102],
    ['handed over', { policy: bytes(7), critic: bytes(8) }, 7, 8],
    ['without a critic', { policy: bytes(7), critic: null }, 7, null],
  ])('starts from a policy that is %s', async (_, start, policy, critic) => {
    const { beginning } = await teaching(start);
    const files = { policy: bytes(policy), critic: critic === null ? null : bytes(critic) };
    expect(beginning).toEqual({ plan: PLAN, files });
  });

  test('tells what comes of it, and hands large files over', async () => {
    const { answer, environment } = await teaching();
    const progress: TeachingProgress = { share: 0.5, iteration: 1, decisions: 64, seconds: 3 };
    const told: TeachingReport[] = [
      { type: 'checkpoint', bytes: bytes(1), ...progress },
      { type: 'began', plan: PLAN, ...progress },
    ];
    for (const report of told) environment.tell(report);
    learners.end();
    expect((await answer).told).toEqual(told);
    expect(page.transferred).toHaveLength(1);
  });

  test.each<[string, string, () => ReturnType<typeof page.ask>]>([
    [
      'missing',
      'something cannot be fetched',
      () => {
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
    ['other', 'nothing is taught', () => page.ask('get-policy', null)],
  ])('fails as “%s” where %s', async (why, _, ask) => {
    expect((await ask()).failed?.why).toBe(why);
  });
});

test.each([
  [0, true],
  [1, false],
])('of several learners, number %d goes on from a checkpoint; it reports: %s', async (learner, isFirst) => {
  const place = { learner } as unknown as NonNullable<TeachingMeans['place']>;
  const begins = await begun('continue', { checkpoint: Uint8Array.of(1), place } as never);
  const beginning = { checkpoint: Uint8Array.of(1), learner };
  expect(begins).toMatchObject({ isFirst, environment: { place }, beginning });
});

describe('what is asked while it teaches', () => {
  test('changes its pace', async () => {
    const { pace } = (await teaching()).environment;
    const calls = (['pause', 'resume', 'hurry'] as const).map((name) => vi.spyOn(pace, name));
    const counts = () => calls.map(({ mock }) => mock.calls.length);
    await page.ask('effort', 'full');
    await page.ask('aside', false);
    expect([pace.effort, pace.isAside]).toEqual(['full', false]);
    await page.ask('pause', null);
    expect(counts()).toEqual([1, 0, 0]);
    await page.ask('resume', null);
    expect(counts()).toEqual([1, 1, 0]);
  });

  test('stops it, without rests', async () => {
    const { pace } = (await teaching()).environment;
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
});
