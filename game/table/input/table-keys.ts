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
} from '../../../engine/actions.ts';
import { needsConfirmation, type Offered } from './confirmation.ts';
import type { Card } from '../../../engine/cards.ts';
import { PUT_AWAY } from './golf-choices.ts';
import type { Point } from '../../base/geometry.ts';
import type { Target } from './targets.ts';
import type { KeyCap } from '../../ui/widgets/key-caps.ts';

/** By key, the actions that it can stand for; no two of a key are legal at the same time. */
const PLAIN_KEYS: Readonly<Record<string, readonly Action[]>> = {
  d: [DRAW, DEAL],
  t: [TAKE, DECLARE],
  k: [KNOCK, KEEP],
  h: [HAMMER],
  l: [LOOK, LEAVE],
  c: [SUDDEN_DEATH, CHANGE],
  s: [SWAP_ALL],
  p: [PASS],
  n: [STAND],
  q: [QUIET],
  b: [BUY_IN],
  f: [PUT_AWAY],
};

/** The key that stands for an action, given the cards of the hand from left to right; null if none does. */
export function tableKeyOf(action: Action, hand: readonly Card[], offered: readonly Action[] = []): string | null {
  if (isKnockWith(action)) return 'k';
  const plain = Object.entries(PLAIN_KEYS).find(([, meant]) => meant.includes(action));
  if (plain !== undefined) return plain[0];
  if (isReplace(action) || isFlip(action)) return String(slotOf(action) + 1);
  if (isTakeOf(action)) return String(offered.filter(isTakeOf).indexOf(action) + 1);
  if (!isDiscard(action)) return null;
  const place = hand.indexOf(discardedBy(action));
  return place < 0 ? null : String(place + 1);
}

/**
 * The action on offer that a key stands for, or null: a digit discards the card at that place of the hand, with a pool
 * takes the one at that place of it, and in golf replaces or turns up the one at that place of the row. Of knocks with a discard only the one with the chosen card is
 * on offer.
 */
export function actionOf(key: string, offered: readonly Action[], hand: readonly Card[]): Action | null {
  const ofRow = offered.find((action) => (isReplace(action) || isFlip(action)) && String(slotOf(action) + 1) === key);
  if (ofRow !== undefined) return ofRow;
  const ofPool = offered.filter(isTakeOf);
  if (ofPool.length > 0 && /^[1-3]$/.test(key)) return ofPool[Number(key) - 1] ?? null;
  const card = /^[1-9]$/.test(key) ? hand[Number(key) - 1] : undefined;
  const name = key.toLowerCase();
  const meant = card === undefined ? (PLAIN_KEYS[name] ?? []) : [discardOf(card)];
  return offered.find((action) => meant.includes(action) || (name === 'k' && isKnockWith(action))) ?? null;
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

/** The names of the keys for these targets, and where each is printed. @param hand its cards from left to right */
export function keyCapsOf(targets: readonly Target[], hand: readonly Card[]): KeyCap[] {
  return targets.flatMap((target) => {
    const offered = targets.map(({ action }) => action);
    const key = tableKeyOf(target.action, hand, offered);
    return key === null ? [] : [{ key: key.toUpperCase(), at: keyPlace(target) }];
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
