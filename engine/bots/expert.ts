/**
 * The hand-written expert. It draws, takes and discards by what its hand may become with the unseen cards and by what a
 * discard may give the next player; it knocks, and plays its last turn, by guessing everybody's hands.
 */
import {
  BUY_IN,
  DEAL,
  DECLARE,
  DRAW,
  HAMMER,
  KNOCK,
  LOOK,
  PASS,
  QUIET,
  STAND,
  TAKE,
  discardedBy,
  isKnockWith,
  knockWith,
  type Action,
} from '../actions.ts';
import { ranksAsBrag } from '../brag.ts';
import { NO_CARD, type Card } from '../cards.ts';
import { worthInPoints } from '../points.ts';
import { Random } from '../random.ts';
import { declaresAtShowdown } from '../rules/idle.ts';
import type { HouseRules } from '../rules/table.ts';
import { meanOf } from '../statistics.ts';
import { fullTotal, leastValue, mostTotal, tieBreakOf, undeclaredValue } from '../value.ts';
import type { View } from '../view.ts';
import type { Bot } from './bot.ts';
import { decideInGolf } from './golf.ts';
import { Guesses } from './guesses.ts';
import {
  allPayFor,
  bestWith,
  currentStrength,
  handsWith,
  keeps,
  mayDeclare,
  paysWhenShown,
  ratingsAfterDiscard,
  shownValue,
  strengthOf,
  valueToKeep,
  type Rate,
} from './hands.ts';
import { levelForTable } from './levels.ts';
import { decideWithPool } from './pool.ts';
import { Prospects, unseenCards } from './prospects.ts';
import { decisionChance, type DecisionSeed } from './view-seed.ts';

/*
 * The constants below were found by playing against `threshold:K` on duplicate deals. Levels are for two players and
 * three cards; `levelForTable` makes them fit other tables.
 */

/** The lowest value to knock with, by own turn, the last for all later ones. */
const KNOCK_LEVELS = [23, 25, 26, 26];
/** By `lastTurns`, how much more it takes to knock than where each of the others has one. */
const HIGHER_BY_LAST_TURNS = [-6, 0, 1];
/** The lowest value to call the hammer with: nobody draws after it. */
const HAMMER_LEVEL = 20;
/**
 * The value that a hand must reach to win as often as it loses, by own turn, the last for all later ones. Of all levels
 * and scales, these predicted best, over 80,000 discards, how the deal would end.
 */
const EVEN_LEVELS = [25.5, 26.5, 27];
/** This many points more or less change the odds of winning by a factor of e. */
const EVEN_SCALE = 1.5;
/** What a point of value adds, as a share of the deal: it separates hands that are far from that level. */
const POINT_WORTH = 0.005;
/** What a full hand is worth beyond one that is sure to win: it ends the deal at once. */
const FULL_BONUS = 0.1;
/** What a point of value counts in the hand of the next player, who also takes cards that help only a little. */
const GIFT_POINT_WORTH = 0.05;
/** Smaller differences in worth come from rounding. */
const ROUNDING = 1e-9;

/** What an expert may do in another way than the one that all others are measured against. */
export interface ExpertHabits {
  /** By how many points lower the hands may be that it knocks with. */
  knocksLower: number;
  /** How much of what a discard may give the next player counts against it. */
  giftShare: number;
}

const USUAL: ExpertHabits = { knocksLower: 0, giftShare: 1 };

/**
 * A bot that counts cards and guesses hands.
 * @param seed for the guesses, so that the same bot plays the same way; a number seeds all its decisions together, so that each
 *   depends on how many there were before
 */
export function createExpert(seed: DecisionSeed = 31, habits = USUAL): Bot {
  const throughout = typeof seed === 'number' ? new Random(seed) : null;
  return {
    name: 'expert',
    decide(view, legal) {
      if (legal.length === 1) return legal[0];
      const random = throughout ?? decisionChance(view, seed);
      switch (view.phase) {
        case 'shotgun':
          // A hand that nobody has seen is as often the lowest as any other, and being lowest costs the caller at least
          // as much.
          return LOOK;
        case 'sudden-death':
          // Single cards favour nobody; play favours who plays better.
          return DEAL;
        case 'buy-in':
          return BUY_IN;
        default:
          return WAYS[view.rules.play](view, legal, random, habits);
      }
    },
  };
}

type Decide = (view: View, legal: readonly Action[], random: Random, habits: ExpertHabits) => Action;

