/** The keys that play: what each stands for among what is on offer. */
import {
  discardOf,
  DRAW,
  isDiscard,
  isKnockWith,
  discardedBy,
  KNOCK,
  TAKE,
  type Action,
} from '../../engine/actions.ts';
import type { Card } from '../../engine/cards.ts';
import type { Point } from '../table/geometry.ts';
import type { Target } from '../table/targets.ts';

const PLAIN_KEYS: Readonly<Record<string, Action>> = { d: DRAW, t: TAKE, k: KNOCK };

/** The key that stands for an action, given the cards of the hand from left to right; null where none does. */
export function keyOf(action: Action, hand: readonly Card[]): string | null {
  const plain = Object.entries(PLAIN_KEYS).find(([, meant]) => meant === action);
  if (plain !== undefined) return plain[0];
  if (!isDiscard(action) && !isKnockWith(action)) return null;
  const place = hand.indexOf(discardedBy(action));
  return place < 0 ? null : String(place + 1);
}

/** The action on offer that a key stands for, or null: a digit discards the card at that place of the hand. */
export function actionOf(key: string, legal: readonly Action[], hand: readonly Card[]): Action | null {
  const card = /^[1-9]$/.test(key) ? hand[Number(key) - 1] : undefined;
  const meant = card === undefined ? PLAIN_KEYS[key.toLowerCase()] : discardOf(card);
  return meant !== undefined && legal.includes(meant) ? meant : null;
}

/** Whether an action is done only when its key is pressed a second time, since a slip would cost dearly. */
export function needsSecondPress(action: Action): boolean {
  return action === KNOCK || isDiscard(action);
}

/** How far from the edges the name of a key is printed, in CSS px. */
const INSET = 16;

/** Where the name of its key is printed on a target: on a card where no neighbour covers it, else at the lower edge. */
export function keyPlace({ kind, place, width, height }: Target): Point {
  const along = kind === 'card' ? INSET - width / 2 : 0;
  const down = kind === 'card' ? height / 2 - INSET : height / 2;
  const [cos, sin] = [Math.cos(place.angle), Math.sin(place.angle)];
  return { x: place.x + along * cos - down * sin, y: place.y + along * sin + down * cos };
}
