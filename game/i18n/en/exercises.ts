/** Exercises: decisions to make again. Actions, points and dates come as texts. */
import { counted } from './speaking.ts';

export const exercises = {
  title: 'Exercises',
  today: (done: number, of: number): string => `${done} of ${of} today`,
  /** Where an exercise comes from. */
  ownMatch: (game: string, date: string): string => `${game} · your match of ${date}`,
  library: (game: string): string => `${game} · from the master’s games`,
  question: 'What do you do?',
  right: 'Right.',
  wrong: 'Something else is better.',
  /** @param best another action, which has about the same chance */
  asGood: (best: string): string => `${best} is about as good.`,
  inTheMatch: (action: string): string => `In your match: ${action}.`,
  comesBack: (days: number): string =>
    days === 1 ? 'This comes back tomorrow.' : `This comes back in ${counted(days, 'day')}.`,
  solved: 'Solved: this does not come back.',
  next: 'Next',
  done: 'That was all for today. Tomorrow there are new ones.',
  more: 'Another one',
  nothing: 'You have solved all there are.',
  ownToo: 'Once a match of yours has been reviewed, your own mistakes come up here too.',
  actions: 'All actions',
  action: 'Action',
  chance: 'Chance to win',
};

export type ExerciseWords = typeof exercises;
