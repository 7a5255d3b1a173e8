/**
 * The screen as elements of the page, placed exactly over what the canvas shows: headings and texts to read, and a button
 * for everything that can be pressed, which takes the focus and keys and is found by touch exploration. It is invisible,
 * and pointers reach the canvas through it, all but a field to type in, which the canvas cannot draw. Only what has changed is updated, so that reading position and focus stay.
 */
import { onPage } from '../../base/canvas.ts';
import { element } from '../../base/elements.ts';
import type { Rect } from '../../base/geometry.ts';
import type { AccessibleScreen, Passage } from './accessible-screen.ts';

/** Something that can be pressed. */
export interface AccessibleItem {
  /** Identifies it among the items on the screen. */
  readonly label: string;
  /** Its name for screen readers; the label if absent. */
  readonly name?: string | undefined;
  /** More about it. */
  readonly detail?: string | undefined;
  /** What it is a choice for: items with the same group are placed together. */
  readonly group?: string | undefined;
  /** Whether it is chosen or switched on; absent if it cannot be. */
  readonly isChosen?: boolean | undefined;
  /** False while it cannot be pressed. */
  readonly isEnabled?: boolean | undefined;
  /** Navigation away from what the screen is about. */
  readonly isAside?: boolean | undefined;
  /** In CSS px. */
  readonly bounds: Rect;
}

interface AccessibleTreeListener {
  /** The focus has moved to an item, or left them all. */
  onFocus: (label: string | null) => void;
  /** @param byKey whether the item had the focus and was pressed by a key */
  onPress: (label: string, byKey: boolean) => void;
}

/** A button and its description. */
interface ButtonElements {
  button: HTMLButtonElement;
  detail: HTMLElement;
}

let made = 0;

/** Makes these nodes the children of a parent, in this order; those already in place are not touched. */
function arrange(parent: Element, nodes: readonly Node[]): void {
  const wanted = new Set(nodes);
  for (const child of Array.from(parent.childNodes)) if (!wanted.has(child)) child.remove();
  for (const [index, node] of nodes.entries()) {
    if (parent.childNodes[index] !== node) parent.insertBefore(node, parent.childNodes[index] ?? null);
  }
}

