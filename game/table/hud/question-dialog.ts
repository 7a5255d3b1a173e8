/** A question on a sheet of paper over the table, which has to be answered before anything else. */
import type Phaser from 'phaser';
import type { Viewport } from '../../base/viewport.ts';
import type { AccessibleScreen } from '../../ui/a11y/accessible-screen.ts';
import { toInteger } from '../../base/theme/colours.ts';
import { TARGET_SIZE, type Theme } from '../../base/theme/theme.ts';
import { typeScale } from '../../base/theme/typography.ts';
import { Button } from '../../ui/widgets/button.ts';
import { addGround } from '../art/ground.ts';
import { drawPaper } from '../../ui/widgets/paper.ts';
import { addText, setTextStyle, placeText } from '../../ui/widgets/text.ts';

export interface QuestionDialogOptions {
  title: string;
  text: string;
  /** Whether it hides the whole table. */
  hides?: boolean;
  /** The most likely one first. */
  answers: readonly { label: string; onPress: () => void }[];
}

const MARGIN = 24;
const WIDEST = 460;
/** Above everything on the table. */
const DEPTH = 10_000;

export class QuestionDialog {
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly Button[];
  readonly #scene: Phaser.Scene;
  readonly #theme: Theme;
  readonly #hides: boolean;
  readonly #shade: Phaser.GameObjects.Rectangle;
  #ground: Phaser.GameObjects.Image | undefined;
  readonly #sheet: Phaser.GameObjects.Graphics;
  readonly #title: Phaser.GameObjects.Text;
  readonly #text: Phaser.GameObjects.Text;
  readonly #all: Phaser.GameObjects.Container;

  constructor(scene: Phaser.Scene, theme: Theme, { title, text, hides = false, answers }: QuestionDialogOptions) {
    this.title = title;
    this.text = text;
    this.#scene = scene;
    this.#theme = theme;
    this.#hides = hides;
    // Interactive, so that nothing below it can be pressed.
    this.#shade = scene.add
      .rectangle(0, 0, 1, 1, toInteger(hides ? theme.colours.room : theme.colours.shadow), hides ? 1 : 0.6)
      .setOrigin(0, 0)
      .setInteractive();
    this.#sheet = scene.add.graphics();
    this.#title = addText(scene, title, { size: 21, colour: theme.colours.ink });
    this.#text = addText(scene, text, { size: 16, colour: theme.colours.ink });
    this.buttons = answers.map(
      ({ label, onPress }, index) =>
        new Button(scene, theme, {
          label,
          kind: index === 0 ? 'main' : 'paper',
          onPress: () => {
            this.destroy();
            onPress();
          },
        }),
    );
    this.#all = scene.add
      .container(0, 0, [this.#shade, this.#sheet, this.#title, this.#text, ...this.buttons.map(({ object }) => object)])
      .setDepth(DEPTH);
  }

  /** What screen readers read. */
  get screen(): AccessibleScreen {
    return { layer: this.title, title: this.title, passages: [{ lines: this.text.split('\n') }] };
  }

  place(size: Viewport): void {
    const { width, height, safe } = size;
    const { colours } = this.#theme;
    if (this.#hides) {
      this.#ground?.destroy();
      this.#ground = addGround(this.#scene, this.#theme, size);
      this.#all.addAt(this.#ground, 1);
    }
    const type = typeScale(1);
    const sheetWidth = Math.min(WIDEST, width - safe.left - safe.right - 2 * MARGIN);
    const inner = sheetWidth - 2 * MARGIN;
    setTextStyle(this.#title, { size: type.title, colour: colours.ink, face: 'display', strong: true, wrap: inner });
    setTextStyle(this.#text, { size: type.body, colour: colours.ink, wrap: inner });
    const buttonHeight = TARGET_SIZE + 4;
    const [titleHeight, textHeight] = [this.#title.height, this.#text.height];
    const heightWith = (rows: number) => {
      const stack = rows * (buttonHeight + 12) - 12;
      return MARGIN + titleHeight + 10 + textHeight + 20 + stack + MARGIN;
    };
    const isTall = heightWith(this.buttons.length) > height - safe.top - safe.bottom - 16;
    const columns = isTall ? 2 : 1;
    const sheetHeight = heightWith(Math.ceil(this.buttons.length / columns));
    const left = safe.left + (width - safe.left - safe.right - sheetWidth) / 2;
    const top = safe.top + Math.max(8, (height - safe.top - safe.bottom - sheetHeight) / 2);
    const middle = left + sheetWidth / 2;

    this.#shade.setSize(width, height);
    drawPaper(this.#sheet, { x: left, y: top, width: sheetWidth, height: sheetHeight }, this.#theme);
    placeText(this.#title, { x: middle, y: top + MARGIN + titleHeight / 2 });
    placeText(this.#text, { x: middle, y: top + MARGIN + titleHeight + 10 + textHeight / 2 });
    const buttonsTop = top + MARGIN + titleHeight + 10 + textHeight + 20;
    for (const [index, button] of this.buttons.entries()) {
      const buttonWidth = (inner - 12 * (columns - 1)) / columns;
      const x = left + MARGIN + (index % columns) * (buttonWidth + 12);
      const y = buttonsTop + Math.floor(index / columns) * (buttonHeight + 12);
      button.place({ x, y, width: buttonWidth, height: buttonHeight }, type.body);
    }
  }

  destroy(): void {
    this.#all.destroy();
  }
}
