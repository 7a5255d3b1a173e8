/**
 * Decisions of a match that is over, and the same decisions with everything anew that their seat could not know: other
 * hands, the order of the stock, cards that lie face down. Whatever a seat saw happens again, so that only a player who
 * knows what is hidden can tell the two apart.
 */
import { DRAW, EXTRA_STEP, type Action } from '../actions.ts';
import type { Determinisation } from '../bots/stacked-pack.ts';
import { Determiniser } from '../bots/determinise.ts';
import type { Card } from '../cards.ts';
import { Match, type MatchStart } from '../match.ts';
import { POOL_SIZE } from '../pack.ts';
import { RESHUFFLED, TURNED_UP } from '../public.ts';
import type { Chance } from '../chance.ts';
import type { Random } from '../random.ts';
import type { HouseRules } from '../rules/table.ts';
import type { View } from '../view.ts';

/** What a seat did; seat -1 where all agreed. */
export type Entry = readonly [seat: number, action: Action];

/** How a match came to a decision: all cards of the deal, and what was played in it. */
export interface DealCourse {
  readonly rules: HouseRules;
  /** What stood before the deal. */
  readonly start: MatchStart;
  /** By seat, how often it could still buy in. */
  readonly buyInsLeft: readonly number[];
  /** The pack, first dealt first. */
  readonly deck: ArrayLike<Card>;
  /** New stocks in turn, first drawn first. */
  readonly stocks: readonly ArrayLike<Card>[];
  readonly actions: readonly Entry[];
  /** What was answered since it ended; empty while it is played. */
  readonly answers: readonly Entry[];
}

/** How often all other hands together are dealt anew before it is tried seat by seat. */
const MOST_TRIES = 100;
const MOST_TRIES_OF_SEAT = 200;

/**
 * Plays a match to the end of a course.
 * @param seen called before each action of the deal, with its place among them
 * @throws {RangeError} where the rules do not allow the course
 */
export function playTo(
  { rules, start, buyInsLeft, deck, stocks, actions, answers }: DealCourse,
  seen?: (match: Match, place: number) => void,
): Match {
  const match = new Match(rules, start.tokens.length, { chance: recordedStocks(stocks), start });
  match.buyInsLeft.set(buyInsLeft);
  match.startDeal(deck);
  for (const [place, [, action]] of actions.entries()) {
    seen?.(match, place);
    match.apply(action);
  }
  for (const entry of answers) answer(match, entry);
  return match;
}

/** Plays what was answered between two deals. */
export function answer(match: Match, [, action]: Entry): void {
  if (action === EXTRA_STEP) match.extendSteps();
  else match.apply(action);
}

/** New stocks that are known; nothing else is left to chance up to a decision. */
function recordedStocks(stocks: readonly ArrayLike<Card>[]): Chance {
  const unexpected = (): never => {
    throw new RangeError('the course of the deal does not say what is shuffled');
  };
  return {
    dealer: unexpected,
    pack: unexpected,
    stock: (cards, _count, _deal, ordinal) => cards.set(Array.from(stocks[ordinal - 1])),
  };
}

/** A course that a seat cannot tell from another. */
interface AlteredCourse {
  course: DealCourse;
  /** Seats whose hidden cards are the same as before, because none of many others agreed with what they did. */
  unaltered: number;
}

/** Deals everything anew that a seat could not know when it decided. @param match played to that decision */
export function dealAnew(course: DealCourse, match: Match, seat: number, random: Random): AlteredCourse {
  if (course.answers.length > 0 || match.phase !== 'deal')
    return { course: reorderUndrawn(course, match, random), unaltered: 0 };
  const dealing = new Dealing(course, match.view(seat), random);
  return dealing.anew();
}

/** After a deal, when all hands have been shown: only what nobody drew is still hidden. */
function reorderUndrawn({ deck, stocks, ...rest }: DealCourse, { deal }: Match, random: Random): DealCourse {
  const left = deal.stockEnd - deal.stockTop;
  const reordered = (cards: ArrayLike<Card>): Card[] => {
    const undrawn = Array.from(cards).slice(cards.length - left);
    random.shuffle(undrawn, left);
    return [...Array.from(cards).slice(0, cards.length - left), ...undrawn];
  };
  const last = stocks.length - 1;
  return last < 0
    ? { ...rest, stocks, deck: reordered(deck) }
    : { ...rest, deck, stocks: stocks.with(last, reordered(stocks[last])) };
}

