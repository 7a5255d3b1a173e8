/** What the game stores for the person, by kind. It is checked whenever it is read. */
import type { Comparison } from '../../../engine/daily/comparison.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import type { ReviewedDecision } from '../../../engine/review/review.ts';
import { memoryStore, type Store } from '../../base/store.ts';
import type { KeptRules } from '../../catalogue/library.ts';
import type { Seat } from '../../catalogue/settings.ts';
import type { Practice } from '../../model/spaced-repetition.ts';
import type { CourseLog } from '../teaching/course-log.ts';
import type { Strength } from '../teaching/strength.ts';

/** Who sat at the table of a match. */
export type SeatedPlayers = {
  /** By seat. */
  players: readonly Seat[];
  /** The seat of the person who played alone, -1 for none. */
  you: number;
};

/** A match that has been played to its end. */
export type KeptRecord = SeatedPlayers & {
  /** When it began and ended, as ISO 8601 in UTC. */
  began: string;
  ended: string;
  /** The policy that was loaded last, or `expert`; which one played a deal is in the record. */
  policy: string;
  record: MatchRecord;
};

/** A match that is not over: `save` is what `engine/save.ts` writes. */
export type OpenMatch = SeatedPlayers & { began: string; saved: string; policy: string; save: unknown };

/** Something that was reached once: an opponent of the ladder that was beaten, or a goal. */
export type Reached = {
  /** The end of the match in which it was, as ISO 8601 in UTC. */
  reached: string;
};

/** A try at the deals of a day. */
export type DayTry = {
  /** When it began, as ISO 8601 in UTC. */
  began: string;
  /** Of the deals that are over, in their order; each is a match of one deal. */
  deals: readonly MatchRecord[];
  /** The deal that is being played, as `engine/save.ts` writes it; null for none. */
  save: unknown;
};

/** The deals of a day as they were played. */
export type PlayedDay = {
  /** In UTC, as `2026-11-24`. */
  date: string;
  /** The one that counts. */
  first: DayTry;
  /** The latest of those for practice; null for none. */
  practice: DayTry | null;
  /** What the levels got, by the SHA-256 of the policy that played. */
  comparisons: Readonly<Record<string, Comparison>>;
};

/** What the decisions of a seat in a recorded match were worth. */
export type KeptReview = {
  /** The id of the record. */
  record: string;
  seat: number;
  /** The SHA-256 of the policy that judged. */
  policy: string;
  /** Another one would have imagined other deals. */
  seed: number;
  /** In the order in which they were made. */
  judged: readonly ReviewedDecision[];
  /** How many decisions were not judged, because only one action made sense. */
  obvious: number;
};

/** The id of a review. @param record id of the record */
export function reviewId(record: string, seat: number): string {
  return `${record} ${seat}`;
}

/** A bot of the person's own; its files are in another store. */
export type KeptBot = {
  name: string;
  /** When it came, as ISO 8601 in UTC. */
  added: string;
  origin: 'taught' | 'brought';
  /** The rules file that it was trained on, or `all`. */
  rules: KeptRules | 'all';
  /** The fewest and the most players. */
  players: [number, number];
  observation: number;
  /** As in the manifest of models; that of the policy which it started from, until its own has been measured. */
  factorCost: number;
  isCostMeasured: boolean;
  /** Whether its critic is there too. */
  hasCritic: boolean;
  /** Decisions that it has learnt from. */
  decisions: number;
  /** As it was measured at its end; null for never. */
  strength: Strength | null;
  /** The policy that it started from, and was measured against: `file` as it is listed, null for none. */
  start: string | null;
  /** Whether it plays in place of the listed policies. */
  isUsed: boolean;
};

/** A policy in mid-course against which somebody has sat down. */
export type KeptGuest = Pick<KeptBot, 'name' | 'players' | 'observation' | 'factorCost'> & {
  /** When that was, as ISO 8601 in UTC. */
  received: string;
  rules: KeptRules;
  policy: Uint8Array<ArrayBuffer>;
};

/** Under this key are the log of the course of teaching that has not ended, and its checkpoint. */
export const COURSE = 'course';

/** Under which a bot's critic is stored. @param id of the bot */
export function criticId(id: string): string {
  return `${id}.critic`;
}

export type Stores = {
  /** Matches that are not over. */
  matches: Store<OpenMatch>;
  records: Store<KeptRecord>;
  /** By name. */
  rules: Store<KeptRules>;
  /** Who was beaten on the ladder, by animal. */
  ladder: Store<Reached>;
  /** Goals by their ids; ids that this version does not know are kept. */
  goals: Store<Reached>;
  /** By date. */
  days: Store<PlayedDay>;
  /** By `reviewId`. They can be made again from the records. */
  reviews: Store<KeptReview>;
  /** How the person stands with exercises, by their ids. */
  exercises: Store<Practice>;
  /** The person's own bots, by the SHA-256 of their policies. */
  bots: Store<KeptBot>;
  /** Their policies by the same, and their critics with `.critic` after it; the checkpoint of the course that has not ended. */
  botFiles: Store<Uint8Array<ArrayBuffer>>;
  /** The course of teaching that has not ended. */
  courses: Store<CourseLog>;
  /** By the SHA-256 of their policies. */
  guests: Store<KeptGuest>;
  /** Unreadable items that were set aside unchanged, each under its store's name, a space and its id there. */
  damaged: Store<unknown>;
  /** False if the browser blocks storage: everything is lost when the page is closed. */
  isPersistent: boolean;
};

/** Stores that last as long as the page. */
export function memoryStores(): Stores {
  return {
    matches: memoryStore(),
    records: memoryStore(),
    rules: memoryStore(),
    ladder: memoryStore(),
    goals: memoryStore(),
    days: memoryStore(),
    reviews: memoryStore(),
    exercises: memoryStore(),
    bots: memoryStore(),
    botFiles: memoryStore(),
    courses: memoryStore(),
    guests: memoryStore(),
    damaged: memoryStore(),
    isPersistent: false,
  };
}
