/** What the page and the worker that runs the policy say to each other. */
import type { Evaluated } from '../../engine/bots/batch.ts';
import type { Wanted } from './manifest.ts';

export type ToWorker =
  | { type: 'load'; id: number; manifest: string; runtime: string; wanted: Wanted }
  /** `rows` decisions at once. */
  | { type: 'evaluate'; id: number; observations: Float32Array; masks: Float32Array; rows: number };

export type FromWorker =
  /** `factorCost` as in the manifest; `id` of the loading that this answers. */
  | { type: 'ready'; id: number; model: string; factorCost: number }
  | { type: 'unavailable'; id: number; reason: string }
  /** `milliseconds` is what the evaluation itself took. */
  | { type: 'evaluated'; id: number; answer: Evaluated; milliseconds: number }
  | { type: 'not-evaluated'; id: number; reason: string };
