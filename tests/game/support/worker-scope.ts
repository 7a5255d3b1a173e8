/** The global scope of a worker, in a test that imports the worker's script and asks it as its page does. */
import { onTestFinished, vi } from 'vitest';
import type { FromWorker, Requests, ToWorker } from '../../../game/base/worker-requests.ts';

type Name<R> = keyof R & string;

/** What came of a request. */
export interface Answered {
  /** Undefined where it failed. */
  answer?: unknown;
  /** Why, and the error, where it failed. */
  failed?: { why: string; reason: string };
  /** What was told on the way. */
  told: unknown[];
}

export class WorkerScope<R extends Requests<R>> {
  /** Everything that was handed over, in order. */
  readonly transferred: Transferable[] = [];
  readonly #page = new EventTarget();
  readonly #listeners = new Map<number, (message: FromWorker<R>) => void>();
  #nextId = 0;

  /** Stands for the global scope from now on: the worker's script is to be imported after that. */
  constructor() {
    vi.stubGlobal('addEventListener', this.#page.addEventListener.bind(this.#page));
    vi.stubGlobal('postMessage', (message: FromWorker<R>, { transfer }: { transfer: Transferable[] }) => {
      this.transferred.push(...transfer);
      this.#listeners.get(message.id)?.(message);
    });
  }

  /** Asks the worker. @param onTold called with everything that it tells on the way, and with a function that cancels */
  ask<N extends Name<R>>(
    type: N,
    question: R[N]['question'],
    onTold: (told: unknown, cancel: () => void) => void = () => undefined,
  ): Promise<Answered> {
    const id = this.#nextId++;
    const cancel = (): void => this.#say({ type: 'cancel', id });
    return new Promise((resolve) => {
      const told: unknown[] = [];
      this.#listeners.set(id, (message) => {
        if (message.type === 'progress') {
          told.push(message.progress);
          onTold(message.progress, cancel);
        } else if (message.type === 'answer') resolve({ answer: message.answer, told });
        else if (message.type === 'failed') resolve({ failed: { why: message.why, reason: message.reason }, told });
      });
      this.#say({ type, id, question } as ToWorker<R>);
    });
  }

  #say(data: ToWorker<R>): void {
    this.#page.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** What can be fetched in this test: contents by address. Everything else is not found. @returns what was asked for */
export function served(files: Readonly<Record<string, Uint8Array<ArrayBuffer> | string>>): string[] {
  const wanted: string[] = [];
  vi.stubGlobal('fetch', (url: string | URL) => {
    wanted.push(String(url));
    const found = files[String(url)];
    return Promise.resolve(found === undefined ? new Response('', { status: 404 }) : new Response(found));
  });
  onTestFinished(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('offline'))));
  return wanted;
}
