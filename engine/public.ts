/** What everybody at the table has seen of a deal, and nothing else. */
import { CARD_COUNT, NO_CARD, RANK_COUNT, SUIT_COUNT, pointsOf, rankOf, suitOf, type Card } from './cards.ts';
import { DRAW, SLOT_COUNT, TAKE, type Action } from './actions.ts';
import { FULL_PACK } from './pack.ts';

/** Where a card is, as far as the table knows; 0 and above is the seat that is known to hold it. */
export const UNSEEN = -1;
export const ON_TOP = 20;
export const DISCARDED = 21;
/** Not in this pack. */
export const ABSENT = 22;

/** History entries that are not a player's action; their seat is -1. */
export const TURNED_UP = -1;
export const RESHUFFLED = -2;

/** A deal ends at the latest when every player has had this many turns (docs/rules-reference.md#longest-deal). */
export const MOST_TURNS = 50;

const MOST_PLAYERS = 10;
const ENTRIES_PER_TURN = 4;
/** A hand of four and the card that waits. */
export const MOST_HELD = 5;
const MOST_ENTRIES = MOST_PLAYERS * MOST_TURNS * ENTRIES_PER_TURN;

/** The public part of a deal's state: typed arrays, reused from deal to deal. Only `Deal` writes to it. */
export class PublicState {
  readonly players: number;
  aliveCount = 0;
  dealer = 0;
  /** The seat that knocked, or called the hammer; -1 while nobody has. */
  knocker = -1;
  stockCount = 0;
  /** The discard pile from the bottom: every discard was seen by all when it was made. */
  readonly discards = new Uint8Array(CARD_COUNT);
  discardCount = 0;

  /** By seat, 1 where it plays in this deal. */
  readonly alive: Uint8Array;
  /** Turns completed in this deal, by seat; a knock counts. */
  readonly turns: Uint8Array;
  /** By seat, how often it took the top discard. */
  readonly takes: Uint8Array;
  /** By seat and suit, points that the seat has discarded. */
  readonly discardedPoints: Int16Array;
  /** By seat and suit, points of top discards that the seat did not take. */
  readonly declinedPoints: Int16Array;
  /** By seat, how many of its cards are known. */
  readonly knownCount: Uint8Array;
  /** By seat, the cards that it is known to hold, in no particular order: `knownCount` of the `MOST_HELD` places. */
  readonly known: Uint8Array;
  /** By suit, how many cards the table has not seen, or not since a reshuffle. */
  readonly unseenCards = new Int16Array(SUIT_COUNT);
  /** By suit, the points of those cards. */
  readonly unseenPoints = new Int16Array(SUIT_COUNT);
  /** By rank, how many of those cards there are. */
  readonly unseenRanks = new Int16Array(RANK_COUNT);
  /** By card, where the table knows it to be: what `known` and the unseen cards are counted from. */
  readonly whereabouts: Int8Array;
  /** By seat, `DRAW` or `TAKE`, whichever it did last in this deal; -1 before its first. */
  readonly lastDraw: Int8Array;
  /** Golf: by seat and slot, the face-up card or `NO_CARD`. */
  readonly rows: Int8Array;

  readonly historySeats = new Int8Array(MOST_ENTRIES);
  readonly historyActions = new Int16Array(MOST_ENTRIES);
  /** The card turned up, or the one that a golf action put on the discards; else `NO_CARD`. */
  readonly historyCards = new Int8Array(MOST_ENTRIES);
  historyLength = 0;

  readonly #pack: Uint8Array;
  /** Points of all cards of a suit. */
  readonly #suitPoints: number;
  // All that starts at 0 shares one buffer, and all that starts at -1 another, so that each is cleared and copied at
  // once.
  /** The bytes of everything that starts at 0. */
  readonly zeros: Uint8Array;
  /** The bytes of everything that starts at -1. */
  readonly nones: Int8Array;

  /** @param pack all cards that are played with, the same ranks of each suit */
  constructor(players: number, pack: Uint8Array = FULL_PACK) {
    this.players = players;
    this.#pack = pack;
    this.#suitPoints = pack.reduce((sum, card) => sum + pointsOf(card), 0) / SUIT_COUNT;
    this.alive = new Uint8Array(players);
    this.known = new Uint8Array(players * MOST_HELD);

    const bySuit = players * SUIT_COUNT;
    const zeros = new ArrayBuffer(4 * bySuit + 3 * players);
    this.discardedPoints = new Int16Array(zeros, 0, bySuit);
    this.declinedPoints = new Int16Array(zeros, 2 * bySuit, bySuit);
    this.turns = new Uint8Array(zeros, 4 * bySuit, players);
    this.takes = new Uint8Array(zeros, 4 * bySuit + players, players);
    this.knownCount = new Uint8Array(zeros, 4 * bySuit + 2 * players, players);
    this.zeros = new Uint8Array(zeros);

    const nones = new ArrayBuffer(CARD_COUNT + players + players * SLOT_COUNT);
    this.whereabouts = new Int8Array(nones, 0, CARD_COUNT);
    this.lastDraw = new Int8Array(nones, CARD_COUNT, players);
    this.rows = new Int8Array(nones, CARD_COUNT + players, players * SLOT_COUNT);
    this.nones = new Int8Array(nones);
  }

