/**
 * Why one action is better than another, from figures alone: what was counted in the imagined deals, what the cards are
 * worth, and what was known to all. Where no figure differs enough, there is no reason.
 */
import {
  CHANGE,
  DRAW,
  SUDDEN_DEATH,
  SWAP_ALL,
  TAKE,
  discardedBy,
  isDiscard,
  isKnock,
  isKnockWith,
  isTakeOf,
  takenBy,
  type Action,
} from '../actions.ts';
import { bestWith, keepsWith, strengthOf } from '../bots/hands.ts';
import { unseenCards } from '../bots/prospects.ts';
import { NO_CARD, rankOf, suitOf, without, type Card } from '../cards.ts';
import { asksForPool } from '../deal/renewing.ts';
import { MOST_HELD } from '../public.ts';
import { handValue, rankOfTopThree } from '../value.ts';
import type { View } from '../view.ts';
import type { JudgedOption, Judgement } from './judge.ts';

/** Figures that say why one action is better than another. */
export type Reason =
  /** Knocking costs a token in that share of the deals, and playing on in another: 0 to 1. */
  | { is: 'knock'; fails: number; playingOn: number }
  /** What remains in the hand is worth more. */
  | { is: 'value'; better: number; worse: number }
  /** So many of the unseen cards improve the hand more than the top discard. */
  | { is: 'pile'; card: Card; better: number; of: number }
  /** So many of the unseen cards improve what remains. */
  | { is: 'outs'; better: number; worse: number; of: number }
  /** The next player takes the card in that share of the deals, and the one that was better put down in another. */
  | { is: 'feeds'; seat: number; card: Card; worse: number; instead: Card; better: number }
  /** The next player is known to hold a card to which the discard goes. */
  | { is: 'holds'; seat: number; held: Card; card: Card }
  /** Somebody knocks before the seat's next turn in that share of the deals. */
  | { is: 'hurry'; share: number }
  /** A token is lost in that share of the deals after what was played, and in another after what was best. */
  | { is: 'loses'; worse: number; better: number };

/** Differences of shares that are worth a word: of what others do, and of deals that are lost. */
const LEAST_SHARE = 0.1;
const LEAST_LOSS = 0.05;
/** From this share on somebody is about to knock. */
const SOON = 0.4;
/** The top discard is worth taking where at most this share of the unseen cards is better, and not where at least that one is. */
const FEW = 0.25;
const MANY = 0.4;
const LEAST_OUTS = 3;

/**
 * Reasons for what was best against what was played, the weightiest first.
 * @param view of the seat that decided, as it was then
 */
export function reasonsFor(
  { played, best, options }: Pick<Judgement, 'played' | 'best' | 'options'>,
  view: View,
): Reason[] {
  const worse = options.find(({ action }) => action === played);
  const better = options.find(({ action }) => action === best);
  if (worse === undefined || better === undefined || worse === better || view.rules.play === 'golf') return [];
  const causes = [
    knockReason(better, worse, view),
    valueReason(best, played, view),
    pileReason(best, played, view),
    outsReason(best, played, view),
    ...discardReasons(better, worse, view),
    hurryReason(better, worse),
  ].filter((reason) => reason !== null);
  return causes.length > 0 ? causes : lossReasons(better, worse, view);
}

function knockReason(better: JudgedOption, worse: JudgedOption, view: View): Reason | null {
  if (isKnock(better.action) === isKnock(worse.action) || savesOf(better, worse, view) < LEAST_LOSS) return null;
  const [knock, other] = isKnock(better.action) ? [better, worse] : [worse, better];
  return { is: 'knock', fails: knock.figures.lost, playingOn: other.figures.lost };
}

/** What there is to say where nothing tells the cause. */
function lossReasons(better: JudgedOption, worse: JudgedOption, view: View): Reason[] {
  if (savesOf(better, worse, view) < LEAST_LOSS) return [];
  return [{ is: 'loses', worse: worse.figures.lost, better: better.figures.lost }];
}

/** In how many more of the deals the better action keeps a token; 0 where no tokens are lost. */
function savesOf({ figures: better }: JudgedOption, { figures: worse }: JudgedOption, { rules }: View): number {
  return rules.scoring === 'points' ? 0 : worse.lost - better.lost;
}

/** The hand that an action leaves at once; null where a card has to come first. */
function handAfter(action: Action, view: View): Card[] | null {
  const { cards, held, rules, table } = view;
  if (isDiscard(action) || isKnockWith(action)) {
    return without(held, discardedBy(action));
  }
  if (action === SWAP_ALL) return Array.from(table.pool);
  if (action !== TAKE && !isTakeOf(action)) return null;
  const card = action === TAKE ? table.top : takenBy(action);
  const hands = keepsWith(cards, card).toSorted((one, other) => strengthOf(rules, other) - strengthOf(rules, one));
  return hands[0] ?? [];
}

