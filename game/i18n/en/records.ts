/** Records of matches, what they add up to, and everything that is stored. */
import type { Speaker } from '../message-arguments.ts';
import { counted } from './speaking.ts';

/** On records of matches: their list, importing files, and replaying one. */
export const replay = {
  lead: 'All finished matches.',
  none: 'No match has been finished yet. The next one will show up here.',
  noneFits: 'No records match.',
  game: 'Game',
  with: 'With',
  any: 'All',
  count: (count: number): string => (count === 1 ? '1 match' : `${count} matches`),
  /** The others at the table. */
  withOthers: (names: string): string => `with ${names}`,
  youWon: 'you won',
  won: (name: string): string => `${name} won`,
  youShared: 'you shared the win',
  shared: 'a shared win',
  place: (place: number, players: number): string => `place ${place} of ${players}`,
  noWinner: 'nobody won',
  deals: (count: number): string => (count === 1 ? '1 deal' : `${count} deals`),
  /** Of a match in which something was taken back. */
  countsNot: 'does not count',
  watch: 'Watch',
  /** Shows what else can be done with a match. */
  actions: 'More',
  save: 'Save',
  remove: 'Delete',
  reallyRemove: 'Really delete?',
  /** For screen readers: which match it is. */
  watchOne: (match: string): string => `Watch: ${match}`,
  actionsOf: (match: string): string => `More: ${match}`,
  saveOne: (match: string): string => `Save as a file: ${match}`,
  removeOne: (match: string): string => `Delete: ${match}`,
  reallyRemoveOne: (match: string): string => `Really delete: ${match}?`,
  importFiles: 'Import files',
  dropHere: 'You can drop record files here, too.',
  imported: (count: number): string => (count === 1 ? '1 match was imported.' : `${count} matches were imported.`),
  more: (count: number): string => (count === 1 ? 'And 1 more file.' : `And ${count} more files.`),
  refused: {
    tooLarge: (file: string): string => `${file} is far too large for a record.`,
    notJson: (file: string): string => `${file} is not a record: it is not JSON in UTF-8.`,
    known: (file: string): string => `${file} is here already.`,
    allData: (file: string): string => `${file} is a data file: restore it under “Your data”.`,
    newer: (file: string): string =>
      `${file} was written by a newer version of the game. Reload the page to get that version.`,
    wrong: (file: string, fault: string): string => `${file}: ${fault}`,
  },
  /** What is wrong with a record, as whole sentences. Keys are named as in the file. */
  faults: {
    at: (deal: number, action: number, fault: string): string =>
      action > 0 ? `Deal ${deal}, action ${action}: ${fault}` : `Deal ${deal}: ${fault}`,
    shape: 'It is not in the format of a record.',
    shapeAt: (path: string): string => `“${path}” is not in the format of a record.`,
    incomplete: 'The deal is not complete.',
    dealOver: 'The deal is over already.',
    matchOver: 'The match is over already.',
    noReshuffle: 'The stock is empty, and it is not reshuffled.',
    noRenewal: 'The pool must be renewed here, and is not.',
    turn: (seat: number, turn: number): string => `Seat ${seat} acts, but it is seat ${turn}’s turn.`,
    cardTwice: (card: string): string => `A card appears too often: ${card}.`,
    cardMissing: (card: string): string => `A card is missing: ${card}.`,
    cardAlien: (card: string): string => `A card does not belong there: ${card}.`,
    differs: (what: string, recorded: string, played: string): string =>
      `“${what}” is recorded as ${recorded}, but replaying gives ${played}.`,
    /** What chance decided in a sealed deal does not follow from its secret and the player's word. */
    unsealed: {
      secret: 'Its secret does not belong to the commitment of the match.',
      dealer: 'The dealer does not follow from the secret and the word.',
      pack: 'The order of the cards does not follow from the secret and the word.',
      stock: 'The order of the new stock does not follow from the secret and the word.',
    },
    refused: (detail: string): string => `That is not possible in this game (${detail}).`,
    other: (detail: string): string => `It is damaged (${detail}).`,
  },
  /** A stored record that does not replay. */
  damaged: (reason: string): string => `This record is damaged and cannot be replayed: ${reason}`,
  title: 'Replay',
  position: 'Position in the match',
  beginning: (deals: number): string => (deals === 1 ? 'Before the deal' : `Before the first of ${deals} deals`),
  where: (deal: number, deals: number): string => `Deal ${deal} of ${deals}`,
  marks: {
    knock: ({ name, you }: Speaker): string => (you ? 'you knock' : `${name} knocks`),
    declared: ({ name, you }: Speaker): string => (you ? 'you declare' : `${name} declares`),
    out: ({ name, you }: Speaker): string => (you ? 'you are out' : `${name} is out`),
  },
  play: 'Play',
  pause: 'Pause',
  jumps: {
    previous: 'One action back',
    next: 'One action forward',
    'previous-turn': 'One turn back',
    'next-turn': 'One turn forward',
    'previous-deal': 'To the start of the deal',
    'next-deal': 'To the next deal',
  },
  speed: (speed: string): string => `Speed: ${speed}`,
  atOnce: 'without motion',
  view: 'Point of view',
  allHands: 'All hands',
};

