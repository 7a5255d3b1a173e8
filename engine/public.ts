/** What everybody at the table has seen of a deal, and nothing that anybody has not. */
import { CARD_COUNT, NO_CARD, SUIT_COUNT, pointsOf, suitOf, type Card } from './cards.ts';
import { DRAW, SLOT_COUNT, TAKE, type Action } from './actions.ts';

/** Where a card is, as far as the table knows; 0 and more is the seat that is known to hold it. */
export const UNSEEN = -1;
export const ON_TOP = 20;
export const DISCARDED = 21;
/** Not in this pack. */
export const ABSENT = 22;

/** History entries that are no player's action; their seat is -1. */
export const TURNED_UP = -1;
export const RESHUFFLED = -2;

/** A deal ends at the latest when every player has had this many turns (RULES.md section 2). */
export const MOST_TURNS = 50;

const MOST_PLAYERS = 10;
const ENTRIES_A_TURN = 4;
const MOST_ENTRIES = MOST_PLAYERS * MOST_TURNS * ENTRIES_A_TURN;

/** The public part of a deal's state: typed arrays, reused from deal to deal. Only `Deal` writes to it. */
export class PublicState {
  readonly players: number;
  /** By seat, 1 for who plays in this deal. */
  readonly alive: Uint8Array;
  aliveCount = 0;
  dealer = 0;
  /** The seat that knocked, or called the hammer; -1 while nobody has. */
  knocker = -1;
  /** Turns completed in this deal, by seat; a knock counts. */
  readonly turns: Uint8Array;
  stockCount = 0;
  /** Top of the discard pile, `NO_CARD` while there is none. */
  top: Card = NO_CARD;
  /** By card, where the table knows it to be. */
  readonly whereabouts = new Int8Array(CARD_COUNT);
  /** Golf: by seat and slot, the face-up card or `NO_CARD`. */
  readonly rows: Int8Array;
  /** By seat and suit, points that the seat has discarded. */
  readonly discardedPoints: Int16Array;
  /** By seat and suit, points of top discards that the seat left lying. */
  readonly declinedPoints: Int16Array;
  /** By seat, how often it took the top discard. */
  readonly takes: Uint8Array;
  /** By seat, `DRAW` or `TAKE`, whichever it did last in this deal; -1 before its first. */
  readonly lastDraw: Int8Array;

  readonly historySeats = new Int8Array(MOST_ENTRIES);
  readonly historyActions = new Int16Array(MOST_ENTRIES);
  /** The card turned up, or the one that a golf action put on the discards; else `NO_CARD`. */
  readonly historyCards = new Int8Array(MOST_ENTRIES);
  historyLength = 0;

  constructor(players: number) {
    this.players = players;
    this.alive = new Uint8Array(players);
    this.turns = new Uint8Array(players);
    this.rows = new Int8Array(players * SLOT_COUNT);
    this.discardedPoints = new Int16Array(players * SUIT_COUNT);
    this.declinedPoints = new Int16Array(players * SUIT_COUNT);
    this.takes = new Uint8Array(players);
    this.lastDraw = new Int8Array(players);
  }

  /** Forgets the last deal. */
  reset(dealer: number): void {
    this.dealer = dealer;
    this.knocker = -1;
    this.turns.fill(0);
    this.stockCount = 0;
    this.top = NO_CARD;
    this.whereabouts.fill(UNSEEN);
    this.rows.fill(NO_CARD);
    this.discardedPoints.fill(0);
    this.declinedPoints.fill(0);
    this.takes.fill(0);
    this.lastDraw.fill(-1);
    this.historyLength = 0;
  }

  /** Becomes equal to another of as many players. */
  copyFrom(other: PublicState): void {
    this.alive.set(other.alive);
    this.aliveCount = other.aliveCount;
    this.dealer = other.dealer;
    this.knocker = other.knocker;
    this.turns.set(other.turns);
    this.stockCount = other.stockCount;
    this.top = other.top;
    this.whereabouts.set(other.whereabouts);
    this.rows.set(other.rows);
    this.discardedPoints.set(other.discardedPoints);
    this.declinedPoints.set(other.declinedPoints);
    this.takes.set(other.takes);
    this.lastDraw.set(other.lastDraw);
    for (let i = 0; i < other.historyLength; i++) {
      this.historySeats[i] = other.historySeats[i];
      this.historyActions[i] = other.historyActions[i];
      this.historyCards[i] = other.historyCards[i];
    }
    this.historyLength = other.historyLength;
  }

  /** Notes what a seat did. */
  note(seat: number, action: Action, card: Card = NO_CARD): void {
    const entry = this.historyLength++;
    this.historySeats[entry] = seat;
    this.historyActions[entry] = action;
    this.historyCards[entry] = card;
    if (seat >= 0 && (action === DRAW || action === TAKE)) this.lastDraw[seat] = action;
  }

  /** Notes that a seat left the top discard lying. */
  noteDeclined(seat: number): void {
    if (this.top !== NO_CARD) this.declinedPoints[seat * SUIT_COUNT + suitOf(this.top)] += pointsOf(this.top);
  }

  /** Notes that a seat discarded a card of its own, which now lies on top. */
  noteDiscarded(seat: number, card: Card): void {
    this.discardedPoints[seat * SUIT_COUNT + suitOf(card)] += pointsOf(card);
    this.lay(card);
  }

  /** Notes that a card now lies on top of the discards. */
  lay(card: Card): void {
    if (this.top !== NO_CARD) this.whereabouts[this.top] = DISCARDED;
    this.whereabouts[card] = ON_TOP;
    this.top = card;
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
