/** A button with two lines of text, and optionally a picture. */
import type Phaser from 'phaser';
import { spokenName } from '../a11y/accessible-screen.ts';
import type { Rect } from '../../base/geometry.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { linesHeight, type TypeScale } from '../../base/theme/typography.ts';
import { Button, type ButtonKind } from '../widgets/button.ts';
import { fit } from '../../base/fit-text.ts';
import { addText, setTextStyle, placeTextLeft } from '../widgets/text.ts';

export interface RowText {
  name: string;
  detail: string;
}

const PADDING = 10;

export class Row {
  readonly button: Button;
  readonly #theme: Theme;
  readonly #name: Phaser.GameObjects.Text;
  readonly #detail: Phaser.GameObjects.Text;
  #kind: ButtonKind = 'paper';
  #picture: Phaser.GameObjects.Image | undefined;

  constructor(scene: Phaser.Scene, theme: Theme, label: string, onPress: () => void) {
    this.#theme = theme;
    this.button = new Button(scene, theme, { label, face: '', onPress });
    this.#name = addText(scene, '', { size: 16, colour: theme.colours.ink });
    this.#detail = addText(scene, '', { size: 13, colour: theme.colours.inkSoft });
    this.button.object.add([this.#name, this.#detail]);
  }

  setText({ name, detail }: RowText, kind: ButtonKind = 'paper'): void {
    this.#name.setText(name);
    this.#detail.setText(detail);
    this.#kind = kind;
    this.button.setKind(kind);
    this.button.setDetails({ name: spokenName(this.button.label, name), detail });
  }

  /** Sets the picture at its left end, replacing any other; null for none. */
  setPicture(picture: Phaser.GameObjects.Image | null): void {
    this.#picture?.destroy();
    this.#picture = picture ?? undefined;
    if (picture !== null) this.button.object.add(picture);
  }

  place(bounds: Rect, type: TypeScale): void {
    const { colours } = this.#theme;
    const isInked = this.#kind === 'chosen';
    this.button.place(bounds, type.body);
    const { width, height } = this.button.bounds;
    const pictured = this.#picture === undefined ? 0 : this.#picture.displayWidth + PADDING;
    this.#picture?.setPosition(PADDING + this.#picture.displayWidth / 2, height / 2 - 1);
    setTextStyle(this.#name, {
      size: type.body,
      colour: isInked ? colours.paper : colours.ink,
      face: 'display',
      strong: true,
    });
    setTextStyle(this.#detail, { size: type.small, colour: isInked ? colours.paper : colours.inkSoft });
    const left = PADDING + pictured;
    const room = { width: width - left - PADDING };
    fit(this.#name, type.body, room);
    fit(this.#detail, type.small, room);
    const isLow = height < linesHeight(type.body) + linesHeight(type.small) + 8;
    const isOneLine = isLow && left + this.#name.width + this.#detail.width + 2 * PADDING <= width;
    if (isOneLine) {
      placeTextLeft(this.#name, { x: left, y: height / 2 - 1 });
      placeTextLeft(this.#detail, { x: width - PADDING - this.#detail.width, y: height / 2 - 1 });
      return;
    }
    const top = (height - linesHeight(type.body) - linesHeight(type.small)) / 2 - 1;
    placeTextLeft(this.#name, { x: left, y: top + linesHeight(type.body) / 2 });
    placeTextLeft(this.#detail, { x: left, y: top + linesHeight(type.body) + linesHeight(type.small) / 2 });
  }
}
