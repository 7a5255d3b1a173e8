/** What is asked, advised and read out in a match, and how it ends. */
import type { AdaptedKind } from '../../../engine/habits/adapted-decisions.ts';
import { capitalised } from '../grammar.ts';
import type { Speaker } from '../message-arguments.ts';
import { counted } from './speaking.ts';

/** "Thirty-one!" for the values that have a word. */
const CALLED: Record<string, string> = { '31': 'Thirty-one', '41': 'Forty-one' };

/** By place, from the first. */
const ORDINALS =
  'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth Thirteenth Fourteenth Fifteenth Sixteenth Seventeenth'.split(
    ' ',
  );
const CARDINALS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  );
/** Higher numbers of points are figures. */
const MOST_IN_WORDS = 10;

/** "Half a point", "one point", "12 points". */
function pointsInWords(points: number): string {
  if (points === 0.5) return 'half a point';
  const number = (points <= MOST_IN_WORDS && CARDINALS[points - 1]) || points;
  return `${number} ${points === 1 ? 'point' : 'points'}`;
}

/** Questions for decisions outside a turn. */
export const questions = {
  shotgun: {
    title: 'Shotgun?',
    text: (byPoints: boolean): string =>
      `Turn all cards up now, unseen: it counts as your knock, and the ${byPoints ? 'highest scores' : 'lowest loses'}.`,
    yes: 'Cards up!',
    no: 'Look first',
  },
  suddenDeath: {
    title: 'Sudden death?',
    text: (byPoints: boolean): string =>
      `Everybody has one card, unseen. Turn them up now: the ${byPoints ? 'highest scores' : 'lowest loses'}.`,
    yes: 'Cards up!',
    no: 'Keep dealing',
  },
  dealerChoice: {
    title: 'Keep your hand?',
    text: (value: string | null): string =>
      `${value === null ? '' : `It is worth ${value}. `}You may change all of it for the three cards in the middle, unseen; yours then lie there.`,
    keep: 'Keep it',
    change: 'Change it',
  },
  /** With a pool, after swapping all. */
  knock: {
    title: 'Knock?',
    text: (value: string): string => `You now hold ${value}. Knock with it, or play on?`,
    yes: 'Knock',
    no: 'Play on',
  },
  declare: {
    title: (value: string): string => `You hold ${value}`,
    text: (quiet: number): string => `Say so before the ring runs out, or it counts ${quiet}.`,
    yes: (value: string): string => `${CALLED[value] ?? value}!`,
    /** With a pool. @param hand "31", "three aces" */
    fire: (hand: string): string => `${CALLED[hand] ?? capitalised(hand)}!`,
    no: 'Keep quiet',
    /** For screen readers: nobody should have to race theirs. */
    unhurried: 'T says it, Q keeps quiet, and any other key gives you the full time again.',
  },
  buyIn: {
    title: 'You are out',
    /** `coins` are what one comes back with, in words; null if the game is not played for coins. */
    text: (coins: string | null): string => `Pay a stake and come back${coins === null ? '' : ` with ${coins}`}?`,
    yes: 'Buy in',
    no: 'Stay out',
  },
};

/** Where only bots play: the button that opens all hands, in two short lines. */
export const watching = {
  open: 'Open\nhands',
  close: 'Close\nhands',
};

/** Taking back what one has done, in a match against bots. */
export const takeBack = {
  button: 'Take back',
  key: 'take back',
  title: 'Take back?',
  text: 'This match then no longer counts for rating, goals and statistics.',
  keep: 'Play on',
  done: 'Taken back.',
};

