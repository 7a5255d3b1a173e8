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
  knockWith,
  takeOf,
  type Action,
} from '../actions.ts';
import type { Card } from '../cards.ts';
import type { Deal } from '../deal.ts';
import { POOL_SIZE } from '../pack.ts';
import { knocksAfterAnyTurn } from '../knocking.ts';
import { isForGood } from '../passing.ts';
import { MOST_HELD, isFirstTurn } from '../public.ts';
import type { HouseRules } from '../rules/table.ts';
import { strengthsFor, type Strengths } from './strengths.ts';

/** The exchange of one card that leaves the strongest hand; all reused by the next search. */
export interface BestExchange {
  strength: number;
  taken: Card;
  laid: Card;
}

export class QuickTurns {
  /** Ranks are not compared, which would take longer than all the rest. */
  readonly rules: HouseRules;
  readonly strengths: Strengths;
  readonly #hand = new Uint8Array(MOST_HELD);
  readonly #best: BestExchange = { strength: 0, taken: 0, laid: 0 };
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

  /** Finds the best exchange of a hand that begins at a place. */
  bestExchange(cards: ArrayLike<Card>, offset: number, pool: ArrayLike<Card>): BestExchange {
    const { handSize } = this.rules;
    const hand = this.#hand;
    const best = this.#best;
    best.strength = -Infinity;
    for (let i = 0; i < handSize; i++) hand[i] = cards[offset + i];
    for (let i = 0; i < handSize; i++) {
      const held = hand[i];
      for (let place = 0; place < POOL_SIZE; place++) {
        hand[i] = pool[place];
        const strength = this.strengths.of(hand);
        if (strength <= best.strength) continue;
        best.strength = strength;
        best.taken = pool[place];
        best.laid = held;
      }
      hand[i] = held;
    }
    return best;
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
    let mayKnock = false;
    let mayPass = false;
    let mayAsk = false;
    for (let i = deal.writeLegal(legal) - 1; i >= 0; i--) {
      if (legal[i] === PASS) mayPass = true;
      else if (legal[i] === CHANGE) mayAsk = true;
      else if (legal[i] === KNOCK && this.#knocksAfterAnyTurn) mayKnock = now >= level;
      else if (now >= level && isKnockInPlace(legal[i])) return deal.apply(legal[i]);
    }
    const { laid, strength, taken } = this.bestExchange(hands, seat * handSize, table.pool);
    const least = table.isEnding ? -Infinity : level;
    const swapped = this.swapped(table.pool, least, isFirstTurn(table, seat));
    const keeps = now >= strength && now >= swapped;
    if (mayKnock && keeps) return deal.apply(KNOCK);
    if (mayAsk && keeps && (!mayPass || now < least)) return deal.apply(CHANGE);
    // A pass for good with less than that is only for hands that every exchange would spoil.
    const passes = keeps && (!this.#passIsLast || now >= least || now > strength);
    if (mayPass && passes) return deal.apply(PASS);
    if (swapped > strength) return deal.apply(SWAP_ALL);
    deal.apply(takeOf(taken));
    const knocks = strength >= level && this.rules.knockTiming === 'after-draw' && deal.isLegal(knockWith(laid));
    return deal.apply(knocks ? knockWith(laid) : discardOf(laid));
  }
}

const known = new WeakMap<HouseRules, QuickTurns>();

/** Quick turns under some rules, with all hands that have been looked up before. */
export function quickTurnsFor(rules: HouseRules): QuickTurns {
  let quick = known.get(rules);
  if (quick === undefined) {
    quick = new QuickTurns(rules);
    known.set(rules, quick);
  }
  return quick;
}

function isKnockInPlace(action: Action): boolean {
  return action === KNOCK || action === HAMMER;
}
