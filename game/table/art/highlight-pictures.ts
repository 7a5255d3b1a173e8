/** What highlights are made of: drawn for each, at its size. */
import crown from '../../assets/objects/crown.svg?raw';
import knuckles from '../../assets/objects/knuckles.svg?raw';
import lamp from '../../assets/objects/hanging-lamp.svg?raw';
import lamplight from '../../assets/objects/lamplight.svg?raw';
import plank from '../../assets/objects/plank.svg?raw';
import thumb from '../../assets/objects/thumb.svg?raw';
import { translucent } from '../../base/theme/colours.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { drawEmblem } from './game-emblems.ts';
import type { Pen, Picture } from './pen.ts';
import { drawSvg } from './svg.ts';

/** By name: its file, and its width for a height of 1. */
const PROPS = {
  crown: [crown, 1],
  knuckles: [knuckles, 60 / 126],
  lamp: [lamp, 100 / 60],
  lamplight: [lamplight, 160 / 128],
  plank: [plank, 200 / 60],
  thumb: [thumb, 1],
} as const;

/** A drawing from `game/assets/objects/` of that width, in CSS px. */
export function propPicture(name: keyof typeof PROPS, width: number, { colours }: Theme): Picture {
  const [svg, aspect] = PROPS[name];
  const box = { width, height: width / aspect };
  return { name, ...box, draw: (pen) => drawSvg(pen, svg, box, colours) };
}

/** The crack through the knocker's fist, from the top to the bottom, in hundredths of its size. */
const CRACK = '58 0 L44 24 L60 40 L40 58 L56 76 L46 100';
/** How wide its edges are. */
const EDGE = 6;
export const HALVES = ['left half', 'right half'] as const;

/** The two halves of the knocker's fist. */
export function brokenFist(size: number, theme: Theme): Picture[] {
  const box = { width: size, height: size };
  const clipped = (pen: Pen, side: number): void => {
    const outline = new Path2D();
    outline.addPath(new Path2D(`M${CRACK} H${side} V0 Z`), new DOMMatrix().scale(size / 100));
    pen.clip(outline);
    drawEmblem(pen, 'knock', box, theme);
    pen.scale(size / 100, size / 100);
    pen.strokeStyle = theme.colours.text;
    pen.lineWidth = EDGE;
    pen.stroke(new Path2D(`M${CRACK}`));
  };
  return HALVES.map((name, index) => ({ name, ...box, draw: (pen) => clipped(pen, index * 100) }));
}

/** Up to which share of its radius the shade behind a highlight is even. */
export const SHADE_CORE = 0.6;

/** What lies behind a highlight: the colour of a plate, which fades towards the edges of a square. */
export function shadePicture(size: number, { colours }: Theme): Picture {
  const draw = (pen: Pen): void => {
    const half = size / 2;
    const shade = pen.createRadialGradient(half, half, half * SHADE_CORE, half, half, half);
    // As a cosine: a straight slope would show as an edge.
    for (const [at, opacity] of [
      [0, 1],
      [0.25, 0.85],
      [0.5, 0.5],
      [0.75, 0.15],
      [1, 0],
    ])
      shade.addColorStop(at, translucent(colours.plate, opacity));
    pen.fillStyle = shade;
    pen.fillRect(0, 0, size, size);
  };
  return { name: 'shade', width: size, height: size, draw };
}
