/**
 * Determinisations: histories of a deal that agree with what one seat has seen, with the cards that each seat was dealt
 * and drew filled in at random. Replaying one with the engine shows whether the rules allow it, what everybody saw when
 * they decided, and where the cards may lie now.
 */
import {
  DECLARE,
  DRAW,
  QUIET,
  SLOT_COUNT,
  TAKE,
  discardedBy,
  isDiscard,
  isFlip,
  isKnockWith,
  isReplace,
  slotOf,
  type Action,
} from '../actions.ts';
import { CARD_COUNT, NO_CARD, type Card } from '../cards.ts';
import { Deal } from '../deal.ts';
import { POOL_SIZE } from '../pack.ts';
import { MOST_HELD, RESHUFFLED, SHOWN, equalBefore, isHidden, unpackCards } from '../public.ts';
import type { Random } from '../random.ts';
import { seatsWhere } from '../standings.ts';
import type { View } from '../view.ts';
import { undoExchanges } from './past-turns.ts';
import { unseenCards } from './prospects.ts';
import { StackedPack, type Determinisation } from './stacked-pack.ts';

const CARDS_PER_MASK = CARD_COUNT / 2;
/** Any card may have been in the first stock. */
const ALL_CARDS = new Uint8Array(CARD_COUNT).fill(1);

/** Samples determinisations for one decision. */
export class Determiniser {
  /** The deal after the last `replay` that succeeded. */
  readonly deal: Deal;
  readonly #view: View;
  readonly #handSize: number;
  readonly #seats: number[];
  readonly #isGolf: boolean;
  readonly #isPool: boolean;
  /** By entry, 1 for a discard of a card that its seat was known to hold. */
  readonly #wasKnown: Uint8Array;
  /** By entry that shows a hand, the cards of it that its seat was not known to hold. */
  readonly #shown = new Map<number, Card[]>();
  /** By stock, the first and then those after each reshuffle: by card, 1 where the stock may have held it. */
  readonly #stocks: Uint8Array[] = [ALL_CARDS];

  /** Cards whose place is unknown; the second of two equal ones is `CARD_COUNT` more, so that each is one of its own. */
  readonly #unknown: Uint8Array;
  /** How many numbers of `hidden` each seat has. */
  readonly #masks: number;
  // While the history is read backwards, by seat: the cards that it holds and that were not known to all, in golf its row,
  // with a pool all of them.
  readonly #held: Uint8Array;
  readonly #heldCount: Uint8Array;
  /** Golf: by seat, the drawn card that was placed. */
  readonly #placed: Uint8Array;

  readonly #pack: StackedPack;

