import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answerRequests,
  RequestFailed,
  WorkerRequests,
  type RequestHandlers,
  type WorkerLike,
} from '../../../game/base/worker-requests.ts';
import { FakeWorker } from '../support/fake-worker.ts';
import { eventually } from '../../support/eventually.ts';

interface Sums {
  /** The sum of some numbers; on the way, the sum so far. */
  add: { question: number[]; progress: number; answer: number };
  bytes: { question: number; progress: Uint8Array<ArrayBuffer>; answer: Uint8Array<ArrayBuffer> };
}

describe('the page', () => {
  let workers: FakeWorker<Sums>[];
  let lost: RequestFailed[];
  let requests: WorkerRequests<Sums>;

  const createWorker = (): FakeWorker<Sums> => {
    workers.push(new FakeWorker<Sums>());
    return workers[workers.length - 1];
  };

  beforeEach(() => {
    vi.useFakeTimers();
    workers = [];
    lost = [];
    requests = new WorkerRequests(createWorker, (failure) => lost.push(failure));
  });

  /** How a request has ended, or `open`. */
  function endOf(request: Promise<unknown>): () => Promise<unknown> {
    const failed = (error: unknown): unknown => (error instanceof RequestFailed ? error.why : error);
    const end = request.catch(failed);
    return () => Promise.race([end, vi.advanceTimersByTimeAsync(0).then(() => 'open')]);
  }

  test('starts its worker with the first request, or ahead of it', () => {
    expect([workers.length, requests.isRunning]).toEqual([0, false]);
    requests.start();
    void requests.request('add', [1, 2]);
    expect([workers.length, requests.isRunning]).toEqual([1, true]);
    expect(workers[0].heard).toEqual([{ type: 'add', id: 0, question: [1, 2] }]);
    void new WorkerRequests<Sums>(createWorker).request('add', [1, 2]);
    expect(workers).toHaveLength(2);
  });

  test('hears how far the worker is, and gets the answer to each question, in whatever order they come', async () => {
    const onProgress = vi.fn<(sum: number) => void>();
    const answers = [requests.request('add', [1, 2], { onProgress }), requests.request('add', [3, 4])];
    workers[0].say({ type: 'progress', id: 0, progress: 1 });
    workers[0].say({ type: 'answer', id: 1, answer: 7 });
    workers[0].say({ type: 'answer', id: 0, answer: 3 });
    expect(await Promise.all(answers)).toEqual([3, 7]);
    expect(onProgress.mock.calls).toEqual([[1]]);
  });

  test('cancels what it does not need, and hears no more of it', async () => {
    const cancelling = new AbortController();
    const onProgress = vi.fn<() => void>();
    const ended = endOf(requests.request('add', [1, 2], { signal: cancelling.signal, onProgress }));
    cancelling.abort();
    workers[0].say({ type: 'progress', id: 0, progress: 1 });
    workers[0].say({ type: 'answer', id: 0, answer: 3 });
    expect([await ended(), onProgress.mock.calls]).toEqual(['cancelled', []]);
    expect(workers[0].heard.at(-1)).toEqual({ type: 'cancel', id: 0 });
  });

  test('does not cancel what has been answered, and asks nothing where it is cancelled before', async () => {
    const before = endOf(requests.request('add', [1, 2], { signal: AbortSignal.abort() }));
    expect([await before(), workers]).toEqual(['cancelled', []]);
    const cancelling = new AbortController();
    const answer = requests.request('add', [1, 2], { signal: cancelling.signal });
    workers[0].say({ type: 'answer', id: workers[0].heard[0].id, answer: 3 });
    await answer;
    cancelling.abort();
    expect(workers[0].heard).toHaveLength(1);
  });

  test('waits anew after each sign of life, none of another request, and loses a worker that is silent', async () => {
    const ended = endOf(requests.request('add', [1, 2], { timeout: 1000 }));
    void requests.request('add', [3, 4]).catch(() => undefined);
    for (const sign of [{ type: 'progress', progress: 1 }, { type: 'alive' }] as const) {
      await vi.advanceTimersByTimeAsync(999);
      workers[0].say({ id: 0, ...sign });
    }
    await vi.advanceTimersByTimeAsync(999);
    workers[0].say({ type: 'alive', id: 1 });
    expect(await ended()).toBe('open');
    await vi.advanceTimersByTimeAsync(1);
    expect([await ended(), workers[0].isTerminated, lost]).toMatchObject(['silent', true, [{ why: 'silent' }]]);
  });

  test('waits for ever where nothing else is said, and no longer once it has the answer', async () => {
    const ended = endOf(requests.request('add', [1, 2]));
    const answered = requests.request('add', [3, 4], { timeout: 1000 });
    workers[0].say({ type: 'answer', id: 1, answer: 7 });
    await answered;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([await ended(), lost]).toEqual(['open', []]);
  });

  test('ends its worker when it wants, and is not misled by one that it has left', async () => {
    const first = endOf(requests.request('add', [1, 2]));
    requests.end();
    expect([await first(), workers[0].isTerminated, requests.isRunning, lost]).toEqual(['cancelled', true, false, []]);
    const ended = endOf(requests.request('add', [3, 4]));
    workers[0].say({ type: 'answer', id: 1, answer: 7 });
    workers[0].stop();
    expect([await ended(), lost]).toEqual(['open', []]);
  });

  test('learns at once of a worker that cannot be started', async () => {
    const blocked = (): WorkerLike => {
      throw new Error('workers are blocked');
    };
    const ended = endOf(new WorkerRequests<Sums>(blocked, (failure) => lost.push(failure)).request('add', [1]));
    expect(lost).toMatchObject([{ why: 'stopped', message: 'Error: workers are blocked' }]);
    expect(await ended()).toBe('stopped');
  });
});

