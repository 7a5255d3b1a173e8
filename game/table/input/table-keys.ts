/** The keys that play: what each stands for among what is on offer. */
import {
  BUY_IN,
  CHANGE,
  DEAL,
  DECLARE,
  discardOf,
  DRAW,
  HAMMER,
  isDiscard,
  isKnockWith,
  isTakeOf,
  KEEP,
  discardedBy,
  KNOCK,
  LEAVE,
  LOOK,
  PASS,
  QUIET,
  STAND,
  SUDDEN_DEATH,
  SWAP_ALL,
  TAKE,
  type Action,
  isFlip,
  isReplace,
  slotOf,
  takeOf,
  takenBy,
} from '../../../engine/actions.ts';
import { needsConfirmation, type Offered } from './confirmation.ts';
import type { Card } from '../../../engine/cards.ts';
import { PUT_AWAY } from './golf-choices.ts';
import type { Point } from '../../base/geometry.ts';
import type { Target } from './targets.ts';
import type { KeyCap } from '../page/table-page.tsx';

/** By key, the actions that it can stand for; no two of a key are legal at the same time. */
const PLAIN_KEYS: Readonly<Record<string, readonly Action[]>> = {
  d: [DRAW, DEAL],
  t: [TAKE, DECLARE],
  k: [KNOCK, KEEP],
  h: [HAMMER],
  l: [LOOK, LEAVE],
  c: [SUDDEN_DEATH, CHANGE],
  p: [PASS],
  n: [STAND],
  q: [QUIET],
  b: [BUY_IN],
  f: [PUT_AWAY],
  x: [SWAP_ALL],
};

/** The cards that digits stand for: those of the hand from left to right, and those of the pool by place. */
export interface KeyedCards {
  hand: readonly Card[];
  pool: readonly (Card | null)[];
}

/** The key that stands for an action; null if none does. */
export function tableKeyOf(action: Action, { hand, pool }: KeyedCards): string | null {
  if (isKnockWith(action)) return 'k';
  const plain = Object.entries(PLAIN_KEYS).find(([, meant]) => meant.includes(action));
  if (plain !== undefined) return plain[0];
  if (isReplace(action) || isFlip(action)) return String(slotOf(action) + 1);
  if (!isDiscard(action) && !isTakeOf(action)) return null;
  const place = isDiscard(action) ? hand.indexOf(discardedBy(action)) : pool.indexOf(takenBy(action));
  return place < 0 ? null : String(place + 1);
}

/**
 * The action on offer that a key stands for, or null: a digit discards the card at that place of the hand, takes the one at
 * that place of the pool, and in golf replaces or turns up the one at that place of the row. Of knocks with a discard only the
 * one with the chosen card is on offer.
 */
export function actionOf(key: string, offered: readonly Action[], cards: KeyedCards): Action | null {
  const ofRow = offered.find((action) => (isReplace(action) || isFlip(action)) && String(slotOf(action) + 1) === key);
  if (ofRow !== undefined) return ofRow;
  const meant = /^[1-9]$/.test(key) ? meantByDigit(Number(key) - 1, cards) : (PLAIN_KEYS[key] ?? []);
  return offered.find((action) => meant.includes(action) || (key === 'k' && isKnockWith(action))) ?? null;
}

function meantByDigit(place: number, { hand, pool }: KeyedCards): Action[] {
  const [held, lies] = [hand[place], pool[place] ?? undefined];
  return [...(held === undefined ? [] : [discardOf(held)]), ...(lies === undefined ? [] : [takeOf(lies)])];
}

/** Whether an action needs a second press of its key, since a slip of the finger would be costly. */
export function needsSecondPress(action: Action, offered: Offered): boolean {
  return action !== DRAW && needsConfirmation(action, offered);
}

/** How far from the edges the name of a key is printed, in CSS px. */
const INSET = 16;

/** Whether a key skips animations: Enter and Space do if they have nothing else to press. */
export function skips(key: string, isFocused: boolean): boolean {
  return key === 'Escape' || ((key === ' ' || key === 'Enter') && !isFocused);
}

/** The names of the keys for these targets, and where each is printed: small letters, which nobody takes for those of court cards. */
export function keyCapsOf(targets: readonly Target[], cards: KeyedCards): KeyCap[] {
  return targets.flatMap((target) => {
    const key = tableKeyOf(target.action, cards);
    return key === null ? [] : [{ key, at: keyPlace(target) }];
  });
}

/**
 * Where the name of its key is printed on a target: on a card where no neighbour covers it, on a pile above the lower
 * edge, since there is text close below, otherwise over that edge.
 */
function keyPlace({ kind, place, width, height }: Target): Point {
  const isCard = kind === 'card' || kind === 'slot';
  const isPile = kind === 'stock' || kind === 'discard' || kind === 'pool';
  const along = isCard ? INSET - width / 2 : 0;
  const down = isCard || isPile ? height / 2 - INSET : height / 2;
  const [cos, sin] = [Math.cos(place.angle), Math.sin(place.angle)];
  return { x: place.x + along * cos - down * sin, y: place.y + along * sin + down * cos };
}
