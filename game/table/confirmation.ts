/** What cannot be taken back is done by a second tap on the same thing within a short while, so no stray tap does it. */
import { DRAW, isDiscard, isKnockWith, KNOCK, type Action } from '../../engine/actions.ts';
import { CONFIRM_WINDOW } from '../theme/motion.ts';

/** Whether a tap on it has to be repeated: a knock, a draw from the stock, a card put down. */
export function needsConfirmation(action: Action): boolean {
  return action === KNOCK || action === DRAW || isDiscard(action) || isKnockWith(action);
}

export class Confirmation {
  #armed: Action | null = null;
  #since = 0;

  /** What the last tap chose and waits for the second, at time `now` in ms. Cards wait as long as it takes. */
  armed(now: number): Action | null {
    if (this.#armed !== null && !isDiscard(this.#armed) && now - this.#since > CONFIRM_WINDOW) this.#armed = null;
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
