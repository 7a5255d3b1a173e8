/** Messages between the page and the worker that teaches. */
import type { HabitChanges } from '../../../training/learner/evaluation/habit-changes.ts';
import type { TracedFile } from '../../../training/learner/ppo/graphs.ts';
import type { Metric } from '../../../training/learner/ppo/loss-metrics.ts';
import type { Failure } from './failure.ts';
import type { Effort } from './pace.ts';
import type { Place } from './places.ts';
import type { TeachingPlan } from './plan.ts';
import type { DealPlay } from './deal-play.ts';
import type { Strength } from './strength.ts';

/** URLs of what the worker fetches. */
export interface TeachingAddresses {
  /** The runtime's wasm file. */
  runtime: string;
  graphs: Readonly<Record<TracedFile, string>>;
}

/** A file: its URL, or its contents. */
export type FileSource = string | Uint8Array;

/** A policy file and its critic; null where it has none. */
export interface PolicySource {
  policy: FileSource;
  critic: FileSource | null;
}

/** What a worker does. */
export type TeachingTask =
  | { type: 'teach'; plan: TeachingPlan; start: PolicySource | null }
  /** Goes on from the bytes of a checkpoint. */
  | { type: 'continue'; checkpoint: Uint8Array<ArrayBuffer> };

/** What its worker needs for that. */
export interface TeachingMeans {
  addresses: TeachingAddresses;
  effort: Effort;
  isAside: boolean;
  /** How old, in ms, the last checkpoint is at least when the next one is handed over. */
  checkpointMs: number;
  /** Null where it is the only one. */
  place: Place | null;
}

export type ToTeachingWorker =
  | (TeachingTask & TeachingMeans)
  | { type: 'pause' }
  | { type: 'resume' }
  /** Ends after the iteration, with the policy as it is then. */
  | { type: 'stop' }
  | { type: 'effort'; effort: Effort }
  /** Whether it steps aside for a while. */
  | { type: 'aside'; isAside: boolean }
  /** Asks for the policy as it is now, in a `policy` report. */
  | { type: 'get-policy' };

/** How far teaching is. */
export interface Progress {
  /** From 0 to 1. */
  share: number;
  iteration: number;
  /** Decisions learnt from. */
  decisions: number;
  /** Of learning, without rests, pauses and measurements. */
  seconds: number;
}

/** What is measured of the policy that is taught. */
export type Measurement =
  | { type: 'strength'; strength: Strength }
  /** Beside the policy that it started from; beside the expert where it started from nothing. */
  | { type: 'habits'; changes: HabitChanges }
  /** One deal as it was played by the policy of several minutes, the earliest first. */
  | { type: 'deal'; plays: readonly DealPlay[] };

export type TeachingReport =
  /** It has everything, and begins or goes on. */
  | ({ type: 'began'; plan: TeachingPlan } & Progress)
  /** After each iteration. */
  | ({ type: 'progress'; losses: Readonly<Record<Metric, number>> } & Progress)
  | (Measurement & Progress)
  /** From these bytes, a few MB, it can be continued. */
  | ({ type: 'checkpoint'; bytes: Uint8Array<ArrayBuffer> } & Progress)
  /** The policy as it is now, as a file. */
  | ({ type: 'policy'; policy: Uint8Array<ArrayBuffer> } & Progress)
  /** The end: files of the policy and its critic; `isDone` where the plan is fulfilled. */
  | ({ type: 'taught'; policy: Uint8Array; critic: Uint8Array; isDone: boolean } & Progress)
  /** The end, because something is missing or wrong. */
  | ({ type: 'failed' } & Failure);
