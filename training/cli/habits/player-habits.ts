/** The habits of a player, and how well they foretell decisions that they were not learnt from. */
import { broadBelief, learnHabits, type HabitBelief } from '../../../engine/habits/belief.ts';
import { likelihoodOf, noHabits, type Foretold, type ObservedDecision } from '../../../engine/habits/habits.ts';
import { noticesOf, type Notice } from '../../../engine/habits/notices.ts';

/** A player's choices, by match. */
export interface PlayerDecisions {
  player: string;
  games: readonly string[];
  matches: readonly (readonly ObservedDecision[])[];
}

export interface PlayerHabits {
  player: string;
  games: readonly string[];
  matches: number;
  /** From all matches. */
  learnt: HabitBelief;
  notices: readonly Notice[];
  /** Of the decisions in the last matches, by the policy and by the habits in those before; null for a single match. */
  heldOut: { decisions: number; policy: Foretold; habits: Foretold } | null;
}

/** Part of the matches that are held out. */
const HELD_OUT_SHARE = 1 / 3;

export function habitsOf({ player, games, matches }: PlayerDecisions): PlayerHabits {
  const all = matches.flat();
  const learnt = learnHabits(broadBelief(), all);
  return { player, games, matches: matches.length, learnt, notices: noticesOf(all), heldOut: heldOutOf(matches) };
}

function heldOutOf(matches: PlayerDecisions['matches']): PlayerHabits['heldOut'] {
  if (matches.length < 2) return null;
  const from = matches.length - Math.max(1, Math.round(matches.length * HELD_OUT_SHARE));
  const unseen = matches.slice(from).flat();
  if (unseen.length === 0) return null;
  const { mean } = learnHabits(broadBelief(), matches.slice(0, from).flat());
  return {
    decisions: unseen.length,
    policy: likelihoodOf(unseen, noHabits()),
    habits: likelihoodOf(unseen, mean),
  };
}
