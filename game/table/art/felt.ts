/** The ground of the picture: room, wooden rail, felt with its woven grain, and the light of the lamp on it. */
import type Phaser from 'phaser';
import { mix, translucent } from '../../base/theme/colours.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { centre, grown, type Rect } from '../../base/geometry.ts';
import type { TableLayout } from '../layout/layout.ts';
import { newPen, rounded, setTexture, type Pen } from './pen.ts';

/** Beyond this many px the ground is drawn smaller and stretched: its only fine edges are the rail's. */
const MOST_PIXELS = 4_000_000;
/** So are the grounds of screens with fine pixels, as phones have, to this many px for a CSS px: nobody sees the difference. */
const FINE = { from: 2.5, scale: 1.5 };
/** Strokes of which a soft shadow is made. */
const SOFT_STEPS = 16;
/** How dark they are where all overlap. */
const SOFT_DEPTH = 0.55;
/** Side of the woven patch that covers the felt, in px. */
const PATCH = 96;

type Ground = Pick<TableLayout, 'screen' | 'felt' | 'rail' | 'corner' | 'stock' | 'discard'>;

/** A small, fast, repeatable pseudo-random number: only the look of the grain depends on it. */
function scatter(index: number): number {
  const value = Math.sin(index * 12.9898) * 43758.5453;
  return value - Math.floor(value);
}

function weave(): HTMLCanvasElement {
  const pen = newPen(PATCH, PATCH);
  const patch = pen.createImageData(PATCH, PATCH);
  for (let pixel = 0; pixel < PATCH * PATCH; pixel++) {
    const over = (pixel + Math.floor(pixel / PATCH)) % 2 === 0;
    const strength = scatter(pixel) * 0.05 + (over ? 0.015 : 0);
    patch.data.set(over ? [255, 255, 255, strength * 255] : [0, 0, 0, strength * 357], pixel * 4);
  }
  pen.putImageData(patch, 0, 0);
  return pen.canvas;
}

function path(rect: Rect, radius: number): Path2D {
  return rounded(rect.x, rect.y, rect.width, rect.height, radius);
}

function drawRoom(pen: Pen, { colours }: Theme, { width, height }: Rect): void {
  const light = pen.createRadialGradient(
    width / 2,
    height * 0.4,
    0,
    width / 2,
    height / 2,
    Math.hypot(width, height) / 2,
  );
  light.addColorStop(0, mix(colours.room, colours.rail, 0.35));
  light.addColorStop(1, colours.room);
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}

/** A shadow on both sides of an edge, `reach` px wide: strokes over strokes, since such a wide blur would be slow. */
function drawSoftEdge(pen: Pen, { colours, shade }: Theme, rect: Rect, radius: number, reach: number): void {
  pen.strokeStyle = translucent(colours.shadow, 1 - (1 - SOFT_DEPTH * shade) ** (1 / SOFT_STEPS));
  for (let step = 1; step <= SOFT_STEPS; step++) {
    pen.lineWidth = (2 * reach * step) / SOFT_STEPS;
    pen.stroke(path(rect, radius));
  }
}

function drawRail(pen: Pen, theme: Theme, { felt, rail, corner }: Ground): void {
  const { colours } = theme;
  const outer = grown(felt, rail);
  pen.save();
  pen.translate(0, rail * 0.5);
  drawSoftEdge(pen, theme, outer, corner + rail, rail * 1.6);
  pen.restore();
  pen.fillStyle = colours.rail;
  pen.fill(path(outer, corner + rail));
  pen.save();
  pen.clip(path(outer, corner + rail));
  const polish = pen.createLinearGradient(0, outer.y, 0, outer.y + outer.height);
  polish.addColorStop(0, mix(colours.rail, colours.railLight, 0.55));
  polish.addColorStop(0.5, colours.rail);
  polish.addColorStop(1, mix(colours.rail, colours.shadow, 0.35));
  pen.fillStyle = polish;
  pen.fillRect(outer.x, outer.y, outer.width, outer.height);
  for (let line = 0; line < 9; line++) {
    const by = (line / 9) * rail;
    pen.strokeStyle = translucent(line % 2 === 0 ? colours.shadow : colours.railLight, 0.1 + 0.08 * scatter(line + 3));
    pen.lineWidth = 0.6 + scatter(line) * 1.2;
    pen.stroke(path(grown(felt, by), corner + by));
  }
  pen.restore();
  pen.strokeStyle = translucent(colours.railLight, 0.9);
  pen.lineWidth = Math.max(1, rail * 0.09);
  pen.stroke(path(grown(felt, rail * 0.16), corner + rail * 0.16));
  pen.strokeStyle = translucent(colours.shadow, 0.6);
  pen.lineWidth = 1;
  pen.stroke(path(outer, corner + rail));
}

