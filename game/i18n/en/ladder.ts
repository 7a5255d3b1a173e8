/** The ladder: its dialog, and what the result says about it. */
import { counted } from './speaking.ts';

export const ladder = {
  title: 'The ladder',
  lead: 'Beat an animal to meet the next. Each match is for two, in the standard game, and losing costs nothing.',
  beaten: (count: number, all: number): string => `${count} of ${counted(all, 'opponent')} beaten`,
  /** Of a step. */
  beatenOn: (day: string): string => `beaten on ${day}`,
  isNext: 'your next opponent',
  notYet: 'comes later',
  play: 'Play',
  playAgain: 'Play again',
  playAgainst: (name: string): string => `Play ${name}`,
  playAgainAgainst: (name: string): string => `Play ${name} again`,
  /** The way to a table of one's own choice. */
  allOpponents: 'All opponents',
  /** At the result. */
  nextIs: (beaten: string, next: string): string => `You have beaten ${beaten}: ${next} is next.`,
  top: (beaten: string): string => `You have beaten ${beaten}: that was the top of the ladder.`,
};
