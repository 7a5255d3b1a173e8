/** Descriptions of the opponents. */
import { LEVEL_FACTS, type Level, type PlayingStyle } from '../../engine/bots/characters.ts';
import { words } from '../i18n/words.ts';

/** A line on how strong an opponent is and how it likes to play. */
export function describeOpponent({ level, style }: { level: Level; style: PlayingStyle }): string {
  return words().seats.describe(level, style, Math.round(100 * LEVEL_FACTS[level].beatsExpert));
}
