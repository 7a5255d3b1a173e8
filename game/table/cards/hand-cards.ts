/** The cards of all hands, and how they are held: received, given away, put in order, opened and closed. */
import type { Card } from '../../../engine/cards.ts';
import { DURATION } from '../../base/theme/motion.ts';
import type { TableState } from '../../model/table-state.ts';
import type { Run } from '../animation/animator.ts';
import { DEPTH, type Stage } from '../stage.ts';
import { fly, slide, turnOver } from './card-motion.ts';
import type { CardPoses } from './card-poses.ts';
import { CardSprite } from './card-sprite.ts';

export class HandCards {
  readonly #stage: Stage;
  readonly #poses: CardPoses;
  #hands: CardSprite[][];

  constructor(stage: Stage, poses: CardPoses) {
    this.#stage = stage;
    this.#poses = poses;
    this.#hands = stage.seats.map(() => []);
  }

  /** The cards of a hand, left to right. */
  of(seat: number): readonly CardSprite[] {
    return this.#hands[seat];
  }

  /** The cards of all hands. */
  get all(): readonly CardSprite[] {
    return this.#hands.flat();
  }

  /** The face-up cards of a hand. */
  openCards(seat: number): Card[] {
    return this.#hands[seat].filter((sprite) => sprite.open >= 0.5).map(({ card }) => card);
  }

  set(seat: number, sprites: readonly CardSprite[]): void {
    this.#hands[seat] = [...sprites];
  }

  /** Replaces all hands with those of a state; `place` puts them where they belong. */
  reset(state: TableState, made: (card: Card) => CardSprite): void {
    for (const sprite of this.#hands.flat()) sprite.destroy();
    this.#hands = state.seats.map(({ hand }) => hand.map(({ card }) => made(card)));
  }

  clear(): CardSprite[] {
    const all = this.#hands.flat();
    this.#hands = this.#stage.seats.map(() => []);
    return all;
  }

  /** Puts every card where it is in the state, without motion. */
  place(state: TableState): void {
    for (const seat of this.#hands.keys()) {
      this.align(state, seat);
      const poses = this.#poses.hand(state, seat);
      this.order(seat);
      for (const [index, sprite] of this.#hands[seat].entries()) {
        sprite.lay(poses[index], this.#poses.isOpen(state, seat, index));
      }
    }
  }

  /** Puts the cards of a hand in the order in which they are held; those of a row of golf stay in their slots. */
  align(state: TableState, seat: number): void {
    if (this.#stage.rules.play === 'golf') return;
    const held = state.seats[seat].hand.map(({ card }) => card);
    this.#hands[seat] = this.#hands[seat].toSorted((a, b) => held.indexOf(a.card) - held.indexOf(b.card));
  }

  /** Lays the cards of a hand over one another from left to right. */
  order(seat: number): void {
    for (const [index, sprite] of this.#hands[seat].entries()) sprite.depth = this.#poses.handDepth(seat, index);
  }

  /** The cards of a hand close ranks, rise or straighten, to match the state. */
  async regroup(state: TableState, seat: number, run: Run, duration: number = DURATION.regroup): Promise<void> {
    this.align(state, seat);
    const poses = this.#poses.hand(state, seat);
    this.order(seat);
    await Promise.all(this.#hands[seat].map((sprite, index) => slide(sprite, poses[index], run, duration)));
  }

  /** A card flies to a hand, whose others make room. */
  async receive(state: TableState, seat: number, sprite: CardSprite, run: Run, duration: number): Promise<void> {
    this.#hands[seat].push(sprite);
    this.align(state, seat);
    const poses = this.#poses.hand(state, seat);
    const others = this.#hands[seat].flatMap((held, index) =>
      held === sprite ? [] : [slide(held, poses[index], run)],
    );
    sprite.depth = DEPTH.flying;
    await Promise.all([fly(sprite, poses[this.#hands[seat].indexOf(sprite)], run, { duration }), ...others]);
    if (this.#hands[seat].includes(sprite)) this.order(seat);
  }

  remove(seat: number, card: Card): CardSprite {
    const hand = this.#hands[seat];
    const sprite = hand.find((held) => held.card === card) ?? new CardSprite(this.#stage, card, this.#poses.stock);
    this.#hands[seat] = hand.filter((held) => held !== sprite);
    return sprite;
  }

  /** What a seat has taken has been seen long enough, and is closed where only its holder may see it. */
  async closeUnseen(state: TableState, seat: number, run: Run): Promise<void> {
    const seen = this.#hands[seat].filter(({ open }, place) => open > 0 && !this.#poses.isOpen(state, seat, place));
    if (seen.length === 0) return;
    const still = seen.map((sprite) => ({ sprite, isUntouched: sprite.claim('side') }));
    await run.wait(DURATION.shown);
    // Some may have been laid down meanwhile, or opened for good.
    const held = still.filter(({ isUntouched }) => isUntouched());
    await Promise.all(held.map(({ sprite }) => turnOver(sprite, 0, run)));
  }

  /** Opens every card that the person may see and has not seen yet. */
  async open(state: TableState, run: Run): Promise<void> {
    const closed = this.#hands.flatMap((sprites, seat) =>
      sprites.filter(({ open }, place) => open === 0 && this.#poses.isOpen(state, seat, place)),
    );
    await Promise.all(closed.map((sprite) => turnOver(sprite, 1, run)));
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

  #match(seat: number, cards: readonly Card[]): void {
    const { found, others } = matched(this.#hands[seat], cards);
    for (const sprite of others) sprite.destroy();
    this.#hands[seat] = found.map(
      (sprite, index) => sprite ?? new CardSprite(this.#stage, cards[index], this.#poses.stock),
    );
    this.order(seat);
  }
}

/** By card, one of the sprites that shows it, null where none is left; and the others. Of two packs two may be equal. */
export function matched(
  sprites: readonly CardSprite[],
  cards: readonly Card[],
): { found: (CardSprite | null)[]; others: readonly CardSprite[] } {
  const others = [...sprites];
  const found = cards.map((card) => {
    const at = others.findIndex((sprite) => sprite.card === card);
    return at < 0 ? null : others.splice(at, 1)[0];
  });
  return { found, others };
}
