/** What is said from the beginning: in the menu and on its pages, of what is played, and wherever something goes wrong. */
import { LEVEL_FACTS, STYLE_FACTS, type Level, type PlayingStyle } from '../../../engine/bots/characters.ts';
import type { HeldOut } from '../../../engine/rules/held-out.ts';
import type { Light } from '../../base/theme/theme.ts';
import { names } from './names.ts';
import { counted } from './speaking.ts';

/** The page itself, as browsers and search engines show it. */
export const page = {
  title: 'Thirty-One',
  description: 'Thirty-One (Scat, Blitz) against opponents who taught themselves to play.',
};

export const menu = {
  /** Of something: “Speed: Normal”. */
  labelled: (label: string, detail: string): string => `${label}: ${detail}`,
  title: 'Thirty-One',
  /** What the standard game is about, in two lines. */
  summary: 'Scat: one suit, as near to 31 as you can.\nThe lowest hand loses a token.',
  play: 'Play',
  /** The sign that bots are being taught, and what screen readers say where that pauses. */
  teaching: 'Teaching',
  teachingPaused: 'paused',
  options: 'Options',
  records: 'Records',
  ladder: 'The ladder',
  /** Wherever it can be played again. */
  lesson: 'The lesson',
  /** Beside "Play" on the very first start, in two short lines. */
  lessonOffer: 'New to the game?\nA short lesson',
  players: 'Players',
  fewer: 'Fewer opponents',
  more: 'More opponents',
  game: 'Game',
  /** On the button that leads to the games. */
  gamePlayed: (name: string): string => `Game: ${name}`,
  /** On devices of their own. */
  friends: 'Play with friends',
  opponents: (count: number): string => counted(count, 'opponent'),
  /** Opponents who all play at one level. */
  opponentsAt: (count: number, level: string): string => `${counted(count, 'opponent')}\u00a0· ${level}`,
  /** Where only bots play. */
  watch: (bots: number): string => `Watch ${bots} bots`,
  hint: '1 to 9: opponents  ·  Enter: play',
  /** On the button with its curve. */
  rating: (rating: string): string => `Rating ${rating}`,
  /** On the tiles, beside their titles. */
  tiles: {
    today: {
      open: 'Eight deals, the same for everybody',
      openInARow: (days: number): string => `${days} days in a row. Eight deals today`,
      begun: (done: number, of: number): string => `${done} of ${of} played`,
      played: (points: string, count: number): string => `${pointsWon(points, count)} today`,
      playedInARow: (points: string, count: number, days: number): string =>
        `${pointsWon(points, count)} today · ${days} days in a row`,
    },
    ladder: {
      next: (name: string): string => `Ladder: ${name} is next`,
      top: 'All nine beaten',
    },
    /** Below the title stands the nearest that is still open. */
    goals: {
      title: 'Goals',
      reached: (reached: number, all: number): string => `Goals: ${reached} of ${all}`,
      all: 'Every one of them reached',
    },
    exercises: { title: 'Exercises', line: 'Five positions a day: what would you do?' },
    learnt: (share: string): string => `${share} learnt`,
  },
  /** For screen readers. */
  atTheTable: (names: readonly string[]): string => `At the table: ${names.join(', ')}`,
};

/** On many screens and dialogs. */
export const dialogs = {
  done: 'Done',
  close: 'Close',
  back: 'Back',
  /** `way` is what was pressed. */
  again: (way: string) => `Press again to confirm: ${way}.`,
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying. The text is selected: copy it yourself.',
  /** What was deleted last, and how many before it. */
  deleted: (what: string, more: number): string => `Deleted: ${what}${more === 0 ? '' : ` and ${more} more`}.`,
  undo: 'Undo',
  review: 'Review',
};

/** Of jack, queen and king, as printed on cards. */
export const courtLetters: string = 'JQK';

