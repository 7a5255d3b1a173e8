/** Words over the canvas that the browser draws, sharp at any size: for what the parts of the table say and move. */
import { element } from '../../base/elements.ts';
import { fit, textSize, wrap } from '../../base/fit-text.ts';
import { INTERFACE_FACE, LINE_HEIGHT, WEIGHTS } from '../../base/theme/typography.ts';

export interface PageTextStyle {
  className?: string;
  face?: string;
  strong?: boolean;
}

/** Lengths are those of the table's layout, in px. */
export class PageText {
  readonly #element: HTMLElement;
  #face: string;
  #weight: string;
  #words = '';
  #lines = '';
  #size = 16;
  #wrap = Infinity;
  #at = { x: 0, y: 0 };
  #origin = { x: 0.5, y: 0.5 };

  constructor(parent: Element, { className = '', face = INTERFACE_FACE, strong = true }: PageTextStyle = {}) {
    this.#element = element('span', { className });
    this.#face = face;
    this.#weight = strong ? WEIGHTS.strong : WEIGHTS.regular;
    parent.append(this.#element);
    this.#draw();
  }

  /** As they were set, without the breaks that the width makes. */
  get text(): string {
    return this.#words;
  }

  get width(): number {
    return this.#room.width;
  }

  get height(): number {
    return this.#room.height;
  }

  setText(words: string): this {
    this.#words = words;
    return this.#draw();
  }

  setFont({ face = INTERFACE_FACE, strong = true }: PageTextStyle): this {
    this.#face = face;
    this.#weight = strong ? WEIGHTS.strong : WEIGHTS.regular;
    return this.#draw();
  }

  setFontSize(size: number): this {
    this.#size = size;
    return this.#draw();
  }

  /** Lines break at this width. */
  setWrap(width: number): this {
    this.#wrap = width;
    return this.#draw();
  }

  /** Shrinks them from a size until they have room; `data-fits` says whether they have. */
  fit(size: number, room: { width: number; height?: number }): this {
    const fitted = fit(this.#words, size, this.#font, room);
    this.setFits(fitted.fits);
    return this.setFontSize(fitted.size);
  }

  /** Notes whether they fit, for the tests that look for what cannot be read. */
  setFits(fits: boolean): this {
    this.#element.dataset.fits = String(fits);
    return this;
  }

  setPosition(x: number, y: number): this {
    this.#at = { x, y };
    return this.#draw();
  }

  /** What of them is at their position: 0 for the left or the upper end, 1 for the other one; their middle by default. */
  setOrigin(x: number, y: number): this {
    this.#origin = { x, y };
    return this.#draw();
  }

  setColor(colour: string): this {
    this.#element.style.color = colour;
    return this;
  }

  setAlpha(opacity: number): this {
    this.#element.style.opacity = String(opacity);
    return this;
  }

  setScale(scale: number): this {
    this.#element.style.transform = scale === 1 ? '' : `scale(${scale})`;
    return this;
  }

  setVisible(isVisible: boolean): this {
    this.#element.hidden = !isVisible;
    return this;
  }

  destroy(): void {
    this.#element.remove();
  }

  get #font(): { face: string; weight: string } {
    return { face: this.#face, weight: this.#weight };
  }

  get #room(): { width: number; height: number } {
    return textSize(this.#lines, this.#size, this.#font);
  }

  #draw(): this {
    this.#lines = this.#wrap === Infinity ? this.#words : wrap(this.#words, this.#wrap, this.#size, this.#font);
    const { width, height } = this.#room;
    const { style } = this.#element;
    if (this.#element.textContent !== this.#lines) this.#element.textContent = this.#lines;
    style.font = `${this.#weight} ${this.#size}px/${LINE_HEIGHT} ${this.#face}`;
    style.left = `${Math.round(this.#at.x - this.#origin.x * width)}px`;
    style.top = `${Math.round(this.#at.y - this.#origin.y * height)}px`;
    style.minWidth = `${width}px`;
    return this;
  }
}
