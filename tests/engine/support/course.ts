/**
 * A second reading of the course of deals, slow and straightforward, written from docs/rules-reference.md alone: whose
 * turn comes next, when a deal may end, and who deals the next one.
 */
import type { MatchEvent } from '../../../engine/events.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { DiscardFirst } from './discard-first.ts';
import { declaresInTurns } from './own-turns.ts';
import { PoolCourse } from './pool-course.ts';

const PACK_SIZES = { standard52: 52, italian40: 40, piquet32: 32, jass36: 36 };

/** Follows a match through its events, and throws where its course is another. */
export class Course {
  readonly #rules: HouseRules;
  readonly #players: number;
  #alive: number[] = [];
  #dealer = 0;
  /** Turns begun, by seat. */
  #turns: number[] = [];
  /** Who had the last turn; the dealer before there is one. */
  #last = 0;
  /** Who has the last turns, in order; null before a knock or a declared hand that lies open. */
  #lastTurns: number[] | null = null;
  #declared: number[] = [];
  /** The first to knock, until somebody declares. */
  #knocker = -1;
  /** Passes in a row. */
  #passes = 0;
  readonly #pool: PoolCourse;
  /** How the one who has the turn has exchanged in it. */
  #exchange: 'none' | 'one' | 'all' = 'none';
  /** Whether anybody has taken a card of the pool. */
  #exchanged = false;
  /** Who has passed for good. */
  #passed: number[] = [];
  /** What allows the deal to end at once, whatever turns are still to come. */
  #mayEnd = false;
  #started = false;
  /** Whether whoever has the turn has knocked in it. */
  #knockedNow = false;
  /** How many cards the stock has, as long as it is not reshuffled. */
  #stock = 0;
  /** Where one discards first, what is done in each turn. */
  readonly #discardFirst: DiscardFirst | null;

  constructor(rules: HouseRules, players: number) {
    this.#rules = rules;
    this.#pool = new PoolCourse(rules);
    this.#players = players;
    this.#discardFirst = rules.discardFirst ? new DiscardFirst(rules) : null;
  }

  hear(event: MatchEvent): void {
    this.#discardFirst?.hear(event, this.#stock);
    const hadPassed = this.#passes;
    if (['took-from-pool', 'swapped-all', 'pool-renewed'].includes(event.type)) this.#passes = 0;
    if (['took-from-pool', 'swapped-all'].includes(event.type)) {
      this.#exchanged = true;
      this.#exchange = event.type === 'swapped-all' ? 'all' : 'one';
    }
    switch (event.type) {
      case 'deal-began':
        return this.#begin(event.tokens, event.dealer);
      case 'dealt':
      case 'turned-up':
      case 'drew':
        this.#stock--;
        return;
      case 'reshuffled':
        this.#stock = event.count;
        return;
      case 'turn':
        return this.#turn(event.seat);
      case 'knocked':
        return this.#knock(event.seat, event.counter);
      case 'declared':
        return this.#declare(event.seat, event.playsOn);
      case 'passed':
        return this.#pass(event.seat);
      case 'swapped-all':
        return this.#swapAll(event.seat, event.laid);
      case 'pool-renewed':
        if (event.seat >= 0) this.#askForPool(event.seat);
        else if ((!this.#haveAllPassed(hadPassed) && !this.#mustRenew()) || this.#haveAllHad())
          throw new Error(`the pool is renewed after ${hadPassed} passes`);
        this.#pool.lie(event.cards);
        this.#stock -= event.cards.length;
        return;
      case 'pool-turned-up':
        this.#pool.lie(event.cards);
        this.#stock -= event.cards.length;
        return;
      case 'took-from-pool':
        if (event.seat !== this.#last) throw new Error(`seat ${event.seat} takes a card in no turn of its own`);
        return this.#pool.take(event.seat, event.card);
      case 'put-into-pool':
        return this.#pool.put(event.card, event.place);
      case 'hammered':
      case 'called-sudden-death':
        this.#mayEnd = true;
        return;
      case 'showdown':
        return this.#end(event.end);
    }
  }

  #begin(tokens: readonly number[], dealer: number): void {
    this.#alive = tokens.flatMap((count, seat) => (count >= 0 ? [seat] : []));
    this.#dealer = dealer;
    this.#turns = tokens.map(() => 0);
    this.#last = dealer;
    this.#lastTurns = null;
    this.#declared = [];
    this.#knocker = -1;
    this.#passes = 0;
    this.#passed = [];
    this.#exchanged = false;
    this.#pool.begin();
    this.#mayEnd = false;
    this.#started = false;
    this.#stock = this.#rules.packs * PACK_SIZES[this.#rules.deck];
  }

  /** Everybody who still has turns. */
  get #inTurns(): number[] {
    return this.#alive.filter((seat) => !this.#passed.includes(seat));
  }

  /** The same, clockwise from the left of a seat; that seat, if it is among them, comes last. */
  #clockwiseFrom(seat: number): number[] {
    return Array.from({ length: this.#players }, (_, step) => (seat + 1 + step) % this.#players).filter((other) =>
      this.#inTurns.includes(other),
    );
  }

  /** Whether the last card of the stock was drawn, where that ends the deal. */
  get #hasStockEnded(): boolean {
    const { play, stockEmpty } = this.#rules;
    return play === 'draw-discard' && this.#stock === 0 && (stockEmpty === 'ends' || this.#isVoidNow);
  }

