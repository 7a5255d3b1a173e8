/** Goals and the ladder, with a line about each animal. */
import type { Animal } from '../../base/animals.ts';
import { counted } from './speaking.ts';

/** Goals: their dialog, and what the result says when one is reached. */
export const goals = {
  title: 'Goals',
  lead: 'Matches between you and bots count, in any game.',
  reached: (count: number): string => `Reached: ${count}`,
  open: (count: number): string => `Still open: ${count}`,
  reachedOn: (day: string): string => `on ${day}`,
  gamesWon: (count: number, all: number): string => `Games won: ${count} of ${all}`,
  stillToWin: (games: string): string => `Still to win: ${games}`,
  /** Card backs, cloths, lights and faces that are won. */
  prizes: {
    title: (count: number, all: number): string => `Prizes: ${count} of ${all}`,
    /** How one is won. */
    beat: (name: string): string => `Beat ${name} on the ladder.`,
    useNow: 'Use it now',
    nowInUse: 'In use from now on.',
  },
  /** At the result. */
  news: (names: readonly string[]): string => `${names.length === 1 ? 'Goal' : 'Goals'} reached: ${names.join(', ')}.`,
  gameWon: (game: string, count: number, all: number): string => `First win at ${game}: ${count} of ${all} games.`,
  /** How often you came before an animal in all matches with it, and how often behind: in short, and in a sentence. */
  headToHead: {
    score: (before: number, behind: number): string => `you ${before} : ${behind}`,
    inWords: (name: string, before: number, behind: number): string =>
      `In all your matches with ${name}: ${before} times before, ${behind} times behind.`,
  },
  /** By id: what each is called, and how it is reached. */
  list: {
    'first-win': { name: 'First win', how: 'Win a match.' },
    'first-31': { name: 'Thirty-one', how: 'Hold 31, or 41 with four cards.' },
    'dealt-31': { name: 'Born lucky', how: 'Hold 31 without drawing a card.' },
    'gift-31': { name: 'A gift', how: 'Make 31 with a card from the discard pile.' },
    'three-31s': { name: 'Three times 31', how: 'Hold 31 in three deals of one match.' },
    'three-alike': { name: 'Three alike', how: 'Hold three of a kind in a game where it counts.' },
    'early-knock': { name: 'No hesitation', how: 'Knock in your first turn, and lose nothing.' },
    'early-survivor': {
      name: 'Not caught out',
      how: 'Somebody else knocks in their first turn, and you lose nothing.',
    },
    'cheeky-knock': { name: 'Cheek', how: 'Knock with 20 or less, and lose nothing.' },
    'by-a-point': { name: 'By a whisker', how: 'Beat a knocker by no more than one point.' },
    'knock-out': { name: 'Knock-out', how: 'Put somebody out of the match by knocking.' },
    'two-out': { name: 'Two at once', how: 'Two others go out in the same deal, and you stay in.' },
    'on-grace': { name: 'Saved by grace', how: 'Win a match on grace, with nothing left to lose.' },
    flawless: { name: 'Not a scratch', how: 'Win a match without losing a token.' },
    comeback: { name: 'Comeback', how: 'Win a match in which you were two tokens behind everybody else.' },
    'bought-back': { name: 'Second life', how: 'Buy yourself back in, and win.' },
    'no-knock': { name: 'Patience', how: 'Win a match without knocking once.' },
    'long-match': { name: 'A long evening', how: 'Win a match of 15 deals or more.' },
    'full-table': { name: 'Full table', how: 'Win against nine or more opponents.' },
    masters: { name: 'Master class', how: 'Win against three or more opponents, all of them masters.' },
    'own-rules': { name: 'House rules', how: 'Win a game with rules of your own.' },
    'five-games': { name: 'All-rounder', how: 'Win five different games.' },
    'every-game': { name: 'Every game', how: 'Win every game in the list.' },
    'ladder-top': { name: 'Top of the ladder', how: 'Beat the last opponent on the ladder.' },
    'own-double': { name: 'Face to face', how: 'Beat your own double.' },
  },
};