/** Hints on what to do. Cards are signs as printed, such as 9♥; values too, such as 27 ♥. */
export const hints = {
  button: 'Hint',
  key: 'ask what to do',
  thinking: 'Let me see…',
  /** What to do. */
  act: {
    draw: 'Draw from the stock',
    take: (card: string) => `Take the ${card}`,
    takeOne: 'Take the discard',
    discard: (card: string) => `Discard the ${card}`,
    give: (card: string) => `Give the ${card}`,
    knock: 'Knock',
    knockWith: (card: string) => `Knock, discarding the ${card}`,
    stand: 'Stand: keep your hand',
    pass: 'Pass',
    hammer: 'Call it: all cards up',
    look: 'Look at your cards',
    suddenDeath: 'Call sudden death',
    deal: 'Keep dealing',
    declare: 'Say it',
    quiet: 'Keep quiet',
    replace: (place: number) => `Put it in place of card ${place}`,
    flip: (place: number) => `Discard it and turn up card ${place}`,
    swapAll: 'Swap all three cards',
    keep: 'Keep your hand',
    change: 'Change your hand for the middle',
    newPool: 'Ask for three new cards',
    playOn: 'Play on without a knock',
    done: 'End your turn',
    passOn: 'Pass',
    buyIn: 'Buy in again',
    leave: 'Stay out',
  },
  /** The same actions, after “than”. */
  than: {
    draw: 'drawing',
    take: (card: string) => `taking the ${card}`,
    takeOne: 'taking the discard',
    discard: (card: string) => `discarding the ${card}`,
    give: (card: string) => `giving the ${card}`,
    knock: 'knocking',
    knockWith: (card: string) => `knocking with the ${card}`,
    stand: 'standing',
    pass: 'passing',
    hammer: 'calling it',
    look: 'looking',
    suddenDeath: 'calling it',
    deal: 'dealing',
    declare: 'saying it',
    quiet: 'keeping quiet',
    replace: (place: number) => `replacing card ${place}`,
    flip: (place: number) => `turning up card ${place}`,
    swapAll: 'swapping all',
    keep: 'keeping the hand',
    change: 'changing the hand',
    newPool: 'asking for new cards',
    playOn: 'playing on',
    done: 'ending the turn',
    passOn: 'passing',
    buyIn: 'buying in',
    leave: 'staying out',
  },
  makes: (value: string) => `it makes ${value}`,
  keeps: (value: string) => `you keep ${value}`,
  holds: (value: string) => `you hold ${value}`,
  /** How many of the cards that may come from the stock help. @param useless the discard, if it does not */
  helps: (count: number, of: number, useless: string | null) =>
    `${count} of ${of} cards help you${useless === null ? '' : `, the ${useless} does not`}`,
  /** How to see the figures. */
  more: 'Ask again to see how sure it is',
  /** How often a knock costs a token. */
  knockCosts: (percent: number) =>
    percent === 0 ? 'you hardly ever lose with it' : `you lose ${percent} of 100 such deals`,
  knockWouldCost: (percent: number) => `with a knock you would lose ${percent} of 100 such deals`,
  /** How often the policy does what it advises. */
  sure: (percent: number) => `${percent}% sure`,
  wins: (points: number, than: string) => `${points}% better than ${than}`,
  even: (than: string) => `about as good as ${than}`,
  chance: (percent: number) => `${percent}% to win the match`,
  byExpert: 'Advice from the built-in expert.',
};

function does({ name, you }: Speaker, yours: string, others: string): string {
  return you ? `You ${yours}` : `${name} ${others}`;
}

