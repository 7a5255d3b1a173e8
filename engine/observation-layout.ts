/**
 * What the numbers of an observation are (`observation.ts`), each under a name: offsets and sizes follow from the order here.
 * A global block, about the table, is followed by four blocks of one suit each, clubs, diamonds, hearts, spades, and by nine about
 * the habits of the other seats that are still in, clockwise from one's own, with zeros where nothing is known. Values are in
 * points, those of brag too (`points.ts`); what is listed by rank goes from the two to the ace. A number without a scale is 1
 * where it is so, else 0. `inputs-in-use.ts` says which of them some rules need.
 */
import { RANK_COUNT, SUIT_COUNT } from './cards.ts';
import { RULE_FEATURES } from './rule-features.ts';
import type { ViewPhase } from './view.ts';

/** Of what is written by it: a policy plays only with its own. */
export const OBSERVATION_VERSION = 8;

/** Parts of a block, one after the other. */
export interface Layout<Part extends string> {
  /** Where each begins. */
  readonly at: Readonly<Record<Part, number>>;
  /** How many numbers each has. */
  readonly counts: Readonly<Record<Part, number>>;
  /** How many all have together. */
  readonly size: number;
}

/** @param counts how many numbers each part has, in their order */
export function layoutOf<Part extends string>(counts: Readonly<Record<Part, number>>): Layout<Part> {
  let size = 0;
  const at = Object.fromEntries(
    Object.entries<number>(counts).map(([part, count]) => {
      size += count;
      return [part, size - count];
    }),
  ) as Record<Part, number>;
  return { at, counts, size };
}

/** The places of all numbers of some parts. */
export function placesOf<Part extends string>({ at, counts }: Layout<Part>, ...parts: readonly Part[]): number[] {
  return parts.flatMap((part) => Array.from({ length: counts[part] }, (_, i) => at[part] + i));
}

/** Seats that are still in have the first places, clockwise from one's own. */
export const SEATS = 10;

export const PHASE_PLACES: Readonly<Record<ViewPhase, number>> = {
  shotgun: 0,
  'sudden-death': 1,
  declare: 2,
  draw: 3,
  discard: 4,
  'golf-place': 5,
  'buy-in': 6,
  'dealer-choice': 7,
  // As the beginning of a turn, since one may take a card, knock or pass there as well; `secondExchange` and `knockAfterTurn` tell them from it.
  'second-exchange': 3,
  knock: 3,
};

/** What is said of a seat that is still in; all 0 where there is none. */
export const SEAT = layoutOf({
  in: 1,
  hasToken: 1,
  hasTwoTokens: 1,
  hasThreeTokens: 1,
  /** / 10 */
  tokens: 1,
  /** In a race, / the target. */
  points: 1,
  dealer: 1,
  knocker: 1,
  /** Before the showdown. */
  hasTurnLeft: 1,
  hadTurn: 1,
  hadTwoTurns: 1,
  hadFourTurns: 1,
  /** / 10 */
  turns: 1,
  /** / 4 */
  takes: 1,
  /** Cards that everybody knows it to hold, / 4. */
  knownCards: 1,
  lastTook: 1,
  lastDrew: 1,
  /** In golf, what its cards that show are worth, / 31. */
  shownValue: 1,
  /** Its hand lies open while play goes on. */
  declared: 1,
  /** Before the showdown. */
  hasTwoTurnsLeft: 1,
  /** For good. */
  passed: 1,
  /** What the cards are worth that everybody knows it to hold, / 31; not in golf. */
  knownValue: 1,
  /** Has to pass in its next turn, or in this one. */
  bound: 1,
});

