/** What the page and the worker that runs the policy say to each other. */
import type { Wanted } from './manifest.ts';

export type ToWorker =
  | { type: 'load'; manifest: string; runtime: string; wanted: Wanted }
  | { type: 'evaluate'; id: number; observation: Float32Array; mask: Float32Array };

export type FromWorker =
  | { type: 'ready'; model: string }
  | { type: 'unavailable'; reason: string }
  /** `milliseconds` is what the evaluation itself took. */
  | { type: 'evaluated'; id: number; probabilities: Float32Array; milliseconds: number }
  | { type: 'not-evaluated'; id: number; reason: string };
