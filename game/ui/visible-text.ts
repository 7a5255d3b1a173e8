/** All text visible on the canvas, and where: for the tests that look for text that is cut off or overlaps. */
import type Phaser from 'phaser';
import { onPage, viewport } from '../base/canvas.ts';
import { FITS } from '../base/fit-text.ts';
import type { Rect } from '../base/geometry.ts';

export interface VisibleText {
  words: string;
  /** In CSS px. */
  bounds: Rect;
  size: number;
  /** Whether they fit into the space given to them. */
  fits: boolean;
  /** Text on top has the higher depth. */
  depth: number;
}

type DisplayObject = Phaser.GameObjects.GameObject & {
  visible?: boolean;
  alpha?: number;
  depth?: number;
  list?: DisplayObject[];
};

function visibleIn(things: readonly DisplayObject[], above: number): VisibleText[] {
  return things.flatMap((thing) => {
    if (thing.visible === false || thing.alpha === 0) return [];
    const depth = above || (thing.depth ?? 0);
    if (thing.list !== undefined) return visibleIn(thing.list, thing.type === 'Layer' ? above : depth);
    if (thing.type !== 'Text') return [];
    const text = thing as unknown as Phaser.GameObjects.Text;
    if (text.text.trim() === '') return [];
    const { x, y, width, height } = text.getBounds();
    const bounds = onPage({ x, y, width, height });
    const size = Number.parseFloat(String(text.style.fontSize)) * viewport().scale;
    return [{ words: text.text, bounds, size, fits: text.getData(FITS) !== false, depth }];
  });
}

/** The text of all active scenes. */
export function visibleText(game: Phaser.Game): VisibleText[] {
  return game.scene.getScenes(true).flatMap(({ children }) => visibleIn(children.list as DisplayObject[], 0));
}