  /** @param random shuffles stocks */
  constructor(view: View, random: Random) {
    const { players, rules, table } = view;
    this.#view = view;
    this.#handSize = rules.handSize;
    this.#isGolf = rules.play === 'golf';
    this.#isPool = rules.play === 'pool';
    this.#seats = seatsWhere(players, (seat) => table.alive[seat] === 1);
    const unseen = unseenCards(view);
    this.#unknown = Uint8Array.from(unseen, (card, i) => (card === unseen[i - 1] ? card + CARD_COUNT : card));
    this.#masks = 2 * rules.packs;
    this.#wasKnown = new Uint8Array(table.historyLength);
    this.#held = new Uint8Array(players * MOST_HELD);
    this.#heldCount = new Uint8Array(players);
    this.#placed = new Uint8Array(players);
    this.#pack = new StackedPack(view, this.create(), random);
    this.deal = new Deal(rules, players, (cards, count) => this.#pack.makeStock(cards, count));
    if (!this.#isPool) this.#readHistory();
  }

  /** The pack of the last `replay`, first dealt first. */
  get deck(): Uint8Array {
    return this.#pack.deck;
  }

  /** An empty determinisation, for `sample` or `copySeat` to fill. */
  create(): Determinisation {
    const { players, table } = this.#view;
    return {
      dealt: new Uint8Array(players * this.#handSize),
      drawn: new Uint8Array(table.historyLength),
      pool: new Uint8Array(POOL_SIZE),
      hidden: new Int32Array(this.#masks * players),
    };
  }

  /** Whether none of the hands that a determinisation has so far holds a card that `other` puts into a seat's hand. */
  fits({ hidden }: Determinisation, other: Determinisation, seat: number): boolean {
    const masks = this.#masks;
    for (let mask = 0; mask < masks; mask++) {
      const held = other.hidden[masks * seat + mask];
      for (const holder of this.#seats) if ((hidden[masks * holder + mask] & held) !== 0) return false;
    }
    return true;
  }

  copySeat(to: Determinisation, from: Determinisation, seat: number): void {
    const handSize = this.#handSize;
    const { dealer, historyLength, historySeats } = this.#view.table;
    if (seat === dealer) to.pool.set(from.pool);
    for (let at = seat * handSize; at < (seat + 1) * handSize; at++) to.dealt[at] = from.dealt[at];
    for (let entry = 0; entry < historyLength; entry++) {
      if (historySeats[entry] === seat) to.drawn[entry] = from.drawn[entry];
    }
    for (let at = seat * this.#masks; at < (seat + 1) * this.#masks; at++) to.hidden[at] = from.hidden[at];
  }

  /**
   * Samples a determinisation: all that agree with what was seen are equally likely (after a reshuffle, nearly so). The
   * rules forbid some of them; `replay` finds out.
   * @param into is overwritten
   * @returns whether one was found
   */
  sample(into: Determinisation, random: Random): boolean {
    this.#dealHands(into, random);
    if (this.#isPool) undoExchanges(this.#view.table, this.#held, into.pool);
    else if (!this.#undoTurns(into, random)) return false;
    for (const seat of this.#seats) {
      for (let i = 0; i < this.#handSize; i++) into.dealt[seat * this.#handSize + i] = this.#held[seat * MOST_HELD + i];
    }
    return true;
  }

  /** Undoes all draws, discards and placings, latest first. @returns whether a card was found for each draw */
  #undoTurns(into: Determinisation, random: Random): boolean {
    const { historyActions, historyCards, historyLength, historySeats } = this.#view.table;
    let stock = this.#stocks.length - 1;
    for (let entry = historyLength - 1; entry >= 0; entry--) {
      const seat = historySeats[entry];
      const action = historyActions[entry];
      if (action === RESHUFFLED) stock--;
      if (seat < 0) continue;
      if (isDiscard(action) || isKnockWith(action)) {
        if (this.#wasKnown[entry] === 0) this.#hold(seat, discardedBy(action));
      } else if (action === DRAW) {
        const card = this.#isGolf ? this.#placed[seat] : this.#drawnAt(entry, this.#stocks[stock], random);
        if (card === NO_CARD) return false;
        into.drawn[entry] = card;
      } else if (isReplace(action) || isFlip(action)) {
        this.#undoPlacing(seat, action, historyCards[entry]);
      } else if (action === SHOWN) {
        for (const card of this.#shown.get(entry) as Card[]) this.#hold(seat, card);
      }
    }
    return true;
  }

  /**
   * Replays a determinisation in `deal`, up to the decision that the view shows.
   * @param order shuffles the cards still in the stock
   * @param decides is called with every decision before it is played
   * @returns whether the rules allow it
   */
  replay(
    determinisation: Determinisation,
    order: Random,
    decides?: (deal: Deal, action: number, entry: number) => void,
  ): boolean {
    const { deal } = this;
    const view = this.#view;
    const { dealer, historyLength } = view.table;
    this.#pack.stack(determinisation, order);
    deal.start(this.deck, dealer, view.tokens, view.points);
    for (let entry = this.#nextDecision(0); ;) {
      const { phase, seat } = deal;
      const made = deal.table.historyLength;
      // Nobody sees that a hand is kept quiet: what the rules then do, say shuffle a new stock, is still to come.
      const isQuietNow = phase === 'declare' && made < entry;
      // What everybody sees tells a hand that would have been declared in a game that goes on.
      if (this.#pack.isBroken || seat < 0 || (made !== entry && !isQuietNow)) return false;
      if (made === historyLength && seat === view.seat && phase === view.phase)
        return deal.isQuiet(seat) === view.quiet;
      const action = this.#actionAt(entry);
      if (action === null || !deal.isLegal(action)) return false;
      decides?.(deal, action, entry);
      deal.apply(action);
      if (action !== QUIET) entry = this.#nextDecision(entry + 1);
    }
  }

  /** The first entry from one on that a seat decided. */
  #nextDecision(from: number): number {
    const { historyActions, historyLength, historySeats } = this.#view.table;
    let entry = from;
    while (entry < historyLength && (historySeats[entry] < 0 || historyActions[entry] === SHOWN)) entry++;
    return entry;
  }

  /** What the seat to act does in a replay that has come to an entry: nobody sees that a hand is kept quiet. */
  #actionAt(entry: number): Action | null {
    const { seat, phase } = this.deal;
    const { historyActions, historyLength, historySeats } = this.#view.table;
    const isOwn = entry < historyLength && seat === historySeats[entry];
    if (phase === 'declare') return isOwn && historyActions[entry] === DECLARE ? DECLARE : QUIET;
    return isOwn ? historyActions[entry] : null;
  }

  /** Reads from the history what each entry's card was and who was known to hold it. */
  #readHistory(): void {
    const { rules, table } = this.#view;
    const { historyActions, historyCards, historyLength, historySeats } = table;
    /** By seat and card, how many equal ones it is known to hold. */
    const known = new Uint8Array(table.players * CARD_COUNT);
    let pile: Card[] = [];
    for (let entry = 0; entry < historyLength; entry++) {
      const seat = historySeats[entry];
      const action = historyActions[entry];
      if (action === RESHUFFLED) {
        const stock = new Uint8Array(CARD_COUNT);
        for (const card of pile.slice(0, -1)) stock[card] = 1;
        this.#stocks.push(stock);
        pile = pile.slice(-1);
      } else if (action === TAKE) {
        // Where one discards first, the card that is taken lies under the own discard.
        known[seat * CARD_COUNT + pile.splice(rules.discardFirst ? -2 : -1, 1)[0]]++;
      } else if (isDiscard(action) || isKnockWith(action)) {
        const card = discardedBy(action);
        this.#wasKnown[entry] = known[seat * CARD_COUNT + card] > 0 ? 1 : 0;
        known[seat * CARD_COUNT + card] -= this.#wasKnown[entry];
        pile.push(card);
      } else if (action === SHOWN) {
        const hand = unpackCards(historyCards[entry]);
        const unseen = hand.filter((card, i) => equalBefore(hand, i) >= known[seat * CARD_COUNT + card]);
        this.#shown.set(entry, unseen);
        for (const card of unseen) known[seat * CARD_COUNT + card]++;
      } else if (historyCards[entry] !== NO_CARD) pile.push(historyCards[entry]);
    }
  }

  /** Gives every seat the cards that it may hold now, besides those that all have seen; with a pool, those too. */
  #dealHands({ hidden }: Determinisation, random: Random): void {
    const { hand, handCount, seat: own, table } = this.#view;
    const unknown = this.#unknown;
    hidden.fill(0);
    let left = unknown.length;
    for (const seat of this.#seats) {
      this.#heldCount[seat] = 0;
      if (this.#isGolf) {
        for (let slot = 0; slot < SLOT_COUNT; slot++) {
          const shown = table.rows[seat * SLOT_COUNT + slot];
          this.#hold(seat, shown === NO_CARD ? random.draw(unknown, left--) % CARD_COUNT : shown);
        }
      } else if (seat === own && handCount > 0) {
        for (let i = 0; i < handCount; i++) {
          if (this.#isPool || isHidden(table, hand[i], seat, equalBefore(hand, i))) this.#hold(seat, hand[i]);
        }
      } else {
        const known = table.knownCount[seat];
        if (this.#isPool) for (let i = 0; i < known; i++) this.#hold(seat, table.known[seat * MOST_HELD + i]);
        for (let i = known; i < this.#handSize; i++) {
          const card = random.draw(unknown, left--);
          this.#hold(seat, card % CARD_COUNT);
          hidden[this.#masks * seat + Math.floor(card / CARDS_PER_MASK)] |= 1 << (card % CARDS_PER_MASK);
        }
      }
    }
    if (this.#isGolf && this.#view.drawn !== NO_CARD) this.#placed[own] = this.#view.drawn;
  }

  #hold(seat: number, card: Card): void {
    this.#held[seat * MOST_HELD + this.#heldCount[seat]++] = card;
  }

  /** Picks the card that was drawn at an entry from those that the seat then held, and takes it from the seat. */
  #drawnAt(entry: number, stock: Uint8Array, random: Random): Card {
    const held = this.#held;
    const heldCount = this.#heldCount;
    const view = this.#view;
    if (entry === view.table.historyLength - 1 && view.drawn !== NO_CARD) return view.drawn;
    const seat = view.table.historySeats[entry];
    const first = seat * MOST_HELD;
    const last = first + heldCount[seat];
    let choices = 0;
    for (let at = first; at < last; at++) choices += stock[held[at]];
    if (choices === 0) return NO_CARD;
    let choice = random.below(choices);
    let at = first;
    while (stock[held[at]] === 0 || choice-- > 0) at++;
    const card = held[at];
    held[at] = held[last - 1];
    heldCount[seat]--;
    return card;
  }

  /** Golf: undoes a placing. @param laid the card that it put on the discards */
  #undoPlacing(seat: number, action: number, laid: Card): void {
    if (isFlip(action)) {
      this.#placed[seat] = laid;
      return;
    }
    const at = seat * MOST_HELD + slotOf(action);
    this.#placed[seat] = this.#held[at];
    this.#held[at] = laid;
  }
}
