/** The cards of a hand: fanned in play, straight in a row at the showdown. */
import { SLOT_COUNT } from '../../../engine/actions.ts';
import { CARD_ASPECT, TARGET_SIZE } from '../../base/theme/theme.ts';
import { around, clamp, right, turnedBox, union, type Point, type Rect } from '../../base/geometry.ts';
import type { HandLayout } from './layout.ts';

/** The place of a card: its middle, and its angle in radians. */
export type CardPlace = Point & { angle: number };

/** Angle between neighbours in one's own fan: 7 degrees. */
const OWN_STEP = (7 * Math.PI) / 180;
/** The fans of others are small, so they open wider. */
const OTHERS_STEP = (11 * Math.PI) / 180;
/** Distance of the cards of others' hands, as a share of their width. */
export const OTHERS_SPACING = 0.42;
/** A hand of three, and the card just drawn. */
const MOST_CARDS = 4;

/** Width that the turned card at the end of one's own fan takes, in widths of a card. */
const OUTER_CARD = 1.3;

/** Room that fans of up to `most` cards need around the middle of the fan. */
function fanBox(cardWidth: number, spacing: number, step: number, most = MOST_CARDS): Rect {
  const places = Array.from({ length: most }, (_, fewer) =>
    fanPlaces({ x: 0, y: 0 }, spacing, step, most - fewer),
  ).flat();
  return union(places.map((place) => turnedBox(place, cardWidth, cardWidth * CARD_ASPECT, place.angle)));
}

function fanPlaces(middle: Point, spacing: number, step: number, cards: number): CardPlace[] {
  const radius = spacing / step;
  return Array.from({ length: cards }, (_, index) => {
    const angle = (index - (cards - 1) / 2) * step;
    return { x: middle.x + radius * Math.sin(angle), y: middle.y + radius * (1 - Math.cos(angle)), angle };
  });
}

/** Places of the cards of a hand in play, left to right as its holder sees them: fanned, or on the mat if there is one. */
export function fan(hand: HandLayout, cards: number): CardPlace[] {
  if (hand.mat !== null) return row(hand, cards);
  const along = hand.bearing === 0 || hand.bearing === Math.PI ? hand.bounds.width : hand.bounds.height;
  const most = cards > 1 ? (along - hand.cardWidth * 1.1) / (cards - 1) : hand.fanSpacing;
  const spacing = Math.min(hand.fanSpacing, most);
  const [cos, sin] = [Math.cos(hand.bearing), Math.sin(hand.bearing)];
  return fanPlaces({ x: 0, y: 0 }, spacing, hand.fanStep, cards).map(({ x, y, angle }) => ({
    x: hand.fanMiddle.x + x * cos - y * sin,
    y: hand.fanMiddle.y + x * sin + y * cos,
    // Backs look the same upside down, and so a card that opens later need not spin.
    angle: hand.bearing === Math.PI ? angle : angle + hand.bearing,
  }));
}

/** A place moved by `by` px the way the card's top points. */
export function raised(place: CardPlace, by: number): CardPlace {
  return { ...place, x: place.x + Math.sin(place.angle) * by, y: place.y - Math.cos(place.angle) * by };
}

/** Places of the cards of a straightened hand, left to right, within its bounds. On a mat each keeps its slot. */
export function row(hand: HandLayout, cards: number): CardPlace[] {
  const slots = hand.mat === null ? cards : SLOT_COUNT;
  const { bounds, rowMiddle } = hand;
  const half = Math.min(rowMiddle.x - bounds.x, right(bounds) - rowMiddle.x);
  const most = cards > 1 ? (2 * half - hand.cardWidth) / (cards - 1) : hand.rowSpacing;
  const spacing = Math.min(hand.rowSpacing, most);
  return Array.from({ length: cards }, (_, index) => ({
    x: hand.rowMiddle.x + (index - (slots - 1) / 2) * spacing,
    y: hand.rowMiddle.y,
    angle: 0,
  }));
}

/** One's own hand of up to `most` cards: centred on `middle`, its lowest corner at `low`, no wider than `mostWidth`. */
export function ownHand(
  middle: number,
  low: number,
  cardWidth: number,
  mostWidth: number,
  most = MOST_CARDS,
): HandLayout {
  const height = cardWidth * CARD_ASPECT;
  const lift = Math.round(height * 0.14);
  const spacing = clamp((mostWidth - cardWidth * OUTER_CARD) / (most - 1), TARGET_SIZE, cardWidth * 0.62);
  const box = fanBox(cardWidth, spacing, OWN_STEP, most);
  const bounds = { x: middle + box.x, y: low - box.height - lift, width: box.width, height: box.height + lift };
  return {
    bounds,
    cardWidth,
    fanMiddle: { x: middle, y: bounds.y + lift - box.y },
    rowMiddle: { x: middle, y: low - height / 2 },
    bearing: 0,
    fanStep: OWN_STEP,
    fanSpacing: spacing,
    rowSpacing: Math.min(cardWidth * 1.06, (box.width - cardWidth) / (most - 2)),
    lift,
    mat: null,
  };
}

/** The widest card with which one's own hand of up to `most` cards fits into a width, each a target of its own. */
export function widestInFan(width: number, most: number): number {
  return (width - (most - 1) * TARGET_SIZE) / OUTER_CARD;
}

/** Height of one's own hand of up to `most` cards at a card width, lifted cards included. */
export function ownHandHeight(cardWidth: number, most = MOST_CARDS): number {
  return ownHand(0, 0, cardWidth, Infinity, most).bounds.height;
}

/** Room that another seat's hand needs, in the fan and in the row. */
export function seatHandSize(cardWidth: number, bearing: number): { width: number; height: number } {
  const box = fanBox(cardWidth, cardWidth * OTHERS_SPACING, OTHERS_STEP);
  const upright = bearing === 0 || bearing === Math.PI;
  const height = cardWidth * CARD_ASPECT;
  return {
    width: Math.max(upright ? box.width : box.height, cardWidth * 2.6),
    height: Math.max(upright ? box.height : box.width, height * 1.12),
  };
}

/** Another seat's hand within `bounds`, its cards at the usual distance or closer. */
export function seatHand(
  bounds: Rect,
  cardWidth: number,
  bearing: number,
  spacing = cardWidth * OTHERS_SPACING,
): HandLayout {
  const height = cardWidth * CARD_ASPECT;
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  const box = fanBox(cardWidth, spacing, OTHERS_STEP);
  const sag = box.y + box.height / 2;
  const lift = Math.min(height * 0.1, bounds.height - height);
  return {
    bounds,
    cardWidth,
    fanMiddle: { x: middle.x + sag * Math.sin(bearing), y: middle.y - sag * Math.cos(bearing) },
    rowMiddle: { x: middle.x, y: middle.y + lift / 2 },
    bearing,
    fanStep: OTHERS_STEP,
    fanSpacing: spacing,
    rowSpacing: Math.min(cardWidth * 0.8, (bounds.width - cardWidth) / 2),
    lift,
    mat: null,
  };
}

/** The upright box around a card at a place. */
export function cardBox(place: CardPlace, cardWidth: number): Rect {
  return place.angle === 0
    ? around(place, cardWidth, cardWidth * CARD_ASPECT)
    : turnedBox(place, cardWidth, cardWidth * CARD_ASPECT, place.angle);
}
