import type { HeldOut } from '../../../engine/rules/held-out.ts';

const players = (count: number): string => (count === 1 ? '1 player' : `${count} players`);
const rules = (count: number): string => (count === 1 ? '1 rule' : `${count} rules`);

/** Two rules that no bot is trained on together. */
const pairs: Readonly<Record<HeldOut, string>> = {
  'four-cards-late-knock': 'four cards, and knocks with the discard',
  'forty-cards-highest': 'the pack of forty, and a knock that promises the highest hand',
  'race-early-knock': 'a race for points, and knocks before drawing',
  'aces-one-suit': 'three aces worth 33, and knocks with one suit only',
  'counter-knock-minimum': 'counter-knocks, and a minimum value to knock',
};

/** On games of one's own: making, sharing and importing them. */
export const editor = {
  gone: (name: string): string => `The game “${name}” is no longer here. You are playing the standard game.`,
  atThisTable: 'At this table',

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
        : `Its kind. They were trained on random house rules, and this is ${preset} with ${rules(changes)} changed.`,
    noPolicy: 'Not at all: there is no trained bot for it, so the built-in expert plays.',
    heldOut: (pair: HeldOut): string =>
      `Not really. They never trained on this together: ${pairs[pair]}. They play by what they know of each.`,
    highMinimum: (highest: number): string =>
      `Not really. They never trained with a minimum value to knock above ${highest}.`,
    far: (preset: string, changes: number): string =>
      `Not really. Compared with ${preset}, the closest game they know, ${rules(changes)} ${changes === 1 ? 'is' : 'are'} different.`,
  },
  /** The button that leads to teaching. */
  teach: 'Teach them these rules',
  train: 'Train a bot for it',
  trainFirst: (file: string): string => `Save the rules file (${file}) in the project folder and run this there:`,
  trainThen: 'Then drop policy.onnx from its folder in runs/ on this page: it plays at once.',

  newTitle: 'A game of your own',
  changeTitle: (name: string): string => `Change “${name}”`,
  /** For screen readers. */
  ownGame: (name: string): string => `${name}, your own`,
  newGame: 'New game',
  newGameSpecial: 'Your own rules, or a friend’s.',
  change: 'Change',
  name: 'Name',
  nameHint: 'Up to 40 characters',
  base: 'Start from',
  putAllBack: 'Reset everything',
  putBack: 'Reset',
  /** For screen readers. */
  putBackRule: (rule: string): string => `Reset: ${rule}`,
  changed: 'changed',
  noEffect: (reason: string): string => `No effect: ${reason}.`,
  fewest: 'Fewest',
  most: 'Most',
  less: (rule: string): string => `Less: ${rule}`,
  more: (rule: string): string => `More: ${rule}`,
  namesHint: (most: number): string => `One name per line, from full tokens down; ${most} at most.`,
  golfHand: 'A row in golf has three cards.',
  tooManyPlayers: (handSize: number, pack: number, most: number): string =>
    `With ${handSize} cards each from a pack of ${pack}, at most ${players(most)} can play.`,
  fixes: 'This would fix it:',
  allowed: {
    choice: (values: string): string => `allowed: ${values}`,
    whole: (low: number, high: number): string => `allowed: a whole number from ${low} to ${high}`,
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
  removeTitle: (name: string): string => `Delete “${name}”?`,
  removeText: 'Its rules are deleted. Records of matches keep theirs.',
  keep: 'Keep it',
  unsavedTitle: 'Save your changes?',
  unsavedText: 'Otherwise they are lost.',
  discard: 'Discard',
  continueEditing: 'Keep editing',

  shareTitle: (name: string): string => `Share “${name}”`,
  shareLead: 'Anyone who opens the link, or the file in the game, can play by these rules.',
  link: 'Link',
  copyLink: 'Copy the link',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying. The text is selected: copy it yourself.',
  copyCommand: 'Copy the command',
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
    tooLarge: 'This is too large for rules.',
    unreadable: 'The file cannot be read.',
    noJson: 'This is not a rules file: its text is not JSON.',
    damagedLink: 'The link to these rules is damaged: part of it is missing or was changed.',
    newerLink: 'The link was made by a newer version of the game. Reload the page to get it.',
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
