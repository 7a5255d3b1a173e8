/**
 * Deals that agree with what a seat has seen of a game with a pool, for the expert. Nobody draws unseen cards there: what is
 * hidden of a hand are cards that its player was dealt and has kept. Each deal counts by how well these hands fit what
 * their players did.
 */
import { PASS } from '../actions.ts';
import type { Card } from '../cards.ts';
import type { Deal } from '../deal.ts';
import { dealtHands, withValuesAsSums } from '../points.ts';
import { isForGood } from '../passing.ts';
import { MOST_HELD, equalBefore } from '../public.ts';
import type { Random } from '../random.ts';
import { copyOfView, opponentsOf, type View } from '../view.ts';
import { Determiniser } from './determinise.ts';
import { pastTurns, type PastTurn } from './past-turns.ts';
import type { QuickTurns } from './quick-turns.ts';
import { winsDeclared } from './strengths.ts';

/** How many determinisations are tried until one is found that the rules allow. */
const MOST_TRIES = 200;
/** So many hands are tried for each player, of which the one that is taken fits best on average. */
const HANDS_TRIED = 6;
/** So many points given up by a turn make a hand less likely by a factor of e; one turn never counts more than the second. */
const REGRET_SCALE = 2;
const MOST_REGRET = 12;
/** How gradually the chance to knock, or to keep a dealt hand, rises with its strength. */
const SOFTNESS = 1.5;
/** The least chance of anything that was done, so that no history is impossible. */
const LEAST_CHANCE = 1e-3;

interface OtherHand {
  seat: number;
  known: readonly Card[];
  /** Where the cards lie among those of all hands that nobody else has seen. */
  hidden: readonly number[];
  /** Latest first. */
  turns: readonly PastTurn[];
}

export class PoolWorlds {
  /** Whether a deal was found that agrees with what was seen. */
  readonly areFound: boolean;
  readonly #quick: QuickTurns;
  readonly #knockLevel: number;
  readonly #passIsLast: boolean;
  readonly #meanDealt: number;
  readonly #random: Random;
  readonly #base: Deal;
  readonly #others: readonly OtherHand[];
  readonly #stock: Uint8Array;
  /** All hidden cards; those still to be given out come first. */
  readonly #unseen: Uint8Array;
  #left = 0;
  /** All hands of the deal that is made, as the deal has them. */
  readonly #hands: Uint8Array;
  readonly #tried = new Uint8Array(MOST_HELD);
  readonly #hand = new Uint8Array(MOST_HELD);

  /** @param knockLevel the strength with which half of the players knock, or pass for good */
  constructor(view: View, quick: QuickTurns, knockLevel: number, random: Random) {
    this.#meanDealt = dealtHands(withValuesAsSums(view.rules)).mean;
    this.#quick = quick;
    this.#knockLevel = knockLevel;
    this.#passIsLast = isForGood(view.rules, PASS);
    this.#random = random;
    const determiniser = new Determiniser(copyOfView(view, quick.rules), random);
    this.#base = determiniser.deal;
    this.areFound = isDetermined(determiniser, random);
    this.#others = this.areFound ? othersOf(view, this.#base) : [];
    this.#hands = this.#base.hands.slice();
    this.#stock = this.#base.stock.slice(this.#base.stockTop, this.#base.stockEnd);
    const hidden = this.#others.flatMap((other) => other.hidden.map((place) => this.#hands[place]));
    this.#unseen = Uint8Array.from([...hidden, ...this.#stock]);
  }

