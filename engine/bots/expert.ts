/**
 * The hand-written expert: draws, takes and discards by what its hand may become over the unseen cards and by what a
 * discard may give the next player; knocks, and plays its last turn, by guessing everybody's hands.
 */
import {
  BUY_IN,
  DEAL,
  DECLARE,
  DRAW,
  FLIP,
  HAMMER,
  KNOCK,
  LOOK,
  PASS,
  REPLACE,
  STAND,
  TAKE,
  discardedBy,
  knockWith,
  type Action,
} from '../actions.ts';
import { NO_CARD, type Card } from '../cards.ts';
import { Random } from '../random.ts';
import { fullTotal, handValue } from '../value.ts';
import type { View } from '../view.ts';
import type { Bot } from './bot.ts';
import { placeInGolf, wantsInGolf } from './golf.ts';
import { Guesses, type Showdown } from './guesses.ts';
import { bestExchange, currentValue, keeps } from './hands.ts';
import { levelOfPlayers } from './levels.ts';
import { Prospects, unseenCards } from './prospects.ts';

/*
 * The constants below were found by playing against `threshold:K` on duplicate deals. Levels are for two players and
 * three cards; `levelOfPlayers` makes them fit other tables.
 */

/** The least that is knocked with, by own turn, the last for all later ones. */
const KNOCK_LEVELS = [23, 25, 26, 26];
/**
 * What a hand must become to win as often as to lose, by own turn, the last for all later ones; of all levels and scales
 * the ones whose worth told best, over 80,000 discards, how the deal would end.
 */
const EVEN_LEVELS = [25.5, 26.5, 27];
/** So many points more or less change the odds of winning by a factor of e. */
const EVEN_SCALE = 1.5;
/** What a point of value counts besides, as a share of the deal: it tells apart hands that are far from that level. */
const POINT_WORTH = 0.005;
/** What a full hand is worth beyond one that is sure to win: it ends the deal at once. */
const FULL_BONUS = 0.1;
/** What a point of value counts in the hand of the next player, who plays to take what helps a little. */
const GIFT_POINT_WORTH = 0.05;

/** @param seed for the guesses, so that the same bot plays the same way */
export function createExpert(seed = 31): Bot {
  const random = new Random(seed);
  return {
    name: 'expert',
    decide(view, legal) {
      if (legal.length === 1) return legal[0];
      switch (view.phase) {
        case 'shotgun':
          return LOOK;
        case 'sudden-death':
          return DEAL;
        case 'declare':
          return DECLARE;
        case 'buy-in':
          return BUY_IN;
        case 'draw':
          if (view.rules.play !== 'golf') return new Judgement(view, random).draw(legal);
          return legal.includes(TAKE) && (!legal.includes(DRAW) || wantsInGolf(view, view.table.top, random))
            ? TAKE
            : DRAW;
        case 'discard':
          return new Judgement(view, random).discard(legal);
        case 'golf-place': {
          const first = view.drawnIsTaken || wantsInGolf(view, view.drawn, random) ? REPLACE : FLIP;
          return placeInGolf(legal, first);
        }
      }
    },
  };
}

/** One decision. */
class Judgement {
  private readonly view: View;
  private readonly random: Random;
  private readonly unseen: Card[];
  private readonly prospects: Prospects;
  private readonly full: number;
  /** By value, what `worthOf` says of it. */
  private readonly worths: Float64Array;
  /** The showdown of this last turn, none before it. */
  private readonly lastTurn: Guesses | null;
  private readonly rate = (hand: readonly Card[]): number => this.rateHand(hand);
  private readonly worthOf = (value: number): number => this.worths[Math.min(Math.floor(value), this.full)];

  constructor(view: View, random: Random) {
    this.view = view;
    this.random = random;
    this.unseen = unseenCards(view);
    this.prospects = new Prospects(view.rules, this.unseen);
    this.full = fullTotal(view.rules);
    this.worths = worthsOf(levelOfPlayers(view, atTurn(view, EVEN_LEVELS)), this.full);
    const { knocker } = view.table;
    this.lastTurn =
      knocker < 0 ? null : this.guess({ knocker, turnsLeft: (seat) => turnsAfter(view, seat), top: NO_CARD });
  }

