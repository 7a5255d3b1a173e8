/** The table wider than high: one's own seat at the bottom, the others around a horseshoe, piles in the middle. */
import { CARD_ASPECT, TARGET_SIZE } from '../../base/theme/theme.ts';
import { linesHeight, typeScale, type TypeScale } from '../../base/theme/typography.ts';
import { bottom, centre, clamp, grown, right, union, type Point, type Rect } from '../../base/geometry.ts';
import type { HandStyle } from './hand-style.ts';
import type { HandLayout, SeatLayout, TableLayout } from './layout.ts';
import { dishBeside, pilesAt } from './piles-layout.ts';
import { NO_POOL, poolBetween, STACKED_FROM, widestInPool } from './pool-layout.ts';
import { ownPlate, widePlate, wideSizes, type SeatSizes } from './seat-layout.ts';

/** Below this scale the plates stack their lines, with the hands on them. */
const STACKED_BELOW = 0.72;

/** Width of the upper right corner that stays free, as a multiple of the bar's height. */
const BAR_END = 1.5;

/** From so many seats on the plates stack their lines on every screen. */
const STACKED_FROM_SEATS = 11;

/** How many of the others sit at each side; the rest sit along the top. */
const SIDE_SEATS = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3] as const;

/** Smallest width of a stacked plate, of one among many, and of the buttons if a card waits beside them, in CSS px. */
const LEAST_STACKED = 70;
const LEAST_OF_MANY = 30;
const LEAST_BUTTONS = 92;

/** Height of the row with the face on a stacked plate, in CSS px: on a small screen, there among many, and at scale 1 on any other. */
const FACE_ROW = 34;
const FACE_ROW_OF_MANY = 26;
const LARGE_FACE_ROW = 50;

/** Room of the card that waits beside one's own row, in widths of a card: it is held at a slant. */
const WAITING = 1.08;

/** The measures from which all places follow, in CSS px. */
interface LandscapeFrame {
  scale: number;
  type: TypeScale;
  gap: number;
  hands: HandStyle;
  /** The screen is so small that everything stands closer together. */
  isSmall: boolean;
  /** The plates of the others stack their lines; such a plate has at least that width. */
  stacked: boolean;
  leastPlate: number;
  faceRow: number;
  /** The part of the screen that the table takes, and the middle of its width. */
  area: Rect;
  middle: number;
  /** Height of the bar along the upper edge. */
  bar: number;
  /** How many of the others sit at each side, and along the top. */
  atSide: number;
  along: number;
  /** Room for those along the top. */
  topWidth: number;
  ownPlateWidth: number;
}

/** That, and the sizes of the other seats. */
type LandscapeSizes = LandscapeFrame & { seat: SeatSizes };

/** A seat's room: a plate, and a hand between it and the middle of the table. */
interface Block {
  width: number;
  height: number;
}

function topBlock({ stacked, seat, gap, hands }: LandscapeSizes): Block {
  if (stacked) return { width: seat.plateWidth, height: seat.plateHeight };
  const hand = hands.seatSize(seat.cardWidth, Math.PI);
  return { width: Math.max(seat.plateWidth, hand.width), height: seat.plateHeight + gap / 2 + hand.height };
}

function sideBlock({ stacked, seat, gap, hands }: LandscapeSizes): Block {
  if (stacked) return { width: seat.plateWidth, height: seat.plateHeight };
  const hand = hands.seatSize(seat.cardWidth, Math.PI / 2);
  return { width: seat.plateWidth + gap / 2 + hand.width, height: Math.max(seat.plateHeight, hand.height) };
}

