/** What decisions of the five levels lose on average, for comparison with a player's. */
import { LEVELS, type Level } from '../bots/characters.ts';
import { meanOf } from '../statistics.ts';

/**
 * Mean loss of a counted decision in chance to win the match, by level: two of the level at the table, in the standard game
 * with the policy for two, as `npm run review` judges them (docs/review.md). A master plays the policy's favourites.
 */
export const LEVEL_LOSSES: Readonly<Record<Level, number>> = {
  beginner: 0.0186,
  casual: 0.012,
  regular: 0.0103,
  strong: 0.0031,
  master: 0,
};

/** So many decisions at least say something of a player. */
const FEWEST_DECISIONS = 10;

interface MeasuredPlay {
  /** Mean loss of a counted decision in chance to win the match. */
  loss: number;
  /** The factor by which all losses are smaller than at a table for two, where the levels were measured. */
  share: number;
  level: Level;
}

/** What counted decisions say of how well somebody plays; null where they are too few. @param players at the table, who share the chances */
export function playOf(counted: readonly { loss: number }[], players: number): MeasuredPlay | null {
  if (counted.length < FEWEST_DECISIONS) return null;
  const loss = meanOf(counted.map((decision) => decision.loss));
  const share = 2 / players;
  return { loss, share, level: levelOf(loss / share) };
}

/**
 * The level whose mean loss is nearest, as factors count.
 * @param loss mean of the player's counted decisions, as at a table for two
 */
export function levelOf(loss: number, losses = LEVEL_LOSSES): Level {
  const distance = (level: Level): number => Math.abs(Math.log(Math.max(loss, LEAST) / Math.max(losses[level], LEAST)));
  return LEVELS.reduce((nearest, level) => (distance(level) < distance(nearest) ? level : nearest));
}

/** Smaller losses are alike: a hundredth of a point. */
const LEAST = 0.0001;
