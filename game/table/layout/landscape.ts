/** The table wider than high: one's own seat at the bottom, the others around a horseshoe, piles in the middle. */
import { CARD_ASPECT, TARGET_SIZE } from '../../base/theme/theme.ts';
import { linesHeight, typeScale, type TypeScale } from '../../base/theme/typography.ts';
import { bottom, centre, clamp, right, type Point, type Rect } from '../../base/geometry.ts';
import type { HandStyle } from './hand-style.ts';
import type { SeatLayout, TableLayout } from './layout.ts';
import { ownPlate, widePlate, wideSizes, type SeatSizes } from './seat-layout.ts';

/** Below this scale the plates stack their lines, and the hands lie on them. */
const STACKED_BELOW = 0.72;

/** Width of the upper right corner that stays free, as a multiple of the bar's height. */
const BAR_END = 1.5;

/** How many of the others sit at each side; the rest sit along the top. */
const SIDE_SEATS = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2] as const;

/** Least width of a stacked plate, and of the buttons where a card waits beside them, in CSS px. */
const LEAST_STACKED = 70;
const LEAST_BUTTONS = 92;

/** Height of the row with the face on a stacked plate, in CSS px. */
const FACE_ROW = 34;

/** Room of the card that waits beside one's own row, in widths of a card: it is held at a slant. */
const WAITING = 1.08;

type Sizes = { scale: number; gap: number; type: TypeScale; stacked: boolean; seat: SeatSizes; hands: HandStyle };

/** A seat's room: a plate, and a hand between it and the middle of the table. */
type Block = { width: number; height: number };

function topBlock({ stacked, seat, gap, hands }: Sizes): Block {
  if (stacked) return { width: seat.plateWidth, height: seat.plateHeight };
  const hand = hands.seatSize(seat.cardWidth, Math.PI);
  return { width: Math.max(seat.plateWidth, hand.width), height: seat.plateHeight + gap / 2 + hand.height };
}

function sideBlock({ stacked, seat, gap, hands }: Sizes): Block {
  if (stacked) return { width: seat.plateWidth, height: seat.plateHeight };
  const hand = hands.seatSize(seat.cardWidth, Math.PI / 2);
  return { width: seat.plateWidth + gap / 2 + hand.width, height: Math.max(seat.plateHeight, hand.height) };
}

function topSeat(at: Point, sizes: Sizes): SeatLayout {
  const { stacked, seat, gap, type, hands } = sizes;
  const block = topBlock(sizes);
  const plate = { x: at.x - seat.plateWidth / 2, y: at.y, width: seat.plateWidth, height: seat.plateHeight };
  if (stacked) return hands.stackedPlate(plate, seat, type);
  const hand = hands.seatSize(seat.cardWidth, Math.PI);
  const bounds = { x: at.x - hand.width / 2, y: at.y + block.height - hand.height, ...hand };
  return widePlate(
    { ...plate, y: bounds.y - gap / 2 - plate.height },
    hands.seat(bounds, seat.cardWidth, Math.PI),
    seat,
    type,
  );
}

function sideSeat(at: Point, side: 'left' | 'right', sizes: Sizes): SeatLayout {
  const { stacked, seat, gap, type, hands } = sizes;
  const plateX = side === 'left' ? at.x : at.x - seat.plateWidth;
  const plate = { x: plateX, y: at.y - seat.plateHeight / 2, width: seat.plateWidth, height: seat.plateHeight };
  if (stacked) return hands.stackedPlate(plate, seat, type);
  const bearing = side === 'left' ? Math.PI / 2 : -Math.PI / 2;
  const hand = hands.seatSize(seat.cardWidth, bearing);
  const x = side === 'left' ? right(plate) + gap / 2 : plate.x - gap / 2 - hand.width;
  const bounds = { x, y: at.y - hand.height / 2, ...hand };
  return widePlate(plate, hands.seat(bounds, seat.cardWidth, bearing), seat, type);
}

/** Middles of `count` seats along a side, spread over its length. */
function alongSide(from: number, to: number, count: number, height: number, gap: number): number[] {
  const step = Math.min((to - from) / count, height * 1.5 + gap);
  const middle = (from + to) / 2;
  return Array.from({ length: count }, (_, index) => middle + (index - (count - 1) / 2) * step);
}

