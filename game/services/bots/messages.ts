/** What the page asks of the worker that runs the policy. */
import type { Action } from '../../../engine/actions.ts';
import type { Advice } from '../../../engine/review/advice.ts';
import type { CharacterTraits } from '../../../engine/bots/character.ts';
import type { Evaluated } from '../../../engine/bots/batch.ts';
import type { Comparison } from '../../../engine/daily/comparison.ts';
import type { AdaptedDecision } from '../../../engine/habits/adapted-decisions.ts';
import type { HabitModes } from '../../../engine/habits/weights.ts';
import type { NearestCharacter } from '../../../engine/habits/nearest-character.ts';
import type { Notice } from '../../../engine/habits/notices.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import type { ReviewedDecision } from '../../../engine/review/review.ts';
import type { ViewData } from '../../../engine/view.ts';
import type { Model, WantedModel } from '../../catalogue/manifest.ts';

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
export interface OwnPolicy {
  model: Model;
  policy: Uint8Array<ArrayBuffer>;
}

/** Where policies are, and which one is wanted. */
export interface PolicySource {
  manifest: string;
  runtime: string;
  wanted: WantedModel;
  /** Plays where no specialist of the manifest is better suited. */
  own?: OwnPolicy;
}

/** A policy that plays: `sha256` of its file, in hexadecimal; `factorCost` as in the manifest. */
export interface LoadedPolicy {
  model: string;
  sha256: string;
  factorCost: number;
}

/** What all levels got in the deals of a day; `policy` is the SHA-256 of the file of the one that played. */
export type DayComparison = Comparison & { policy: string };

/** How many decisions have been judged before, and the SHA-256 of the policy that did it: if it judges again, it goes on after them. */
export interface JudgedBefore {
  policy: string;
  decisions: number;
}

/** A decision that has been judged. */
export interface JudgedNow {
  /** Its number among those of the seat, from 0. */
  at: number;
  /** Null where there was nothing to judge. */
  judged: ReviewedDecision | null;
  /** How much is done, from 0 to 1 for all. */
  share: number;
  /** The SHA-256 of the policy that judges. */
  policy: string;
}

export interface RecordedSeat {
  record: MatchRecord;
  seat: number;
  /** When the match ended, in ISO 8601. */
  ended: string;
}

/** Matches of the person in a seat that ended before this one, in which they are remembered. */
export interface RememberedPlayer {
  seat: number;
  /** The latest first. */
  matches: readonly RecordedSeat[];
}

/** What is known of those at a table, by seat, as a record says it; null where that is nothing. */
export type KnownTable = readonly (string | null)[];

/** What was learnt from somebody's matches. */
export interface LearntHabits {
  decisions: number;
  modes: HabitModes;
  /** Of 100 decisions that were not learnt from, in how many the likeliest action was chosen; null where none could be left out. */
  alike: number | null;
  notices: readonly Notice[];
  /** The character that they play like; null where nothing was decided. */
  nearest: NearestCharacter | null;
  /** Of the policies, on average over the matches. */
  factorCost: number;
}

export interface BotRequests {
  load: { question: PolicySource; answer: LoadedPolicy };
  /** `rows` decisions at once, by the policy with that SHA-256; by the latest where none is named. */
  evaluate: {
    question: { observations: Float32Array; masks: Float32Array; rows: number; policy?: string };
    /** `milliseconds` is how long the evaluation itself took. */
    answer: { evaluated: Evaluated; milliseconds: number };
  };
  /** A person asks for advice; the view arrives as plain data. `players` is how the others play, by seat; null for their best. */
  advise: {
    question: { view: ViewData; legal: readonly Action[]; players: readonly (CharacterTraits | null)[] };
    progress: Advice;
    /** With figures; `milliseconds` since the request. */
    answer: { advice: Advice; milliseconds: number };
  };
  /** The levels play the deals of a day, with the policy for its rules. */
  compare: {
    question: PolicySource & { date: string };
    /** How much is done, from 0 to 1. */
    progress: number;
    answer: DayComparison;
  };
  /** The decisions of a seat in a recorded match are judged, with the policy for its rules. */
  review: {
    question: PolicySource & { record: MatchRecord; seat: number; known?: JudgedBefore };
    progress: JudgedNow;
    /** The SHA-256 of the file of the policy that judged. */
    answer: string;
  };
  /** How those at a table play, from the deals of their match that are over, beside what the latest policy would do. */
  adapt: {
    question: {
      /** Tells the match from others: what was learnt from its earlier deals is kept. */
      match: string;
      record: MatchRecord;
      remembered: RememberedPlayer | null;
    };
    answer: KnownTable;
  };
  /** What bots that adapt did in a recorded match because of what they knew, where they played by the latest policy. */
  adapted: { question: { record: MatchRecord }; answer: readonly AdaptedDecision[] };
  /** The habits that show in recorded matches, beside what the policies for their rules would have done. */
  learn: {
    /** Matches that the same policy judges, together. */
    question: { groups: readonly (PolicySource & { matches: readonly RecordedSeat[] })[] };
    progress: number;
    answer: LearntHabits;
  };
}
