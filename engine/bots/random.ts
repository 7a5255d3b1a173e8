/** Plays any legal action, each equally likely. */
import type { Random } from '../random.ts';
import type { Bot } from './bot.ts';

/** A bot that plays at random. @param random decides each action */
export function createRandomBot(random: Random): Bot {
  return { name: 'random', decide: (_view, legal) => legal[random.below(legal.length)] };
}
