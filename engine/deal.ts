/** One deal as a state machine: from the shuffled pack to the losses (docs/rules-reference.md#the-standard-game). */
import {
  ACTION_COUNT,
  DEAL,
  DECLARE,
  DRAW,
  FLIP,
  HAMMER,
  KNOCK,
  LOOK,
  PASS,
  QUIET,
  REPLACE,
  SLOT_COUNT,
  STAND,
  SUDDEN_DEATH,
  TAKE,
  discardOf,
  discardedBy,
  formatAction,
  isKnockWith,
  knockWith,
  type Action,
} from './actions.ts';
import { CARD_COUNT, NO_CARD, pointsOf, type Card } from './cards.ts';
import type { DealEnd, DealEvent } from './events.ts';
import { knockObstacleOfHand, knockObstacleOfTurn } from './knocking.ts';
import { packOf } from './pack.ts';
import { MOST_TURNS, PublicState, RESHUFFLED, TURNED_UP } from './public.ts';
import type { Random } from './random.ts';
import { deckSize } from './rules/resolve.ts';
import type { HouseRules } from './rules/table.ts';
import { scoreDeclared, scoreShowdown, scoreSuddenDeath, type DealOutcome } from './scoring.ts';
import { handValue, isFullHand, scoringCards, tieBreakOf, undeclaredValue } from './value.ts';

/** What the seat to act is asked. `golf-place`: where the card goes that was drawn or taken. */
export const DEAL_PHASES = ['shotgun', 'sudden-death', 'declare', 'draw', 'discard', 'golf-place', 'over'] as const;
export type DealPhase = (typeof DEAL_PHASES)[number];

/** Puts the first `count` cards into the order in which they become the new stock. */
export type Reshuffle = (cards: Uint8Array, count: number) => void;

/** Golf ends when everybody has had this many turns: one for each card of the row. */
const GOLF_TURNS = SLOT_COUNT;

/**
 * A deal. Mutable: `start` deals, `apply` plays, until `phase` is `over`; the same object then serves the next deal.
 * Nothing is allocated while a deal is played without a listener.
 */
export class Deal implements DealOutcome {
  readonly rules: HouseRules;
  readonly players: number;
  /** What everybody has seen. */
  readonly table: PublicState;
  phase: DealPhase = 'over';
  /** Who is asked, -1 when the deal is over. */
  seat = -1;

  /** Tokens before the deal, by seat; -1 is out. */
  readonly tokens: Int8Array;
  /** Points of the match before the deal, by seat. */
  readonly matchPoints: Float64Array;

  /** Why the deal ended; meaningful when it is over, as all below. */
  end: DealEnd = 'stock';
  /** By seat, the value as compared, NaN for a seat that is out. */
  readonly values: Float64Array;
  readonly losses: Int8Array;
  readonly points: Int8Array;

  listener: ((event: DealEvent) => void) | null = null;

  private readonly handSize: number;
  private readonly mayDeclareAtAll: boolean;
  /** Whether a hand need not be good enough to knock. */
  private readonly anyHandKnocks: boolean;
  private readonly hands: Uint8Array;
  private readonly stock = new Uint8Array(CARD_COUNT);
  private stockTop = 0;
  private stockEnd = 0;
  /** The card drawn or taken that waits for the discard. */
  private drawn: Card = NO_CARD;
  private drawnIsTaken = false;
  /** By seat, 1 where a full hand was kept quiet and has not been broken up since. */
  private readonly quiet: Uint8Array;
  private readonly declared: Uint8Array;
  private declaredCount = 0;
  private askingDealtHands = false;
  private counterKnocked = false;
  private hasStarted = false;
  private reshuffle: Reshuffle;

  private readonly legal = new Int16Array(ACTION_COUNT);
  private legalCount = -1;
  private readonly strengths: Float64Array;
  private readonly kept: Uint8Array;

