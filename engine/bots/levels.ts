/** How good a hand has to be depends on how many play and on how many cards are held. */
import { fullTotal } from '../value.ts';
import type { View } from '../view.ts';

/** Points by which a good hand is worse with three and more players than with two: only the lowest has to be beaten. */
const LOWER_BY_PLAYERS = [0, 0, 0, 2, 4, 4.5, 5, 5.5, 6, 6, 6];
/** The best total with three cards, for which levels are given. */
const STANDARD_FULL = 31;

/** A level of hand value that holds for two players and three cards, for the players and cards of a view. */
export function levelOfPlayers(view: View, level: number): number {
  const { rules, table } = view;
  const mustBeHighest = rules.scoring === 'points' || rules.knockPromise === 'highest';
  const lower = mustBeHighest ? 0 : LOWER_BY_PLAYERS[table.aliveCount];
  return ((level - lower) * fullTotal(rules)) / STANDARD_FULL;
}
