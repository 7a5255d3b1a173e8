/** Where on the table a dragged card was dropped. */
import { centre, contains, grown, type Point } from '../../base/geometry.ts';
import type { TableLayout } from '../layout/layout.ts';
import { slotAt } from './golf-choices.ts';
import type { Target } from './targets.ts';
import type { Landing } from './turn-states.ts';

/** How close to the pile a drop has to be, and how far a card has to be pulled off a pile, in card widths. */
const REACH = 0.4;

/** @param isOpen by slot of one's own row in golf, whether its card is face up */
export function landingOf(target: Target, at: Point, layout: TableLayout, isOpen: readonly boolean[]): Landing {
  const reach = layout.pileWidth * REACH;
  const from = centre(target.bounds);
  return {
    onDiscards: contains(grown(layout.discard, reach), at),
    isAway: Math.hypot(at.x - from.x, at.y - from.y) > reach,
    slot: layout.held === null ? null : slotAt(layout, isOpen, at),
  };
}
