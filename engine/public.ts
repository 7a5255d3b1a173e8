/** What everybody at the table has seen of a deal, and nothing else. */
import { CARD_COUNT, NO_CARD, RANK_COUNT, SUIT_COUNT, pointsOf, rankOf, suitOf, type Card } from './cards.ts';
import { DRAW, SLOT_COUNT, TAKE, type Action } from './actions.ts';
import { FULL_PACK, POOL_SIZE } from './pack.ts';

/** Where a card is, as far as the table knows; 0 and above is the seat that is known to hold it. */
export const UNSEEN = -1;
export const ON_TOP = 20;
export const DISCARDED = 21;
/** Not in this pack. */
export const ABSENT = 22;
export const IN_POOL = 23;

/** History entries that are not a player's action; their seat is -1. */
export const TURNED_UP = -1;
export const RESHUFFLED = -2;
/** The pool was put aside, and these cards turned up. */
export const RENEWED = -3;
/** A declared hand lies open while play goes on; its seat is that of the hand. */
export const SHOWN = -4;

/** A deal ends at the latest when every player has had this many turns (docs/rules-reference.md#longest-deal). */
export const MOST_TURNS = 50;

/** A hand of four and the card that waits. */
export const MOST_HELD = 5;
/** Room for all entries of a deal by seat: at most five in a turn, and fewer before the first one. */
const MOST_ENTRIES = 5 * (1 + MOST_TURNS);

/** Up to four cards as one integer: a single card is itself, and none is `NO_CARD`. */
export function packCards(cards: ArrayLike<Card>, offset = 0, count = cards.length): number {
  if (count === 0) return NO_CARD;
  let packed = cards[offset];
  for (let i = 1; i < count; i++) packed |= (cards[offset + i] + 1) << (BITS_OF_CARD * i);
  return packed;
}

export function unpackCards(packed: number): Card[] {
  if (packed === NO_CARD) return [];
  const cards = [packed & MOST_OF_BITS];
  for (let left = packed >>> BITS_OF_CARD; left > 0; left >>>= BITS_OF_CARD) cards.push((left & MOST_OF_BITS) - 1);
  return cards;
}

/** The first card that was turned up before any turn; `NO_CARD` where none was. */
export function firstTurnedUp({
  historyActions,
  historyCards,
  historyLength,
}: Pick<PublicData, 'historyActions' | 'historyCards' | 'historyLength'>): Card {
  if (historyLength === 0 || historyActions[0] !== TURNED_UP) return NO_CARD;
  return unpackCards(historyCards[0])[0] ?? NO_CARD;
}

const BITS_OF_CARD = 8;
const MOST_OF_BITS = 255;

/** The public part of a deal's state: typed arrays, reused from deal to deal. Only `Deal` writes to it. */
export class PublicState {
  readonly players: number;
  aliveCount = 0;
  dealer = 0;
  /** The seat that knocked, or called the hammer; -1 while nobody has. */
  knocker = -1;
  stockCount = 0;
  /** The discard pile from the bottom: every discard was seen by all when it was made. */
  readonly discards: Uint8Array;
  discardCount = 0;
  /** Where one discards first, what the seat whose turn it is has discarded: it lies on the pile once that seat has drawn. */
  aside: Card = NO_CARD;
  /** The pool, by place; `NO_CARD` where its card is in a hand, or none lies face up yet. */
  readonly pool: Int8Array;
  /** How many passes have followed one another in a game with a pool. */
  passes = 0;
  /** How often the pool was renewed. */
  renewals = 0;
  /** Whether a knock, a declared hand, or that all others have passed for good has brought on the last turns. */
  isEnding = false;
  declaredCount = 0;

