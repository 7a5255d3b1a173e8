/** Where one can go in the game, and what can be opened over that: places and screens, each with what it opens with. */
import type { Challenge } from '../../engine/challenge/challenge.ts';
import type { MatchRecord } from '../../engine/record.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import type { SeatWithDouble } from '../catalogue/settings.ts';
import type { LessonPlan } from '../features/lesson/lesson.ts';
import type { ReplayPosition } from '../features/replay/replay-controller.ts';
import type { RecordedMatch, ReplayedMatch } from '../model/replay.ts';
import type { TakenUp } from '../screens/challenge/comparison.ts';
import type { ReviewSubject } from '../services/reviews.ts';
import type { RoomSession } from '../services/rooms/session.ts';
import type { Services } from '../services/services.ts';
import type { KeptRecord } from '../services/storage/match-schemas.ts';
import type { Ending } from './ending.ts';
import type { TableOpening } from './open-table.ts';

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
  /** With screens on top, the last one over the others. */
  | { is: 'menu'; over?: readonly ScreenRoute[] }
  | { is: 'table'; opening?: TableOpening }
  /** The table of a room, in which a match is played. */
  | { is: 'room'; session: RoomSession }
  | { is: 'lesson'; plan?: LessonPlan }
  | { is: 'replay'; opening: ReplayOpening }
  /** @property reviewed the seat whose review was left to see one of its moments */
  | { is: 'result'; ending: Ending; reviewed?: number };

/** Screens that need nothing else to be known, so that an address can name them, as `#/records` does. */
export const ADDRESSED_SCREENS = [
  'bots',
  'data',
  'day',
  'doubles',
  'exercises',
  'friends',
  'games',
  'goals',
  'keys',
  'ladder',
  'options',
  'players',
  'records',
  'statistics',
  'teaching',
] as const;

/** Screens that can be opened over a place, and what each is about. */
export type ScreenRoute =
  | { is: Exclude<(typeof ADDRESSED_SCREENS)[number], 'day' | 'doubles' | 'friends' | 'teaching'> }
  /** @property date in UTC, as `2026-11-24`; left out for today */
  | { is: 'day'; date?: string }
  | { is: 'calendar'; date: string; onDay: (date: string) => void }
  /** @property onSeat seats one at the place that it is opened for; left out for none */
  | { is: 'doubles'; onSeat?: (seat: SeatWithDouble) => void }
  /** Tables with people at devices of their own. @property id of the room that one is invited to; left out for none */
  | { is: 'friends'; id?: string }
  | { is: 'seat'; seat: number }
  | { is: 'rules'; rules: HouseRules }
  /** @property id of a game as in `RulesLibrary`; null for a new one */
  | { is: 'editor'; id: string | null }
  /** @property rules that may be taught there; by default those of the chosen game */
  | { is: 'teaching'; rules?: HouseRules }
  /** What is new in a game, before its first match. @property onTry left out where there is none to come back from */
  | {
      is: 'introduction';
      rules: HouseRules;
      players: number;
      onPlay: () => void;
      onTry?: (plan: LessonPlan) => void;
    }
  /** How the cards of the next match are shuffled, or were in one that is over. @property isOwn whether one who played asks */
  | { is: 'fairness'; about?: { match: RecordedMatch; names: readonly string[]; isOwn: boolean } }
  | ReviewRoute
  /** The deal that decided a match. @property story what happened, in a line; `why` it decided the match */
  | {
      is: 'turning-point';
      deal: number;
      story: string;
      why: string;
      record: MatchRecord;
      you: number;
      onWatch: () => void;
    }
  /** What was played, to be played again or sent. @property deal chosen at first; null for the whole match */
  | { is: 'challenge'; record: MatchRecord; you: number; deal: number | null }
  | { is: 'offer'; challenge: Challenge }
  | { is: 'comparison'; takenUp: TakenUp };

interface ReviewRoute {
  is: 'review';
  /** The id under which the record is kept. */
  id: string;
  match: RecordedMatch;
  kept: Pick<KeptRecord, 'you' | 'players'>;
  /** Whose decisions; left out for those of the person who played alone. Where there is none, it is chosen. */
  seat?: number;
  /** Where a replay of one of its moments returns to, so that it is opened there again. */
  backFor: (seat: number) => Destination;
  /** Called when a review is whole. */
  onMade?: () => void;
}

/**
 * Leaves for another place. Rejects where its code does not come.
 * @returns whether it does, right before that is shown; not where this place has been left, or is being left already
 */
export type GoTo = (to: Destination) => Promise<boolean>;

/** The place that is shown, for whatever belongs to it. */
export interface Here {
  readonly services: Services;
  readonly left: AbortSignal;
  readonly goTo: GoTo;
  /** Opens a screen over it, once its code has come, unless it has been left by then; the screen closes with it. */
  readonly open: (route: ScreenRoute) => Promise<void>;
}
