/** How long opponents visibly think: long where it is close, short where it is not, never enough to wait for it. */
import { DECLARE, isDiscard, type Action } from '../../engine/actions.ts';

/** For what is obvious and for a toss-up, at normal speed with few opponents, in ms. */
const CHOOSING = [350, 1300] as const;
const DISCARDING = [250, 800] as const;
/** No two thoughts take the same time: so much more or less, as a share. */
const VARIATION = 0.25;

/** With this many opponents and more, each is quicker, so that a round never drags on. */
const MANY = 4;

/**
 * A time in ms at normal speed. Nobody may see that somebody wonders whether to declare, so that takes no time.
 * @param doubt how close the decision is: 0 obvious, 1 a toss-up
 * @param chance 0 to 1
 */
export function thinkingTime(legal: readonly Action[], doubt: number, opponents: number, chance: number): number {
  if (legal.includes(DECLARE)) return 0;
  const [least, most] = legal.some(isDiscard) ? DISCARDING : CHOOSING;
  const time = (least + (most - least) * doubt) * (1 + VARIATION * (2 * chance - 1));
  return opponents < MANY ? time : (time * MANY) / (opponents + 1);
}
