/** What cannot be taken back is done by a second tap on the same thing within a short while, so no stray tap does it. */
import {
  discardedBy,
  discardOf,
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
import { CONFIRM_WINDOW } from '../../base/theme/motion.ts';
import { isReplace } from './golf-choices.ts';

const WEIGHTY: readonly Action[] = [KNOCK, DRAW, HAMMER, SUDDEN_DEATH, PASS, STAND, QUIET, LEAVE];

/** Whether a tap on it has to be repeated: a knock, a draw from the stock, a card put down or into the row, what ends a deal. */
export function needsConfirmation(action: Action): boolean {
  return WEIGHTY.includes(action) || isDiscard(action) || isKnockWith(action) || isReplace(action);
}

export class Confirmation {
  #armed: Action | null = null;
  #since = 0;

  /**
   * What the last tap chose and waits for the second, at time `now` in ms. Cards wait as long as it takes, also the one
   * with which a knock was not repeated.
   */
  armed(now: number): Action | null {
    const waits = this.#armed !== null && (isDiscard(this.#armed) || isReplace(this.#armed));
    if (this.#armed !== null && !waits && now - this.#since > CONFIRM_WINDOW) {
      this.#armed = isKnockWith(this.#armed) ? discardOf(discardedBy(this.#armed)) : null;
    }
    return this.#armed;
  }

  /** A tap on what stands for `action`: true when it is to be done now. */
  tap(action: Action, now: number): boolean {
    const confirmed = !needsConfirmation(action) || this.armed(now) === action;
    this.#armed = confirmed ? null : action;
    this.#since = now;
    return confirmed;
  }

  clear(): void {
    this.#armed = null;
  }
}