function drawFelt(pen: Pen, theme: Theme, layout: Ground): void {
  const { colours } = theme;
  const { felt, corner, stock, discard, rail } = layout;
  const lamp = centre({ ...stock, width: discard.x + discard.width - stock.x });
  const reach = Math.hypot(felt.width, felt.height) * 0.56;
  pen.save();
  pen.clip(path(felt, corner));
  const cloth = pen.createRadialGradient(lamp.x, lamp.y, 0, lamp.x, lamp.y, reach);
  cloth.addColorStop(0, mix(colours.feltCentre, colours.lamp, 0.1));
  cloth.addColorStop(0.35, colours.feltCentre);
  cloth.addColorStop(1, colours.feltEdge);
  pen.fillStyle = cloth;
  pen.fillRect(felt.x, felt.y, felt.width, felt.height);
  const woven = pen.createPattern(weave(), 'repeat');
  if (woven !== null) {
    pen.save();
    // Threads keep their size in device px, whatever the table is scaled by.
    const { a } = pen.getTransform();
    pen.scale(1 / a, 1 / a);
    pen.fillStyle = woven;
    pen.fillRect(felt.x * a, felt.y * a, felt.width * a, felt.height * a);
    pen.restore();
  }
  drawSoftEdge(pen, theme, felt, corner, rail * 1.8);
  pen.restore();
  const seam = Math.min(felt.width, felt.height) * 0.035;
  pen.setLineDash([5, 4]);
  pen.strokeStyle = translucent(colours.text, 0.14);
  pen.lineWidth = 1.2;
  pen.stroke(path(grown(felt, -seam), Math.max(0, corner - seam)));
  pen.setLineDash([]);
}

/** Draws room, rail and felt. */
export function drawTable(pen: Pen, layout: Ground, theme: Theme): void {
  drawRoom(pen, theme, layout.screen);
  drawRail(pen, theme, layout);
  drawFelt(pen, theme, layout);
}

function drawGround(
  textures: Phaser.Textures.TextureManager,
  key: string,
  layout: TableLayout,
  theme: Theme,
  dpr: number,
): void {
  const { width, height } = layout.screen;
  const scale = Math.min(dpr >= FINE.from ? FINE.scale : dpr, Math.sqrt(MOST_PIXELS / (width * height)));
  const pen = newPen(Math.ceil(width * scale), Math.ceil(height * scale));
  pen.scale(scale, scale);
  drawTable(pen, layout, theme);
  setTexture(textures, key, pen);
}

/**
 * A texture with the ground of a table, drawn where there is none that looks the same: it is costly to draw.
 * @param prefix of its key
 * @returns its key
 */
export function groundTexture(
  textures: Phaser.Textures.TextureManager,
  prefix: string,
  layout: TableLayout,
  theme: Theme,
  dpr: number,
): string {
  const { screen, felt, rail, corner, stock, discard } = layout;
  const looks = [screen, felt, rail, corner, stock, discard, theme.colours, theme.shade, dpr];
  const key = `${prefix} ${JSON.stringify(looks)}`;
  if (!textures.exists(key)) drawGround(textures, key, layout, theme, dpr);
  return key;
}