export const options = {
  title: 'Options',
  bots: 'Your bots',
  data: 'Your data',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', double: 'Fast', instant: 'Instant' },
  light: 'Light',
  lights: { auto: 'Auto', evening: 'Evening', day: 'Day' } satisfies Record<Light, string>,
  suits: 'Suits',
  colours: (count: 2 | 4): string => `${count} colours`,
  backs: 'Card backs',
  backColours: {
    red: 'Red',
    blue: 'Blue',
    rust: 'Rust',
    graphite: 'Graphite',
    forest: 'Forest',
    gold: 'Gold',
    teal: 'Teal',
    plum: 'Plum',
  },
  courts: (letters: string): string => `Court cards with ${letters}`,
  volume: 'Volume',
  mute: 'Mute',
  muted: 'Muted',
  /** A sound when it is one's turn. */
  chime: 'Turn chime',
  hints: 'Hints',
  mistakes: 'Show my mistakes after a deal',
  motion: 'Motion',
  fullMotion: 'Full',
  lessMotion: 'Less',
  page: 'Draw the table without WebGL',
  /** Whether it starts without a network, by what has been stored of it. */
  offline: {
    off: '',
    fetching: '',
    ready: 'The game also starts offline.',
    update: 'The game also starts offline.',
    stale: 'The game also starts offline. A newer version could not be downloaded; the next start will try again.',
    failed: 'The game has to be online to start.',
  },
  afterReload: 'This takes effect once the page is reloaded.',
  /** For which moves a second press is asked. */
  confirm: 'Ask twice',
  confirmKnocks: 'Knocks',
  confirmAll: 'All moves',
  /** They do something, or nothing. */
  keys: 'Single-key shortcuts',
  /** When the next deal begins: by a press, or by itself after some seconds. */
  nextDeal: 'Next deal',
  nextDealOnPress: 'On press',
  nextDealAfter: (seconds: number): string => `${seconds} s`,
  /** Below a choice or a switch: what it does. */
  notes: {
    hints: 'A light bulb says what a strong player would do, and why.',
    mistakes: 'You can look at the decision that cost you most.',
    motion: 'Less: cards fade instead of flying.',
    page: 'The same table, for devices whose graphics fail or stutter.',
    confirm: 'Which moves need a second press.',
    nextDeal: 'When you press the button, or by itself after some seconds.',
    mute: 'No sound at all. The volume stays as you have set it.',
    chime: 'A soft sound when it is your turn.',
    keys: 'Letters and digits. Turn them off if you dictate, or press keys by accident.',
    light: 'A lamp in a dark room, or a bright table by day. Auto goes by your device.',
    suits: 'With four colours each suit has its own ink.',
    backs: 'The ladder and some goals have more backs to win.',
    courts: 'Turned off, they have J, Q and K, as in many packs.',
    speed: 'How fast cards move and opponents play. Instant: nothing moves.',
    language: 'It changes at once, during a match too.',
  },
  language: 'Language',
  /** Follows the browser; `language` is what that is now. */
  automatic: (language: string): string => `Same as browser: ${language}`,
};

/** The usual name of each game, and a line on what is special about it. */
export interface GameName {
  name: string;
  special: string;
}

const changedRules = (count: number): string => (count === 1 ? '1 rule' : `${count} rules`);

/** Two rules that no bot is trained on together. */
const pairs: Readonly<Record<HeldOut, string>> = {
  'four-cards-late-knock': 'four cards, and knocks with the discard',
  'forty-cards-highest': 'the pack of forty, and a knock that promises the highest hand',
  'race-early-knock': 'a race for points, and knocks before drawing',
  'aces-one-suit': 'three aces worth 33, and knocks with one suit only',
  'counter-knock-minimum': 'counter-knocks, and a minimum value to knock',
  'pool-counter-knock': 'a pool, and counter-knocks',
  'minus-early-knock': 'other suits that count against a hand, and knocks before drawing',
  'open-hands-few-turns': 'last turns after a declared hand, and a limit of turns',
};

