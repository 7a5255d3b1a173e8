/** A second reading of turns that begin with a discard, written from docs/rules-reference.md#discarding-first alone. */
import type { MatchEvent } from '../../../engine/events.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';

/** Follows a match through its events: a turn is a discard and then a draw or take, or neither; what is taken lay on top before the discard. */
export class DiscardFirst {
  readonly #rules: HouseRules;
  /** The discard pile from the bottom. */
  #pile: number[] = [];
  /** The card that has been discarded in this turn, before the draw; null before that, and once it lies on the pile. */
  #aside: number | null = null;
  /** Whose turn it is, and whether that player has drawn or taken in it. */
  #seat = -1;
  #hasDrawn = false;

  constructor(rules: HouseRules) {
    this.#rules = rules;
  }

  /** @param stock how many cards it has @throws {Error} where a turn goes otherwise */
  hear(event: MatchEvent, stock: number): void {
    switch (event.type) {
      case 'deal-began':
        this.#pile = [];
        this.#aside = null;
        return;
      case 'turned-up':
        this.#pile.push(event.card);
        return;
      case 'reshuffled':
        if (event.count !== this.#pile.length - 1) throw new Error(`${event.count} cards are the new stock`);
        this.#pile = this.#pile.slice(-1);
        return;
      case 'discarded':
        return this.#discard(event.seat, event.card, stock);
      case 'drew':
      case 'took':
        return this.#draw(event.seat, event.type === 'took' ? event.card : null);
      case 'knocked':
        if ((this.#aside !== null) !== (this.#rules.knockTiming === 'after-draw'))
          throw new Error(`seat ${event.seat} knocks at another time of its turn`);
        return;
      case 'stood':
      case 'passed':
      case 'hammered':
        if (this.#aside !== null || this.#hasDrawn) throw new Error(`seat ${event.seat} has begun with a discard`);
        return;
      case 'turn':
      case 'showdown':
        if (this.#aside !== null) throw new Error('a turn ends with a discard');
        this.#hasDrawn = false;
        if (event.type === 'turn') this.#seat = event.seat;
    }
  }

  #discard(seat: number, card: number, stock: number): void {
    if (this.#aside !== null || this.#hasDrawn || seat !== this.#seat)
      throw new Error(`seat ${seat} discards, and not at the beginning of its turn`);
    if (stock === 0 && (this.#pile.length === 0 || !this.#rules.takeDiscards))
      throw new Error(`seat ${seat} discards with nothing to draw`);
    this.#aside = card;
  }

  /** @param taken null for a card of the stock */
  #draw(seat: number, taken: number | null): void {
    if (this.#aside === null) throw new Error(`seat ${seat} draws without a discard`);
    if (taken !== null && taken !== this.#pile.pop())
      throw new Error(`seat ${seat} takes what did not lie on top before`);
    this.#pile.push(this.#aside);
    this.#aside = null;
    this.#hasDrawn = true;
  }
}
