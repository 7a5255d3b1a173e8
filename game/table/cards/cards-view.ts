/** All cards on the table: the hands, the discards, and the one on its way. Their places follow from the state. */
import type { Card } from '../../../engine/cards.ts';
import { DURATION } from '../../base/theme/motion.ts';
import { CARD_ASPECT } from '../../base/theme/theme.ts';
import type { Run } from '../animation/animator.ts';
import { bottom, centre, contains, right, union } from '../../base/geometry.ts';
import { fan, row } from '../layout/hand-layout.ts';
import { DEPTH, type Stage } from '../stage.ts';
import type { TableState } from '../../model/table-state.ts';
import { fly, grow, slide, turnInPlace, turnOver } from './card-motion.ts';
import { CardSprite, type Pose } from './card-sprite.ts';

/** Of the discards the top one can be seen, and what shows when it is taken or not yet landed. */
const SHOWN_DISCARDS = 3;
/** How far a card lifted from the stock hovers above it, in shares of its width. */
const STOCK_LIFT = 0.3;
/** How a card waits over a row: its size in shares of the place for it, its slant in radians, its height in px. */
const WAITING_SIZE = 0.92;
const WAITING_SLANT = 0.05;
const WAITING_LIFT = 18;
/** How far beyond an opponent's row its middle is, in shares of its width and of its height. */
const WAITING_BESIDE = 0.36;
const WAITING_BELOW = 0.4;

/** The same small turn for the same card, so that the pile looks handled. */
function pileTurn(card: Card): number {
  return (((card * 37) % 13) - 6) * 0.006;
}

export class CardsView {
  readonly #stage: Stage;
  #hands: CardSprite[][];
  #discards: CardSprite[] = [];
  #lifted: CardSprite | null = null;
  /** By seat, the card that waits over a row of golf. */
  readonly #waiting = new Map<number, CardSprite>();
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

