/** Mouse and touch on the table, as events of the turn. */
import type Phaser from 'phaser';
import type { Point } from '../../base/geometry.ts';
import { isTakenBack } from '../../base/presses.ts';
import { HOLD_TO_CONFIRM } from '../../base/theme/motion.ts';

/** What a pointer does, at a point of the table in CSS px. */
export type PointerInput =
  | { type: 'pressed'; pointer: number; at: Point }
  | { type: 'moved' | 'released'; pointer: number; at: Point; isTouch: boolean }
  /** It is gone without having been released. */
  | { type: 'taken-back'; pointer: number }
  /** It has stayed down long enough. */
  | { type: 'held' };

export class TablePointer {
  readonly #scene: Phaser.Scene;
  readonly #onInput: (input: PointerInput) => void;
  #hold = 0;

  constructor(scene: Phaser.Scene, onInput: (input: PointerInput) => void) {
    this.#scene = scene;
    this.#onInput = onInput;
    scene.input.on('pointerdown', this.#onDown);
    scene.input.on('pointermove', this.#onMove);
    scene.input.on('pointerup', this.#onUp);
    scene.input.on('pointerupoutside', this.#onUp);
  }

  /** Says so if the pointer stays down long enough; a second call starts the wait again. */
  awaitHold(): void {
    window.clearTimeout(this.#hold);
    // The scene's own clock falls behind when frames are slow; a finger does not.
    this.#hold = window.setTimeout(() => this.#onInput({ type: 'held' }), HOLD_TO_CONFIRM);
  }

  destroy(): void {
    window.clearTimeout(this.#hold);
    this.#scene.input.off('pointerdown', this.#onDown);
    this.#scene.input.off('pointermove', this.#onMove);
    this.#scene.input.off('pointerup', this.#onUp);
    this.#scene.input.off('pointerupoutside', this.#onUp);
  }

  #at(pointer: Phaser.Input.Pointer): { pointer: number; at: Point } {
    const { x, y } = this.#scene.cameras.main.getWorldPoint(pointer.x, pointer.y);
    return { pointer: pointer.id, at: { x, y } };
  }

  readonly #onDown = (pointer: Phaser.Input.Pointer, over: readonly unknown[]): void => {
    if (over.length === 0) this.#onInput({ type: 'pressed', ...this.#at(pointer) });
  };

  readonly #onMove = (pointer: Phaser.Input.Pointer): void => {
    this.#onInput({ type: 'moved', ...this.#at(pointer), isTouch: pointer.wasTouch });
  };

  readonly #onUp = (pointer: Phaser.Input.Pointer): void => {
    if (isTakenBack(pointer)) this.#onInput({ type: 'taken-back', pointer: pointer.id });
    else this.#onInput({ type: 'released', ...this.#at(pointer), isTouch: pointer.wasTouch });
  };
}
