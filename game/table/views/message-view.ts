/** What the table says: a sentence, and under it a softer hint if there is room. */
import { DISPLAY_FACE, LEAST_SIZE } from '../../base/theme/typography.ts';
import type { PageText } from '../page/page-text.ts';
import type { Stage } from '../stage.ts';

export class MessageView {
  readonly #stage: Stage;
  readonly #sentence: PageText;
  readonly #hint: PageText;
  #shown: { sentence: string; hints: readonly string[] } = { sentence: '', hints: [] };

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#sentence = stage.words({ className: 'message', face: DISPLAY_FACE }).setOrigin(0.5, 0);
    this.#hint = stage.words({ className: 'message', strong: false }).setOrigin(0.5, 0);
  }

  place(): void {
    const { layout, theme } = this.#stage;
    for (const words of [this.#sentence, this.#hint]) words.setWrap(layout.message.width);
    this.#sentence.setColor(theme.colours.text);
    this.#hint.setColor(theme.colours.textSoft).setFontSize(layout.type.small);
    this.#draw();
  }

  /** @param hint one wording, or several, the longest first: the first that fits into a line is shown */
  show(sentence: string, hint: string | readonly string[]): void {
    const hints = typeof hint === 'string' ? [hint] : hint;
    if (sentence === this.#shown.sentence && hints.join() === this.#shown.hints.join()) return;
    this.#shown = { sentence, hints };
    this.#draw();
  }

  /** What is said, for tests and for screen readers. */
  get words(): string {
    return [this.#shown.sentence, this.#shown.hints[0] ?? ''].filter((part) => part !== '').join(' ');
  }

  #draw(): void {
    const { message, type } = this.#stage.layout;
    const { sentence, hints } = this.#shown;
    const x = message.x + message.width / 2;
    this.#sentence.setText(sentence).setPosition(x, message.y);
    // As large as one line allows; a long sentence takes two smaller ones.
    for (const size of [type.title, type.body, type.small, LEAST_SIZE]) {
      this.#sentence.setFontSize(size);
      if (this.#sentence.height <= (size === type.title ? size * 1.6 : message.height)) break;
    }
    this.#sentence.setFits(this.#sentence.height <= message.height + 1);
    const below = this.#sentence.height;
    const fits = below + type.small * 1.2 <= message.height;
    const fitting = hints.find((hint) => this.#hint.setText(hint).height <= type.small * 1.6) ?? hints.at(-1) ?? '';
    this.#hint.setText(fits ? fitting : '').setPosition(x, message.y + below);
  }
}
