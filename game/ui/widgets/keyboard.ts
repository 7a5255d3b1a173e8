/**
 * The way around a screen without a pointer. What can be pressed is mirrored as buttons of the page: the one that has the
 * page's focus has it on the canvas too. Tab goes from one to the next and Enter and Space press, as everywhere on the
 * web; arrows go where they point.
 */
import type Phaser from 'phaser';
import { urge } from '../a11y/announcer.ts';
import type { AccessibleItem } from '../a11y/accessible-tree.ts';
import { syncTree, pageTree } from '../a11y/sync-tree.ts';
import type { AccessibleScreen } from '../a11y/accessible-screen.ts';
import { moveFocus, type Towards } from './move-focus.ts';
import { words } from '../../i18n/words.ts';

/** Something that the focus can be on. */
export interface Focusable extends AccessibleItem {
  /** What cannot be taken back asks once more where it is pressed without having had the focus. */
  readonly isWeighty?: boolean | undefined;
  focus(isFocused: boolean): void;
  press(): void;
}

type KeyboardOptions = {
  /** What can have the focus now, in order. */
  items: () => readonly Focusable[];
  /** What the screen says besides. */
  screen?: () => AccessibleScreen;
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

/** Where a scene says nothing besides its buttons. */
function untitled(): AccessibleScreen {
  return { layer: '', title: words().page.title, passages: [] };
}

/** Whether a key is meant for a field or a page to read that lies over the canvas. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog, .toasts') !== null;
}

/** As plain data: things on the canvas tell these by getters. */
function mirrored({ label, name, detail, group, isChosen, isEnabled, isAside, bounds }: Focusable): AccessibleItem {
  return { label, name, detail, group, isChosen, isEnabled, isAside, bounds };
}

export class KeyboardFocus {
  readonly #options: KeyboardOptions;
  readonly #tree = pageTree();
  /** What shows that it has the focus. */
  #ringed: string | null = null;
  /** What a press without the focus chose, and a second one will do. */
  #armed: string | null = null;

  constructor(scene: Phaser.Scene, options: KeyboardOptions) {
    this.#options = options;
    syncTree(scene, () => this.update());
    this.#tree.follow({
      onFocus: (label) => this.#ring(label),
      onPress: (label, byKey) => this.#press(label, byKey),
    });
    // Phaser's own keyboard repeats keys that are pressed quickly, within one frame.
    const hear = (event: KeyboardEvent) => this.#hear(event);
    window.addEventListener('keydown', hear);
    scene.events.once('shutdown', () => window.removeEventListener('keydown', hear));
    // A focus ring helps nobody who points.
    scene.input.on('pointerdown', () => this.clear());
  }

  get focused(): Focusable | undefined {
    return this.find(this.#tree.focused);
  }

  /** The item of a label, where it can have the focus now. */
  find(label: string | null): Focusable | undefined {
    return this.#options.items().find((item) => item.label === label);
  }

  /** The place of the focus among all items, -1 for none: names may change with the language. */
  get place(): number {
    return this.#options.items().findIndex(({ label }) => label === this.#tree.focused);
  }

  /** The item at such a place. */
  at(place: number): Focusable | undefined {
    return this.#options.items()[place];
  }

  /** Moves the focus to an item, or to nothing. */
  focus(item: Focusable | undefined): void {
    this.update();
    this.#tree.focus(item?.label ?? null);
    // The same thing may be another on the canvas, drawn anew.
    item?.focus(true);
  }

  clear(): void {
    this.#tree.focus(null);
  }

  /** Brings the tree in line with the screen; else that is done once a frame. */
  update(): void {
    this.#tree.show(this.#options.screen?.() ?? untitled(), this.#options.items().map(mirrored));
  }

  #ring(label: string | null): void {
    if (label !== this.#armed) this.#armed = null;
    this.find(this.#ringed)?.focus(false);
    this.#ringed = label;
    this.find(label)?.focus(true);
  }

  #press(label: string, byKey: boolean): void {
    const item = this.find(label);
    if (item === undefined || item.isEnabled === false) return;
    if (item.isWeighty === true && !byKey && this.#armed !== label) {
      this.focus(item);
      this.#armed = label;
      urge(words().a11y.again(item.name ?? label));
      return;
    }
    this.#armed = null;
    item.press();
    this.update();
  }

  #hear(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
    this.update();
    if (this.#options.onKey?.(event) === true || this.#follow(event)) event.preventDefault();
  }

  #follow({ key, repeat }: KeyboardEvent): boolean {
    const towards = MOVES[key];
    if (towards !== undefined) {
      const items = this.#options.items().filter(({ isEnabled }) => isEnabled !== false);
      const { focused } = this.#tree;
      const from = items.findIndex(({ label }) => label === focused);
      const to = moveFocus(
        items.map(({ bounds }) => bounds),
        from,
        towards,
      );
      if (to !== from) this.focus(items[to]);
      return true;
    }
    if ((key !== 'Enter' && key !== ' ') || this.#tree.focused !== null) return false;
    if (!repeat) this.#options.onPressNothing?.();
    return true;
  }
}