  /**
   * Makes one such deal.
   * @param into is overwritten
   * @returns how likely it is, compared with others; 0 where it cannot be
   */
  sample(into: Deal): number {
    this.#left = this.#unseen.length;
    let weight = 1;
    for (const other of this.#others) {
      if (other.hidden.length > 0) weight *= this.#giveHand(other);
      if (weight === 0) return 0;
    }
    for (let i = 0; i < this.#stock.length; i++) this.#stock[i] = this.#draw();
    into.copyFrom(this.#base);
    into.setHidden(this.#hands, this.#stock);
    return weight;
  }

  /** @returns how well the hand fits */
  #giveHand(other: OtherHand): number {
    const { hidden, turns } = other;
    const tries = turns.length === 0 ? 1 : HANDS_TRIED;
    const left = this.#left;
    const tried = this.#tried;
    let sum = 0;
    for (let i = 0; i < tries; i++) {
      this.#left = left;
      for (let at = 0; at < hidden.length; at++) tried[at] = this.#draw();
      const fit = this.#fitOf(other);
      sum += fit;
      // Of all that were tried, each is kept as often as it fits.
      if (this.#random.unit() * sum >= fit) continue;
      for (let at = 0; at < hidden.length; at++) this.#hands[hidden[at]] = tried[at];
    }
    if (sum === 0) return 0;
    this.#left = left;
    for (const place of hidden) this.#takeOut(this.#hands[place]);
    return sum / tries;
  }

  #draw(): Card {
    return this.#random.draw(this.#unseen, this.#left--);
  }

  #takeOut(card: Card): void {
    const unseen = this.#unseen;
    unseen[unseen.indexOf(card)] = unseen[--this.#left];
    unseen[this.#left] = card;
  }

  /** How likely a player with the hand that is tried would have done what was done, 0 to 1: all turns are undone. */
  #fitOf({ hidden, known, turns }: OtherHand): number {
    const { strengths } = this.#quick;
    const hand = this.#hand;
    hand.set(this.#tried.subarray(0, hidden.length));
    hand.set(known, hidden.length);
    let fit = 1;
    let regret = 0;
    for (const { did, isFirst, isLast, laid, pool, taken } of turns) {
      const after = strengths.of(hand);
      if (did === 'keep') fit *= chanceFrom(after, this.#meanDealt);
      else if (did === 'knock') fit *= chanceFrom(after, this.#knockLevel);
      else {
        // What was held before a swap of all has been seen: nothing earlier tells of hidden cards.
        if (did === 'swap-all') break;
        for (let i = taken.length - 1; i >= 0; i--) hand[hand.indexOf(taken[i])] = laid[i];
        const before = strengths.of(hand);
        if (winsDeclared(before)) return 0;
        if (did === 'pass' && this.#passIsLast && !isLast) fit *= chanceFrom(before, this.#knockLevel);
        else if (!isLast) fit *= 1 + LEAST_CHANCE - chanceFrom(before, this.#knockLevel);
        const least = isLast ? -Infinity : this.#knockLevel;
        const best = Math.max(
          before,
          this.#quick.bestExchange(hand, 0, pool).strength,
          this.#quick.swapped(pool, least, isFirst),
        );
        regret += Math.min(best - after, MOST_REGRET);
      }
    }
    return fit * Math.exp(-regret / REGRET_SCALE);
  }
}

function isDetermined(determiniser: Determiniser, random: Random): boolean {
  const determinisation = determiniser.create();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (determiniser.sample(determinisation, random) && determiniser.replay(determinisation, random)) return true;
  }
  return false;
}

function othersOf(view: View, deal: Deal): OtherHand[] {
  const { rules, table } = view;
  const turns = pastTurns(table, rules).toReversed();
  return opponentsOf(view).map((seat) => {
    const known = Array.from(table.known.subarray(seat * MOST_HELD, seat * MOST_HELD + table.knownCount[seat]));
    const hand = deal.hand(seat);
    const hidden = hand.flatMap((card, i) =>
      isAmong(known, card, equalBefore(hand, i)) ? [] : [seat * hand.length + i],
    );
    return { seat, known, hidden, turns: turns.filter((turn) => turn.seat === seat) };
  });
}

/** Whether a card is among some, beside so many equal ones. */
function isAmong(cards: readonly Card[], card: Card, equal: number): boolean {
  return cards.filter((other) => other === card).length > equal;
}

/** The chance that a player does something with a hand who does it half of the time at some level. */
function chanceFrom(strength: number, level: number): number {
  return LEAST_CHANCE + (1 - LEAST_CHANCE) / (1 + Math.exp((level - strength) / SOFTNESS));
}
