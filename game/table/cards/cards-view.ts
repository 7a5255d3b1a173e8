/** All cards on the table and how each event moves them: the hands, the discards, and those on their way. */
import type { Card } from '../../../engine/cards.ts';
import { DURATION } from '../../base/theme/motion.ts';
import type { Run } from '../animation/animator.ts';
import { contains } from '../../base/geometry.ts';
import { DEPTH, type Stage } from '../stage.ts';
import type { TableState } from '../../model/table-state.ts';
import { fly, grow, slide, turnInPlace, turnOver } from './card-motion.ts';
import { CardPoses } from './card-poses.ts';
import { CardSprite } from './card-sprite.ts';
import { DiscardPile } from './discard-pile.ts';
import { PoolCards } from './pool-cards.ts';

export class CardsView {
  /** Where the cards belong. */
  readonly poses: CardPoses;
  readonly #stage: Stage;
  readonly #discards: DiscardPile;
  readonly #pool: PoolCards;
  #hands: CardSprite[][];
  #lifted: CardSprite | null = null;
  /** By seat, the card that waits over a row of golf. */
  readonly #waiting = new Map<number, CardSprite>();
  #leaving = new Set<CardSprite>();

  constructor(stage: Stage) {
    this.#stage = stage;
    this.poses = new CardPoses(stage);
    this.#discards = new DiscardPile(stage, this.poses);
    this.#pool = new PoolCards(stage, this.poses);
    this.#hands = stage.seats.map(() => []);
  }

  /** The cards of a hand, left to right. */
  hand(seat: number): readonly CardSprite[] {
    return this.#hands[seat];
  }

  /** The face-up cards of a hand. */
  openCards(seat: number): Card[] {
    return this.#hands[seat].filter((sprite) => sprite.open >= 0.5).map(({ card }) => card);
  }

  get top(): CardSprite | null {
    return this.#discards.top;
  }

  /** The card in a place of the pool, null where it is empty. */
  inPool(place: number): CardSprite | null {
    return this.#pool.at(place);
  }

  /** The card that waits over a seat's row. */
  waiting(seat: number): CardSprite | null {
    return this.#waiting.get(seat) ?? null;
  }

  get lifted(): CardSprite | null {
    return this.#lifted;
  }

  /** Puts the cards of a hand in the order in which they are held; those of a row of golf stay in their slots. */
  #align(state: TableState, seat: number): void {
    if (this.#stage.rules.play === 'golf') return;
    const held = state.seats[seat].hand.map(({ card }) => card);
    this.#hands[seat] = this.#hands[seat].toSorted((a, b) => held.indexOf(a.card) - held.indexOf(b.card));
  }

  #order(seat: number): void {
    for (const [index, sprite] of this.#hands[seat].entries()) sprite.depth = this.poses.handDepth(seat, index);
  }

