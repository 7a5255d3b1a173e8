/** A few cards with the looks that the settings give them. */
import type Phaser from 'phaser';
import { parseCards } from '../../../engine/cards.ts';
import type { OwnSheet } from '../../table/art/sheet.ts';
import { backFrame, cardPictures, faceFrame } from '../../table/cards/card-pictures.ts';
import type { Rect } from '../../base/geometry.ts';
import { CARD_ASPECT, type Theme } from '../../base/theme/theme.ts';

/** One of each suit, and the back. */
const FRAMES = [...parseCards('As Kh Qd Jc').map((card) => faceFrame(card, 0)), backFrame(0)];
/** Between two cards, as a share of their width. */
const GAP = 0.16;
/** Too small to judge below this. In CSS px. */
const LEAST_HEIGHT = 62;
const TALLEST = 104;

/** Height of the cards if this much is left, 0 if that is too little. */
export function previewHeight(left: number, width: number, scale: number): number {
  const height = Math.min(left, TALLEST * scale, (width / (FRAMES.length * (1 + GAP))) * CARD_ASPECT);
  return height < LEAST_HEIGHT ? 0 : Math.floor(height);
}

/** Draws the cards side by side in the middle of an area, with pictures of the sheet. */
export function addPreview(
  scene: Phaser.Scene,
  sheet: OwnSheet,
  theme: Theme,
  area: Rect,
  dpr: number,
): Phaser.GameObjects.Image[] {
  const width = area.height / CARD_ASPECT;
  const pictures = cardPictures([width], theme).filter(({ name }) => FRAMES.includes(name));
  const unit = sheet.draw(pictures, dpr);
  const step = width * (1 + GAP);
  const left = area.x + (area.width - step * (FRAMES.length - 1)) / 2;
  return FRAMES.map((frame, index) =>
    scene.add.image(left + index * step, area.y + area.height / 2, sheet.key, frame).setScale(unit),
  );
}
