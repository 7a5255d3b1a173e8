/**
 * Requests to a worker: the page asks by name, hears how far the worker is, may cancel, and gets the answer or the reason why
 * there is none. What can be asked is declared once, as an interface with an exchange for each name.
 */

export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** What is asked, what comes on the way, and what comes in the end. */
interface Exchange {
  question: unknown;
  progress?: unknown;
  answer: unknown;
}

/** Exchanges by name. */
export type Requests<R> = { [Name in keyof R]: Name extends 'cancel' ? never : Exchange };
type ProgressOf<R, Name extends keyof R> = R[Name] extends { progress: infer Told } ? Told : never;

/** From the page to its worker: a question, or that nobody waits for the answer any more. */
export type ToWorker<R extends Requests<R>> =
  | { [Name in keyof R]: { type: Name; id: number; question: R[Name]['question'] } }[keyof R]
  | { type: 'cancel'; id: number };

/** From a worker to its page, about the question with that id. */
export type FromWorker<R extends Requests<R>> = { id: number } & (
  | { type: 'progress'; progress: { [Name in keyof R]: ProgressOf<R, Name> }[keyof R] }
  /** It is still at work. */
  | { type: 'alive' }
  | { type: 'answer'; answer: R[keyof R]['answer'] }
  /** `why` for the code, `reason` for whoever looks into it. */
  | { type: 'failed'; why: string; reason: string }
);

/** There is no answer: the worker says why, or has `stopped` or been `silent` for too long, or the request was `cancelled`. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  readonly why: string;

  constructor(why: string, reason: string) {
    super(reason);
    this.why = why;
  }
}

export interface RequestOptions<Told> {
  onProgress?: (progress: Told) => void;
  signal?: AbortSignal;
  /** How long the worker may give no sign of this request, in ms; otherwise it is lost. By default for ever. */
  timeout?: number;
  /** Handed over, not copied. */
  transfer?: readonly Transferable[];
}

/** The page's side. A worker that stops or is silent is lost, with all that was asked of it; the next request starts another. */
export class WorkerRequests<R extends Requests<R>> {
  readonly #createWorker: () => WorkerLike;
  readonly #onLost: (failure: RequestFailed) => void;
  /** What hears the worker, by the id of what has not been answered. */
  readonly #open = new Map<number, (message: FromWorker<R>) => void>();
  #worker: WorkerLike | null = null;
  #nextId = 0;

  /** @param onLost called at once when a worker cannot be started, stops or is silent */
  constructor(createWorker: () => WorkerLike, onLost: (failure: RequestFailed) => void = () => undefined) {
    this.#createWorker = createWorker;
    this.#onLost = onLost;
  }

  /** Whether there is a worker: from its start, or the first request, until it is lost or ended. */
  get isRunning(): boolean {
    return this.#worker !== null;
  }

  /** Starts the worker where there is none: ahead of a request, which then waits less. @throws {RequestFailed} */
  start(): void {
    this.#worker ??= this.#create();
  }

