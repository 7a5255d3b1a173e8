/** A note on the table: what the lesson explains now. */
import type Phaser from 'phaser';
import type { TableLayout } from '../../table/layout/layout.ts';
import { DURATION } from '../../base/theme/motion.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { linesHeight } from '../../base/theme/typography.ts';
import { drawPaper } from '../../ui/widgets/paper.ts';
import { addText, setTextStyle } from '../../ui/widgets/text.ts';
import { layoutNote } from './note-layout.ts';
import type { Subject } from './lesson.ts';

/** Above the cards, below the buttons over the table. */
const DEPTH = 8900;

interface NoteWords {
  heading: string;
  text: string;
  about: Subject;
}

export class Note {
  readonly #scene: Phaser.Scene;
  #theme: Theme;
  readonly #paper: Phaser.GameObjects.Graphics;
  readonly #heading: Phaser.GameObjects.Text;
  readonly #text: Phaser.GameObjects.Text;
  readonly #all: Phaser.GameObjects.Container;
  #layout: TableLayout | undefined;
  #words: NoteWords | null = null;

  constructor(scene: Phaser.Scene, theme: Theme) {
    this.#scene = scene;
    this.#theme = theme;
    this.#paper = scene.add.graphics();
    this.#heading = addText(scene, '', { size: 16, colour: theme.colours.back });
    this.#text = addText(scene, '', { size: 16, colour: theme.colours.ink });
    this.#all = scene.add.container(0, 0, [this.#paper, this.#heading, this.#text]).setDepth(DEPTH).setVisible(false);
  }

  /** Shows a text, or nothing (null). @param isStill at once, without fading in */
  say(words: NoteWords | null, isStill: boolean): void {
    this.#words = words;
    this.#draw();
    if (words === null || isStill) return;
    this.#all.setAlpha(0);
    this.#scene.tweens.add({ targets: this.#all, alpha: 1, duration: DURATION.fade });
  }

  place(layout: TableLayout): void {
    this.#layout = layout;
    this.#draw();
  }

  /** Takes the colours of another theme at the next `place`. */
  setTheme(theme: Theme): void {
    this.#theme = theme;
  }

  #draw(): void {
    this.#all.setVisible(this.#words !== null).setAlpha(1);
    if (this.#words === null || this.#layout === undefined) return;
    const { heading, text, about } = this.#words;
    const { colours } = this.#theme;
    this.#heading.setText(heading);
    this.#text.setText(text);
    const set = (size: number, wrap: number): void => {
      setTextStyle(this.#heading, { size, colour: colours.back, face: 'display', strong: true, wrap });
      setTextStyle(this.#text, { size, colour: colours.ink, wrap });
      for (const words of [this.#heading, this.#text]) words.setAlign('left').setOrigin(0);
    };
    const { sheet, padding, size } = layoutNote(this.#layout, about, (tried, width) => {
      set(tried, width);
      return linesHeight(tried) + this.#text.height;
    });
    set(size, sheet.width - 2 * padding);
    drawPaper(this.#paper, sheet, this.#theme);
    const [x, y] = [Math.round(sheet.x + padding), Math.round(sheet.y + padding)];
    this.#heading.setPosition(x, y);
    this.#text.setPosition(x, y + linesHeight(size));
  }
}
