/**
 * Which numbers of an observation are in use where all matches are played by the same rules: those that can differ from
 * 0 in some decision. Worked out from the rules and the numbers of players; what is not known to be 0 is in use.
 */
import { ranksAsBrag } from './brag.ts';
import { FEWEST_POINTS, RANK_COUNT } from './cards.ts';
import {
  AFTER_EXCHANGE_AT,
  DEAL_AT,
  DISCARDED_AT,
  GLOBAL_SIZE,
  IN_POOL_AT,
  LIMITS_AT,
  MATCHES_AT,
  OTHER_SEAT_SUIT_FEATURES,
  OTHER_SEATS_AT,
  PHASE_AT,
  PHASE_PLACES,
  PLAYERS_AT,
  POOL_AT,
  POOL_TOTAL_AT,
  SAME_RANK_AT,
  SEATS,
  SEATS_AT,
  SEAT_FEATURES,
  SUIT_SIZE,
  TOP_AT,
  TOP_RANK_AT,
  TOTALS_AT,
  VALUE_BINS,
  VALUE_BINS_AT,
  ruleFeatures,
} from './observation.ts';
import { canDeclare, playsOnAfterDeclaring } from './rules/idle.ts';
import type { HouseRules } from './rules/table.ts';
import { countsByRank, fullTotal } from './value.ts';
import type { ViewPhase } from './view.ts';

/** Places in the global block, and in the block of each suit. */
export interface InputPlaces {
  /** In ascending order. */
  table: readonly number[];
  /** In ascending order; of what is listed by rank, all ranks or none. */
  suit: readonly number[];
}

const FEWEST_IN_PLAY = 2;
/** What three aces are worth where cards of a rank add up. */
const HIGHEST_ROW = 33;

/**
 * What is in use in matches by some rules.
 * @param players the fewest and the most that begin a match
 */
export function inputsInUse(rules: HouseRules, [fewest, most]: readonly [number, number]): InputPlaces {
  const seats: InPlay = { fewest: rules.scoring === 'points' ? fewest : FEWEST_IN_PLAY, most };
  return {
    table: allBut(unusedInTable(rules, seats), GLOBAL_SIZE),
    suit: allBut(unusedInSuit(rules, most), SUIT_SIZE),
  };
}

/** How many can be left in a match. */
interface InPlay {
  fewest: number;
  most: number;
}

function unusedInTable(rules: HouseRules, seats: InPlay): number[] {
  const isGolf = rules.play === 'golf';
  const phases = possiblePhases(rules);
  const isPossible = (players: number): boolean => players >= seats.fewest && players <= seats.most;
  const values = possibleValues(rules);
  return [
    ...ruleFeatures(rules).flatMap((feature, at) => (feature === 0 ? [at] : [])),
    ...places(PLAYERS_AT, SEATS - 1).filter((at) => !isPossible(at - PLAYERS_AT + FEWEST_IN_PLAY)),
    ...places(PHASE_AT, DEAL_AT - PHASE_AT).filter(
      (at) => !phases.some((phase) => PHASE_AT + PHASE_PLACES[phase] === at),
    ),
    ...(isGolf ? places(DEAL_AT + 2, 2) : []),
    ...(phases.includes('declare') ? [] : [DEAL_AT + 4]),
    ...places(VALUE_BINS_AT, VALUE_BINS).filter(
      (at) => at - VALUE_BINS_AT < values.lowest || at - VALUE_BINS_AT > values.highest,
    ),
    ...(matchesRanks(rules) ? [] : places(MATCHES_AT, 2)),
    ...unusedLimits(rules),
    ...(rules.play === 'pool'
      ? [...places(TOP_RANK_AT, RANK_COUNT), MATCHES_AT + 1, ...unusedAfterExchange(rules)]
      : places(POOL_AT, AFTER_EXCHANGE_AT + 2 - POOL_AT)),
    ...places(0, SEATS).flatMap((seat) =>
      unusedInSeat(rules, seat, seats.most).map((feature) => SEATS_AT + seat * SEAT_FEATURES + feature),
    ),
  ];
}

/** What says how near the end is of deals and matches that have no such limits. */
function unusedLimits(rules: HouseRules): number[] {
  return [
    ...(playsOnAfterDeclaring(rules) ? [] : [LIMITS_AT]),
    ...(rules.turnLimit > 0 ? [] : [LIMITS_AT + 1]),
    ...(rules.dealLimit > 0 ? [] : places(LIMITS_AT + 2, 2)),
  ];
}

