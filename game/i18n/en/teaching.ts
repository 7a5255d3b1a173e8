/** On teaching bots. Shares and points come as texts. */
export const teaching = {
  title: (game: string): string => `Teach the bots: ${game}`,
  lead: 'The bots play these rules against themselves, here in your browser, and learn from every deal. You can close this and play on meanwhile: a sign in the menu leads back.',
  minutes: 'How long',
  minutesOf: (minutes: number): string => `${minutes} minutes`,
  start: 'Start from',
  starts: { present: 'the bot that plays them now', nothing: 'nothing' },
  effort: 'Effort',
  efforts: { full: 'full', normal: 'normal', quiet: 'quiet' },
  begin: 'Teach them',
  other: (game: string): string => `They are learning “${game}” now; this game comes after that.`,

  preparing: 'Fetching what is needed…',
  left: (minutes: number): string => (minutes <= 1 ? 'About a minute left.' : `About ${minutes} minutes left.`),
  paused: 'It pauses.',
  stopping: 'It ends with what it has learnt so far…',
  pause: 'Pause',
  goOn: 'Go on',
  stop: 'Stop',
  again: 'Teach again',
  failed: (reason: string): string => `Teaching has failed: ${reason}`,
  taught: 'They have learnt it.',
  stopped: 'You stopped it; what they had learnt by then is kept.',
  savePolicy: 'Save the bot as a file',
  saveCritic: 'Save its critic as a file',

  strength: 'How strong it is',
  notMeasured: 'How strong it is will be measured soon.',
  /** @param low of the 95% interval */
  expert: (wins: string, low: string, high: string): string =>
    `Against the built-in expert it wins ${wins} of its matches (95% certain: ${low} to ${high}).`,
  ofStart: (wins: string, low: string, high: string): string =>
    `Against the bot that it started from it wins ${wins} (${low} to ${high}).`,
  gain: {
    better: (points: string, low: string, high: string): string =>
      `It beats the expert more often than the bot that it started from: by ${points} points (${low} to ${high}).`,
    unclear: (points: string, low: string, high: string): string =>
      `Whether it is better than the bot that it started from is not clear yet: ${points} points (${low} to ${high}).`,
    worse: (points: string, low: string, high: string): string =>
      `It beats the expert less often than the bot that it started from: by ${points} points (${low} to ${high}).`,
  },
  /** @param fair the share of the matches that equal players win */
  picture: (fair: string): string =>
    `Matches won, with the range of 95%, as time goes by. The dashed line is a fair share: ${fair}.`,
  againstExpert: 'against the expert',
  againstStart: 'against the start',
  minute: 'Minute',
  range: '95%',
  more: 'More',
  iteration: 'Updates',
  decisions: 'Decisions learnt from',
  losses: {
    'losses/policy': 'Policy loss',
    'losses/value': 'Value loss',
    'losses/entropy': 'Entropy',
    'losses/approx_kl': 'Approximate KL',
    'losses/clipfrac': 'Clipped decisions',
    'losses/magnet_kl': 'KL to the average policy',
    'losses/seat_value': 'Value loss by seat',
  },
};

export type TeachingWords = typeof teaching;
