/**
 * The expert in a game with a pool. Whatever one may do there is tried in deals that agree with what was seen: everybody
 * plays on by the own hand, and what counts is what the deal then gains, beside what the own hand is worth at once.
 */
import {
  CHANGE,
  SWAP_ALL,
  discardOf,
  discardedBy,
  isDiscard,
  isKnockWith,
  isTakeOf,
  knockWith,
  takenBy,
  type Action,
} from '../actions.ts';
import { NO_CARD, type Card } from '../cards.ts';
import { Deal } from '../deal.ts';
import { dealtHands, withValuesAsSums } from '../points.ts';
import { isFirstTaken } from '../exchanges.ts';
import { knockObstacleOfTurn } from '../knocking.ts';
import type { Random } from '../random.ts';
import type { DealScore } from '../scoring.ts';
import { sumOf } from '../statistics.ts';
import { fullTotal } from '../value.ts';
import type { View } from '../view.ts';
import { poolCards } from './hands.ts';
import { levelForTable } from './levels.ts';
import { PoolWorlds } from './pool-worlds.ts';
import { quickTurnsFor, type QuickTurns } from './quick-turns.ts';
import { gainOf, scoreShown } from './showdowns.ts';
import { createThresholdBot } from './threshold.ts';

/*
 * The constants below were found by playing against `threshold:K` on duplicate deals, two and four players. None of them has
 * to be exact.
 */

/** With this strength half of the others knock, two players; `levelForTable` makes it fit other tables. */
const KNOCK_LEVEL = 27;
/** A player's own level lies at most so far from that. */
const LEVEL_SPREAD = 2.25;
/** In so many deals everything is tried; then, stage by stage, in more deals what is not clearly worse than the best. */
const STAGES = [6, 10, 16, 28, 48];
/** Clearly worse is what lies so many standard errors behind. */
const CLEARLY = 1.5;
/** What the standard error may be too small by, while few deals have been tried: this, divided by their number. */
const DOUBT = 0.1;
/** Of the exchanges of one card, so many are tried: those that leave the strongest hands. */
const MOST_EXCHANGES = 6;
/** What a point of strength counts at once, in tokens: few deals tell little differences less well than the hand does. */
const POINT_WORTH = 0.02;
/** A deal that goes on for so many more turns is compared as it stands. */
const MOST_TURNS = 5;
/** The fallback's threshold, where no deal agrees with what was seen. */
const FALLBACK_THRESHOLD = 26;

/** A whole turn, or the answer to a question. */
interface Plan {
  first: Action;
  /** What is put down after taking a card; null where nothing is left to decide. */
  second: Action | null;
  /** The strength of the hand that it leaves at once, or with another exchange in the same turn. */
  strength: number;
  gains: number[];
}

/** The cards with another one in the place of one of them; the same where it is not there. */
function replaced(cards: readonly Card[], one: Card, other: Card): Card[] {
  const at = cards.indexOf(one);
  return cards.map((card, i) => (i === at ? other : card));
}

export function decideWithPool(view: View, legal: readonly Action[], random: Random): Action {
  return new PoolDecision(view, random).decide(legal);
}

class PoolDecision {
  readonly #view: View;
  readonly #random: Random;
  readonly #quick: QuickTurns;
  /** A deal as it may be, and the same being played on. */
  readonly #world: Deal;
  readonly #deal: Deal;
  /** By deal, how likely it is. */
  readonly #weights: number[] = [];
  readonly #level: number;
  /** By seat, with what it knocks in the deal that is being tried. */
  readonly #levels: Float64Array;
  readonly #strengths: Float64Array;
  readonly #outcome: DealScore;

  constructor(view: View, random: Random) {
    const quick = quickTurnsFor(view.rules);
    const { rules } = quick;
    const { players } = view;
    this.#view = view;
    this.#random = random;
    this.#quick = quick;
    this.#world = new Deal(rules, players, random);
    this.#deal = new Deal(rules, players, random);
    this.#level = levelForTable(view, KNOCK_LEVEL);
    this.#levels = new Float64Array(players);
    this.#strengths = new Float64Array(players);
    this.#outcome = { losses: new Int8Array(players), points: new Int8Array(players) };
  }