/** How one plays, by the records. */
export const statistics = {
  rating: {
    title: 'Rating',
    lead: (beginner: number, master: number): string =>
      `After each match between you and bots in a game from the list. 1500 is as strong as the bot that counts cards and guesses hands; beginners have ${beginner}, masters ${master}.`,
    match: 'Match',
  },
  title: 'Statistics',
  lead: 'From the records of all matches in which only you and bots played.',
  none: 'No matches to count yet.',
  noneFits: 'No such matches.',
  game: 'Game',
  level: 'Opponents',
  players: 'Players',
  any: 'All',
  /** Opponents without a common level. */
  otherLevels: {
    mixed: 'Mixed',
    unknown: 'From files',
  },
  seats: (count: number): string => `${count} players`,
  matches: 'Matches',
  matchesWon: 'Matches won',
  deals: 'Deals',
  dealsWon: 'Deals with the best hand',
  dealsSafe: 'Deals without a loss',
  declared: '31 declared',
  knocks: 'Knocks',
  knocksWon: 'Knocks won',
  averageHand: 'Average hand',
  longestStreak: 'Longest winning streak',
  currentStreak: 'Current winning streak',
  /** A share with the count that it is of. */
  of: (part: string, whole: string): string => `${part} of ${whole}`,
  overTime: 'Week by week',
  overTimeOf: (weeks: number): string => (weeks === 1 ? 'In one week' : `The last ${weeks} weeks with a match`),
  knocksByTurn: 'Knocks by turn',
  knocksLead: 'Above each turn: how often',
  byGame: 'By game',
  byLevel: 'By opponents',
  week: 'Week of',
  turn: 'Turn',
  turnNumber: (turn: number, isLast: boolean): string => (isLast ? `${turn}+` : `${turn}`),
  value: 'Average value',
  won: 'Won',
  lost: 'Lost',
  failed: 'Failed',
  share: 'Share',
  numbers: 'The numbers',
  howCounted:
    'You had the best hand of a deal if nobody held more and it cost you nothing; for points, if you scored. A knock is won if it cost you nothing; for points, if it scored. The average leaves out hands that are not sums.',
};

/** Luck, in the statistics and of one match: what chance gave, beside what was to be expected. Numbers come as texts. */
export const luck = {
  title: 'Luck',
  counting: 'Counting…',
  none: 'Nothing to count: golf, where nobody knows the cards before them, and hands of brag, which have no points, are left out.',
  dealt: (you: string, expected: string, they: string, theirs: string): string =>
    `Dealt: your hands were worth ${you} points on average (expected: ${expected}), those of the others ${they} (expected: ${theirs}).`,
  drawn: (you: string, expected: string, they: string, theirs: string): string =>
    `Drawn: a card from the stock brought you ${you} points (expected: ${expected}), the others ${they} (expected: ${theirs}).`,
  /** @param wins percent with a margin, as `average` is: what would have been won with average cards */
  results: (matches: number, wins: string, average: string): string =>
    `You won ${wins}% of ${matches} matches; with average cards it would have been ${average}%.`,
  inside: 'Together, these four are within what chance brings 19 times out of 20.',
  /** @param what some of the four below, as a list */
  outside: (what: string): string =>
    `Further from what was expected than chance brings any of the four 19 times out of 20: ${what}.`,
  yourHands: 'your hands',
  theirHands: 'the hands of the others',
  yourCards: 'the cards that you drew',
  theirCards: 'the cards that the others drew',
  how: 'The ± gives the 95% range. What is expected is the mean over all hands of the pack, and at each draw over the cards that lay in the stock: no way of playing makes anybody look luckier. Three of a kind that beats everything counts here by its points in one suit. Golf and hands of brag are left out.',
  /** One match: what chance gave, beyond what was to be expected, to somebody and to the others. */
  ofMatch: {
    'far-more': ({ name, you }: Speaker): string =>
      `The cards were far kinder to ${you ? 'you' : name} than to the others.`,
    more: ({ name, you }: Speaker): string =>
      `The cards were a little kinder to ${you ? 'you' : name} than to the others.`,
    even: ({ name, you }: Speaker): string => `The cards were about as kind to ${you ? 'you' : name} as to the others.`,
    less: ({ name, you }: Speaker): string =>
      `The cards were a little less kind to ${you ? 'you' : name} than to the others.`,
    'far-less': ({ name, you }: Speaker): string =>
      `The cards were far less kind to ${you ? 'you' : name} than to the others.`,
  },
  ofMatchHow:
    'Hands dealt and cards drawn, beside what was to be expected and what the others got: it has nothing to do with how well anybody played.',
};

