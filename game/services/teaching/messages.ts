/** What the page and the workers that teach tell each other. */
import type { MatchRecord } from '../../../engine/record.ts';
import type { HabitChanges } from '../../../training/learner/evaluation/habit-changes.ts';
import type { TracedFile } from '../../../training/learner/ppo/graphs.ts';
import type { Metric } from '../../../training/learner/ppo/ppo.ts';
import type { Effort } from './pace.ts';
import type { Place } from './places.ts';
import type { TeachingPlan } from './plan.ts';
import type { Strength } from './strength.ts';

export interface TeachingAddresses {
  runtime: string;
  graphs: Readonly<Record<TracedFile, string>>;
}

export type FileSource = string | Uint8Array;

/** A policy file and its critic; null where it has none. */
export interface PolicyWithCritic {
  policy: FileSource;
  critic: FileSource | null;
}

export interface TeachingMeans {
  addresses: TeachingAddresses;
  effort: Effort;
  isAside: boolean;
  /** How old, in ms, the last checkpoint is at least when the next one is handed over. */
  checkpointMs: number;
  place: Place | null;
}

export interface TeachingProgress {
  /** From 0 to 1. */
  share: number;
  iteration: number;
  /** Decisions learnt from. */
  decisions: number;
  /** Of learning, without rests, pauses and measurements. */
  seconds: number;
}

/** The seat of the policy in deals that it plays; it plays first, and the expert sits at all others. */
export const POLICY_SEAT = 0;

/** How the policy of some minute played the deal. */
export interface DealPlay {
  /** Minutes of learning after which it was kept; null for the present one. */
  minute: number | null;
  /** A match of one deal. */
  record: MatchRecord;
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
  | ({ type: 'began'; plan: TeachingPlan } & TeachingProgress)
  | ({ type: 'progress'; losses: Readonly<Record<Metric, number>> } & TeachingProgress)
  | (Measurement & TeachingProgress)
  /** From these bytes, a few MB, it can be continued. */
  | ({ type: 'checkpoint'; bytes: Uint8Array<ArrayBuffer> } & TeachingProgress)
  /** The end: files of the policy and its critic; `isDone` where the plan is fulfilled. */
  | ({ type: 'taught'; policy: Uint8Array; critic: Uint8Array; isDone: boolean } & TeachingProgress);

/** A policy as it is while it is taught, as a file. */
export interface TaughtSoFar {
  policy: Uint8Array<ArrayBuffer>;
  progress: TeachingProgress;
}

/** Teaching is answered when it has ended; everything is told on the way, by the first of several workers alone. */
interface Taught<Task> {
  question: Task & TeachingMeans;
  progress: TeachingReport;
  answer: void;
}
interface Steered<Question = null> {
  question: Question;
  answer: void;
}

/** What the page asks of the workers that teach. */
export interface TeachingRequests {
  teach: Taught<{ plan: TeachingPlan; start: PolicyWithCritic | null }>;
  /** Goes on from the bytes of a checkpoint. */
  continue: Taught<{ checkpoint: Uint8Array<ArrayBuffer> }>;
  pause: Steered;
  resume: Steered;
  /** Ends after the iteration, with the policy as it is then. */
  stop: Steered;
  effort: Steered<Effort>;
  /** Whether it steps aside for a while. */
  aside: Steered<boolean>;
  'get-policy': { question: null; answer: TaughtSoFar };
}
