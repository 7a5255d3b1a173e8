/** Challenges: the same cards again, for oneself or for somebody else, and how both did. */

export const challenge = {
  /** Sending one. */
  sendLead: 'The same cards, in the same seat, against the same opponents: for you again, or for somebody else.',
  what: 'Which cards',
  wholeMatch: 'The whole match',
  deal: (deal: number): string => `Deal ${deal}`,
  playIt: 'Play it yourself',
  secret: 'Whoever opens it plays first, and sees only then how you did.',
  tooLong: 'That is too long for a link. Save it as a file and send that.',
  impossible:
    'These cards cannot be played again: it takes a match with sealed cards that one person has played against the game’s own opponents.',
  /** One that has arrived. */
  offerLead: (game: string, what: string): string => `${game} · ${what}`,
  offerAbout:
    'Somebody has played these cards before. You get the same ones in the same seat. How it went before, you see afterwards.',
  ofAMatch: (deal: number): string => `deal ${deal} of a match`,
  match: 'a whole match',
  opponent: (name: string, bot: string): string => `${name} (${bot})`,
  standing: (who: string, stands: string): string => `${who}: ${stands}`,
  atTheTable: 'At the table',
  play: 'Play',
  noThanks: 'No, thanks',
  waiting: 'Waiting for the trained opponents…',
  otherBots:
    'Your opponents are not quite the ones of before: another version of the game trained them, or they could not be loaded. So the two results do not quite compare.',
  /** Afterwards. */
  comparison: 'Both results',
  verdicts: {
    better: 'You did better than before.',
    level: 'Both results are equally good.',
    worse: 'The result of before is better than yours.',
  },
  verdictsOver: {
    better: (name: string): string => `You did better than ${name}.`,
    level: (name: string): string => `You did as well as ${name}.`,
    worse: (name: string): string => `${name} did better than you.`,
  },
  columns: { now: 'You', before: 'Before' },
  rows: {
    value: 'Value of the hand',
    lost: 'Lost',
    scored: 'Points scored',
    othersLost: 'Also lost',
    othersScored: 'Also scored',
    points: 'Against the others',
    place: 'Place',
    deals: 'Deals',
  },
  nobody: 'nobody',
  notShown: 'not shown',
  watchBefore: 'Watch how it went before',
  playAgain: 'Play it again',
  problems: {
    damagedLink: 'The link to this challenge is damaged: part of it is missing or was changed.',
    newerLink: 'The link to this challenge was made by a newer version of the game. Reload the page to get it.',
    tooLarge: 'This is far too large for a challenge.',
    noJson: 'This is not a challenge: it is not JSON.',
    unreadable: 'The file with the challenge cannot be read.',
    wrong: (fault: string): string => `This challenge cannot be played. ${fault}`,
    file: (file: string, problem: string): string => `${file}: ${problem}`,
  },
};

export type ChallengeWords = typeof challenge;
