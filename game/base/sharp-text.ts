/**
 * Text that is drawn whole and sharp at any pixel ratio. Phaser makes the picture of a text as large as a sample of letters
 * measures, drops the part of a pixel at its end, and lays it between the pixels of the screen: descenders lose their foot,
 * and letters blur, wherever a CSS pixel is not a whole number of device pixels.
 */
import * as Phaser from 'phaser';
import { withoutDanglingDots } from './line-breaks.ts';

/** What stays empty on each side, in device px: what is drawn at the very edge of a picture has been cut off. */
const EMPTY = 1;
/** Letters on fewer device pixels for each CSS pixel cannot be sharp. */
const LEAST_RATIO = 0.5;
/** Less than this of a pixel is an error of rounding. */
const TINY = 1e-4;

class SharpText extends Phaser.GameObjects.Text {
  /** Draws the letters in a picture of whole device pixels with room around them, which neither size nor place includes. */
  override updateText(): this {
    const { padding, style } = this;
    const ratio = style.resolution;
    const { ascent, descent } = style.getTextMetrics();
    const lines = this.getWrappedText();
    // Its lines begin on whole device pixels, which are not always whole CSS pixels.
    this.autoRound = false;
    const lineHeight = ascent + descent;
    this.lineSpacing = ratio < LEAST_RATIO ? 0 : Math.round(lineHeight * ratio) / ratio - lineHeight;
    const { width, height } = Phaser.GameObjects.GetTextSize(this, style.getTextMetrics(), lines);
    const { beside, above, below } = overhang(this, lines);
    // Letters are measured to a CSS pixel, and drawn to a device pixel: they are larger by less than both together.
    const room = (Math.ceil(ratio) + 1 + EMPTY) / ratio;
    const side = (whole(width + 2 * (beside + room), ratio) - width) / 2;
    const top = whole(ascent + above + room, ratio) - ascent;
    const bottom = whole(top + height + below + room, ratio) - top - height;
    Object.assign(padding, { left: side, right: side, top, bottom });
    super.updateText();
    this.setSize(width, height);
    this.updateDisplayOrigin();
    return this;
  }

  override setStyle(style: Style): this {
    const font = fontOf(style, this.style);
    super.setStyle(withMetrics(style, font));
    metricsOf.set(font, this.style.getTextMetrics());
    return this;
  }

  override runWordWrap(text: string): string {
    return withoutDanglingDots(super.runWordWrap(text));
  }

  override updateDisplayOrigin(): this {
    const { originX, originY, width, height } = this;
    // Phaser's constructor places the origin before there is a picture.
    const { left = 0, top = 0 } = this.padding ?? {};
    // Its public properties change the origin too.
    return Object.assign(this, { _displayOriginX: originX * width + left, _displayOriginY: originY * height + top });
  }

  /** Where it stands upright and at its size its pixels are those of the screen. */
  override willRoundVertices(): boolean {
    return isUpright(this) && containersOf(this).every(isUpright);
  }
}

/** How far letters reach out of the lines that they stand in, in CSS px. */
function overhang(
  { context, style }: Phaser.GameObjects.Text,
  lines: readonly string[],
): { beside: number; above: number; below: number } {
  const { ascent, descent } = style.getTextMetrics();
  const boxes = lines.map((line) => context.measureText(line));
  const beyond = (reach: readonly number[]): number => Math.max(0, ...reach);
  return {
    beside: beyond(boxes.flatMap((box) => [box.actualBoundingBoxLeft, box.actualBoundingBoxRight - box.width])),
    above: beyond(boxes.map((box) => box.actualBoundingBoxAscent - ascent)),
    below: beyond(boxes.map((box) => box.actualBoundingBoxDescent - descent)),
  };
}

/** The next length that is a whole number of device px. */
function whole(length: number, ratio: number): number {
  return Math.ceil(length * ratio - TINY) / ratio;
}

function isUpright({ rotation, scaleX, scaleY }: Phaser.GameObjects.Components.Transform): boolean {
  return rotation === 0 && scaleX === 1 && scaleY === 1;
}

function containersOf({ parentContainer }: Phaser.GameObjects.GameObject): Phaser.GameObjects.Container[] {
  return parentContainer === null ? [] : [parentContainer, ...containersOf(parentContainer)];
}

type Style = Phaser.Types.GameObjects.Text.TextStyle;

/** By font, how far its letters reach. */
const metricsOf = new Map<string, Phaser.Types.GameObjects.Text.TextMetrics>();

/** A font in the words of CSS. @param now what a style leaves out */
function fontOf({ fontStyle, fontSize, fontFamily }: Style, now?: Phaser.GameObjects.TextStyle): string {
  const size = typeof fontSize === 'number' ? `${fontSize}px` : fontSize;
  return [fontStyle ?? now?.fontStyle, size ?? now?.fontSize, fontFamily ?? now?.fontFamily].join(' ');
}

/** A style with what is known of its font, which Phaser would measure anew on a canvas of its own. */
function withMetrics(style: Style, font: string): Style {
  const metrics = metricsOf.get(font);
  return metrics === undefined ? style : { ...style, metrics };
}

/** Lets `scene.add.text` of all scenes add such texts. */
export function sharpenText(): void {
  const { GameObjectFactory } = Phaser.GameObjects;
  // What was measured before a typeface came is of another.
  document.fonts.addEventListener('loadingdone', () => metricsOf.clear());
  GameObjectFactory.remove('text');
  type Add = (...given: Parameters<typeof GameObjectFactory.prototype.text>) => SharpText;
  const add: Add = function (this: Phaser.GameObjects.GameObjectFactory, x, y, words, style = {}) {
    const font = fontOf(style);
    const text = new SharpText(this.scene, x, y, words, withMetrics(style, font));
    metricsOf.set(font, text.style.getTextMetrics());
    return this.existing(text);
  };
  GameObjectFactory.register('text', add);
}
