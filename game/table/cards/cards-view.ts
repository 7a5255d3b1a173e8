/** All cards on the table and how each event moves them: the hands, the discards, and those on their way. */
import type { Card } from '../../../engine/cards.ts';
import { DURATION } from '../../base/theme/motion.ts';
import type { Run } from '../animation/animator.ts';
import { contains } from '../../base/geometry.ts';
import { DEPTH, type Stage } from '../stage.ts';
import { renamed, type Renaming } from '../../model/stand-ins.ts';
import type { TableState } from '../../model/table-state.ts';
import { fly, grow, slide, turnInPlace, turnOver } from './card-motion.ts';
import { CardPoses } from './card-poses.ts';
import { CardSprite } from './card-sprite.ts';
import { HandCards, matched } from './hand-cards.ts';
import { DiscardPile } from './discard-pile.ts';
import { PoolCards } from './pool-cards.ts';

export class CardsView {
  readonly poses: CardPoses;
  readonly hands: HandCards;
  readonly pool: PoolCards;
  readonly #stage: Stage;
  readonly #discards: DiscardPile;
  #lifted: CardSprite | null = null;
  /** By seat, the card that waits over a row of golf. */
  readonly #waiting = new Map<number, CardSprite>();
  #leaving = new Set<CardSprite>();

  constructor(stage: Stage) {
    this.#stage = stage;
    this.poses = new CardPoses(stage);
    this.hands = new HandCards(stage, this.poses);
    this.#discards = new DiscardPile(stage, this.poses);
    this.pool = new PoolCards(stage, this.poses);
  }

  get top(): CardSprite | null {
    return this.#discards.top;
  }

  /** The card that waits over a seat's row. */
  waiting(seat: number): CardSprite | null {
    return this.#waiting.get(seat) ?? null;
  }

  get lifted(): CardSprite | null {
    return this.#lifted;
  }