  /** @param random decides the order of a stock made anew from the discards */
  constructor(rules: HouseRules, players: number, random: Random | Reshuffle) {
    this.rules = rules;
    this.players = players;
    this.handSize = rules.handSize;
    this.table = new PublicState(players, packOf(rules));
    this.mayDeclareAtAll = rules.declare !== 'off' && rules.play !== 'golf';
    this.anyHandKnocks = rules.knockMinimum === 0 && !rules.knockSameSuit;
    this.tokens = new Int8Array(players);
    this.matchPoints = new Float64Array(players);
    this.values = new Float64Array(players);
    this.strengths = new Float64Array(players);
    this.losses = new Int8Array(players);
    this.points = new Int8Array(players);
    this.hands = new Uint8Array(players * this.handSize);
    this.quiet = new Uint8Array(players);
    this.declared = new Uint8Array(players);
    this.kept = new Uint8Array(this.handSize);
    this.reshuffle = typeof random === 'function' ? random : (cards, count) => random.shuffle(cards, count);
  }

  /**
   * Deals.
   * @param deck the whole shuffled pack, first dealt first
   * @param dealer a seat that is in
   * @param tokens by seat; -1 for a seat that is out of the match
   * @param matchPoints by seat, for the views
   */
  start(deck: ArrayLike<Card>, dealer: number, tokens: ArrayLike<number>, matchPoints?: ArrayLike<number>): void {
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
      this.declared[seat] = 0;
    }
    this.declaredCount = 0;
    this.askingDealtHands = false;
    this.counterKnocked = false;
    this.hasStarted = false;
    this.drawn = NO_CARD;
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
    // The turn-up still lies on the stock here; what is counted is the stock when play starts.
    table.stockCount = this.stockEnd - 1;

