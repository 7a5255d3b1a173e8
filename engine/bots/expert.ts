/**
 * The hand-written expert: discards by what a hand may become over the unseen cards, and knocks, or plays its last turn,
 * by guessing everybody's hands from what they discarded, took and did not knock on, and scoring those showdowns.
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
import { pointsOf, suitOf, SUIT_COUNT, type Card } from '../cards.ts';
import { Random } from '../random.ts';
import { handValue } from '../value.ts';
import type { View } from '../view.ts';
import type { Bot } from './bot.ts';
import { placeInGolf, wantsInGolf } from './golf.ts';
import { currentValue, keeps, keepsWith } from './hands.ts';
import { guessShowdowns, type Showdowns } from './guesses.ts';
import { prospects, unseenCards } from './prospects.ts';

/** Constants of the expert's judgement, found by playing it against itself and `threshold:K` in the arena. */
export interface ExpertTuning {
  /** How much the prospect after two draws counts beside that after one. */
  twoDraws: number;
  /** What a knock must be expected to bring, in tokens, by players in the deal from two on; the last for more. */
  knockAt: readonly number[];
  /** Points of hand that a point discarded to a next player who collects that suit is worth. */
  caution: number;
  /** How many showdowns are guessed. */
  guesses: number;
}

export const EXPERT_TUNING: ExpertTuning = { twoDraws: 0.5, knockAt: [0.3, 0.3, 0.3], caution: 0.05, guesses: 48 };

/** @param seed for the guesses, so that the same bot plays the same way */
export function createExpert(seed = 31, tuning: ExpertTuning = EXPERT_TUNING): Bot {
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
          if (view.rules.play !== 'golf') return new Judgement(view, random, tuning).draw(legal);
          return legal.includes(TAKE) && (!legal.includes(DRAW) || wantsInGolf(view, view.table.top, random)) ? TAKE : DRAW;
        case 'discard':
          return new Judgement(view, random, tuning).discard(legal);
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
  private readonly tuning: ExpertTuning;
  private readonly random: Random;
  private readonly unseen: Card[];
  private readonly showdowns = new Map<number, Showdowns>();

  constructor(view: View, random: Random, tuning: ExpertTuning) {
    this.view = view;
    this.random = random;
    this.tuning = tuning;
    this.unseen = unseenCards(view);
  }

  draw(legal: readonly Action[]): Action {
    const { view } = this;
    const { knocker, top } = view.table;
    const value = currentValue(view);
    const knocks = legal.includes(KNOCK) ? KNOCK : legal.includes(HAMMER) ? HAMMER : -1;
    if (knocks >= 0 && knocker < 0 && this.worthKnocking(value)) return knocks;
    if (knocks >= 0 && knocker >= 0 && this.outcome(value, knocker) > this.worthOfDrawing()) return knocks;

    const rate = (hand: readonly Card[]): number => this.rate(hand);
    const options: [Action, number][] = [];
    if (legal.includes(TAKE)) options.push([TAKE, Math.max(...keepsWith(view.cards, top).map(rate))]);
    if (legal.includes(DRAW)) options.push([DRAW, this.worthOfDrawing()]);
    if (legal.includes(STAND)) options.push([STAND, this.rate(view.cards)]);
    if (legal.includes(PASS)) options.push([PASS, this.rate(view.cards)]);
    return best(options, ([, worth]) => worth)[0];
  }

  discard(legal: readonly Action[]): Action {
    const { view } = this;
    const option = best(keeps(view, legal), ({ action, kept }) => this.rate(kept) - this.danger(discardedBy(action)));
    const knock = knockWith(discardedBy(option.action));
    const value = handValue(view.rules, option.kept);
    return legal.includes(knock) && this.worthKnocking(value) ? knock : option.action;
  }

  private worthKnocking(value: number): boolean {
    const { knockAt } = this.tuning;
    const needed = knockAt[Math.min(this.view.table.aliveCount - 2, knockAt.length - 1)];
    return this.outcome(value, this.view.seat) >= needed;
  }

  /** What a hand is worth to keep: in the last turn the showdown it leads to, before that what it may become. */
  private rate(hand: readonly Card[]): number {
    const { knocker } = this.view.table;
    if (knocker >= 0) return this.outcome(handValue(this.view.rules, hand), knocker) + 1e-3 * handValue(this.view.rules, hand);
    const [one, two] = prospects(this.view.rules, hand, this.unseen);
    return one + this.tuning.twoDraws * two;
  }

  /** The average over the unseen cards of the best that can be kept. */
  private worthOfDrawing(): number {
    const hand = this.view.cards;
    const asItIs = this.rate(hand);
    let sum = 0;
    for (const card of this.unseen) {
      sum += Math.max(asItIs, ...keepsWith(hand, card).map((kept) => this.rate(kept)));
    }
    return this.unseen.length === 0 ? asItIs : sum / this.unseen.length;
  }

  /** Tokens (or points) that a showdown with this value brings, compared with the others', on average. */
  private outcome(value: number, knocker: number): number {
    let showdowns = this.showdowns.get(knocker);
    if (showdowns === undefined) {
      showdowns = guessShowdowns(this.view, this.unseen, knocker, this.tuning.guesses, this.random);
      this.showdowns.set(knocker, showdowns);
    }
    return showdowns.outcome(value);
  }

  /** What a discard may be worth to the next player, who has shown interest in its suit. */
  private danger(card: Card): number {
    const { table, seat } = this.view;
    if (table.knocker >= 0 && table.next(seat) === table.knocker) return 0;
    const next = table.next(seat);
    let collected = 0;
    for (let other = 0; other < table.whereabouts.length; other++) {
      if (table.whereabouts[other] === next && suitOf(other) === suitOf(card)) collected++;
    }
    const thrown = table.discardedPoints[next * SUIT_COUNT + suitOf(card)];
    return this.tuning.caution * pointsOf(card) * (collected + (thrown === 0 ? 0.25 : 0));
  }
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