const WAYS: Readonly<Record<HouseRules['play'], Decide>> = {
  'draw-discard': (view, legal, random, habits) => {
    const decision = new ExpertDecision(view, random, habits);
    if (view.phase === 'declare') return decision.declare();
    return view.phase === 'draw' || view.rules.discardFirst ? decision.begin(legal) : decision.discard(legal);
  },
  golf: decideInGolf,
  pool: decideWithPool,
};

class ExpertDecision {
  readonly #view: View;
  readonly #random: Random;
  readonly #habits: ExpertHabits;
  readonly #unseen: Card[];
  readonly #prospects: Prospects;
  readonly #full: number;
  /** The showdown in which the hand is compared; null while nobody knows when that will be. */
  readonly #showdown: Guesses | null;
  /** Whether another turn of the seat comes before it. */
  readonly #improves: boolean;
  #afterDeclaring: Guesses | null = null;
  readonly #rate = (hand: Card[]): number => this.#rateHand(hand);
  readonly #strength = (hand: Card[]): number => strengthOf(this.#view.rules, hand);
  /** What a value is worth while nobody knows when that will be. */
  readonly #worthOf: (value: number) => number;

  constructor(view: View, random: Random, habits: ExpertHabits) {
    this.#view = view;
    this.#random = random;
    this.#habits = habits;
    this.#unseen = unseenCards(view);
    this.#prospects = new Prospects(view.rules, this.#unseen, (hand) => valueToKeep(view, hand));
    this.#full = fullTotal(view.rules);
    const least = leastValue(view.rules);
    const evenLevel = levelForTable(view, atTurn(view, EVEN_LEVELS));
    const worths = worthsOf(view.rules, evenLevel);
    // Hands of brag differ by less than a point, and none is declared.
    this.#worthOf = ranksAsBrag(view.rules)
      ? (value) => worthWithoutBonus(value, evenLevel)
      : (value) => worths[Math.min(Math.floor(value), mostTotal(view.rules)) - least];
    const { isEnding, knocker } = view.table;
    this.#improves = isEnding && turnsLeft(view, view.seat) > 1;
    if (isEnding || turnsWithinLimit(view, view.seat) === 1)
      this.#showdown = this.#guess(knocker, (seat) => turnsLeft(view, seat));
    else this.#showdown = canDrawAgain(view) ? null : this.#guess(knocker, noTurn);
  }