  draw(legal: readonly Action[]): Action {
    const { view, lastTurn } = this;
    const { top } = view.table;
    if (lastTurn === null) {
      if (legal.includes(KNOCK) && this.worthKnocking(currentValue(view), 1, top)) return KNOCK;
      if (legal.includes(HAMMER) && this.worthKnocking(currentValue(view), 0, NO_CARD)) return HAMMER;
    }
    const options: [Action, number][] = [];
    if (legal.includes(TAKE)) options.push([TAKE, bestExchange(view.cards, top, this.rate).rating]);
    if (legal.includes(DRAW)) options.push([DRAW, this.worthOfDrawing()]);
    for (const action of [STAND, PASS, KNOCK]) {
      const keepsHand = legal.includes(action) && (action !== KNOCK || lastTurn !== null);
      if (keepsHand) options.push([action, this.rate(view.cards)]);
    }
    return best(options, ([, worth]) => worth)[0];
  }

  discard(legal: readonly Action[]): Action {
    const { view, lastTurn } = this;
    const gifts = lastTurn === null ? this.guess({ knocker: -1, turnsLeft: () => 0, top: NO_CARD }) : null;
    const option = best(keeps(view, legal), ({ action, kept }) => {
      return this.rate(kept) - (gifts === null ? 0 : this.costOfGiving(discardedBy(action), gifts));
    });
    const card = discardedBy(option.action);
    const knock = knockWith(card);
    const value = handValue(view.rules, option.kept);
    return legal.includes(knock) && this.worthKnocking(value, 1, card) ? knock : option.action;
  }

  private guess(showdown: Showdown): Guesses {
    return new Guesses(this.view, this.unseen, showdown, this.random);
  }

  /** Whether a hand is good enough for this turn, and the showdown after `turnsLeft` turns is not likely to cost. */
  private worthKnocking(value: number, turnsLeft: number, top: Card): boolean {
    const { view } = this;
    if (value < levelOfPlayers(view, atTurn(view, KNOCK_LEVELS))) return false;
    return this.guess({ knocker: view.seat, turnsLeft: () => turnsLeft, top }).worth(value) >= 0;
  }

  /** What a hand is worth to keep: in the last turn the showdown it leads to, before that what it may become. */
  private rateHand(hand: readonly Card[]): number {
    if (this.lastTurn !== null) return this.worthAtLast(handValue(this.view.rules, hand), this.lastTurn);
    return this.prospects.afterTwoDraws(hand, this.worthOf);
  }

  private worthAtLast(value: number, lastTurn: Guesses): number {
    const { rules } = this.view;
    const ends = value >= this.full && rules.declare !== 'off' && rules.declareAfterKnock;
    return (ends ? 1 + FULL_BONUS : lastTurn.worth(value)) + POINT_WORTH * value;
  }

  /** The average over the unseen cards of the best that can be kept. */
  private worthOfDrawing(): number {
    const hand = this.view.cards;
    const asItIs = this.rate(hand);
    let sum = 0;
    for (const card of this.unseen) sum += Math.max(asItIs, bestExchange(hand, card, this.rate).rating);
    return this.unseen.length === 0 ? asItIs : sum / this.unseen.length;
  }

  /** What a discard helps the next player on average, shared by all who play against that one. */
  private costOfGiving(card: Card, gifts: Guesses): number {
    const { rules, table } = this.view;
    const gift = gifts.gift(card, (hand) => {
      const value = handValue(rules, hand);
      return this.worthOf(value) + (GIFT_POINT_WORTH - POINT_WORTH) * value;
    });
    return gift / (table.aliveCount - 1);
  }
}

/** The level for the seat's present turn. */
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

/** Turns of a seat between the view's own last turn and the showdown. */
function turnsAfter({ seat: own, players, table }: View, seat: number): number {
  const stepsToKnocker = (table.knocker - own + players) % players || players;
  return (seat - own + players) % players < stepsToKnocker ? 1 : 0;
}

function best<T>(options: readonly T[], worth: (option: T) => number): T {
  let chosen = options[0];
  let most = -Infinity;
  for (const option of options) {
    const value = worth(option);
    if (value > most) {
      chosen = option;
      most = value;
    }
  }
  return chosen;
}
