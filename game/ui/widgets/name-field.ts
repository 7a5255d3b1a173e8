/** A real text field over the canvas while somebody types a name: phones open their keyboards for nothing else. */
import { onPage } from '../../base/canvas.ts';
import type { Rect } from '../../base/geometry.ts';
import { isOfInputMethod } from '../../base/keys.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { DISPLAY_FACE, WEIGHTS } from '../../base/theme/typography.ts';

interface NameFieldOptions {
  /** Read out by screen readers. */
  label: string;
  value: string;
  placeholder: string;
  /** Maximum number of characters. */
  longest: number;
  /** Its place on the canvas. */
  bounds: Rect;
  /** Called with the text when the person is done; with the initial value after Escape. */
  onDone: (text: string) => void;
}

/** Below 16 px phones zoom the page when typing begins. */
const LEAST_SIZE = 16;

export class NameField {
  readonly #theme: Theme;
  #field: HTMLInputElement | undefined;
  #closed = new AbortController();

  constructor(theme: Theme) {
    this.#theme = theme;
  }

  /** Opens it, closing any other. To be called while a press is handled, or phones show no keyboard. */
  open({ label, value, placeholder, longest, bounds, onDone }: NameFieldOptions): void {
    this.close();
    const { colours } = this.#theme;
    const field = document.createElement('input');
    Object.assign(field, {
      type: 'text',
      value,
      placeholder,
      maxLength: longest,
      autocomplete: 'off',
      spellcheck: false,
    });
    field.enterKeyHint = 'done';
    field.ariaLabel = label;
    Object.assign(field.style, {
      position: 'fixed',
      boxSizing: 'border-box',
      margin: '0',
      border: `2px solid ${colours.back}`,
      borderRadius: '8px',
      outline: 'none',
      background: colours.paper,
      color: colours.ink,
      textAlign: 'center',
      fontFamily: DISPLAY_FACE,
      fontWeight: WEIGHTS.strong,
      userSelect: 'text',
    });
    const done = (text: string): void => {
      if (this.#field !== field) return;
      this.close();
      onDone(text);
    };
    field.addEventListener('keydown', (event) => {
      if (isOfInputMethod(event)) return;
      if (event.key === 'Enter' || event.key === 'Tab') done(field.value);
      if (event.key === 'Escape') done(value);
    });
    field.addEventListener('blur', () => done(field.value));
    // A touch on the canvas does not blur the field.
    const outside = ({ target }: Event): void => {
      if (target !== field) done(field.value);
    };
    window.addEventListener('pointerdown', outside, { capture: true, signal: this.#closed.signal });
    this.#field = field;
    this.move(bounds);
    document.body.append(field);
    field.focus();
    field.select();
  }

  /** Moves it to another place. */
  move(bounds: Rect): void {
    if (this.#field === undefined) return;
    const { x, y, width, height } = onPage(bounds);
    const px = (length: number): string => `${length}px`;
    const fontSize = px(Math.max(LEAST_SIZE, height * 0.4));
    Object.assign(this.#field.style, { left: px(x), top: px(y), width: px(width), height: px(height), fontSize });
  }

  /** Removes it; its text is lost. */
  close(): void {
    const field = this.#field;
    this.#field = undefined;
    this.#closed.abort();
    this.#closed = new AbortController();
    field?.remove();
  }
}
