/** All cards on the table: the hands, the discards, and the one on its way. Their places follow from the state. */
import type { Card } from '../../../engine/cards.ts';
import { DURATION } from '../../theme/motion.ts';
import type { Run } from '../animator.ts';
import { centre } from '../geometry.ts';
import { fan, row } from '../layout/hand-layout.ts';
import { DEPTH, type Stage } from '../stage.ts';
import type { TableState } from '../table-state.ts';
import { fly, grow, slide, turnOver } from './card-motion.ts';
import { CardSprite, type Pose } from './card-sprite.ts';

/** Of the discards the top one can be seen, and what shows when it is taken or not yet landed. */
const SHOWN_DISCARDS = 3;
/** How far a card lifted from the stock hovers above it, in shares of its width. */
const STOCK_LIFT = 0.3;

/** The same small turn for the same card, so that the pile looks handled. */
function pileTurn(card: Card): number {
  return (((card * 37) % 13) - 6) * 0.006;
}

export class CardsView {
  readonly #stage: Stage;
  #hands: CardSprite[][];
  #discards: CardSprite[] = [];
  #lifted: CardSprite | null = null;
  #leaving = new Set<CardSprite>();

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#hands = stage.seats.map(() => []);
  }

  /** The cards of a hand, left to right. */
  hand(seat: number): readonly CardSprite[] {
    return this.#hands[seat];
  }

  /** The cards of a hand that lie open. */
  openCards(seat: number): Card[] {
    return this.#hands[seat].filter((sprite) => sprite.open >= 0.5).map(({ card }) => card);
  }

  get top(): CardSprite | null {
    return this.#discards.at(-1) ?? null;
  }

  get lifted(): CardSprite | null {
    return this.#lifted;
  }

  #lying(pose: Partial<Pose> & { x: number; y: number; width: number }): Pose {
    return { angle: 0, lift: 0, dim: 0, glow: 0, ...pose };
  }

  stockPose(): Pose {
    const { stock, pileWidth } = this.#stage.layout;
    return this.#lying({ ...centre(stock), width: pileWidth });
  }

  discardPose(card: Card): Pose {
    const { discard, pileWidth } = this.#stage.layout;
    return this.#lying({ ...centre(discard), width: pileWidth, angle: pileTurn(card) });
  }

  /** Where the cards of a hand belong, given what the state says of it. */
  handPoses(state: TableState, seat: number): Pose[] {
    const { hand } = this.#stage.seat(seat);
    const { hand: held, scoring, value } = state.seats[seat];
    const straight = value !== null;
    const places = straight ? row(hand, held.length) : fan(hand, held.length);
    return places.map((place, index) => {
      const counts = straight && scoring.includes(held[index].card);
      const pose = this.#lying({ ...place, width: hand.cardWidth, dim: straight && !counts ? 0.75 : 0 });
      return counts ? { ...pose, y: pose.y - hand.lift, lift: hand.lift, glow: 1 } : pose;
    });
  }

  #isOpen(state: TableState, seat: number): boolean {
    return seat === this.#stage.human || state.seats[seat].value !== null;
  }

  #handDepth(seat: number, index: number): number {
    return seat === this.#stage.human ? DEPTH.ownHand + index * 2 : DEPTH.hand + seat * 10 + index;
  }

  #order(seat: number): void {
    for (const [index, sprite] of this.#hands[seat].entries()) sprite.depth = this.#handDepth(seat, index);
  }

  /** Takes a card away from whatever moves it. */
  #still(sprite: CardSprite): void {
    for (const what of ['place', 'side', 'growth'] as const) sprite.claim(what);
    sprite.growth = 1;
    sprite.alpha = 1;
  }

  /** Puts every card where the state wants it, without motion. */
  place(state: TableState): void {
    this.dropLifted();
    for (const sprite of this.#leaving) sprite.destroy();
    this.#leaving.clear();
    for (const [seat, sprites] of this.#hands.entries()) {
      const poses = this.handPoses(state, seat);
      this.#order(seat);
      for (const [index, sprite] of sprites.entries()) {
        this.#still(sprite);
        sprite.pose = poses[index];
        sprite.open = this.#isOpen(state, seat) ? 1 : 0;
        sprite.draw();
      }
    }
    for (const sprite of this.#discards) {
      this.#still(sprite);
      sprite.pose = this.discardPose(sprite.card);
      sprite.open = 1;
      sprite.draw();
    }
  }

  /** The cards of a hand close ranks, rise or straighten, as the state wants it. */
  async relay(state: TableState, seat: number, run: Run, duration: number = DURATION.relay): Promise<void> {
    const poses = this.handPoses(state, seat);
    this.#order(seat);
    await Promise.all(this.#hands[seat].map((sprite, index) => slide(sprite, poses[index], run, duration)));
  }

  async #receive(state: TableState, seat: number, sprite: CardSprite, run: Run, duration: number): Promise<void> {
    const others = this.#hands[seat].map((held, index) => slide(held, this.handPoses(state, seat)[index], run));
    this.#hands[seat].push(sprite);
    const poses = this.handPoses(state, seat);
    sprite.depth = DEPTH.flying;
    await Promise.all([fly(sprite, poses[poses.length - 1], run, { duration }), ...others]);
    if (this.#hands[seat].includes(sprite)) this.#order(seat);
  }

  /** A card flies from the stock to a hand, where its holder alone sees it. */
  async deal(state: TableState, seat: number, card: Card, run: Run): Promise<void> {
    const sprite = new CardSprite(this.#stage, card, this.stockPose());
    await this.#receive(state, seat, sprite, run, DURATION.dealFlight);
    if (this.#isOpen(state, seat)) await turnOver(sprite, 1, run);
  }

  async turnUp(card: Card, run: Run): Promise<void> {
    const sprite = new CardSprite(this.#stage, card, this.stockPose());
    sprite.depth = DEPTH.flying;
    this.#discards.push(sprite);
    const opens = turnOver(sprite, 1, run, DURATION.dealFlight * 0.4);
    await Promise.all([fly(sprite, this.discardPose(card), run, { duration: DURATION.dealFlight, arc: 0.3 }), opens]);
    this.#orderDiscards();
  }

  /** The top of the stock rises a little and waits there, unseen. */
  async liftStock(run: Run): Promise<void> {
    this.#lifted ??= new CardSprite(this.#stage, -1, this.stockPose());
    const { width, ...pose } = this.stockPose();
    this.#lifted.depth = DEPTH.flying;
    await slide(this.#lifted, { ...pose, width, y: pose.y - width * STOCK_LIFT, lift: 16 }, run, DURATION.lift);
  }

  /** Takes the lifted card back, if one is lifted. */
  dropLifted(): void {
    this.#lifted?.destroy();
    this.#lifted = null;
  }

  async draw(state: TableState, seat: number, card: Card, run: Run): Promise<void> {
    const own = seat === this.#stage.human;
    const from = this.#lifted?.pose;
    if (own && from === undefined && !run.reducedMotion) await this.liftStock(run);
    const sprite = new CardSprite(this.#stage, card, from ?? this.#lifted?.pose ?? this.stockPose());
    this.dropLifted();
    const opens = own ? turnOver(sprite, 1, run, DURATION.flight * 0.55) : Promise.resolve();
    await Promise.all([this.#receive(state, seat, sprite, run, DURATION.flight), opens]);
  }

  async take(state: TableState, seat: number, card: Card, run: Run): Promise<void> {
    const sprite = this.#discards.pop() ?? new CardSprite(this.#stage, card, this.discardPose(card));
    this.#refillDiscards(state);
    void grow(sprite, 1, run);
    const closes = this.#isOpen(state, seat) ? Promise.resolve() : turnOver(sprite, 0, run, DURATION.flight * 0.7);
    await Promise.all([this.#receive(state, seat, sprite, run, DURATION.flight), closes]);
  }

  async discard(state: TableState, seat: number, card: Card, run: Run): Promise<void> {
    const hand = this.#hands[seat];
    const index = hand.findIndex((sprite) => sprite.card === card);
    const sprite = index >= 0 ? hand[index] : new CardSprite(this.#stage, card, this.stockPose());
    this.#hands[seat] = hand.filter((other) => other !== sprite);
    this.#discards.push(sprite);
    sprite.depth = DEPTH.flying;
    void grow(sprite, 1, run);
    const opens = turnOver(sprite, 1, run, DURATION.flight * 0.15);
    const flight = fly(sprite, this.discardPose(card), run, { duration: DURATION.flight });
    await Promise.all([flight, opens, this.relay(state, seat, run)]);
    this.#orderDiscards();
  }

  /** Hands are opened and straightened; what makes their value rises, the rest dims. */
  async show(state: TableState, run: Run): Promise<void> {
    await Promise.all(
      state.seats.flatMap(({ hand, value }, seat) => {
        if (value === null) return [];
        this.#match(
          seat,
          hand.map(({ card }) => card),
        );
        const delay = run.isInstant ? 0 : seat * 40;
        return [
          ...this.#hands[seat].map((sprite) => turnOver(sprite, 1, run, delay)),
          this.relay(state, seat, run, DURATION.flight),
        ];
      }),
    );
  }

  /** Puts the sprites of a hand in the order in which the hand is told. */
  #match(seat: number, cards: readonly Card[]): void {
    const sprites = cards.map(
      (card) =>
        this.#hands[seat].find((sprite) => sprite.card === card) ?? new CardSprite(this.#stage, card, this.stockPose()),
    );
    for (const sprite of this.#hands[seat]) if (!sprites.includes(sprite)) sprite.destroy();
    this.#hands[seat] = sprites;
    this.#order(seat);
  }

  /** All cards go back to the stock. */
  async gather(run: Run): Promise<void> {
    const all = [...this.#hands.flat(), ...this.#discards];
    this.#hands = this.#stage.seats.map(() => []);
    this.#discards = [];
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
          fly(sprite, this.stockPose(), run, { duration: DURATION.flight, delay: index * 6 }),
          closes,
        ]);
        if (this.#leaving.delete(sprite)) sprite.destroy();
      }),
    );
  }

  #orderDiscards(): void {
    while (this.#discards.length > SHOWN_DISCARDS) this.#discards.shift()?.destroy();
    for (const [index, sprite] of this.#discards.entries()) sprite.depth = DEPTH.discards + index;
  }

  #refillDiscards({ discards }: TableState): void {
    const below = discards.slice(-SHOWN_DISCARDS);
    for (const card of below.toReversed()) {
      if (this.#discards.some((sprite) => sprite.card === card)) continue;
      const sprite = new CardSprite(this.#stage, card, this.discardPose(card));
      sprite.open = 1;
      sprite.draw();
      this.#discards.unshift(sprite);
    }
    this.#orderDiscards();
  }
}
