/** Random legal play with boardgame.io, as `engine-play.ts` does it with the engine. */
import { Random } from '../../../engine/random.ts';
import { Reference, choicesOf } from './boardgame-io.ts';
import type { Play } from './engine-play.ts';

export class ReferencePlay implements Play {
  readonly #random = new Random(1);
  readonly #reference: Reference;
  readonly #observes: boolean;

  /** @param observes whether the view of the player to move is made for each decision */
  constructor(players: number, observes: boolean) {
    this.#reference = new Reference(players, this.#random.seed(), { lives: Infinity });
    this.#observes = observes;
  }

  playDeal(): number {
    const reference = this.#reference;
    const { deals } = reference.state.G;
    let decisions = 0;
    for (; reference.state.G.deals === deals; decisions++) {
      if (this.#observes) reference.view();
      const choices = choicesOf(reference.state.G);
      reference.play(choices[this.#random.below(choices.length)]);
    }
    return decisions;
  }
}
