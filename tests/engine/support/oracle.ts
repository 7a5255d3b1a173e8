/**
 * A second scoring of deals, slow and straightforward, written from docs/rules-reference.md alone: it follows what
 * happened at the table and computes what every hand is worth and who loses and gains what. It uses nothing of the
 * engine's own scoring.
 */
import { formatCard, type Card } from '../../../engine/cards.ts';
import type { EventOf, MatchEvent } from '../../../engine/events.ts';
import type { DealResult } from '../../../engine/match.ts';
import { keepsPromises } from '../../../engine/rules/idle.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { declaresInTurns, OwnTurns } from './own-turns.ts';
import { scoresOfRace } from './race-reading.ts';
import { tokensAfter } from './tokens-reading.ts';

const rank = (card: Card) => formatCard(card)[0];
const suit = (card: Card) => formatCard(card)[1];
const rankNumber = (card: Card) => '23456789TJQKA'.indexOf(rank(card)) + 2;

function points(card: Card): number {
  if (rank(card) === 'A') return 11;
  return 'KQJT'.includes(rank(card)) ? 10 : Number(rank(card));
}

const total = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + points(card), 0);

/** All ways to choose one card or more. */
function choices(cards: readonly Card[]): Card[][] {
  return cards
    .reduce<Card[][]>((sets, card) => [...sets, ...sets.map((set) => [...set, card])], [[]])
    .filter((set) => set.length > 0);
}

const allSame = (values: readonly string[]) => values.every((value) => value === values[0]);

const PACK_ORDERS: Readonly<Record<HouseRules['deck'], string>> = {
  standard52: 'A23456789TJQKA',
  italian40: 'A234567JQKA',
  piquet32: 'A789TJQKA',
  jass36: 'A6789TJQKA',
};

/** The highest rank of three cards in sequence, as a number from 3 to 14; null where they are in none. */
function topOfSequence(rules: HouseRules, cards: readonly Card[]): number | null {
  const order = PACK_ORDERS[rules.deck];
  const held = cards.map(rank);
  const runs = Array.from({ length: order.length - 2 }, (_, at) => order.slice(at, at + 3)).filter((three) =>
    three.split('').every((one) => held.includes(one)),
  );
  return runs.length === 0 ? null : Math.max(...runs.map((three) => '23456789TJQKA'.indexOf(three[2]) + 2));
}

/** What some cards of a hand are worth as one set; null where they make none. */
function setValue(rules: HouseRules, cards: readonly Card[], hand: readonly Card[]): number | null {
  const values: number[] = [];
  const oneSuit = allSame(cards.map(suit));
  const oneRank = allSame(cards.map(rank));
  if (rules.play === 'golf') return oneSuit || oneRank ? total(cards) : null;
  if (oneSuit) values.push(total(cards) - (rules.offSuit === 'minus' ? total(hand) - total(cards) : 0));
  if (cards.length === 3) {
    if (oneRank && rules.threeOfAKind === 'top') values.push(100 + rankNumber(cards[0]));
    if (oneRank && typeof rules.threeOfAKind === 'number') values.push(rules.threeOfAKind);
    if (oneRank && rank(cards[0]) === 'A' && rules.threeAces === 33) values.push(33);
    const top = oneSuit ? topOfSequence(rules, cards) : null;
    if (top !== null && rules.straightFlush !== null) {
      values.push(rules.straightFlush === 'top' ? 50 + top : rules.straightFlush);
    }
  }
  return values.length === 0 ? null : Math.max(...values);
}

const isBrag = ({ handRanking, play }: HouseRules) => handRanking === 'brag' && play !== 'golf';

/** The best hands of brag are those with the last names; ranks, as the reference writes them, the highest first. */
function bragWorth(rules: HouseRules, hand: readonly Card[]): number {
  const kinds = ['high card', 'pair', 'flush', 'run', 'running flush', 'prial'];
  const oneSuit = allSame(hand.map(suit));
  const ranks = hand.map(rankNumber).sort((a, b) => b - a);
  const written = (kind: string, ...parts: number[]): number =>
    Number(`${kinds.indexOf(kind) + 1}${[0, 1, 2].map((at) => String(parts[at] ?? 0).padStart(2, '0')).join('')}`);
  const alike = ranks.find((one) => ranks.filter((other) => other === one).length > 1);
  if (new Set(ranks).size === 1) return written('prial', ranks[0] === 3 ? 15 : ranks[0]);
  if (alike !== undefined) return written('pair', alike, ...ranks.filter((one) => one !== alike));
  const top = topOfSequence(rules, hand);
  // Only from the ace on does a sequence of three end below its highest card.
  if (top !== null) return written(oneSuit ? 'running flush' : 'run', top < ranks[0] ? 15 : top);
  return written(oneSuit ? 'flush' : 'high card', ...ranks);
}

