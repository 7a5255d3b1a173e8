/** The cards of a pool: three places in the middle, from which cards are taken and to which others come. */
import type { Card } from '../../../engine/cards.ts';
import { POOL_SIZE } from '../../../engine/pack.ts';
import { DURATION } from '../../base/theme/motion.ts';
import type { TableState } from '../../model/table-state.ts';
import type { Run } from '../animation/animator.ts';
import { DEPTH, type Stage } from '../stage.ts';
import { fly, grow, turnOver } from './card-motion.ts';
import type { CardPoses } from './card-poses.ts';
import { CardSprite, type Pose } from './card-sprite.ts';

const NONE: readonly null[] = Array<null>(POOL_SIZE).fill(null);

export class PoolCards {
  readonly #stage: Stage;
  readonly #poses: CardPoses;
  /** By place, null where it is empty. */
  #sprites: (CardSprite | null)[] = [...NONE];

  constructor(stage: Stage, poses: CardPoses) {
    this.#stage = stage;
    this.#poses = poses;
  }

  get sprites(): readonly CardSprite[] {
    return this.#sprites.filter((sprite) => sprite !== null);
  }

  /** The card in a place, null where it is empty. */
  at(place: number): CardSprite | null {
    return this.#sprites[place];
  }

  /** Where a card that lies there belongs. */
  pose(sprite: CardSprite): Pose {
    return this.#poses.inPool(sprite.card, this.#sprites.indexOf(sprite));
  }

  /** Shows the pool of a state in place of the old one. @param made makes the sprites */
  reset({ pool }: TableState, made: (card: Card) => CardSprite): void {
    for (const sprite of this.sprites) sprite.destroy();
    this.#sprites = NONE.map((_, place) => {
      const card = pool[place] ?? null;
      return card === null ? null : made(card);
    });
  }

  /** Puts every card where it is in the state, without motion. */
  place({ isPoolOpen }: TableState): void {
    for (const [place, sprite] of this.#sprites.entries()) {
      if (sprite === null) continue;
      sprite.depth = DEPTH.discards + place;
      sprite.lay(this.#poses.inPool(sprite.card, place), isPoolOpen);
    }
  }

  /** Three cards come from the stock, open or face down. */
  async lay(cards: readonly Card[], isOpen: boolean, run: Run): Promise<void> {
    await Promise.all(
      cards.map(async (card, place) => {
        const sprite = new CardSprite(this.#stage, card, this.#poses.stock);
        await this.put(sprite, place, run, { delay: place * DURATION.poolStagger, isOpen });
      }),
    );
  }

  /** The cards that lie face down are turned up, or come from the stock where none lie there. */
  async turnUp(cards: readonly Card[], run: Run): Promise<void> {
    if (this.sprites.length === 0) return this.lay(cards, true, run);
    await Promise.all(this.sprites.map((sprite, place) => turnOver(sprite, 1, run, place * DURATION.poolStagger)));
  }

  /** Gives a card away, and leaves its place empty. */
  take(place: number): CardSprite | null {
    const sprite = this.#sprites[place];
    this.#sprites[place] = null;
    return sprite;
  }

  /** A card comes to a place: open, or face down until the pool is turned up, as those of a dealer who changed hands. */
  async put(sprite: CardSprite, place: number, run: Run, { delay = 0, isOpen = true } = {}): Promise<void> {
    void grow(sprite, 1, run);
    this.#sprites[place] = sprite;
    sprite.depth = DEPTH.flying;
    const open = isOpen ? 1 : 0;
    const opens = open === sprite.open ? Promise.resolve() : turnOver(sprite, open, run, delay);
    const to = this.#poses.inPool(sprite.card, place);
    await Promise.all([fly(sprite, to, run, { duration: DURATION.flight, delay }), opens]);
    if (this.#sprites[place] === sprite) sprite.depth = DEPTH.discards + place;
  }

  /** The old cards go under the stock, and three new ones come. */
  async renew(cards: readonly Card[], run: Run): Promise<void> {
    const old = this.clear();
    await Promise.all(
      old.map(async (sprite) => {
        sprite.depth = DEPTH.stock - 2;
        await Promise.all([
          fly(sprite, this.#poses.aside, run, { duration: DURATION.flight }),
          turnOver(sprite, 0, run),
        ]);
        sprite.destroy();
      }),
    );
    await this.lay(cards, true, run);
  }

  /** Gives all its cards away. */
  clear(): CardSprite[] {
    const all = [...this.sprites];
    this.#sprites = [...NONE];
    return all;
  }
}
