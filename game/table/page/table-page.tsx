/**
 * The table as elements of the page, over its canvas: what there is to read, a button for everything that can be pressed, which
 * takes the focus and keys, and sheets with something to read. Where the canvas draws what is pressed, a card or a pile, its
 * button is in the same place and cannot be seen, so that touch exploration finds it; pointers reach the canvas through it.
 */
import { render } from 'preact';
import { scaleToPage } from '../../base/canvas.ts';
import { element } from '../../base/elements.ts';
import type { Point, Rect } from '../../base/geometry.ts';
import type { Viewport } from '../../base/viewport.ts';
import type { AccessibleScreen, Passage } from './accessible-screen.ts';
import { ItemButton, type PageItem } from './item-button.tsx';
import { SheetView, type Sheet } from './sheet.tsx';
import './table-page.css';

/** The name of a key, and the middle of where it is printed. */
export interface KeyCap {
  key: string;
  at: Point;
}

/** What a table shows as a page. Lengths are those of its layout, in px. */
export interface TablePageState {
  screen: AccessibleScreen;
  /** Whether somebody else takes the device, who is not to find anything. */
  isHidden?: boolean;
  items: readonly PageItem[];
  sheets?: readonly Sheet[];
  keyCaps?: readonly KeyCap[];
  /** How much is left of the time for an answer, 0 to 1, and around what that is shown. */
  countdown?: { around: Rect; left: number } | null;
}

interface TablePageListener {
  /** The focus has moved to an item, or left them all. */
  onFocus: (label: string | null) => void;
  /** @param byKey whether the item had the focus and was pressed by a key */
  onPress: (label: string, byKey: boolean) => void;
}

export class TablePage {
  readonly #root = element('div', { className: 'table-page' });
  readonly #listener: TablePageListener | null;
  readonly #left = new AbortController();
  #signature = '';
  #keyPressedOn: string | null = null;
  /** The focus was here last: if the page loses it, it is restored. */
  #holdsFocus = false;

  /** Adds itself to the page, empty. @param listener null where there is nothing to press */
  constructor(listener: TablePageListener | null = null) {
    this.#listener = listener;
    document.body.append(this.#root);
    this.#listen();
  }

  /** Lays everything out as the view on the canvas is. */
  place(size: Viewport): void {
    scaleToPage(this.#root, size);
  }

  /** The label of the item that has the focus, null if none does. */
  get focused(): string | null {
    const { activeElement } = document;
    return activeElement instanceof HTMLElement && this.#root.contains(activeElement)
      ? (activeElement.dataset.label ?? null)
      : null;
  }

  /** Moves the focus to an item if it exists, else to the title, from which Tab goes to the first item. */
  focus(label: string | null): void {
    const button = label === null ? undefined : this.#buttonOf(label);
    // Whoever reads a page further down stays there, until a button has to be seen.
    if (button === undefined) this.#root.querySelector('h1')?.focus({ preventScroll: true });
    else button.focus({ preventScroll: true });
  }

  /** Replaces what it shows. The focus stays where it is, or goes to the title if its item is gone. */
  show(state: TablePageState): void {
    const { focused } = this;
    const signature = JSON.stringify([state, focused]);
    if (signature === this.#signature) return;
    const isHere = this.#root.contains(document.activeElement);
    render(state.isHidden === true ? null : <Contents {...state} focused={focused} />, this.#root);
    const isLost = document.activeElement === document.body && this.#holdsFocus && document.hasFocus();
    if ((isHere || isLost) && !this.#root.contains(document.activeElement)) this.focus(focused);
    this.#signature = JSON.stringify([state, this.focused]);
  }

  remove(): void {
    this.#left.abort();
    render(null, this.#root);
    this.#root.remove();
  }

  #buttonOf(label: string): HTMLButtonElement | undefined {
    return [...this.#root.querySelectorAll<HTMLButtonElement>('button')].find((one) => one.dataset.label === label);
  }

  #listen(): void {
    const { signal } = this.#left;
    // What is pressed may be the icon on it.
    const buttonOf = ({ target }: Event): HTMLElement | null =>
      target instanceof Element ? target.closest<HTMLElement>('[data-label]') : null;
    const labelOf = (event: Event): string | null => buttonOf(event)?.dataset.label ?? null;
    this.#root.addEventListener('focusin', (event) => this.#listener?.onFocus(labelOf(event)));
    this.#root.addEventListener('focusout', () => {
      this.#keyPressedOn = null;
      this.#listener?.onFocus(null);
    });
    // Over a canvas a pointer leaves the focus, and with it the keys, where they are.
    this.#root.addEventListener('mousedown', (event) => event.preventDefault());
    this.#root.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      // Holding a key down presses once.
      if (event.repeat) event.preventDefault();
      else this.#keyPressedOn = labelOf(event);
    });
    this.#root.addEventListener('click', (event) => {
      const label = labelOf(event);
      if (label === null) return;
      const byKey = this.#keyPressedOn === label;
      this.#keyPressedOn = null;
      if (buttonOf(event)?.ariaDisabled !== 'true') this.#listener?.onPress(label, byKey);
    });
    const onFocus = ({ target }: FocusEvent): void => {
      this.#holdsFocus = this.#root.contains(target as Node);
    };
    document.addEventListener('focusin', onFocus, { signal });
  }
}

type ContentsProps = TablePageState & { focused: string | null };

function Contents({ screen, items, sheets = [], keyCaps = [], countdown = null, focused }: ContentsProps) {
  const { title, passages, actionsTitle } = screen;
  const actions = items.filter(({ isAside }) => isAside !== true);
  const aside = items.filter(({ isAside }) => isAside === true);
  const button = (item: PageItem) => <ItemButton key={item.label} item={item} isFocused={item.label === focused} />;
  return (
    <>
      <main>
        <div class="reading">
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        <div class="reading">
          {passages.map((passage, index) => (
            <PassageView key={index} {...passage} />
          ))}
        </div>
        {actionsTitle !== undefined && actions.length > 0 && <h2 class="reading">{actionsTitle}</h2>}
        <div>{actions.map(button)}</div>
      </main>
      <nav hidden={aside.length === 0}>{aside.map(button)}</nav>
      <div class="sheets" aria-hidden="true">
        {sheets.map((sheet) => (
          <SheetView key={sheet.name} {...sheet} />
        ))}
        {keyCaps.map(({ key, at }) => (
          <kbd key={`${key} ${at.x}`} style={{ left: `${at.x}px`, top: `${at.y}px` }}>
            {key}
          </kbd>
        ))}
        {countdown !== null && <Countdown {...countdown} />}
      </div>
    </>
  );
}

function PassageView({ title, lines }: Passage) {
  return (
    <section>
      {title !== undefined && <h2>{title}</h2>}
      {lines
        .filter((line) => line !== '')
        .map((line, index) => (
          <p key={index}>{line}</p>
        ))}
    </section>
  );
}

/** How far outside its answer the ring is, in px. */
const RING_GAP = 5;

function Countdown({ around: { x, y, width, height }, left }: { around: Rect; left: number }) {
  return (
    <svg class={`countdown${left < 0.3 ? ' late' : ''}`}>
      <rect
        x={x - RING_GAP}
        y={y - RING_GAP}
        width={width + 2 * RING_GAP}
        height={height + 2 * RING_GAP}
        rx={8 + RING_GAP}
        pathLength={1}
        stroke-dasharray={`${left} 1`}
      />
    </svg>
  );
}
