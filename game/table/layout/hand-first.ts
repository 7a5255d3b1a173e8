/** The table of a phone whose owner sees the rest on another screen: one's own hand as large as it can be, the others in lines. */
import { centre, right, type Rect } from '../../base/geometry.ts';
import { CARD_ASPECT, TARGET_SIZE } from '../../base/theme/theme.ts';
import { linesHeight } from '../../base/theme/typography.ts';
import type { HandStyle } from './hand-style.ts';
import type { SeatLayout, TableLayout } from './layout.ts';
import { frameOf, middleOf, POOL_BUTTONS, portrait, widestPile, type PortraitFrame } from './portrait.ts';
import { STACKED_FROM } from './pool-layout.ts';
import { ownPlate } from './seat-layout.ts';

/** Greatest width of a plate in a line with others, and the least that is left beside the face, at scale 1. */
const WIDEST = 150;
const WORDS_WIDTH = 54;
/** Of lines of others. */
const MOST_ROWS = 4;
/** The face, and under it the hand, have so much of a plate's width at scale 1: fanned, or in a row. */
const [FAN_WIDTH, ROW_WIDTH] = [30, 46];
const PAD = 3;
/** A pile's card as a share of a card of one's own hand: so much is left for it, and more where there is room. */
const [LEAST_PILE, MOST_PILE] = [0.5, 0.72];
/** Narrowest card on the piles, in CSS px. */
const NARROWEST_PILE = TARGET_SIZE + 4;
/** What is over one's own hand is so far from it, as a share of a card's width: a lifted card grows under the mouse. */
const GROWS = 0.15;
/** Widest card on the piles as a share of the table, with the dish beside them. */
const BESIDE_DISH = 0.26;

/** Lays out an upright table in which one's own hand comes first, on `inner`, the part of the screen that nothing covers. */
export function handFirst(screen: Rect, inner: Rect, seats: number, hands: HandStyle): TableLayout {
  const usual = portrait(screen, inner, seats, { hands, hasNote: false });
  const frame = frameOf(inner, hands);
  const { area, gap, middle, type } = frame;
  const rows = rowsOf(frame, seats - 1);
  // So many take more room in lines than as they usually sit.
  if (rows > MOST_ROWS) return usual;
  const [others, from] = lines(frame, seats - 1, rows);
  const { message, seats: usualSeats } = usual;
  const low = usual.buttons.y - gap;
  const room = low - from - message.height - 3 * gap - (hands.hasPool ? POOL_BUTTONS : 0);
  const handShare = hands.ownHeight(100) / 100 + GROWS;
  const width = Math.min(
    hands.widestCard(area.width),
    room / (handShare + LEAST_PILE * CARD_ASPECT),
    (room - NARROWEST_PILE * CARD_ASPECT) / handShare,
  );
  const own = hands.own(middle, low, width, area.width);
  const left = room - GROWS * width - own.bounds.height;
  const forPiles = Math.min(BESIDE_DISH * area.width, MOST_PILE * width, left / CARD_ASPECT);
  const pileWidth = widestPile(frame, forPiles);
  const pilesHeight = Math.max(pileWidth * CARD_ASPECT, hands.hasPool ? STACKED_FROM : 0);
  // All that is touched lies as low as it can.
  const messageTop = own.bounds.y - GROWS * width - message.height;
  return {
    ...usual,
    ...middleOf(frame, messageTop - gap - pilesHeight, pileWidth, pilesHeight),
    pileWidth,
    message: { ...message, y: messageTop },
    seats: [ownPlate(usualSeats[0].plate, own, type), ...others],
  };
}

/** The others in the order of their turns, from left to right in so many lines, and the height at which they end. */
function lines(frame: PortraitFrame, count: number, rows: number): [SeatLayout[], number] {
  const { scale, gap, area, middle, bar, type } = frame;
  const space = gap / 2;
  const columns = Math.ceil(count / rows);
  const width = Math.min(WIDEST * scale, (area.width - (columns - 1) * space) / columns);
  const height = 2 * PAD + 2 * linesHeight(type.small) + coinSize(frame);
  const top = area.y + bar + space;
  const seats = Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const inRow = Math.min(columns, count - row * columns);
    const x = middle + (column - inRow / 2) * (width + space) + space / 2;
    return linePlate(frame, { x, y: top + row * (height + space), width, height });
  });
  return [seats, top + rows * (height + space)];
}

/** In how many lines so many have room. */
function rowsOf({ hands, scale, gap, area }: PortraitFrame, count: number): number {
  const space = gap / 2;
  const least = faceWidth({ hands, scale }) + WORDS_WIDTH * scale;
  return Math.ceil(count / Math.floor((area.width + space) / (least + space)));
}

function faceWidth({ hands, scale }: Pick<PortraitFrame, 'hands' | 'scale'>): number {
  return (hands.waits ? ROW_WIDTH : FAN_WIDTH) * scale;
}

function coinSize({ type }: PortraitFrame): number {
  return Math.max(11, type.small * 0.85);
}

/** A plate with the face and a small hand under it on the left, and three lines beside them. */
function linePlate(frame: PortraitFrame, plate: Rect): SeatLayout {
  const { hands, type } = frame;
  const across = faceWidth(frame);
  const upright = hands.seatSize(100, Math.PI);
  const inside = plate.height - 2 * PAD;
  const cardWidth = Math.min(across / (upright.width / 100), (inside * 0.4) / (upright.height / 100));
  const handHeight = (upright.height / 100) * cardWidth;
  const radius = Math.min(across, inside - handHeight) / 2;
  const left = plate.x + PAD;
  const face = { x: left + across / 2, y: plate.y + PAD + radius, radius };
  const hand = hands.seat(
    { x: left, y: plate.y + plate.height - PAD - handHeight, width: across, height: handHeight },
    cardWidth,
    Math.PI,
  );
  const x = left + across + PAD;
  const line = linesHeight(type.small);
  const slot = { x, width: right(plate) - PAD - x, align: 'left', size: type.small } as const;
  const name = { ...slot, y: plate.y + PAD + line / 2 };
  const coins = { x, y: plate.y + PAD + line, width: slot.width, height: coinSize(frame) };
  return { plate, face, name, coins, action: { ...slot, y: centre(coins).y + (coins.height + line) / 2 }, hand };
}
