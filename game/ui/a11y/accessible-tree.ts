/**
 * The screen as elements of the page: headings and texts to read, and a button for everything that can be pressed, which
 * takes the focus and keys. Over a canvas they are placed exactly where it shows the same, so that touch exploration finds
 * them; they are invisible, and pointers reach the canvas through them. Without a canvas they are what everybody sees
 * (`page-display.css`). Only what has changed is updated, so that reading position and focus stay.
 */
import { onPage } from '../../base/canvas.ts';
import { element } from '../../base/elements.ts';
import type { Rect } from '../../base/geometry.ts';
import { isPage } from '../../base/display.ts';
import type { Card } from '../../../engine/cards.ts';
import type { AccessibleScreen } from './accessible-screen.ts';
import { arrange, setAttribute, setText } from './changes.ts';
import { cardRow, showCards, writePassages } from './passages.ts';

/** Something that can be pressed. */
export interface AccessibleItem {
  /** Identifies it among the items on the screen. */
  readonly label: string;
  /** Its name for screen readers; the label if absent. */
  readonly name?: string | undefined;
  /** More about it. */
  readonly detail?: string | undefined;
  /** Whether it is chosen or switched on; absent if it cannot be. */
  readonly isChosen?: boolean | undefined;
  /** False while it cannot be pressed. */
  readonly isEnabled?: boolean | undefined;
  /** Whether it has been pressed and has to be once more. */
  readonly isArmed?: boolean | undefined;
  /** Navigation away from what the screen is about. */
  readonly isAside?: boolean | undefined;
  /** What one most likely wants, for the page to show it so. */
  readonly isMain?: boolean | undefined;
  /** The key that presses it, if one does. */
  readonly key?: string | undefined;
  /** The card that it is about, for the page to show as a picture. */
  readonly card?: Card | undefined;
  /** In CSS px. */
  readonly bounds: Rect;
}

interface AccessibleTreeListener {
  /**
   * The focus has moved to an item, or left them all.
   * @param isVisible whether the browser shows it: not where a pointer has moved it
   */
  onFocus: (label: string | null, isVisible: boolean) => void;
  /** @param byKey whether the item had the focus and was pressed by a key */
  onPress: (label: string, byKey: boolean) => void;
}

/** A button and its description, in an element of their own. */
interface ItemElements {
  item: HTMLElement;
  button: HTMLButtonElement;
  picture: HTMLElement;
  text: HTMLElement;
  detail: HTMLElement;
}

let made = 0;

function setBounds(button: HTMLElement, bounds: Rect): void {
  const { x, y, width, height } = onPage(bounds);
  for (const [property, length] of Object.entries({ left: x, top: y, width, height })) {
    const value = `${Math.round(length * 10) / 10}px`;
    if (button.style.getPropertyValue(property) !== value) button.style.setProperty(property, value);
  }
}

export class AccessibleTree {
  readonly #title = element('h1', { tabIndex: -1 });
  readonly #reading = element('div', { className: 'reading' });
  readonly #actionsTitle = element('h2', { className: 'reading' });
  readonly #actions = element('div');
  readonly #aside = element('nav');
  readonly #root = element('div', { className: 'accessible-tree' });
  readonly #shown = new Map<string, ItemElements>();
  /** By layer, the item that had the focus when another layer was opened over it. */
  readonly #left = new Map<string, string>();
  #listener: AccessibleTreeListener | null = null;
  #layer = '';
  #signature = '';
  #keyPressedOn: string | null = null;
  /** The focus was here last: if the page loses it, it is restored. */
  #holdsFocus = false;