function setText(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

function setAttribute(node: Element, attribute: string, value: string | null): void {
  if (node.getAttribute(attribute) === value) return;
  if (value === null) node.removeAttribute(attribute);
  else node.setAttribute(attribute, value);
}

function setBounds(button: HTMLElement, bounds: Rect): void {
  const { x, y, width, height } = onPage(bounds);
  for (const [property, length] of Object.entries({ left: x, top: y, width, height })) {
    const value = `${Math.round(length * 10) / 10}px`;
    if (button.style.getPropertyValue(property) !== value) button.style.setProperty(property, value);
  }
}

/** Shows the passages, reusing the existing elements where their names match. */
function writePassages(parent: Element, passages: readonly Passage[]): void {
  const wanted = passages.flatMap(({ title, lines }) => [
    ...(title === undefined ? [] : [{ name: 'h2' as const, text: title }]),
    ...lines.filter((text) => text !== '').map((text) => ({ name: 'p' as const, text })),
  ]);
  for (const [index, { name, text }] of wanted.entries()) {
    const there = parent.children[index];
    if (there?.localName === name) setText(there, text);
    else if (there === undefined) parent.append(element(name, {}, text));
    else there.replaceWith(element(name, {}, text));
  }
  while (parent.children.length > wanted.length) parent.lastElementChild?.remove();
}

export class AccessibleTree {
  readonly #title = element('h1', { tabIndex: -1 });
  readonly #reading = element('div', { className: 'reading' });
  readonly #typing = element('div');
  readonly #actionsTitle = element('h2', { className: 'reading' });
  readonly #actions = element('div');
  readonly #aside = element('nav');
  readonly #root = element('div', { className: 'accessible-tree' });
  readonly #shown = new Map<string, ButtonElements>();
  readonly #groups = new Map<string, HTMLElement>();
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
    const main = element('main', {}, head, this.#reading, this.#typing, this.#actionsTitle, this.#actions);
    this.#root.append(main, this.#aside);
    document.body.append(this.#root);
    this.#listen();
  }

  /** Sets who is told about focus and presses; null empties the tree. */
  follow(listener: AccessibleTreeListener | null): void {
    this.#listener = listener;
    this.#left.clear();
    if (listener === null) this.show({ layer: '', title: this.#title.textContent ?? '', passages: [] }, []);
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
    const button = label === null ? undefined : this.#shown.get(label)?.button;
    (button ?? this.#title).focus({ preventScroll: true });
  }

  /**
   * Replaces what the tree shows. The focus stays where it is, or goes to the title if its item is gone.
   * @param field to type in, which is seen; null for none
   */
  show(screen: AccessibleScreen, items: readonly AccessibleItem[], field: HTMLElement | null = null): void {
    const signature = JSON.stringify([screen, items, this.focused]);
    if (signature === this.#signature && this.#typing.firstElementChild === field) return;
    const { focused } = this;
    const isHere = this.#root.contains(document.activeElement);
    const isNewLayer = screen.layer !== this.#layer;
    if (isNewLayer && focused !== null) this.#left.set(this.#layer, focused);
    this.#layer = screen.layer;

    setText(this.#title, screen.title);
    writePassages(this.#reading, screen.passages);
    arrange(this.#typing, field === null ? [] : [field]);
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

  #update({ label, name, detail, isChosen, isEnabled, bounds }: AccessibleItem, focused: string | null): void {
    const { button, detail: note } = this.#shownAs(label);
    const isDisabled = isEnabled === false;
    setText(button, name ?? label);
    setText(note, detail ?? '');
    setAttribute(button, 'aria-describedby', detail === undefined || detail === '' ? null : note.id);
    setAttribute(button, 'aria-pressed', isChosen === undefined ? null : String(isChosen));
    // Disabling a button would take the focus from it.
    button.disabled = isDisabled && focused !== label;
    setAttribute(button, 'aria-disabled', isDisabled && focused === label ? 'true' : null);
    setBounds(button, bounds);
  }

  #shownAs(label: string): ButtonElements {
    const there = this.#shown.get(label);
    if (there !== undefined) return there;
    const button = element('button', { type: 'button' });
    button.dataset.label = label;
    const shown = { button, detail: element('span', { id: `detail-${made++}`, hidden: true }) };
    this.#shown.set(label, shown);
    return shown;
  }

  #place(parent: Element, items: readonly AccessibleItem[]): void {
    const nodes: Node[] = [];
    const groups = new Map<Element, Node[]>();
    for (const { label, group } of items) {
      const { button, detail } = this.#shownAs(label);
      const into = group === undefined ? nodes : this.#inGroup(group, nodes, groups);
      into.push(button, ...(button.hasAttribute('aria-describedby') ? [detail] : []));
    }
    arrange(parent, nodes);
    for (const [group, children] of groups) arrange(group, children);
  }

  #inGroup(name: string, nodes: Node[], groups: Map<Element, Node[]>): Node[] {
    let group = this.#groups.get(name);
    if (group === undefined) {
      group = element('div', { role: 'group', ariaLabel: name });
      this.#groups.set(name, group);
    }
    const there = groups.get(group);
    if (there !== undefined) return there;
    const children: Node[] = [];
    groups.set(group, children);
    nodes.push(group);
    return children;
  }

  #listen(): void {
    const labelOf = ({ target }: Event): string | null =>
      target instanceof HTMLElement ? (target.closest<HTMLElement>('[data-label]')?.dataset.label ?? null) : null;
    this.#root.addEventListener('focusin', (event) => this.#listener?.onFocus(labelOf(event)));
    this.#root.addEventListener('focusout', () => {
      this.#keyPressedOn = null;
      this.#listener?.onFocus(null);
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
