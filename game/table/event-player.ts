/** How each event of the engine moves: which cards fly, what lights up, what is waited for. */
import type Phaser from 'phaser';
import type { MatchEvent } from '../../engine/events.ts';
import { DURATION } from '../theme/motion.ts';
import type { Run } from './animator.ts';
import type { CardsView } from './cards/cards-view.ts';
import { glow, hopCoin, ripple } from './effects.ts';
import { centre, type Point } from './geometry.ts';
import type { PilesView } from './piles-view.ts';
import type { SeatView } from './seats/seat-view.ts';
import type { Stage } from './stage.ts';
import type { TableState } from './table-state.ts';

export type PlayerParts = {
  stage: Stage;
  seats: readonly SeatView[];
  piles: PilesView;
  cards: CardsView;
  lamp: Phaser.GameObjects.Image;
};

/** `next` resolves when the next event may start, `whole` when everything of this one has come to rest. */
export type Playing = { next: Promise<void>; whole: Promise<void> };

/** Between two coins that one player loses, in ms. */
const COIN_STAGGER = 140;

export class EventPlayer {
  readonly #parts: PlayerParts;

  constructor(parts: PlayerParts) {
    this.#parts = parts;
  }

  /**
   * Shows an event that led from one state to the next. `sync` brings what does not move in line with the new state;
   * it is called at once, or where coins fly or a card opens, when they have.
   */
  play(event: MatchEvent, before: TableState, state: TableState, run: Run, sync: () => void): Playing {
    if (event.type === 'dealt') {
      sync();
      const whole = this.#parts.cards.deal(state, event.seat, event.card, run);
      return { next: run.wait(DURATION.dealStagger), whole };
    }
    const whole = this.#show(event, before, state, run, sync);
    return { next: whole, whole };
  }

  /** Puts rings and light where the state has them, without motion. */
  place(state: TableState): void {
    for (const [seat, view] of this.#parts.seats.entries()) view.ring.setAlpha(this.#isLit(state, seat) ? 1 : 0);
    if (state.winner !== null) this.#aimLamp(state.winner).setAlpha(1);
  }

  async #show(event: MatchEvent, before: TableState, state: TableState, run: Run, sync: () => void): Promise<void> {
    const { cards, stage } = this.#parts;
    // What one drew oneself is told when the card is open.
    const tellsLater = event.type === 'drew' && event.seat === stage.human;
    if (event.type !== 'lost-tokens' && event.type !== 'match-won' && !tellsLater) sync();
    switch (event.type) {
      case 'deal-began':
        await Promise.all([cards.gather(run), this.#light(state, run)]);
        return;
      case 'turned-up':
        await cards.turnUp(event.card, run);
        return;
      case 'turn':
        await this.#light(state, run);
        return;
      case 'drew':
        await cards.draw(state, event.seat, event.card, run);
        if (tellsLater) sync();
        return;
      case 'took':
        await cards.take(state, event.seat, event.card, run);
        return;
      case 'discarded':
        await cards.discard(state, event.seat, event.card, run);
        return;
      case 'knocked':
      case 'hammered':
        await this.#rap(state, event.seat, run);
        return;
      case 'declared': {
        const { hand } = stage.seat(event.seat);
        await Promise.all([
          this.#light(state, run),
          cards.show(state, run),
          glow(stage, centre(hand.bounds), hand.cardWidth * 4.5, run),
        ]);
        return;
      }
      case 'showdown':
        await Promise.all([this.#light(state, run), cards.show(state, run)]);
        await run.wait(DURATION.showdown);
        return;
      case 'lost-tokens':
        await this.#pay(event.seat, before, state, run, sync);
        return;
      case 'match-won':
        await this.#crown(event.seat, run, sync);
        return;
      case 'passed':
      case 'called-sudden-death':
      case 'everybody-out':
      case 'reshuffled':
      case 'extra-step':
      case 'bought-in':
      case 'left':
        await run.wait(DURATION.read);
        return;
      case 'deal-over':
        await Promise.all([this.#light(state, run), run.wait(DURATION.fade)]);
        return;
      default:
        await run.wait(DURATION.fade);
    }
  }

  #isLit(state: TableState, seat: number): boolean {
    return state.turn === seat || state.winner === seat;
  }

  async #light(state: TableState, run: Run): Promise<void> {
    await Promise.all(this.#parts.seats.map((view, seat) => view.light(this.#isLit(state, seat), run, DURATION.turn)));
  }

  /** Where somebody raps: on the felt before the seat. */
  #rapPoint(seat: number): Point {
    const { stage } = this.#parts;
    const { stock, discard } = stage.layout;
    const middle = { x: (stock.x + discard.x + discard.width) / 2, y: centre(stock).y };
    const from = centre(stage.seat(seat).plate);
    return { x: from.x + (middle.x - from.x) * 0.35, y: from.y + (middle.y - from.y) * 0.35 };
  }

  async #rap(state: TableState, seat: number, run: Run): Promise<void> {
    const { seats, stage } = this.#parts;
    const knocker = seats[seat].facePoint;
    await Promise.all([
      ripple(stage, this.#rapPoint(seat), run),
      ...seats.map((view, other) =>
        other === seat || state.seats[other].out || run.reducedMotion
          ? Promise.resolve()
          : view.glance(knocker, run, DURATION.ripple * 1.4),
      ),
    ]);
    await run.wait(DURATION.read / 3);
  }

  async #pay(seat: number, before: TableState, state: TableState, run: Run, sync: () => void): Promise<void> {
    const { stage, seats, piles } = this.#parts;
    const had = before.seats[seat].tokens;
    const has = state.seats[seat].tokens;
    const from = Array.from({ length: had - has }, (_, index) => seats[seat].coins.at(had - 1 - index));
    seats[seat].coins.show(has, Math.max(had, has, 3));
    await Promise.all(
      from.map((point, index) => {
        const rolls = has === 0 && index === from.length - 1;
        return hopCoin(stage, point, piles.coinPlace(before.kitty + index), run, rolls, index * COIN_STAGGER);
      }),
    );
    sync();
    await run.wait(DURATION.read / 2);
  }

  #aimLamp(seat: number): Phaser.GameObjects.Image {
    const { stage, lamp } = this.#parts;
    const { plate, hand } = stage.seat(seat);
    const size = Math.max(plate.width, hand.bounds.width) * 2.6;
    const at = centre(plate);
    return lamp.setPosition(at.x, at.y).setDisplaySize(size, size);
  }

  /** The lamp brightens on the winner, and the dish is theirs. */
  async #crown(seat: number, run: Run, sync: () => void): Promise<void> {
    const { stage, piles, seats } = this.#parts;
    const lamp = this.#aimLamp(seat);
    const to = centre(stage.seat(seat).plate);
    const from = piles.coins.map(({ x, y }) => ({ x, y }));
    sync();
    await Promise.all([
      run.animate({ duration: DURATION.glory, update: (share) => lamp.setAlpha(share) }),
      seats[seat].light(true, run, DURATION.turn),
      ...from.map((coin, index) => hopCoin(stage, coin, to, run, false, index * DURATION.dealStagger)),
    ]);
  }
}