  /** Whether a stock without cards takes the deal with it, unless it has come to its last turns, or to a limit of them. */
  get #isVoidNow(): boolean {
    return this.#rules.stockEmpty === 'void-at-once' && this.#lastTurns === null && !this.#haveAllHad();
  }

  /** Whoever passes for good has no more turns, not even last ones; when one player is left, that player has one more. */
  #passForGood(seat: number): void {
    this.#passed.push(seat);
    if (this.#lastTurns !== null) this.#lastTurns = this.#lastTurns.filter((other) => other !== seat);
    else if (this.#inTurns.length === 1) this.#lastTurns = this.#inTurns;
  }

  /** Whether nobody may pass now: with a pool, at all or before the last turns, of which the own one is no more in the list. */
  get #mayNotPass(): boolean {
    const { play, poolPass } = this.#rules;
    return play === 'pool' && (poolPass === 'never' || (poolPass === false && this.#lastTurns === null));
  }

  /** Whether a swap of all gives up the turns to come: where the first turn is free, not in that of whom the dealer has on the left. */
  #isSwapForGood(seat: number): boolean {
    const { poolSwapAll } = this.#rules;
    const players = this.#players;
    const fromDealer = (other: number): number => (other - this.#dealer - 1 + players) % players;
    const isFirst = this.#turns[seat] === 1 && this.#alive.every((other) => fromDealer(seat) <= fromDealer(other));
    return poolSwapAll === 'for-good' || (poolSwapAll === 'for-good-after-first-turn' && !isFirst);
  }

  get #limit(): number {
    return this.#rules.play === 'golf' ? 3 : this.#rules.turnLimit || 50;
  }

  #haveAllHad(): boolean {
    return this.#inTurns.every((seat) => this.#turns[seat] >= this.#limit);
  }

  /** Whether so many passes in a row are one of everybody, with nobody out of the turns by them. */
  #haveAllPassed(passes: number): boolean {
    const { play, poolPass } = this.#rules;
    return play === 'pool' && poolPass !== 'for-good' && passes === this.#inTurns.length && this.#lastTurns === null;
  }

  /** Whether a seven, an eight and a nine lie there, and the stock has three cards for others. */
  #isRenewable(): boolean {
    return this.#pool.isSevenEightNine() && this.#stock >= 3;
  }

  #mustRenew(): boolean {
    return this.#rules.poolSevenEightNine === 'renew' && this.#isRenewable();
  }

  #askForPool(seat: number): void {
    const mayAsk = this.#rules.poolSevenEightNine === 'on-request' && seat === this.#last && this.#isRenewable();
    if (!mayAsk) throw new Error(`seat ${seat} asks for a new pool`);
  }

  #pass(seat: number): void {
    this.#passes++;
    if (this.#mayNotPass && !this.#pool.mustPass) throw new Error(`seat ${seat} passes`);
    this.#pool.pass();
    if (this.#rules.play !== 'pool') this.#mayEnd ||= !(this.#rules.passAnyTurn && this.#stock > 0);
    else if (this.#rules.poolPass === 'for-good') this.#passForGood(seat);
  }

  #swapAll(seat: number, laid: readonly number[]): void {
    this.#pool.swapAll(seat, laid);
    if (this.#isSwapForGood(seat)) this.#passForGood(seat);
  }

  #turn(seat: number): void {
    this.#pool.beginTurn(seat);
    if (this.#rules.declareEnds === 'at-showdown' && this.#declared.length > 0)
      throw new Error('play goes on after it');
    if (this.#started && this.#hasStockEnded) throw new Error(`seat ${seat} has a turn without a stock`);
    if (this.#mustRenew()) throw new Error('a turn begins with a seven, an eight and a nine in the pool');
    if (this.#haveAllHad()) throw new Error(`seat ${seat} has a turn after everybody has had ${this.#limit}`);
    const expected = this.#lastTurns === null ? this.#clockwiseFrom(this.#last)[0] : this.#lastTurns.shift();
    if (seat !== expected) throw new Error(`seat ${seat} has a turn in place of ${expected ?? 'nobody'}`);
    this.#started = true;
    this.#turns[seat]++;
    this.#last = seat;
    this.#exchange = 'none';
    this.#knockedNow = false;
  }

  /** Whether a knock after the turn comes too early, or in place of a pass that nobody may make. */
  get #isKnockTooEarly(): boolean {
    const { knockTiming, play, poolKnockAfter } = this.#rules;
    if (play !== 'pool' || knockTiming !== 'after-draw' || this.#exchange === 'one') return false;
    return poolKnockAfter === 'take' || (this.#exchange === 'none' && this.#mayNotPass);
  }

  #knock(seat: number, counter: boolean): void {
    this.#knockedNow = true;
    if (!this.#rules.knocking) throw new Error(`seat ${seat} knocks where nobody does`);
    if (this.#rules.knockTiming !== 'before-draw') this.#pool.checkUnbound(seat);
    if (this.#isKnockTooEarly) throw new Error(`seat ${seat} knocks after no exchange`);
    if (this.#turns[seat] < this.#rules.knockFrom) throw new Error(`seat ${seat} knocks in turn ${this.#turns[seat]}`);
    if (counter) {
      const isNext = this.#clockwiseFrom(this.#knocker)[0] === seat;
      if (!this.#rules.counterKnock || !isNext) throw new Error(`seat ${seat} knocks too`);
      this.#mayEnd = true;
      return;
    }
    // Whoever swaps all for good and then knocks is out of the turns already.
    const isLastInTurns = this.#inTurns.length <= 1 && this.#knocker < 0 && this.#declared.length === 0;
    if (this.#lastTurns !== null && !isLastInTurns) throw new Error(`seat ${seat} knocks in the last turns`);
    this.#knocker = seat;
    const { play, poolEarlyKnock } = this.#rules;
    const isEarly = play === 'pool' && poolEarlyKnock === 'showdown' && !this.#exchanged;
    const others = isEarly ? [] : this.#clockwiseFrom(seat).filter((other) => other !== seat);
    this.#lastTurns = [
      ...Array.from({ length: this.#rules.lastTurns }, () => others).flat(),
      ...(this.#rules.knockerLastTurn && others.length > 0 && this.#inTurns.includes(seat) ? [seat] : []),
    ];
  }

  #declare(seat: number, playsOn: boolean): void {
    const isInTurn = this.#started && seat === this.#last && !this.#knockedNow;
    if (declaresInTurns(this.#rules) && !isInTurn) throw new Error(`seat ${seat} declares in no turn of its own`);
    this.#declared.push(seat);
    if (this.#rules.declareEnds === 'at-showdown') {
      if (playsOn) throw new Error(`seat ${seat} declares before the showdown`);
      return;
    }
    if (!playsOn) {
      this.#mayEnd = true;
      return;
    }
    const isFirst = this.#declared.length === 1 || !this.#started;
    if (!isFirst) {
      this.#lastTurns = (this.#lastTurns ?? []).filter((other) => other !== seat);
      return;
    }
    this.#knocker = -1;
    const from = this.#started ? seat : this.#dealer;
    const others = this.#clockwiseFrom(from).filter((other) => !this.#declared.includes(other));
    this.#lastTurns = Array.from({ length: Math.max(this.#rules.lastTurns, 1) }, () => others).flat();
  }

  #end(end: string): void {
    const isOver =
      this.#mayEnd ||
      this.#haveAllHad() ||
      this.#haveAllPassed(this.#passes) ||
      this.#lastTurns?.length === 0 ||
      (this.#started && this.#hasStockEnded);
    if (!isOver) throw new Error(`the deal ends (${end}) although turns are still to come`);
    if (end === 'knock' && this.#knocker < 0) throw new Error('nobody has knocked');
    if (end === 'declare' && this.#declared.length === 0) throw new Error('nobody has declared');
    if (end === 'stock' && (this.#knocker >= 0 || this.#declared.length > 0)) throw new Error('it is no end by stock');
    const mayBeVoid = this.#rules.stockEmpty === 'void' || this.#isVoidNow;
    if (end === 'void' && (!mayBeVoid || this.#lastTurns !== null || this.#stock > 0)) throw new Error('not void');
    if (end === 'stock' && this.#hasStockEnded && this.#isVoidNow) throw new Error('void, and no showdown');
  }
}