const worth = (rules: HouseRules, hand: readonly Card[]) =>
  isBrag(rules) ? bragWorth(rules, hand) : pointsWorth(rules, hand);

const pointsWorth = (rules: HouseRules, hand: readonly Card[]) =>
  Math.max(...choices(hand).map((set) => setValue(rules, set, hand) ?? -Infinity));

/** The sets of cards that make the value of a hand. */
const bestSets = (rules: HouseRules, hand: readonly Card[]) =>
  choices(hand).filter((set) => setValue(rules, set, hand) === worth(rules, hand));

/** Those of them by which a hand is told apart from others of its value; none where it ties with all of them. */
function setsToldApart(rules: HouseRules, hand: readonly Card[]) {
  const isThree = (set: readonly Card[]) => set.length > 2 && allSame(set.map(rank));
  const isFullTotal = (set: readonly Card[]) => isTotal(rules, set) && worth(rules, hand) === total(set);
  switch (rules.tieBreak) {
    case 'none':
      return [];
    case 'threes':
    case 'full':
      if (rules.play === 'golf') return [];
      return bestSets(rules, hand).filter(rules.tieBreak === 'threes' ? isThree : isFullTotal);
    default:
      return bestSets(rules, hand);
  }
}

/** Ranks of the highest of some sets, highest first, and where suits count its highest suit, as text that sorts. */
function highestInWords(rules: HouseRules, sets: readonly (readonly Card[])[]): string {
  const inWords = (set: readonly Card[]) => {
    const ranks = set.map((card) => String.fromCharCode(64 + rankNumber(card)));
    const highestSuit = Math.max(...set.map((card) => 'cdhs'.indexOf(suit(card))));
    return ranks.sort().toReversed().join('') + (rules.tieBreak === 'suits' ? String(highestSuit) : '');
  };
  return sets.map(inWords).sort().at(-1) ?? '';
}

/** How many cards of a rank there are, of the rank with most. */
const mostAlike = (hand: readonly Card[]) =>
  Math.max(...hand.map((card) => hand.filter((other) => rank(other) === rank(card)).length));

const threeAces = (hand: readonly Card[]) => hand.filter((card) => rank(card) === 'A').length >= 3;

const isTotal = (rules: HouseRules, hand: readonly Card[]) =>
  allSame(hand.map(suit)) && total(hand) >= (rules.handSize === 4 ? 41 : 31);

/** Whether three cards of a hand are of one suit and in sequence. */
const hasSequence = (rules: HouseRules, hand: readonly Card[]) =>
  choices(hand).some((set) => set.length === 3 && allSame(set.map(suit)) && topOfSequence(rules, set) !== null);

/** Whether a hand is one that is declared. */
function isFull(rules: HouseRules, hand: readonly Card[]): boolean {
  if (isBrag(rules)) return false;
  const isBest = isTotal(rules, hand) && !(rules.declareWithTen && !hand.some((card) => rank(card) === 'T'));
  if (isBest || (rules.threeAces === 33 && threeAces(hand))) return true;
  if (rules.declareStraightFlush && rules.straightFlush !== null && hasSequence(rules, hand)) return true;
  return rules.declareThree && mostAlike(hand) >= 3;
}

/** Without one of the cards that are written like that. */
const without = (cards: readonly Card[], one: Card) => cards.filter((_, i) => i !== cards.indexOf(one));

type Values = readonly (number | null)[];

/** Who deals. @param fromLeft all who play, from the last dealer's left on @param wanted who may, or play first then */
function dealerAmong(
  fromLeft: readonly number[],
  wanted: readonly number[],
  { nextDealer }: HouseRules,
): number | undefined {
  const chosen = fromLeft.find((seat) => wanted.includes(seat));
  // Whoever plays first sits next to the dealer, clockwise.
  if (nextDealer === 'right-of-winner' && chosen !== undefined) return fromLeft.at(fromLeft.indexOf(chosen) - 1);
  return chosen ?? fromLeft[0];
}

