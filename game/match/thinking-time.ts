/**
 * How long opponents visibly think: longer when the decision is close and before a knock, uneven as a person's time is, but
 * never so long that people wait.
 */
import { normalFrom } from '../../engine/random.ts';
import { DECLARE, isDiscard, isKnockWith, KNOCK, type Action } from '../../engine/actions.ts';

export interface TimedDecision {
  legal: readonly Action[];
  action: Action;
  /** How close it was: 0 obvious, 1 a toss-up. */
  doubt: number;
  opponents: number;
  /** How long this player thinks, as a factor. */
  pace: number;
}

/** Median for an obvious decision and for a toss-up, at normal speed with few opponents, in ms. */
const CHOOSING = [320, 1150] as const;
const DISCARDING = [240, 720] as const;
/** How much longer a knock is considered: it ends the deal. */
const KNOCKING = 1.35;
/** The logarithm of the time is normally distributed around that of the median, with this standard deviation. */
const UNEVENNESS = 0.38;
/** Nobody is faster or slower with few opponents, in ms. */
const LEAST = 150;
const LONGEST_THOUGHT = 2000;

/** From this many opponents on, each is quicker, so that a round never drags. */
const MANY = 4;

/**
 * The time in ms at normal speed. Nobody must notice that a player could declare, so that takes no time.
 * @param random a number from 0 to 1, below 1
 */
export function thinkingTime({ legal, action, doubt, opponents, pace }: TimedDecision, random: () => number): number {
  if (legal.includes(DECLARE)) return 0;
  const [least, most] = timesOf(legal);
  const weight = action === KNOCK || isKnockWith(action) ? KNOCKING : 1;
  const median = (least + (most - least) * doubt) * weight * pace;
  const time = Math.max(LEAST, Math.min(LONGEST_THOUGHT, median * Math.exp(UNEVENNESS * normalFrom(random))));
  return opponents < MANY ? time : (time * MANY) / (opponents + 1);
}

/** The median for a decision of usual closeness among these actions, in ms. */
export function usualTime(legal: readonly Action[]): number {
  const [least, most] = timesOf(legal);
  return (least + most) / 2;
}

function timesOf(legal: readonly Action[]): readonly [obvious: number, tossUp: number] {
  return legal.some(isDiscard) ? DISCARDING : CHOOSING;
}