/** One decision during a deal whose hidden cards are dealt anew. */
class Dealing {
  readonly #course: DealCourse;
  readonly #view: View;
  readonly #random: Random;
  readonly #determiniser: Determiniser;
  /** The cards as they were. */
  readonly #truth: Determinisation;
  /** New stocks while it is played again. */
  #stocks: Card[][] = [];

  constructor(course: DealCourse, view: View, random: Random) {
    this.#course = course;
    this.#view = view;
    this.#random = random;
    this.#determiniser = new Determiniser(view, random);
    const { deal } = this.#determiniser;
    deal.listener = (event) => {
      if (event.type === 'reshuffled') this.#stocks.push(Array.from(deal.stock.subarray(0, event.count)));
    };
    this.#truth = this.#determiniser.create();
    readCards(this.#truth, course, view);
  }

  anew(): AlteredCourse {
    const next = this.#determiniser.create();
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      if (!this.#sample(next)) continue;
      const course = this.#played(next);
      if (course !== null) return { course, unaltered: 0 };
    }
    return this.#seatBySeat(next);
  }

  /** Where others were bound in what they did, say by the least that one may knock with. */
  #seatBySeat(next: Determinisation): AlteredCourse {
    const { players, seat: own, table } = this.#view;
    const determiniser = this.#determiniser;
    let unaltered = 0;
    let accepted = this.#truth;
    for (let seat = 0; seat < players; seat++) {
      if (seat === own || table.alive[seat] === 0) continue;
      const without = accepted;
      for (let attempt = 0; attempt < MOST_TRIES_OF_SEAT && accepted === without; attempt++) {
        if (!this.#sample(next)) continue;
        const candidate = determiniser.create();
        for (let other = 0; other < players; other++)
          determiniser.copySeat(candidate, other === seat ? next : without, other);
        if (this.#played(candidate) !== null) accepted = candidate;
      }
      if (accepted === without) unaltered++;
    }
    const course = this.#played(accepted);
    if (course === null) throw new Error('the cards as they were do not agree with what was played');
    return { course, unaltered };
  }

  /** Fills in other cards for all but the own seat, whose cards are as they were. */
  #sample(next: Determinisation): boolean {
    const { handCount, seat } = this.#view;
    if (!this.#determiniser.sample(next, this.#random)) return false;
    if (handCount > 0) this.#determiniser.copySeat(next, this.#truth, seat);
    return true;
  }

  /** How the deal goes with these cards; null where what was done is not possible with them. */
  #played(cards: Determinisation): DealCourse | null {
    const actions: Entry[] = [];
    this.#stocks = [];
    const isPossible = this.#determiniser.replay(cards, this.#random, ({ seat }, action) =>
      actions.push([seat, action]),
    );
    if (!isPossible || !this.#showsTheSame()) return null;
    return { ...this.#course, deck: Array.from(this.#determiniser.deck), stocks: this.#stocks, actions };
  }

  /**
   * Whether cards were shown in the same order: a hand that is laid down as a pool shows how it was held, and with two packs
   * that depends on which of two equal cards was discarded before.
   */
  #showsTheSame(): boolean {
    const [seen, again] = [this.#view.table, this.#determiniser.deal.table];
    const shown = again.historyCards.subarray(0, again.historyLength);
    return shown.every((cards, entry) => cards === seen.historyCards[entry]);
  }
}

/** Reads from a course who was dealt and who drew which cards. */
function readCards(
  { dealt, drawn, pool }: Determinisation,
  { deck, stocks }: DealCourse,
  { rules, table }: View,
): void {
  const { handSize } = rules;
  const { aliveCount, dealer, historyActions, historyLength } = table;
  let seat = dealer;
  for (let place = 0; place < aliveCount; place++) {
    seat = table.next(seat);
    for (let round = 0; round < handSize; round++) dealt[seat * handSize + round] = deck[round * aliveCount + place];
  }
  let stock = deck;
  let next = aliveCount * handSize;
  // Nobody draws with a pool, and what else was turned up stands in the history.
  for (let place = 0; place < POOL_SIZE; place++) pool[place] = deck[next + place];
  let made = 0;
  for (let entry = 0; entry < historyLength; entry++) {
    const action = historyActions[entry];
    if (action === RESHUFFLED) {
      stock = stocks[made++];
      next = 0;
    } else if (action === DRAW || action === TURNED_UP) drawn[entry] = stock[next++];
  }
}
