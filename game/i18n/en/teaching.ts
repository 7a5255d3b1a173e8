import { counted } from './speaking.ts';

/** On teaching bots. Shares and points come as texts. */
export const teaching = {
  title: (game: string): string => `Teach a bot: ${game}`,
  lead: 'It plays these rules against itself, here in your browser, and learns from every deal. You can close this and play on meanwhile: a sign in the menu leads back.',
  minutes: 'How long',
  minutesOf: (minutes: number): string => `${minutes} minutes`,
  start: 'Start from',
  starts: { present: 'the bot that plays them now', nothing: 'scratch' },
  effort: 'Effort',
  efforts: { full: 'full', normal: 'normal', quiet: 'quiet' },
  whileHidden: { hidden: 'While this page is hidden', pauses: 'pause', goesOn: 'go on' },
  begin: 'Teach it',

  /** A new pupil, before it has learnt anything. */
  pupil: (name: string): string => `This is ${name}.`,
  /** @param minutes of learning so far */
  learns: (name: string, minutes: number): string =>
    minutes < 1 ? `${name} has just begun.` : `${name} has been learning for ${counted(minutes, 'minute')}.`,
  send: 'Send it to a friend',
  /** What can be chosen besides how long. */
  choices: 'More choices',
  /** How strong it is: wins against the expert in a hundred matches. */
  bar: {
    wins: (name: string, wins: number, fair: number): string =>
      `${name} wins ${wins} of 100 matches against the expert. Equal players win ${fair}.`,
    atFirst: 'at first',
    expert: 'the expert',
  },
  /** What it has begun to do, without figures; `than` is who it is compared with. */
  diary: {
    title: (name: string): string => `${name}’s diary`,
    none: 'Nothing has clearly changed yet.',
    than: { before: 'than at first', expert: 'than the expert' },
    more: {
      three: (than: string): string => `It keeps three of a kind more often ${than}.`,
      pair: (than: string): string => `It keeps pairs more often ${than}.`,
      suit: (than: string): string => `It holds on to a hand of one suit more often ${than}.`,
      high: (than: string): string => `It keeps high cards that go with no other more often ${than}.`,
      take: (than: string): string => `It takes the top discard more often ${than}.`,
      place: (than: string): string => `It puts drawn cards into its row more often ${than}.`,
      stand: (than: string): string => `It keeps its hand in the last turn more often ${than}.`,
      declare: (than: string): string => `It declares a full hand more often ${than}.`,
      hammer: (than: string): string => `It makes everybody show at once more often ${than}.`,
    },
    less: {
      three: (than: string): string => `It breaks up three of a kind more often ${than}.`,
      pair: (than: string): string => `It breaks up pairs more often ${than}.`,
      suit: (than: string): string => `It breaks up a hand of one suit more often ${than}.`,
      high: (than: string): string => `It lets go of high cards that go with no other more often ${than}.`,
      take: (than: string): string => `It leaves the top discard more often ${than}.`,
      place: (than: string): string => `It discards drawn cards more often ${than}.`,
      stand: (than: string): string => `It keeps its hand in the last turn less often ${than}.`,
      declare: (than: string): string => `It keeps quiet about a full hand more often ${than}.`,
      hammer: (than: string): string => `It makes everybody show at once less often ${than}.`,
    },
    /** @param turn when, such as “In its first turn” */
    knocksNever: (turn: string): string => `${turn} it does not knock.`,
    knocksSooner: (turn: string, value: string, than: string): string =>
      `${turn} it knocks with less ${than}: from ${value}.`,
    knocksLater: (turn: string, value: string, than: string): string =>
      `${turn} it waits for more ${than}: it knocks from ${value}.`,
  },

  preparing: 'Fetching what is needed…',
  /** With rests and measurements. */
  takes: (minutes: number): string => `It takes about ${minutes} minutes in all.`,
  /** Minutes by the clock. */
  left: (minutes: number): string => (minutes <= 1 ? 'About a minute is left.' : `About ${minutes} minutes are left.`),
  paused: 'Paused.',
  stopping: 'Stopping, with what it has learnt so far…',
  pause: 'Pause',
  goOn: 'Resume',
  stop: 'Stop',
  sitDown: (name: string): string => `Play against ${name}`,
  /** The bot as it was after so many minutes of learning. */
  asOf: (name: string, minute: number): string => `${name}, minute ${minute}`,
  again: 'Teach again',
  failed: {
    missing: 'Teaching has failed: something that it needs could not be downloaded. Are you online?',
    'other-width':
      'The bot to start from has a network of a different size from those that can learn here. Start from scratch, or train that bot with “npm run train”.',
    'unfit-start':
      'Teaching has failed: the bot to start from comes from another version of the game. Start from scratch, or from another bot.',
    checkpoint:
      'Teaching cannot go on: what had been learnt is lost, damaged or from an earlier version of the game. It has to start over.',
    memory: 'Teaching has failed: there is not enough memory. Close other tabs, or try it on another device.',
    stopped: 'Teaching has failed: the browser has stopped it, or did not let it begin. Try again.',
    other: 'Teaching has failed. Try again.',
  },
  elsewhere: 'Bots are being taught in another tab. Only one tab teaches at a time: this one can once that is over.',
  failureDetail: 'The error in full',
  taught: (name: string): string => `${name} has learnt it.`,
  stopped: (name: string): string => `You stopped ${name} before the end.`,
  savePolicy: 'Save the bot as a file',
  saveCritic: 'Save its critic as a file',

  unfinished: (name: string): string => `${name} had not finished when the page was closed.`,
  forget: 'Forget it',
  used: (name: string): string => `${name} plays these rules from the next deal on.`,
  unproven: (name: string): string =>
    `${name} is kept below, but has not been shown to be as good as the bot that plays these rules now. You can let ${name} play all the same.`,

  /** A list of bots, each by its name. @param players such as `2` or `2–10` */
  bots: {
    how: 'Bots that you have taught, or opened as files. You can teach them in the rules editor, and wherever it says how well the bots know a game.',
    title: 'Your bots',
    none: 'Bots that you have taught are kept here.',
    kinds: { taught: 'taught here', brought: 'from a file' },
    about: (game: string, players: string, kind: string, date: string): string =>
      `${game}, ${players}, ${kind} on ${date}`,
    players: (count: string): string => (count === '2' ? 'for 2 players' : `for ${count} players`),
    scopes: {
      all: 'all rules',
      pool: 'all rules with a pool',
      'draw-discard': 'all rules with drawing and discarding',
    },
    nameOf: (name: string): string => `Name of “${name}”`,
    playing: 'It plays these rules now.',
    idle: 'It is not playing.',
    use: 'Let it play',
    useOne: (name: string): string => `Let “${name}” play`,
    savePolicy: 'Save',
    savePolicyOne: (name: string): string => `Save “${name}” as a file`,
    saveCritic: 'Save critic',
    saveCriticOne: (name: string): string => `Save the critic of “${name}” as a file`,
    remove: 'Delete',
    removeOne: (name: string): string => `Delete “${name}”`,
    really: 'Really?',
    reallyOne: (name: string): string => `Really delete “${name}”?`,
  },

  /** Bots that come as files. */
  bring: {
    open: 'Open a bot’s file',
    lead: 'A file that somebody has sent you, or that you have trained on the command line, can also be dropped here.',
    kept: (name: string): string => `“${name}” is among your bots now, and plays its rules.`,
    known: (file: string, name: string): string => `“${file}” is here already: it is “${name}”.`,
    faults: {
      'too-large': (file: string): string => `“${file}” is larger than 20 MB, which no bot of this game is.`,
      'not-a-policy': (file: string): string => `“${file}” is not a bot of this game.`,
      'critic-alone': (file: string): string => `“${file}” is a critic: open it together with its policy.`,
      'other-version': (file: string): string =>
        `“${file}” was trained for another version of the game. Train it again with this one.`,
      'no-rules': (file: string): string => `“${file}” does not say which rules it plays, and with how many players.`,
      damaged: (file: string): string => `“${file}” is damaged: it does not play.`,
    },
  },

  /** How it plays now. Shares come as texts, values as shown. */
  changes: {
    title: 'What has changed',
    titleBesideExpert: 'How it differs from the expert',
    besideStart: 'The bot beside the one that it started from, both asked about the same decisions.',
    besideExpert: 'The bot beside the built-in expert, both asked about the same decisions.',
    none: 'Nothing has clearly changed yet.',
    noneBesideExpert: 'Nothing clearly sets it apart from the expert.',
    now: 'now',
    before: 'before',
    expert: 'the expert',
    /** @param other what the one that it is compared with does */
    beside: (sentence: string, who: string, other: string): string => `${sentence} (${who}: ${other}).`,
    /** @param times in 100 */
    habits: {
      three: (times: string): string => `It keeps three of a kind ${times} times in 100`,
      pair: (times: string): string => `It keeps a pair ${times} times in 100`,
      suit: (times: string): string => `It keeps a hand of one suit ${times} times in 100`,
      high: (times: string): string => `It keeps a high card that goes with no other ${times} times in 100`,
      take: (times: string): string => `It takes the top discard ${times} times in 100`,
      place: (times: string): string => `It puts a drawn card into its row ${times} times in 100`,
      stand: (times: string): string => `It keeps its hand in the last turn ${times} times in 100`,
      declare: (times: string): string => `It declares a full hand ${times} times in 100`,
      hammer: (times: string): string => `It makes everybody show at once ${times} times in 100`,
    },
    /** The last one stands for all later turns. */
    turns: ['In its first turn', 'In its second turn', 'In its third turn', 'From its fourth turn on'],
    knocks: (turn: string, value: string): string => `${turn} it knocks from ${value}`,
    knocksNever: (turn: string): string => `${turn} it does not knock`,
    from: (value: string): string => `from ${value}`,
    never: 'never',
    knockPicture: 'The lowest value that it knocks with, turn by turn',
  },

  /** One deal, played again and again. */
  deal: {
    title: 'The same deal',
    lead: 'One deal against the expert, always with the same cards, as the bot has played it so far.',
    start: 'At the start',
    after: (minutes: number): string => (minutes === 1 ? 'After 1 minute' : `After ${minutes} minutes`),
    now: 'Now',
    it: 'Bot',
    expert: (number: number | null): string => (number === null ? 'Expert' : `Expert ${number}`),
    head: ['Player', 'Draws', 'Takes', 'Discards'],
    dealt: 'Dealt to the bot: ',
    faceUp: 'Face up: ',
    turnsUp: 'turns up ',
    knocks: 'knocks',
    does: {
      stood: 'keeps its hand',
      passed: 'passes',
      hammered: 'makes everybody show',
      looked: 'looks at its cards',
      'called-sudden-death': 'calls sudden death',
      'dealt-on': 'plays on',
      declared: 'declares',
      'kept-quiet': 'keeps quiet',
      'kept-hand': 'keeps its hand',
      'changed-hand': 'changes its hand',
    },
    shows: (name: string, value: string): string => `${name}: ${value}`,
    loses: (name: string, coins: string): string => `${name} loses ${coins}.`,
    scores: (name: string, points: string): string => `${name} scores ${points}.`,
    asBefore: 'It plays as at the start.',
    differs: (turn: number): string => `It plays differently from turn ${turn} on.`,
  },

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
    `Matches won over time, with the 95% range. The dashed line is a fair share: ${fair}.`,
  againstExpert: 'against the expert',
  againstStart: 'against the starting bot',
  minute: 'Minute',
  range: '95%',
  more: 'More',
  lossFigures: 'Losses and updates',
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
