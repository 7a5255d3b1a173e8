/**
 * What chance gave each seat in a recorded match, beside what was to be expected: the hands that were dealt, and the
 * cards that were drawn from the stock.
 *
 * The difference between the two has mean zero however anybody plays. For dealt hands the expectation is the mean over
 * all hands of the pack. For a drawn card it is the mean over the cards that lay in the stock just then: whatever was
 * decided before, by whoever held which cards, every one of them was equally likely to lie on top. (Over the cards that
 * the drawing player had not seen it would not be so: what the others do tells of the cards that they hold, which are
 * among these and cannot be drawn.) Differences add up to a martingale, so the variances of single cards add up too.
 */
import { DRAW, type Action } from './actions.ts';
import { NO_CARD, type Card } from './cards.ts';
import type { DealState } from './deal/state.ts';
import type { MatchEvent } from './events.ts';
import { dealtHands, withValuesAsSums, worthInPoints, worthsWithout } from './points.ts';
import { MOST_HELD } from './public.ts';
import { Rerun, type MatchRecord } from './record.ts';
import type { HouseRules } from './rules/table.ts';
import { meanOf } from './statistics.ts';

/** What came of chance so often, in points. */
export interface ChanceTally {
  count: number;
  sum: number;
  /** What the sum was to be expected to be. */
  expected: number;
  /** The variance of the sum. */
  variance: number;
}

/** What chance gave a seat. */
export interface Luck {
  /** Values of the hands dealt. */
  dealt: ChanceTally;
  /** What each card drawn from the stock added to the best hand that could be kept; where one discards first, to the rest of the hand. */
  drawn: ChanceTally;
}

export function noLuck(): Luck {
  const none = { count: 0, sum: 0, expected: 0, variance: 0 };
  return { dealt: { ...none }, drawn: { ...none } };
}

export function addTally(to: ChanceTally, { count, sum, expected, variance }: ChanceTally): void {
  to.count += count;
  to.sum += sum;
  to.expected += expected;
  to.variance += variance;
}

/**
 * The luck of each seat of a match. Hands that are shown unseen, after a single card, are left out, and so is golf, where
 * nobody knows the cards that lie before them.
 * @throws {RecordError} where the record is damaged
 */
export function luckIn(record: MatchRecord): Luck[] {
  const luck = record.players.map(noLuck);
  const dealt: Card[][] = record.players.map(() => []);
  const rerun: Rerun = new Rerun(record, {
    listener: (event) => noteDealt(event, dealt, luck, rules),
    recorder: { acted: (seat, action) => noteDrawn(rerun.match.deal, seat, action, luck[seat].drawn, rules) },
  });
  const rules = withValuesAsSums(rerun.match.rules);
  if (rules.play !== 'golf') rerun.playDeals();
  return luck;
}

/** What chance gave a seat beyond what was to be expected, less what it gave each of the others on average. */
interface NetLuck {
  points: number;
  /** The variance of the points; 0 where chance gave nothing that counts. */
  variance: number;
}

/** @param luck by seat, of two seats or more */
export function netLuck(luck: readonly Luck[], seat: number): NetLuck {
  const net: NetLuck = { points: 0, variance: 0 };
  for (const [other, { dealt, drawn }] of luck.entries()) {
    const weight = other === seat ? 1 : -1 / (luck.length - 1);
    for (const { sum, expected, variance } of [dealt, drawn]) {
      net.points += weight * (sum - expected);
      net.variance += weight ** 2 * variance;
    }
  }
  return net;
}

function noteDealt(event: MatchEvent, dealt: Card[][], luck: readonly Luck[], rules: HouseRules): void {
  if (event.type === 'deal-began') for (const hand of dealt) hand.length = 0;
  if (event.type !== 'dealt') return;
  const hand = dealt[event.seat];
  hand.push(event.card);
  if (hand.length < rules.handSize) return;
  const { mean, variance } = dealtHands(rules);
  addTally(luck[event.seat].dealt, { count: 1, sum: worthInPoints(rules, hand), expected: mean, variance });
}

/** Notes what a card is worth that is about to be drawn. */
function noteDrawn(deal: DealState, seat: number, action: Action, drawn: ChanceTally, rules: HouseRules): void {
  if (action !== DRAW) return;
  const { handSize, stock, stockEnd, stockTop, table } = deal;
  let count = 0;
  let { aside } = table;
  for (let place = 0; place < handSize; place++) {
    const card = deal.cardAt(seat, place);
    if (card === aside) aside = NO_CARD;
    else held[count++] = card;
  }
  const before = worthInPoints(rules, held, 0, count);
  const gains: number[] = [];
  for (let place = stockTop; place < stockEnd; place++) {
    held[count] = stock[place];
    gains.push((count < handSize ? worthInPoints(rules, held, 0, handSize) : bestKept(count, before, rules)) - before);
  }
  const expected = meanOf(gains);
  const variance = meanOf(gains.map((gain) => (gain - expected) ** 2));
  addTally(drawn, { count: 1, sum: gains[0], expected, variance });
}

/** The best that is kept of a hand in `held` and the card behind it. @param value of the hand */
function bestKept(handSize: number, value: number, rules: HouseRules): number {
  worthsWithout(rules, held, handSize + 1, values);
  return Math.max(value, ...values.subarray(0, handSize));
}

/** A hand with the card that was drawn, and the values of what remains without each: reused by every call. */
const held = new Uint8Array(MOST_HELD);
const values = new Float64Array(MOST_HELD);