describe('a worker', () => {
  const channels: MessageChannel[] = [];

  afterEach(() => {
    for (const { port1 } of channels.splice(0)) port1.close();
  });

  /** The page's side of a worker that answers so, over a real channel. */
  function answering(handlers: Partial<RequestHandlers<Sums>>, options = {}): WorkerRequests<Sums> {
    const channel = new MessageChannel();
    channels.push(channel);
    const { port1, port2 } = channel;
    answerRequests<Sums>(handlers as RequestHandlers<Sums>, { page: port2, ...options });
    port1.start();
    port2.start();
    return new WorkerRequests(() => Object.assign(port1, { terminate: () => port1.close() }) as unknown as WorkerLike);
  }

  test('says at most once a second that it is still at work', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const posted: unknown[] = [];
    const page = Object.assign(new EventTarget(), { postMessage: (message: unknown) => posted.push(message) });
    const work = (_numbers: unknown, { live }: { live: () => void }): number => {
      for (const ms of [500, 501, 999, 2]) {
        vi.advanceTimersByTime(ms);
        live();
      }
      return 0;
    };
    answerRequests<Sums>({ add: work, bytes: () => new Uint8Array() }, { page });
    page.dispatchEvent(new MessageEvent('message', { data: { type: 'add', id: 4, question: [] } }));
    await eventually(() => expect(posted).toHaveLength(3));
    expect(posted).toEqual([
      { type: 'alive', id: 4 },
      { type: 'alive', id: 4 },
      { type: 'answer', id: 4, answer: 0 },
    ]);
  });

  test('hands over what it is told to, in place of a copy, and gets what the page hands over', async () => {
    const [half, bytes, given] = [[1], [1, 2], [1, 2]].map((numbers) => Uint8Array.from(numbers));
    const transferOf = (told: unknown): Transferable[] =>
      told instanceof Uint8Array ? [told.buffer as ArrayBuffer] : [];
    const tells: RequestHandlers<Sums>['bytes'] = (_count, { tell }) => {
      tell(half);
      return bytes;
    };
    const requests = answering({ bytes: tells, add: (numbers) => numbers.length }, { transferOf });
    const onProgress = vi.fn<(told: Uint8Array) => void>();
    expect(await requests.request('bytes', 2, { onProgress })).toEqual(Uint8Array.of(1, 2));
    expect(onProgress).toHaveBeenCalledWith(Uint8Array.of(1));
    const count = requests.request('add', given as unknown as number[], { transfer: [given.buffer] });
    expect([half.length, bytes.length, given.length, await count]).toEqual([0, 0, 0, 2]);
  });
});
