/** A button with a picture, a title and a line about how things stand; where it is narrow, without the picture. */
import type Phaser from 'phaser';
import { FITS, fitInLines } from '../../base/fit-text.ts';
import type { Size } from '../../base/geometry.ts';
import { toInteger } from '../../base/theme/colours.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { LEAST_SIZE, linesHeight } from '../../base/theme/typography.ts';
import { Button, type ButtonOptions, type FaceDrawing } from './button.ts';
import { drawIcon, type Icon } from './icons.ts';
import { addText, placeText, placeTextLeft, setTextStyle } from './text.ts';

interface TileOptions extends Omit<ButtonOptions, 'face' | 'kind'> {
  icon: Icon;
}

/** What a tile says. */
export interface TileWords {
  /** In place of its label. */
  title?: string;
  line: string;
  /** What takes the place of a line that is too long for a wide tile. */
  brief?: string;
  /** What takes the place of title and line in a narrow tile, and of a line that is too long. */
  short?: { title?: string; line?: string };
}

/** Narrower than this, in shares of its height, it has no room for a picture. */
const WIDE = 3;
const MARGIN = 6;

export class Tile extends Button {
  readonly #icon: Icon;
  #picture: Phaser.GameObjects.Image | undefined;
  readonly #title: Phaser.GameObjects.Text;
  readonly #line: Phaser.GameObjects.Text;
  #words: TileWords = { line: '' };

  constructor(scene: Phaser.Scene, theme: Theme, { icon, ...options }: TileOptions) {
    super(scene, theme, { ...options, face: '', kind: 'plate' });
    this.#icon = icon;
    this.#title = addText(scene, '', { size: 14, colour: theme.colours.text, strong: true });
    this.#line = addText(scene, '', { size: 12, colour: theme.colours.textSoft });
    this.object.add([this.#title, this.#line]);
  }

  /** @param label what it is called from now on */
  say(label: string, words: TileWords): void {
    this.#words = words;
    const { title = label, line } = words;
    this.setDetails({ name: title === label ? label : `${title}. ${label}`, detail: line });
    this.rename(label, '');
  }

  /** Shows a picture in place of its icon; the tile destroys it. */
  setPicture(picture: Phaser.GameObjects.Image | undefined): void {
    this.#picture?.destroy();
    this.#picture = picture;
    if (picture !== undefined) this.object.add(picture);
    this.setFace('');
  }

  protected override drawFace({ shape, theme, ink, size }: FaceDrawing): void {
    const { width, height } = this.bounds;
    const isWide = width >= WIDE * height;
    const small = Math.max(LEAST_SIZE, Math.round(size * 0.84));
    setTextStyle(this.#title, { size, colour: ink, strong: true });
    setTextStyle(this.#line, { size: small, colour: theme.colours.textSoft });
    const left = isWide ? height : MARGIN;
    this.#picture?.setVisible(isWide).setPosition(height / 2, height / 2);
    if (isWide && this.#picture === undefined) drawIcon(this.#icon, shape, { width: height, height }, toInteger(ink));
    this.#fit({ width: width - left - MARGIN, height: height - MARGIN }, isWide, { size, small });
    const top = (height - this.#title.height - this.#line.height) / 2;
    const place = isWide ? placeTextLeft : placeText;
    const x = isWide ? left : width / 2;
    place(this.#title, { x, y: top + this.#title.height / 2 });
    place(this.#line, { x, y: top + this.#title.height + this.#line.height / 2 });
  }

  /** Fits title and line into a room, the title of a narrow tile in two lines. */
  #fit(room: Size, isWide: boolean, { size, small }: { size: number; small: number }): void {
    const { title = this.label, line, brief, short } = this.#words;
    const shorter = { title: short?.title ?? title, line: short?.line ?? line };
    const first = { ...room, height: isWide ? linesHeight(size) : room.height - linesHeight(small) };
    const second = { ...room, height: isWide ? room.height - linesHeight(size) : linesHeight(small) };
    fitInLines(this.#title, isWide ? title : shorter.title, size, first);
    fitInLines(this.#line, isWide ? line : shorter.line, small, second);
    const instead = (isWide ? brief : undefined) ?? shorter.line;
    if (this.#line.getData(FITS) !== true) fitInLines(this.#line, instead, small, second);
  }
}
