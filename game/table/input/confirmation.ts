/** What cannot be undone takes a second tap on the same target soon after the first, so that no stray tap does it. */
import {
  DRAW,
  HAMMER,
  isDiscard,
  isKnockWith,
  KNOCK,
  LEAVE,
  PASS,
  QUIET,
  STAND,
  SUDDEN_DEATH,
  type Action,
} from '../../../engine/actions.ts';
import { isReplace } from './golf-choices.ts';

const WEIGHTY: readonly Action[] = [KNOCK, DRAW, HAMMER, SUDDEN_DEATH, PASS, STAND, QUIET, LEAVE];

/** Whether a tap on it has to be repeated: a knock, a draw from the stock, a card put down or into the row, what ends a deal. */
export function needsConfirmation(action: Action): boolean {
  return WEIGHTY.includes(action) || isDiscard(action) || isKnockWith(action) || isReplace(action);
}
