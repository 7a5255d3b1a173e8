/** What the page and the worker that runs the policy say to each other. */
import type { Action } from '../../../engine/actions.ts';
import type { Advice } from '../../../engine/bots/advice.ts';
import type { Evaluated } from '../../../engine/bots/batch.ts';
import type { ViewData } from '../../../engine/view.ts';
import type { WantedModel } from '../../catalogue/manifest.ts';

/** Why there is no policy to ask. */
export type Unavailable =
  /** It has not come in time. */
  | 'late'
  /** Its worker could not start, or has stopped. */
  | 'stopped'
  /** It does not answer any more. */
  | 'silent'
  /** A file cannot be fetched. */
  | 'missing'
  /** A file cannot be read, or does not do what it should. */
  | 'damaged'
  /** None that is there can play at this table. */
  | 'unfit';

export type ToBotWorker =
  | { type: 'load'; id: number; manifest: string; runtime: string; wanted: WantedModel }
  /** `rows` decisions at once. */
  | { type: 'evaluate'; id: number; observations: Float32Array; masks: Float32Array; rows: number }
  /** A person asks what to do; the view arrives as plain data. */
  | { type: 'advise'; id: number; view: ViewData; legal: readonly Action[] }
  /** Nobody waits for that advice any more. */
  | { type: 'enough'; id: number };

export type FromBotWorker =
  /** `factorCost` as in the manifest; `id` of the loading that this answers. */
  | { type: 'ready'; id: number; model: string; factorCost: number }
  | { type: 'unavailable'; id: number; why: Unavailable; reason: string }
  /** `milliseconds` is what the evaluation itself took. */
  | { type: 'evaluated'; id: number; answer: Evaluated; milliseconds: number }
  | { type: 'not-evaluated'; id: number; reason: string }
  /** First the policy's opinion, then what the search found; `milliseconds` since it was asked. */
  | { type: 'advised'; id: number; advice: Advice; isFinal: boolean; milliseconds: number }
  | { type: 'not-advised'; id: number; reason: string };
