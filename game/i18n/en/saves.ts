/** On saving matches and resuming them. */
export const saves = {
  /** The storage is full, and what to do about it. */
  full: 'This browser’s storage is full. Save old records as files and delete them here to make room.',
  failed: (reason: string): string => `The browser’s storage is not working right now (${reason}).`,
  blocked: 'This browser stores nothing for this page: matches and records are gone once you close it.',
  /** Deleted from outside the game, while it is open. */
  deleted:
    'Everything this browser had stored for the game has been deleted. A match that you are playing is saved again.',
  notSaved: 'The match goes on, but it is not saved right now.',
  notKept: 'The record of this match could not be stored, but you can save it as a file.',
  /** Damaged items, by store. */
  damaged: {
    matches: (count: number): string =>
      count === 1
        ? 'An open match is damaged and cannot be resumed. You can find it under “Your data”; nothing else is lost.'
        : `${count} open matches are damaged and cannot be resumed. You can find them under “Your data”; nothing else is lost.`,
    records: (count: number): string =>
      count === 1
        ? 'The record of a match is damaged. You can find it under “Your data”; nothing else is lost.'
        : `The records of ${count} matches are damaged. You can find them under “Your data”; nothing else is lost.`,
    rules: (count: number): string =>
      count === 1
        ? 'A game of your own is damaged. You can find it under “Your data”; nothing else is lost.'
        : `${count} games of your own are damaged. You can find them under “Your data”; nothing else is lost.`,
    ladder: (count: number): string =>
      count === 1
        ? 'A step of the ladder is damaged. You can find it under “Your data”; nothing else is lost.'
        : `${count} steps of the ladder are damaged. You can find them under “Your data”; nothing else is lost.`,
    goals: (count: number): string =>
      count === 1
        ? 'A goal is damaged. You can find it under “Your data”; nothing else is lost.'
        : `${count} goals are damaged. You can find them under “Your data”; nothing else is lost.`,
    bots: 'A bot of your own is damaged. It is set aside; nothing else is lost.',
    days: (count: number): string =>
      count === 1
        ? 'What you played of a deal of the day is damaged. You can find it under “Your data”; nothing else is lost.'
        : `What you played of ${count} deals of the day is damaged. You can find it under “Your data”; nothing else is lost.`,
  },
  understood: 'OK',
  resume: 'Continue',
  hint: '1 to 9: opponents  ·  Enter: continue',
  /** If one match is open: which one. */
  hintFor: (match: string): string => `Enter: continue  ·  ${match}`,
  openMatches: 'Open matches',
  /** Below the title of their list. */
  lead: 'Each continues right where it stopped.',
  deal: (number: number): string => `deal ${number}`,
  /** In place of tokens, for a player who is out. */
  out: 'out',
  giveUp: 'Give up',
  reallyGiveUp: 'Really?',
  /** Names the match for screen readers. */
  resumeMatch: (match: string): string => `Continue: ${match}`,
  giveUpMatch: (match: string): string => `Give up: ${match}`,
  inAnotherTab: 'Being played in another tab',
  isInAnotherTab: 'This match is being played in another tab.',
  isGone: 'This match is over, or was given up in another tab.',
  /** When leaving the table. */
  leaving: 'The match waits for you: you can resume it from the menu.',
};
