/**
 * Which numbers of an observation are in use where all matches are played by the same rules: those that can differ from
 * 0 in some decision. Worked out from the rules and the numbers of players; what is not known to be 0 is in use.
 */
import { ranksAsBrag } from './brag.ts';
import { FEWEST_POINTS, RANK_COUNT } from './cards.ts';
import { OTHER_SEAT, PHASE_PLACES, placesOf, SEAT, SEATS, SUIT, TABLE, type Layout } from './observation-layout.ts';
import { mayLeaveTurns } from './passing.ts';
import { ruleFeatures } from './rule-features.ts';
import { canDeclare, playsOnAfterDeclaring } from './rules/idle.ts';
import type { HouseRules } from './rules/table.ts';
import { countsByRank, mostTotal } from './value.ts';
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
  const fewestLeft = rules.scoring === 'points' ? fewest : FEWEST_IN_PLAY;
  return {
    table: allBut(unusedInTable(rules, fewestLeft, most), TABLE.size),
    suit: allBut(unusedInSuit(rules, most), SUIT.size),
  };
}

/** @param fewest that can be left in a match */
function unusedInTable(rules: HouseRules, fewest: number, most: number): number[] {
  const isPool = rules.play === 'pool';
  const phases = possiblePhases(rules);
  const isPossible = (players: number): boolean => players >= fewest && players <= most;
  const values = possibleValues(rules);
  const unless = unusedIn(TABLE);
  return [
    ...ruleFeatures(rules).flatMap((feature, at) => (feature === 0 ? [at] : [])),
    ...placesOf(TABLE, 'players').filter((_, place) => !isPossible(place + FEWEST_IN_PLAY)),
    ...placesOf(TABLE, 'phase').filter((_, place) => !phases.some((phase) => PHASE_PLACES[phase] === place)),
    ...placesOf(TABLE, 'valueBins').filter((_, value) => value < values.lowest || value > values.highest),
    ...unless(rules.play !== 'golf', 'knocked', 'turnsLeft'),
    ...unless(phases.includes('declare'), 'quiet'),
    ...unless(playsOnAfterDeclaring(rules), 'endsAfterDeclaring'),
    ...unless(rules.turnLimit > 0, 'turnsToLimit'),
    ...unless(rules.dealLimit > 0, 'dealsLeft', 'lastDeal'),
    ...unless(matchesRanks(rules), 'unseenOfPairs', 'matchesTop'),
    ...unless(!isPool, 'topRank', 'matchesTop'),
    ...unless(isPool, 'passes', 'othersPassed', 'poolValue', 'swapGain'),
    ...unless(isPool && rules.poolSwapTwo, 'secondExchange'),
    ...unless(isPool && rules.poolKnockAfter === 'any-turn', 'knockAfterTurn'),
    ...range(SEATS).flatMap((seat) =>
      unusedInSeat(rules, seat, most).map((feature) => TABLE.at.seats + seat * SEAT.size + feature),
    ),
  ];
}

/** The places of some parts of a block, unless they are in use. */
function unusedIn<Part extends string>(block: Layout<Part>) {
  return (isInUse: boolean, ...parts: readonly Part[]): number[] => (isInUse ? [] : placesOf(block, ...parts));
}

/** Features of a seat that are not in use. @param seat clockwise from the own one, 0, among those still in */
function unusedInSeat(rules: HouseRules, seat: number, most: number): number[] {
  if (seat >= most) return range(SEAT.size);
  const { handPoints, lastTurns, play, poolSwapAll, scoring } = rules;
  const isRace = scoring === 'points';
  const unless = unusedIn(SEAT);
  return [
    ...unless(!isRace, 'hasToken', 'hasTwoTokens', 'hasThreeTokens', 'tokens'),
    ...unless(isRace || handPoints, 'points'),
    ...unless(play !== 'golf', 'knocker', 'hasTurnLeft', 'knownValue'),
    ...unless(play === 'golf', 'shownValue'),
    ...unless(play !== 'pool', 'lastDrew'),
    ...unless(playsOnAfterDeclaring(rules), 'declared'),
    ...unless(lastTurns === 2, 'hasTwoTurnsLeft'),
    ...unless(mayLeaveTurns(rules), 'passed'),
    ...unless(play === 'pool' && poolSwapAll === 'binds', 'bound'),
  ];
}

function unusedInSuit(rules: HouseRules, most: number): number[] {
  const isPool = rules.play === 'pool';
  const unless = unusedIn(SUIT);
  return [
    ...unless(!isPool, 'top'),
    ...unless(!isPool || mayRenew(rules), 'discarded'),
    ...unless(isPool, 'inPool', 'takenValue', 'givenValue', 'poolPoints'),
    ...unless(matchesRanks(rules), 'sameRank', 'unseenSameRank', 'nextSameRank'),
    ...placesOf(SUIT, 'otherSeats').slice((most - 1) * OTHER_SEAT.size),
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
  if (ranksAsBrag(rules)) return { lowest: FEWEST_POINTS, highest: mostTotal(rules) };
  const lowest = rules.offSuit === 'minus' ? 0 : FEWEST_POINTS;
  const worths = [rules.threeOfAKind, rules.straightFlush, rules.threeAces];
  if (worths.includes('top')) return { lowest, highest: TABLE.counts.valueBins - 1 };
  const highest = Math.max(mostTotal(rules), ...worths.map((worth) => Math.round(Number(worth))));
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