  /** By seat, 1 where it plays in this deal. */
  readonly alive: Uint8Array;
  /** Turns completed in this deal, by seat; a knock counts. */
  readonly turns: Uint8Array;
  /** By seat, how many cards it took from the discards or the pool. */
  readonly takes: Uint8Array;
  /** By seat, the last turns that it has still to come, the one that it is in included; 0 before there are any. */
  readonly turnsLeft: Uint8Array;
  /** By seat, 1 where it declared. */
  readonly declared: Uint8Array;
  /** By seat, 1 where it has passed for good, and has no more turns in this deal. */
  readonly passed: Uint8Array;
  /** By seat and suit, points that the seat has discarded. */
  readonly discardedPoints: Int16Array;
  /** By seat and suit, points of top discards, and of cards of the pool, that the seat did not take. */
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
  /** By card, where the table knows it to be: what `known` and the unseen cards are counted from. Of two equal ones the other is `CARD_COUNT` places further. */
  readonly whereabouts: Int8Array;
  /** By seat, `DRAW` or `TAKE`, whichever it did last in this deal; -1 before its first. */
  readonly lastDraw: Int8Array;
  /** Golf: by seat and slot, the face-up card or `NO_CARD`. */
  readonly rows: Int8Array;

  readonly historySeats: Int8Array;
  readonly historyActions: Int16Array;
  /** `packCards` of the cards turned up, shown, or put down by golf and by swapping all; else `NO_CARD`. */
  readonly historyCards: Int32Array;
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

  /** @param pack all cards that are played with, the same ranks of each suit, each as often as any other */
  constructor(players: number, pack: Uint8Array = FULL_PACK) {
    this.players = players;
    this.#pack = pack;
    this.#suitPoints = pack.reduce((sum, card) => sum + pointsOf(card), 0) / SUIT_COUNT;
    this.alive = new Uint8Array(players);
    this.known = new Uint8Array(players * MOST_HELD);
    this.historySeats = new Int8Array(players * MOST_ENTRIES);
    this.historyActions = new Int16Array(players * MOST_ENTRIES);
    this.historyCards = new Int32Array(players * MOST_ENTRIES);

    const bySuit = players * SUIT_COUNT;
    const zeros = new ArrayBuffer(4 * bySuit + 6 * players);
    this.discardedPoints = new Int16Array(zeros, 0, bySuit);
    this.declinedPoints = new Int16Array(zeros, 2 * bySuit, bySuit);
    this.turns = new Uint8Array(zeros, 4 * bySuit, players);
    this.takes = new Uint8Array(zeros, 4 * bySuit + players, players);
    this.knownCount = new Uint8Array(zeros, 4 * bySuit + 2 * players, players);
    this.turnsLeft = new Uint8Array(zeros, 4 * bySuit + 3 * players, players);
    this.declared = new Uint8Array(zeros, 4 * bySuit + 4 * players, players);
    this.passed = new Uint8Array(zeros, 4 * bySuit + 5 * players, players);
    this.zeros = new Uint8Array(zeros);

    const rowCards = players * SLOT_COUNT;
    const places = CARD_COUNT * pack.filter((card) => card === pack[0]).length;
    this.discards = new Uint8Array(places);
    const nones = new ArrayBuffer(places + players + rowCards + POOL_SIZE);
    this.whereabouts = new Int8Array(nones, 0, places);
    this.lastDraw = new Int8Array(nones, places, players);
    this.rows = new Int8Array(nones, places + players, rowCards);
    this.pool = new Int8Array(nones, places + players + rowCards, POOL_SIZE);
    this.nones = new Int8Array(nones);
  }

