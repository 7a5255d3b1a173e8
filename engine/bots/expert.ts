/**
 * The hand-written expert. It draws, takes and discards by what its hand may become with the unseen cards and by what a
 * discard may give the next player; it knocks, and plays its last turn, by guessing everybody's hands.
 */
import {
  BUY_IN,
  CHANGE,
  DEAL,
  DECLARE,
  DRAW,
  HAMMER,
  KEEP,
  KNOCK,
  LOOK,
  PASS,
  QUIET,
  STAND,
  TAKE,
  discardedBy,
  knockWith,
  type Action,
} from '../actions.ts';
import { NO_CARD, type Card } from '../cards.ts';
import { dealtHands } from '../dealt-hands.ts';
import { Random } from '../random.ts';
import { fullTotal, handValue, isFullHand, tieBreakOf, undeclaredValue } from '../value.ts';
import type { View } from '../view.ts';
import type { Bot } from './bot.ts';
import { decideInGolf } from './golf.ts';
import { Guesses } from './guesses.ts';
import { bestExchange, currentStrength, keeps, keepsWith, strengthOf, type Keep, type Rate } from './hands.ts';
import { levelForTable } from './levels.ts';
import { changesHand, discardIntoPool, drawInPool } from './pool.ts';
import { Prospects, unseenCards } from './prospects.ts';
import { decisionChance, type DecisionSeed } from './view-seed.ts';

/*
 * The constants below were found by playing against `threshold:K` on duplicate deals. Levels are for two players and
 * three cards; `levelForTable` makes them fit other tables.
 */

/** The lowest value to knock with, by own turn, the last for all later ones. */
const KNOCK_LEVELS = [23, 25, 26, 26];
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
        case 'dealer-choice':
          return changesHand(view, dealtHands(view.rules).mean) ? CHANGE : KEEP;
        case 'declare':
          return new ExpertDecision(view, random, habits).declare();
        case 'buy-in':
          return BUY_IN;
        case 'draw':
          if (view.rules.play === 'pool') return drawInPool(view, legal);
          return view.rules.play === 'golf'
            ? decideInGolf(view, legal, random)
            : new ExpertDecision(view, random, habits).draw(legal);
        case 'discard':
          if (view.rules.play === 'pool') return discardIntoPool(view, legal);
          return new ExpertDecision(view, random, habits).discard(legal);
        case 'golf-place':
          return decideInGolf(view, legal, random);
      }
    },
  };
}

/** One decision. */
class ExpertDecision {
  readonly #view: View;
  readonly #random: Random;
  readonly #habits: ExpertHabits;
  readonly #unseen: Card[];
  readonly #prospects: Prospects;
  readonly #full: number;
  /** By value, what it is worth: the table behind `worthOf`. */
  readonly #worths: Float64Array;
  /** The showdown in which this turn's hand is compared; null while later turns may improve it. */
  readonly #showdown: Guesses | null;
  readonly #rate = (hand: Card[]): number => this.#rateHand(hand);
  readonly #worthOf = (value: number): number =>
    value < 0 ? POINT_WORTH * value : this.#worths[Math.min(Math.floor(value), this.#full)];

  constructor(view: View, random: Random, habits: ExpertHabits) {
    this.#view = view;
    this.#random = random;
    this.#habits = habits;
    this.#unseen = unseenCards(view);
    this.#prospects = new Prospects(view.rules, this.#unseen);
    this.#full = fullTotal(view.rules);
    this.#worths = worthsOf(levelForTable(view, atTurn(view, EVEN_LEVELS)), this.#full);
    const { knocker } = view.table;
    if (knocker >= 0) this.#showdown = this.#guess(knocker, (seat) => turnsAfter(view, seat));
    else this.#showdown = canDrawAgain(view) ? null : this.#guess(knocker, noTurn);
  }