  /** Asks the worker, which is started where there is none. @throws {RequestFailed} */
  request<Name extends keyof R>(
    name: Name,
    question: R[Name]['question'],
    { onProgress, signal, timeout, transfer = [] }: RequestOptions<ProgressOf<R, Name>> = {},
  ): Promise<R[Name]['answer']> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) throw cancelled();
      const worker = (this.#worker ??= this.#create());
      const id = this.#nextId++;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = (): void => {
        clearTimeout(timer);
        if (timeout !== undefined)
          timer = setTimeout(() => this.#lose('silent', 'the worker does not answer any more'), timeout);
      };
      const hear = (message: FromWorker<R>): void => {
        if (message.type === 'answer' || message.type === 'failed') {
          clearTimeout(timer);
          signal?.removeEventListener('abort', cancel);
          this.#open.delete(id);
          if (message.type === 'answer') resolve(message.answer);
          else reject(new RequestFailed(message.why, message.reason));
          return;
        }
        wait();
        if (message.type === 'progress') onProgress?.(message.progress as ProgressOf<R, Name>);
      };
      const cancel = (): void => {
        worker.postMessage({ type: 'cancel', id } satisfies ToWorker<R>);
        hear(failed(id, cancelled()));
      };
      worker.postMessage({ type: name, id, question }, [...transfer]);
      this.#open.set(id, hear);
      wait();
      signal?.addEventListener('abort', cancel);
    });
  }

  /** Ends the worker; what has not been answered fails. */
  end(failure = cancelled()): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const [id, hear] of this.#open) hear(failed(id, failure));
  }

  /** @throws {RequestFailed} */
  #create(): WorkerLike {
    try {
      const worker = this.#createWorker();
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker<R>>) => {
        // What has been cancelled is of no interest any more.
        if (worker === this.#worker) this.#open.get(data.id)?.(data);
      });
      worker.addEventListener('error', ({ message }) => {
        if (worker === this.#worker) this.#lose('stopped', message || 'the worker cannot be started');
      });
      return worker;
    } catch (error) {
      throw this.#lose('stopped', String(error));
    }
  }

  #lose(why: 'stopped' | 'silent', reason: string): RequestFailed {
    const failure = new RequestFailed(why, reason);
    this.end(failure);
    this.#onLost(failure);
    return failure;
  }
}

function cancelled(): RequestFailed {
  return new RequestFailed('cancelled', 'the request was cancelled');
}

function failed(id: number, { why, message }: RequestFailed) {
  return { type: 'failed', id, why, reason: message } as const;
}

/** What a handler has besides its question. */
export interface RequestJob<Told> {
  /** Aborted once nobody waits for the answer. */
  readonly signal: AbortSignal;
  tell: (progress: Told) => void;
  /** To be called now and then where the answer takes long: lets the page know, once a second. */
  live: () => void;
}

export type RequestHandlers<R extends Requests<R>> = {
  [Name in keyof R]: (
    question: R[Name]['question'],
    job: RequestJob<ProgressOf<R, Name>>,
  ) => R[Name]['answer'] | Promise<R[Name]['answer']>;
};

type WorkerScope = Pick<EventTarget, 'addEventListener'> & {
  postMessage: (message: unknown, options: { transfer: Transferable[] }) => void;
};

interface Answering {
  /** Why there is no answer, for the page's code. */
  whyOf?: (error: unknown) => string;
  /** What of an answer, or of progress, is handed over, not copied. */
  transferOf?: (told: unknown) => Transferable[];
  page?: WorkerScope;
}

/** How often a worker says that it is still at work, in ms. */
const LIVE_EVERY = 1000;

/** The worker's side: answers each request by its handler, which is called as soon as the question comes. */
export function answerRequests<R extends Requests<R>>(
  handlers: RequestHandlers<R>,
  { whyOf = () => 'failed', transferOf = () => [], page = globalThis as unknown as WorkerScope }: Answering = {},
): void {
  const open = new Map<number, AbortController>();
  const post = (message: FromWorker<R>, transfer: Transferable[] = []): void => page.postMessage(message, { transfer });

  const answer = async ({ type, id, question }: Exclude<ToWorker<R>, { type: 'cancel' }>): Promise<void> => {
    const cancelling = new AbortController();
    open.set(id, cancelling);
    let last = performance.now();
    const job: RequestJob<ProgressOf<R, keyof R>> = {
      signal: cancelling.signal,
      tell: (progress) => post({ type: 'progress', id, progress }, transferOf(progress)),
      live: () => {
        if (performance.now() <= last + LIVE_EVERY) return;
        last = performance.now();
        post({ type: 'alive', id });
      },
    };
    try {
      const found = await handlers[type](question, job);
      post({ type: 'answer', id, answer: found }, transferOf(found));
    } catch (error) {
      post({ type: 'failed', id, why: whyOf(error), reason: reasonOf(error) });
    } finally {
      open.delete(id);
    }
  };

  page.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<ToWorker<R>>;
    if (data.type === 'cancel') open.get(data.id)?.abort();
    else void answer(data as Exclude<ToWorker<R>, { type: 'cancel' }>);
  });
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
