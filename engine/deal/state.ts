/** What a deal consists of: who is asked what, and where every card is. */
import {
  ACTION_COUNT,
  BUY_IN,
  CHANGE,
  DEAL,
  DECLARE,
  HAMMER,
  KEEP,
  KNOCK,
  LEAVE,
  LOOK,
  PASS,
  QUIET,
  SLOT_COUNT,
  SUDDEN_DEATH,
  type Action,
} from '../actions.ts';
import { NO_CARD, type Card } from '../cards.ts';
import type { DealEnd, DealEvent } from '../events.ts';
import { POOL_SIZE, deckSize, packOf } from '../pack.ts';
import { MOST_TURNS, PublicState } from '../public.ts';
import type { HouseRules } from '../rules/table.ts';
import type { DealScore } from '../scoring.ts';
import { canDeclare } from '../rules/idle.ts';
import { isFullHand } from '../value.ts';

/**
 * What the seat to act is asked. `dealer-choice`: whether the dealer changes the hand for the pool, unseen; `draw`: how it
 * begins its turn (where one discards first that is `discard`, and `draw` comes then); `second-exchange`: whether it exchanges another card with the pool; `knock`: whether it knocks with the hand
 * that a swap of all has left; `golf-place`: where the card goes that was drawn or taken.
 */
export type DealPhase =
  | 'shotgun'
  | 'sudden-death'
  | 'dealer-choice'
  | 'declare'
  | 'draw'
  | 'discard'
  | 'golf-place'
  | 'second-exchange'
  | 'knock'
  | 'over';

/** Of what is asked, in a deal or between two, the answers that are legal; null in a turn, where they follow from the way of playing. */
export const ANSWERS: Readonly<Record<DealPhase | 'buy-in', readonly Action[] | null>> = {
  shotgun: [HAMMER, LOOK],
  'sudden-death': [SUDDEN_DEATH, DEAL],
  'dealer-choice': [KEEP, CHANGE],
  declare: [DECLARE, QUIET],
  draw: null,
  discard: null,
  'golf-place': null,
  'second-exchange': null,
  knock: [KNOCK, PASS],
  over: [],
  'buy-in': [BUY_IN, LEAVE],
};

/** Golf ends when everybody has had this many turns: one for each card of the row. */
const GOLF_TURNS = SLOT_COUNT;

/** Puts the first `count` cards into the order in which they become the new stock. */
export type Reshuffle = (cards: Uint8Array, count: number) => void;

/**
 * The state of a deal, hidden cards included. Only `Deal` and the modules beside this one write to it; `viewOf` says
 * who may see what.
 */
export class DealState implements DealScore {
  readonly rules: HouseRules;
  readonly players: number;
  readonly table: PublicState;
  phase: DealPhase = 'over';
  /** Who is asked, -1 when the deal is over. */
  seat = -1;

  /** Tokens before the deal, by seat; -1 is out. */
  readonly tokens: Int16Array;
  /** Points of the match before the deal, by seat. */
  readonly matchPoints: Float64Array;

  /** Why the deal ended; like the three fields below, meaningful once it is over. */
  end: DealEnd = 'stock';
  /** By seat, the value as compared, NaN for a seat that is out. */
  readonly values: Float64Array;
  readonly losses: Int8Array;
  readonly points: Int8Array;

  listener: ((event: DealEvent) => void) | null = null;

  readonly handSize: number;
  /** Whether full hands are declared under these rules. */
  readonly mayDeclareAtAll: boolean;
  /** Whether they are as soon as they are made or dealt, and not only at the showdown. */
  readonly declaresInPlay: boolean;
  /** Whether that is only at the end of their players' own turns, those that were dealt included. */
  readonly declaresInTurns: boolean;
  /** What a seat is asked first in its turn. */
  readonly beginning: 'draw' | 'discard';
  /** By seat and place, the cards held. The one that lies aside (`table.aside`) keeps its place until another comes there. */
  readonly hands: Uint8Array;
  /** The stock: the places from `stockTop` on, up to `stockEnd`. */
  readonly stock: Uint8Array;
  stockTop = 0;
  stockEnd = 0;
  /** The card drawn or taken that waits for the discard, `NO_CARD` outside that phase. */
  drawnCard: Card = NO_CARD;
  drawnIsTaken = false;
  /** By seat, 1 where a full hand was kept quiet and has not been broken up since. */
  readonly quiet: Uint8Array;
  /** Whether those who were dealt full hands are being asked, and not somebody who made one. */
  askingDealtHands = false;
  counterKnocked = false;
  /** Whether the last turns began in the turn that is being played, which is none of them. */
  beganLastTurns = false;
  /** Whether the players have looked at their cards. */
  cardsSeen = false;
  /** The deal ends when everybody has completed so many turns. */
  readonly mostTurns: number;
  /** By seat, what a showdown compares (`comparing.ts`): the value and, where it decides between equals, what tells them apart. */
  readonly strengths: Float64Array;
  /** How many actions are listed in `legal`, -1 while none have been listed. */
  legalCount = -1;
  readonly legal = new Int16Array(ACTION_COUNT);

  readonly reshuffle: Reshuffle;