  draw(legal: readonly Action[]): Action {
    const view = this.#view;
    const showdown = this.#showdown;
    if (showdown === null) {
      if (legal.includes(TAKE) && this.#declaresWith(view.table.top)) return TAKE;
      const strength = currentStrength(view);
      if (legal.includes(HAMMER) && this.#paysToKnock(HAMMER_LEVEL, [strength], noTurn)) return HAMMER;
      if (legal.includes(KNOCK) && this.#paysToKnock(this.#knockLevel, this.#shownAfterKnock(), oneTurn)) return KNOCK;
    }
    const options: [Action, number][] = [];
    for (const action of [STAND, PASS, KNOCK]) {
      if (showdown !== null && legal.includes(action)) options.push([action, this.#worthOfKeeping(action, showdown)]);
    }
    if (legal.includes(TAKE)) options.push([TAKE, bestExchange(view.cards, view.table.top, this.#rate).rating]);
    if (legal.includes(DRAW)) options.push([DRAW, this.#worthOfDrawing()]);
    return best(options, ([, worth]) => worth)[0];
  }

  discard(legal: readonly Action[]): Action {
    const view = this.#view;
    const showdown = this.#showdown;
    const options = keeps(view, legal);
    const knock = this.#knockWhileDiscarding(options, legal);
    if (knock !== null) return knock;
    const gifts = showdown === null ? this.#guess(-1, noTurn) : null;
    return best(options, ({ action, kept }) => {
      return this.#rate(kept) - (gifts === null ? 0 : this.#costOfGiving(discardedBy(action), gifts));
    }).action;
  }

  /** A full hand kept quiet may cost a knocker more than one declared. */
  declare(): Action {
    const view = this.#view;
    const showdown = this.#showdown;
    if (showdown === null) return DECLARE;
    return showdown.worth(undeclaredValue(view.rules, view.cards)) > showdown.worthOfDeclaring() ? QUIET : DECLARE;
  }

  #guess(knocker: number, turnsLeft: (seat: number) => number, top = NO_CARD): Guesses {
    return new Guesses(this.#view, this.#unseen, { knocker, turnsLeft, top }, this.#random);
  }

  /** The lowest value to knock with in this turn. */
  get #knockLevel(): number {
    return atTurn(this.#view, KNOCK_LEVELS) - this.#habits.knocksLower;
  }

  /**
   * Whether a hand is good enough to knock, and the showdown after it costs nothing on average.
   * @param shown what may be shown then, each equally likely
   */
  #paysToKnock(
    level: number,
    shown: readonly number[],
    turnsLeft: () => number,
    top: Card = this.#view.table.top,
  ): boolean {
    if (mean(shown) < levelForTable(this.#view, level)) return false;
    const showdown = this.#guess(this.#view.seat, turnsLeft, top);
    return mean(shown.map((strength) => showdown.worth(strength))) >= 0;
  }

  /** What a knocker may show: the hand as it is, or improved by the draw that follows the knock. */
  #shownAfterKnock(): number[] {
    const { rules, cards } = this.#view;
    const strength = currentStrength(this.#view);
    if (rules.knockTiming !== 'before-draw') return [strength];
    const rate: Rate = (hand) => strengthOf(rules, hand);
    return this.#unseen.map((card) => Math.max(strength, bestExchange(cards, card, rate).rating));
  }

  /** The discard to knock with, where that is allowed and wise. */
  #knockWhileDiscarding(options: readonly Keep[], legal: readonly Action[]): Action | null {
    const view = this.#view;
    const showdown = this.#showdown;
    const knocks = options.filter(
      ({ action, kept }) => legal.includes(knockWith(discardedBy(action))) && !this.#isDeclared(kept),
    );
    if (knocks.length === 0) return null;
    const { action, kept } = best(knocks, (option) => strengthOf(view.rules, option.kept));
    const card = discardedBy(action);
    const strength = strengthOf(view.rules, kept);
    const pays =
      view.table.knocker < 0 || showdown === null
        ? this.#paysToKnock(this.#knockLevel, [strength], oneTurn, card)
        : this.#guess(view.table.knocker, noTurn).worth(strength) > showdown.worth(strength);
    return pays ? knockWith(card) : null;
  }

  /**
   * Without a knock, a showdown comes because the stock is empty. The guesses are then at their best, and points add
   * nothing.
   */
  get #pointWorth(): number {
    return this.#view.table.knocker < 0 ? 0 : POINT_WORTH;
  }

  /** What the hand gains in a showdown as it is: a pass and a counter-knock end the deal at once. */
  #worthOfKeeping(action: Action, showdown: Guesses): number {
    const view = this.#view;
    const strength = currentStrength(view);
    const knocker = action === KNOCK && view.table.knocker < 0 ? view.seat : view.table.knocker;
    const follows = action === STAND ? showdown : this.#guess(knocker, knocker === view.seat ? oneTurn : noTurn);
    return follows.worth(strength) + this.#pointWorth * strength;
  }

  /** What a hand is worth: before a showdown what it gains there, else what it may become. */
  #rateHand(hand: Card[]): number {
    const { rules } = this.#view;
    if (this.#showdown !== null) return this.#worthOfShowing(hand, this.#showdown);
    const ranks = tieBreakOf(rules, hand);
    return this.#prospects.afterTwoDraws(hand, this.#worthOf) + POINT_WORTH * ranks;
  }

  #worthOfShowing(hand: Card[], showdown: Guesses): number {
    const { rules } = this.#view;
    const points = this.#pointWorth * handValue(rules, hand);
    if (!this.#isDeclared(hand)) return showdown.worth(strengthOf(rules, hand)) + points;
    const declared = showdown.worthOfDeclaring();
    const quiet = rules.declare === 'manual' ? showdown.worth(undeclaredValue(rules, hand)) : -Infinity;
    return Math.max(declared, quiet) + points;
  }

  /** Whether a card completes a hand to declare: nothing is better than that. */
  #declaresWith(card: Card): boolean {
    return keepsWith(this.#view.cards, card).some((hand) => this.#isDeclared(hand));
  }

  /** Whether a hand may be declared when this turn ends. */
  #isDeclared(hand: readonly Card[]): boolean {
    const { rules, table } = this.#view;
    return rules.declare !== 'off' && (table.knocker < 0 || rules.declareAfterKnock) && isFullHand(rules, hand);
  }

  /** The average over the unseen cards of the best that can be kept. */
  #worthOfDrawing(): number {
    const hand = this.#view.cards;
    const asItIs = this.#rate(hand);
    const worths = this.#unseen.map((card) => Math.max(asItIs, bestExchange(hand, card, this.#rate).rating));
    return worths.length === 0 ? asItIs : mean(worths);
  }

  /** How much a discard helps the next player on average, a cost that all the others share. */
  #costOfGiving(card: Card, gifts: Guesses): number {
    const { rules, table } = this.#view;
    const gift = gifts.gift(card, (hand) => {
      const value = handValue(rules, hand);
      return this.#worthOf(value) + (GIFT_POINT_WORTH - POINT_WORTH) * value;
    });
    return (this.#habits.giftShare * gift) / (table.aliveCount - 1);
  }
}

const noTurn = (): number => 0;
const oneTurn = (): number => 1;

/** Whether the seat may draw in a later turn. */
function canDrawAgain({ phase, rules, table }: View): boolean {
  return table.stockCount > 0 || (phase === 'discard' && rules.stockEmpty === 'reshuffle');
}

/** The level for the seat's current turn. */
function atTurn({ seat, table }: View, levels: readonly number[]): number {
  return levels[Math.min(table.turns[seat], levels.length - 1)];
}

/** By value: the share of deals that it wins, roughly, and a little for every point. */
function worthsOf(evenLevel: number, full: number): Float64Array {
  return Float64Array.from({ length: full + 1 }, (_, value) => {
    const wins = 1 / (1 + Math.exp((evenLevel - value) / EVEN_SCALE));
    return wins + POINT_WORTH * value + (value === full ? FULL_BONUS : 0);
  });
}

/** How many turns a seat has between the view's own last turn and the showdown. */
function turnsAfter({ seat: own, players, table }: View, seat: number): number {
  const stepsToKnocker = (table.knocker - own + players) % players || players;
  return (seat - own + players) % players < stepsToKnocker ? 1 : 0;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
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
