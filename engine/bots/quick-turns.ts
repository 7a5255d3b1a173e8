/**
 * Turns with a pool, played as fast as can be, for deals that are played out many times: everybody exchanges what makes the
 * own hand strongest, and knocks with a good one. Nobody looks at more than the own hand and the pool.
 */
import {
  ACTION_COUNT,
  CHANGE,
  DECLARE,
  HAMMER,
  KNOCK,
  PASS,
  SWAP_ALL,
  discardOf,
  discardedBy,
  knockWith,
  takeOf,
} from '../actions.ts';
import { NO_CARD, type Card } from '../cards.ts';
import type { Deal } from '../deal.ts';
import { POOL_SIZE } from '../pack.ts';
import { knocksAfterAnyTurn } from '../knocking.ts';
import { isForGood, mustPass } from '../passing.ts';
import { MOST_HELD, isFirstTurn } from '../public.ts';
import { remembered } from '../remembered.ts';
import type { HouseRules } from '../rules/table.ts';
import { strengthsFor, type Strengths } from './strengths.ts';

/** The exchange of one card that leaves the strongest hand, or that leads to it; all reused by the next search. */
interface BestExchange {
  strength: number;
  taken: Card;
  laid: Card;
  /** Whether it takes another exchange to get there. */
  isHalf: boolean;
}

export class QuickTurns {
  /** Ranks are not compared, which would take longer than all the rest. */
  readonly rules: HouseRules;
  readonly strengths: Strengths;
  readonly #hand = new Uint8Array(MOST_HELD);
  readonly #best: BestExchange = { strength: 0, taken: 0, laid: 0, isHalf: false };
  readonly #legal = new Int16Array(ACTION_COUNT);
  /** Whether a pass takes its player out of the turns. */
  readonly #passIsLast: boolean;
  /** Whether an exchange that helps comes before a knock. */
  readonly #knocksAfterAnyTurn: boolean;

  constructor(rules: HouseRules) {
    this.rules = { ...rules, tieBreak: 'none' };
    this.strengths = strengthsFor(rules);
    this.#passIsLast = isForGood(rules, PASS);
    this.#knocksAfterAnyTurn = knocksAfterAnyTurn(rules);
  }

  /**
   * Finds the best exchange of a hand that begins at a place: of one card, or of two where that is allowed and better.
   * @param put what the first exchange of the turn has put into the pool; `NO_CARD` before it
   */
  bestExchange(cards: ArrayLike<Card>, offset: number, pool: ArrayLike<Card>, put: Card = NO_CARD): BestExchange {
    const { handSize, poolSwapTwo } = this.rules;
    const hand = this.#hand;
    const best = this.#best;
    best.strength = -Infinity;
    best.isHalf = false;
    for (let i = 0; i < handSize; i++) hand[i] = cards[offset + i];
    for (let i = 0; i < handSize; i++) {
      const held = hand[i];
      for (let place = 0; place < POOL_SIZE; place++) {
        if (pool[place] === put) continue;
        hand[i] = pool[place];
        const strength = this.strengths.of(hand);
        if (strength <= best.strength) continue;
        best.strength = strength;
        best.taken = pool[place];
        best.laid = held;
      }
      hand[i] = held;
    }
    if (poolSwapTwo && put === NO_CARD) this.#tryTwo(pool);
    return best;
  }

  /** Finds two cards of the pool that make the hand stronger still, in the place of two. */
  #tryTwo(pool: ArrayLike<Card>): void {
    const hand = this.#hand;
    const best = this.#best;
    const { handSize } = this.rules;
    for (let left = 0; left < POOL_SIZE; left++) {
      const [one, other] = [pool[(left + 1) % POOL_SIZE], pool[(left + 2) % POOL_SIZE]];
      for (let i = 0; i < handSize; i++) {
        const first = hand[i];
        hand[i] = one;
        for (let j = i + 1; j < handSize; j++) {
          const second = hand[j];
          hand[j] = other;
          const strength = this.strengths.of(hand);
          if (strength > best.strength) {
            best.strength = strength;
            best.taken = one;
            best.laid = first;
            best.isHalf = true;
          }
          hand[j] = second;
        }
        hand[i] = first;
      }
    }
  }

  /**
   * What a whole new hand from the pool is worth, where one may swap all.
   * @param least the strength below which nobody gives up all turns to come for it, where a swap does that
   * @param isFirst whether it is the first turn of the deal
   */
  swapped(pool: ArrayLike<Card>, least: number, isFirst: boolean): number {
    if (this.rules.poolSwapAll === false) return -Infinity;
    const strength = this.strengths.of(pool);
    return strength < least && isForGood(this.rules, SWAP_ALL, isFirst) ? -Infinity : strength;
  }

  /**
   * Plays the turn of the seat to act, or the answer to what it is asked.
   * @param level the least strength with which it knocks, or passes for good
   */
  play(deal: Deal, level: number): void {
    if (deal.phase === 'declare') return deal.apply(DECLARE);
    const { hands, handSize, seat, table } = deal;
    const legal = this.#legal;
    const now = this.strengths.of(hands, seat * handSize);
    if (deal.phase === 'knock') return deal.apply(now >= level ? KNOCK : PASS);
    if (deal.phase === 'second-exchange') {
      const put = discardedBy(table.historyActions[table.historyLength - 1]);
      const second = this.bestExchange(hands, seat * handSize, table.pool, put);
      return second.strength > now ? this.#exchange(deal, level, second) : deal.apply(PASS);
    }
    let mayKnock = false;
    let mayPass = false;
    let mayAsk = false;
    for (let i = deal.writeLegal(legal) - 1; i >= 0; i--) {
      if (legal[i] === PASS) mayPass = true;
      else if (legal[i] === CHANGE) mayAsk = true;
      else if (legal[i] === KNOCK && this.#knocksAfterAnyTurn) mayKnock = now >= level;
      else if (now >= level && (legal[i] === KNOCK || legal[i] === HAMMER)) return deal.apply(legal[i]);
    }
    if (mustPass(this.rules, table, seat)) return deal.apply(PASS);
    const best = this.bestExchange(hands, seat * handSize, table.pool);
    const { strength } = best;
    const least = table.isEnding ? -Infinity : level;
    const swapped = this.swapped(table.pool, least, isFirstTurn(table, seat));
    const keeps = now >= strength && now >= swapped;
    if (mayKnock && keeps) return deal.apply(KNOCK);
    if (mayAsk && keeps && (!mayPass || now < least)) return deal.apply(CHANGE);
    // A pass for good with less than that is only for hands that every exchange would spoil.
    const passes = keeps && (!this.#passIsLast || now >= least || now > strength);
    if (mayPass && passes) return deal.apply(PASS);
    if (swapped > strength) return deal.apply(SWAP_ALL);
    return this.#exchange(deal, level, best);
  }

  #exchange(deal: Deal, level: number, { isHalf, laid, strength, taken }: BestExchange): void {
    deal.apply(takeOf(taken));
    const isGood = strength >= level && !isHalf;
    const knocks = isGood && this.rules.knockTiming === 'after-draw' && deal.isLegal(knockWith(laid));
    return deal.apply(knocks ? knockWith(laid) : discardOf(laid));
  }
}

const known = new WeakMap<HouseRules, QuickTurns>();

/** Quick turns under some rules, with all hands that have been looked up before. */
export function quickTurnsFor(rules: HouseRules): QuickTurns {
  return remembered(known, rules, () => new QuickTurns(rules));
}
