/** How well a player's habits foretell decisions, by how many they were learnt from. */
import { broadBelief } from '../../../engine/habits/belief.ts';
import { foretell, foretoldOf, oneMode, type Foretold } from '../../../engine/habits/modes.ts';
import { nearestCharacter, type PlayedDecision } from '../../../engine/habits/nearest-character.ts';
import { splitMatches } from '../../../engine/habits/player-habits.ts';
import { learnHabits } from '../../../engine/habits/posterior.ts';

/** So many decisions are learnt from, where there are as many. */
const COUNTS = [60, 200, 600];

interface CurvePoint {
  decisions: number;
  /** Of the decisions that are held out. */
  habits: Foretold;
}

/** @param matches what was chosen in each */
export function learningCurve(matches: readonly (readonly PlayedDecision[])[]): CurvePoint[] {
  const [seen, unseen] = splitMatches(matches).map((some) => some.flat());
  if (unseen.length === 0) return [];
  return COUNTS.filter((count) => count <= seen.length).map((count) => ({
    decisions: count,
    habits: foretoldOf(foretell(unseen, oneMode(learnHabits(broadBelief(), seen.slice(0, count)).mean))),
  }));
}

/** The log-likelihood of a decision that is held out by the best of the game's characters; null where nothing is. */
export function byBestCharacter(matches: readonly (readonly PlayedDecision[])[], factorCost: number): number | null {
  const unseen = splitMatches(matches)[1].flat();
  return unseen.length === 0 ? null : nearestCharacter(unseen, factorCost).mean;
}