export const games = {
  presets: {
    scat: { name: 'Scat', special: 'The standard game, with three tokens.' },
    'thirty-one': { name: 'Thirty-One', special: 'Three alike count 30½. No early knocks.' },
    blitz: { name: 'Blitz', special: 'Like Scat, but three of a kind counts 30½.' },
    'harsh-knock': { name: 'Harsh Knock', special: 'A knocker who ties for lowest loses 2.' },
    'knocker-pays': { name: 'Knocker Pays', special: 'In a tie for lowest only the knocker pays.' },
    'gentle-knock': { name: 'Gentle Knock', special: 'A knock that fails costs no more than 1.' },
    hammer: { name: 'Hammer', special: 'The first player may make everybody show.' },
    shotgun: { name: 'Shotgun', special: 'All show before anybody has seen a card.' },
    'sudden-death': { name: 'Sudden Death', special: 'One card may decide. With counter-knocks.' },
    cadillac: { name: 'Cadillac', special: 'Three aces are 33, a Grand Cadillac.' },
    gin: { name: 'G I N', special: 'A knock promises the highest hand.' },
    'ride-the-bus': { name: 'Ride the Bus', special: 'Whoever loses moves closer to the door.' },
    'stop-the-bus': { name: 'Stop the Bus', special: 'Knock, and still draw in the same turn.' },
    'driver-stop': { name: 'Driver, Stop!', special: 'Knock with the card that you discard.' },
    'french-canadian': { name: 'French Canadian', special: 'The highest hand scores. First to 31 wins.' },
    jacobs: { name: 'Jacobs', special: 'A race to 31. Knock with one suit only.' },
    golf: { name: 'Golf', special: 'A row face down, uncovered card by card.' },
    'hard-to-knock': { name: 'Hard to Knock', special: 'Knock with 21 or more, all of one suit.' },
    honour: { name: 'Honour', special: 'Say “Thirty-one!” in time, or it counts 30.' },
    pub: { name: 'Pub', special: 'Five tokens, and one way back in.' },
    italian: { name: 'Italian', special: '40 cards. Three of a kind beats 31.' },
    'four-card': { name: 'Four Card', special: 'Four cards each: 41 is the best hand.' },
    schwimmen: { name: 'Schwimmen', special: 'Three open cards to swap with. 32 cards.' },
    schnauz: { name: 'Schnauz', special: 'Schwimmen with 36 cards, and no new pool.' },
    widow: { name: 'Widow', special: 'Three open cards to swap with. 52 cards.' },
    trentuno: { name: 'Trentuno', special: '40 cards, and out with the last token.' },
    'web-bus': { name: 'Online Bus', special: 'Knock with the discard. Three alike are 30.' },
    'forty-one': { name: 'Forty-One', special: 'Four cards: other suits count against you.' },
    single: { name: 'Single deal', special: 'The best hand of one deal wins.' },
  },
  choose: 'Choose a game',
  /** Of the games after the first six. */
  groups: {
    knocks: 'Other knocks',
    calls: 'Calls',
    pool: 'With three cards in the middle',
    hands: 'Other hands and aims',
    cards: 'From other countries',
    own: 'Your own games',
  },
  rules: 'Rules',
  rulesOf: (name: string): string => `Rules of ${name}`,
  /** For screen readers. */
  gone: (name: string): string => `The game “${name}” is no longer here. You are playing the standard game.`,
  atThisTable: 'At this table',
  /** Shows a game beside another, which is chosen. */
  compare: 'Compare games',
  comparedWith: (name: string): string => `${name}, compared with`,
  /** What a game is like, in a few words. @param changes how many rules play differently */
  like: (preset: string, changes: number): string => (changes === 0 ? `Like ${preset}` : `${preset} + ${changes}`),
  knowsShort: { trained: 'bots know it', near: 'bots know its kind', not: 'new to the bots' },
  knowledge: 'How well the bots know it',
  knows: {
    unknown: 'Unknown: the bot list did not load.',
    trained: (preset: string): string => `Well. They were trained on it: it plays like ${preset}.`,
    trainedOwn: 'Well. They were trained on this very game.',
    near: (preset: string, changes: number): string =>
      changes === 0
        ? `Nearly as well as ${preset}: only the number of players is different.`
        : `Fairly well. They were trained on random house rules, and this is ${preset} with ${changedRules(changes)} changed.`,
    noPolicy: 'Not at all: there is no trained bot for it, so the built-in expert plays.',
    heldOut: (pair: HeldOut): string =>
      `Not really. They never trained with both of these: ${pairs[pair]}. They play by what they know of each.`,
    untold: 'Not really. Some of these rules are newer than their training: they play as if those did not exist.',
    highMinimum: (highest: number): string =>
      `Not really. They never trained with a minimum value to knock above ${highest}.`,
    far: (preset: string, changes: number): string =>
      `Not really. Compared with ${preset}, the closest game they know, ${changedRules(changes)} ${changes === 1 ? 'is' : 'are'} different.`,
  },
  /** The button that leads to teaching. */
  teach: 'Teach them these rules',
  train: 'Train a bot for it',
  trainFirst: (file: string): string => `Save the rules file (${file}) in the project folder and run this there:`,
  trainThen: 'Then drop policy.onnx, from its folder in runs/, onto this page: it plays at once.',
  copyCommand: 'Copy the command',
  /** For screen readers. */
  ownGame: (name: string): string => `${name}, your own`,
  /** The field in which a game is looked for. */
  find: 'Find a game by any of its names',
  clearSearch: 'Clear the search',
  found: (count: number): string => counted(count, 'game'),
  foundNone: 'No game found',
  /** In their place, beside the offer of a new one. */
  notFound: 'No game here goes by that name. Try another one, or make it yourself.',
  /** By which of its other names a game was found. */
  alsoKnownAs: (name: string): string => `also known as ${name}`,
  newGame: 'New game',
  newGameSpecial: 'Your own rules, or a friend’s.',
  change: 'Edit rules',
};

