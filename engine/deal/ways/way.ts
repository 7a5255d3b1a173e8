import type { Action } from '../../actions.ts';
import type { DealState } from '../state.ts';

/**
 * A way of playing the turns of a deal (the rule key `play`): what lies in the middle, and what one does with it. A turn
 * has a beginning (phase `draw`) and, where a card then waits to be placed, an end (`discard` or `golf-place`); with a pool
 * another exchange may come before the end (`second-exchange`). Where one discards first, `discard` is the beginning and
 * `draw` the end.
 */
export interface WayOfPlaying {
  /** Turns up what lies open when play starts. */
  turnUp(deal: DealState): void;
  /**
   * Lists how the seat whose turn it is may begin it, in no particular order.
   * @param legal receives the actions
   * @returns how many there are
   */
  listBeginnings(deal: DealState, legal: Int16Array): number;
  /** Plays one of these actions. */
  begin(deal: DealState, action: Action): void;
  /** Lists how it may end the turn. Parameters as above. */
  listEnds(deal: DealState, legal: Int16Array): number;
  /** Plays one of these actions. */
  end(deal: DealState, action: Action): void;
}