  /** Adds itself to the page, empty. */
  constructor() {
    const head = element('div', { className: 'reading' }, this.#title);
    const main = element('main', {}, head, this.#reading, this.#actionsTitle, this.#actions);
    this.#root.append(main, this.#aside);
    document.body.append(this.#root);
    this.#listen();
  }

  /** Sets who is told about focus and presses; null empties the tree. */
  follow(listener: AccessibleTreeListener | null): void {
    this.#listener = listener;
    this.#left.clear();
    if (listener !== null) return;
    this.show({ layer: '', title: this.#title.textContent ?? '', passages: [] }, []);
    // What follows may be a page.
    this.#root.hidden = true;
  }

  /** The label of the item that has the focus, null if none does. */
  get focused(): string | null {
    const { activeElement } = document;
    return activeElement instanceof HTMLElement && this.#root.contains(activeElement)
      ? (activeElement.dataset.label ?? null)
      : null;
  }

  /** Where an item is seen, in CSS px. */
  boundsOf({ label, bounds }: AccessibleItem): Rect {
    return isPage() ? this.#shownAs(label).button.getBoundingClientRect() : bounds;
  }

  /** Moves the focus to an item if it exists, else to the title, from which Tab goes to the first item. */
  focus(label: string | null): void {
    const button = label === null ? undefined : this.#shown.get(label)?.button;
    // Whoever reads a page further down stays there, until a button has to be seen.
    if (button === undefined) this.#title.focus({ preventScroll: true });
    else button.focus({ preventScroll: !isPage() });
  }

  /** Replaces what the tree shows. The focus stays where it is, or goes to the title if its item is gone. */
  show(screen: AccessibleScreen, items: readonly AccessibleItem[]): void {
    this.#root.hidden = false;
    const signature = JSON.stringify([screen, items, this.focused]);
    if (signature === this.#signature) return;
    const { focused } = this;
    const isHere = this.#root.contains(document.activeElement);
    const isNewLayer = screen.layer !== this.#layer;
    if (isNewLayer && focused !== null) this.#left.set(this.#layer, focused);
    this.#layer = screen.layer;
    this.#root.dataset.layer = screen.layer;

    setText(this.#title, screen.title);
    writePassages(this.#reading, screen.passages);
    const actions = items.filter(({ isAside }) => isAside !== true);
    setText(this.#actionsTitle, screen.actionsTitle ?? '');
    this.#actionsTitle.hidden = screen.actionsTitle === undefined || actions.length === 0;
    for (const item of items) this.#update(item, focused);
    this.#place(this.#actions, actions);
    this.#place(
      this.#aside,
      items.filter(({ isAside }) => isAside === true),
    );
    this.#aside.hidden = this.#aside.childElementCount === 0;
    const labels = new Set(items.map(({ label }) => label));
    for (const label of this.#shown.keys()) if (!labels.has(label)) this.#shown.delete(label);

    const returned = isNewLayer ? (this.#left.get(screen.layer) ?? null) : focused;
    if (isNewLayer) this.#left.delete(screen.layer);
    const isLost = document.activeElement === document.body && this.#holdsFocus && document.hasFocus();
    if (isHere || isLost)
      this.#restoreFocus(returned !== null && labels.has(returned) ? returned : null, focused !== null);
    this.#signature = JSON.stringify([screen, items, this.focused]);
  }

  /** @param wasOnItem whether an item had the focus before, not the title */
  #restoreFocus(label: string | null, wasOnItem: boolean): void {
    if (label === null && !wasOnItem && this.#root.contains(document.activeElement)) return;
    if (label === null || this.focused !== label) this.focus(label);
  }

  #update(item: AccessibleItem, focused: string | null): void {
    const { label, name, detail, isChosen, isEnabled, isArmed = false, isMain = false, key, card, bounds } = item;
    const { item: whole, button, picture, text, detail: note } = this.#shownAs(label);
    const isDisabled = isEnabled === false;
    setText(text, name ?? label);
    showCards(picture, card === undefined ? [] : [card]);
    setText(note, detail ?? '');
    setAttribute(button, 'aria-describedby', detail === undefined || detail === '' ? null : note.id);
    whole.classList.toggle('armed', isArmed);
    button.classList.toggle('main', isMain);
    setAttribute(button, 'aria-keyshortcuts', key ?? null);
    setAttribute(button, 'aria-pressed', isChosen === undefined ? null : String(isChosen));
    // Disabling a button would take the focus from it.
    button.disabled = isDisabled && focused !== label;
    setAttribute(button, 'aria-disabled', isDisabled && focused === label ? 'true' : null);
    if (!isPage()) setBounds(button, bounds);
  }

  #shownAs(label: string): ItemElements {
    const there = this.#shown.get(label);
    if (there !== undefined) return there;
    const [picture, text] = [cardRow(), element('span')];
    const button = element('button', { type: 'button' }, picture, text);
    button.dataset.label = label;
    const detail = element('span', { id: `detail-${made++}`, className: 'detail', hidden: !isPage() });
    const shown = { item: element('div', { className: 'item' }, button, detail), button, picture, text, detail };
    this.#shown.set(label, shown);
    return shown;
  }

  #place(parent: Element, items: readonly AccessibleItem[]): void {
    arrange(
      parent,
      items.map(({ label }) => this.#shownAs(label).item),
    );
  }

  #listen(): void {
    const labelOf = ({ target }: Event): string | null =>
      target instanceof HTMLElement ? (target.closest<HTMLElement>('[data-label]')?.dataset.label ?? null) : null;
    this.#root.addEventListener('focusin', (event) =>
      this.#listener?.onFocus(labelOf(event), (event.target as HTMLElement).matches(':focus-visible')),
    );
    this.#root.addEventListener('focusout', () => {
      this.#keyPressedOn = null;
      this.#listener?.onFocus(null, false);
    });
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
      if ((event.target as HTMLElement).ariaDisabled !== 'true') this.#listener?.onPress(label, byKey);
    });
    document.addEventListener('focusin', ({ target }) => {
      this.#holdsFocus = this.#root.contains(target as Node);
    });
  }
}