function topSeat(at: Point, sizes: LandscapeSizes): SeatLayout {
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

function sideSeat(at: Point, side: 'left' | 'right', sizes: LandscapeSizes): SeatLayout {
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

function alongSide(from: number, to: number, count: number, height: number, gap: number): number[] {
  const step = Math.min((to - from) / count, height * 1.5 + gap);
  const middle = (from + to) / 2;
  return Array.from({ length: count }, (_, index) => middle + (index - (count - 1) / 2) * step);
}

/** Sizes of stacked plates of a width, or of less if they would be too high: narrow plates have smaller cards. */
function stackedToFit(
  { type, hands, leastPlate, faceRow }: LandscapeFrame,
  plateWidth: number,
  mostHeight: number,
): SeatSizes {
  let sizes = hands.stackedSizes(plateWidth, faceRow, type);
  for (let width = plateWidth - 1; sizes.plateHeight > mostHeight && width >= leastPlate; width--) {
    sizes = hands.stackedSizes(width, faceRow, type);
  }
  return sizes;
}

function frameOf(inner: Rect, seats: number, hands: HandStyle): LandscapeFrame {
  const scale = clamp(Math.min(inner.height / 720, inner.width / 1180), 0.5, 2.2);
  const gap = Math.max(6, 10 * scale);
  const width = Math.min(inner.width, inner.height * 2.3) - 2 * gap;
  const area = { x: inner.x + (inner.width - width) / 2, y: inner.y + gap, width, height: inner.height - 2 * gap };
  // Where 1280 × 1024 is enlarged four times it is drawn half as large, and can still be hit.
  const bar = 48 * Math.max(1, scale);
  const isSmall = scale < STACKED_BELOW;
  const others = seats - 1;
  // Rows of golf are too high for three at a side of a small screen.
  const atSide = Math.min(SIDE_SEATS[others], isSmall && hands.waits ? 2 : 3);
  const areMany = seats >= STACKED_FROM_SEATS;
  const smallFaces = areMany ? FACE_ROW_OF_MANY : FACE_ROW;
  return {
    scale,
    type: typeScale(scale),
    gap,
    hands,
    isSmall,
    stacked: isSmall || areMany,
    leastPlate: areMany ? LEAST_OF_MANY : LEAST_STACKED,
    faceRow: isSmall ? smallFaces : LARGE_FACE_ROW * scale,
    area,
    middle: centre(area).x,
    bar,
    atSide,
    along: others - 2 * atSide,
    topWidth: area.width - 2 * (bar * BAR_END + gap),
    ownPlateWidth: isSmall ? 116 : 252 * scale,
  };
}

function sideRoom(sizes: LandscapeSizes): number {
  return sizes.atSide * sideBlock(sizes).height + (sizes.atSide - 1) * sizes.gap;
}

function waitingWidth({ hands }: LandscapeFrame, ownCard: number): number {
  return hands.waits ? ownCard * WAITING : 0;
}

function ownCardWidth(frame: LandscapeFrame): number {
  const { scale, type, gap, hands, stacked, leastPlate, area, atSide, ownPlateWidth } = frame;
  // Beside large plates one's own hand takes the height that the others leave.
  const large: LandscapeSizes = { ...frame, stacked: false, seat: wideSizes(scale, type) };
  const forHand = area.height - topBlock(large).height - Math.max(0, sideRoom(large)) - 2 * gap;
  const roomy = stacked ? Infinity : forHand / (hands.ownHeight(100) / 100);
  const leastSides = stacked && atSide > 0 ? 2 * (leastPlate + gap) : 0;
  const forWaiting = area.width - leastSides - ownPlateWidth - LEAST_BUTTONS - 4 * gap;
  const forFan = area.width - leastSides - 2 * ownPlateWidth - 2 * gap;
  const besideAll = hands.waits ? forWaiting / (hands.ownWidth + WAITING) : hands.widestCard(forFan);
  const abreast = hands.waits || stacked ? besideAll : Infinity;
  return Math.min(abreast, Math.max(60, Math.min(124 * scale, roomy)));
}

/** Sizes of the other seats around a hand with cards of that width. */
function sizesAround(frame: LandscapeFrame, ownCard: number): LandscapeSizes {
  const { scale, type, gap, hands, isSmall, stacked, leastPlate, area, middle } = frame;
  const { atSide, along, topWidth, ownPlateWidth } = frame;
  if (!stacked) return { ...frame, seat: wideSizes(scale, type) };
  const waiting = waitingWidth(frame, ownCard);
  const beside = isSmall && hands.waits ? ownPlateWidth + LEAST_BUTTONS + waiting + gap : 2 * ownPlateWidth + waiting;
  const ownWidth = hands.own(middle, bottom(area), ownCard, 0).bounds.width + beside + 4 * gap;
  const besideOwn = atSide > 0 ? (area.width - ownWidth) / 2 : Infinity;
  const plateWidth = clamp(Math.min(topWidth / along - gap, besideOwn), leastPlate, 190 * scale);
  const mostHeight = (area.height - atSide * gap) / (atSide + 1);
  return { ...frame, seat: stackedToFit(frame, plateWidth, mostHeight) };
}

function sideWidthOf(sizes: LandscapeSizes): number {
  return sizes.atSide > 0 ? sideBlock(sizes).width + sizes.gap : 0;
}

interface OwnPlace {
  hand: HandLayout;
  held: Rect | null;
  end: number;
}

function ownPlace(sizes: LandscapeSizes, ownCard: number): OwnPlace {
  const { gap, hands, stacked, area, middle, ownPlateWidth } = sizes;
  const sideWidth = stacked ? sideWidthOf(sizes) : 0;
  const freeWidth = area.width - 2 * sideWidth - 2 * ownPlateWidth - 2 * gap;
  const waiting = waitingWidth(sizes, ownCard);
  // If a card waits on the right, the hand moves to the left for it as far as it has to.
  const end = right(area) - sideWidth;
  const beyond = middle + (ownCard * hands.ownWidth) / 2 + waiting + LEAST_BUTTONS + 2 * gap - end;
  const ownMiddle = middle - (hands.waits ? Math.max(0, beyond) : 0);
  const hand = hands.own(ownMiddle, bottom(area), ownCard, freeWidth);
  const { y, height } = hand.bounds;
  return { hand, held: hands.waits ? { x: right(hand.bounds) + gap, y, width: waiting, height } : null, end };
}

function messageHeightOf({ type }: LandscapeFrame): number {
  return linesHeight(type.title) + linesHeight(type.small);
}

/** How far the seats at the ends of the top hang below those in its middle. */
function sagOf(sizes: LandscapeSizes, ownCard: number): number {
  const { scale, gap, hands, stacked, area, atSide, along } = sizes;
  const [top, side] = [topBlock(sizes), sideBlock(sizes)];
  const forMiddle = ownCard * 0.82 * CARD_ASPECT + messageHeightOf(sizes) + 2 * gap;
  const least = Math.max(forMiddle, stacked ? 0 : sideRoom(sizes));
  const slack = bottom(area) - hands.ownHeight(ownCard) - gap - (area.y + top.height + gap) - least;
  const forSides = stacked ? area.height - top.height - gap - atSide * (side.height + gap) : Infinity;
  return along > 1 ? clamp(Math.min(slack, forSides), 0, 26 * scale) : 0;
}

/** The other seats clockwise from one's own, at the sides between the heights `from` and `to`. */
function seatsAround(sizes: LandscapeSizes, sag: number, from: number, to: number): SeatLayout[] {
  const { gap, area, middle, bar, atSide, along, topWidth } = sizes;
  const step = Math.min(topWidth / along, topBlock(sizes).width * 1.45 + gap);
  const topSeats = Array.from({ length: along }, (_, index) => {
    const offset = index - (along - 1) / 2;
    const share = along > 1 ? offset / ((along - 1) / 2) : 0;
    return topSeat({ x: middle + offset * step, y: area.y + sag * share * share }, sizes);
  });
  // Several at a side reach up to the buttons in the corners.
  const below = atSide > 2 ? Math.max(from, area.y + 2 * bar + gap) : from;
  const heights = atSide > 0 ? alongSide(below, to, atSide, sideBlock(sizes).height, gap) : [];
  return [
    ...heights.toReversed().map((y) => sideSeat({ x: area.x, y }, 'left', sizes)),
    ...topSeats,
    ...heights.map((y) => sideSeat({ x: right(area), y }, 'right', sizes)),
  ];
}

function middleOf(sizes: LandscapeSizes, from: number, to: number): Middle {
  const { scale, gap, area, middle, hands, bar } = sizes;
  const messageHeight = messageHeightOf(sizes);
  const width = area.width - 2 * sideWidthOf(sizes);
  const room = to - from - messageHeight - gap;
  const most = Math.min(108 * scale, room / CARD_ASPECT);
  const least = hands.hasPool && room >= STACKED_FROM ? STACKED_FROM : 0;
  // The hint button is on the left of a pool, too.
  const forPool = width - bar - gap;
  const pileWidth = hands.hasPool ? widestInPool(forPool, most, least) : Math.min(most, width / 4.4);
  const pileHeight = Math.max(least, pileWidth * CARD_ASPECT);
  const top = from + Math.max(0, (to - from - pileHeight - gap - messageHeight) * 0.45);
  const message = { x: middle - width / 2, y: top + pileHeight + gap, width, height: messageHeight };
  if (hands.hasPool) {
    const end = middle + width / 2;
    const { pool, ...others } = poolBetween(end - forPool, end, top, pileWidth, pileHeight);
    return { ...others, discard: union(pool), pool, pileWidth, message };
  }
  const piles = pilesAt(middle, top, pileWidth);
  const { stock, discard } = piles;
  return {
    stock,
    discard,
    ...NO_POOL,
    pileWidth,
    kitty: dishBeside(piles, pileWidth * 0.78),
    message,
  };
}

type Middle = Pick<TableLayout, 'stock' | 'discard' | 'pool' | 'swap' | 'pass' | 'pileWidth' | 'kitty' | 'message'>;

function buttonsOf(
  { scale, gap, hands, isSmall, area, ownPlateWidth }: LandscapeFrame,
  own: OwnPlace,
  height: number,
): Rect {
  const x = right(own.held ?? own.hand.bounds) + gap;
  return {
    x,
    y: isSmall ? own.hand.bounds.y + 4 : bottom(area) - height - 8 * scale,
    width: hands.waits ? Math.min(ownPlateWidth, own.end - x) : ownPlateWidth,
    height,
  };
}

/** Lays out a landscape table for `seats` players on `inner`, the part of the screen that nothing covers. */
export function landscape(screen: Rect, inner: Rect, seats: number, hands: HandStyle): TableLayout {
  const frame = frameOf(inner, seats, hands);
  const { scale, type, gap, isSmall, stacked, area, bar, ownPlateWidth } = frame;
  const ownCard = ownCardWidth(frame);
  const sizes = sizesAround(frame, ownCard);
  const own = ownPlace(sizes, ownCard);
  const sag = sagOf(sizes, ownCard);
  const topEdge = area.y + topBlock(sizes).height + sag + gap;
  const lowEdge = own.hand.bounds.y - gap;

  const plateHeight = isSmall ? 78 : Math.max(82 * scale, linesHeight(type.body) + linesHeight(type.title) + 16);
  const plate = {
    x: own.hand.bounds.x - gap - ownPlateWidth,
    y: bottom(area) - plateHeight - (isSmall ? 4 : 14 * scale),
    width: ownPlateWidth,
    height: plateHeight,
  };
  const buttonsHeight = Math.max(TARGET_SIZE, isSmall ? hands.ownHeight(ownCard) - 4 : plateHeight * 1.15);

  return {
    orientation: 'landscape',
    scale,
    type,
    gap,
    screen,
    inner,
    felt: grown(area, -16 * scale),
    rail: 20 * scale,
    corner: area.height * 0.36,
    topBar: { x: area.x, y: area.y, width: bar, height: bar },
    topBarEnd: { x: right(area) - bar * BAR_END, y: area.y, width: bar * BAR_END, height: 2 * bar + gap },
    // Nearer to the seats than to the hand: a lifted card grows under the mouse.
    ...middleOf(sizes, topEdge - gap / 2, lowEdge - gap / 2),
    held: own.held,
    buttons: buttonsOf(frame, own, buttonsHeight),
    seats: [ownPlate(plate, own.hand, type), ...seatsAround(sizes, sag, topEdge, stacked ? bottom(area) : lowEdge)],
  };
}