  /** Replaces all cards with those of a state, still on the stock; `place` puts them where they belong. */
  reset(state: TableState): void {
    for (const sprite of [...this.#hands.flat(), ...this.#waiting.values()]) sprite.destroy();
    const stock = this.poses.stock;
    const made = (card: Card): CardSprite => new CardSprite(this.#stage, card, stock);
    this.#hands = state.seats.map(({ hand }) => hand.map(({ card }) => made(card)));
    this.#waiting.clear();
    for (const [seat, { waiting }] of state.seats.entries()) {
      if (waiting !== null) this.#waiting.set(seat, made(waiting.card));
    }
    this.#discards.reset(state, made);
    this.#pool.reset(state, made);
  }

  /** Puts every card where it is in the state, without motion. */
  place(state: TableState): void {
    this.dropLifted();
    for (const sprite of this.#leaving) sprite.destroy();
    this.#leaving.clear();
    for (const seat of this.#hands.keys()) {
      this.#align(state, seat);
      const poses = this.poses.hand(state, seat);
      this.#order(seat);
      for (const [index, sprite] of this.#hands[seat].entries()) {
        sprite.lay(poses[index], this.poses.isOpen(state, seat, sprite.card));
      }
    }
    for (const [seat, sprite] of this.#waiting) {
      sprite.lay(this.poses.waiting(seat), this.poses.isWaitingOpen(state, seat));
    }
    for (const sprite of this.#discards.sprites) sprite.lay(this.poses.discard(sprite.card), true);
    this.#pool.place(state);
  }

  /** The cards of a hand close ranks, rise or straighten, to match the state. */
  async regroup(state: TableState, seat: number, run: Run, duration: number = DURATION.regroup): Promise<void> {
    this.#align(state, seat);
    const poses = this.poses.hand(state, seat);
    this.#order(seat);
    await Promise.all(this.#hands[seat].map((sprite, index) => slide(sprite, poses[index], run, duration)));
  }

  async #receive(state: TableState, seat: number, sprite: CardSprite, run: Run, duration: number): Promise<void> {
    this.#hands[seat].push(sprite);
    this.#align(state, seat);
    const poses = this.poses.hand(state, seat);
    const others = this.#hands[seat].flatMap((held, index) =>
      held === sprite ? [] : [slide(held, poses[index], run)],
    );
    sprite.depth = DEPTH.flying;
    await Promise.all([fly(sprite, poses[this.#hands[seat].indexOf(sprite)], run, { duration }), ...others]);
    if (this.#hands[seat].includes(sprite)) this.#order(seat);
  }

  /** A card flies from the stock to a hand, where its holder alone sees it. */
  async deal(state: TableState, seat: number, card: Card, run: Run): Promise<void> {
    const sprite = new CardSprite(this.#stage, card, this.poses.stock);
    await this.#receive(state, seat, sprite, run, DURATION.dealFlight);
    if (this.poses.isOpen(state, seat, card)) await turnOver(sprite, 1, run);
  }

  /** The first card of the discards flies from the stock and is turned up. */
  async turnUp(card: Card, run: Run): Promise<void> {
    const sprite = new CardSprite(this.#stage, card, this.poses.stock);
    sprite.depth = DEPTH.flying;
    this.#discards.push(sprite);
    const opens = turnOver(sprite, 1, run, DURATION.dealFlight * 0.4);
    await Promise.all([fly(sprite, this.poses.discard(card), run, { duration: DURATION.dealFlight, arc: 0.3 }), opens]);
    this.#discards.settle();
  }

  /** The top of the stock rises a little and waits there, unseen. */
  async liftStock(run: Run): Promise<void> {
    this.#lifted ??= new CardSprite(this.#stage, -1, this.poses.stock);
    this.#lifted.depth = DEPTH.flying;
    await slide(this.#lifted, this.poses.lifted, run, DURATION.lift);
  }

  /** Takes the lifted card back, if one is lifted. */
  dropLifted(): void {
    this.#lifted?.destroy();
    this.#lifted = null;
  }

  /** A card flies from the stock to the hand that drew it, open if the person may see it. */
  async draw(state: TableState, seat: number, card: Card, run: Run): Promise<void> {
    const own = this.#stage.sees(seat);
    const from = this.#lifted?.pose;
    if (own && from === undefined && !run.reducedMotion) await this.liftStock(run);
    const sprite = new CardSprite(this.#stage, card, from ?? this.#lifted?.pose ?? this.poses.stock);
    this.dropLifted();
    const opens = own ? turnOver(sprite, 1, run, DURATION.flight * 0.55) : Promise.resolve();
    await Promise.all([this.#bring(state, seat, sprite, run), opens]);
  }

  /** A drawn or taken card comes to its holder: into the hand, or over the row to wait there. */
  async #bring(state: TableState, seat: number, sprite: CardSprite, run: Run): Promise<void> {
    if (state.seats[seat].waiting === null) {
      await this.#receive(state, seat, sprite, run, DURATION.flight);
      return;
    }
    this.#waiting.set(seat, sprite);
    sprite.depth = DEPTH.flying;
    // A card that was dropped on the row on its way here waits where it is.
    if (contains(this.#stage.seat(seat).hand.bounds, sprite.pose)) return;
    await fly(sprite, this.poses.waiting(seat), run, { duration: DURATION.flight });
  }

  /** The top discard flies to the hand that took it. */
  async take(state: TableState, seat: number, card: Card, run: Run): Promise<void> {
    const sprite = this.#discards.take(state) ?? new CardSprite(this.#stage, card, this.poses.discard(card));
    void grow(sprite, 1, run);
    const staysOpen = this.poses.isOpen(state, seat, card) || state.seats[seat].waiting !== null;
    const closes = staysOpen ? Promise.resolve() : turnOver(sprite, 0, run, DURATION.flight * 0.7);
    await Promise.all([this.#bring(state, seat, sprite, run), closes]);
  }

  /** A card of a hand flies to the discards, and the hand closes ranks. */
  async discard(state: TableState, seat: number, card: Card, run: Run): Promise<void> {
    const hand = this.#hands[seat];
    const index = hand.findIndex((sprite) => sprite.card === card);
    const sprite = index >= 0 ? hand[index] : new CardSprite(this.#stage, card, this.poses.stock);
    this.#hands[seat] = hand.filter((other) => other !== sprite);
    this.#discards.push(sprite);
    sprite.depth = DEPTH.flying;
    void grow(sprite, 1, run);
    const opens = turnOver(sprite, 1, run, DURATION.flight * 0.15);
    const flight = fly(sprite, this.poses.discard(card), run, { duration: DURATION.flight });
    await Promise.all([flight, opens, this.regroup(state, seat, run)]);
    this.#discards.settle();
  }

  /** Three cards are laid into the middle, face down. */
  async layPool(cards: readonly Card[], run: Run): Promise<void> {
    await this.#pool.lay(cards, false, run);
  }

  async turnUpPool(cards: readonly Card[], run: Run): Promise<void> {
    await this.#pool.turnUp(cards, run);
  }

  /** A card of the pool flies to the hand that took it. */
  async takeFromPool(state: TableState, seat: number, card: Card, place: number, run: Run): Promise<void> {
    const sprite = this.#pool.take(place) ?? new CardSprite(this.#stage, card, this.poses.inPool(card, place));
    void grow(sprite, 1, run);
    await this.#receive(state, seat, sprite, run, DURATION.flight);
  }

  /** A card of a hand flies into a place of the pool; what had been taken is then closed, and the hand closes ranks. */
  async putIntoPool(state: TableState, seat: number, card: Card, place: number, run: Run): Promise<void> {
    const sprite = this.#fromHand(seat, card);
    await Promise.all([
      this.#pool.put(sprite, place, run),
      this.#closeUnseen(state, seat, run),
      this.regroup(state, seat, run),
    ]);
  }

  /** All cards of a hand and of the pool change places. @param isOpen whether everybody sees them */
  async swapPool(
    state: TableState,
    seat: number,
    { laid, taken }: { laid: readonly Card[]; taken: readonly Card[] },
    isOpen: boolean,
    run: Run,
  ): Promise<void> {
    const given = laid.map((card) => this.#fromHand(seat, card));
    const received = this.#pool.clear();
    this.#hands[seat] = taken.map(
      (card) => received.find((sprite) => sprite.card === card) ?? new CardSprite(this.#stage, card, this.poses.stock),
    );
    this.#align(state, seat);
    const poses = this.poses.hand(state, seat);
    await Promise.all([
      ...given.map((sprite, place) =>
        isOpen ? this.#pool.put(sprite, place, run) : this.#pool.hide(sprite, place, run),
      ),
      ...this.#hands[seat].map((sprite, index) => {
        sprite.depth = DEPTH.flying + index;
        return fly(sprite, poses[index], run, { duration: DURATION.flight });
      }),
    ]);
    await Promise.all([this.#closeUnseen(state, seat, run), this.open(state, run)]);
    this.#order(seat);
  }

  async renewPool(cards: readonly Card[], run: Run): Promise<void> {
    await this.#pool.renew(cards, run);
  }

  /** Takes a card out of a hand. */
  #fromHand(seat: number, card: Card): CardSprite {
    const hand = this.#hands[seat];
    const sprite = hand.find((held) => held.card === card) ?? new CardSprite(this.#stage, card, this.poses.stock);
    this.#hands[seat] = hand.filter((held) => held !== sprite);
    return sprite;
  }

  /** Closes the cards of a hand that are known to all and that the table no longer shows. */
  async #closeUnseen(state: TableState, seat: number, run: Run): Promise<void> {
    const open = this.#hands[seat].filter((sprite) => sprite.open > 0 && !this.poses.isOpen(state, seat, sprite.card));
    await Promise.all(open.map((sprite) => turnOver(sprite, 0, run, DURATION.flight)));
  }

  /** Opens every card that the person may see and has not seen yet. */
  async open(state: TableState, run: Run): Promise<void> {
    const closed = this.#hands.flatMap((sprites, seat) =>
      sprites.filter(({ card, open }) => open === 0 && this.poses.isOpen(state, seat, card)),
    );
    await Promise.all(closed.map((sprite) => turnOver(sprite, 1, run)));
  }

  /** The card that waited over a row; a new one from the stock if none did. */
  #placed(seat: number, card: Card): CardSprite {
    const sprite = this.#waiting.get(seat) ?? new CardSprite(this.#stage, card, this.poses.stock);
    this.#waiting.delete(seat);
    sprite.depth = DEPTH.flying + 1;
    return sprite;
  }

  async #putOnDiscards(sprite: CardSprite, run: Run): Promise<void> {
    this.#discards.push(sprite);
    const opens = turnOver(sprite, 1, run, DURATION.flight * 0.15);
    await Promise.all([fly(sprite, this.poses.discard(sprite.card), run, { duration: DURATION.flight }), opens]);
    this.#discards.settle();
  }

  /** The waiting card takes its slot, open, and the one that was there goes to the discards. */
  async replace(state: TableState, seat: number, slot: number, card: Card, run: Run): Promise<void> {
    const row = this.#hands[seat];
    const away = row[slot];
    const comes = this.#placed(seat, card);
    this.#hands[seat] = row.with(slot, comes);
    away.depth = DEPTH.flying;
    void grow(away, 1, run);
    const delay = DURATION.flight * 0.3;
    const lands = fly(comes, this.poses.hand(state, seat)[slot], run, { duration: DURATION.flight, delay });
    await Promise.all([this.#putOnDiscards(away, run), lands, turnOver(comes, 1, run, delay)]);
    this.#order(seat);
  }

  /** The waiting card goes to the discards, and one of the row is turned up in its place. */
  async flip(state: TableState, seat: number, slot: number, discarded: Card, run: Run): Promise<void> {
    const away = this.#placed(seat, discarded);
    const turned = this.#hands[seat][slot];
    turned.depth = DEPTH.flying;
    void grow(turned, 1, run);
    const opens = turnInPlace(turned, this.poses.hand(state, seat)[slot], run, DURATION.flight * 0.6);
    await Promise.all([this.#putOnDiscards(away, run), opens]);
    this.#order(seat);
  }

  /** Hands are opened and straightened, all or one; what makes their value rises, the rest dims. */
  async show(state: TableState, run: Run, only?: number): Promise<void> {
    await Promise.all(
      state.seats.flatMap(({ hand, value }, seat) => {
        if (value === null || (only !== undefined && seat !== only)) return [];
        this.#match(
          seat,
          hand.map(({ card }) => card),
        );
        return [
          ...this.#hands[seat].map((sprite) => turnOver(sprite, 1, run)),
          this.regroup(state, seat, run, DURATION.flight),
        ];
      }),
    );
  }

  /** The cards of a hand that may be seen from now on are turned over, one by one. */
  async unveil(seat: number, run: Run): Promise<void> {
    // In golf, and before anybody may look, some cards stay closed.
    const seen = this.#hands[seat].filter(({ open }) => open === 1);
    await Promise.all(
      seen.map((sprite, index) => {
        sprite.open = 0;
        sprite.draw();
        return turnOver(sprite, 1, run, index * DURATION.dealStagger);
      }),
    );
  }

  /** Puts the sprites of a hand in the order of the cards that are now known. */
  #match(seat: number, cards: readonly Card[]): void {
    const sprites = cards.map(
      (card) =>
        this.#hands[seat].find((sprite) => sprite.card === card) ?? new CardSprite(this.#stage, card, this.poses.stock),
    );
    for (const sprite of this.#hands[seat]) if (!sprites.includes(sprite)) sprite.destroy();
    this.#hands[seat] = sprites;
    this.#order(seat);
  }

  /** All cards go back to the stock. */
  async gather(run: Run): Promise<void> {
    const all = [...this.#hands.flat(), ...this.#waiting.values(), ...this.#discards.clear(), ...this.#pool.clear()];
    this.#waiting.clear();
    this.#hands = this.#stage.seats.map(() => []);
    this.dropLifted();
    if (run.isInstant) {
      for (const sprite of all) sprite.destroy();
      return;
    }
    for (const sprite of all) this.#leaving.add(sprite);
    await Promise.all(
      all.map(async (sprite, index) => {
        const closes = turnOver(sprite, 0, run);
        await Promise.all([
          fly(sprite, this.poses.stock, run, { duration: DURATION.flight, delay: index * 6 }),
          closes,
        ]);
        if (this.#leaving.delete(sprite)) sprite.destroy();
      }),
    );
  }
}
