/**
 * The statechart of a person's turn at the table: the states that mouse, touch and keyboard can be in, and what leads
 * from one to the next. It is pure: `TurnInput` sends it events, draws the resulting state, and carries
 * out the effects.
 *
 * ```
 * idle ── offered ──▶ choosing ── tapped ──▶ confirming ── tapped again ──▶ act, idle
 *                       │   ▲                                        (too late: choosing)
 *                       │   └─ put away ─▶ putting-away ── tapped ──▶ act, idle
 *        pressed on any of the three ──▶ pressing ── moved ──▶ dragging ── dropped ──▶ act, idle, or back
 *                  one card for another ──▶ act, taking-for ── offered ──▶ act, idle, or confirming
 * ```
 */
import {
  CHANGE,
  discardedBy,
  discardOf,
  isDiscard,
  isFlip,
  isKnockWith,
  isReplace,
  isTakeOf,
  REPLACE,
  TAKE,
  takeOf,
  type Action,
} from '../../../engine/actions.ts';
import { NO_CARD, type Card } from '../../../engine/cards.ts';
import type { Point } from '../../base/geometry.ts';
import { CONFIRM_WINDOW, DRAG_THRESHOLD } from '../../base/theme/motion.ts';
import type { WhyNot } from '../../model/prompts.ts';
import { needsConfirmation, type Offered } from './confirmation.ts';
import { PUT_AWAY } from './golf-choices.ts';
import type { Target } from './targets.ts';

/** What the person may do: at least one action. */
export interface Choices extends Offered {
  /** What keeps the person from any other action. */
  whyNot: WhyNot;
}

/** Nothing can be done. */
interface Idle {
  name: 'idle';
}
/**
 * A card is being taken for another one: in golf the top discard was dropped on the row; with a pool one's own card was
 * chosen first, or one of the two was dropped on the other. Once it has been taken, `follows` puts the other one in its place.
 */
interface TakingFor {
  name: 'taking-for';
  follows: Action;
}
/** Something can be done. `focused` is what the keyboard focus is on, in all three states without a finger down. */
interface Choosing {
  name: 'choosing';
  choices: Choices;
  focused: Action | null;
}
/** A tap chose `armed` at the time `since` in ms; a second tap does it. */
interface Confirming {
  name: 'confirming';
  choices: Choices;
  focused: Action | null;
  armed: Action;
  since: number;
}
/** In golf: the waiting card is on the discards until a card of the row is chosen to be turned up. */
interface PuttingAway {
  name: 'putting-away';
  choices: Choices;
  focused: Action | null;
}
/** No finger is down, and something can be done. */
type Resting = Choosing | Confirming | PuttingAway;

/** A finger or the mouse went down on a target: `pointer` says which, `from` where. */
interface Touch {
  target: Target;
  pointer: number;
  from: Point;
}
/** It is still down. If it has moved on a target that cannot be dragged, it no longer presses it. */
type Pressing = Touch & { name: 'pressing'; on: Resting; hasMoved: boolean };
/** It pulls a card along. */
type Dragging = Touch & { name: 'dragging'; on: Resting };

export type TurnState = Idle | TakingFor | Resting | Pressing | Dragging;

/** Where a card was dropped. */
export interface Landing {
  /** On the discards, or close to them. */
  onDiscards: boolean;
  /** Well away from where it was. */
  isAway: boolean;
  /** In golf: on this slot of the row, whose card is face down. */
  slot: number | null;
  /** With a pool: on this card of it, or on this one of one's own, whichever the dropped card may change places with. */
  card: Card | null;
}

/** What happens to a turn; times are in ms, points in CSS px. */
export type TurnEvent =
  | { type: 'offered'; choices: Choices }
  | { type: 'withdrawn' }
  | { type: 'focused'; action: Action | null }
  /** In golf: the waiting card is put away, or taken back. */
  | { type: 'put-away' }
  | { type: 'pressed'; target: Target; pointer: number; at: Point }
  | { type: 'moved'; pointer: number; at: Point }
  | { type: 'released'; pointer: number; at: Point; isTouch: boolean; landing: Landing; now: number }
  /** The pointer is gone without having been released: nothing comes of it. */
  | { type: 'taken-back'; pointer: number }
  /** The pointer has been down long enough to need no second tap. */
  | { type: 'held'; now: number }
  /** The second tap may have become too late. */
  | { type: 'lapsed'; now: number };

/** What to do besides drawing the next state. */
export type Effect =
  | { type: 'act'; action: Action }
  /** A card follows the pointer. */
  | { type: 'drag'; target: Target; to: Point }
  /** A card that was not dropped on anything goes back. */
  | { type: 'put-back'; target: Target }
  /** A `held` event is wanted if the pointer stays down. */
  | { type: 'await-hold' }
  /** A `lapsed` event is wanted when the second tap is too late. */
  | { type: 'await-lapse' };

