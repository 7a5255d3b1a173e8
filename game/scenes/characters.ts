/** What levels and tempers of the opponents are called on screen, and what is said of them. */
import { LEVEL_FACTS, TEMPER_FACTS, type Level, type Temper } from '../../engine/bots/characters.ts';

export const LEVEL_NAMES: Record<Level, string> = {
  beginner: 'Beginner',
  casual: 'Casual',
  regular: 'Regular',
  strong: 'Strong',
  master: 'Master',
};

export const TEMPER_NAMES: Record<Temper, string> = {
  even: 'Even',
  'early-knocker': 'Hasty',
  hoarder: 'Hoarder',
  gambler: 'Gambler',
  cautious: 'Cautious',
};

/** A line on how strong an opponent is and how it likes to play. */
export function describeOpponent({ level, temper }: { level: Level; temper: Temper }): string {
  const { words, beatsExpert } = LEVEL_FACTS[level];
  const share = `${Math.round(100 * beatsExpert)}%`;
  return `${words}: wins ${share} of matches with the expert. ${TEMPER_FACTS[temper].words}.`;
}
