/** What a person does with the card that waits in golf: replace a card of the row, or put it away and turn one up. */
import { SLOT_COUNT, isFlip, isReplace, slotOf, type Action } from '../../../engine/actions.ts';
import type { Card } from '../../../engine/cards.ts';
import { CARD_ASPECT } from '../../base/theme/theme.ts';
import { buttonPlaces } from '../layout/button-places.ts';
import type { Point, Rect } from '../../base/geometry.ts';
import { cardBox, row } from '../layout/hand-layout.ts';
import type { TableLayout } from '../layout/layout.ts';
import { words } from '../../i18n/words.ts';
import { cardSign } from '../../model/sentences.ts';
import { areaTarget, cardTarget, type Target } from './targets.ts';

/**
 * Puts the waiting card on the discards for the time being, or takes it back from there: a choice at the table alone,
 * which reaches the engine only when a card is turned up.
 */
export const PUT_AWAY: Action = -1;

/** What can be chosen while a card waits: with it put away the cards to turn up, otherwise those to replace. */
interface RowChoices {
  /** For pointer and keyboard. */
  targets: Target[];
  /** For the pointer alone: the waiting card itself, and the discards that it may be put on. */
  grips: Target[];
}

/** The choices in this layout, given the engine's actions and whether the waiting card has been put away. */
export function rowChoices(
  actions: readonly Action[],
  layout: TableLayout,
  waiting: Card,
  isPutAway: boolean,
): RowChoices {
  const { hand } = layout.seats[0];
  const { cardWidth } = hand;
  const places = row(hand, SLOT_COUNT);
  const slots = actions
    .filter((action) => (isPutAway ? isFlip(action) : isReplace(action)))
    .map((action) => {
      const slot = slotOf(action);
      const place = places[slot];
      const label = words().table.golf[isPutAway ? 'turnUpSlot' : 'replaceSlot'](slot);
      return cardTarget(action, label, 'slot', { place, cardWidth, bounds: cardBox(place, cardWidth) });
    });
  const grip = (kind: Target['kind'], bounds: Rect): Target =>
    areaTarget(PUT_AWAY, words().turn.waiting(waiting), kind, bounds);
  const card = layout.held === null || isPutAway ? [] : [grip('held', layout.held)];
  if (!actions.some(isFlip)) return { targets: slots, grips: card };
  const [button] = buttonPlaces(layout.buttons, 1, layout.gap);
  return {
    targets: [...slots, areaTarget(PUT_AWAY, words().table.golf[isPutAway ? 'keep' : 'putAway'], 'button', button)],
    // The pile is tapped like a button; with the waiting card on it, it is that card.
    grips: [...card, grip(isPutAway ? 'held' : 'button', layout.discard)],
  };
}

/** The prompt while a card waits. `armed` is what a first tap chose. */
export function rowPrompt(actions: readonly Action[], waiting: Card, armed: Action | null, isPutAway: boolean): string {
  const { prompts } = words().table.golf;
  if (armed !== null) return prompts.again(cardSign(waiting));
  if (isPutAway) return prompts.turnUp;
  return actions.some(isFlip) ? prompts.replaceOrPutAway : prompts.replace;
}

/** The face-down card of one's own row at a point, as its slot; null if there is none. */
export function slotAt(layout: TableLayout, open: readonly boolean[], point: Point): number | null {
  const { hand } = layout.seats[0];
  const slot = row(hand, SLOT_COUNT).findIndex(({ x, y }) => {
    const [aside, along] = [Math.abs(point.x - x), Math.abs(point.y - y)];
    return aside <= hand.cardWidth / 2 && along <= (hand.cardWidth * CARD_ASPECT) / 2 + hand.lift;
  });
  return slot < 0 || open[slot] ? null : slot;
}
