/** What decisions of the five levels lose on average, for comparison with a player's. */
import { LEVELS, type Level } from '../bots/characters.ts';

/**
 * Mean loss of a counted decision in chance to win the match, by level, as `npm run review` measures it. Empty where they
 * have not been measured.
 */
export const LEVEL_LOSSES: Readonly<Partial<Record<Level, number>>> = {};

/** So many decisions at least say something of a player. */
export const FEWEST_DECISIONS = 10;

/**
 * The level whose mean loss is nearest, as factors count.
 * @param loss mean of the player's counted decisions
 * @param losses by level; null is returned where one is missing
 */
export function levelOf(loss: number, losses = LEVEL_LOSSES): Level | null {
  let nearest: Level | null = null;
  let least = Infinity;
  for (const level of LEVELS) {
    const measured = losses[level];
    if (measured === undefined) return null;
    const distance = Math.abs(Math.log(Math.max(loss, LEAST) / Math.max(measured, LEAST)));
    if (distance < least) [nearest, least] = [level, distance];
  }
  return nearest;
}

/** Smaller losses are alike: a hundredth of a point. */
const LEAST = 0.0001;
