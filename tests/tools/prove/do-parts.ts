/** The parts of a proof, shared among threads; in this process where the proof starts others itself. */
import type { Worker } from 'node:worker_threads';
import { startWorker } from '../../../training/cli/support/worker.ts';
import type { ProofMessage } from './proof-thread.ts';
import { reasonOf, type Findings, type Proof, type ProofPart } from './proof.ts';

const THREAD = new URL('./proof-thread.ts', import.meta.url);

/** A thread that has said nothing for so long hangs. */
const SILENCE_MS = 300_000;

interface DoPartsOptions {
  proof: Proof;
  /** Of all parts, done before or not. */
  parts: readonly ProofPart[];
  /** The first of them that has not been done. */
  first: number;
  threads: number;
  signal: AbortSignal;
  onProgress: (at: number, done: number) => void;
  /** Receives the findings of each part, in the order of the parts. */
  onFindings: (at: number, findings: Findings) => void;
}

/** Does parts until all are done or no more are wanted. */
export async function doParts(options: DoPartsOptions): Promise<void> {
  const { proof, parts, first, threads, signal, onFindings } = options;
  const waiting = new Map<number, Findings>();
  let [next, told] = [first, first];
  const lane = async (): Promise<void> => {
    const doer = proof.isAlone ? new InThisProcess(options) : new InThread(options);
    try {
      while (next < parts.length && !signal.aborted) {
        const at = next++;
        const findings = await doer.do(at);
        if (findings === null) return;
        waiting.set(at, findings);
        for (let ready = waiting.get(told); ready !== undefined; ready = waiting.get(told)) {
          waiting.delete(told);
          onFindings(told++, ready);
        }
      }
    } finally {
      doer.end();
    }
  };
  const lanes = proof.isAlone ? 1 : Math.min(threads, parts.length - first);
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** A part that broke off has found just that. */
function brokenOff(what: string, { seed, size }: ProofPart): Findings {
  return { figures: {}, faults: [{ what, again: `part of seed ${seed}, size ${size}` }] };
}

/** Does one part after the other. */
interface PartDoer {
  /** @returns null where no more is wanted */
  do(at: number): Promise<Findings | null>;
  end(): void;
}

class InThisProcess implements PartDoer {
  readonly #options: DoPartsOptions;

  constructor(options: DoPartsOptions) {
    this.#options = options;
  }

  async do(at: number): Promise<Findings | null> {
    const { proof, parts, signal, onProgress } = this.#options;
    try {
      const findings = await proof.run(parts[at], (done) => onProgress(at, done), signal);
      return signal.aborted ? null : findings;
    } catch (error) {
      return signal.aborted ? null : brokenOff(reasonOf(error), parts[at]);
    }
  }

  end(): void {}
}

class InThread implements PartDoer {
  readonly #options: DoPartsOptions;
  #thread: Worker | null = null;

  constructor(options: DoPartsOptions) {
    this.#options = options;
  }

  async do(at: number): Promise<Findings | null> {
    const { parts, proof } = this.#options;
    const thread = (this.#thread ??= startWorker(THREAD, proof.name));
    const answer = await this.#answer(thread, at);
    if (typeof answer !== 'string') return answer;
    this.end();
    return brokenOff(answer, parts[at]);
  }

  /** @returns in words why there are no findings, null where no more is wanted */
  #answer(thread: Worker, at: number): Promise<Findings | string | null> {
    const { parts, signal, onProgress } = this.#options;
    return new Promise((resolve) => {
      const settle = (answer: Findings | string | null): void => {
        clearTimeout(timer);
        thread.off('error', failed).off('exit', ended).off('message', said);
        signal.removeEventListener('abort', stop);
        resolve(answer);
      };
      const failed = (error: unknown): void => settle(reasonOf(error));
      const ended = (status: number): void => settle(`its thread ended with ${status}`);
      const stop = (): void => settle(null);
      const said = (message: ProofMessage): void => {
        timer.refresh();
        if (message.type === 'progress') onProgress(at, message.done);
        else settle(message.type === 'found' ? message.findings : message.reason);
      };
      const timer = setTimeout(() => settle(`it hangs: no word for ${SILENCE_MS / 1000} s`), SILENCE_MS);
      signal.addEventListener('abort', stop);
      thread.on('error', failed).on('exit', ended).on('message', said);
      thread.postMessage(parts[at]);
    });
  }

  end(): void {
    void this.#thread?.terminate();
    this.#thread = null;
  }
}
