/** On keeping matches and going on with them. */
export const saves = {
  /** The storage has no room, and what can be done. */
  full: 'There is no room left in this browser’s storage. Save old records as files and delete them: then there is room again.',
  failed: (reason: string): string => `The browser’s storage does not work at the moment (${reason}).`,
  blocked: 'This browser keeps nothing for this page: matches and records are gone once you close it.',
  /** From outside the game, while it is open. */
  deleted: 'What this browser kept for the game has been deleted. A match that you are playing is saved again.',
  notSaved: 'The match goes on, but it is not saved right now.',
  notKept: 'The record of this match could not be kept, but you can save it as a file.',
  /** Things that were damaged, by shelf. */
  damaged: {
    matches: (count: number): string =>
      count === 1
        ? 'An open match is damaged and cannot go on. It lies under “Your data” now; nothing else is lost.'
        : `${count} open matches are damaged and cannot go on. They lie under “Your data” now; nothing else is lost.`,
    records: (count: number): string =>
      count === 1
        ? 'The record of a match is damaged. It lies under “Your data” now; nothing else is lost.'
        : `The records of ${count} matches are damaged. They lie under “Your data” now; nothing else is lost.`,
    rules: (count: number): string =>
      count === 1
        ? 'A game of your own is damaged. It lies under “Your data” now; nothing else is lost.'
        : `${count} games of your own are damaged. They lie under “Your data” now; nothing else is lost.`,
  },
  understood: 'All right',
  goOn: 'Go on',
  hint: '1 to 9: opponents  ·  Enter: go on',
  openMatches: 'Open matches',
  /** Below the title of their list. */
  lead: 'Each of them goes on just where it stopped.',
  deal: (number: number): string => `deal ${number}`,
  /** In place of the tokens of a player who has none to play for any more. */
  out: 'out',
  giveUp: 'Give up',
  reallyGiveUp: 'Really?',
  /** Names the match for screen readers. */
  goOnWith: (match: string): string => `Go on: ${match}`,
  giveUpOn: (match: string): string => `Give up: ${match}`,
  inAnotherTab: 'Being played in another tab',
  isInAnotherTab: 'This match is being played in another tab.',
  isGone: 'This match is over, or was given up in another tab.',
  /** When the table is being left. */
  leaving: 'If you leave, the match waits: you can go on with it from the menu.',
};
