/** Mouse and touch on the table: hovering, tapping, holding and dragging what is on offer. */
import type Phaser from 'phaser';
import { DRAG_THRESHOLD, HOLD_TO_CONFIRM } from '../../base/theme/motion.ts';
import type { Point } from '../../base/geometry.ts';
import type { Target } from './targets.ts';

/** What the pointer needs to know of the table, and tells it. */
export type PointerTable = {
  targetUnder: (point: Point) => Target | null;
  hover: (target: Target | null) => void;
  press: (target: Target | null) => void;
  tap: (target: Target) => void;
  hold: (target: Target) => void;
  drag: (target: Target, to: Point) => void;
  drop: (target: Target, at: Point) => void;
};

/** A finger rolls: so much travel in CSS px is still a tap by touch. */
const TOUCH_SLOP = 12;

type Press = { target: Target; pointer: number; down: Point; dragging: boolean; timer: number };

export class TablePointer {
  readonly #scene: Phaser.Scene;
  readonly #table: PointerTable;
  #press: Press | null = null;

  constructor(scene: Phaser.Scene, table: PointerTable) {
    this.#scene = scene;
    this.#table = table;
    scene.input.on('pointerdown', this.#onDown);
    scene.input.on('pointermove', this.#onMove);
    scene.input.on('pointerup', this.#onUp);
    scene.input.on('pointerupoutside', this.#onUp);
  }

  /** Forgets a finger that is down, so that it acts on nothing that comes on offer later. */
  release(): void {
    window.clearTimeout(this.#press?.timer);
    this.#press = null;
    this.#table.press(null);
  }

  destroy(): void {
    this.release();
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
    if (this.#press !== null || over.length > 0) return;
    const down = this.#at(pointer);
    const target = this.#table.targetUnder(down);
    if (target === null) return;
    // The scene's own clock falls behind where frames are slow, and a finger does not.
    const timer = window.setTimeout(() => {
      if (this.#press?.dragging !== false) return;
      this.release();
      this.#table.hold(target);
    }, HOLD_TO_CONFIRM);
    this.#press = { target, pointer: pointer.id, down, dragging: false, timer };
    this.#table.press(target);
  };

  readonly #onMove = (pointer: Phaser.Input.Pointer): void => {
    const at = this.#at(pointer);
    const press = this.#press;
    if (press === null) {
      if (!pointer.wasTouch) this.#table.hover(this.#table.targetUnder(at));
      return;
    }
    if (pointer.id !== press.pointer) return;
    press.dragging ||= Math.hypot(at.x - press.down.x, at.y - press.down.y) > DRAG_THRESHOLD;
    if (press.dragging) this.#table.drag(press.target, at);
  };

  readonly #onUp = (pointer: Phaser.Input.Pointer): void => {
    const press = this.#press;
    if (press === null || pointer.id !== press.pointer) return;
    this.release();
    const at = this.#at(pointer);
    const rolled = pointer.wasTouch && Math.hypot(at.x - press.down.x, at.y - press.down.y) < TOUCH_SLOP;
    if (press.dragging) this.#table.drop(press.target, at);
    if (!press.dragging || rolled) this.#table.tap(press.target);
  };
}
