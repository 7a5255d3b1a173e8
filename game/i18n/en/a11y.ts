/** For screen readers and those who use keys. Cards, values and actions come in the words of the same language. */

/** A player as sentences name one. */
type Who = { name: string; you: boolean };

function does({ name, you }: Who, yours: string, others: string): string {
  return you ? `You ${yours}` : `${name} ${others}`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export const a11y = {
  autoLight: 'Auto',

  table: (game: string, deal: number) => (deal === 0 ? game : `${game}, deal ${deal}`),
  handTitle: ({ name, you }: Who) => (you ? 'Your hand' : `${name}’s hand`),
  titled: (title: string, sentence: string) => `${title}: ${sentence}`,
  tableTitle: 'On the table',
  playersTitle: 'Players',
  actionsTitle: 'What you can do',

  handHidden: 'No hand is shown.',
  handUnseen: 'The cards are face down.',
  noHand: 'No cards yet.',
  worth: (cards: string, value: string) => `${cards}: ${value}.`,
  cards: (cards: string) => `${cards}.`,
  waits: (card: string) => `Waiting to be placed: ${card}.`,
  faceDown: 'face down',
  topCard: (card: string) => `Top card: ${card}.`,
  noTopCard: 'The discard pile is empty.',
  stock: (count: number) => (count === 0 ? 'The stock is empty.' : `${counted(count, 'card', 'cards')} in the stock.`),
  turn: ({ name, you }: Who) => (you ? 'Your turn.' : `${name}’s turn.`),
  nobodysTurn: 'Nobody’s turn.',
  knocked: (who: Who, turnsLeft: number) =>
    `${does(who, 'have knocked', 'has knocked')}: ${counted(turnsLeft, 'turn', 'turns')} left.`,
  youCan: (ways: readonly string[]) => `You can: ${ways.join('; ')}.`,
  nothingYet: 'Nothing has happened yet.',
  dealer: 'dealer',
  knocker: 'knocked',
  onTurn: 'on turn',
  player: ({ name, you }: Who, facts: readonly string[]) => `${you ? 'You' : name}: ${facts.join(', ')}.`,

  drew: (who: Who) => `${does(who, 'draw', 'draws')}.`,
  drewCard: (who: Who, card: string) => `${does(who, 'draw', 'draws')} ${card}.`,
  took: (who: Who, card: string) => `${does(who, 'take', 'takes')} ${card}.`,
  discarded: (who: Who, card: string) => `${does(who, 'discard', 'discards')} ${card}.`,
  stood: (who: Who) => `${does(who, 'stand', 'stands')}.`,
  knockWith: (value: string) => `Knock with ${value}`,
  again: (way: string) => `Press again to do it: ${way}.`,

  keys: 'Keys',
  keysLead: 'Everything works with the keyboard.',
  keysPlay: 'Play',
  keysAsk: 'Ask',
  keysOther: 'Other',
  keyDraw: 'draw, take',
  keyKnock: 'knock',
  keyDigits: 'discard that card of your hand',
  keyRow: 'Golf: replace that card of your row; discard the drawn card',
  keySay: 'say “Thirty-one!”, keep quiet',
  keyOthers: 'hammer, sudden death, pass, stand, buy in, look or leave',
  keyHand: 'my hand and what it is worth',
  keyTop: 'the top card',
  keyTokens: 'everybody’s tokens',
  keyTurn: 'whose turn it is, and what I can do',
  keyLast: 'what has happened since my last turn',
  keyRules: 'rules, speed, sound off and on',
  keyMove: 'move around, and press',
  keySkip: 'skip animations, leave',
  keyHint: 'a hint',
  keyMarks: 'in a replay: next and previous marked decision',
  keyHelp: 'these keys',
  twice: 'twice',
  space: 'Space',
  readerNote:
    'A screen reader may keep single letters for itself: switch it to focus mode (NVDA: Insert+Space), or press the buttons.',
};
