/** Several learners in workers of their own: what they share, and what each of them gets of it. */
import { suitShape } from '../../../training/learner/games/suit-shape.ts';
import { allReduceMemory, type AllReduceMemory } from '../../../training/learner/ppo/all-reduce.ts';
import { longestVector } from '../../../training/learner/ppo/run.ts';

/** A learner's place among several. */
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
