/**
 * Random legal play with the engine, deal after deal: what the benchmark times. Everything it needs is created
 * beforehand.
 */
import { ACTION_COUNT } from '../../../engine/actions.ts';
import { Deal } from '../../../engine/deal.ts';
import { OBSERVATION_SIZE, writeMask, writeObservation } from '../../../engine/observation.ts';
import { packOf } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { View, viewOf } from '../../../engine/view.ts';

/** Plays one deal after another; nobody is ever eliminated. */
export class EnginePlay {
  readonly #players: number;
  readonly #observes: boolean;
  #dealer = 0;
  readonly #random = new Random(1);
  readonly #deal: Deal;
  readonly #view: View;
  readonly #deck: Uint8Array;
  readonly #tokens: Int8Array;
  readonly #legal = new Int16Array(ACTION_COUNT);
  readonly #observation = new Float32Array(OBSERVATION_SIZE);
  readonly #mask = new Float32Array(ACTION_COUNT);

  /**
   * @param game the preset that is played
   * @param observes whether view, legal mask and observation are written for each decision
   */
  constructor(game: string, players: number, observes: boolean) {
    const rules = preset(game);
    this.#players = players;
    this.#observes = observes;
    this.#deal = new Deal(rules, players, this.#random);
    this.#view = new View(rules, this.#deal.table);
    this.#deck = packOf(rules);
    this.#tokens = new Int8Array(players).fill(rules.lives);
  }

  /** Plays a deal. @returns how many decisions were made */
  playDeal(): number {
    this.#dealer = (this.#dealer + 1) % this.#players;
    this.#random.shuffle(this.#deck, this.#deck.length);
    this.#deal.start(this.#deck, this.#dealer, this.#tokens);
    return this.#observes ? this.#playObserving() : this.#playBare();
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