  /** Forgets the last deal. */
  reset(dealer: number): void {
    this.dealer = dealer;
    this.knocker = -1;
    this.stockCount = 0;
    this.discardCount = 0;
    this.aside = NO_CARD;
    this.historyLength = 0;
    this.passes = 0;
    this.renewals = 0;
    this.isEnding = false;
    this.declaredCount = 0;
    this.zeros.fill(0);
    this.nones.fill(-1);
    if (this.#pack.length < this.whereabouts.length) {
      this.whereabouts.fill(ABSENT);
      for (const card of this.#pack)
        for (let place = card; place < this.whereabouts.length; place += CARD_COUNT) this.whereabouts[place] = UNSEEN;
    }
    this.unseenCards.fill(this.#pack.length / SUIT_COUNT);
    this.unseenPoints.fill(this.#suitPoints);
    const ofRank = (SUIT_COUNT * this.whereabouts.length) / CARD_COUNT;
    for (let i = 0; i < this.#pack.length; i++) this.unseenRanks[rankOf(this.#pack[i])] = ofRank;
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
    this.aside = other.aside;
    this.passes = other.passes;
    this.renewals = other.renewals;
    this.isEnding = other.isEnding;
    this.declaredCount = other.declaredCount;
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

  /** Notes what a seat did. @param cards as `packCards` gives them */
  note(seat: number, action: Action, cards: number = NO_CARD): void {
    const entry = this.historyLength++;
    this.historySeats[entry] = seat;
    this.historyActions[entry] = action;
    this.historyCards[entry] = cards;
    if (seat >= 0 && (action === DRAW || action === TAKE)) this.lastDraw[seat] = action;
  }

  /** Notes that a seat did not take the top discard. */
  noteDeclined(seat: number): void {
    const { top } = this;
    if (top !== NO_CARD) this.#decline(seat, top);
  }

  /** Notes that a seat did not take what lies in the pool. */
  notePoolDeclined(seat: number): void {
    for (let place = 0; place < POOL_SIZE; place++) {
      if (this.pool[place] !== NO_CARD) this.#decline(seat, this.pool[place]);
    }
  }

  /** Notes that a seat takes a card of the pool that it had left there for another in the same turn. */
  noteTakenLater(seat: number, card: Card): void {
    this.declinedPoints[seat * SUIT_COUNT + suitOf(card)] -= pointsOf(card);
  }

  #decline(seat: number, card: Card): void {
    this.declinedPoints[seat * SUIT_COUNT + suitOf(card)] += pointsOf(card);
  }

  /** Notes that a seat discarded a card, which now lies on top. @param from as for `put` */
  noteDiscarded(seat: number, card: Card, from: number): void {
    this.discardedPoints[seat * SUIT_COUNT + suitOf(card)] += pointsOf(card);
    this.lay(card, from);
  }

  /** Gives the top discard to a seat. @returns the card */
  take(seat: number): Card {
    const card = this.discards[--this.discardCount];
    this.takes[seat]++;
    this.put(card, ON_TOP, seat);
    const { top } = this;
    // Not `put`: a card that stays among the discards is neither unseen nor held.
    if (top !== NO_CARD) this.whereabouts[placeOf(this, top, DISCARDED)] = ON_TOP;
    return card;
  }

  /** Lays a card face up into a place of the pool. @param from as for `put` */
  layInPool(card: Card, place: number, from: number): void {
    this.put(card, from, IN_POOL);
    this.pool[place] = card;
  }

  /** Gives the card in a place of the pool to a seat, which leaves the place empty. */
  takeFromPool(seat: number, place: number): void {
    const card = this.pool[place];
    this.pool[place] = NO_CARD;
    this.takes[seat]++;
    this.put(card, IN_POOL, seat);
    this.lastDraw[seat] = TAKE;
  }

  /** Notes that a seat laid a card of its own into a place of the pool. @param from as for `put` */
  noteLaidInPool(seat: number, card: Card, place: number, from: number): void {
    this.discardedPoints[seat * SUIT_COUNT + suitOf(card)] += pointsOf(card);
    this.layInPool(card, place, from);
  }

  /** Puts the pool aside, out of play. */
  clearPool(): void {
    for (let place = 0; place < POOL_SIZE; place++) this.put(this.pool[place], IN_POOL, DISCARDED);
    this.pool.fill(NO_CARD);
    this.passes = 0;
    this.renewals++;
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
      this.put(stock[i], DISCARDED, UNSEEN);
    }
    this.discards[0] = top;
    this.discardCount = 1;
    return count;
  }

  /** Lays a card on top of the discards. @param from as for `put` */
  lay(card: Card, from: number): void {
    const { top } = this;
    if (top !== NO_CARD) this.whereabouts[placeOf(this, top, ON_TOP)] = DISCARDED;
    this.put(card, from, ON_TOP);
    this.discards[this.discardCount++] = card;
  }

  /** Notes where the table now knows a card to be. @param from where it was: a seat also where it was in its hand and not known to be */
  put(card: Card, from: number, where: number): void {
    const place = placeOf(this, card, from);
    const before = this.whereabouts[place];
    if (before === UNSEEN) this.#countUnseen(card, -1);
    else if (before < ON_TOP) this.#forget(before, card);
    if (where === UNSEEN) this.#countUnseen(card, 1);
    else if (where < ON_TOP) this.known[where * MOST_HELD + this.knownCount[where]++] = card;
    this.whereabouts[place] = where;
  }

  #countUnseen(card: Card, sign: number): void {
    this.unseenCards[suitOf(card)] += sign;
    this.unseenPoints[suitOf(card)] += sign * pointsOf(card);
    this.unseenRanks[rankOf(card)] += sign;
  }

  #forget(seat: number, card: Card): void {
    const first = seat * MOST_HELD;
    const last = first + --this.knownCount[seat];
    let at = first;
    while (this.known[at] !== card) at++;
    this.known[at] = this.known[last];
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

/** The place of a card in `whereabouts`: with two packs of an equal one that is known to be there, otherwise of one that is unseen. */
function placeOf({ whereabouts }: PublicState, card: Card, from: number): number {
  if (whereabouts.length === CARD_COUNT || whereabouts[card] === from) return card;
  const second = card + CARD_COUNT;
  return whereabouts[second] === from || whereabouts[card] !== UNSEEN ? second : card;
}

/** How many cards that are equal to this one the table knows to be there. */
export function countAt({ whereabouts }: PublicState, card: Card, where: number): number {
  let count = 0;
  for (let place = card; place < whereabouts.length; place += CARD_COUNT) if (whereabouts[place] === where) count++;
  return count;
}

/** Whether nobody else has seen a card that a seat holds. @param equal how many equal ones of that seat have been asked about before */
export function isHidden(table: PublicState, card: Card, seat: number, equal: number): boolean {
  const { whereabouts } = table;
  return whereabouts.length === CARD_COUNT ? whereabouts[card] === UNSEEN : equal >= countAt(table, card, seat);
}

/** How many cards before a place of a hand are equal to the one there. @param offset where the hand begins */
export function equalBefore(cards: ArrayLike<Card>, place: number, offset = 0): number {
  let count = 0;
  for (let i = 0; i < place; i++) if (cards[offset + i] === cards[offset + place]) count++;
  return count;
}

/** Whether a seat is that of the first player, who has not completed a turn yet: the first turn of the deal. */
export function isFirstTurn(table: PublicState, seat: number): boolean {
  return seat === table.next(table.dealer) && table.turns[seat] === 0;
}

/** The pools that were turned up in place of others, from an entry of the history on. */
export function renewalsIn(table: PublicState, from: number): Card[][] {
  const pools: Card[][] = [];
  for (let entry = from; entry < table.historyLength; entry++) {
    if (table.historyActions[entry] === RENEWED) pools.push(unpackCards(table.historyCards[entry]));
  }
  return pools;
}

/** The fields of an object that structured clone keeps: all but methods. */
export type FieldsOf<T> = {
  [Key in keyof T as T[Key] extends (...parameters: never[]) => unknown ? never : Key]: T[Key];
};

/** A public state as plain data: what structured clone keeps of it, without methods and getters. */
export type PublicData = Omit<FieldsOf<PublicState>, 'top'>;
