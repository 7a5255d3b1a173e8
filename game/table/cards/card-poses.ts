/** Where cards belong on the table and which of them are face up, by layout and state. */
import type { Card } from '../../../engine/cards.ts';
import { bottom, centre, contains, right, union } from '../../base/geometry.ts';
import { CARD_ASPECT } from '../../base/theme/theme.ts';
import type { TableState } from '../../model/table-state.ts';
import { fan, row } from '../layout/hand-layout.ts';
import { DEPTH, type Stage } from '../stage.ts';
import type { Pose } from './card-sprite.ts';

/** How far a card lifted from the stock hovers above it, in widths of a card, and its height in px. */
const STOCK_LIFT = 0.3;
const STOCK_HEIGHT = 16;
/** How a card waits over a row: its size as a share of the place for it, its slant in radians, its height in px. */
const WAITING_SIZE = 0.92;
const WAITING_SLANT = 0.05;
const WAITING_LIFT = 18;
/** How far beside the discards a card lies that is half under them, in widths of a card, and its slant in radians. */
const BESIDE = 0.32;
const BESIDE_BELOW = 0.1;
const BESIDE_SLANT = 0.1;
/** How far another seat's hand that loses sinks, as a share of how far a card of it rises. */
const SINKS = 0.7;
/** How dim cards are that do not count. */
export const IDLE_DIM = 0.75;
/** How far beyond an opponent's row its middle is, in widths and in heights of a card. */
const WAITING_BESIDE = 0.36;
const WAITING_BELOW = 0.4;

/** A small rotation, always the same for the same card, so that the pile looks used. */
function pileTurn(card: Card): number {
  return (((card * 37) % 13) - 6) * 0.006;
}

function flat(pose: Partial<Pose> & { x: number; y: number; width: number }): Pose {
  return { angle: 0, lift: 0, dim: 0, glow: 0, ...pose };
}

export class CardPoses {
  readonly #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get stock(): Pose {
    const { stock } = this.#stage.layout;
    return flat({ ...centre(stock), width: stock.width });
  }

  /** The top of the stock, lifted a little. */
  get lifted(): Pose {
    const { stock } = this;
    return { ...stock, y: stock.y - stock.width * STOCK_LIFT, lift: STOCK_HEIGHT };
  }

  discard(card: Card): Pose {
    const { discard, pileWidth } = this.#stage.layout;
    return flat({ ...centre(discard), width: pileWidth, angle: pileTurn(card) });
  }

  /** Beside the discards, half under them: a card that comes to lie on them later. */
  besideDiscards(card: Card): Pose {
    const pose = this.discard(card);
    const { width } = pose;
    return { ...pose, x: pose.x + width * BESIDE, y: pose.y + width * BESIDE_BELOW, angle: BESIDE_SLANT };
  }

  /** A card of the pool, in its place from the left. */
  inPool(card: Card, place: number): Pose {
    const { pool, pileWidth } = this.#stage.layout;
    return flat({ ...centre(pool[place]), width: pileWidth, angle: pileTurn(card) });
  }

  /** Where the pool lies once it has been put aside: under the stock. */
  get aside(): Pose {
    return { ...this.stock, dim: IDLE_DIM };
  }

  /** Where a card waits until it is placed in the row of golf: one's own beside it, an opponent's before it. */
  waiting(seat: number): Pose {
    const { layout, bottom: own } = this.#stage;
    const { held } = layout;
    if (seat !== own || held === null) return this.#waitingBefore(seat);
    const width = Math.min(held.width, held.height / CARD_ASPECT) * WAITING_SIZE;
    return flat({ ...centre(held), width, angle: WAITING_SLANT, lift: WAITING_LIFT });
  }

  /** Before an opponent's row, or before the plate that holds the row, on the way to the piles. */
  #waitingBefore(seat: number): Pose {
    const { stock, discard } = this.#stage.layout;
    const { plate, hand } = this.#stage.seat(seat);
    const { rowMiddle, cardWidth, mat } = hand;
    const box = contains(plate, rowMiddle) ? plate : (mat ?? hand.bounds);
    const piles = centre(union([stock, discard]));
    const way = { x: piles.x - rowMiddle.x, y: piles.y - rowMiddle.y };
    const aside = way.x > 0 ? right(box) - rowMiddle.x : rowMiddle.x - box.x;
    const along = way.y > 0 ? bottom(box) - rowMiddle.y : rowMiddle.y - box.y;
    const share = Math.min(
      (aside + cardWidth * WAITING_BESIDE) / Math.abs(way.x),
      (along + cardWidth * CARD_ASPECT * WAITING_BELOW) / Math.abs(way.y),
    );
    return flat({
      x: rowMiddle.x + way.x * share,
      y: rowMiddle.y + way.y * share,
      width: cardWidth,
      lift: WAITING_LIFT,
    });
  }

  /** Where one's own waiting card hovers over the discards while a card of the row is chosen to be turned up. */
  putAway(card: Card): Pose {
    const pose = this.discard(card);
    const { width } = pose;
    return { ...pose, x: pose.x + width * 0.08, y: pose.y - width * 0.16, angle: WAITING_SLANT, lift: WAITING_LIFT };
  }

  /** Where the cards of a hand belong, from left to right. */
  hand(state: TableState, seat: number): Pose[] {
    const { hand } = this.#stage.seat(seat);
    const { hand: held, scoring, value } = state.seats[seat];
    const isShown = value !== null;
    const isLost = isShown && state.losses.some((loss) => loss.seat === seat);
    // Opponents' open hands are easier to read in a row than in a fan.
    const straight = isShown || (this.#stage.showsAll && seat !== this.#stage.bottom);
    const places = straight ? row(hand, held.length) : fan(hand, held.length);
    return places.map((place, index) => {
      const counts = isShown && scoring.includes(held[index].card);
      const pose = flat({ ...place, width: hand.cardWidth, dim: isShown && !counts ? IDLE_DIM : 0 });
      // One's own cards, which had risen, lie at the lower edge again.
      if (isLost) return { ...pose, y: pose.y + (seat === this.#stage.bottom ? 0 : hand.lift * SINKS) };
      return counts ? { ...pose, y: pose.y - hand.lift, lift: hand.lift, glow: 1 } : pose;
    });
  }

  handDepth(seat: number, index: number): number {
    return seat === this.#stage.bottom ? DEPTH.ownHand + index * 2 : DEPTH.hand + seat * 10 + index;
  }

  /** Whether a card of a hand is face up. @param place from the left */
  isOpen(state: TableState, seat: number, place: number): boolean {
    const { value, hand } = state.seats[seat];
    const isRow = this.#stage.seat(seat).hand.mat !== null;
    const isSeen = isRow ? hand.at(place)?.isUp === true : this.#stage.sees(seat) && !state.unseen;
    return isSeen || value !== null;
  }

  /** Whether the card that waits over a row is face up. */
  isWaitingOpen(state: TableState, seat: number): boolean {
    return this.#stage.sees(seat) || state.seats[seat].waiting?.from === 'discards';
  }
}