/** For screen readers and those who use keys. Cards, values and actions come in the words of the same language. */
export const a11y = {
  table: (game: string, deal: number) => (deal === 0 ? game : `${game}, deal ${deal}`),
  handTitle: ({ name, you }: Speaker) => (you ? 'Your hand' : `${name}’s hand`),
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
  /** Of what has been discarded before a draw, and comes to lie on the pile after it. */
  asideCard: (card: string) => `Just discarded: ${card}.`,
  noTopCard: 'The discard pile is empty.',
  stock: (count: number) => (count === 0 ? 'The stock is empty.' : `${counted(count, 'card', 'cards')} in the stock.`),
  turn: ({ name, you }: Speaker) => (you ? 'Your turn.' : `${name}’s turn.`),
  nobodysTurn: 'Nobody’s turn.',
  knocked: (who: Speaker, turnsLeft: number) =>
    `${does(who, 'have knocked', 'has knocked')}: ${counted(turnsLeft, 'turn', 'turns')} left.`,
  lastTurns: (turnsLeft: number) => `Last turns: ${counted(turnsLeft, 'turn', 'turns')} left.`,
  youCan: (ways: readonly string[]) => `You can: ${ways.join('; ')}.`,
  nothingYet: 'Nothing has happened yet.',
  dealer: 'dealer',
  knocker: 'knocked',
  adapts: 'adapts to how the others play',
  onTurn: 'on turn',
  player: ({ name, you }: Speaker, facts: readonly string[]) => `${you ? 'You' : name}: ${facts.join(', ')}.`,

  pool: (cards: string) => `In the middle: ${cards}.`,
  poolFaceDown: 'Three cards lie face down in the middle.',
  empty: 'an empty place',
  laid: (who: Speaker, card: string) => `${does(who, 'lay', 'lays')} down ${card}.`,
  swappedAll: (who: Speaker, taken: string, laid: string) =>
    `${does(who, 'swap', 'swaps')} all: ${who.you ? 'take' : 'takes'} ${taken}; ${who.you ? 'lay' : 'lays'} down ${laid}.`,
  drew: (who: Speaker) => `${does(who, 'draw', 'draws')}.`,
  drewCard: (who: Speaker, card: string) => `${does(who, 'draw', 'draws')} ${card}.`,
  took: (who: Speaker, card: string) => `${does(who, 'take', 'takes')} ${card}.`,
  discarded: (who: Speaker, card: string) => `${does(who, 'discard', 'discards')} ${card}.`,
  passed: (who: Speaker) => `${does(who, 'pass', 'passes')}.`,
  stood: (who: Speaker) => `${does(who, 'stand', 'stands')}.`,
  knockWith: (value: string) => `Knock with ${value}`,
  keys: 'Keys',
  keysLead: 'Everything works with the keyboard.',
  keysPlay: 'Play',
  keysAsk: 'Ask',
  keysOther: 'Other',
  keyDraw: 'draw, take',
  keyKnock: 'knock',
  keyDigits: 'discard that card of your hand',
  keyPool: 'With three cards in the middle: take that one, then give that card of your hand; swap all',
  keyRow: 'Golf: replace that card of your row; discard the drawn card',
  keySay: 'say “Thirty-one!”, keep quiet',
  keyOthers: 'hammer, sudden death, new cards, pass, stand, buy in, look or leave',
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

/** How a match ended. */
export const result = {
  youWin: 'You win the match',
  wins: (name: string): string => `${name} wins the match`,
  youShare: 'You share the win',
  shared: 'The win is shared',
  afterDeals: (count: number): string => `after ${counted(count, 'deal')}`,
  outInDeal: (deal: number): string => `out in deal ${deal}`,
  /** What happened, below who has won. */
  story: {
    place: (place: number, players: number, what: string): string =>
      `${ORDINALS[place - 1]} of ${CARDINALS[players - 1]}: ${what}`,
    alone: (what: string): string => `You were ${what}`,
    putOut: (deal: number): string => `out in deal ${deal}`,
    putOutBy: (deal: number, points: number): string => `out by ${pointsInWords(points)} in deal ${deal}`,
    declared: (deal: number, name: string, value: number): string => `out in deal ${deal}, as ${name} had ${value}`,
    caught: (deal: number): string => `out in deal ${deal}, caught knocking`,
    behind: (points: number): string => `${pointsInWords(points)} behind`,
    unscathed: (deals: number): string => `You lost nothing in ${counted(deals, 'deal')}`,
    nothingToLose: (deals: number): string =>
      deals === 1
        ? 'You won a deal with nothing left to lose'
        : `You came through ${deals} deals with nothing left to lose`,
    ownFull: (deal: number, value: number): string => `Your ${value} in deal ${deal} decided it`,
    ownKnock: (deal: number): string => `Your knock in deal ${deal} decided it`,
    ahead: (points: number): string => capitalised(`${pointsInWords(points)} ahead`),
  },
  /** Offered after three losses in a row. */
  easier: {
    offer: 'You have lost three matches in a row. Would you like easier opponents?',
    accept: 'Yes, easier',
    decline: 'No, thanks',
  },
  playAgain: 'Play again',
  /** `change` has a sign. */
  rating: (rating: string, change: string): string => `Your rating: ${rating} (${change}).`,
  /** Where a review has been made: the level that one played like. */
  playedLike: (level: string): string => `You played like a player at level “${level}”.`,
  /** The deal that decided the match, to be watched, played again or sent. */
  turningPoint: {
    title: 'Turning point',
    heading: (deal: number): string => `Deal ${deal} decided it`,
    /** The hands that decided it. */
    hands: (deal: number, own: string, name: string, other: string): string =>
      `In deal ${deal} you had ${own}, and ${name} ${other}.`,
    /** Why it decided the match. */
    why: {
      out: 'You were out after it.',
      last: 'The match ended with it.',
      race: 'No other deal made as much of the difference.',
    },
    watch: 'Watch it',
    play: 'Play it again',
    playLead: 'The same cards, from the same standings. See whether it ends differently.',
    send: 'Challenge a friend with it',
    sendLead: 'A link with this deal. Nobody sees how it went until they have played.',
  },
  /** Again, after one has won. */
  rematch: (names: readonly string[]): string =>
    names.length === 1 ? `A rematch for ${names[0]}` : 'Give them a rematch',
  menu: 'Menu',
  watchAgain: 'Watch it again',
  saveRecord: 'Save the record',
};

/** What bots that adapt did because of what they knew of the others. */
export const adaptation = {
  /** @param changed of `changed` @param times of `times` */
  adapted: (name: string, changed: string, times: string): string =>
    `${name} adapted to the others and ${changed} (${times}).`,
  /** @param habit of `habits` */
  noticed: (name: string, habit: string, changed: string, times: string): string =>
    `${name} noticed that ${habit}, and ${changed} (${times}).`,
  habits: {
    late: 'you knock late',
    early: 'you knock early',
    often: 'you take many open cards',
    seldom: 'you take few open cards',
  },
  changed: {
    knocked: 'knocked sooner than usual',
    waited: 'knocked later than usual',
    took: 'took the open card more often than usual',
    left: 'left the open card more often than usual',
    chose: 'took other open cards than usual',
    exchanged: 'exchanged cards more often than usual',
    kept: 'exchanged cards less often than usual',
    discarded: 'discarded differently from usual',
    played: 'played differently from usual',
  } satisfies Record<AdaptedKind, string>,
  times: (count: number): string => (count === 2 ? 'twice' : `${count} times`),
};
