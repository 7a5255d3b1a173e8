/** The discard pile: shows its top card, and those below it that show when one is taken or has not landed yet. */
import type { Card } from '../../../engine/cards.ts';
import type { TableState } from '../../model/table-state.ts';
import { DEPTH, type Stage } from '../stage.ts';
import type { CardPoses } from './card-poses.ts';
import { CardSprite } from './card-sprite.ts';

const SHOWN = 3;

export class DiscardPile {
  readonly #stage: Stage;
  readonly #poses: CardPoses;
  #sprites: CardSprite[] = [];
  /** Where one discards first, the card beside it. */
  #aside: CardSprite | null = null;

  constructor(stage: Stage, poses: CardPoses) {
    this.#stage = stage;
    this.#poses = poses;
  }

  /** The shown cards of the pile, the top one last. */
  get sprites(): readonly CardSprite[] {
    return this.#sprites;
  }

  get top(): CardSprite | null {
    return this.#sprites.at(-1) ?? null;
  }

  get aside(): CardSprite | null {
    return this.#aside;
  }

  /** Shows the top cards of a state in place of the old ones. @param made makes their sprites */
  reset({ aside, discards }: TableState, made: (card: Card) => CardSprite): void {
    for (const sprite of this.clear()) sprite.destroy();
    this.#sprites = discards.slice(-SHOWN).map(made);
    this.#aside = aside === null ? null : made(aside);
    this.settle();
  }

  /** A card on its way to the pile belongs to it from now on; `settle` once it has landed. */
  push(sprite: CardSprite): void {
    this.#sprites.push(sprite);
  }

  /** A card on its way beside the pile is there until `layOnPile`; `settle` once it has landed. */
  layAside(sprite: CardSprite): void {
    this.#aside = sprite;
  }

  /** Lays it on top. @returns it, null where there is none */
  layOnPile(): CardSprite | null {
    const sprite = this.#aside;
    if (sprite !== null) this.#sprites.push(sprite);
    this.#aside = null;
    return sprite;
  }

  /** Takes the top card off the pile, and shows those below it, which this state still has. */
  take({ discards }: TableState): CardSprite | null {
    const taken = this.#sprites.pop() ?? null;
    this.layOnPile();
    for (const card of discards.slice(-SHOWN).toReversed()) {
      if (this.#sprites.some((sprite) => sprite.card === card)) continue;
      const sprite = new CardSprite(this.#stage, card, this.#poses.discard(card));
      sprite.open = 1;
      sprite.draw();
      this.#sprites.unshift(sprite);
    }
    this.settle();
    return taken;
  }

  /** Puts the cards one over the other, and destroys those that are covered. */
  settle(): void {
    while (this.#sprites.length > SHOWN) this.#sprites.shift()?.destroy();
    for (const [index, sprite] of this.#sprites.entries()) sprite.depth = DEPTH.discards + index;
    // The pile lies over it, so that its top card is whole.
    if (this.#aside !== null) this.#aside.depth = DEPTH.discards - 1;
  }

  /** Gives all its cards away. */
  clear(): CardSprite[] {
    this.layOnPile();
    const sprites = this.#sprites;
    this.#sprites = [];
    return sprites;
  }
}
