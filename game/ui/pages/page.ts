/** A sheet of paper laid over a scene, with a title, something to read or choose, and ways to go on. */
import type Phaser from 'phaser';
import type { AccessibleScreen } from '../a11y/accessible-screen.ts';
import type { Viewport } from '../../base/viewport.ts';
import { toInteger } from '../../base/theme/colours.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { Button } from '../widgets/button.ts';
import { drawPaper } from '../widgets/paper.ts';
import { fit } from '../../base/fit-text.ts';
import { addText, letter, putLeft } from '../widgets/text.ts';
import { layoutSheet, type SheetLayout, type Size, type PageScale } from './sheet-layout.ts';

/** Above everything on the table, and above a question. */
const DEPTH = 10_100;

type PageButton = { label: string; face?: string; onPress: () => void };

type PageOptions = {
  scene: Phaser.Scene;
  theme: Theme;
  title: string;
  /** Ways to go on, the last one back. */
  buttons: readonly PageButton[];
};

export abstract class Page {
  readonly title: string;
  protected readonly scene: Phaser.Scene;
  protected readonly theme: Theme;
  readonly #all: Phaser.GameObjects.Container;
  readonly #shade: Phaser.GameObjects.Rectangle;
  readonly #paper: Phaser.GameObjects.Graphics;
  readonly #heading: Phaser.GameObjects.Text;
  readonly #ways: readonly Button[];
  readonly #written: Phaser.GameObjects.Text[] = [];
  #size: Viewport | undefined;

  constructor({ scene, theme, title, buttons }: PageOptions) {
    this.scene = scene;
    this.theme = theme;
    this.title = title;
    // Interactive, so that nothing below it can be pressed.
    this.#shade = scene.add
      .rectangle(0, 0, 1, 1, toInteger(theme.colours.shadow), 0.55)
      .setOrigin(0, 0)
      .setInteractive();
    this.#paper = scene.add.graphics();
    this.#heading = addText(scene, title, { size: 21, colour: theme.colours.ink });
    this.#ways = buttons.map(
      ({ label, face, onPress }, index) =>
        new Button(scene, theme, {
          label,
          ...(face !== undefined && { face }),
          kind: index === buttons.length - 1 ? 'main' : 'paper',
          onPress,
        }),
    );
    this.#all = scene.add
      .container(0, 0, [this.#shade, this.#paper, this.#heading, ...this.#ways.map(({ object }) => object)])
      .setDepth(DEPTH);
  }

  /** What is on it to be pressed, now or later, in the order in which Tab reaches it. */
  get buttons(): Button[] {
    return [...this.contents, ...this.#ways].filter(({ object }) => object.visible);
  }

  /** What it says to screen readers. */
  get screen(): AccessibleScreen {
    const lines = this.#written.filter(({ visible }) => visible).map(({ text }) => text);
    return { layer: this.title, title: this.#heading.text, passages: [{ lines }] };
  }

  /** Presses the way that leads back. */
  goBack(): void {
    this.#ways.at(-1)?.press();
  }

  /** Device px for one CSS px. */
  protected get dpr(): number {
    return this.#size?.dpr ?? 1;
  }

  /** Lays the page out for a size of the window. */
  place(size: Viewport): void {
    this.#size = size;
    const layout = layoutSheet(size, this.#ways.length, (room, scales) => this.bodySize(room, scales));
    const { colours } = this.theme;
    const { sheet, title, type } = layout;
    this.#shade.setSize(size.width, size.height);
    this.#shade.input?.hitArea.setSize(size.width, size.height);
    drawPaper(this.#paper, sheet, this.theme);
    letter(this.#heading, { size: type.title, colour: colours.ink, face: 'display', strong: true });
    fit(this.#heading, type.title, title);
    putLeft(this.#heading, { x: title.x, y: title.y + title.height / 2 });
    for (const [index, button] of this.#ways.entries()) button.place(layout.buttons[index], type.body);
    this.placeBody(layout);
  }

  destroy(): void {
    this.#all.destroy();
  }

  /** What stands on the page besides the ways to go on. */
  protected abstract get contents(): readonly Button[];
  protected abstract bodySize(room: Size, scales: PageScale): Size;
  protected abstract placeBody(layout: SheetLayout): void;

  /** Lays things onto the paper, the later ones on top. */
  protected lay(...things: Phaser.GameObjects.GameObject[]): void {
    this.#all.add(things);
  }

  protected write(words: string): Phaser.GameObjects.Text {
    const text = addText(this.scene, words, { size: 16, colour: this.theme.colours.ink });
    this.lay(text);
    this.#written.push(text);
    return text;
  }

  protected enableWay(index: number, isEnabled: boolean): void {
    this.#ways[index].enable(isEnabled);
  }

  protected showWay(index: number, isShown: boolean): void {
    this.#ways[index].object.setVisible(isShown);
  }

  protected rename(title: string): void {
    this.#heading.setText(title);
  }

  /** Lays the page out again after what stands on it has changed. */
  protected placeAgain(): void {
    if (this.#size !== undefined) this.place(this.#size);
  }
}
