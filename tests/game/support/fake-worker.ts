/** Workers of tests, which answer as they are told to. */
import type { FromWorker, Requests, ToWorker, WorkerLike } from '../../../game/base/worker-requests.ts';

export class FakeWorker<R extends Requests<R>> extends EventTarget implements WorkerLike {
  isTerminated = false;
  readonly heard: ToWorker<R>[] = [];
  readonly #answer: (message: ToWorker<R>) => FromWorker<R> | undefined;

  /** @param answer what it says, soon, to a message */
  constructor(answer: (message: ToWorker<R>) => FromWorker<R> | undefined = () => undefined) {
    super();
    this.#answer = answer;
  }

  say(message: FromWorker<R>): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }

  /** It breaks, and the browser says so, or not. */
  stop(message = ''): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }

  postMessage(message: ToWorker<R>): void {
    this.heard.push(message);
    const answer = this.#answer(message);
    if (answer !== undefined) queueMicrotask(() => this.say(answer));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}
