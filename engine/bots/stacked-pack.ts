/** Orders the pack, and the stocks that are made later, so that a deal goes as a determinisation says. */
import { DRAW } from '../actions.ts';
import type { Card } from '../cards.ts';
import { packOf } from '../pack.ts';
import { RENEWED, RESHUFFLED, TURNED_UP, unpackCards } from '../public.ts';
import type { Random } from '../random.ts';
import type { View } from '../view.ts';

/** One way in which the deal may have gone so far. */
export interface Determinisation {
  /** By seat and place, the cards dealt. */
  readonly dealt: Uint8Array;
  /** By entry of the history that is a draw, the card drawn. */
  readonly drawn: Uint8Array;
  /** With a pool that has been turned up: the cards dealt to it. */
  readonly pool: Uint8Array;
  /**
   * By seat, the cards that it holds now and that nobody else has seen, as bits: two numbers of 26 cards for each pack, clubs
   * and diamonds first.
   */
  readonly hidden: Int32Array;
}

export class StackedPack {
  /** First dealt first. */
  readonly deck: Uint8Array;
  /** Whether a card was wanted twice: the deal cannot have gone like this. */
  isBroken = false;
  readonly #view: View;
  #current: Determinisation;
  #order: Random;
  #stocksMade = 0;

  /** @param random shuffles what nobody drew */
  constructor(view: View, determinisation: Determinisation, random: Random) {
    this.#view = view;
    this.deck = packOf(view.rules);
    this.#current = determinisation;
    this.#order = random;
  }

  /** Orders the pack so that it gives the hands, what is turned up, and the draws. @param order shuffles the rest */
  stack(determinisation: Determinisation, order: Random): void {
    this.#current = determinisation;
    this.#order = order;
    this.#stocksMade = 0;
    this.isBroken = false;
    const { deck } = this;
    const { rules, table } = this.#view;
    const { aliveCount, dealer } = table;
    let at = 0;
    let seat = dealer;
    for (let i = 0; i < aliveCount * rules.handSize; i++) {
      seat = table.next(seat);
      this.#putNext(deck, at++, deck.length, determinisation.dealt[seat * rules.handSize + Math.floor(i / aliveCount)]);
    }
    this.#orderFrom(deck, at, deck.length, 0);
  }

  makeStock(cards: Uint8Array, count: number): void {
    this.#stocksMade++;
    let entry = 0;
    const { historyActions, historyLength } = this.#view.table;
    for (let made = 0; made < this.#stocksMade; entry++) {
      if (entry === historyLength || historyActions[entry] === RESHUFFLED) made++;
    }
    this.#orderFrom(cards, 0, count, entry);
  }

  /** Orders cards as they came from an entry of the history on; what did not come follows in any order. */
  #orderFrom(cards: Uint8Array, first: number, count: number, firstEntry: number): void {
    const { rules, table } = this.#view;
    const { historyActions, historyCards, historyLength } = table;
    const { drawn, pool } = this.#current;
    let at = first;
    for (let entry = firstEntry; entry < historyLength && historyActions[entry] !== RESHUFFLED; entry++) {
      const action = historyActions[entry];
      if (action === DRAW) this.#putNext(cards, at++, count, drawn[entry]);
      else if (action === TURNED_UP && rules.play === 'pool') {
        for (const card of pool) this.#putNext(cards, at++, count, card);
      } else if (action === TURNED_UP || action === RENEWED) {
        for (const card of unpackCards(historyCards[entry])) this.#putNext(cards, at++, count, card);
      }
    }
    this.#order.shuffle(cards.subarray(at, count), count - at);
  }

  /** Swaps a card to a place, if it lies there or behind. */
  #putNext(cards: Uint8Array, place: number, count: number, card: Card): void {
    for (let from = place; from < count; from++) {
      if (cards[from] !== card) continue;
      cards[from] = cards[place];
      cards[place] = card;
      return;
    }
    this.isBroken = true;
  }
}