function valueReason(best: Action, played: Action, view: View): Reason | null {
  const better = valueAfter(best, view);
  const worse = valueAfter(played, view);
  if (better === null || worse === null || better <= worse || rankOfTopThree(better) !== null) return null;
  return { is: 'value', better, worse };
}

function valueAfter(action: Action, view: View): number | null {
  if (action === DRAW || action === SUDDEN_DEATH || (action === CHANGE && !asksForPool(action, view.phase)))
    return null;
  const hand = handAfter(action, view) ?? view.cards;
  // A hand from which a card has been discarded first is not whole yet.
  if (view.rules.discardFirst && hand.length < view.rules.handSize) return null;
  return hand.length === 0 ? null : handValue(view.rules, hand);
}

/** From which pile to draw: what the top discard makes of the hand, beside what may come from the stock. */
function pileReason(best: Action, played: Action, view: View): Reason | null {
  const { rules, table } = view;
  const isChoice = (best === DRAW && played === TAKE) || (best === TAKE && played === DRAW);
  if (!isChoice || table.top === NO_CARD) return null;
  const hand = [...view.cards];
  const value = Math.max(handValue(rules, hand), exchangedValue(hand, table.top, view));
  const unseen = unseenCards(view);
  const better = unseen.filter((card) => exchangedValue(hand, card, view) > value).length;
  const tells = best === TAKE ? better <= FEW * unseen.length : better >= MANY * unseen.length;
  return tells ? { is: 'pile', card: table.top, better, of: unseen.length } : null;
}

/** How many of the unseen cards help a hand that draws, and whether the top discard would. */
interface HelpingCards {
  helping: number;
  of: number;
  discardHelps: boolean;
}

/** @returns null where nobody draws from a stock, or no value tells what helps */
export function helpingCards(view: View): HelpingCards | null {
  const { rules, table } = view;
  if (rules.play !== 'draw-discard' || view.cards.length === 0) return null;
  const hand = [...view.cards];
  const unseen = unseenCards(view);
  const discardHelps = table.top !== NO_CARD && exchangedValue(hand, table.top, view) > handValue(rules, hand);
  return { helping: outsOf(hand, unseen, view), of: unseen.length, discardHelps };
}

function outsReason(best: Action, played: Action, view: View): Reason | null {
  // Nobody draws from a stock where there is a pool.
  if (view.rules.play === 'pool') return null;
  const [left, right] = [handAfter(best, view), handAfter(played, view)];
  if (left === null || right === null) return null;
  const unseen = unseenCards(view);
  const [better, worse] = [outsOf(left, unseen, view), outsOf(right, unseen, view)];
  return better - worse < LEAST_OUTS ? null : { is: 'outs', better, worse, of: unseen.length };
}

function outsOf(hand: Card[], unseen: readonly Card[], view: View): number {
  const value = handValue(view.rules, hand);
  return unseen.filter((card) => exchangedValue(hand, card, view) > value).length;
}

/** What a hand is worth at best once a card has come in place of one of it. */
function exchangedValue(hand: Card[], card: Card, view: View): number {
  return bestWith(view, hand, card, (held) => handValue(view.rules, held));
}

function discardReasons(better: JudgedOption, worse: JudgedOption, view: View): (Reason | null)[] {
  if (!isDiscard(better.action) || !isDiscard(worse.action)) return [];
  const [card, instead] = [discardedBy(worse.action), discardedBy(better.action)];
  const [more, less] = [worse.figures.taken, better.figures.taken];
  if (more - less < LEAST_SHARE) return [];
  const seat = view.table.next(view.seat);
  return [{ is: 'feeds', seat, card, worse: more, instead, better: less }, holdsReason(card, instead, seat, view)];
}

/** @param instead the card that was better put down: no reason where it goes to the same @param next who plays next */
function holdsReason(card: Card, instead: Card, next: number, { table }: View): Reason | null {
  const known = table.known.subarray(next * MOST_HELD, next * MOST_HELD + table.knownCount[next]);
  const goesTo = (held: Card, other: Card): boolean => suitOf(held) === suitOf(other) || rankOf(held) === rankOf(other);
  const held = known.find((one) => goesTo(one, card) && !goesTo(one, instead));
  return held === undefined ? null : { is: 'holds', seat: next, held, card };
}

/** Somebody is about to knock: what helps later comes too late. */
function hurryReason(better: JudgedOption, worse: JudgedOption): Reason | null {
  const share = worse.figures.knocked;
  if (isKnock(better.action) || isKnock(worse.action) || share < SOON) return null;
  return { is: 'hurry', share };
}
