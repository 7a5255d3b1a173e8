/** A page of the menu: a sheet over a scene, with a title, something to read or choose, and buttons to go on. */
import type Phaser from 'phaser';
import type { AccessibleScreen } from '../a11y/accessible-screen.ts';
import type { Rect, Size } from '../../base/geometry.ts';
import type { Screen, Viewport } from '../../base/viewport.ts';
import { toInteger } from '../../base/theme/colours.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { Button } from '../widgets/button.ts';
import { drawPaper } from '../widgets/paper.ts';
import { fit } from '../../base/fit-text.ts';
import { addText, setTextStyle, placeTextLeft } from '../widgets/text.ts';
import { layoutSheet, type SheetLayout, type PageScale } from './sheet-layout.ts';

/** Above everything on the table, questions included. */
const DEPTH = 10_100;

interface PageButton {
  label: string;
  face?: string;
  onPress: () => void;
}

interface PageOptions {
  scene: Phaser.Scene;
  theme: Theme;
  title: string;
  /** Buttons to go on; the last one goes back. */
  buttons: readonly PageButton[];
}

export abstract class Page {
  readonly title: string;
  protected readonly scene: Phaser.Scene;
  protected readonly theme: Theme;
  readonly #all: Phaser.GameObjects.Container;
  readonly #shade: Phaser.GameObjects.Rectangle;
  readonly #paper: Phaser.GameObjects.Graphics;
  readonly #heading: Phaser.GameObjects.Text;
  readonly #actions: readonly Button[];
  readonly #texts: Phaser.GameObjects.Text[] = [];
  #size: Viewport | undefined;
  /** Where the title is, and its font size. */
  #titlePlace: (Rect & { size: number }) | undefined;

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
    this.#actions = buttons.map(
      ({ label, face, onPress }, index) =>
        new Button(scene, theme, {
          label,
          ...(face !== undefined && { face }),
          kind: index === buttons.length - 1 ? 'main' : 'paper',
          onPress,
        }),
    );
    this.#all = scene.add
      .container(0, 0, [this.#shade, this.#paper, this.#heading, ...this.#actions.map(({ object }) => object)])
      .setDepth(DEPTH);
  }

  /** All visible buttons, enabled or not, in Tab order. */
  get buttons(): Button[] {
    return [...this.contents, ...this.#actions].filter(({ object }) => object.visible);
  }

  /** What screen readers read. */
  get screen(): AccessibleScreen {
    const lines = this.#texts.filter(({ visible }) => visible).map(({ text }) => text);
    return { layer: this.title, title: this.#heading.text, passages: [{ lines }] };
  }

  /** A field over the canvas to type in, null for none. */
  get field(): HTMLElement | null {
    return null;
  }

  /** Presses the button that goes back. */
  goBack(): void {
    this.#actions.at(-1)?.press();
  }

  /** Takes a key that was pressed on the page. @returns whether it did something */
  pressKey(key: string): boolean {
    if (key === 'Escape') this.goBack();
    return key === 'Escape';
  }

  /** Device px for one CSS px. */
  protected get dpr(): number {
    return this.#size?.dpr ?? 1;
  }

  /** Lays the page out for a window size. */
  place(size: Viewport): void {
    this.#size = size;
    const screen = this.visiblePart(size);
    const layout = layoutSheet(screen, this.#actions.length, (room, scales) => this.bodySize(room, scales));
    const { colours } = this.theme;
    const { sheet, title, type } = layout;
    this.#shade.setSize(size.width, size.height);
    this.#shade.input?.hitArea.setSize(size.width, size.height);
    drawPaper(this.#paper, sheet, this.theme);
    setTextStyle(this.#heading, { size: type.title, colour: colours.ink, face: 'display', strong: true });
    this.#titlePlace = { ...title, size: type.title };
    this.#placeTitle();
    for (const [index, button] of this.#actions.entries()) button.place(layout.buttons[index], type.body);
    this.placeBody(layout);
  }

  destroy(): void {
    this.#all.destroy();
  }

  /** The buttons on the page besides those to go on. */
  protected abstract get contents(): readonly Button[];
  /** The part of the window in which the sheet has to be. */
  protected visiblePart(size: Viewport): Screen {
    return size;
  }

  protected abstract bodySize(room: Size, scales: PageScale): Size;
  protected abstract placeBody(layout: SheetLayout): void;

  /** Adds things to the page, later ones on top. */
  protected add(...things: Phaser.GameObjects.GameObject[]): void {
    this.#all.add(things);
  }

  protected addText(words: string): Phaser.GameObjects.Text {
    const text = addText(this.scene, words, { size: 16, colour: this.theme.colours.ink });
    this.add(text);
    this.#texts.push(text);
    return text;
  }

  protected enableAction(index: number, isEnabled: boolean): void {
    this.#actions[index].enable(isEnabled);
  }

  protected setActionFace(index: number, face: string): void {
    this.#actions[index].setFace(face);
  }

  protected showAction(index: number, isShown: boolean): void {
    this.#actions[index].object.setVisible(isShown);
  }

  protected setTitle(title: string): void {
    this.#heading.setText(title);
    this.#placeTitle();
  }

  #placeTitle(): void {
    if (this.#titlePlace === undefined) return;
    const { x, y, height, size } = this.#titlePlace;
    fit(this.#heading, size, this.#titlePlace);
    placeTextLeft(this.#heading, { x, y: y + height / 2 });
  }

  /** Lays the page out again after its contents have changed. */
  protected relayout(): void {
    if (this.#size !== undefined) this.place(this.#size);
  }
}
