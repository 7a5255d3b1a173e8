/** How long opponents visibly think: enough to follow the game, never enough to wait for it. */
import { isDiscard, type Action } from '../../engine/actions.ts';

/** Least and most at normal speed with few opponents, in ms. */
const CHOOSING = [450, 950] as const;
const DISCARDING = [300, 600] as const;

/** With this many opponents and more, each is quicker, so that a round never drags on. */
const MANY = 4;

/** A time in ms at normal speed; `chance` is 0 to 1. */
export function thinkingTime(legal: readonly Action[], opponents: number, chance: number): number {
  const [least, most] = legal.some(isDiscard) ? DISCARDING : CHOOSING;
  const time = least + (most - least) * chance;
  return opponents < MANY ? time : (time * MANY) / (opponents + 1);
}
