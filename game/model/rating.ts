/**
 * A rating by Glicko-2 (Glickman 2013, "Example of the Glicko-2 system"), where each match is a rating period and the strength
 * of the others is known, since it was measured (`models/levels.md`).
 */
import { LEVEL_FACTS, LEVELS, type Level } from '../../engine/bots/characters.ts';

export interface Rating {
  /** 1500 for somebody as strong as the expert bot; 174 more win e times as often as they lose. */
  rating: number;
  /** Its standard deviation: how far it may be off. */
  deviation: number;
  /** How much the strength is expected to change between matches. */
  volatility: number;
}

/** Before the first match; between the two lowest levels, as somebody who has learnt the rules. */
export const FIRST_RATING: Rating = { rating: 1250, deviation: 350, volatility: 0.06 };

/** The level whose measured strength is nearest to a rating. */
export function levelNear({ rating }: Pick<Rating, 'rating'>): Level {
  const distance = (level: Level): number => Math.abs(LEVEL_FACTS[level].rating - rating);
  return LEVELS.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Somebody whom one has played with. @property score 1 for who came behind, .5 for who shared the place, 0 for who came before */
export interface RatedOpponent {
  rating: number;
  score: 0 | 0.5 | 1;
}

/** Points of a rating in one of Glicko-2’s own units. */
const SCALE = 173.7178;
const MIDDLE = 1500;
/** How freely the volatility may change: the paper’s τ. */
const FREEDOM = 0.5;
const PRECISION = 1e-6;

/** The rating after a match. @param opponents at one table at least one; together they count as one game, since they depend on each other */
export function ratingAfter(before: Rating, opponents: readonly RatedOpponent[]): Rating {
  const strength = (before.rating - MIDDLE) / SCALE;
  const deviation = before.deviation / SCALE;
  const share = 1 / opponents.length;
  let [information, surprise] = [0, 0];
  for (const { rating, score } of opponents) {
    const expected = 1 / (1 + Math.exp((rating - MIDDLE) / SCALE - strength));
    information += share * expected * (1 - expected);
    surprise += share * (score - expected);
  }
  const volatility = volatilityAfter({ deviation, volatility: before.volatility }, 1 / information, surprise);
  const known = 1 / (1 / (deviation ** 2 + volatility ** 2) + information);
  return {
    rating: MIDDLE + SCALE * (strength + known * surprise),
    deviation: SCALE * Math.sqrt(known),
    volatility,
  };
}

/** Step 5 of the paper: the root of its f, by the Illinois algorithm. @param variance of the strength by the match alone: the paper’s v */
function volatilityAfter(
  { deviation, volatility }: Pick<Rating, 'deviation' | 'volatility'>,
  variance: number,
  surprise: number,
): number {
  const change = (variance * surprise) ** 2;
  const spread = deviation ** 2 + variance;
  const start = Math.log(volatility ** 2);
  const f = (x: number): number => {
    const power = Math.exp(x);
    return (power * (change - spread - power)) / (2 * (spread + power) ** 2) - (x - start) / FREEDOM ** 2;
  };
  let low = start;
  let high = Math.log(change - spread);
  if (!(change > spread)) {
    high = start - FREEDOM;
    while (f(high) < 0) high -= FREEDOM;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}
