/** The table and its lamp as the ground of menu, result and matches. Costly to draw, so one drawing serves every scene. */
import type { Viewport } from '../../base/viewport.ts';
import type Phaser from 'phaser';
import { drawGround } from './felt.ts';
import type { TableLayout } from '../layout/layout.ts';
import { layoutTable } from '../layout/layout-table.ts';
import type { Theme } from '../../base/theme/theme.ts';

const KEY = 'ground';
/** The table of the menu has as many seats as the first match. */
const SEATS = 4;
/** Below everything on it. */
const DEPTH = -10;

/** What the texture shows. */
let drawnFor = '';

/** Everything that the ground's look depends on. */
function looksOf({ screen, felt, rail, corner, stock, discard }: TableLayout, { colours, shade }: Theme, dpr: number) {
  return JSON.stringify([screen, felt, rail, corner, stock, discard, colours, shade, dpr]);
}

function draw(textures: Phaser.Textures.TextureManager, theme: Theme, size: Viewport): void {
  const layout = layoutTable(size, SEATS);
  const wanted = looksOf(layout, theme, size.dpr);
  if (drawnFor === wanted && textures.exists(KEY)) return;
  drawGround(textures, KEY, layout, theme, size.dpr);
  drawnFor = wanted;
}

/**
 * Key of a texture with the ground of a table: that of the menu where it looks the same, as it mostly does, otherwise one
 * drawn under a key of its own.
 */
export function tableGround(
  textures: Phaser.Textures.TextureManager,
  own: string,
  layout: TableLayout,
  theme: Theme,
  dpr: number,
): string {
  if (textures.exists(KEY) && drawnFor === looksOf(layout, theme, dpr)) return KEY;
  if (!textures.exists(own)) drawGround(textures, own, layout, theme, dpr);
  return own;
}

/** Adds the ground to a scene at the size of the window. */
export function addGround(scene: Phaser.Scene, theme: Theme, size: Viewport): Phaser.GameObjects.Image {
  draw(scene.textures, theme, size);
  return scene.add.image(0, 0, KEY).setOrigin(0, 0).setDisplaySize(size.width, size.height).setDepth(DEPTH);
}

/** Whether it is already drawn for this window, so that adding it costs nothing. */
export function isGroundDrawn(theme: Theme, size: Viewport): boolean {
  return drawnFor === looksOf(layoutTable(size, SEATS), theme, size.dpr);
}
