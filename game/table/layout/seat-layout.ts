/** How a seat's plate is divided: face, name, coins, last action; and where the hand is beside it. */
import { linesHeight, type TypeScale } from '../../base/theme/typography.ts';
import { bottom, right, type Point, type Rect } from '../../base/geometry.ts';
import { OTHERS_SPACING, seatHand, seatHandSize } from './hand-layout.ts';
import type { HandLayout, SeatLayout, TextSlot } from './layout.ts';

/** Sizes that all plates of a table share, in CSS px. */
export interface SeatSizes {
  plateWidth: number;
  plateHeight: number;
  cardWidth: number;
  coin: number;
  pad: number;
}

/** Distance of open cards on a stacked plate, as a share of their width: at least enough to show rank and suit. */
const ROW_SPACING = { most: 0.86, least: 0.5 };
/** Radius of the face on it, as a share of its width at most, and how much of that a closed hand may cover. */
const STACKED_FACE = 0.19;
const COVERED = 0.4;

/** Share of a plate's height that the face takes. */
const FACE_SHARE = 0.36;

/** Share of one's own line that the name takes; the coins have the rest. */
const OWN_NAME_SHARE = 0.46;

/** Sizes of plates with the face on the left, for a table of this scale. */
export function wideSizes(scale: number, type: TypeScale): SeatSizes {
  const pad = Math.max(6, 8 * scale);
  const coin = Math.max(12, 17 * scale);
  return {
    plateWidth: Math.max(132, 164 * scale),
    plateHeight: 2 * pad + linesHeight(type.body) + coin + linesHeight(type.small) + 2,
    cardWidth: 52 * scale,
    coin,
    pad,
  };
}

/** Sizes of plates that hold everything under one another, for narrow places. */
export function stackedSizes(plateWidth: number, faceRow: number, type: TypeScale): SeatSizes {
  const pad = 4;
  const coin = Math.max(11, type.small * 0.85);
  return {
    plateWidth,
    plateHeight: 2 * pad + faceRow + 2 * linesHeight(type.small) + coin + 2,
    cardWidth: Math.min(
      faceRow / 1.4 / 1.2,
      (plateWidth * (1 - 2 * STACKED_FACE) - 2 * pad) / (1 + 2 * ROW_SPACING.least),
    ),
    coin,
    pad,
  };
}

function fromLeft(x: number, y: number, width: number, size: number): TextSlot {
  return { x, y, width, align: 'left', size };
}

/** A plate with the face on the left and three lines beside it. */
export function widePlate(plate: Rect, hand: HandLayout, sizes: SeatSizes, type: TypeScale): SeatLayout {
  const { pad, coin } = sizes;
  const radius = plate.height * FACE_SHARE;
  const face = { x: plate.x + pad + radius, y: plate.y + plate.height / 2, radius };
  const x = face.x + radius + pad;
  const width = plate.x + plate.width - pad - x;
  const nameHeight = linesHeight(type.body);
  const top = plate.y + pad;
  return {
    plate,
    face,
    name: fromLeft(x, top + nameHeight / 2, width, type.body),
    coins: { x, y: top + nameHeight + 1, width, height: coin },
    action: fromLeft(x, bottom(plate) - pad - linesHeight(type.small) / 2, width, type.small),
    hand,
  };
}

/** A plate that holds face and hand in its upper row, then name, coins and last action. */
export function stackedPlate(plate: Rect, sizes: SeatSizes, type: TypeScale): SeatLayout {
  const { pad, coin, cardWidth } = sizes;
  const line = linesHeight(type.small);
  const rowHeight = plate.height - 2 * pad - 2 * line - coin - 2;
  const radius = Math.min(rowHeight / 2, plate.width * STACKED_FACE);
  // If it is narrow, the hand covers the face a little.
  const wanted = seatHandSize(cardWidth, Math.PI).width;
  const room = plate.width - 2 * pad - 2 * radius;
  const over = Math.min(radius * COVERED, Math.max(0, wanted - room));
  const handWidth = Math.min(wanted, room + over);
  const left = plate.x + (plate.width - 2 * radius - handWidth + over) / 2;
  const face: Point & { radius: number } = { x: left + radius, y: plate.y + pad + rowHeight / 2, radius };
  const middle = plate.x + plate.width / 2;
  const width = plate.width - 2 * pad;
  const fanned = seatHand(
    { x: left + 2 * radius - over, y: plate.y + pad, width: handWidth, height: rowHeight },
    cardWidth,
    Math.PI,
    // Three cards turned as they are take 0.3 more than their width beyond their spacing.
    Math.min(cardWidth * OTHERS_SPACING, (handWidth - cardWidth * 1.3) / 2),
  );
  // Open cards cover nothing of the face: they lie closer together where there is less room beside it.
  const rowLeft = left + 2 * radius;
  const rowWidth = plate.x + plate.width - pad - rowLeft;
  const hand = {
    ...fanned,
    bounds: { x: plate.x + pad, y: plate.y + pad, width, height: rowHeight },
    rowMiddle: { x: rowLeft + rowWidth / 2, y: fanned.rowMiddle.y },
    rowSpacing: Math.min(cardWidth * ROW_SPACING.most, (rowWidth - cardWidth) / 2),
  };
  const nameY = plate.y + pad + rowHeight + line / 2;
  return {
    plate,
    face,
    name: { x: middle, y: nameY, width, align: 'center', size: type.small },
    coins: { x: plate.x + pad, y: nameY + line / 2, width, height: coin },
    action: { x: middle, y: plate.y + plate.height - pad - line / 2, width, align: 'center', size: type.small },
    hand,
  };
}

/** One's own plate beside one's own hand: name and coins in one line if it is wide, the value large below. */
export function ownPlate(plate: Rect, hand: HandLayout, type: TypeScale): SeatLayout {
  const pad = Math.max(6, plate.height * 0.1);
  const wide = plate.width >= 150;
  const radius = wide ? plate.height / 2 - pad : 15;
  const face = { x: plate.x + pad + radius, y: wide ? plate.y + plate.height / 2 : plate.y + pad + radius, radius };
  const beside = face.x + radius + pad;
  const [x, end] = [plate.x + pad, right(plate) - pad];
  const coin = Math.max(12, type.small * 0.95);
  if (!wide) {
    return {
      plate,
      face,
      name: fromLeft(beside, face.y, end - beside, type.small),
      coins: { x, y: face.y + radius + 2, width: end - x, height: coin },
      action: fromLeft(x, bottom(plate) - pad - linesHeight(type.small) / 2, end - x, type.small),
      hand,
    };
  }
  const nameWidth = (end - beside) * OWN_NAME_SHARE;
  const value = plate.height >= 2 * pad + linesHeight(type.title) + linesHeight(type.body) ? type.title : type.body;
  const lines = linesHeight(type.body) + linesHeight(value);
  const top = plate.y + (plate.height - lines) / 2;
  const nameY = top + linesHeight(type.body) / 2;
  return {
    plate,
    face,
    name: fromLeft(beside, nameY, nameWidth, type.body),
    coins: { x: beside + nameWidth, y: nameY - coin / 2, width: end - beside - nameWidth, height: coin },
    action: fromLeft(beside, top + linesHeight(type.body) + linesHeight(value) / 2, end - beside, value),
    hand,
  };
}