export type GoalId = keyof typeof goals.list;

/** The ladder: its dialog, and what the result says about it. */
export const ladder = {
  lead: 'Beat an animal to meet the next. Each match is for two, in the standard game, and losing costs nothing.',
  beaten: (count: number, all: number): string => `${count} of ${counted(all, 'opponent')} beaten`,
  /** Of a step. */
  beatenOn: (day: string): string => `beaten on ${day}`,
  isNext: 'your next opponent',
  notYet: 'locked',
  /** What is won with a step. */
  reward: (what: string): string => `Prize: ${what}`,
  won: (what: string): string => `Won: ${what}`,
  use: 'Use',
  inUse: 'In use',
  useIt: (what: string): string => `Use: ${what}`,
  rewards: {
    rust: 'card backs in rust',
    graphite: 'card backs in graphite',
    forest: 'card backs in forest green',
    gold: 'card backs in black and gold',
    midnight: 'a midnight blue cloth',
    rose: 'a rose cloth',
    moss: 'a moss green cloth',
    moonlight: 'moonlight, for the evening',
    candle: 'candlelight, for the evening',
    teal: 'card backs in teal',
    plum: 'card backs in plum',
    embers: 'the glow of embers, for the evening',
    clover: 'a four-leaf clover for your face',
    crown: 'a crown for your face',
  },
  playAgain: 'Play again',
  playAgainst: (name: string): string => `Play ${name}`,
  playAgainAgainst: (name: string): string => `Play ${name} again`,
  /** The way to a table of one's own choice. */
  allOpponents: 'All opponents',
  /** At the result. */
  nextIs: (beaten: string, next: string): string => `You have beaten ${beaten}: ${next} is next.`,
  top: (beaten: string): string => `You have beaten ${beaten}: that was the top of the ladder.`,
  /** What an opponent says after a match, who has been beaten or has won. */
  says: (name: string, line: string): string => `${name}: “${line}”`,
  retorts: {
    fox: { beaten: 'I was only warming up. Again?', ahead: 'Thank you, that was delicious.' },
    owl: { beaten: 'I saw it coming. I always do.', ahead: 'Patience. It comes to me in the end.' },
    heron: { beaten: 'Hm. Even posts fall now and then.', ahead: 'You forgot that I was there.' },
    badger: { beaten: 'You dug that out well.', ahead: 'What I keep, I keep.' },
    hare: { beaten: 'Fast! Almost as fast as me.', ahead: 'Were you still thinking?' },
    otter: { beaten: 'Splash. That one was yours.', ahead: 'It all floated my way.' },
    stag: { beaten: 'Well played. I bow.', ahead: 'Calm wins, mostly.' },
    wren: { beaten: 'You looked past my size. Few do.', ahead: 'Small bird, large hand.' },
    marten: { beaten: 'You found me in the dark.', ahead: 'Good night. I took the lot.' },
    bear: { beaten: 'Take the honey, then. I can wait.', ahead: 'I only sat down for a moment.' },
  },
};

/** A line about each animal, as the seat page and the ladder say it. */
export type Biographies = Readonly<Record<Animal, string>>;

export const biographies: Biographies = {
  fox: 'Smiles at every card, the bad ones too.',
  owl: 'Has seen it all, and would like to see one card more.',
  heron: 'Stands there like a post. Don’t be fooled.',
  badger: 'What goes into the den stays in the den.',
  hare: 'Has knocked before you have sorted your cards.',
  otter: 'Dives in head first, and floats either way.',
  stag: 'Never in a hurry, seldom in trouble.',
  wren: 'The smallest at the table, and the last to blink.',
  marten: 'Comes by night, and leaves with the kitty.',
  bear: 'Knocks ever so gently. The table disagrees.',
};