/** The global block. */
export const TABLE = layoutOf({
  /** House rules (`rule-features.ts`). */
  rules: RULE_FEATURES,
  /** How many are still in, one-hot from 2 on. */
  players: SEATS - 1,
  /** One-hot, by `PHASE_PLACES`. */
  phase: Math.max(...Object.values(PHASE_PLACES)) + 1,
  /** / 52 */
  stock: 1,
  stockEmpty: 1,
  knocked: 1,
  /** Of all others before the showdown, / 9. */
  turnsLeft: 1,
  /** The own hand is kept quiet. */
  quiet: 1,
  /** The card that waits was taken, not drawn. */
  taken: 1,
  /** There are last turns after a declared hand. */
  endsAfterDeclaring: 1,
  /** Own ones to the limit, / 20. */
  turnsToLimit: 1,
  /** / 20, 1 at most. */
  dealsLeft: 1,
  lastDeal: 1,
  /** In a row, / players still in. */
  passes: 1,
  othersPassed: 1,
  /** / 31 */
  poolValue: 1,
  /** What swapping all would gain, / 10. */
  swapGain: 1,
  secondExchange: 1,
  /** Whether to knock after the turn is asked. */
  knockAfterTurn: 1,
  /** Of the own hand, in golf of those of its cards that show, / 31. */
  value: 1,
  /** The same with the top discard taken, in golf with the waiting card or the top discard placed, / 31. */
  bestValue: 1,
  /** How much more that is, / 10. */
  gain: 1,
  /** Own value, rounded, one-hot from 0 to 41 and above. */
  valueBins: 43,
  /** Own cards by rank, the waiting one included, / 4. */
  ranks: RANK_COUNT,
  /** Unseen cards that match a pair of own cards, where cards of a rank count together, / 4. */
  unseenOfPairs: 1,
  /** Own cards that match the top discard, where they count together, / 2. */
  matchesTop: 1,
  /** Each as `SEAT` says. */
  seats: SEATS * SEAT.size,
  // By rank.
  waitingRank: RANK_COUNT,
  topRank: RANK_COUNT,
  /** / 4 */
  unseenRanks: RANK_COUNT,
  /** Known in others' hands, / 4. */
  othersRanks: RANK_COUNT,
});

/** What is said of another seat in the block of a suit. */
export const OTHER_SEAT = layoutOf({
  /** Points that it is known to hold, / 31. */
  knownPoints: 1,
  /** / 3 */
  knownCards: 1,
  /** Points, / 31. */
  discarded: 1,
  /** Points that it did not take, / 31. */
  declined: 1,
});

/** The block of a suit. Of each rank it lists what has `RANK_COUNT` numbers, which comes first. */
export const SUIT = layoutOf({
  /** The waiting card included. */
  own: RANK_COUNT,
  waiting: RANK_COUNT,
  top: RANK_COUNT,
  /** Below the top, or in earlier pools. */
  discarded: RANK_COUNT,
  /** Known in others' hands. */
  others: RANK_COUNT,
  /** By own card, what the hand is worth after discarding it, / 31. */
  keptValue: RANK_COUNT,
  inPool: RANK_COUNT,
  /** What the hand is worth with that card of the pool, and another discarded, / 31. */
  takenValue: RANK_COUNT,
  /** By own card, what the pool is worth with it, / 31. */
  givenValue: RANK_COUNT,
  /** By own card, others of its rank, where they count together, / 2. */
  sameRank: RANK_COUNT,
  /** Where there are such, unseen cards of its rank, / 4. */
  unseenSameRank: RANK_COUNT,
  /** By own card, those of its rank that the next player is known to hold, where they count together, / 2. */
  nextSameRank: RANK_COUNT,
  // Of own cards.
  /** / 31 */
  points: 1,
  /** / 4 */
  cards: 1,
  // Of unseen cards.
  /** / 13 */
  unseenCards: 1,
  /** / 95 */
  unseenPoints: 1,
  /** Of own cards that others know, / 31. */
  knownPoints: 1,
  /** Own points discarded, / 31. */
  discardedPoints: 1,
  /** / 31 */
  poolPoints: 1,
  /** Each of the nine others as `OTHER_SEAT` says. */
  otherSeats: (SEATS - 1) * OTHER_SEAT.size,
});

/** How many numbers each rank of a suit has. */
export const CARD_FEATURES = SUIT.at.points / RANK_COUNT;

/** What is known of the habits of another seat (`habits/rival-numbers.ts`). */
export const RIVAL = layoutOf({
  /** From how many decisions: ln(1 + decisions) / ln(1 + 1000), at most 1. */
  decisions: 1,
  /** β₀ − 1, as its tanh. */
  policy: 1,
  /** In each of some plain situations, how much likelier than by the policy. */
  situations: 26,
});

/** Where the blocks of suits begin, and those of the others' habits. */
export const SUITS_AT = TABLE.size;
export const RIVALS_AT = SUITS_AT + SUIT_COUNT * SUIT.size;
