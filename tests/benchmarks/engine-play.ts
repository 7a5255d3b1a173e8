/** Random legal play with the engine, match after match: what the benchmark times. Everything it needs is made beforehand. */
import { ACTION_COUNT } from '../../engine/actions.ts';
import { Deal } from '../../engine/deal.ts';
import { OBSERVATION_SIZE, writeMask, writeObservation } from '../../engine/observation.ts';
import { packOf } from '../../engine/pack.ts';
import { Random } from '../../engine/random.ts';
import { preset } from '../../engine/rules/resolve.ts';
import { settleTokens } from '../../engine/scoring.ts';
import { View, viewOf } from '../../engine/view.ts';

const SCAT = preset('scat');

/** Something that plays one match after another. */
export interface Play {
  /** Plays a match. @returns how many decisions were made */
  playMatch(): number;
}

export class EnginePlay implements Play {
  readonly #players: number;
  readonly #observes: boolean;
  readonly #random = new Random(1);
  readonly #deal: Deal;
  readonly #view: View;
  readonly #deck = packOf(SCAT);
  readonly #tokens: Int8Array;
  readonly #legal = new Int16Array(ACTION_COUNT);
  readonly #observation = new Float32Array(OBSERVATION_SIZE);
  readonly #mask = new Float32Array(ACTION_COUNT);

  /** @param observes whether view, legal mask and observation are written for each decision */
  constructor(players: number, observes: boolean) {
    this.#players = players;
    this.#observes = observes;
    this.#deal = new Deal(SCAT, players, this.#random);
    this.#view = new View(SCAT, this.#deal.table);
    this.#tokens = new Int8Array(players);
  }

  playMatch(): number {
    const tokens = this.#tokens.fill(SCAT.lives);
    let dealer = this.#random.below(this.#players);
    let left = this.#players;
    let decisions = 0;
    while (left > 1) {
      this.#random.shuffle(this.#deck, this.#deck.length);
      this.#deal.start(this.#deck, dealer, tokens);
      decisions += this.#observes ? this.#playObserving() : this.#playBare();
      left -= Math.max(0, settleTokens(SCAT, tokens, this.#deal.losses, dealer));
      do dealer = (dealer + 1) % this.#players;
      while (tokens[dealer] < 0);
    }
    return decisions;
  }

  #playBare(): number {
    let decisions = 0;
    for (; this.#deal.seat >= 0; decisions++) {
      const count = this.#deal.writeLegal(this.#legal);
      this.#deal.apply(this.#legal[this.#random.below(count)]);
    }
    return decisions;
  }

  #playObserving(): number {
    let decisions = 0;
    for (; this.#deal.seat >= 0; decisions++) {
      const count = this.#deal.writeLegal(this.#legal);
      writeObservation(viewOf(this.#deal, this.#deal.seat, this.#view), this.#observation, 0);
      writeMask(this.#legal, count, this.#mask, 0);
      this.#deal.apply(this.#legal[this.#random.below(count)]);
    }
    return decisions;
  }
}