  /** Replaces all cards with those of a state, still on the stock; `place` puts them where they belong. */
  reset(state: TableState): void {
    for (const sprite of this.#waiting.values()) sprite.destroy();
    const stock = this.poses.stock;
    const made = (card: Card): CardSprite => new CardSprite(this.#stage, card, stock);
    this.hands.reset(state, made);
    this.#waiting.clear();
    for (const [seat, { waiting }] of state.seats.entries()) {
      if (waiting !== null) this.#waiting.set(seat, made(waiting.card));
    }
    this.#discards.reset(state, made);
    this.pool.reset(state, made);
  }

  /** Puts every card where it is in the state, without motion. */
  place(state: TableState): void {
    this.dropLifted();
    for (const sprite of this.#leaving) sprite.destroy();
    this.#leaving.clear();
    this.hands.place(state);
    for (const [seat, sprite] of this.#waiting) {
      sprite.lay(this.poses.waiting(seat), this.poses.isWaitingOpen(state, seat));
    }
    for (const sprite of this.#discards.sprites) sprite.lay(this.poses.discard(sprite.card), true);
    const { aside } = this.#discards;
    aside?.lay(this.poses.besideDiscards(aside.card), true);
    this.pool.place(state);
  }

  /** Two cards that nobody sees change names. */
  rename(names: Renaming): void {
    for (const sprite of [...this.hands.all, ...this.#waiting.values(), ...this.pool.sprites])
      sprite.card = renamed(sprite.card, names);
  }

  /** A card flies from the stock to a hand, where its holder alone sees it. */
  async deal(state: TableState, seat: number, card: Card, run: Run): Promise<void> {
    const sprite = new CardSprite(this.#stage, card, this.poses.stock);
    await this.hands.receive(state, seat, sprite, run, DURATION.dealFlight);
    if (this.poses.isOpen(state, seat, this.hands.of(seat).indexOf(sprite))) await turnOver(sprite, 1, run);
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
    await Promise.all([
      this.#bring(state, seat, sprite, run),
      opens,
      this.#slideOnPile(this.#discards.layOnPile(), run),
    ]);
  }

  async #slideOnPile(sprite: CardSprite | null, run: Run): Promise<void> {
    if (sprite === null) return;
    this.#discards.settle();
    await slide(sprite, this.poses.discard(sprite.card), run, DURATION.flight);
  }

  async #bring(state: TableState, seat: number, sprite: CardSprite, run: Run): Promise<void> {
    if (state.seats[seat].waiting === null) {
      await this.hands.receive(state, seat, sprite, run, DURATION.flight);
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
    const { aside } = this.#discards;
    const sprite = this.#discards.take(state) ?? new CardSprite(this.#stage, card, this.poses.discard(card));
    void grow(sprite, 1, run);
    const staysOpen = state.seats[seat].waiting !== null || this.poses.isOpen(state, seat, 0);
    const closes = staysOpen ? Promise.resolve() : turnOver(sprite, 0, run, DURATION.flight * 0.7);
    await Promise.all([this.#bring(state, seat, sprite, run), closes, this.#slideOnPile(aside, run)]);
  }

  /** A card of a hand flies to the discards, or beside them, and the hand closes ranks. */
  async discard(state: TableState, seat: number, card: Card, run: Run): Promise<void> {
    const sprite = this.hands.remove(seat, card);
    const isAside = state.aside === card;
    if (isAside) this.#discards.layAside(sprite);
    else this.#discards.push(sprite);
    sprite.depth = DEPTH.flying;
    void grow(sprite, 1, run);
    const opens = turnOver(sprite, 1, run, DURATION.flight * 0.15);
    const pose = isAside ? this.poses.besideDiscards(card) : this.poses.discard(card);
    const flight = fly(sprite, pose, run, { duration: DURATION.flight });
    await Promise.all([flight, opens, this.hands.regroup(state, seat, run)]);
    this.#discards.settle();
  }

  /** A card of the pool flies to the hand that took it. */
  async takeFromPool(state: TableState, seat: number, card: Card, place: number, run: Run): Promise<void> {
    const sprite = this.pool.take(place) ?? new CardSprite(this.#stage, card, this.poses.inPool(card, place));
    void grow(sprite, 1, run);
    await this.hands.receive(state, seat, sprite, run, DURATION.flight);
  }

  /** A card of a hand flies into a place of the pool, and the hand closes ranks. */
  async putIntoPool(state: TableState, seat: number, card: Card, place: number, run: Run): Promise<void> {
    const sprite = this.hands.remove(seat, card);
    await Promise.all([this.pool.put(sprite, place, run), this.hands.regroup(state, seat, run)]);
  }

  /** All cards of a hand and of the pool change places. @param isOpen whether everybody sees them */
  async swapPool(
    state: TableState,
    seat: number,
    { laid, taken }: { laid: readonly Card[]; taken: readonly Card[] },
    isOpen: boolean,
    run: Run,
  ): Promise<void> {
    const given = laid.map((card) => this.hands.remove(seat, card));
    const received = this.pool.clear();
    const held = matched(received, taken).found.map(
      (sprite, index) => sprite ?? new CardSprite(this.#stage, taken[index], this.poses.stock),
    );
    this.hands.set(seat, held);
    this.hands.align(state, seat);
    const poses = this.poses.hand(state, seat);
    await Promise.all([
      ...given.map((sprite, place) => {
        const delay = place * DURATION.poolStagger;
        return this.pool.put(sprite, place, run, { delay, isOpen });
      }),
      ...this.hands.of(seat).map((sprite, index) => {
        sprite.depth = DEPTH.flying + index;
        return fly(sprite, poses[index], run, { duration: DURATION.flight, delay: index * DURATION.poolStagger });
      }),
    ]);
    this.hands.order(seat);
    await this.hands.open(state, run);
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
    const row = this.hands.of(seat);
    const away = row[slot];
    const comes = this.#placed(seat, card);
    this.hands.set(seat, row.with(slot, comes));
    away.depth = DEPTH.flying;
    void grow(away, 1, run);
    const delay = DURATION.flight * 0.3;
    const lands = fly(comes, this.poses.hand(state, seat)[slot], run, { duration: DURATION.flight, delay });
    await Promise.all([this.#putOnDiscards(away, run), lands, turnOver(comes, 1, run, delay)]);
    this.hands.order(seat);
  }

  /** The waiting card goes to the discards, and one of the row is turned up in its place. */
  async flip(state: TableState, seat: number, slot: number, discarded: Card, run: Run): Promise<void> {
    const away = this.#placed(seat, discarded);
    const turned = this.hands.of(seat)[slot];
    turned.depth = DEPTH.flying;
    void grow(turned, 1, run);
    const opens = turnInPlace(turned, this.poses.hand(state, seat)[slot], run, DURATION.flight * 0.6);
    await Promise.all([this.#putOnDiscards(away, run), opens]);
    this.hands.order(seat);
  }

  /** All cards go back to the stock. */
  async gather(run: Run): Promise<void> {
    const all = [...this.hands.clear(), ...this.#waiting.values(), ...this.#discards.clear(), ...this.pool.clear()];
    this.#waiting.clear();
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