  decide(legal: readonly Action[]): Action {
    const view = this.#view;
    const worlds = new PoolWorlds(view, this.#quick, this.#level, this.#random);
    let plans = this.#plans(legal);
    if (!worlds.areFound) return createThresholdBot(FALLBACK_THRESHOLD).decide(view, legal) as Action;
    for (const count of STAGES) {
      for (let i = 0; i < count; i++) this.#try(plans, worlds);
      plans = this.#promising(plans);
      if (plans.every(({ first }) => first === plans[0].first)) break;
    }
    return plans[0].first;
  }

  /** Everything that may be done; of the single exchanges those that leave the strongest hands. */
  #plans(legal: readonly Action[]): Plan[] {
    const { cards, phase, rules, seat, table } = this.#view;
    const mayGoOn = rules.poolSwapTwo && phase === 'draw';
    const mayKnock = rules.knockTiming === 'after-draw' && knockObstacleOfTurn(rules, table, seat) === null;
    const exchanges = legal.filter(isTakeOf).flatMap((take) =>
      cards.flatMap((laid, i): Plan[] => {
        if (cards.indexOf(laid) < i) return [];
        const hand = replaced(cards, laid, takenBy(take));
        const pool = replaced(poolCards(table), takenBy(take), laid);
        const strength = this.#strengthOf(hand);
        const reached = mayGoOn ? this.#strengthWithAnother(hand, pool, laid) : strength;
        const seconds = mayKnock ? [discardOf(laid), knockWith(laid)] : [discardOf(laid)];
        return seconds.map((second) => ({
          first: take,
          second,
          strength: isKnockWith(second) ? strength : reached,
          gains: [],
        }));
      }),
    );
    exchanges.sort((a, b) => b.strength - a.strength);
    const others = legal.filter((action) => !isTakeOf(action));
    return [
      ...others.map((first): Plan => ({ first, second: null, strength: this.#strengthAfter(first), gains: [] })),
      ...exchanges.slice(0, MOST_EXCHANGES),
    ];
  }

  #strengthOf(hand: readonly Card[]): number {
    return Math.min(this.#quick.strengths.of(hand), fullTotal(this.#view.rules));
  }

  /** How strong a hand is after one exchange, or after the best that may follow. @param put what the first has put into the pool */
  #strengthWithAnother(hand: readonly Card[], pool: readonly Card[], put: Card): number {
    const { strength } = this.#quick.bestExchange(hand, 0, pool, put);
    return Math.max(this.#strengthOf(hand), Math.min(strength, fullTotal(this.#view.rules)));
  }

  /** How strong the hand is right after an action that takes no single card. */
  #strengthAfter(action: Action): number {
    const { cards, drawn, phase, rules, table } = this.#view;
    if (action === CHANGE && phase === 'dealer-choice') return dealtHands(withValuesAsSums(rules)).mean;
    if (action === SWAP_ALL) return this.#strengthOf(poolCards(table));
    if (!isDiscard(action) && !isKnockWith(action)) return this.#strengthOf(cards);
    const put = discardedBy(action);
    const hand = replaced(cards, put, drawn);
    if (isKnockWith(action) || !isFirstTaken(rules, table)) return this.#strengthOf(hand);
    const pool = Array.from(table.pool, (card) => (card === NO_CARD ? put : card));
    return this.#strengthWithAnother(hand, pool, put);
  }

  #try(plans: readonly Plan[], worlds: PoolWorlds): void {
    const { seat: own } = this.#view;
    const random = this.#random;
    const weight = worlds.sample(this.#world);
    if (weight === 0) return;
    this.#weights.push(weight);
    for (let seat = 0; seat < this.#levels.length; seat++) {
      this.#levels[seat] = this.#level + (seat === own ? 0 : LEVEL_SPREAD * (random.unit() + random.unit() - 1));
    }
    for (const { first, gains, second } of plans) {
      const deal = this.#deal;
      deal.copyFrom(this.#world);
      deal.apply(first);
      // What the hand is not good enough to knock with is put down without a knock.
      if (second !== null) deal.apply(deal.isLegal(second) ? second : discardOf(discardedBy(second)));
      this.#playOn();
      gains.push(this.#gain());
    }
  }

  #playOn(): void {
    const deal = this.#deal;
    const { seat: own, table } = this.#view;
    const most = table.turns[own] + MOST_TURNS;
    while (deal.phase !== 'over' && (deal.table.isEnding || deal.table.turns[deal.seat] < most)) {
      this.#quick.play(deal, this.#levels[deal.seat]);
    }
  }

  /** What the deal gains; where it goes on, what a showdown would. */
  #gain(): number {
    const deal = this.#deal;
    const view = this.#view;
    if (deal.phase === 'over') return gainOf(view, deal);
    const { hands, handSize, players, table } = deal;
    for (let seat = 0; seat < players; seat++) {
      this.#strengths[seat] = table.alive[seat] === 1 ? this.#quick.strengths.of(hands, seat * handSize) : NaN;
    }
    scoreShown(deal, this.#strengths, table.knocker, this.#outcome);
    return gainOf(view, this.#outcome);
  }

  /** The plans that are not clearly worse than the best, the best first. */
  #promising(plans: readonly Plan[]): Plan[] {
    const worth = (plan: Plan): number => this.#mean(plan.gains) + POINT_WORTH * plan.strength;
    const sorted = plans.toSorted((a, b) => worth(b) - worth(a));
    const [best] = sorted;
    if (this.#weights.length === 0) return sorted;
    return sorted.filter((plan) => {
      const margin = CLEARLY * (this.#standardError(best, plan) + DOUBT / this.#weights.length);
      return worth(best) - worth(plan) <= margin;
    });
  }

  #mean(gains: readonly number[]): number {
    let [sum, total] = [0, 0];
    for (const [i, weight] of this.#weights.entries()) {
      sum += weight * gains[i];
      total += weight;
    }
    return total > 0 ? sum / total : 0;
  }

  /** Of the difference between two plans, which were tried in the same deals. */
  #standardError(one: Plan, other: Plan): number {
    const differences = one.gains.map((gain, i) => gain - other.gains[i]);
    const mean = this.#mean(differences);
    const variance = this.#mean(differences.map((difference) => (difference - mean) ** 2));
    const sum = sumOf(this.#weights);
    // Shares, since squares of the weights themselves would be 0 where a long deal leaves all of them tiny.
    const squares = sumOf(this.#weights.map((weight) => (weight / sum) ** 2));
    return Math.sqrt(variance * squares);
  }
}