/** Who plays: names, levels and playing styles, and the pages on which they are chosen. */
export const seats = {
  /** At tables that are too large for the policy. */
  beyondPolicy: 'With more than ten the bots play by rules written by hand, not by what they have learnt.',
  ...names,
  whoPlays: 'Who plays',
  seat: (number: number): string => `Seat ${number}`,
  atThisDevice: 'on this device',
  playsHereToo: 'plays here too',
  botForYou: 'A bot for you',
  levels: { beginner: 'Beginner', casual: 'Casual', regular: 'Regular', strong: 'Strong', master: 'Master' },
  styles: { even: 'Even', 'early-knocker': 'Hasty', hoarder: 'Hoarder', gambler: 'Gambler', cautious: 'Cautious' },
  /** In a list of seats: the level and, where it has one, the playing style. */
  bot: (level: Level, style: PlayingStyle): string =>
    style === 'even' ? seats.levels[level] : `${seats.levels[level]}, ${seats.styles[style].toLowerCase()}`,
  /** How strong an opponent is and how it likes to play; `share` of matches against the expert, in percent. */
  describe: (level: Level, style: PlayingStyle, share: number): string =>
    `${LEVEL_FACTS[level].words}: wins ${share}% of matches against the expert. ${STYLE_FACTS[style].words}.`,
  who: 'Who',
  aPerson: 'A person',
  aBot: 'A bot',
  doubles: 'Doubles',
  aDouble: 'A double',
  /** Of the person who plays, at its seat: at most 12 letters. */
  ownDouble: 'Your double',
  /** At the seat of another’s. */
  friendsDouble: 'Double',
  /** In a list of seats. */
  double: 'learnt from a person',
  describeDouble: 'Plays like the person whose matches it learnt from.',
  youWatch: 'You watch',
  level: 'Level',
  style: 'Style',
  adapts: 'Adapts to how the others play',
  /** At the seat of one that does, and in lists; `bot` is its level, or more. */
  adapting: (bot: string): string => `${bot}, adapts`,
  name: 'Name',
  nameOf: (seat: number): string => `Name of the player in seat ${seat}`,
  portrait: 'Portrait',
  portraits: {
    lamp: 'Lamp',
    cup: 'Cup',
    hat: 'Hat',
    moon: 'Moon',
    cat: 'Cat',
    dog: 'Dog',
    clover: 'Clover',
    crown: 'Crown',
  },
  allAlike: 'Same for all',
  areAlike: 'All bots are now like this one.',
  sharing: 'Pass the device at each turn; hands stay hidden in between.',
};

/** What is played for, and how much of it is left. */
export const tokens = {
  pennies: (count: number): string => counted(count, 'token'),
  nickels: (count: number): string => counted(count, 'nickel'),
  points: (count: number): string => counted(count, 'point'),
  pointsOf: (count: number, target: number): string => `${count} of ${target} points`,
  pointsOfShort: (count: number, target: number): string => `${count} of ${target}`,
  /** What somebody who is still in has at the end; `coins` are so many in words. */
  left: (coins: string): string => `${coins} left`,
  stillIn: 'still in',
  onGrace: 'on grace',
  /** The same in Schwimmen. */
  swimming: 'swimming',
  out: 'out',
  offTheBus: 'off the bus',
  onBoard: 'on board',
  /** The sum of somebody's hands, beside what the current one is worth. */
  inAll: (value: string, sum: number): string => `${value}, ${sum} in all`,
  /** The same name in fewer and fewer letters, for narrow places. */
  shorter: (name: string): string[] => {
    const place = /^(?:at|in|on) the (.*)/.exec(name)?.[1];
    return [name, place ?? name.split(' ')[0]];
  },
};

