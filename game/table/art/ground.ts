/** The table and its lamp as the ground of menu and result. Costly to draw, so one drawing serves every scene. */
import type { Viewport } from '../../base/viewport.ts';
import type Phaser from 'phaser';
import { drawGround } from './felt.ts';
import { layoutTable } from '../layout/layout-table.ts';
import type { Theme } from '../../base/theme/theme.ts';

const KEY = 'ground';
/** Below everything on it. */
const DEPTH = -10;

/** The window that the texture was drawn for. */
let drawnFor = '';

function draw(textures: Phaser.Textures.TextureManager, theme: Theme, size: Viewport): void {
  const wanted = JSON.stringify([theme.name, size]);
  if (drawnFor === wanted && textures.exists(KEY)) return;
  drawGround(textures, KEY, { layout: layoutTable(size, 2), theme, dpr: size.dpr });
  drawnFor = wanted;
}

/** Adds the ground to a scene at the size of the window. */
export function addGround(scene: Phaser.Scene, theme: Theme, size: Viewport): Phaser.GameObjects.Image {
  draw(scene.textures, theme, size);
  return scene.add.image(0, 0, KEY).setOrigin(0, 0).setDisplaySize(size.width, size.height).setDepth(DEPTH);
}

/** Whether it is already drawn for this window, so that adding it costs nothing. */
export function isGroundDrawn(theme: Theme, size: Viewport): boolean {
  return drawnFor === JSON.stringify([theme.name, size]);
}
