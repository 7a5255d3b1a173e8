import type { Level, PlayingStyle } from '../../engine/bots/characters.ts';
import { words } from '../i18n/words.ts';

/** “Strong, cautious”; the level alone where the style is not known, or none. */
export function characterInWords({ level, style }: { level: Level; style: PlayingStyle | null }): string {
  return words().seats.bot(level, style ?? 'even');
}
