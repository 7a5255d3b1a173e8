/** Several learners in workers of their own: what they share, and what each of them gets of it. */
import { suitShape } from '../../../training/learner/games/suit-shape.ts';
import { allReduceMemory, type AllReduceMemory } from '../../../training/learner/ppo/all-reduce.ts';
import { longestVector } from '../../../training/learner/ppo/run.ts';

export interface Place {
  /** Counted from 0. The first one measures, and reports; its clock counts. */
  learner: number;
  memory: AllReduceMemory;
  /** See `Pauses`. */
  pauses: SharedArrayBuffer;
  /** Of the first to each of the others in turn; of the others to the first alone. */
  ports: readonly MessagePort[];
}

/** For the screen, and for the bots at the table. */
const SPARED_CORES = 2;
const MOST_LEARNERS = 4;

/** Whether a page's workers may share memory: WebKit isolates pages to which it gives none. */
export function mayShareMemory(page: { crossOriginIsolated?: boolean; SharedArrayBuffer?: unknown }): boolean {
  return page.crossOriginIsolated === true && page.SharedArrayBuffer !== undefined;
}

/** How many learners a page has. @param isIsolated whether its workers may share memory */
export function learnersOn({ cores, isIsolated }: { cores: number; isIsolated: boolean }): number {
  return isIsolated ? Math.max(1, Math.min(cores - SPARED_CORES, MOST_LEARNERS)) : 1;
}

/** The places of several learners that go in step. */
export function placesFor(learners: number, pauses: SharedArrayBuffer): Place[] {
  const memory = allReduceMemory(learners, longestVector(suitShape()));
  const channels = Array.from({ length: learners - 1 }, () => new MessageChannel());
  return Array.from({ length: learners }, (_, learner) => ({
    learner,
    memory,
    pauses,
    ports: learner === 0 ? channels.map(({ port1 }) => port1) : [channels[learner - 1].port2],
  }));
}

/**
 * How long learners have paused, in memory that they share with the page: one that sleeps until the others have arrived
 * hears no messages, and must not take a pause for time in which it learnt.
 */
export class Pauses {
  readonly memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  readonly #now: () => number;
  /** When the present pause began; null for none. */
  #began: number | null = null;

  /** @param now a clock in ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  begin(): void {
    this.#began ??= this.#now();
  }

  /** To be called before the learners hear of it. */
  end(): void {
    if (this.#began === null) return;
    Atomics.add(new Int32Array(this.memory), 0, Math.round(this.#now() - this.#began));
    this.#began = null;
  }
}

/** Ms of all pauses that are over. @param memory of `Pauses` */
export function pausedMs(memory: SharedArrayBuffer): number {
  return Atomics.load(new Int32Array(memory), 0);
}
