/** Messages between the page and the worker that runs the policy. */
import type { Action } from '../../../engine/actions.ts';
import type { Advice } from '../../../engine/review/advice.ts';
import type { CharacterTraits } from '../../../engine/bots/character.ts';
import type { Evaluated } from '../../../engine/bots/batch.ts';
import type { Comparison } from '../../../engine/daily/comparison.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import type { ReviewedDecision } from '../../../engine/review/review.ts';
import type { ViewData } from '../../../engine/view.ts';
import type { Model, WantedModel } from '../../catalogue/manifest.ts';

/** Why the policy is unavailable. */
export type Unavailable =
  /** Its worker could not start, or has stopped. */
  | 'stopped'
  /** Its worker does not answer any more. */
  | 'silent'
  /** A file cannot be fetched. */
  | 'missing'
  /** A file cannot be read, or does not do what it should. */
  | 'damaged'
  /** There is no model for this table. */
  | 'unfit';

/** A policy of the person's own: its file, and how it would be listed; `file` there is its SHA-256. */
export type OwnPolicy = { model: Model; policy: Uint8Array<ArrayBuffer> };

/** How many decisions have been judged before, and the SHA-256 of the policy that did it: if it judges again, it goes on after them. */
export type JudgedBefore = { policy: string; decisions: number };

/** A decision that has been judged. */
export type JudgedNow = {
  /** Its number among those of the seat, from 0. */
  at: number;
  /** Null where there was nothing to judge. */
  judged: ReviewedDecision | null;
  /** How much is done, from 0 to 1 for all. */
  share: number;
  /** The SHA-256 of the policy that judges. */
  policy: string;
};

export type ToBotWorker =
  /** `own` plays where no specialist of the manifest is better suited. */
  | { type: 'load'; id: number; manifest: string; runtime: string; wanted: WantedModel; own?: OwnPolicy }
  /** The levels play the deals of a day, with the policy for its rules. */
  | { type: 'compare'; id: number; date: string; manifest: string; runtime: string; wanted: WantedModel }
  /** The decisions of a seat in a recorded match are judged, with the policy for its rules. */
  | {
      type: 'review';
      id: number;
      record: MatchRecord;
      seat: number;
      known?: JudgedBefore;
      manifest: string;
      runtime: string;
      wanted: WantedModel;
    }
  /** That review is no longer needed. */
  | { type: 'cancel-review'; id: number }
  /** `rows` decisions at once, by the policy with that SHA-256; by the latest where none is named. */
  | { type: 'evaluate'; id: number; observations: Float32Array; masks: Float32Array; rows: number; policy?: string }
  /** A person asks for advice; the view arrives as plain data. `players` is how the others play, by seat; null for their best. */
  | {
      type: 'advise';
      id: number;
      view: ViewData;
      legal: readonly Action[];
      players: readonly (CharacterTraits | null)[];
    }
  /** That advice is no longer needed. */
  | { type: 'cancel'; id: number };

export type FromBotWorker =
  /** `factorCost` as in the manifest; `id` as in the request; `sha256` of the policy's file, in hexadecimal. */
  | { type: 'ready'; id: number; model: string; sha256: string; factorCost: number }
  | { type: 'unavailable'; id: number; why: Unavailable; reason: string }
  /** `milliseconds` is how long the evaluation itself took. */
  | { type: 'evaluated'; id: number; answer: Evaluated; milliseconds: number }
  | { type: 'not-evaluated'; id: number; reason: string }
  /** First the policy's opinion, then with figures; `milliseconds` since the request. */
  | { type: 'advised'; id: number; advice: Advice; isFinal: boolean; milliseconds: number }
  | { type: 'not-advised'; id: number; reason: string }
  /** How much of a comparison is done, from 0 to 1. */
  | { type: 'comparing'; id: number; share: number }
  /** `policy` is the SHA-256 of its file. */
  | { type: 'compared'; id: number; policy: string; comparison: Comparison }
  | { type: 'not-compared'; id: number; reason: string }
  | ({ type: 'judged'; id: number } & JudgedNow)
  /** A decision is still being judged. */
  | { type: 'judging'; id: number }
  /** `policy` is the SHA-256 of the file of the one that judged. */
  | { type: 'reviewed'; id: number; policy: string }
  | { type: 'not-reviewed'; id: number; reason: string };