  /** The card that waits over a seat's row. */
  waiting(seat: number): CardSprite | null {
    return this.#waiting.get(seat) ?? null;
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

  /** Where a card waits until it is placed in the row: one's own beside it, another's before it. */
  waitingPose(seat: number): Pose {
    const { layout, bottom: own } = this.#stage;
    const { held, stock, discard } = layout;
    if (seat === own && held !== null) {
      const width = Math.min(held.width, held.height / CARD_ASPECT) * WAITING_SIZE;
      return this.#lying({ ...centre(held), width, angle: WAITING_SLANT, lift: WAITING_LIFT });
    }
    // An opponent's waits before the row, or before the plate that holds the row, on the way to the piles.
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
    return this.#lying({
      x: rowMiddle.x + way.x * share,
      y: rowMiddle.y + way.y * share,
      width: cardWidth,
      lift: WAITING_LIFT,
    });
  }

  /** Where one's own waiting card hovers over the discards while a card of the row is chosen to be turned up. */
  putAwayPose(card: Card): Pose {
    const pose = this.discardPose(card);
    const { width } = pose;
    return { ...pose, x: pose.x + width * 0.08, y: pose.y - width * 0.16, angle: WAITING_SLANT, lift: WAITING_LIFT };
  }

  /** Where the cards of a hand belong, given what the state says of it. */
  handPoses(state: TableState, seat: number): Pose[] {
    const { hand } = this.#stage.seat(seat);
    const { hand: held, scoring, value } = state.seats[seat];
    const isShown = value !== null;
    // A row tells more than a fan where others' hands lie open.
    const straight = isShown || (this.#stage.showsAll && seat !== this.#stage.bottom);
    const places = straight ? row(hand, held.length) : fan(hand, held.length);
    return places.map((place, index) => {
      const counts = isShown && scoring.includes(held[index].card);
      const pose = this.#lying({ ...place, width: hand.cardWidth, dim: isShown && !counts ? 0.75 : 0 });
      return counts ? { ...pose, y: pose.y - hand.lift, lift: hand.lift, glow: 1 } : pose;
    });
  }

  #isOpen(state: TableState, seat: number, card: Card): boolean {
    const { value, up } = state.seats[seat];
    const isRow = this.#stage.seat(seat).hand.mat !== null;
    const isSeen = isRow ? up.includes(card) : this.#stage.sees(seat) && !state.unseen;
    return isSeen || value !== null;
  }

  #isWaitingOpen(state: TableState, seat: number): boolean {
    return this.#stage.sees(seat) || state.seats[seat].waiting?.from === 'discards';
  }

  #handDepth(seat: number, index: number): number {
    return seat === this.#stage.bottom ? DEPTH.ownHand + index * 2 : DEPTH.hand + seat * 10 + index;
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

  /** Takes all cards away and takes those of a state from the stock; `place` puts them where they belong. */
  lay(state: TableState): void {
    for (const sprite of [...this.#hands.flat(), ...this.#waiting.values(), ...this.#discards]) sprite.destroy();
    const stock = this.stockPose();
    const made = (card: Card): CardSprite => new CardSprite(this.#stage, card, stock);
    this.#hands = state.seats.map(({ hand }) => hand.map(({ card }) => made(card)));
    this.#waiting.clear();
    for (const [seat, { waiting }] of state.seats.entries()) {
      if (waiting !== null) this.#waiting.set(seat, made(waiting.card));
    }
    this.#discards = state.discards.slice(-SHOWN_DISCARDS).map(made);
    this.#orderDiscards();
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
        sprite.open = this.#isOpen(state, seat, sprite.card) ? 1 : 0;
        sprite.draw();
      }
    }
    for (const [seat, sprite] of this.#waiting) {
      this.#still(sprite);
      sprite.pose = this.waitingPose(seat);
      sprite.open = this.#isWaitingOpen(state, seat) ? 1 : 0;
      sprite.draw();
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
    if (this.#isOpen(state, seat, card)) await turnOver(sprite, 1, run);
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
    const own = this.#stage.sees(seat);
    const from = this.#lifted?.pose;
    if (own && from === undefined && !run.reducedMotion) await this.liftStock(run);
    const sprite = new CardSprite(this.#stage, card, from ?? this.#lifted?.pose ?? this.stockPose());
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
    await fly(sprite, this.waitingPose(seat), run, { duration: DURATION.flight });
  }

  async take(state: TableState, seat: number, card: Card, run: Run): Promise<void> {
    const sprite = this.#discards.pop() ?? new CardSprite(this.#stage, card, this.discardPose(card));
    this.#refillDiscards(state);
    void grow(sprite, 1, run);
    const staysOpen = this.#isOpen(state, seat, card) || state.seats[seat].waiting !== null;
    const closes = staysOpen ? Promise.resolve() : turnOver(sprite, 0, run, DURATION.flight * 0.7);
    await Promise.all([this.#bring(state, seat, sprite, run), closes]);
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

  /** Opens every card that the person may see and has not seen yet. */
  async open(state: TableState, run: Run): Promise<void> {
    const closed = this.#hands.flatMap((sprites, seat) =>
      sprites.filter(({ card, open }) => open === 0 && this.#isOpen(state, seat, card)),
    );
    await Promise.all(closed.map((sprite) => turnOver(sprite, 1, run)));
  }

  /** The card that waited over a row; a new one from the stock where none did. */
  #placed(seat: number, card: Card): CardSprite {
    const sprite = this.#waiting.get(seat) ?? new CardSprite(this.#stage, card, this.stockPose());
    this.#waiting.delete(seat);
    sprite.depth = DEPTH.flying + 1;
    return sprite;
  }

  async #putOnDiscards(sprite: CardSprite, run: Run): Promise<void> {
    this.#discards.push(sprite);
    const opens = turnOver(sprite, 1, run, DURATION.flight * 0.15);
    await Promise.all([fly(sprite, this.discardPose(sprite.card), run, { duration: DURATION.flight }), opens]);
    this.#orderDiscards();
  }

  /** The waiting card takes its slot, open, and the one that lay there goes to the discards. */
  async replace(state: TableState, seat: number, slot: number, card: Card, run: Run): Promise<void> {
    const row = this.#hands[seat];
    const away = row[slot];
    const comes = this.#placed(seat, card);
    this.#hands[seat] = row.with(slot, comes);
    away.depth = DEPTH.flying;
    void grow(away, 1, run);
    const delay = DURATION.flight * 0.3;
    const lands = fly(comes, this.handPoses(state, seat)[slot], run, { duration: DURATION.flight, delay });
    await Promise.all([this.#putOnDiscards(away, run), lands, turnOver(comes, 1, run, delay)]);
    this.#order(seat);
  }

  /** The waiting card goes to the discards, and one of the row is turned up where it lies. */
  async flip(state: TableState, seat: number, slot: number, discarded: Card, run: Run): Promise<void> {
    const away = this.#placed(seat, discarded);
    const turned = this.#hands[seat][slot];
    turned.depth = DEPTH.flying;
    void grow(turned, 1, run);
    const opens = turnInPlace(turned, this.handPoses(state, seat)[slot], run, DURATION.flight * 0.6);
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
          this.relay(state, seat, run, DURATION.flight),
        ];
      }),
    );
  }

  /** Those cards of a hand that are to be seen and lay face down are turned over, one by one. */
  async unveil(seat: number, run: Run): Promise<void> {
    // In golf, and before anybody may look, there are cards that stay closed.
    const seen = this.#hands[seat].filter(({ open }) => open === 1);
    await Promise.all(
      seen.map((sprite, index) => {
        sprite.open = 0;
        sprite.draw();
        return turnOver(sprite, 1, run, index * DURATION.dealStagger);
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
    const all = [...this.#hands.flat(), ...this.#waiting.values(), ...this.#discards];
    this.#waiting.clear();
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
