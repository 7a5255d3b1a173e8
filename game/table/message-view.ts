/** What the table says: a sentence, and under it a softer hint where there is room. */
import type Phaser from 'phaser';
import { DISPLAY_FACE } from '../theme/type.ts';
import { DEPTH, type Stage } from './stage.ts';

export class MessageView {
  readonly #stage: Stage;
  readonly #sentence: Phaser.GameObjects.Text;
  readonly #hint: Phaser.GameObjects.Text;
  #shown = { sentence: '', hint: '' };

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#sentence = stage.text(DEPTH.words, { face: DISPLAY_FACE }).setAlign('center').setOrigin(0.5, 0);
    this.#hint = stage.text(DEPTH.words, { strong: false }).setAlign('center').setOrigin(0.5, 0);
  }

  place(): void {
    const { message, type } = this.#stage.layout;
    const { dpr, theme } = this.#stage;
    for (const text of [this.#sentence, this.#hint]) text.setResolution(dpr).setWordWrapWidth(message.width);
    this.#sentence.setColor(theme.colours.text);
    this.#hint.setColor(theme.colours.textSoft).setFontSize(type.small);
    this.#draw();
  }

  show(sentence: string, hint: string): void {
    if (sentence === this.#shown.sentence && hint === this.#shown.hint) return;
    this.#shown = { sentence, hint };
    this.#draw();
  }

  /** What is said, for tests and for people who listen. */
  get words(): string {
    return [this.#shown.sentence, this.#shown.hint].filter((part) => part !== '').join(' ');
  }

  #draw(): void {
    const { message, type } = this.#stage.layout;
    const { sentence, hint } = this.#shown;
    const x = message.x + message.width / 2;
    this.#sentence.setText(sentence).setPosition(x, message.y);
    // As large as one line allows; a long sentence takes two smaller ones.
    for (const size of [type.title, type.body, type.small]) {
      this.#sentence.setFontSize(size);
      if (this.#sentence.height <= (size === type.title ? size * 1.6 : message.height)) break;
    }
    const below = sentence === '' ? 0 : this.#sentence.height;
    const fits = below + type.small * 1.2 <= message.height;
    this.#hint.setText(fits ? hint : '').setPosition(x, message.y + below);
  }
}