interface Transition {
  next: TurnState;
  effects: readonly Effect[];
}

/** A finger rolls: this much travel in CSS px is still a tap. */
const TOUCH_SLOP = 12;

export const IDLE: TurnState = { name: 'idle' };

const to = (next: TurnState, ...effects: Effect[]): Transition => ({ next, effects });

function act(action: Action, next = IDLE): Transition {
  return to(next, { type: 'act', action });
}

/** The state under a finger that is down; null if nothing can be done. */
export function restingState(state: TurnState): Resting | null {
  if (state.name === 'pressing' || state.name === 'dragging') return state.on;
  return state.name === 'idle' || state.name === 'taking-for' ? null : state;
}

/** What a first tap chose and a second one will do. */
export function armedAction(state: TurnState): Action | null {
  const resting = restingState(state);
  return resting?.name === 'confirming' ? resting.armed : null;
}

/** The card that a first tap or the focus chose, `NO_CARD` for none. */
export function chosenCard(state: TurnState): Card {
  const candidates = [armedAction(state), restingState(state)?.focused ?? null];
  const action = candidates.find((one) => one !== null && (isDiscard(one) || isKnockWith(one)));
  return action === undefined || action === null ? NO_CARD : discardedBy(action);
}

/** In golf: whether the waiting card may go on the discards. */
export function mayPutAway(state: TurnState): boolean {
  return restingState(state)?.choices.actions.some(isFlip) ?? false;
}

/** With a pool: what gives the card of the hand that was chosen before one has been taken; null if none was. */
function givenFirst(state: Resting): Action | null {
  const armed = armedAction(state);
  return armed !== null && isDiscard(armed) && !state.choices.actions.includes(armed) ? armed : null;
}

const choosing = (choices: Choices, focused: Action | null = null): Choosing => ({
  name: 'choosing',
  choices,
  focused,
});

/** In golf: the waiting card is put away, or taken back; the choice so far is forgotten. */
function putAway({ choices }: Resting, isAway: boolean): Choosing | PuttingAway {
  return isAway ? { name: 'putting-away', choices, focused: null } : choosing(choices);
}

/**
 * The state at a time when the second tap may have become too late. Cards wait for it without limit, even the one
 * of a knock that was not repeated.
 */
function atTime(state: Resting, now: number): Resting {
  if (state.name !== 'confirming' || now - state.since <= CONFIRM_WINDOW) return state;
  if (isDiscard(state.armed) || isReplace(state.armed)) return state;
  if (isKnockWith(state.armed)) return { ...state, armed: discardOf(discardedBy(state.armed)) };
  return choosing(state.choices, state.focused);
}

/** A tap on a card of the hand before one of the pool has been taken: it is chosen to be given, or no more. */
function choosesToGive({ choices, focused }: Resting, action: Action, isChosen: boolean): Transition {
  return to(isChosen ? choosing(choices) : { name: 'confirming', choices, focused, armed: action, since: 0 });
}

/** A tap: what needs two is armed by the first and done by the second. */
function tapped(state: Resting, action: Action, now: number): Transition {
  if (action === PUT_AWAY) return to(mayPutAway(state) ? putAway(state, state.name !== 'putting-away') : state);
  const given = givenFirst(state);
  if (given !== null && isTakeOf(action)) return act(action, { name: 'taking-for', follows: given });
  if (isDiscard(action) && !state.choices.actions.includes(action)) {
    return choosesToGive(state, action, given === action);
  }
  // As long as the screen asks for a second tap, it counts, however slowly time passes on the table.
  if (!needsConfirmation(action, state.choices) || armedAction(state) === action) return act(action);
  const { choices, focused } = state;
  return to({ name: 'confirming', choices, focused, armed: action, since: now }, { type: 'await-lapse' });
}

function canBeDragged({ action, kind }: Target): boolean {
  return kind !== 'plaque' && kind !== 'button' && action !== CHANGE;
}

/**
 * What a drop does. In golf the waiting card goes into a slot or on the discards, a card of the row goes on the discards
 * for it, and the top discard goes straight into a slot. With a pool a card of it and one of the hand change places.
 */
