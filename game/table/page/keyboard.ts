/**
 * Keyboard navigation at the table. What can be pressed is a button of the page: Tab goes from one to the next and Enter and
 * Space press, as everywhere on the web; arrows move the focus in their direction.
 */
import type Phaser from 'phaser';
import type { Viewport } from '../../base/viewport.ts';
import { announceUrgently } from '../../kit/announcer.ts';
import type { PageItem } from './item-button.tsx';
import { TablePage, type TablePageState } from './table-page.tsx';
import { centre, type Rect } from '../../base/geometry.ts';

export interface Focusable extends PageItem {
  /** It cannot be undone, so pressing it without the focus has to be confirmed: what is said then. */
  readonly confirmation?: string | undefined;
  /** Called when it gets the focus, or loses it. */
  focus?: (isFocused: boolean) => void;
  press: () => void;
}

interface KeyboardOptions {
  /** What can have the focus now, in order. */
  items: () => readonly Focusable[];
  /** What else the page shows. */
  rest: () => Omit<TablePageState, 'items'>;
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

function isElsewhere({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog, .toasts') !== null;
}

export class KeyboardFocus {
  readonly #options: KeyboardOptions;
  readonly #page: TablePage;
  /** The label of the item that shows the focus ring. */
  #ringed: string | null = null;
  /** The label of the item that one press without the focus has armed; a second one presses it. */
  #armed: string | null = null;

  constructor(scene: Phaser.Scene, options: KeyboardOptions) {
    this.#options = options;
    this.#page = new TablePage({
      onFocus: (label) => this.#ring(label),
      onPress: (label, byKey) => this.#press(label, byKey),
    });
    const follow = (): void => this.update();
    scene.events.on('postupdate', follow);
    // Phaser's own keyboard repeats keys that are pressed quickly, within one frame.
    const onKeydown = (event: KeyboardEvent) => this.#onKeydown(event);
    window.addEventListener('keydown', onKeydown);
    scene.events.once('shutdown', () => {
      window.removeEventListener('keydown', onKeydown);
      scene.events.off('postupdate', follow);
      this.#page.remove();
    });
    // Whoever uses a pointer needs no focus ring.
    scene.input.on('pointerdown', () => this.clear());
  }

  get focused(): Focusable | undefined {
    return this.find(this.#page.focused);
  }

  find(label: string | null): Focusable | undefined {
    return this.#options.items().find((item) => item.label === label);
  }

  focus(item: Focusable | undefined): void {
    this.update();
    this.#page.focus(item?.label ?? null);
    item?.focus?.(true);
  }

  clear(): void {
    this.#armed = null;
    this.#page.focus(null);
  }

  /** Lays the page out as the view on the canvas is. */
  place(size: Viewport): void {
    this.#page.place(size);
  }

  /** Updates the page now; otherwise that happens once a frame. */
  update(): void {
    const all = this.#options.items();
    if (!all.some(({ label }) => label === this.#armed)) this.#armed = null;
    this.#page.show({ ...this.#options.rest(), items: all });
  }

  #ring(label: string | null): void {
    // In Safari a button that is pressed by pointer loses the focus, or never has it.
    if (label !== null && label !== this.#armed) this.#armed = null;
    this.find(this.#ringed)?.focus?.(false);
    this.#ringed = label;
    this.find(this.#ringed)?.focus?.(true);
  }

  #press(label: string, byKey: boolean): void {
    const item = this.find(label);
    if (item === undefined || item.isEnabled === false) return;
    if (item.confirmation !== undefined && !byKey && this.#armed !== label) {
      this.focus(item);
      this.#armed = label;
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
      const { focused } = this.#page;
      const from = items.findIndex(({ label }) => label === focused);
      const to = moveFocus(
        items.map(({ bounds }) => bounds),
        from,
        direction,
      );
      if (to !== from) this.focus(items[to]);
      return true;
    }
    if ((key !== 'Enter' && key !== ' ') || this.#page.focused !== null) return false;
    if (!repeat) this.#options.onPressNothing?.();
    return true;
  }
}

/** One pixel off the axis counts as much as this many pixels further along it. */
const ASIDE = 2.5;

/** Unit vectors of the four directions. */
const VECTORS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
type Direction = keyof typeof VECTORS;

/**
 * The index that gets the focus: the nearest in that direction, or the current one if there is none; the first where nothing has
 * the focus (-1).
 */
export function moveFocus(items: readonly Rect[], from: number, direction: Direction): number {
  const count = items.length;
  if (count === 0) return -1;
  if (from < 0 || from >= count) return 0;
  const [dx, dy] = VECTORS[direction];
  const { x, y } = centre(items[from]);
  let best = from;
  let least = Infinity;
  for (const [index, item] of items.entries()) {
    const there = centre(item);
    const along = (there.x - x) * dx + (there.y - y) * dy;
    const aside = Math.abs((there.x - x) * dy) + Math.abs((there.y - y) * dx);
    const distance = along + ASIDE * aside;
    if (along > 1 && distance < least) {
      best = index;
      least = distance;
    }
  }
  return best;
}
