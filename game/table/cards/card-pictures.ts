/** The pictures of the deck, in every size in which the table shows cards. */
import { cardOf, RANK_COUNT, SUIT_COUNT, type Card } from '../../../engine/cards.ts';
import { CARD_ASPECT, CARD_RADIUS, type Theme } from '../../base/theme/theme.ts';
import { translucent } from '../../base/theme/colours.ts';
import { rounded, type Pen, type Picture } from '../art/pen.ts';
import { drawBack } from './back.ts';
import { drawFace } from './face.ts';

/** Blur of a card's shadow as a share of its width: the picture is that much wider on every side. */
export const SHADOW_SPREAD = 0.16;

/** Frame of a face, of the back and of the shadow, by the index of its width in the list of widths. */
export function faceFrame(card: Card, size: number): string {
  return `face-${card}-${size}`;
}

export function backFrame(size: number): string {
  return `back-${size}`;
}

export function shadowFrame(size: number): string {
  return `shadow-${size}`;
}

export function haloFrame(size: number): string {
  return `halo-${size}`;
}

/** What surrounds a card: its shadow, or the light of one that counts. */
function drawAura(pen: Pen, colour: string, width: number): void {
  const spread = width * SHADOW_SPREAD;
  // The card itself stays outside the canvas' clip; only its shadow falls on the picture.
  const away = 10_000;
  const scale = pen.getTransform().a;
  pen.shadowColor = colour;
  pen.shadowBlur = spread * 0.9 * scale;
  pen.shadowOffsetX = away * scale;
  pen.fillStyle = '#000000';
  pen.fill(rounded(spread - away, spread, width, width * CARD_ASPECT, width * CARD_RADIUS));
}

/** Draws in hundredths of a card's width. */
function inCardUnits(width: number, draw: (pen: Pen) => void): (pen: Pen) => void {
  return (pen) => {
    pen.scale(width / 100, width / 100);
    draw(pen);
  };
}

/** The thirteen faces of a suit, `width` CSS px wide; `size` is the index of that width in the list of widths. */
export function facePictures(suit: number, width: number, size: number, theme: Theme): Picture[] {
  return Array.from({ length: RANK_COUNT }, (_, rank) => {
    const card = cardOf(suit, rank);
    return {
      name: faceFrame(card, size),
      width,
      height: width * CARD_ASPECT,
      draw: inCardUnits(width, (pen) => drawFace(pen, card, theme.suits[suit], theme.colours, width)),
    };
  });
}

/** The back, the shadow and the light of a card for each of `widths` (CSS px). */
export function backPictures(widths: readonly number[], theme: Theme): Picture[] {
  return widths.flatMap((width, size) => {
    const height = width * CARD_ASPECT;
    const spread = 2 * width * SHADOW_SPREAD;
    const around = (name: string, colour: string): Picture => ({
      name,
      width: width + spread,
      height: height + spread,
      draw: (pen) => drawAura(pen, colour, width),
    });
    const draw = inCardUnits(width, (pen) => drawBack(pen, theme.colours, width));
    return [
      { name: backFrame(size), width, height, draw },
      around(shadowFrame(size), translucent(theme.colours.shadow, 0.55)),
      around(haloFrame(size), theme.colours.accent),
    ];
  });
}

/** The whole deck, faces and backs, for each of `widths` (CSS px). */
export function cardPictures(widths: readonly number[], theme: Theme): Picture[] {
  const faces = widths.flatMap((width, size) =>
    Array.from({ length: SUIT_COUNT }, (_, suit) => facePictures(suit, width, size, theme)).flat(),
  );
  return [...faces, ...backPictures(widths, theme)];
}
