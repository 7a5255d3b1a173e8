/** On the menu. */
import { counted } from './speaking.ts';

export const menu = {
  /** Adds a word to what the next match’s cards follow from, in one press. */
  cut: 'Cut the cards',
  title: 'Thirty-One',
  /** What the standard game is about, in two lines. */
  summary: 'Collect one suit, as near to 31 as you can.\nThe lowest hand loses a token.',
  deal: 'Deal',
  /** The sign that bots are being taught, and what screen readers say where that pauses. */
  teaching: 'Teaching',
  teachingPaused: 'paused',
  options: 'Options',
  players: 'Players',
  fewer: 'Fewer opponents',
  more: 'More opponents',
  game: 'Game',
  /** On the button that leads to the games. */
  gamePlayed: (name: string): string => `Game: ${name}`,
  opponents: (count: number): string => counted(count, 'opponent'),
  /** Opponents who all play at one level. */
  opponentsAt: (count: number, level: string): string => `${counted(count, 'opponent')}\u00a0· ${level}`,
  /** Where only bots play. */
  watch: (bots: number): string => `Watch ${bots} bots`,
  hint: '1 to 9: opponents  ·  Enter: deal',
  /** For screen readers. */
  atTheTable: (names: readonly string[]): string => `At the table: ${names.join(', ')}`,
};
