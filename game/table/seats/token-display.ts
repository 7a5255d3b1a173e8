/** What shows the tokens of a seat, whatever they are. */
import type { Point, Rect } from '../../base/geometry.ts';
import type { Run } from '../animation/animator.ts';

export interface TokensView {
  place(area: Rect, centred: boolean): void;
  /** Shows that a seat has `count` of at most `places`; -1 is out. */
  show(count: number, places: number): void;
  /** Where the token of that number lies, or would. */
  at(index: number): Point;
  setAlpha(alpha: number): void;
  /** Draws the eye to what has just changed. */
  stress(run: Run): Promise<void>;
}
