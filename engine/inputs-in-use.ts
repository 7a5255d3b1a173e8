/**
 * Which numbers of an observation are in use where all matches are played by the same rules: those that can differ from
 * 0 in some decision. Worked out from the rules and the numbers of players; what is not known to be 0 is in use.
 */
import { ranksAsBrag } from './brag.ts';
import { FEWEST_POINTS, RANK_COUNT } from './cards.ts';
import { OTHER_SEAT, PHASE_PLACES, placesOf, SEAT, SEATS, SUIT, TABLE } from './observation-layout.ts';
import { mayLeaveTurns } from './passing.ts';
import { ruleFeatures } from './rule-features.ts';
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

/** What is in use in matches by some rules. @param players the fewest and the most that begin a match */
export function inputsInUse(rules: HouseRules, [fewest, most]: readonly [number, number]): InputPlaces {
  const seats: InPlay = { fewest: rules.scoring === 'points' ? fewest : FEWEST_IN_PLAY, most };
  return {
    table: allBut(unusedInTable(rules, seats), TABLE.size),
    suit: allBut(unusedInSuit(rules, most), SUIT.size),
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
    ...inTable('players').filter((_, place) => !isPossible(place + FEWEST_IN_PLAY)),
    ...inTable('phase').filter((_, place) => !phases.some((phase) => PHASE_PLACES[phase] === place)),
    ...(isGolf ? inTable('knocked', 'turnsLeft') : []),
    ...(phases.includes('declare') ? [] : inTable('quiet')),
    ...inTable('valueBins').filter((_, value) => value < values.lowest || value > values.highest),
    ...(matchesRanks(rules) ? [] : inTable('unseenOfPairs', 'matchesTop')),
    ...unusedLimits(rules),
    ...(rules.play === 'pool'
      ? [...inTable('topRank', 'matchesTop'), ...unusedAfterExchange(rules)]
      : inTable('passes', 'othersPassed', 'poolValue', 'swapGain', 'secondExchange', 'knockAfterTurn')),
    ...range(SEATS).flatMap((seat) =>
      unusedInSeat(rules, seat, seats.most).map((feature) => TABLE.at.seats + seat * SEAT.size + feature),
    ),
  ];
}

const inTable = (...parts: readonly (keyof typeof TABLE.at)[]): number[] => placesOf(TABLE, ...parts);
const inSeat = (...parts: readonly (keyof typeof SEAT.at)[]): number[] => placesOf(SEAT, ...parts);
const inSuit = (...parts: readonly (keyof typeof SUIT.at)[]): number[] => placesOf(SUIT, ...parts);

/** What says how near the end is of deals and matches that have no such limits. */
function unusedLimits(rules: HouseRules): number[] {
  return [
    ...(playsOnAfterDeclaring(rules) ? [] : inTable('endsAfterDeclaring')),
    ...(rules.turnLimit > 0 ? [] : inTable('turnsToLimit')),
    ...(rules.dealLimit > 0 ? [] : inTable('dealsLeft', 'lastDeal')),
  ];
}

/** What says that one may exchange once more, or knock, after an exchange. */
function unusedAfterExchange({ poolKnockAfter, poolSwapTwo }: HouseRules): number[] {
  return [
    ...(poolSwapTwo ? [] : inTable('secondExchange')),
    ...(poolKnockAfter === 'any-turn' ? [] : inTable('knockAfterTurn')),
  ];
}

/** Features of a seat that are not in use. @param seat clockwise from the own one, 0, among those still in */
function unusedInSeat(rules: HouseRules, seat: number, most: number): number[] {
  if (seat >= most) return range(SEAT.size);
  const isRace = rules.scoring === 'points';
  return [
    ...(isRace ? inSeat('hasToken', 'hasTwoTokens', 'hasThreeTokens', 'tokens') : []),
    ...(isRace || rules.handPoints ? [] : inSeat('points')),
    ...(rules.play === 'golf' ? inSeat('knocker', 'hasTurnLeft', 'knownValue') : inSeat('shownValue')),
    ...(rules.play === 'pool' ? inSeat('lastDrew') : []),
    ...(playsOnAfterDeclaring(rules) ? [] : inSeat('declared')),
    ...(rules.lastTurns === 2 ? [] : inSeat('hasTwoTurnsLeft')),
    ...(mayLeaveTurns(rules) ? [] : inSeat('passed')),
    ...(rules.play === 'pool' && rules.poolSwapAll === 'binds' ? [] : inSeat('bound')),
  ];
}

function unusedInSuit(rules: HouseRules, most: number): number[] {
  return [
    ...(rules.play === 'pool'
      ? [...inSuit('top'), ...(mayRenew(rules) ? [] : inSuit('discarded'))]
      : inSuit('inPool', 'takenValue', 'givenValue', 'poolPoints')),
    ...(matchesRanks(rules) ? [] : inSuit('sameRank', 'unseenSameRank', 'nextSameRank')),
    ...inSuit('otherSeats').slice((most - 1) * OTHER_SEAT.size),
  ];
}

/** Whether earlier pools may be put aside. */
function mayRenew({ poolAllPass, poolPass, poolSevenEightNine, poolSwapAll }: HouseRules): boolean {
  return ((poolPass === true || poolSwapAll === 'binds') && poolAllPass === 'renew') || poolSevenEightNine !== 'stays';
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
  if (worths.includes('top')) return { lowest, highest: TABLE.counts.valueBins - 1 };
  const highest = Math.max(fullTotal(rules), ...worths.map((worth) => Math.round(Number(worth))));
  return { lowest, highest: Math.min(highest, TABLE.counts.valueBins - 1) };
}

/** Whether cards of any rank count together. */
function matchesRanks(rules: HouseRules): boolean {
  return range(RANK_COUNT).some((rank) => countsByRank(rules, rank));
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

function allBut(without: readonly number[], size: number): number[] {
  const left = new Set(without);
  return range(size).filter((place) => !left.has(place));
}
