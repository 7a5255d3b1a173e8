/**
 * Every decision that a player can make, as an integer and in the notation of docs/formats.md#actions.
 *
 * The integer is also the index of the network's output (see `observation.ts`): 20 actions without a card, then a discard
 * of each card, then a discard of each card with a knock; then what games with a pool add: taking each card, and 3 actions
 * without a card. An integer never changes, since what bots do by chance follows from it.
 */
import { CARD_COUNT, formatCard, parseCard, type Card } from './cards.ts';
import { shortened } from './shortened.ts';

/** A decision of a player. */
export type Action = number;

/** Actions that need no card, in the order of their integers. */
const PLAIN_ACTIONS = [
  'draw',
  'take',
  'knock',
  'stand',
  'pass',
  'hammer',
  'look',
  'sudden-death',
  'deal',
  'declare',
  'quiet',
  'replace 0',
  'replace 1',
  'replace 2',
  'flip 0',
  'flip 1',
  'flip 2',
  'buy-in',
  'leave',
  'extra-step',
] as const;
/** The same of games with a pool, which come after all cards. */
const POOL_ACTIONS = ['swap-all', 'keep', 'change'] as const;
/** Draws from the stock. */
export const DRAW = 0;
/** Takes the top discard. */
export const TAKE = 1;
/** Announces the end of the deal: the others have their last turns. */
export const KNOCK = 2;
/** Keeps the hand in a last turn. */
export const STAND = 3;
/** With the stock empty, ends the deal; with a pool, keeps the hand. */
export const PASS = 4;
/** Calls the hammer or the shotgun: everybody shows. */
export const HAMMER = 5;
/** Declines the shotgun. */
export const LOOK = 6;
/** Calls sudden death: single cards are compared. */
export const SUDDEN_DEATH = 7;
/** Declines sudden death. */
export const DEAL = 8;
/** Shows a full hand. */
export const DECLARE = 9;
/** Keeps quiet about a full hand. */
export const QUIET = 10;
/** In golf, puts the waiting card into the first slot of the row; the other slots follow. */
export const REPLACE = 11;
/** In golf, discards the waiting card and turns up the first slot of the row; the other slots follow. */
export const FLIP = 14;
/** Comes back for a stake. */
export const BUY_IN = 17;
/** Does not come back. */
export const LEAVE = 18;
/** One more token for everybody, agreed between deals. */
export const EXTRA_STEP = 19;

export const SLOT_COUNT = 3;
/** First of the 52 plain discards. */
export const DISCARD = PLAIN_ACTIONS.length;
/** First of the 52 discards that knock (knock timing `after-draw`). */
const KNOCK_WITH = DISCARD + CARD_COUNT;
/** First of the 52 cards that are taken from the pool. */
const TAKE_CARD = KNOCK_WITH + CARD_COUNT;
/** All cards of the hand for all of the pool. */
export const SWAP_ALL = TAKE_CARD + CARD_COUNT;
/** The dealer keeps the hand as dealt. */
export const KEEP = SWAP_ALL + 1;
/** The dealer changes the hand for the pool, unseen. */
export const CHANGE = SWAP_ALL + 2;
/** How many there are: an action is an integer below this. */
export const ACTION_COUNT = SWAP_ALL + POOL_ACTIONS.length;

/** The discard of a card. */
export function discardOf(card: Card): Action {
  return DISCARD + card;
}

/** The discard of a card with a knock. */
export function knockWith(card: Card): Action {
  return KNOCK_WITH + card;
}

/** Whether an action is a discard without a knock. */
export function isDiscard(action: Action): boolean {
  return action >= DISCARD && action < KNOCK_WITH;
}

/** Whether an action is a discard with a knock. */
export function isKnockWith(action: Action): boolean {
  return action >= KNOCK_WITH && action < TAKE_CARD;
}

/** The taking of a card of the pool. */
export function takeOf(card: Card): Action {
  return TAKE_CARD + card;
}

/** Whether an action takes a card of the pool. */
export function isTakeOf(action: Action): boolean {
  return action >= TAKE_CARD && action < SWAP_ALL;
}

/** The card that such an action takes. Only for such actions. */
export function takenBy(action: Action): Card {
  return action - TAKE_CARD;
}

/** Whether an action announces the last turns: a knock, alone or with a discard, or the hammer. */
export function isKnock(action: Action): boolean {
  return action === KNOCK || action === HAMMER || isKnockWith(action);
}

/** Whether an action puts the waiting card into a slot of the row (golf). */
export function isReplace(action: Action): boolean {
  return action >= REPLACE && action < REPLACE + SLOT_COUNT;
}

/** Whether an action discards the waiting card and turns up a slot of the row (golf). */
export function isFlip(action: Action): boolean {
  return action >= FLIP && action < FLIP + SLOT_COUNT;
}

/** The slot of the row that such an action is about, from the left. Only for such actions. */
export function slotOf(action: Action): number {
  return action - (isFlip(action) ? FLIP : REPLACE);
}

/** The card that a discard (with or without a knock) puts down. Only for such actions. */
export function discardedBy(action: Action): Card {
  return (action - DISCARD) % CARD_COUNT;
}

/** An action in the notation of docs/formats.md#actions. */
export function formatAction(action: Action): string {
  if (isDiscard(action)) return `discard ${formatCard(discardedBy(action))}`;
  if (isKnockWith(action)) return `knock ${formatCard(discardedBy(action))}`;
  if (isTakeOf(action)) return `take ${formatCard(takenBy(action))}`;
  return action < DISCARD ? PLAIN_ACTIONS[action] : POOL_ACTIONS[action - SWAP_ALL];
}

const ACTIONS: ReadonlyMap<string, Action> = new Map(
  Array.from({ length: ACTION_COUNT }, (_, action) => [formatAction(action), action]),
);

/** The action that a notation names. @throws {RangeError} when the text names no action or no card. */
export function parseAction(text: string): Action {
  const action = ACTIONS.get(text);
  if (action !== undefined) return action;
  const [verb, card, ...rest] = text.split(' ');
  if (['discard', 'knock', 'take'].includes(verb) && card !== undefined && rest.length === 0) parseCard(card);
  const plain = [...PLAIN_ACTIONS, ...POOL_ACTIONS].join(', ');
  throw new RangeError(
    `"${shortened(text)}" is not an action: allowed are ${plain}, discard CARD, knock CARD, take CARD`,
  );
}
