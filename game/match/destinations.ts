/** Where one can go in the game, and with what each place opens. */
import type { LessonPlan } from '../features/lesson/lesson.ts';
import type { ReplayPosition } from '../features/replay/replay-controller.ts';
import type { ReplayedMatch } from '../model/replay.ts';
import type { TakenUp } from '../screens/challenge/comparison.ts';
import type { ReviewSubject } from '../services/reviews.ts';
import type { KeptRecord } from '../services/storage/stores.ts';
import type { Ending } from './ending.ts';
import type { TableOpening } from './open-table.ts';

/** A review that was left to see one of its moments, and whose. */
export interface LeftReview {
  id: string;
  seat?: number;
}

/** What the menu opens with on top. */
export type OverMenu =
  /** The records, and a review over them. */
  | { is: 'records'; reviewed?: LeftReview }
  /** The page of that day. */
  | { is: 'day'; date: string }
  /** What has become of a challenge. */
  | { is: 'comparison'; takenUp: TakenUp };

/** What to replay, and where to return to. */
export interface ReplayOpening {
  match: ReplayedMatch;
  kept: Pick<KeptRecord, 'you' | 'players'>;
  back: Destination;
  /** Where to begin; otherwise at the beginning, from the seat of the person who played. */
  from?: Omit<ReplayPosition, 'speed'> & Partial<Pick<ReplayPosition, 'speed'>>;
  /** The id under which its record is kept, and whose decisions are marked, -1 for nobody's; left out where it is not kept. */
  reviewed?: Pick<ReviewSubject, 'id' | 'seat'>;
}

/** The menu and the result are pages, all others are drawn on the canvas. */
export type Destination =
  | { is: 'menu'; over?: OverMenu }
  | { is: 'table'; opening?: TableOpening }
  | { is: 'lesson'; plan?: LessonPlan }
  | { is: 'replay'; opening: ReplayOpening }
  | { is: 'result'; ending: Ending };

/**
 * Leaves for another place. Rejects where its code does not come.
 * @returns whether it does, right before that is shown; not where this place has been left, or is being left already
 */
export type GoTo = (to: Destination) => Promise<boolean>;

/** The place that is shown, for whatever belongs to it. */
export interface Here {
  /** Aborted when it is left. */
  readonly left: AbortSignal;
  readonly goTo: GoTo;
}
