/** Some things take a second press on the same target soon after the first, so that no stray press does them. */
import {
  CHANGE,
  DRAW,
  HAMMER,
  isDiscard,
  isKnockWith,
  isTakeOf,
  KNOCK,
  LEAVE,
  PASS,
  QUIET,
  STAND,
  SUDDEN_DEATH,
  SWAP_ALL,
  type Action,
  isReplace,
} from '../../../engine/actions.ts';
import type { OpenDecision } from '../../../engine/open-decision.ts';

/** What can be done, and whether the person wants to be asked twice for all that cannot be undone. */
export interface Offered extends OpenDecision {
  actions: readonly Action[];
  asksTwice: boolean;
}

/** Knocks, and what else ends a deal, a turn or a match for somebody. */
const WEIGHTY: readonly Action[] = [KNOCK, HAMMER, SUDDEN_DEATH, PASS, STAND, QUIET, LEAVE];

/**
 * Whether a press on an action has to be repeated: always for a knock and its like, for what is done for good, and for a discard where a card can
 * also be chosen to knock with; for a draw, a discard, an exchange with a pool, a new one that is asked for, a pass that ends nothing, and a card of the row only if
 * the person wants that.
 * @param offered all that can be done now
 */
export function needsConfirmation(action: Action, { actions, asksTwice, forGood, pass }: Offered): boolean {
  if (forGood.includes(action)) return true;
  if (action === PASS && pass !== 'deal') return asksTwice && pass === 'turn';
  if (WEIGHTY.includes(action) || isKnockWith(action)) return true;
  if (isDiscard(action)) return asksTwice || actions.some(isKnockWith);
  if (isTakeOf(action) || isReplace(action) || [DRAW, SWAP_ALL].includes(action)) return asksTwice;
  return asksTwice && action === CHANGE && actions.some(isTakeOf);
}