  /** How many it has once the own seat has knocked. */
  readonly #turnsAfterKnock = (seat: number): number =>
    Math.min(this.#view.rules.lastTurns, turnsWithinLimit(this.#view, seat));

  /** How a turn begins, or how it goes on after a discard that has come first. */
  begin(legal: readonly Action[]): Action {
    const view = this.#view;
    const showdown = this.#showdown;
    if (showdown === null) {
      if (legal.includes(TAKE) && this.#declaresWith(view.table.top)) return TAKE;
      const strength = currentStrength(view);
      if (legal.includes(HAMMER) && this.#paysToKnock(HAMMER_LEVEL, [strength], noTurn)) return HAMMER;
      if (legal.includes(KNOCK) && this.#paysToKnock(this.#knockLevel, this.#shownAfterKnock())) return KNOCK;
    } else if (mayEndVoid(this.#view)) return this.#decideBeforeVoid(legal);
    const knock = showdown === null ? this.#knockFirst(legal) : null;
    if (knock !== null) return knock;
    const options = this.#worthOfDiscards(legal);
    for (const action of [STAND, PASS, KNOCK]) {
      if (showdown !== null && legal.includes(action)) options.push([action, this.#worthOfKeeping(action, showdown)]);
    }
    if (legal.includes(TAKE)) options.push([TAKE, bestWith(view, view.cards, view.table.top, this.#rate)]);
    if (legal.includes(DRAW)) options.push([DRAW, this.#worthOfDrawing(view.cards)]);
    return best(options, ([, worth]) => worth)[0];
  }

  /** What it is worth to begin with each of the discards, where they come first. */
  #worthOfDiscards(legal: readonly Action[]): [Action, number][] {
    const view = this.#view;
    if (view.phase !== 'discard') return [];
    const gifts = this.#showdown === null ? this.#guess(-1, noTurn) : null;
    const knocked = gifts === null && legal.some(isKnockWith) ? this.#guessAfterKnock() : null;
    const options: [Action, number][] = [];
    // While nobody knows when the showdown will be, a hand that is kept may become more later.
    if (gifts !== null && legal.includes(PASS)) options.push([PASS, this.#rate(view.cards)]);
    for (const { action, kept } of keeps(view, legal)) {
      const cost = gifts === null ? 0 : this.#costOfGiving(discardedBy(action), gifts);
      options.push([action, this.#meanAfterDiscard(kept, this.#rate) - cost]);
      const knock = knockWith(discardedBy(action));
      if (knocked === null || !legal.includes(knock)) continue;
      options.push([knock, this.#meanAfterDiscard(kept, (hand) => this.#worthIn(knocked, this.#strength(hand)))]);
    }
    return options;
  }

  /** The discard to knock with before drawing, where that is allowed and wise. */
  #knockFirst(legal: readonly Action[]): Action | null {
    const view = this.#view;
    if (view.phase !== 'discard') return null;
    const knocks = keeps(view, legal, isKnockWith);
    if (knocks.length === 0) return null;
    const { action, kept } = best(knocks, (option) => this.#meanAfterDiscard(option.kept, this.#strength));
    const shown = ratingsAfterDiscard(view, kept, this.#unseen, this.#strength);
    return this.#paysToKnock(this.#knockLevel, shown, this.#turnsAfterKnock, discardedBy(action)) ? action : null;
  }

  #meanAfterDiscard(kept: readonly Card[], rate: Rate): number {
    return meanOf(ratingsAfterDiscard(this.#view, kept, this.#unseen, rate));
  }

  discard(legal: readonly Action[]): Action {
    const view = this.#view;
    const showdown = this.#showdown;
    const options = keeps(view, legal);
    const knock = this.#knockWhileDiscarding(legal);
    if (knock !== null) return knock;
    const gifts = showdown === null ? this.#guess(-1, noTurn) : null;
    return best(options, ({ action, kept }) => {
      const isGiven = gifts !== null && !this.#endsDeal(kept);
      return this.#rate(kept) - (isGiven ? this.#costOfGiving(discardedBy(action), gifts) : 0);
    }).action;
  }

  /**
   * A full hand kept quiet may cost a knocker more than one declared; three of a kind that are compared as soon as they are
   * declared may be worth too little.
   */
  declare(): Action {
    const view = this.#view;
    const showdown = this.#showdown;
    if (showdown === null) return this.#paysToDeclare(view.cards) ? DECLARE : QUIET;
    const quiet = showdown.worth(undeclaredValue(view.rules, view.cards));
    return quiet > this.#worthOfDeclaring(view.cards) ? QUIET : DECLARE;
  }

  /** Whether a full hand is declared while nobody knows when the showdown will be. */
  #paysToDeclare(hand: Card[]): boolean {
    return allPayFor(this.#view.rules, hand) || this.#worthOfDeclaring(hand) >= 0;
  }

  #worthOfDeclaring(hand: Card[]): number {
    const { rules, table } = this.#view;
    const showdown = this.#showdown;
    if (allPayFor(rules, hand)) return (showdown ?? this.#guess(-1, noTurn)).worthOfDeclaring();
    // Somebody has declared before: the hand is compared when all last turns are over.
    if (showdown !== null && table.declaredCount > 0) return showdown.worth(strengthOf(rules, hand));
    const turns = rules.declareEnds === 'last-turns' ? Math.max(rules.lastTurns, 1) : 0;
    this.#afterDeclaring ??= this.#guess(-1, (seat) => Math.min(turns, turnsWithinLimit(this.#view, seat)));
    return this.#afterDeclaring.worth(strengthOf(rules, hand));
  }

  #guess(knocker: number, turnsLeft: (seat: number) => number, top = NO_CARD): Guesses {
    return new Guesses(this.#view, this.#unseen, { knocker, turnsLeft, top }, this.#random);
  }

  /** The lowest value to knock with in this turn. */
  get #knockLevel(): number {
    const level = atTurn(this.#view, KNOCK_LEVELS) + HIGHER_BY_LAST_TURNS[this.#view.rules.lastTurns];
    return level - this.#habits.knocksLower;
  }

  /**
   * Whether a hand is good enough to knock, and the showdown after it costs nothing on average.
   * @param shown what may be shown then, each equally likely
   */
  #paysToKnock(
    level: number,
    shown: readonly number[],
    turns: (seat: number) => number = this.#turnsAfterKnock,
    top: Card = this.#view.table.top,
  ): boolean {
    if (meanOf(shown) < levelForTable(this.#view, level)) return false;
    const showdown = this.#guess(this.#view.seat, turns, top);
    return meanOf(shown.map((strength) => showdown.worth(strength))) >= 0;
  }

  /** What a knocker may show: the hand as it is, or improved by a draw that follows the knock. */
  #shownAfterKnock(hand = this.#view.cards, strength = currentStrength(this.#view)): number[] {
    const { rules } = this.#view;
    if (rules.knockTiming !== 'before-draw' && !rules.knockerLastTurn) return [strength];
    if (rules.discardFirst) {
      const shown = hand.map((card) => {
        const kept = hand.filter((other) => other !== card);
        return ratingsAfterDiscard(this.#view, kept, this.#unseen, this.#strength);
      });
      return best(shown, meanOf);
    }
    return this.#unseen.map((card) => Math.max(strength, bestWith(this.#view, hand, card, this.#strength)));
  }

  #knockWhileDiscarding(legal: readonly Action[]): Action | null {
    const view = this.#view;
    const showdown = this.#showdown;
    const knocks = keeps(view, legal, isKnockWith).filter(({ kept }) => !mayDeclare(view, kept));
    if (knocks.length === 0) return null;
    const { action, kept } = best(knocks, (option) => strengthOf(view.rules, option.kept));
    const strength = strengthOf(view.rules, kept);
    const pays =
      view.table.knocker < 0 || showdown === null
        ? this.#paysToKnock(
            this.#knockLevel,
            this.#shownAfterKnock(kept, strength),
            this.#turnsAfterKnock,
            discardedBy(action),
          )
        : this.#guess(view.table.knocker, noTurn).worth(strength) > showdown.worth(strength);
    return pays ? action : null;
  }

  /** Nobody lets a hand win that is worth more than nothing but by a knock: whoever would lose passes. */
  #decideBeforeVoid(legal: readonly Action[]): Action {
    const { cards, seat, rules, table } = this.#view;
    const knocked = this.#guess(seat, this.#turnsAfterKnock);
    if (legal.includes(KNOCK) && knocked.worth(currentStrength(this.#view)) > 0) return KNOCK;
    const worth: Rate = (hand) => knocked.worth(this.#strength(hand));
    for (const { action, kept } of keeps(this.#view, legal, isKnockWith))
      if (this.#meanAfterDiscard(kept, worth) > 0) return action;
    const takesToKnock = rules.knockTiming === 'after-draw' && legal.includes(TAKE);
    return takesToKnock && bestWith(this.#view, cards, table.top, worth) > 0 ? TAKE : PASS;
  }

  /** What the hand gains in a showdown as it is: a pass and a counter-knock end the deal at once. */
  #worthOfKeeping(action: Action, showdown: Guesses): number {
    const view = this.#view;
    const strength = currentStrength(view);
    const isKept = action === STAND || (action === PASS && view.table.stockCount > 0);
    if (isKept) return this.#worthIn(showdown, strength);
    return this.#worthIn(
      action === KNOCK ? this.#guessAfterKnock() : this.#guess(view.table.knocker, noTurn),
      strength,
    );
  }

  #guessAfterKnock(): Guesses {
    const { seat, table } = this.#view;
    return table.knocker < 0 ? this.#guess(seat, this.#turnsAfterKnock) : this.#guess(table.knocker, noTurn);
  }

  #worthIn(showdown: Guesses, strength: number): number {
    return showdown.worth(strength) + pointWorth(this.#view) * strength;
  }

  /** What a hand is worth: before a showdown what it gains there, else what it may become. */
  #rateHand(hand: Card[]): number {
    const { rules } = this.#view;
    const showdown = this.#showdown;
    if (showdown !== null && this.#improves)
      return this.#prospects.afterTwoDraws(hand, (value) => showdown.worth(value));
    if (showdown !== null) return this.#worthOfShowing(hand, showdown);
    const ranks = tieBreakOf(rules, hand);
    return this.#prospects.afterTwoDraws(hand, this.#worthOf) + POINT_WORTH * ranks;
  }

  #worthOfShowing(hand: Card[], showdown: Guesses): number {
    const { rules } = this.#view;
    const points = pointWorth(this.#view) * worthInPoints(rules, hand);
    if (!mayDeclare(this.#view, hand)) return showdown.worth(strengthOf(rules, hand)) + points;
    const declared = this.#worthOfDeclaring(hand);
    const quiet = rules.declare === 'manual' ? showdown.worth(undeclaredValue(rules, hand)) : -Infinity;
    return Math.max(declared, quiet) + points;
  }

  /** Whether a card completes a hand to declare that nothing is better than. */
  #declaresWith(card: Card): boolean {
    const { rules } = this.#view;
    if (declaresAtShowdown(rules)) return paysWhenShownWith(this.#view, card);
    return handsWith(this.#view, this.#view.cards, card).some(
      (hand) => mayDeclare(this.#view, hand) && (allPayFor(rules, hand) || worthInPoints(rules, hand) >= this.#full),
    );
  }

  /** Whether a hand is declared and nobody has a turn after it. */
  #endsDeal(hand: Card[]): boolean {
    const { declare, declareEnds } = this.#view.rules;
    if (declareEnds === 'last-turns' || !mayDeclare(this.#view, hand)) return false;
    return declare !== 'manual' || this.#paysToDeclare(hand);
  }

  /** The average over the unseen cards of the best that can be kept. */
  #worthOfDrawing(hand: Card[]): number {
    const asItIs = hand.length < this.#view.rules.handSize ? -Infinity : this.#rate(hand);
    const worths = this.#unseen.map((card) => Math.max(asItIs, bestWith(this.#view, hand, card, this.#rate)));
    return worths.length === 0 ? asItIs : meanOf(worths);
  }

  /** How much a discard helps the next player on average, a cost that all the others share. */
  #costOfGiving(card: Card, gifts: Guesses): number {
    const { table } = this.#view;
    const gift = gifts.gift(card, (hand) => {
      const value = valueToKeep(this.#view, hand);
      return this.#worthOf(value) + (GIFT_POINT_WORTH - POINT_WORTH) * value;
    });
    return (this.#habits.giftShare * gift) / (table.aliveCount - 1);
  }
}

const noTurn = (): number => 0;

/**
 * What a point of value adds in a showdown. Without a knock it comes because the stock is empty: the guesses are then at their
 * best, and points add nothing.
 */
function pointWorth({ table }: View): number {
  return table.knocker < 0 ? 0 : POINT_WORTH;
}

/** Whether a pass ends the deal without a loss. */
function mayEndVoid({ rules, table }: View): boolean {
  return rules.stockEmpty === 'void' && table.stockCount === 0 && !table.isEnding;
}

/** Whether a card completes a hand that is declared at the showdown, where the own one would not be yet. */
function paysWhenShownWith(view: View, card: Card): boolean {
  const pays = (hand: Card[]): boolean => paysWhenShown(view.rules, shownValue(view.rules, hand));
  return !pays(view.cards) && handsWith(view, view.cards, card).some(pays);
}

function canDrawAgain({ phase, rules, table }: View): boolean {
  return table.stockCount > 0 || (phase === 'discard' && rules.stockEmpty === 'reshuffle');
}

function atTurn({ seat, table }: View, levels: readonly number[]): number {
  return levels[Math.min(table.turns[seat], levels.length - 1)];
}

/** By value, from the least on: the share of deals that it wins, roughly, and a little for every point. */
function worthsOf(rules: HouseRules, evenLevel: number): Float64Array {
  const full = fullTotal(rules);
  const least = leastValue(rules);
  const isShown = declaresAtShowdown(rules);
  const allPay = (isShown || rules.declareEnds === 'all-pay') && rules.scoring === 'lives';
  const bonus = (isShown ? 0 : FULL_BONUS) + (allPay ? rules.declareLoss - 1 : 0);
  return Float64Array.from({ length: mostTotal(rules) - least + 1 }, (_, at) => {
    const value = least + at;
    return worthWithoutBonus(value, evenLevel) + (value >= full ? bonus : 0);
  });
}

function worthWithoutBonus(value: number, evenLevel: number): number {
  return 1 / (1 + Math.exp((evenLevel - value) / EVEN_SCALE)) + POINT_WORTH * value;
}

/** How many turns a seat still has, the one that it is in included, as far as anybody knows. */
function turnsLeft(view: View, seat: number): number {
  const { table } = view;
  return Math.min(table.isEnding ? table.turnsLeft[seat] : Infinity, turnsWithinLimit(view, seat));
}

function turnsWithinLimit({ rules, table }: View, seat: number): number {
  return rules.turnLimit > 0 ? Math.max(rules.turnLimit - table.turns[seat], 0) : Infinity;
}

/** The option that is worth most; among equals, the first. */
function best<T>(options: readonly T[], worth: (option: T) => number): T {
  let chosen = options[0];
  let most = -Infinity;
  for (const option of options) {
    const value = worth(option);
    if (value > most + ROUNDING) {
      chosen = option;
      most = value;
    }
  }
  return chosen;
}
