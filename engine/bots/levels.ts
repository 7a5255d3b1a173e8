/** How good a hand has to be depends on the rules, on how many play and on how many cards are held. */
import { ranksAsBrag } from '../brag.ts';
import type { HouseRules } from '../rules/table.ts';
import { knockerScoresAlone } from '../scoring.ts';
import { fullTotal } from '../value.ts';
import type { View } from '../view.ts';

/**
 * By players, how many points lower a good hand is with more than two: only the lowest has to be beaten. More than ten count
 * as ten, here and below.
 */
const LOWER_BY_PLAYERS = [0, 0, 0, 2, 4, 4.5, 5, 5.5, 6, 6, 6];
/** The same where the highest wins: a failed knock costs no more than a successful one brings, but all are rivals. */
const LOWER_BY_RIVALS = [0, 0, 3, 0, -1, -1.5, -2, -2.5, -3, -3, -3];
/** How much lower it is there where a failed knock brings nobody a point: measured with two players. */
const LOWER_WITHOUT_RISK = 3;
/** It is at least this many points lower where a knocker who fails loses no more than another would. */
const LOWER_AT_EVEN_STAKES = 3;
/** By the cards of a hand, how much lower it is where the cards of other suits count against it. */
const LOWER_BY_OFF_SUIT = { 3: 3, 4: 8 };
/** How much lower it is where hands are ranked as in brag, in points that are as rare: they improve less with each card. */
const LOWER_BY_BRAG = 3;
/** The best total with three cards, for which levels are given. */
const STANDARD_FULL = 31;

/**
 * Adjusts a hand value level to the players, cards and rules of a view. @param level for two players, three cards and a
 * knock that costs double when it fails
 */
export function levelForTable({ rules, table }: View, level: number): number {
  const lower = lowerBy(rules, table.aliveCount) + lowerByHands(rules);
  return ((level - lower) * fullTotal(rules)) / STANDARD_FULL;
}

/** By how much hands are worth less than by the points of a suit alone. */
function lowerByHands(rules: HouseRules): number {
  if (ranksAsBrag(rules)) return LOWER_BY_BRAG;
  return rules.offSuit === 'minus' ? LOWER_BY_OFF_SUIT[rules.handSize] : 0;
}

function lowerBy(rules: HouseRules, players: number): number {
  const highestWins = rules.scoring === 'points' || rules.knockPromise === 'highest';
  if (highestWins) return byPlayers(LOWER_BY_RIVALS, players) + (knockerScoresAlone(rules) ? LOWER_WITHOUT_RISK : 0);
  const lower = byPlayers(LOWER_BY_PLAYERS, players);
  return rules.knockerLowestLoss > 1 ? lower : Math.max(lower, LOWER_AT_EVEN_STAKES);
}

/** What a table says of so many players, or of the most that it knows. */
function byPlayers(table: readonly number[], players: number): number {
  return table[Math.min(players, table.length - 1)];
}
