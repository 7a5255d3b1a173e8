/** All text visible on the canvas, where, and whether its letters are whole: for the tests that look for what cannot be read. */
import type Phaser from 'phaser';
import { onPage, viewport } from '../base/canvas.ts';
import { FITS } from '../base/fit-text.ts';
import type { Rect } from '../base/geometry.ts';

export interface VisibleText {
  words: string;
  /** As they are broken. */
  lines: string[];
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

interface Placed {
  text: Phaser.GameObjects.Text;
  depth: number;
}

function textsIn(things: readonly DisplayObject[], above: number): Placed[] {
  return things.flatMap((thing) => {
    if (thing.visible === false || thing.alpha === 0) return [];
    const depth = above || (thing.depth ?? 0);
    if (thing.list !== undefined) return textsIn(thing.list, thing.type === 'Layer' ? above : depth);
    if (thing.type !== 'Text') return [];
    const text = thing as unknown as Phaser.GameObjects.Text;
    return text.text.trim() === '' ? [] : [{ text, depth }];
  });
}

function textsOf(game: Phaser.Game): Placed[] {
  return game.scene.getScenes(true).flatMap(({ children }) => textsIn(children.list as DisplayObject[], 0));
}

/** The text of all active scenes. */
export function visibleText(game: Phaser.Game): VisibleText[] {
  return textsOf(game).map(({ text, depth }) => {
    const { x, y, width, height } = text.getBounds();
    const bounds = onPage({ x, y, width, height });
    const size = Number.parseFloat(String(text.style.fontSize)) * viewport().scale;
    const lines = text.getWrappedText();
    return { words: text.text, lines, bounds, size, fits: text.getData(FITS) !== false, depth };
  });
}

/** Fainter ink than this, of 255, is the rim of a letter. */
const FAINT = 48;

/** Whether letters reach the edge of their picture, where some of them is missing. */
function isCut({ canvas, context }: Phaser.GameObjects.Text): boolean {
  const { width, height } = canvas;
  const edges = [
    [0, 0, width, 1],
    [0, height - 1, width, 1],
    [0, 0, 1, height],
    [width - 1, 0, 1, height],
  ] as const;
  return edges.some(([x, y, wide, high]) =>
    context.getImageData(x, y, wide, high).data.some((ink, at) => at % 4 === 3 && ink > FAINT),
  );
}

/** The text of all active scenes whose letters are cut off at some ratio of device pixels to CSS pixels, and at which. */
export function cutText(game: Phaser.Game, ratios: readonly number[]): { words: string; ratios: number[] }[] {
  return textsOf(game).flatMap(({ text }) => {
    const present = text.style.resolution;
    const cut = ratios.filter((ratio) => isCut(text.setResolution(ratio)));
    text.setResolution(present);
    return cut.length === 0 ? [] : [{ words: text.text, ratios: cut }];
  });
}
