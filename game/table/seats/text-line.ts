/** A line of text in its slot: shows the first of several wordings that fits. */
import type Phaser from 'phaser';
import { BASE_TYPE, INTERFACE_FACE, WEIGHTS } from '../../base/theme/typography.ts';
import { fit, FITS } from '../../base/fit-text.ts';
import type { TextSlot } from '../layout/layout.ts';
import type { Stage } from '../stage.ts';

/** A wording that does not fit is tried this much smaller before the next one. */
const SMALLER = 0.8;

const ORIGINS = { left: 0, center: 0.5, right: 1 } as const;

export class TextLine {
  readonly #text: Phaser.GameObjects.Text;
  readonly #stage: Stage;
  #slot: TextSlot | null = null;
  #wordings: readonly string[] = [''];
  #colour = '';

  constructor(stage: Stage, depth: number, style: { face?: string; strong?: boolean } = {}) {
    this.#stage = stage;
    this.#text = stage.text(depth, { face: style.face ?? INTERFACE_FACE, ...style });
  }

  /** Changes the typeface from the next `place` on. */
  setFace({ face, strong }: { face?: string; strong?: boolean }): void {
    this.#text.setFontFamily(face ?? INTERFACE_FACE).setFontStyle(strong === false ? WEIGHTS.regular : WEIGHTS.strong);
  }

  place(slot: TextSlot): void {
    this.#slot = slot;
    this.#text.setOrigin(ORIGINS[slot.align], 0.5).setPosition(slot.x, slot.y).setResolution(this.#stage.dpr);
    this.#fit();
  }

  /** Shows the first of the wordings that fits, the last if none does. */
  show(wordings: readonly string[], colour: string): void {
    if (colour !== this.#colour) this.#text.setColor(colour);
    this.#colour = colour;
    if (wordings.join('\n') === this.#wordings.join('\n')) return;
    this.#wordings = wordings;
    this.#fit();
  }

  #fit(): void {
    if (this.#slot === null) return;
    const { size, width } = this.#slot;
    for (const wording of this.#wordings) {
      this.#text.setText(wording);
      for (const fitting of [size, Math.max(BASE_TYPE.small, Math.round(size * SMALLER))]) {
        this.#text.setFontSize(fitting);
        if (this.#text.width <= width) {
          this.#text.setData(FITS, true);
          return;
        }
      }
    }
    fit(this.#text, BASE_TYPE.small, { width });
  }

  /** Of the shown text, in CSS px. */
  get width(): number {
    return this.#text.width;
  }

  setAlpha(alpha: number): void {
    this.#text.setAlpha(alpha);
  }
}
