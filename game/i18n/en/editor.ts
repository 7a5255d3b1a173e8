import type { AlsoCalled } from '../message-arguments.ts';

const players = (count: number): string => (count === 1 ? '1 player' : `${count} players`);

/** How many cards are dealt, and from how many. */
interface DealtCards {
  handSize: number;
  pool: number;
  pack: number;
  most: number;
}

/** What else people call tokens. */
const TOKENS = 'token life lives strike chip chips penny pennies nickel counter';

const ALSO_CALLED: AlsoCalled = {
  things: {
    token: TOKENS,
    pool: 'widow middle kitty centre center',
    declar: 'blitz',
    stock: 'draw pile deck',
    knock: 'knock hold close rap',
    2: 'two',
    3: 'three',
    4: 'four',
  },
  rules: {
    declareLoss: TOKENS,
    knockerLossOn31: TOKENS,
    knockerLowestLoss: TOKENS,
    knockerTieLoss: TOKENS,
    othersTieLoss: TOKENS,
    knockerNotHighestLoss: TOKENS,
    lowestTieLoss: TOKENS,
    handRanking: 'run pair prial',
    straightFlush: 'run sequence',
    threeOfAKind: 'triple trips',
    scoring: 'highest wins',
    pointsGoTo: 'highest wins',
    knockPromise: 'highest wins',
    finalTurnStand: 'stay',
    passAnyTurn: 'stay',
    buyIns: 'rebuy',
    stockEmpty: 'reshuffle exhausted',
  },
};