/** Follows a match through its events and scores every deal by itself. */
export class Oracle {
  readonly #rules: HouseRules;
  readonly #players: number;
  #tokens: number[] = [];
  /** Of the match, before the deal. */
  #points: number[];
  #dealer = 0;
  #hands: Card[][] = [];
  #waiting: Card | null = null;
  /** Null before the first result. */
  #nextDealers: readonly number[] | null = null;
  #knocker = -1;
  #hammered = false;
  readonly #quiet = new Set<number>();
  readonly #declared = new Set<number>();
  /** Who could have bought in and has left. */
  readonly #leftForGood = new Set<number>();
  #hasTurns = false;
  readonly #turns: OwnTurns;
  /** Who was the last to declare a hand that was not dealt; null where nobody has. */
  #lastToDeclare: number | null = null;

  constructor(rules: HouseRules, players: number) {
    this.#rules = rules;
    this.#players = players;
    this.#points = Array(players).fill(0) as number[];
    this.#turns = new OwnTurns(rules, (seat) => isFull(rules, this.#hands[seat]));
  }

  hear(event: MatchEvent): void {
    if (this.#rules.discardFirst && ['discarded', 'drew', 'took'].includes(event.type))
      return this.#discardFirst(event as EventOf<'discarded' | 'drew' | 'took'>);
    switch (event.type) {
      case 'deal-began':
        return this.#begin(event.dealer, event.tokens);
      case 'turn':
        this.#hasTurns = true;
        return this.#turns.turn(event.seat);
      case 'dealt':
        return void this.#hands[event.seat].push(event.card);
      case 'drew':
      case 'took':
      case 'took-from-pool':
        return void (this.#waiting = event.card);
      case 'discarded':
      case 'put-into-pool': {
        const four = [...this.#hands[event.seat], this.#waiting as Card];
        return this.#holds(event.seat, without(four, event.card));
      }
      case 'swapped-all':
      case 'changed-hand':
        return this.#holds(event.seat, event.taken);
      case 'replaced':
        return void (this.#hands[event.seat][event.slot] = event.card);
      case 'knocked':
        if (this.#knocker < 0) this.#knocker = event.seat;
        return this.#turns.knock();
      case 'hammered':
        this.#hammered = true;
        return void (this.#knocker = event.seat);
      case 'left':
        return void this.#leftForGood.add(event.seat);
      case 'kept-quiet':
        return void this.#quiet.add(event.seat);
      case 'declared':
        this.#declared.add(event.seat);
        this.#quiet.delete(event.seat);
        if (this.#hasTurns) this.#lastToDeclare = event.seat;
        return this.#turns.declare(event.seat);
    }
  }

  /** The discard does not end the turn, so that a full hand that it breaks up may be whole again in the end. */
  #discardFirst({ type, seat, card }: EventOf<'discarded' | 'drew' | 'took'>): void {
    if (type === 'discarded') this.#hands[seat] = without(this.#hands[seat], card);
    else this.#holds(seat, [...this.#hands[seat], card]);
  }

  #begin(dealer: number, tokens: number[]): void {
    this.#checkDealer(dealer, tokens);
    this.#tokens = tokens;
    this.#dealer = dealer;
    this.#hands = Array.from({ length: this.#players }, () => []);
    this.#waiting = null;
    this.#knocker = -1;
    this.#hammered = false;
    this.#quiet.clear();
    this.#declared.clear();
    this.#hasTurns = false;
    this.#lastToDeclare = null;
    this.#turns.begin();
  }

  /** Throws unless it is the turn of a seat to deal, after the last result that was asked for. */
  #checkDealer(dealer: number, tokens: readonly number[]): void {
    if (this.#nextDealers === null) return;
    const playing = tokens.flatMap((count, seat) => (count >= 0 ? [seat] : []));
    const fromLeft = playing.sort((a, b) => this.#fromDealersLeft(a) - this.#fromDealersLeft(b));
    const expected = dealerAmong(fromLeft, this.#nextDealers, this.#rules);
    if (dealer !== expected) throw new Error(`seat ${dealer} deals in place of ${expected}`);
  }

  /** Those who may deal next, or play first in the next deal, wherever they sit, if they are still in. */
  #dealersAfter(
    playing: readonly number[],
    losses: ReadonlyMap<number, number>,
    values: Values,
    end: string,
  ): number[] {
    const { nextDealer } = this.#rules;
    if (end === 'void' || nextDealer === 'left') return [];
    if (nextDealer === 'loser') return playing.filter((seat) => (losses.get(seat) ?? 0) > 0);
    const declarers = this.#declarers(playing);
    if (declarers.length > 0) return declarers;
    return this.#highest(playing, values, end);
  }

  #holds(seat: number, hand: Card[]): void {
    this.#hands[seat] = hand;
    if (!isFull(this.#rules, hand)) this.#quiet.delete(seat);
  }

  /** The result that the deal must have had, taking `end` as given. */
  result(end: string): DealResult {
    const rules = this.#rules;
    const seats = Array.from({ length: this.#players }, (_, seat) => seat);
    const playing = seats.filter((seat) => this.#tokens[seat] >= 0);
    if (end !== 'hammer') this.#turns.check();
    this.#checkDeclaredThen(playing, end);
    const values = seats.map((seat) => (playing.includes(seat) ? this.#valueOf(seat, end) : null));
    const isRace = rules.scoring === 'points';
    const losses = isRace ? new Map<number, number>() : this.#losses(playing, values, end);
    const scores = isRace ? this.#scores(playing, values, end) : null;
    const hasHandPoints = rules.handPoints && !isBrag(rules) && end !== 'void';
    const pointsOf = (seat: number) =>
      scores === null ? (hasHandPoints && values[seat]) || 0 : (scores.get(seat) ?? 0);
    const before = { rules, tokens: this.#tokens, dealer: this.#dealer, leftForGood: this.#leftForGood };
    const receivers = this.#receivers(playing, values, end);
    const tokens = isRace ? this.#tokens : tokensAfter(before, playing, losses, receivers);
    this.#nextDealers = this.#dealersAfter(playing, losses, values, end);
    const points = seats.map(pointsOf);
    this.#points = this.#points.map((had, seat) => had + points[seat]);
    return {
      end: end as DealResult['end'],
      values,
      losses: seats.map((seat) => losses.get(seat) ?? 0),
      points,
      tokens: [...tokens],
      eliminated: playing.filter((seat) => tokens[seat] < 0),
    };
  }

  /** Throws unless those have declared at the showdown who hold such hands, where that is when hands are declared. */
  #checkDeclaredThen(playing: readonly number[], end: string): void {
    const { declare, declareEnds, play } = this.#rules;
    if (declareEnds !== 'at-showdown') return;
    const isShown = !['void', 'sudden-death'].includes(end) && !this.#isShotgun;
    const declares = isShown && declare !== 'off' && play !== 'golf';
    const full = declares ? playing.filter((seat) => isFull(this.#rules, this.#hands[seat])) : [];
    const declared = playing.filter((seat) => this.#declared.has(seat));
    if (full.join() !== declared.join()) throw new Error(`${declared.join()} have declared in place of ${full.join()}`);
    if ((end === 'declare') !== full.length > 0)
      throw new Error(`the deal ends (${end}) with ${full.length} full hands`);
  }

  #valueOf(seat: number, end: string): number {
    const rules = this.#rules;
    const hand = this.#hands[seat];
    if (end === 'sudden-death') return points(hand[0]);
    if (!this.#quiet.has(seat)) return worth(rules, hand);
    if (isTotal(rules, hand)) return rules.handSize === 4 ? 40 : 30;
    return Math.min(30, worth(rules, hand));
  }

  /** Whether by the values (and by ranks, where they count) `a` stands above, with or below `b`: 1, 0, -1. */
  #compare(a: number, b: number, values: Values, end: string): number {
    const [left, right] = [values[a] as number, values[b] as number];
    if (left !== right) return left > right ? 1 : -1;
    if (end === 'sudden-death' || isBrag(this.#rules)) return 0;
    const sets = [a, b].map((seat) => setsToldApart(this.#rules, this.#hands[seat]));
    if (sets.some(({ length }) => length === 0)) return 0;
    const [mine, others] = sets.map((told) => highestInWords(this.#rules, told));
    return mine === others ? 0 : mine > others ? 1 : -1;
  }

  #declarers(playing: readonly number[]): number[] {
    if (this.#isShotgun && this.#rules.declare !== 'off' && !declaresInTurns(this.#rules))
      return playing.filter((seat) => isFull(this.#rules, this.#hands[seat]));
    return playing.filter((seat) => this.#declared.has(seat));
  }

  get #isShotgun(): boolean {
    return this.#hammered && this.#rules.hammer === 'shotgun';
  }

  /** Whether those who declared are all that counts, and everybody else pays (in a race: gets nothing). */
  #isPaid(declarers: readonly number[]): boolean {
    const { declareEnds, scoring } = this.#rules;
    if (declarers.length === 0) return false;
    if (this.#isShotgun || declareEnds === 'all-pay' || declareEnds === 'at-showdown') return true;
    return (
      declareEnds === 'aces-all-pay' && scoring === 'lives' && declarers.some((seat) => threeAces(this.#hands[seat]))
    );
  }

  #losses(playing: readonly number[], values: Values, end: string): Map<number, number> {
    const rules = this.#rules;
    const losses = new Map<number, number>();
    if (end === 'void') return losses;
    const declarers = this.#declarers(playing);
    const knocker = declarers.length > 0 ? -1 : this.#knocker;
    if (this.#isPaid(declarers)) {
      for (const seat of playing) {
        if (declarers.includes(seat)) continue;
        const knocked = seat === this.#knocker ? Math.max(rules.knockerLossOn31, rules.declareLoss) : rules.declareLoss;
        losses.set(seat, this.#isShotgun ? 1 : knocked);
      }
      return losses;
    }
    const nobodyBelow = (seat: number) => playing.every((other) => this.#compare(other, seat, values, end) >= 0);
    const nobodyAbove = (seat: number) => playing.every((other) => this.#compare(other, seat, values, end) <= 0);
    const lowest = playing.filter(nobodyBelow);
    if (end === 'sudden-death') {
      for (const seat of lowest) losses.set(seat, 1);
      return losses;
    }
    if (knocker >= 0 && rules.knockPromise === 'highest') {
      for (const seat of playing) if ((seat === knocker) !== nobodyAbove(knocker)) losses.set(seat, 1);
      return losses;
    }
    const isTie = lowest.length > 1;
    const areAllTied = lowest.length === playing.length;
    if (areAllTied && rules.lowestTieLoss === 'unless-all-tie' && !keepsPromises(rules)) return losses;
    const tieLosses = { 0: 0, 1: 1, 'unless-all': areAllTied ? 0 : 1, 'unless-all-tie': 1 };
    const tieLoss = tieLosses[rules.lowestTieLoss];
    if (!lowest.includes(knocker)) for (const seat of lowest) losses.set(seat, isTie ? tieLoss : 1);
    else if (!isTie) losses.set(knocker, rules.knockerLowestLoss);
    else for (const seat of lowest) losses.set(seat, seat === knocker ? rules.knockerTieLoss : rules.othersTieLoss);
    const isBetween = knocker >= 0 && !lowest.includes(knocker) && !nobodyAbove(knocker);
    if (isBetween) losses.set(knocker, rules.knockerNotHighestLoss);
    return losses;
  }

  #scores(playing: readonly number[], values: Values, end: string): Map<number, number> {
    const declarers = this.#declarers(playing);
    return scoresOfRace({
      rules: this.#rules,
      end,
      playing,
      declarers,
      isPaid: this.#isPaid(declarers),
      declared: this.#isShotgun ? new Set() : this.#declared,
      lastToDeclare: this.#lastToDeclare,
      knocker: this.#knocker,
      points: this.#points,
      beats: (other, seat) => this.#compare(other, seat, values, end) > 0,
    });
  }

  /** To whom tokens go, of those who are still in then. */
  #receivers(playing: readonly number[], values: Values, end: string): readonly number[] {
    const { play, tokenTo } = this.#rules;
    if (tokenTo !== 'highest' || play === 'golf' || end === 'sudden-death') return [];
    const declarers = this.#declarers(playing);
    if (this.#isPaid(declarers)) return declarers;
    return this.#highest(playing, values, end);
  }

  /** Those whom nobody beats. */
  #highest(playing: readonly number[], values: Values, end: string): number[] {
    return playing.filter((seat) => playing.every((other) => this.#compare(other, seat, values, end) <= 0));
  }

  #fromDealersLeft(seat: number): number {
    return (seat - this.#dealer - 1 + 2 * this.#players) % this.#players;
  }
}
