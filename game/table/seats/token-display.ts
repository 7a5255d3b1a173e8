/** Shows the tokens of a seat, whatever they are. */
import type { Point, Rect } from '../../base/geometry.ts';
import type { Run } from '../animation/animator.ts';

export interface TokensView {
  place(area: Rect, centred: boolean): void;
  /** Shows that a seat has `count` of at most `places`; -1 is out. */
  show(count: number, places: number): void;
  /** The place of a token by its number, even if it is lost. */
  at(index: number): Point;
  setAlpha(alpha: number): void;
  /** Draws the eye to what has just changed. */
  stress(run: Run): Promise<void>;
}