function dropped(state: Resting, target: Target, { onDiscards, isAway, slot, card }: Landing): Transition {
  const { action, kind } = target;
  const back = to(state, { type: 'put-back', target });
  if (kind === 'held') {
    return slot === null ? to(putAway(state, onDiscards && mayPutAway(state))) : act(REPLACE + slot);
  }
  if (kind === 'slot') return onDiscards && isReplace(action) ? act(action) : back;
  if (action === TAKE && slot !== null) return act(TAKE, { name: 'taking-for', follows: REPLACE + slot });
  if (kind === 'pool' && card !== null) return act(action, { name: 'taking-for', follows: discardOf(card) });
  if (kind === 'pool' && onDiscards) return back;
  if (isDiscard(action) && !state.choices.actions.includes(action)) {
    // What was put there with the first of two exchanges stays.
    const mayTake = card !== null && state.choices.actions.includes(takeOf(card));
    return mayTake ? act(takeOf(card), { name: 'taking-for', follows: action }) : back;
  }
  return (kind === 'card' ? onDiscards : isAway) ? act(action) : back;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Whether a finger has only rolled where it was. */
function hasRolled({ from }: Touch, { at, isTouch }: { at: Point; isTouch: boolean }): boolean {
  return isTouch && distance(at, from) < TOUCH_SLOP;
}

/** How a state handles events; it ignores all others. */
type EventHandlers<State extends TurnState> = {
  readonly [Type in TurnEvent['type']]?: (state: State, event: Extract<TurnEvent, { type: Type }>) => Transition | null;
};

const resting: EventHandlers<Resting> = {
  offered: (_, { choices }) => to(choosing(choices)),
  withdrawn: () => to(IDLE),
  focused: (state, { action }) => to({ ...state, focused: action }),
  'put-away': (state) => tapped(state, PUT_AWAY, 0),
  pressed: (on, { target, pointer, at }) =>
    to({ name: 'pressing', on, target, pointer, from: at, hasMoved: false }, { type: 'await-hold' }),
  lapsed: (state, { now }) => to(atTime(state, now)),
};

/** Keys and timers reach the state under a finger that is down; new choices end the press, so that it does nothing. */
const touching: EventHandlers<Pressing | Dragging> = {
  offered: (_, { choices }) => to(choosing(choices)),
  withdrawn: () => to(IDLE),
  focused: (state, event) => below(state, event),
  'put-away': (state, event) => below(state, event),
  lapsed: (state, event) => below(state, event),
};

function below(state: Pressing | Dragging, event: TurnEvent): Transition | null {
  const result = transition(state.on, event);
  const on = result === null ? null : restingState(result.next);
  return result === null || on === null ? result : to({ ...state, on }, ...result.effects);
}

const pressing: EventHandlers<Pressing> = {
  ...touching,
  moved: (state, { pointer, at }) => {
    const { on, target, from } = state;
    if (pointer !== state.pointer || distance(at, from) <= DRAG_THRESHOLD) return null;
    if (!canBeDragged(target)) return to({ ...state, hasMoved: true });
    return to({ name: 'dragging', on, target, pointer, from }, { type: 'drag', target, to: at });
  },
  released: (state, event) => {
    const { on, target, hasMoved } = state;
    if (event.pointer !== state.pointer) return null;
    return hasMoved && !hasRolled(state, event) ? to(on) : tapped(on, target.action, event.now);
  },
  'taken-back': (state, { pointer }) => (pointer === state.pointer ? to(state.on) : null),
  held: ({ on, target, hasMoved }, { now }) => {
    if (hasMoved) return null;
    return on.choices.actions.includes(target.action) ? act(target.action) : tapped(on, target.action, now);
  },
};

const dragging: EventHandlers<Dragging> = {
  ...touching,
  'taken-back': ({ on, target, pointer: own }, { pointer }) =>
    pointer === own ? to(on, { type: 'put-back', target }) : null,
  moved: (state, { pointer, at }) =>
    pointer === state.pointer ? to(state, { type: 'drag', target: state.target, to: at }) : null,
  released: (state, event) => {
    if (event.pointer !== state.pointer) return null;
    const drop = dropped(state.on, state.target, event.landing);
    const back = restingState(drop.next);
    if (back === null || !hasRolled(state, event)) return drop;
    const tap = tapped(back, state.target.action, event.now);
    return to(tap.next, ...drop.effects, ...tap.effects);
  },
};

const HANDLERS: { readonly [Name in TurnState['name']]: EventHandlers<Extract<TurnState, { name: Name }>> } = {
  idle: { offered: (_, { choices }) => to(choosing(choices)) },
  'taking-for': {
    offered: ({ follows }, { choices }) => {
      if (!choices.actions.includes(follows)) return to(choosing(choices));
      if (!needsConfirmation(follows, choices)) return act(follows);
      return to({ name: 'confirming', choices, focused: null, armed: follows, since: 0 });
    },
  },
  choosing: resting,
  confirming: resting,
  'putting-away': resting,
  pressing,
  dragging,
};

/** The transition of a state by an event; null if the state ignores it. */
export function transition(state: TurnState, event: TurnEvent): Transition | null {
  const handle = HANDLERS[state.name][event.type] as
    | ((state: TurnState, event: TurnEvent) => Transition | null)
    | undefined;
  return handle?.(state, event) ?? null;
}
