/** How long opponents visibly think: longer when the decision is close, but never so long that people wait. */
import { DECLARE, isDiscard, type Action } from '../../engine/actions.ts';

/** For an obvious decision and for a toss-up, at normal speed with few opponents, in ms. */
const CHOOSING = [350, 1300] as const;
const DISCARDING = [250, 800] as const;
/** How much longer or shorter it is by chance, as a share. */
const VARIATION = 0.25;

/** From this many opponents on, each is quicker, so that a round never drags. */
const MANY = 4;

/**
 * The time in ms at normal speed. Nobody must notice that a player could declare, so that takes no time.
 * @param doubt how close the decision is: 0 obvious, 1 a toss-up
 * @param chance 0 to 1
 */
export function thinkingTime(legal: readonly Action[], doubt: number, opponents: number, chance: number): number {
  if (legal.includes(DECLARE)) return 0;
  const [least, most] = legal.some(isDiscard) ? DISCARDING : CHOOSING;
  const time = (least + (most - least) * doubt) * (1 + VARIATION * (2 * chance - 1));
  return opponents < MANY ? time : (time * MANY) / (opponents + 1);
}