/** On games of one's own: making, sharing and importing them. */
export const editor = {
  newTitle: 'A game of your own',
  changeTitle: (name: string): string => `Edit “${name}”`,
  name: 'Name',
  nameHint: 'Up to 40 characters',
  base: 'Start from',
  putAllBack: 'Reset everything',
  putBack: 'Reset',
  /** For screen readers. */
  putBackRule: (rule: string): string => `Reset: ${rule}`,
  changed: 'changed',
  noEffect: (reason: string): string => `No effect: ${reason}.`,
  /** Of the rules in which most tables differ: their group, and the topics in it. `{full}` stands for 31, or 41 with four cards. */
  common: 'Where most tables differ',
  topics: {
    threeOfAKind: 'Three of a kind',
    limits: 'Knocking limits',
    lives: 'Tokens and grace',
    failedKnock: 'A failed knock',
    lateDeclaring: '{full} after a knock',
    ties: 'Who pays in a tie',
  },
  /** Beside the title of a group of rules: how many of them are changed. */
  asIn: (preset: string): string => `as in ${preset}`,
  changes: (count: number): string => `${count} changed`,
  /** The field in which a rule is looked for, and what was found. */
  find: 'Find a rule',
  found: (count: number): string =>
    count === 0 ? 'No rule mentions that. Try another word.' : count === 1 ? '1 rule' : `${count} rules`,
  /** What people say for things of this game, by which rules are found: by the beginning of our own word, and for single rules. */
  alsoCalled: (): AlsoCalled => ALSO_CALLED,
  fewest: 'Fewest',
  most: 'Most',
  less: (rule: string): string => `Less: ${rule}`,
  more: (rule: string): string => `More: ${rule}`,
  /** A value of a rule for which none of the usual ones is chosen. */
  anotherNumber: 'Another number',
  namesHint: (most: number): string => `One name per line, from full tokens down; ${most} at most.`,
  golfHand: 'A row in golf has three cards.',
  bragHand: 'A hand of brag has three cards.',
  /** Four cards and the three of the pool, by the rule that would exchange one for the other. */
  poolHand: {
    poolSwapAll: 'With four cards each nobody can take the whole pool, which has three.',
    dealerChoice: 'With four cards the dealer cannot change the hand for the pool, which has three.',
  },
  /** Why the knocker cannot have a last turn, by the rule that prevents it. */
  boundPass: {
    poolPass:
      'Whoever swaps all has to pass in the next turn, and then plays on. That does not work where a pass is for good, or nobody may pass.',
    poolKnockAfter: 'Whoever swaps all knocks at the end of that turn or passes in the next one, but not both.',
    poolSevenEightNine: 'Whoever has to pass cannot ask for a new pool instead.',
  },
  knockerLastTurn: {
    counterKnock: 'Where the next player may knock too, the knocker has no last turn.',
    lastTurns: 'Where nobody has a turn after a knock, the knocker has none either.',
    knockTiming: 'Whoever knocks before drawing still has that turn, and no other at the end.',
  },
  /** Why nobody can discard first, by the rule that prevents it. */
  discardFirst: {
    play: 'One can discard first only where one draws and discards.',
    returnTaken: 'Whoever discards before drawing has no discard left for the card that was taken.',
  },
  noTen: 'The Italian pack has no tens.',
  endlessRace: 'A race in which points are lost needs a limit of deals: it might not end otherwise.',
  endlessDeal:
    'Where nobody knocks, something else has to end a deal: hands that are declared, a limit of turns, a stock that runs out, or passing with a pool.',
  /** `pool`: its cards, 0 where there is none. */
  tooManyPlayers: ({ handSize, pool, pack, most }: DealtCards): string =>
    `With ${handSize} cards each${pool > 0 ? ` and ${pool} in the middle` : ''} from a pack of ${pack}, at most ${players(most)} can play.`,
  fixes: 'This would fix it:',
  allowed: {
    choice: (values: string): string => `allowed: ${values}`,
    whole: (low: number, high: number): string => `allowed: a whole number from ${low} to ${high}`,
    worth: (low: number, high: number): string => `allowed: a number from ${low} to ${high} in halves, "top" or null`,
    span: (low: number, high: number): string => `allowed: two whole numbers from ${low} to ${high}, the smaller first`,
    names: (most: number): string => `allowed: at most ${most} names of 1 to 60 characters`,
  },
  inWords: 'The game in words',
  toWords: 'Read the game in words',
  marked: (preset: string): string => `What differs from ${preset} is marked.`,

  save: 'Save',
  share: 'Share',
  copy: 'Copy',
  remove: 'Delete',
  openFile: 'Open a file',
  saved: (name: string): string => `“${name}” is saved.`,
  nameNeeded: 'Give the game a name first, of 1 to 40 characters.',
  notPlayable: (rule: string): string => `It cannot be played like this. Check this rule: ${rule}.`,
  replaceTitle: (name: string): string => `Replace “${name}”?`,
  replaceText: 'You have another game of that name.',
  changedElsewhere: 'Another tab has changed it in the meantime. “Copy” keeps both.',
  replace: 'Replace it',
  /** Where a second press deletes it. */
  removeTitle: (name: string): string => `Delete “${name}”?`,
  unsavedTitle: 'Save your changes?',
  unsavedText: 'Otherwise they are lost.',
  discard: 'Discard',
  continueEditing: 'Keep editing',

  shareTitle: (name: string): string => `Share “${name}”`,
  shareLead: 'Anyone who opens the link, or the file in the game, can play by these rules.',
  link: 'Link',
  copyLink: 'Copy the link',
  send: 'Send',
  saveFile: 'Save as a file',

  fromLink: 'Somebody shared these rules with you.',
  fromFile: (file: string): string => `From the file “${file}”.`,
  knownAlready: (name: string): string => `You already have this game: it is “${name}”.`,
  keepAndPlay: 'Keep and play',
  play: 'Play it',
  playOnce: 'Play once',
  noThanks: 'No, thanks',
  kept: (name: string): string => `“${name}” is now among your games, and will be played next.`,
  tried: (name: string): string => `“${name}” will be played next.`,

  problems: {
    file: (file: string, problem: string): string => `“${file}”: ${problem}`,
    tooLarge: 'This is too large to be a rules file.',
    unreadable: 'The file cannot be read.',
    noJson: 'This is not a rules file: its text is not JSON in UTF-8.',
    damagedLink: 'The link to these rules is damaged: part of it is missing or was changed.',
    newer: 'It was made by a newer version of the game. Reload the page to get that version.',
    noObject: 'This is not a rules file.',
    format: (given: string, wanted: string): string =>
      `This is not a rules file: its “format” is ${given}, not ${wanted}.`,
    base: (given: string): string => `The rules start from ${given}, a game that does not exist.`,
    name: (given: string): string => `The rules are called ${given}; allowed: text of at most 80 characters.`,
    unknownKey: (key: string): string => `“${key}” is not a rule of this game.`,
    value: (key: string, given: string, allowed: string): string => `“${key}” is ${given}; ${allowed}.`,
    players: (fewest: number, most: number, given: number): string =>
      `The rules are for ${fewest} to ${most} players, not for ${given}.`,
  },
};
