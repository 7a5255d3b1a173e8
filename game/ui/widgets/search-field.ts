/** A text field over the canvas, to look for something by its name. `page.css` styles it. */
import { onPage } from '../../base/canvas.ts';
import { element } from '../../base/elements.ts';
import type { Rect } from '../../base/geometry.ts';
import { isOfInputMethod } from '../../base/keys.ts';

/** Below 16 px phones zoom the page when typing begins. */
const LEAST_SIZE = 16;

interface SearchFieldOptions {
  /** What is looked for: stands in it while it is empty, and is read out by screen readers. */
  label: string;
  /** Called with what is in it after every change. */
  onType: (text: string) => void;
  /** Called to go on to what was found. */
  onLeave: () => void;
  /** Called when Escape is pressed. */
  onEscape: () => void;
}

export class SearchField {
  readonly element: HTMLElement;
  readonly #input: HTMLInputElement;

  constructor({ label, onType, onLeave, onEscape }: SearchFieldOptions) {
    this.#input = element('input', {
      type: 'text',
      role: 'searchbox',
      ariaLabel: label,
      placeholder: label,
      autocomplete: 'off',
      spellcheck: false,
      enterKeyHint: 'search',
    });
    this.#input.addEventListener('input', () => onType(this.#input.value));
    this.#input.addEventListener('keydown', (event) => {
      const does = { ArrowDown: onLeave, Enter: onLeave, Escape: onEscape }[event.key];
      if (does === undefined || isOfInputMethod(event)) return;
      event.preventDefault();
      does();
    });
    this.element = element('div', { className: 'search-field', role: 'search' }, this.#input);
  }

  focus(): void {
    this.#input.focus({ preventScroll: true });
  }

  /** Puts text into it, as if it had stood there. */
  write(text: string): void {
    this.#input.value = text;
  }

  /** @param bounds on the canvas @param size of its letters */
  place(bounds: Rect, size: number): void {
    const { x, y, width, height } = onPage(bounds);
    const letters = Math.max(LEAST_SIZE, onPage({ ...bounds, height: size }).height);
    for (const [property, length] of Object.entries({ left: x, top: y, width, height, 'font-size': letters })) {
      this.#input.style.setProperty(property, `${length}px`);
    }
  }
}