  constructor(rules: HouseRules, players: number, reshuffle: Reshuffle) {
    this.rules = rules;
    this.players = players;
    this.reshuffle = reshuffle;
    this.handSize = rules.handSize;
    const pack = packOf(rules);
    this.table = new PublicState(players, pack);
    this.stock = new Uint8Array(pack.length);
    this.mostTurns = rules.play === 'golf' ? GOLF_TURNS : rules.turnLimit || MOST_TURNS;
    this.mayDeclareAtAll = canDeclare(rules);
    this.declaresInPlay = this.mayDeclareAtAll && rules.declareEnds !== 'at-showdown';
    this.beginning = rules.discardFirst ? 'discard' : 'draw';
    this.declaresInTurns = this.declaresInPlay && rules.declareWhen === 'own-turn';
    this.tokens = new Int16Array(players);
    this.matchPoints = new Float64Array(players);
    this.values = new Float64Array(players);
    this.strengths = new Float64Array(players);
    this.losses = new Int8Array(players);
    this.points = new Int8Array(players);
    this.hands = new Uint8Array(players * this.handSize);
    this.quiet = new Uint8Array(players);
  }

  /** Replaces the last deal with a new one: everybody's cards and the stock. Parameters as for `Deal.start`. */
  dealCards(deck: ArrayLike<Card>, dealer: number, tokens: ArrayLike<number>, matchPoints?: ArrayLike<number>): void {
    const { handSize, hands, players, stock, table } = this;
    table.reset(dealer);
    table.aliveCount = 0;
    for (let seat = 0; seat < players; seat++) {
      table.alive[seat] = tokens[seat] < 0 ? 0 : 1;
      table.aliveCount += table.alive[seat];
      this.tokens[seat] = tokens[seat];
      this.matchPoints[seat] = matchPoints ? matchPoints[seat] : 0;
      this.losses[seat] = 0;
      this.points[seat] = 0;
      this.quiet[seat] = 0;
    }
    this.askingDealtHands = false;
    this.counterKnocked = false;
    this.beganLastTurns = false;
    this.cardsSeen = false;
    this.drawnCard = NO_CARD;
    this.legalCount = -1;

    let next = 0;
    for (let round = 0; round < handSize; round++) {
      let seat = dealer;
      for (let i = 0; i < table.aliveCount; i++) {
        seat = table.next(seat);
        hands[seat * handSize + round] = deck[next++];
      }
    }
    this.stockTop = 0;
    this.stockEnd = deckSize(this.rules) - next;
    for (let i = 0; i < this.stockEnd; i++) stock[i] = deck[next + i];
    // What will be turned up still lies on the stock here; what is counted is the stock when play starts.
    const { play, upcard } = this.rules;
    table.stockCount = this.stockEnd - (play === 'pool' ? POOL_SIZE : Number(upcard));
  }

  ask(phase: DealPhase, seat: number): void {
    this.phase = phase;
    this.seat = seat;
    this.legalCount = -1;
  }

  /** The cards of a seat, hidden ones too. In golf: its row by slot. */
  hand(seat: number): Card[] {
    const start = seat * this.handSize;
    return Array.from(this.hands.subarray(start, start + this.handSize));
  }

  /** Card `index` of a seat's hand, without allocating. */
  cardAt(seat: number, index: number): Card {
    return this.hands[seat * this.handSize + index];
  }

  /** The card of the stock under `index` others, `NO_CARD` where the stock is smaller; without allocating. */
  upcomingAt(index: number): Card {
    const place = this.stockTop + index;
    return place < this.stockEnd ? this.stock[place] : NO_CARD;
  }

  /** Whether a seat keeps a full hand that it did not declare. */
  isQuiet(seat: number): boolean {
    return this.quiet[seat] === 1;
  }

  /** Copies the state of another deal with the same rules and number of players. */
  copyFrom(other: DealState): void {
    this.table.copyFrom(other.table);
    this.phase = other.phase;
    this.seat = other.seat;
    this.tokens.set(other.tokens);
    this.matchPoints.set(other.matchPoints);
    this.end = other.end;
    this.values.set(other.values);
    this.losses.set(other.losses);
    this.points.set(other.points);
    this.hands.set(other.hands);
    this.stock.set(other.stock);
    this.stockTop = other.stockTop;
    this.stockEnd = other.stockEnd;
    this.drawnCard = other.drawnCard;
    this.drawnIsTaken = other.drawnIsTaken;
    this.quiet.set(other.quiet);
    this.askingDealtHands = other.askingDealtHands;
    this.counterKnocked = other.counterKnocked;
    this.beganLastTurns = other.beganLastTurns;
    this.cardsSeen = other.cardsSeen;
    this.legalCount = -1;
  }

  /**
   * Permutes the hidden cards. For searching bots and for tests of views.
   * @param rename by card, the card that takes its place; must leave alone every card whose place `seat` knows
   */
  swapHidden(rename: ArrayLike<Card>): void {
    for (let i = 0; i < this.hands.length; i++) this.hands[i] = rename[this.hands[i]];
    for (let i = this.stockTop; i < this.stockEnd; i++) this.stock[i] = rename[this.stock[i]];
    if (this.drawnCard !== NO_CARD) this.drawnCard = rename[this.drawnCard];
    this.legalCount = -1;
  }

  /** Gives everybody other cards, and puts the stock into another order. For searching bots. @param hands by seat and place @param stock what is left of it */
  setHidden(hands: Uint8Array, stock: Uint8Array): void {
    this.hands.set(hands);
    this.stock.set(stock, this.stockTop);
    this.legalCount = -1;
  }

  holdsFull(seat: number): boolean {
    return this.table.alive[seat] === 1 && isFullHand(this.rules, this.hands, seat * this.handSize, this.handSize);
  }
}
