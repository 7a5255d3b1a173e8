/** The keyboard's way around a screen: Tab and arrows move a focus, Enter and Space press what has it. */
import type Phaser from 'phaser';
import type { Rect } from '../../table/geometry.ts';
import { moveFocus, type Towards } from '../../state/focus.ts';

/** Something that the focus can be on. */
export interface Focusable {
  /** Names it among the others on the screen. */
  readonly label: string;
  /** In CSS px. */
  readonly bounds: Rect;
  focus(isFocused: boolean): void;
  press(): void;
}

export type KeyboardOptions = {
  /** What can have the focus now. */
  items: () => readonly Focusable[];
  /** Hears every key first; true when it has dealt with it. */
  onKey?: (event: KeyboardEvent) => boolean;
  /** Enter or Space with the focus on nothing. */
  onPressNothing?: () => void;
};

const MOVES: Readonly<Record<string, Towards>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Whether a key is meant for a text field or a page to read that lies over the canvas. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, dialog, .slips') !== null;
}

export class KeyboardFocus {
  readonly #options: KeyboardOptions;
  #label: string | undefined;

  constructor(scene: Phaser.Scene, options: KeyboardOptions) {
    this.#options = options;
    // Phaser's own keyboard repeats keys that are pressed quickly, within one frame.
    const hear = (event: KeyboardEvent) => this.#hear(event);
    window.addEventListener('keydown', hear);
    scene.events.once('shutdown', () => window.removeEventListener('keydown', hear));
    // A focus ring helps nobody who points.
    scene.input.on('pointerdown', () => this.clear());
  }

  get focused(): Focusable | undefined {
    return this.#options.items().find(({ label }) => label === this.#label);
  }

  /** The item of a label, where it can have the focus now. */
  find(label: string): Focusable | undefined {
    return this.#options.items().find((item) => item.label === label);
  }

  /** Moves the focus to an item, or to nothing. */
  focus(item: Focusable | undefined): void {
    this.focused?.focus(false);
    this.#label = item?.label;
    item?.focus(true);
  }

  clear(): void {
    this.focus(undefined);
  }

  #hear(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
    if (this.#options.onKey?.(event) === true || this.#follow(event)) event.preventDefault();
  }

  #follow({ key, shiftKey, repeat }: KeyboardEvent): boolean {
    const towards = key === 'Tab' ? (shiftKey ? 'previous' : 'next') : MOVES[key];
    if (towards !== undefined) {
      const items = this.#options.items();
      const from = items.findIndex(({ label }) => label === this.#label);
      const to = moveFocus(
        items.map(({ bounds }) => bounds),
        from,
        towards,
      );
      this.focus(items[to]);
      return true;
    }
    if (key === 'Enter' || key === ' ') {
      if (repeat) return true;
      const { focused } = this;
      if (focused === undefined) this.#options.onPressNothing?.();
      else focused.press();
      return true;
    }
    return false;
  }
}
