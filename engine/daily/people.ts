/**
 * Where points stand among simulated people. Their ratings are spread as a normal distribution; somebody between two levels
 * gets points between theirs, at the same luck: from the worst of a level's tries to its best. Whoever is weaker than the lowest
 * level plays like it, and whoever is stronger than the highest like that one.
 */
import { LEVEL_FACTS, LEVELS, type Level } from '../bots/characters.ts';

/** The mean of their ratings, that of the middle level, and the standard deviation. */
export const PEOPLES_RATING = { mean: LEVEL_FACTS.regular.rating, deviation: 120 };

/** Ratings stand for all within a tenth of a deviation, as far as so many tenths to each side. */
const TENTHS = 30;

/**
 * How many of 100 simulated people get fewer points, those with as many counted half.
 * @param totals by level, what it got in each of its tries, as many as the others
 */
export function percentileOf(points: number, totals: Readonly<Record<Level, readonly number[]>>): number {
  const byLuck = LEVELS.map((level) => totals[level].toSorted((one, other) => one - other));
  let [people, better] = [0, 0];
  for (let tenth = -TENTHS; tenth <= TENTHS; tenth++) {
    const weight = Math.exp(-((tenth / 10) ** 2) / 2);
    const { lower, upper, between } = placeOf(PEOPLES_RATING.mean + (tenth / 10) * PEOPLES_RATING.deviation);
    for (const [luck, low] of byLuck[lower].entries()) {
      const theirs = low + between * (byLuck[upper][luck] - low);
      people += weight;
      better += weight * (theirs < points ? 1 : theirs === points ? 1 / 2 : 0);
    }
  }
  return (100 * better) / people;
}

/** Between which levels a rating is, and how far from the lower one, from 0 to 1. */
function placeOf(rating: number): { lower: number; upper: number; between: number } {
  const ratings = LEVELS.map((level) => LEVEL_FACTS[level].rating);
  const upper = ratings.findIndex((one) => one > rating);
  if (upper < 0) return { lower: LEVELS.length - 1, upper: LEVELS.length - 1, between: 0 };
  const lower = Math.max(0, upper - 1);
  const between = lower === upper ? 0 : (rating - ratings[lower]) / (ratings[upper] - ratings[lower]);
  return { lower, upper, between };
}