    if (this.rules.suddenDeath) this.announceDealt(0, 1);
    else this.announceDealt(0, this.handSize);
    if (this.rules.hammer === 'shotgun' && this.rules.play !== 'golf') this.ask('shotgun', table.next(dealer));
    else this.offerSuddenDeath();
  }

  /** Legal actions of the seat to act, in no particular order. */
  legalActions(): Action[] {
    return Array.from(this.legal.subarray(0, this.listLegal()));
  }

  /**
   * Writes the legal actions of the seat to act.
   * @param out room for `ACTION_COUNT` integers
   * @returns how many there are
   */
  writeLegal(out: Int16Array | number[]): number {
    const count = this.listLegal();
    for (let i = 0; i < count; i++) out[i] = this.legal[i];
    return count;
  }

  isLegal(action: Action): boolean {
    const count = this.listLegal();
    for (let i = 0; i < count; i++) if (this.legal[i] === action) return true;
    return false;
  }

  /**
   * Plays an action of the seat to act.
   * @throws {RangeError} when it is not legal; the deal is then unchanged.
   */
  apply(action: Action): void {
    if (!this.isLegal(action)) {
      const allowed = this.legalActions().map(formatAction).join(', ') || 'nothing, the deal is over';
      throw new RangeError(`${formatAction(action)} is not legal for seat ${this.seat}: allowed is ${allowed}`);
    }
    this.legalCount = -1;
    switch (this.phase) {
      case 'shotgun':
        return this.answerShotgun(action);
      case 'sudden-death':
        return this.answerSuddenDeath(action);
      case 'declare':
        return this.answerDeclare(action);
      case 'draw':
        return this.playDraw(action);
      case 'discard':
        return this.playDiscard(action);
      case 'golf-place':
        return this.playGolf(action);
      case 'over':
        return undefined;
    }
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

  /** The card of the stock that comes after `index` others, `NO_CARD` where it has not as many; without allocating. */
  upcomingAt(index: number): Card {
    const place = this.stockTop + index;
    return place < this.stockEnd ? this.stock[place] : NO_CARD;
  }

  /** The card drawn or taken that waits for the discard, `NO_CARD` outside that phase. */
  get drawnCard(): Card {
    return this.drawn;
  }

  /** Whether the waiting card was taken from the discards, and so known to all. */
  get drawnFromDiscards(): boolean {
    return this.drawn !== NO_CARD && this.drawnIsTaken;
  }

  /** Whether the players have looked at their cards. */
  get cardsSeen(): boolean {
    return this.hasStarted;
  }

  /** Whether a seat keeps a full hand that it did not declare. */
  isQuiet(seat: number): boolean {
    return this.quiet[seat] === 1;
  }

  /** A deal in the same state. @param random as in the constructor */
  clone(random: Random | Reshuffle): Deal {
    const copy = new Deal(this.rules, this.players, random);
    copy.copyFrom(this);
    return copy;
  }

  /** Takes over the state of another deal of the same rules and number of players. */
  copyFrom(other: Deal): void {
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
    this.drawn = other.drawn;
    this.drawnIsTaken = other.drawnIsTaken;
    this.quiet.set(other.quiet);
    this.declared.set(other.declared);
    this.declaredCount = other.declaredCount;
    this.askingDealtHands = other.askingDealtHands;
    this.counterKnocked = other.counterKnocked;
    this.hasStarted = other.hasStarted;
    this.legalCount = -1;
  }

  /**
   * Changes what nobody knows: gives the hidden cards other places. For searching bots and for tests of views.
   * @param rename by card, the card that takes its place; must leave alone every card whose place `seat` knows
   */
  swapHidden(rename: ArrayLike<Card>): void {
    for (let i = 0; i < this.hands.length; i++) this.hands[i] = rename[this.hands[i]];
    for (let i = this.stockTop; i < this.stockEnd; i++) this.stock[i] = rename[this.stock[i]];
    if (this.drawn !== NO_CARD) this.drawn = rename[this.drawn];
    this.legalCount = -1;
  }

  // ---- before the first turn ----

  private announceDealt(from: number, to: number): void {
    if (!this.listener) return;
    for (let round = from; round < to; round++) {
      for (let step = 1; step <= this.players; step++) {
        const seat = (this.table.dealer + step) % this.players;
        if (this.table.alive[seat]) this.listener({ type: 'dealt', seat, card: this.cardAt(seat, round) });
      }
    }
  }

  private answerShotgun(action: Action): void {
    const { seat } = this;
    this.table.note(seat, action);
    if (action === LOOK) {
      this.listener?.({ type: 'looked', seat });
      return this.offerSuddenDeath();
    }
    this.table.knocker = seat;
    this.listener?.({ type: 'hammered', seat });
    if (this.rules.suddenDeath) this.announceDealt(1, this.handSize);
    if (this.mayDeclareAtAll) {
      for (let other = 0; other < this.players; other++) if (this.holdsFull(other)) this.noteDeclared(other);
    }
    return this.finish('hammer');
  }

  private offerSuddenDeath(): void {
    if (this.rules.suddenDeath) this.ask('sudden-death', this.table.dealer);
    else this.openHands();
  }

  private answerSuddenDeath(action: Action): void {
    const { seat } = this;
    this.table.note(seat, action);
    if (action === SUDDEN_DEATH) {
      this.listener?.({ type: 'called-sudden-death', seat });
      return this.finish('sudden-death');
    }
    this.listener?.({ type: 'dealt-on', seat });
    this.announceDealt(1, this.handSize);
    return this.openHands();
  }

  private openHands(): void {
    const { table } = this;
    this.hasStarted = true;
    const card = this.stock[this.stockTop++];
    table.lay(card);
    table.note(-1, TURNED_UP, card);
    this.listener?.({ type: 'turned-up', card });

    if (this.mayDeclareAtAll) {
      if (this.rules.declare === 'manual') {
        this.askingDealtHands = true;
        return this.askNextDealtHand();
      }
      for (let seat = 0; seat < this.players; seat++) if (this.holdsFull(seat)) this.declareHand(seat);
      if (this.declaredCount > 0) return this.finish('declare');
    }
    return this.beginTurn(table.next(table.dealer));
  }

  /** Asks the next holder of a dealt full hand who has not answered; then play starts, or the deal ends. */
  private askNextDealtHand(): void {
    const { table } = this;
    for (let step = 1; step <= this.players; step++) {
      const seat = (table.dealer + step) % this.players;
      if (this.holdsFull(seat) && this.declared[seat] === 0 && this.quiet[seat] === 0) return this.ask('declare', seat);
    }
    this.askingDealtHands = false;
    if (this.declaredCount > 0) return this.finish('declare');
    return this.beginTurn(table.next(table.dealer));
  }

  // ---- turns ----

  private ask(phase: DealPhase, seat: number): void {
    this.phase = phase;
    this.seat = seat;
    this.legalCount = -1;
  }

  private beginTurn(seat: number): void {
    const { table } = this;
    const mostTurns = this.rules.play === 'golf' ? GOLF_TURNS : MOST_TURNS;
    if (seat === table.knocker) return this.finish('knock');
    if (table.turns[seat] >= mostTurns) {
      return this.finish(this.rules.play === 'golf' ? 'golf' : table.knocker >= 0 ? 'knock' : 'stock');
    }
    if (this.stockTop === this.stockEnd && this.rules.stockEmpty === 'reshuffle' && table.discardCount > 1) {
      this.makeStockAnew();
    }
    this.ask('draw', seat);
    this.listener?.({ type: 'turn', seat });
  }

  private makeStockAnew(): void {
    const { table } = this;
    const count = table.clearDiscards(this.stock);
    this.reshuffle(this.stock, count);
    this.stockTop = 0;
    this.stockEnd = count;
    table.stockCount = count;
    table.note(-1, RESHUFFLED);
    this.listener?.({ type: 'reshuffled', count });
  }

  private endTurn(): void {
    this.table.turns[this.seat]++;
    this.passTurn();
  }

  private passTurn(): void {
    if (this.counterKnocked) return this.finish('knock');
    return this.beginTurn(this.table.next(this.seat));
  }

  private playDraw(action: Action): void {
    const { table, seat } = this;
    switch (action) {
      case DRAW:
        table.noteDeclined(seat);
        table.note(seat, action);
        this.drawn = this.stock[this.stockTop++];
        this.drawnIsTaken = false;
        table.stockCount = this.stockEnd - this.stockTop;
        this.listener?.({ type: 'drew', seat, card: this.drawn });
        return this.ask(this.rules.play === 'golf' ? 'golf-place' : 'discard', seat);
      case TAKE:
        table.note(seat, action);
        this.drawn = table.take(seat);
        this.drawnIsTaken = true;
        this.listener?.({ type: 'took', seat, card: this.drawn });
        return this.ask(this.rules.play === 'golf' ? 'golf-place' : 'discard', seat);
      case KNOCK:
        if (this.rules.knockTiming === 'instead-of-draw') table.noteDeclined(seat);
        table.note(seat, action);
        this.noteKnock(seat);
        if (this.rules.knockTiming === 'before-draw' && !this.counterKnocked) return this.ask('draw', seat);
        return this.endTurn();
      case STAND:
        table.noteDeclined(seat);
        table.note(seat, action);
        this.listener?.({ type: 'stood', seat });
        return this.endTurn();
      case PASS:
        table.note(seat, action);
        this.listener?.({ type: 'passed', seat });
        return this.finish(table.knocker >= 0 ? 'knock' : 'stock');
      case HAMMER:
        table.note(seat, action);
        table.knocker = seat;
        this.listener?.({ type: 'hammered', seat });
        return this.finish('hammer');
    }
  }

  private noteKnock(seat: number): void {
    this.counterKnocked = this.table.knocker >= 0;
    if (!this.counterKnocked) this.table.knocker = seat;
    this.listener?.({ type: 'knocked', seat, counter: this.counterKnocked });
  }

  private playDiscard(action: Action): void {
    const { table, seat } = this;
    const card = discardedBy(action);
    const fromDraw = card === this.drawn;
    table.note(seat, action);
    if (!fromDraw) this.hands[this.placeOf(seat, card)] = this.drawn;
    this.drawn = NO_CARD;
    table.noteDiscarded(seat, card);
    this.listener?.({ type: 'discarded', seat, card, drawn: fromDraw });
    if (isKnockWith(action)) this.noteKnock(seat);
    // Counted before the player is asked whether to declare: nobody else may know of that question.
    table.turns[seat]++;

    const full = this.mayDeclareAtAll && this.holdsFull(seat);
    if (!full) this.quiet[seat] = 0;
    else if (this.quiet[seat] === 0 && (table.knocker < 0 || this.rules.declareAfterKnock)) {
      if (this.rules.declare === 'manual') return this.ask('declare', seat);
      this.declareHand(seat);
      return this.finish('declare');
    }
    return this.passTurn();
  }

  private answerDeclare(action: Action): void {
    const { seat } = this;
    if (action === DECLARE) {
      this.table.note(seat, DECLARE);
      this.declareHand(seat);
      if (!this.askingDealtHands) return this.finish('declare');
    } else {
      this.quiet[seat] = 1;
      this.listener?.({ type: 'kept-quiet', seat });
    }
    return this.askingDealtHands ? this.askNextDealtHand() : this.passTurn();
  }

  private noteDeclared(seat: number): void {
    this.declared[seat] = 1;
    this.declaredCount++;
  }

  private declareHand(seat: number): void {
    this.noteDeclared(seat);
    if (!this.listener) return;
    const hand = this.hand(seat);
    this.listener({ type: 'declared', seat, hand, value: handValue(this.rules, hand) });
  }

  private playGolf(action: Action): void {
    const { table, seat } = this;
    const drawn = this.drawn;
    const flips = action >= FLIP;
    const slot = action - (flips ? FLIP : REPLACE);
    const place = seat * this.handSize + slot;
    const faceDown = this.hands[place];
    const laid = flips ? drawn : faceDown;
    const shown = flips ? faceDown : drawn;
    this.hands[place] = shown;
    this.drawn = NO_CARD;
    table.rows[seat * SLOT_COUNT + slot] = shown;
    table.put(shown, seat);
    if (flips) table.noteDiscarded(seat, laid);
    else table.lay(laid);
    table.note(seat, action, laid);
    this.listener?.(
      flips
        ? { type: 'flipped', seat, slot, card: shown, discarded: laid }
        : { type: 'replaced', seat, slot, card: shown, replaced: laid },
    );
    return this.endTurn();
  }

  // ---- what is legal ----

  private listLegal(): number {
    if (this.legalCount < 0) this.legalCount = this.fillLegal();
    return this.legalCount;
  }

  private fillLegal(): number {
    const { legal, seat, table } = this;
    let count = 0;
    switch (this.phase) {
      case 'shotgun':
        legal[count++] = HAMMER;
        legal[count++] = LOOK;
        return count;
      case 'sudden-death':
        legal[count++] = SUDDEN_DEATH;
        legal[count++] = DEAL;
        return count;
      case 'declare':
        legal[count++] = DECLARE;
        legal[count++] = QUIET;
        return count;
      case 'draw': {
        const stockLeft = this.stockTop < this.stockEnd;
        if (stockLeft) legal[count++] = DRAW;
        // There is always a discard: the card turned up, or what the last turn put down.
        legal[count++] = TAKE;
        if (this.rules.play === 'golf') return count;
        if (!stockLeft) legal[count++] = PASS;
        if (this.rules.knockTiming !== 'after-draw' && this.mayKnockNow) {
          if (this.anyHandKnocks || this.keptMayKnock(this.loadHand(seat))) legal[count++] = KNOCK;
        }
        if (this.rules.finalTurnStand && table.knocker >= 0 && table.knocker !== seat) legal[count++] = STAND;
        if (this.rules.hammer === 'hammer' && table.knocker < 0 && this.isFirstTurnOfDeal) legal[count++] = HAMMER;
        return count;
      }
      case 'discard': {
        const mayKnock = this.rules.knockTiming === 'after-draw' && this.mayKnockNow;
        const start = seat * this.handSize;
        for (let i = -1; i < this.handSize; i++) {
          if (i < 0 && this.drawnIsTaken) continue;
          const card = i < 0 ? this.drawn : this.hands[start + i];
          legal[count++] = discardOf(card);
          if (mayKnock && (this.anyHandKnocks || this.keptMayKnock(this.loadKept(seat, i)))) {
            legal[count++] = knockWith(card);
          }
        }
        return count;
      }
      case 'golf-place':
        for (let slot = 0; slot < SLOT_COUNT; slot++) {
          if (table.rows[seat * SLOT_COUNT + slot] !== NO_CARD) continue;
          legal[count++] = REPLACE + slot;
          if (!this.drawnIsTaken) legal[count++] = FLIP + slot;
        }
        return count;
      case 'over':
        return 0;
    }
  }

  private get isFirstTurnOfDeal(): boolean {
    const { table } = this;
    return this.seat === table.next(table.dealer) && table.turns[this.seat] === 0;
  }

  /** Whether the seat to act may knock in this turn, whatever it holds. */
  private get mayKnockNow(): boolean {
    return knockObstacleOfTurn(this.rules, this.table, this.seat) === null;
  }

  /** Whether the cards in `kept` are good enough to knock. */
  private keptMayKnock(isQuiet: boolean): boolean {
    return knockObstacleOfHand(this.rules, this.kept, this.handSize, isQuiet) === null;
  }

  private loadHand(seat: number): boolean {
    const start = seat * this.handSize;
    for (let i = 0; i < this.handSize; i++) this.kept[i] = this.hands[start + i];
    return this.quiet[seat] === 1;
  }

  /** Loads what a seat keeps when it discards its card `index` (-1: the card drawn). */
  private loadKept(seat: number, index: number): boolean {
    this.loadHand(seat);
    if (index >= 0) this.kept[index] = this.drawn;
    return this.quiet[seat] === 1 && isFullHand(this.rules, this.kept);
  }

  // ---- the end ----

  private holdsFull(seat: number): boolean {
    return this.table.alive[seat] === 1 && isFullHand(this.rules, this.hands, seat * this.handSize, this.handSize);
  }

  private placeOf(seat: number, card: Card): number {
    const start = seat * this.handSize;
    for (let i = start; i < start + this.handSize; i++) if (this.hands[i] === card) return i;
    throw new RangeError(`seat ${seat} does not hold card ${card}`);
  }

  private finish(end: DealEnd): void {
    const { rules, table } = this;
    this.end = end;
    const compareRanks = rules.tieBreak === 'ranks';
    for (let seat = 0; seat < this.players; seat++) {
      if (table.alive[seat] === 0) {
        this.values[seat] = NaN;
        this.strengths[seat] = NaN;
        continue;
      }
      const start = seat * this.handSize;
      this.values[seat] =
        end === 'sudden-death'
          ? pointsOf(this.hands[start])
          : this.quiet[seat] === 1
            ? undeclaredValue(rules, this.hands, start, this.handSize)
            : handValue(rules, this.hands, start, this.handSize);
      this.strengths[seat] = this.values[seat];
      if (compareRanks) this.strengths[seat] += tieBreakOf(rules, this.hand(seat));
    }
    if (this.declaredCount > 0) {
      scoreDeclared(rules, table.alive, this.declared, end === 'hammer' ? -1 : table.knocker, this);
    } else if (end === 'sudden-death') scoreSuddenDeath(rules, this.values, this);
    else scoreShowdown(rules, this.strengths, table.knocker, this);

    this.ask('over', -1);
    if (this.listener) this.listener(this.showdownEvent());
  }

  private showdownEvent(): DealEvent {
    const { rules, table } = this;
    const bySeat = <T>(of: (seat: number) => T): (T | null)[] =>
      Array.from({ length: this.players }, (_, seat) => (table.alive[seat] ? of(seat) : null));
    const shown = (seat: number) => (this.end === 'sudden-death' ? [this.cardAt(seat, 0)] : this.hand(seat));
    return {
      type: 'showdown',
      end: this.end,
      hands: bySeat(shown),
      scoring: bySeat((seat) => (this.end === 'sudden-death' ? shown(seat) : scoringCards(rules, this.hand(seat)))),
      values: bySeat((seat) => this.values[seat]),
    };
  }
}
