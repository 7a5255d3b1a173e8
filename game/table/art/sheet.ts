/** Pictures drawn once, at the size in which they are shown, into one texture. */
import type Phaser from 'phaser';
import { longestTexture } from '../../base/canvas.ts';
import { newPen, setTexture, type Picture } from './pen.ts';

/** Space around each picture, so that its neighbour does not bleed in. In device px. */
const PADDING = 2;
interface SheetCell {
  picture: Picture;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Packs pictures into rows, the highest first. `scale` is device px for one CSS px. */
function pack(pictures: readonly Picture[], scale: number): { cells: SheetCell[]; width: number; height: number } {
  const cells = pictures
    .map((picture) => ({
      picture,
      x: 0,
      y: 0,
      width: Math.ceil(picture.width * scale),
      height: Math.ceil(picture.height * scale),
    }))
    .toSorted((a, b) => b.height - a.height);
  const area = cells.reduce((sum, cell) => sum + (cell.width + PADDING) * (cell.height + PADDING), 0);
  const width = Math.min(
    longestTexture(),
    Math.max(Math.ceil(Math.sqrt(area) * 1.03), ...cells.map((cell) => cell.width + PADDING)),
  );
  let [x, y, rowHeight] = [0, 0, 0];
  for (const cell of cells) {
    if (x + cell.width > width) {
      [x, y, rowHeight] = [0, y + rowHeight + PADDING, 0];
    }
    cell.x = x;
    cell.y = y;
    x += cell.width + PADDING;
    rowHeight = Math.max(rowHeight, cell.height);
  }
  return { cells, width, height: y + rowHeight };
}

/**
 * Draws pictures into the texture of that key, replacing an existing one.
 * @returns the device px for one CSS px in it: `scale`, or less if they would not fit
 */
export function drawSheet(
  textures: Phaser.Textures.TextureManager,
  key: string,
  pictures: readonly Picture[],
  scale: number,
): number {
  let [fitting, packed] = [scale, pack(pictures, scale)];
  while (packed.height > longestTexture()) {
    fitting *= 0.9;
    packed = pack(pictures, fitting);
  }
  const pen = newPen(packed.width, packed.height);
  for (const { picture, x, y } of packed.cells) {
    pen.save();
    pen.translate(x, y);
    pen.scale(fitting, fitting);
    picture.draw(pen);
    pen.restore();
  }
  const texture = setTexture(textures, key, pen);
  for (const { picture, x, y, width, height } of packed.cells) texture.add(picture.name, 0, x, y, width, height);
  return fitting;
}

/** Number of sheets made so far, so that each has a texture of its own. */
let made = 0;

/**
 * A sheet that belongs to one part of a scene, which destroys its images before it draws them anew. Nothing else can
 * replace its texture, and it ends with the scene.
 */
export class OwnSheet {
  /** Key of its texture. */
  readonly key = `sheet ${++made}`;
  readonly #textures: Phaser.Textures.TextureManager;
  #hasEnded = false;

  constructor(scene: Phaser.Scene) {
    this.#textures = scene.textures;
    scene.events.once('shutdown', () => this.remove());
  }

  /**
   * Draws pictures in place of those before.
   * @returns the scale at which an image of it has its size in CSS px
   * @throws Error if it was removed: whoever draws it would go on after its scene
   */
  draw(pictures: readonly Picture[], dpr: number): number {
    if (this.#hasEnded) throw new Error(`${this.key} is drawn after its end`);
    return 1 / drawSheet(this.#textures, this.key, pictures, dpr);
  }

  /** Ends it before the scene does. */
  remove(): void {
    this.#hasEnded = true;
    if (this.#textures.exists(this.key)) this.#textures.remove(this.key);
  }
}
