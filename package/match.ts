/** `thirty-one/match`: a match and its deals, the actions, the events, and what a seat may know. */
export {
  ACTION_COUNT,
  BUY_IN,
  CHANGE,
  DEAL,
  DECLARE,
  DRAW,
  EXTRA_STEP,
  FLIP,
  HAMMER,
  KEEP,
  KNOCK,
  LEAVE,
  LOOK,
  PASS,
  QUIET,
  REPLACE,
  STAND,
  SUDDEN_DEATH,
  SWAP_ALL,
  TAKE,
  discardOf,
  discardedBy,
  formatAction,
  isDiscard,
  isFlip,
  isKnock,
  isKnockWith,
  isReplace,
  isTakeOf,
  knockWith,
  parseAction,
  slotOf,
  takeOf,
  takenBy,
  type Action,
} from '../engine/actions.ts';
export { seededChance, type Chance } from '../engine/chance.ts';
export type { Deal } from '../engine/deal.ts';
export type { DealEnd, DealEvent, EventOf, MatchEvent } from '../engine/events.ts';
export type { IllegalReason } from '../engine/legality.ts';
export {
  Match,
  type DealResult,
  type MatchChance,
  type MatchOptions,
  type MatchRecorder,
  type MatchStart,
} from '../engine/match.ts';
export type { PublicState } from '../engine/public.ts';
export { copyOfView, type View, type ViewData, type ViewJson, type ViewPhase } from '../engine/view.ts';
