/** Mouse and touch on the table, as events of the turn. */
import type Phaser from 'phaser';
import type { Point } from '../../base/geometry.ts';
import { HOLD_TO_CONFIRM } from '../../base/theme/motion.ts';

/** What happens at a point of the table, in CSS px. */
type PointerHandlers = {
  pressed: (pointer: number, at: Point) => void;
  /** @param hovers the pointer can be over something without touching it */
  moved: (pointer: number, at: Point, hovers: boolean) => void;
  released: (pointer: number, at: Point, isTouch: boolean) => void;
  held: () => void;
};

export class TablePointer {
  readonly #scene: Phaser.Scene;
  readonly #handlers: PointerHandlers;
  #hold = 0;

  constructor(scene: Phaser.Scene, handlers: PointerHandlers) {
    this.#scene = scene;
    this.#handlers = handlers;
    scene.input.on('pointerdown', this.#onDown);
    scene.input.on('pointermove', this.#onMove);
    scene.input.on('pointerup', this.#onUp);
    scene.input.on('pointerupoutside', this.#onUp);
  }

  /** Calls `held` if the pointer stays down long enough; a second call starts the wait again. */
  awaitHold(): void {
    window.clearTimeout(this.#hold);
    // The scene's own clock falls behind when frames are slow; a finger does not.
    this.#hold = window.setTimeout(this.#handlers.held, HOLD_TO_CONFIRM);
  }

  destroy(): void {
    window.clearTimeout(this.#hold);
    this.#scene.input.off('pointerdown', this.#onDown);
    this.#scene.input.off('pointermove', this.#onMove);
    this.#scene.input.off('pointerup', this.#onUp);
    this.#scene.input.off('pointerupoutside', this.#onUp);
  }

  #at(pointer: Phaser.Input.Pointer): Point {
    const { x, y } = this.#scene.cameras.main.getWorldPoint(pointer.x, pointer.y);
    return { x, y };
  }

  readonly #onDown = (pointer: Phaser.Input.Pointer, over: readonly unknown[]): void => {
    if (over.length === 0) this.#handlers.pressed(pointer.id, this.#at(pointer));
  };

  readonly #onMove = (pointer: Phaser.Input.Pointer): void => {
    this.#handlers.moved(pointer.id, this.#at(pointer), !pointer.wasTouch);
  };

  readonly #onUp = (pointer: Phaser.Input.Pointer): void => {
    this.#handlers.released(pointer.id, this.#at(pointer), pointer.wasTouch);
  };
}