  /** Forgets the last deal. */
  reset(dealer: number): void {
    this.dealer = dealer;
    this.knocker = -1;
    this.stockCount = 0;
    this.discardCount = 0;
    this.historyLength = 0;
    this.zeros.fill(0);
    this.nones.fill(-1);
    if (this.#pack.length < CARD_COUNT) {
      this.whereabouts.fill(ABSENT);
      for (const card of this.#pack) this.whereabouts[card] = UNSEEN;
    }
    this.unseenCards.fill(this.#pack.length / SUIT_COUNT);
    this.unseenPoints.fill(this.#suitPoints);
    for (let i = 0; i < this.#pack.length; i++) this.unseenRanks[rankOf(this.#pack[i])] = SUIT_COUNT;
  }

  /** Copies another state with the same number of players. */
  copyFrom(other: PublicData): void {
    this.alive.set(other.alive);
    this.aliveCount = other.aliveCount;
    this.dealer = other.dealer;
    this.knocker = other.knocker;
    this.stockCount = other.stockCount;
    this.discards.set(other.discards);
    this.discardCount = other.discardCount;
    this.known.set(other.known);
    this.unseenCards.set(other.unseenCards);
    this.unseenPoints.set(other.unseenPoints);
    this.unseenRanks.set(other.unseenRanks);
    this.zeros.set(other.zeros);
    this.nones.set(other.nones);
    for (let i = 0; i < other.historyLength; i++) {
      this.historySeats[i] = other.historySeats[i];
      this.historyActions[i] = other.historyActions[i];
      this.historyCards[i] = other.historyCards[i];
    }
    this.historyLength = other.historyLength;
  }

  /** Top of the discard pile, `NO_CARD` while there is none. */
  get top(): Card {
    return this.discardCount > 0 ? this.discards[this.discardCount - 1] : NO_CARD;
  }

  /** Notes what a seat did. */
  note(seat: number, action: Action, card: Card = NO_CARD): void {
    const entry = this.historyLength++;
    this.historySeats[entry] = seat;
    this.historyActions[entry] = action;
    this.historyCards[entry] = card;
    if (seat >= 0 && (action === DRAW || action === TAKE)) this.lastDraw[seat] = action;
  }

  /** Notes that a seat did not take the top discard. */
  noteDeclined(seat: number): void {
    if (this.top !== NO_CARD) this.declinedPoints[seat * SUIT_COUNT + suitOf(this.top)] += pointsOf(this.top);
  }

  /** Notes that a seat discarded a card of its own, which now lies on top. */
  noteDiscarded(seat: number, card: Card): void {
    this.discardedPoints[seat * SUIT_COUNT + suitOf(card)] += pointsOf(card);
    this.lay(card);
  }

  /** Gives the top discard to a seat. @returns the card */
  take(seat: number): Card {
    const card = this.discards[--this.discardCount];
    this.takes[seat]++;
    this.put(card, seat);
    if (this.top !== NO_CARD) this.put(this.top, ON_TOP);
    return card;
  }

  /**
   * Removes all discards but the top one: they become the new stock.
   * @param stock receives them
   * @returns how many there are
   */
  clearDiscards(stock: Uint8Array): number {
    const { top } = this;
    const count = this.discardCount - 1;
    for (let i = 0; i < count; i++) {
      stock[i] = this.discards[i];
      this.put(stock[i], UNSEEN);
    }
    this.discards[0] = top;
    this.discardCount = 1;
    return count;
  }

  /** Lays a card on top of the discards. */
  lay(card: Card): void {
    if (this.top !== NO_CARD) this.put(this.top, DISCARDED);
    this.put(card, ON_TOP);
    this.discards[this.discardCount++] = card;
  }

  /** Notes where the table now knows a card to be: with a seat, on the discards, or somewhere unseen. */
  put(card: Card, where: number): void {
    const from = this.whereabouts[card];
    if (from === UNSEEN) this.#countUnseen(card, -1);
    else if (from < ON_TOP) this.#forget(from, card);
    if (where === UNSEEN) this.#countUnseen(card, 1);
    else if (where < ON_TOP) this.known[where * MOST_HELD + this.knownCount[where]++] = card;
    this.whereabouts[card] = where;
  }

  #countUnseen(card: Card, sign: number): void {
    this.unseenCards[suitOf(card)] += sign;
    this.unseenPoints[suitOf(card)] += sign * pointsOf(card);
    this.unseenRanks[rankOf(card)] += sign;
  }

  #forget(seat: number, card: Card): void {
    const first = seat * MOST_HELD;
    const last = first + --this.knownCount[seat];
    for (let at = first; at < last; at++) if (this.known[at] === card) this.known[at] = this.known[last];
  }

  /** The next seat clockwise that plays in this deal. */
  next(seat: number): number {
    let next = seat;
    do {
      next = next + 1 === this.players ? 0 : next + 1;
    } while (this.alive[next] === 0);
    return next;
  }
}

/** The fields of an object that structured clone keeps: all but methods. */
export type FieldsOf<T> = {
  [Key in keyof T as T[Key] extends (...parameters: never[]) => unknown ? never : Key]: T[Key];
};

/** A public state as plain data: what structured clone keeps of it, without methods and getters. */
export type PublicData = Omit<FieldsOf<PublicState>, 'top'>;