/** Everything that is stored: saving it as one file, restoring and deleting it. */
export const data = {
  lead: 'Everything is stored in this browser only. Clearing the browser’s data deletes it too, so save a file.',
  holds: (matches: string, records: string, rules: string): string =>
    `Stored here: ${records}, ${matches} and ${rules}.`,
  records: (count: number): string => (count === 1 ? '1 played match' : `${count} played matches`),
  matches: (count: number): string => (count === 1 ? '1 open match' : `${count} open matches`),
  rules: (count: number): string => (count === 1 ? '1 game of your own' : `${count} games of your own`),
  /** Follows the sentence on how much there is, or was restored. */
  progress: (ladder: number, goals: number): string =>
    `${counted(ladder, 'opponent')} beaten on the ladder, ${counted(goals, 'goal')} reached.`,
  bots: (count: number): string => (count === 1 ? '1 bot of your own.' : `${count} bots of your own.`),
  doubles: (count: number): string => (count === 1 ? '1 double.' : `${count} doubles.`),
  days: (count: number): string => `Deals of the day played: ${counted(count, 'day')}.`,
  holdsDamaged: (count: number): string =>
    count === 1 ? '1 damaged item was set aside.' : `${count} damaged items were set aside.`,
  notPersistent:
    'This browser stores nothing for this page: everything is gone once you close it, unless you save a file.',
  save: 'Save everything as a file',
  saveLead:
    'Open matches, records, your own rules, ladder, goals, deals of the day, your bots and settings, in one file.',
  restore: 'Restore from a file',
  restoreLead: 'Every part is checked first.',
  clear: 'Delete everything',
  clearLead: 'Open matches, records, your own rules, ladder, goals, deals of the day, your bots and settings.',
  reading: 'Checking the file…',
  working: 'One moment…',
  found: (matches: string, records: string, rules: string): string =>
    `The file has ${records}, ${matches} and ${rules}.`,
  damagedParts: (count: number): string =>
    count === 1 ? '1 item is damaged and left out:' : `${count} items are damaged and left out:`,
  damagedPart: (
    store: 'matches' | 'records' | 'rules' | 'ladder' | 'goals' | 'days' | 'bots' | 'doubles',
    id: string,
    reason: string,
  ): string =>
    `${{ matches: 'open match', records: 'record', rules: 'rules', ladder: 'step of the ladder', goals: 'goal', days: 'deals of the day', bots: 'bot', doubles: 'double' }[store]} ${id}: ${reason}`,
  andMore: (count: number): string => `and ${count} more`,
  howToRestore: 'How do you want to restore it?',
  merge: 'Add to what is here',
  mergeLead: 'What is here stays. No match is added twice.',
  replace: 'Replace what is here',
  replaceLead: 'What is here and not in the file is deleted.',
  reallyReplace: 'Really replace everything that is here?',
  yesReplace: 'Replace it',
  cancel: 'Cancel',
  restored: (matches: string, records: string, rules: string): string =>
    `Restored: ${records}, ${matches} and ${rules}.`,
  nothingNew: 'Everything was here already.',
  saved: 'The file is saved.',
  notSaved: 'The file was not saved.',
  reallyClear: 'Delete everything that is stored here?',
  reallyClearText:
    'This deletes all open matches, records, your own rules, ladder, goals, deals of the day, your bots and settings. It cannot be undone, unless you have saved a file.',
  yesClear: 'Delete everything',
  forSure: 'Are you sure?',
  forSureText: 'This is the last question.',
  yesForSure: 'Yes, delete it all',
  cleared: 'Everything has been deleted.',
  saveDamaged: 'Save damaged items as a file',
  saveDamagedLead: 'Restoring from that file shows what is wrong, and brings back what has been repaired.',
  deleteDamaged: 'Delete damaged items',
  reallyDeleteDamaged: 'Delete damaged items?',
  reallyDeleteDamagedText: 'This cannot be undone, unless you have saved a file. Everything else stays.',
  damagedDeleted: 'The damaged items have been deleted.',
  notJson: (file: string): string => `${file} is not a data file: it is not JSON in UTF-8.`,
  newer: (file: string): string =>
    `${file} was written by a newer version of the game. Reload the page to get that version.`,
  notData: (file: string): string => `${file} is not a data file. Import records of single matches under “Records”.`,
  tooLarge: (file: string): string => `${file} is too large.`,
};