/** Sizes of stacked plates of a width, or of less where they would be too high: narrow plates have smaller cards. */
function stackedToFit(plateWidth: number, mostHeight: number, type: TypeScale, hands: HandStyle): SeatSizes {
  let sizes = hands.stackedSizes(plateWidth, FACE_ROW, type);
  for (let width = plateWidth - 1; sizes.plateHeight > mostHeight && width >= LEAST_STACKED; width--) {
    sizes = hands.stackedSizes(width, FACE_ROW, type);
  }
  return sizes;
}

/** Lays out a landscape table for `seats` players on `inner`, the part of the screen that nothing covers. */
export function landscape(screen: Rect, inner: Rect, seats: number, hands: HandStyle): TableLayout {
  const scale = clamp(Math.min(inner.height / 720, inner.width / 1180), 0.5, 2.2);
  const type = typeScale(scale);
  const gap = Math.max(6, 10 * scale);
  const width = Math.min(inner.width, inner.height * 2.3) - 2 * gap;
  const area = { x: inner.x + (inner.width - width) / 2, y: inner.y + gap, width, height: inner.height - 2 * gap };
  const middle = centre(area).x;
  const others = seats - 1;
  const atSide = SIDE_SEATS[others];
  const along = others - 2 * atSide;
  const bar = Math.max(TARGET_SIZE, 48 * scale);

  const stacked = scale < STACKED_BELOW;
  const topWidth = area.width - 2 * (bar * BAR_END + gap);
  const wide = wideSizes(scale, type);
  // Beside large plates the own hand takes what height the others leave.
  const large: Sizes = { scale, gap, type, stacked: false, seat: wide, hands };
  const sideRoom = atSide * sideBlock(large).height + (atSide - 1) * gap;
  const forHand = area.height - topBlock(large).height - Math.max(0, sideRoom) - 2 * gap;
  const roomy = stacked ? Infinity : forHand / (hands.ownHeight(100) / 100);
  const plateWidth = stacked ? 116 : 252 * scale;
  const leastSides = stacked && atSide > 0 ? 2 * (LEAST_STACKED + gap) : 0;
  const forWaiting = area.width - leastSides - plateWidth - LEAST_BUTTONS - 4 * gap;
  const forFan = area.width - leastSides - 2 * plateWidth - 2 * gap;
  const besideAll = hands.waits ? forWaiting / (hands.ownWidth + WAITING) : hands.widestCard(forFan);
  const abreast = hands.waits || stacked ? besideAll : Infinity;
  const ownCard = Math.min(abreast, Math.max(60, Math.min(124 * scale, roomy)));
  const waiting = hands.waits ? ownCard * WAITING : 0;
  const besides = hands.waits ? plateWidth + LEAST_BUTTONS + waiting + gap : 2 * plateWidth;
  const ownWidth = hands.own(middle, bottom(area), ownCard, 0).bounds.width + besides + 4 * gap;
  const besideOwn = atSide > 0 ? (area.width - ownWidth) / 2 : Infinity;
  const stackedWidth = clamp(Math.min(topWidth / along - gap, besideOwn), LEAST_STACKED, 190 * scale);
  const mostHeight = (area.height - atSide * gap) / (atSide + 1);
  const seat = stacked ? stackedToFit(stackedWidth, mostHeight, type, hands) : wide;
  const sizes: Sizes = { scale, gap, type, stacked, seat, hands };
  const [top, side] = [topBlock(sizes), sideBlock(sizes)];
  const sideWidth = atSide > 0 ? side.width + gap : 0;

  const freeWidth = area.width - (stacked ? 2 * sideWidth : 0) - 2 * plateWidth - 2 * gap;
  // Where a card waits on the right, the hand gives way to the left for it as far as it has to.
  const ownRight = right(area) - (stacked ? sideWidth : 0);
  const beyond = middle + (ownCard * hands.ownWidth) / 2 + waiting + LEAST_BUTTONS + 2 * gap - ownRight;
  const ownMiddle = middle - (hands.waits ? Math.max(0, beyond) : 0);
  const own = hands.own(ownMiddle, bottom(area), ownCard, freeWidth);
  const held = hands.waits
    ? { x: right(own.bounds) + gap, y: own.bounds.y, width: waiting, height: own.bounds.height }
    : null;
  const band = hands.ownHeight(ownCard);

  const messageHeight = linesHeight(type.title) + linesHeight(type.small);
  const least = Math.max(ownCard * 0.82 * CARD_ASPECT + messageHeight + 2 * gap, stacked ? 0 : sideRoom);
  const slack = bottom(area) - band - gap - (area.y + top.height + gap) - least;
  const forSides = stacked ? area.height - top.height - gap - atSide * (side.height + gap) : Infinity;
  const sag = along > 1 ? clamp(Math.min(slack, forSides), 0, 26 * scale) : 0;
  const topEdge = area.y + top.height + sag + gap;
  const bandTop = own.bounds.y - gap;

  const topStep = Math.min(topWidth / along, top.width * 1.45 + gap);
  const topSeats = Array.from({ length: along }, (_, index) => {
    const offset = index - (along - 1) / 2;
    const share = along > 1 ? offset / ((along - 1) / 2) : 0;
    return topSeat({ x: middle + offset * topStep, y: area.y + sag * share * share }, sizes);
  });
  const sideFrom = topEdge;
  const sideTo = stacked ? bottom(area) : bandTop;
  const heights = atSide > 0 ? alongSide(sideFrom, sideTo, atSide, side.height, gap) : [];
  const leftSeats = heights.toReversed().map((y) => sideSeat({ x: area.x, y }, 'left', sizes));
  const rightSeats = heights.map((y) => sideSeat({ x: right(area), y }, 'right', sizes));

  const region = bandTop - topEdge;
  const pileWidth = Math.min(
    108 * scale,
    (region - messageHeight - gap) / CARD_ASPECT,
    (area.width - 2 * sideWidth) / 4.4,
  );
  const pileHeight = pileWidth * CARD_ASPECT;
  const stackHeight = pileHeight + gap + messageHeight;
  const pileTop = topEdge + Math.max(0, (region - stackHeight) * 0.45);
  const pileGap = pileWidth * 0.22;
  const stock = { x: middle - pileGap / 2 - pileWidth, y: pileTop, width: pileWidth, height: pileHeight };
  const discard = { ...stock, x: middle + pileGap / 2 };
  const kittySize = pileWidth * 0.78;
  const messageWidth = area.width - 2 * sideWidth;
  const plateHeight = stacked ? 78 : Math.max(82 * scale, linesHeight(type.body) + linesHeight(type.title) + 16);
  const plateY = bottom(area) - plateHeight - (stacked ? 4 : 14 * scale);
  const buttonsLeft = right(held ?? own.bounds) + gap;
  const buttonsHeight = Math.max(TARGET_SIZE, stacked ? band - 4 : plateHeight * 1.15);

  return {
    orientation: 'landscape',
    scale,
    type,
    gap,
    screen,
    inner,
    felt: {
      x: area.x + 16 * scale,
      y: area.y + 16 * scale,
      width: area.width - 32 * scale,
      height: area.height - 32 * scale,
    },
    rail: 20 * scale,
    corner: area.height * 0.36,
    topBar: { x: area.x, y: area.y, width: bar, height: bar },
    topBarEnd: { x: right(area) - bar * BAR_END, y: area.y, width: bar * BAR_END, height: 2 * bar + gap },
    stock,
    discard,
    pileWidth,
    kitty: {
      x: right(discard) + pileGap,
      y: pileTop + (pileHeight - kittySize) / 2,
      width: kittySize,
      height: kittySize,
    },
    held,
    message: {
      x: middle - messageWidth / 2,
      y: pileTop + pileHeight + gap,
      width: messageWidth,
      height: messageHeight,
    },
    buttons: {
      x: buttonsLeft,
      y: stacked ? own.bounds.y + 4 : bottom(area) - buttonsHeight - 8 * scale,
      width: hands.waits ? Math.min(plateWidth, ownRight - buttonsLeft) : plateWidth,
      height: buttonsHeight,
    },
    seats: [
      ownPlate({ x: own.bounds.x - gap - plateWidth, y: plateY, width: plateWidth, height: plateHeight }, own, type),
      ...leftSeats,
      ...topSeats,
      ...rightSeats,
    ],
  };
}
