/** A line of text in its slot: shows the first of several wordings that fits. */
import { BASE_TYPE } from '../../base/theme/typography.ts';
import type { TextSlot } from '../layout/layout.ts';
import type { PageText, PageTextStyle } from '../page/page-text.ts';
import type { Stage } from '../stage.ts';

/** A wording that does not fit is tried this much smaller before the next one. */
const SMALLER = 0.8;

const ORIGINS = { left: 0, center: 0.5, right: 1 } as const;

export class TextLine {
  readonly #words: PageText;
  #slot: TextSlot | null = null;
  #wordings: readonly string[] = [''];

  constructor(stage: Stage, style?: PageTextStyle) {
    this.#words = stage.words(style);
  }

  /** Changes the typeface from the next `place` on. */
  setFont(style: PageTextStyle): void {
    this.#words.setFont(style);
  }

  place(slot: TextSlot): void {
    this.#slot = slot;
    this.#words.setOrigin(ORIGINS[slot.align], 0.5).setPosition(slot.x, slot.y);
    this.#fit();
  }

  /** Shows the first of the wordings that fits, the last if none does. */
  show(wordings: readonly string[], colour: string): void {
    this.#words.setColor(colour);
    if (wordings.join('\n') === this.#wordings.join('\n')) return;
    this.#wordings = wordings;
    this.#fit();
  }

  #fit(): void {
    if (this.#slot === null) return;
    const { size, width } = this.#slot;
    for (const wording of this.#wordings) {
      this.#words.setText(wording);
      for (const fitting of [size, Math.max(BASE_TYPE.small, Math.round(size * SMALLER))]) {
        if (this.#words.setFontSize(fitting).width > width) continue;
        this.#words.setFits(true);
        return;
      }
    }
    this.#words.fit(BASE_TYPE.small, { width });
  }

  /** Of the shown text, in px of the layout. */
  get width(): number {
    return this.#words.width;
  }

  setAlpha(alpha: number): void {
    this.#words.setAlpha(alpha);
  }
}
