/**
 * Keyboard navigation. What can be pressed is mirrored as buttons of the page: the one that has the page's focus has it
 * on the canvas too. Tab goes from one to the next and Enter and Space press, as everywhere on the web; arrows move the
 * focus in their direction.
 */
import type Phaser from 'phaser';
import { isPage } from '../../base/display.ts';
import { announceUrgently } from '../a11y/announcer.ts';
import type { AccessibleItem } from '../a11y/accessible-tree.ts';
import { syncTree, pageTree } from '../a11y/sync-tree.ts';
import type { AccessibleScreen } from '../a11y/accessible-screen.ts';
import { moveFocus, type Direction } from './move-focus.ts';
import { words } from '../../i18n/words.ts';

/** Something that can have the focus. */
export interface Focusable extends AccessibleItem {
  /** It cannot be undone, so pressing it without the focus has to be confirmed: what is said then. */
  readonly confirmation?: string | undefined;
  focus(isFocused: boolean): void;
  press(): void;
}

interface KeyboardOptions {
  /** What can have the focus now, in order. */
  items: () => readonly Focusable[];
  /** The rest of the screen, for screen readers. */
  screen?: () => AccessibleScreen;
  /** Called first with every key; returns true if it has handled it. */
  onKey?: (event: KeyboardEvent) => boolean;
  /** Enter or Space while nothing has the focus. */
  onPressNothing?: () => void;
}

const MOVES: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** For a scene that has only buttons. */
function untitled(): AccessibleScreen {
  return { layer: '', title: words().page.title, passages: [] };
}

/** Whether a key is meant for a field, dialog or toast over the canvas. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog, .toasts') !== null;
}

export class KeyboardFocus {
  readonly #options: KeyboardOptions;
  readonly #tree = pageTree();
  /** The label of the item that shows the focus ring. */
  #ringed: string | null = null;
  /** The label of the item that one press without the focus has armed; a second one presses it. */
  #armed: string | null = null;

  constructor(scene: Phaser.Scene, options: KeyboardOptions) {
    this.#options = options;
    syncTree(scene, () => this.update());
    this.#tree.follow({
      onFocus: (label, isVisible) => this.#ring(label, isVisible),
      onPress: (label, byKey) => this.#press(label, byKey),
    });
    // Phaser's own keyboard repeats keys that are pressed quickly, within one frame.
    const onKeydown = (event: KeyboardEvent) => this.#onKeydown(event);
    window.addEventListener('keydown', onKeydown);
    scene.events.once('shutdown', () => window.removeEventListener('keydown', onKeydown));
    // Whoever uses a pointer needs no focus ring.
    scene.input.on('pointerdown', () => this.clear());
  }

  get focused(): Focusable | undefined {
    return this.find(this.#tree.focused);
  }

  /** The item with a label, if it can have the focus now. */
  find(label: string | null): Focusable | undefined {
    return this.#options.items().find((item) => item.label === label);
  }

  /** The index of the focused item, -1 for none: unlike labels it survives a change of language. */
  get place(): number {
    return this.#options.items().findIndex(({ label }) => label === this.#tree.focused);
  }

  /** The item at an index. */
  at(place: number): Focusable | undefined {
    return this.#options.items()[place];
  }

  /** Moves the focus to an item, or to nothing. */
  focus(item: Focusable | undefined): void {
    this.update();
    this.#tree.focus(item?.label ?? null);
    // The item may have been drawn again, as a new object on the canvas.
    item?.focus(true);
  }

  clear(): void {
    this.#armed = null;
    this.#tree.focus(null);
  }

  /** Updates the tree now; otherwise that happens once a frame. */
  update(): void {
    const { screen, items } = this.#options;
    const all = items();
    if (!all.some(({ label }) => label === this.#armed)) this.#armed = null;
    this.#tree.show(
      screen?.() ?? untitled(),
      all.map((item) => this.#mirrored(item)),
    );
  }

  /** Copies the item as plain data: items on the canvas have getters. */
  #mirrored(item: Focusable): AccessibleItem {
    const { label, name, isChosen, isEnabled, isAside, isMain, key, card, bounds } = item;
    const isArmed = isPage() && label === this.#armed;
    const detail = isArmed ? item.confirmation : item.detail;
    return { label, name, detail, isChosen, isEnabled, isArmed, isAside, isMain, key, card, bounds };
  }

  /**
   * On the page a press by pointer puts the focus on an item before it is released. What the focus brings with it, another
   * prompt for one, would move the item away from under the pointer, so only a visible focus brings it there.
   */
  #ring(label: string | null, isVisible: boolean): void {
    // In Safari a button that is pressed by pointer loses the focus, or never has it.
    if (label !== null && label !== this.#armed) this.#armed = null;
    this.find(this.#ringed)?.focus(false);
    this.#ringed = isVisible || !isPage() ? label : null;
    this.find(this.#ringed)?.focus(true);
  }

  #press(label: string, byKey: boolean): void {
    const item = this.find(label);
    if (item === undefined || item.isEnabled === false) return;
    if (item.confirmation !== undefined && !byKey && this.#armed !== label) {
      if (!isPage()) this.focus(item);
      this.#armed = label;
      // The page says so at once, whenever the next frame comes.
      this.update();
      announceUrgently(item.confirmation);
      return;
    }
    this.#armed = null;
    item.press();
    this.update();
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
    this.#armed = null;
    this.update();
    if (this.#options.onKey?.(event) === true || this.#navigate(event)) event.preventDefault();
  }

  #navigate({ key, repeat }: KeyboardEvent): boolean {
    const direction = MOVES[key];
    if (direction !== undefined) {
      const items = this.#options.items().filter(({ isEnabled }) => isEnabled !== false);
      const { focused } = this.#tree;
      const from = items.findIndex(({ label }) => label === focused);
      const to = moveFocus(
        items.map((item) => this.#tree.boundsOf(item)),
        from,
        direction,
      );
      if (to !== from) this.focus(items[to]);
      return true;
    }
    if ((key !== 'Enter' && key !== ' ') || this.#tree.focused !== null) return false;
    if (!repeat) this.#options.onPressNothing?.();
    return true;
  }
}