/** What says that one may exchange once more, or knock, after an exchange. */
function unusedAfterExchange({ poolKnockAfter, poolSwapTwo }: HouseRules): number[] {
  return [
    ...(poolSwapTwo ? [] : [AFTER_EXCHANGE_AT]),
    ...(poolKnockAfter === 'any-turn' ? [] : [AFTER_EXCHANGE_AT + 1]),
  ];
}

/** Whether anybody may pass for good. */
function mayLeaveTurns({ play, poolPass, poolSwapAll }: HouseRules): boolean {
  return play === 'pool' && (poolPass === 'for-good' || typeof poolSwapAll === 'string');
}

/** Features of a seat that are not in use. @param seat clockwise from the own one, 0, among those still in */
function unusedInSeat(rules: HouseRules, seat: number, most: number): number[] {
  if (seat >= most) return places(0, SEAT_FEATURES);
  const isRace = rules.scoring === 'points';
  return [
    ...(isRace ? places(1, 4) : []),
    ...(isRace || rules.handPoints ? [] : [5]),
    ...(rules.play === 'golf' ? [7, 8, 21] : [17]),
    ...(rules.play === 'pool' ? [16] : []),
    ...(playsOnAfterDeclaring(rules) ? [] : [18]),
    ...(rules.lastTurns === 2 ? [] : [19]),
    ...(mayLeaveTurns(rules) ? [] : [20]),
  ];
}

function unusedInSuit(rules: HouseRules, most: number): number[] {
  const others = most - 1;
  return [
    ...(rules.play === 'pool'
      ? [...places(TOP_AT, RANK_COUNT), ...(mayRenew(rules) ? [] : places(DISCARDED_AT, RANK_COUNT))]
      : [...places(IN_POOL_AT, 3 * RANK_COUNT), POOL_TOTAL_AT]),
    ...(matchesRanks(rules) ? [] : places(SAME_RANK_AT, TOTALS_AT - SAME_RANK_AT)),
    ...places(OTHER_SEATS_AT + others * OTHER_SEAT_SUIT_FEATURES, (SEATS - 1 - others) * OTHER_SEAT_SUIT_FEATURES),
  ];
}

/** Whether earlier pools may be put aside. */
function mayRenew({ poolAllPass, poolPass, poolSevenEightNine }: HouseRules): boolean {
  return (poolPass === true && poolAllPass === 'renew') || poolSevenEightNine !== 'stays';
}

function possiblePhases(rules: HouseRules): ViewPhase[] {
  const { buyIns, dealerChoice, hammer, play, scoring, suddenDeath } = rules;
  const isGolf = play === 'golf';
  return [
    'draw',
    isGolf ? 'golf-place' : 'discard',
    ...(hammer === 'shotgun' && !isGolf ? (['shotgun'] as const) : []),
    ...(suddenDeath ? (['sudden-death'] as const) : []),
    ...(play === 'pool' && dealerChoice ? (['dealer-choice'] as const) : []),
    ...(rules.declare === 'manual' && canDeclare(rules) ? (['declare'] as const) : []),
    ...(buyIns > 0 && scoring === 'lives' ? (['buy-in'] as const) : []),
  ];
}

/** Bounds of a hand's value, rounded and cut off as they are written; of a row in golf, from the one that is all hidden. */
function possibleValues(rules: HouseRules): { lowest: number; highest: number } {
  if (rules.play === 'golf') return { lowest: 0, highest: HIGHEST_ROW };
  if (ranksAsBrag(rules)) return { lowest: FEWEST_POINTS, highest: fullTotal(rules) };
  const lowest = rules.offSuit === 'minus' ? 0 : FEWEST_POINTS;
  const worths = [rules.threeOfAKind, rules.straightFlush, rules.threeAces];
  if (worths.includes('top')) return { lowest, highest: VALUE_BINS - 1 };
  const highest = Math.max(fullTotal(rules), ...worths.map((worth) => Math.round(Number(worth))));
  return { lowest, highest: Math.min(highest, VALUE_BINS - 1) };
}

/** Whether cards of any rank count together. */
function matchesRanks(rules: HouseRules): boolean {
  return places(0, RANK_COUNT).some((rank) => countsByRank(rules, rank));
}

function places(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + i);
}

function allBut(without: readonly number[], size: number): number[] {
  const left = new Set(without);
  return places(0, size).filter((place) => !left.has(place));
}
