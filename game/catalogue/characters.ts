/** What is said of the opponents. */
import { LEVEL_FACTS, type Level, type Temper } from '../../engine/bots/characters.ts';
import { words } from '../i18n/words.ts';

/** A line on how strong an opponent is and how it likes to play. */
export function describeOpponent({ level, temper }: { level: Level; temper: Temper }): string {
  return words().seats.describe(level, temper, Math.round(100 * LEVEL_FACTS[level].beatsExpert));
}