/** Over the table: its buttons, and the questions that interrupt a match. */
export const match = {
  rules: 'Rules',
  speed: 'Speed',
  sound: 'Sound',
  soundOff: 'Sound off.',
  soundOn: 'Sound on.',
  /** What is drawn on the table beside the cards. */
  signs: {
    title: 'Signs on the table',
    seats: 'D marks the dealer, a fist whoever has knocked. The small arrow is at the player whose turn comes next.',
    adapting: 'A + after the level marks a bot that adapts to how the others play.',
    stock: 'The number on the stock says how many cards are left in it.',
    dish: 'The dish holds the tokens that were lost; the winner gets them.',
  },
  nextDeal: 'Next deal',
  seeMistake: 'See the mistake',
  oneMoreStepForAll: 'One more token for everybody, if all agree',
  watchOn: 'Keep watching',
  theResult: 'The result',
  stuck: { title: 'The match cannot continue', toMenu: 'To the menu' },
  pass: {
    title: (name: string): string => `Pass the device to ${name}`,
    text: (name: string): string => `The hands stay hidden until ${name} takes it.`,
    answer: (name: string): string => `I am ${name}`,
  },
  /** Leads to how the shuffles can be checked. */
  fairness: 'How the cards are shuffled',
  /** The deal of the day: its name, which of its deals is played, and where it goes on. */
  daily: {
    title: 'Deal of the day',
    numbered: (number: number): string => `Deal of the day #${number}`,
    deal: (position: number, all: number): string => `Deal ${position} of ${all}`,
    leaving: 'The deal waits for you: continue it under “Deal of the day” in the menu.',
  },
  challenge: {
    title: 'Challenge',
    deal: (deal: number): string => `Deal ${deal}`,
    leaving: 'A challenge is not saved: open its link or its file again to play it from the beginning.',
    waits: 'A challenge has arrived. It waits for you in the menu.',
  },
  leave: {
    title: 'Menu',
    stay: 'Stay',
    options: 'Options',
    leave: 'Leave',
  },
};

/** On saving matches and resuming them. */
export const saves = {
  /** The storage is full, and what to do about it. */
  full: 'This browser’s storage is full. Save old records as files and delete them here to make room.',
  mayBeDeleted:
    'If space runs short, the browser may delete your matches and records. You can let it keep them; it will ask you in its own words.',
  keepThem: 'Keep them',
  noAnswer: 'it does not answer',
  failed: (reason: string): string => `The browser’s storage is not working right now (${reason}).`,
  blocked: 'This browser stores nothing for this page: matches and records are gone once you close it.',
  /** Deleted from outside the game, while it is open. */
  deleted:
    'Everything this browser had stored for the game has been deleted. A match that you are playing is saved again.',
  notSaved: 'The match goes on, but it is not saved right now.',
  notKept: 'The record of this match could not be stored, but you can save it as a file.',
  newer: (count: number): string =>
    count === 1
      ? 'A newer version of the game has stored something that this one cannot read. Nothing is lost: reload the page to get that version.'
      : `A newer version of the game has stored ${count} things that this one cannot read. Nothing is lost: reload the page to get that version.`,
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
    doubles: (count: number): string =>
      count === 1
        ? 'A double is damaged. You can find it under “Your data”; nothing else is lost.'
        : `${count} doubles are damaged. You can find them under “Your data”; nothing else is lost.`,
    bots: 'A bot of your own is damaged. It was set aside; nothing else is lost.',
    days: (count: number): string =>
      count === 1
        ? 'A deal of the day that you played is damaged. You can find it under “Your data”; nothing else is lost.'
        : `${count} deals of the day that you played are damaged. You can find them under “Your data”; nothing else is lost.`,
  },
  understood: 'OK',
  resume: 'Continue',
  /** The button that begins a match, where another of the same game waits. */
  newMatch: 'New match',
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
  leaving: 'The match is saved: you can continue it from the menu.',
};

/** New versions and unexpected errors. */
export const offline = {
  updateReady: 'A new version is ready.',
  update: 'Update',
  later: 'Later',
  updateWaits: 'The game is in use in another tab. It updates once you are done there, or the next time you start it.',
  reload: 'Reload',
  goOn: 'Continue',
  /** What a reload brings back, where the browser keeps it. */
  kept: 'Your match, records and settings are kept.',
  notKept: 'This browser stores no matches: an open match would be lost.',
  unexpected: {
    title: 'That should not have happened',
    text: (detail: string): string => `The game ran into an unexpected error: “${detail}”.`,
  },
  incomplete: {
    title: 'A part of the game did not load',
    text: 'You are offline, or there is a newer version. Reload as soon as you are online.',
  },
  noWebAssembly:
    'This browser does not run WebAssembly, without which trained bots cannot think. Allow it in the browser’s security settings, or open the game in another one.',
  noGraphics: {
    title: 'No WebGL',
    text: 'This browser lacks WebGL, or has turned it off: the table is drawn without it. If that is slow, turn on hardware acceleration in the browser’s settings.',
  },
  lostGraphics: {
    title: 'The picture is gone',
    text: 'Your device has stopped drawing the game. It usually recovers by itself in a moment.',
  },
};

/** @param points with their sign */
const pointsWon = (points: string, count: number): string => `${points} ${Math.abs(count) === 1 ? 'point' : 'points'}`;
