import type { Action } from '../../actions.ts';
import type { DealState } from '../state.ts';

/** A way of playing the turns of a deal (the rule key `play`): what lies in the middle, and what one does with it. */
export interface WayOfPlaying {
  /** Turns up what lies open when play starts. */
  turnUp(deal: DealState): void;
  /**
   * Lists what the seat whose turn it is may do, in no particular order.
   * @param legal receives the actions
   * @returns how many there are
   */
  list(deal: DealState, legal: Int16Array): number;
  /** Plays one of these actions. */
  play(deal: DealState, action: Action): void;
}
