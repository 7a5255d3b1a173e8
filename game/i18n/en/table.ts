/** What happens at the table, and what one may do there. */
import type { BragHand } from '../../../engine/brag.ts';
import { rankOf, suitOf, type Card } from '../../../engine/cards.ts';
import { all, capitalised, inside, joined, type Who } from '../grammar.ts';
import type { Call, Speaker, Stake, TurnOption, TurnsLeft, Why, WhyScored } from '../message-arguments.ts';
import { are, counted, does, listed } from './speaking.ts';

/** Clubs first, as in the engine. */
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];
const RANKS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace'];

function several(rank: number): string {
  return `${RANKS[rank]}${RANKS[rank] === 'six' ? 'es' : 's'}`;
}

function bragHand({ kind, rank, isBest }: BragHand): string {
  const end = isBest ? 'from the ace' : `to the ${RANKS[rank]}`;
  return {
    prial: `prial of ${several(rank)}`,
    'running-flush': `running flush ${end}`,
    run: `run ${end}`,
    flush: `flush, ${RANKS[rank]} high`,
    pair: `pair of ${several(rank)}`,
    'high-card': `${RANKS[rank]} high`,
  }[kind];
}

/** Names of cards and of what they are worth. */
export const cards = {
  /** A card by itself: "seven of hearts". */
  card: (card: Card): string => `${RANKS[rankOf(card)]} of ${SUITS[suitOf(card)]}`,
  /** A card as an object: "the seven of hearts". */
  the: (card: Card): string => `the ${RANKS[rankOf(card)]} of ${SUITS[suitOf(card)]}`,
  /** A card as an object, by its rank alone: "an eight". */
  a: (card: Card): string => `${/^[ae]/.test(RANKS[rankOf(card)]) ? 'an' : 'a'} ${RANKS[rankOf(card)]}`,
  /** "24 in hearts". */
  inSuit: (value: string, suit: number): string => `${value} in ${SUITS[suit]}`,
  /** "16 in eights": cards of one rank that count together. */
  inRank: (value: string, rank: number): string => `${value} in ${several(rank)}`,
  /** "three sixes". */
  three: (rank: number): string => `three ${several(rank)}`,
  /** "a run up to the king": three in a row of one suit that beat all points. */
  straightFlush: (rank: number): string => `a run up to the ${RANKS[rank]}`,
  /** A hand of brag by itself: "pair of kings". */
  brag: bragHand,
  /** The same in a sentence: "a pair of kings". */
  aBrag: (hand: BragHand): string => (hand.kind === 'high-card' ? bragHand(hand) : `a ${bragHand(hand)}`),
  /** The same for narrow places: "Pair K". @param letter of its rank */
  bragSign: ({ kind, isBest }: BragHand, letter: string): string => {
    return {
      prial: `Prial ${letter}`,
      'running-flush': `Run flush ${isBest ? 'from' : 'to'} ${letter}`,
      run: `Run ${isBest ? 'from' : 'to'} ${letter}`,
      flush: `Flush ${letter}`,
      pair: `Pair ${letter}`,
      'high-card': `${letter} high`,
    }[kind];
  },
};

/** Where the slots of a row are, from left to right on the screen. */
const SLOTS = ['on the left', 'in the middle', 'on the right'];

function reason(why: Why): string {
  switch (why.is) {
    case 'declared':
      return inside(why.who, `${listed(why.who)} declared ${why.value}`);
    case 'lowest-card':
      return `lowest card (${why.value})`;
    case 'promise-broken':
      return `promised the highest hand, but ${why.value} was not enough`;
    case 'promise-kept':
      return inside(why.knocker, `${does(why.knocker, 'keep')} the promise with ${why.value}`);
    case 'lowest': {
      const hand = `lowest ${why.row ? 'row' : 'hand'} (${why.value})`;
      return why.knocked ? `knocked with the ${hand}` : hand;
    }
    case 'not-enough':
      return why.knocked ? `knocked with ${why.value}, which was not enough` : `${why.value} was not enough`;
  }
}

function loss(stake: Stake, lost: number): { verb: string; what: string } {
  return {
    letters: { verb: 'get', what: lost === 1 ? 'a letter' : counted(lost, 'letter') },
    places: { verb: 'lose', what: counted(lost, 'place') },
    points: { verb: 'lose', what: counted(lost, 'point') },
    tokens: { verb: 'lose', what: String(lost) },
  }[stake];
}

function each(who: Who): string {
  return all(who).length > 1 ? ' each' : '';
}

/** What follows a knock, by how many turns the others have: as it is told, and as it is announced to the knocker. */
const AFTER_KNOCK = {
  told: ['all hands are shown', 'everybody else has one more turn', 'everybody else has two more turns'],
  announced: ['all hands are shown', 'the others have one more turn', 'the others have two more turns'],
  short: ['all hands are shown', 'one more turn for the others', 'two more turns for the others'],
} as const;

/** What happens at the table, in words. */
export const table = {
  /** Before the first deal, by its dealer. */
  deals: (who: Speaker): string => `${does(who, 'deal')}.`,
  deal: (number: number): string => `Deal ${number}.`,
  ownTurn: 'Your turn.',
  ownLastTurn: 'Your last turn.',
  /** In one's last turn. @param isDouble whether a knocker with the lowest hand loses two */
  afterKnock: (name: string, isDouble: boolean): string =>
    `${name} has knocked: this is your last turn. Then the lowest hand loses${isDouble ? `, and ${name}’s would lose double` : ''}.`,
  /** What one's first hand is worth, and why: "13 in diamonds". */
  worth: (value: string): string => `${value}: only cards of one suit add up. Aces count 11, court cards 10.`,
  knocks: (who: Speaker, turns: TurnsLeft): string => `${does(who, 'knock')}: ${AFTER_KNOCK.told[turns]}.`,
  youKnock: (you: Speaker, turns: TurnsLeft): string => `${does(you, 'knock')}: ${AFTER_KNOCK.told[turns]}.`,
  /** A knock after which the turn goes on; `exchanges` with a pool. */
  /** @param then what comes first in the rest of the turn */
  youKnockAndDraw: (you: Speaker, then: 'discard' | 'draw' | 'exchange'): string => {
    const next = { discard: 'discard', draw: 'draw or take', exchange: 'exchange or pass' };
    return `${does(you, 'knock')}: now ${next[then]}.`;
  },
  knocksToo: (who: Speaker): string => `${does(who, 'knock')} too: all hands are shown.`,
  passes: (who: Speaker): string => `${does(who, 'pass')}: all hands are shown.`,
  /** With the stock empty, where that ends the deal and costs nothing. */
  passesInVain: (who: Speaker): string => `${does(who, 'pass')}: the stock is empty, and nobody loses.`,
  calls: (who: Speaker, call: Call): string => `${does(who, 'call')} the ${call}: all cards up!`,
  looks: (who: Speaker): string => `${does(who, 'look')} at the cards: play begins.`,
  callsSuddenDeath: (who: Speaker): string => `${does(who, 'call')} sudden death: one card each.`,
  dealsOn: (who: Speaker): string => `${does(who, 'keep')} dealing.`,
  declares: (who: Speaker, value: string): string => `${does(who, 'declare')} ${value}!`,
  /** The same where play goes on. */
  declaresOn: (who: Speaker, value: string): string =>
    `${does(who, 'declare')} ${value}! Everybody else has a last turn.`,
  youKeepQuiet: 'You keep quiet.',
  reshuffled: 'The discards become the new stock.',
  handsShown: 'All hands are shown.',
  rowsOpen: 'All rows are open.',
  stockSpent: 'The stock is empty, and nobody loses.',
  everybodyStays: 'Nobody would be left: everybody stays for another deal.',
  everybodyReturns: 'Nobody would be left: everybody is in again, with 1 token.',
  buysIn: (who: Speaker): string => `${does(who, 'buy')} in again.`,
  leaves: (who: Speaker): string => `${does(who, 'leave')} the table.`,
  oneMoreStep: 'Agreed: one more token for everybody.',
  /** At the end of a deal, if the knocker loses nothing. */
  knockHeld: (who: Speaker, value: string): string => `${listed(who)} knocked with ${value}: that was enough.`,
  /** The same in a race where the knocker alone could have scored, and does not. */
  knockFailed: (who: Speaker, value: string): string =>
    `${listed(who)} knocked with ${value}: that was not enough, and nobody scores.`,
  wins: (who: Speaker): string => `${does(who, 'win')} the match.`,
  shareWin: (who: readonly Speaker[]): string => `${does(who, 'share')} the win.`,

  /** Who lost how much and why: "Owl loses 2: knocked with the lowest hand (19)." */
  loses: (who: Who, stake: Stake, lost: number, why: Why): string => {
    const { verb, what } = loss(stake, lost);
    return `${does(who, verb)} ${what}${each(who)}: ${reason(why)}.`;
  },
  /** Who gained how much and why: "Owl scores 1: highest hand (27)." */
  /** Of tokens that others have lost. */
  receives: (who: Speaker, received: number): string => `${does(who, 'receive')} ${received}.`,
  scores: (who: Who, gained: number, why: WhyScored): string => {
    const reasons = { declared: `declared ${why.value}`, 'highest-card': `highest card (${why.value})` };
    return `${does(who, 'score')} ${gained}${each(who)}: ${why.is === 'highest-hand' ? `highest hand (${why.value})` : reasons[why.is]}.`;
  },
  /** Who is out of the match; on a bus, off it. */
  areOut: (who: Who, onBus: boolean): string => `${are(who)} ${onBus ? 'off the bus' : 'out'}.`,
  /** Who had fewer tokens left than were lost, and is out although there is grace. */
  isOutShort: (who: Speaker, due: number, had: number): string =>
    `${are(who)} out: ${due} to pay, and only ${had} left.`,
  /** Who has no tokens left and plays on; `place` is what these rules call that, where they do. */
  areOnGrace: (who: Who, place: string | null): string => `${are(who)} ${place ?? 'on grace'}: one more loss and out.`,
  /** The same in Schwimmen. */
  swim: (who: Who): string => `${are(who)} swimming: one more loss and out.`,

  /** Said large while everything else waits. */
  highlights: {
    knocks: (who: Speaker): string => `${does(who, 'knock')}!`,
    /** A knock that backfires, and one that does not. */
    caught: 'Caught!',
    holds: 'The knock holds.',
  },

  /** At a seat, what it does or did last. `sign` stands for a card. */
  does: {
    draws: 'draws',
    drew: 'drew',
    drewCard: (sign: string): string => `drew ${sign}`,
    took: (sign: string): string => `took ${sign}`,
    takes: (sign: string): string => `takes ${sign}`,
    turned: (sign: string): string => `turned ${sign}`,
    knocks: 'knocks',
    stands: 'stands',
    passes: 'passes',
    /** With a pool, where it ends nothing. */
    passesOn: 'passes',
    /** In fewer letters where there is little room. */
    exchanged: (taken: string, laid: string): string[] => [`took ${taken}, gave ${laid}`, `+${taken} −${laid}`],
    returned: (sign: string): string => `put ${sign} back`,
    swapsAll: 'swapped all',
    /** With a pool, for the rest of the deal. */
    passesForGood: 'passed for good',
    swapsAllForGood: 'swapped for good',
    keepsHand: 'keeps',
    changesHand: 'changed',
    /** Has asked for a new pool. */
    asks: 'new cards',
    looks: 'looks',
    calls: { hammer: 'hammer!', shotgun: 'shotgun!' },
    declares: (value: string): string => `${value}!`,
  },

  /** In a game with a pool. */
  pool: {
    /** For whoever plays with a pool for the first time. */
    steps: {
      exchange: 'Take a card from the middle, and give one of yours.',
      exchangeTwo: 'Take a card from the middle, and give one of yours: once, or twice.',
      swapAll: 'Or swap all three at once.',
      swapAllForGood: 'Or swap all three: then you have no more turns.',
      swapAllAndPass: 'Or swap all three: then you pass in your next turn.',
      swapAllForGoodLater: 'Or swap all three: then you have no more turns, except in the first turn of a deal.',
      pass: 'Or pass.',
      passForGood: 'Or pass: then you have no more turns.',
      knock: 'Or knock, when your hand is good enough.',
    },
    dealerChooses: (who: Speaker): string => `${does(who, 'choose')}: keep the hand, or change it for the middle?`,
    keeps: (who: Speaker): string => `${does(who, 'keep')} the hand.`,
    changes: (who: Speaker): string => `${does(who, 'change')} the hand for the cards in the middle.`,
    swapsAll: (who: Speaker): string => `${does(who, 'swap')} all three cards.`,
    renewed: 'All have passed: three new cards.',
    /** With 7, 8 and 9 in the middle. */
    asks: (who: Speaker): string => `${does(who, 'ask')} for three new cards.`,
    renewedSevenEightNine: '7, 8 and 9: three new cards.',
    /** With the signs of cards. */
    takes: (who: Speaker, taken: string): string => `${does(who, 'take')} the ${taken}.`,
    exchanges: (who: Speaker, taken: string, laid: string): string =>
      `${does(who, 'take')} the ${taken} for the ${laid}.`,
    returns: (who: Speaker, sign: string): string => `${does(who, 'put')} the ${sign} back.`,
    passes: (who: Speaker): string => `${does(who, 'pass')}.`,
    passesForGood: (who: Speaker): string => `${does(who, 'pass')} for good: no more turns in this deal.`,
    swapsAllForGood: (who: Speaker): string => `${does(who, 'swap')} all three cards: no more turns in this deal.`,
    /** Of a full hand: "Fox declares 31!", "Fox declares three aces!"; some languages have a call of their own. */
    declares: (who: Speaker, hand: string): string => `${does(who, 'declare')} ${hand}!`,
  },

  golf: {
    draws: (who: Speaker, card: Card): string => `${does(who, 'draw')} ${cards.the(card)}.`,
    takes: (who: Speaker, card: Card): string => `${does(who, 'take')} ${cards.the(card)}.`,
    /** "Fox puts a king in the middle of the row." */
    replaces: (who: Speaker, slot: number, card: Card): string =>
      `${does(who, 'put')} ${cards.a(card)} ${SLOTS[slot]} of ${all(who)[0].you ? 'your' : 'the'} row.`,
    /** "Owl turns up an eight on the left." */
    turnsUp: (who: Speaker, slot: number, card: Card): string =>
      `${does(who, 'turn')} up ${cards.a(card)} ${SLOTS[slot]}.`,
    /** Which of one's own three turns it is, given how many cards one has turned up. */
    ownTurn: (up: number): string => ['Your turn: the first of three.', 'Your second turn.', 'Your last turn.'][up],
    turnUpSlot: (slot: number): string => `Turn up the card ${SLOTS[slot]}`,
    replaceSlot: (slot: number): string => `Replace the card ${SLOTS[slot]}`,
    keep: 'Keep it',
    putAway: 'Discard it',
    prompts: {
      again: (sign: string): string => `Press again to put the ${sign} there.`,
      turnUp: 'Now tap the card to turn up.',
      replace: 'Tap the card that it replaces.',
      replaceOrPutAway: 'Tap a card to replace it, or discard this one.',
    },
  },
};

const OPTIONS = {
  discard: 'discard a card',
  draw: 'draw',
  exchange: 'take a card from the middle',
  swapAll: 'swap all three',
  knock: 'knock',
  stand: 'stand',
  hammer: 'call the hammer',
  pass: 'pass',
  newPool: 'ask for three new cards from the stock',
  passOn: 'pass',
  passForGood: 'pass for good',
};

/** What one may do in a turn: labels, and the prompts at the table. */
export const turn = {
  knock: 'Knock',
  pass: 'Pass',
  /** With a pool, where it ends nothing. */
  passOn: 'Pass',
  /** With a pool, after the first of two exchanges. */
  done: 'Done',
  swapAll: 'Swap all',
  /** Asks for three other cards in the middle. */
  newPool: 'Ask for three new cards',
  stand: 'Stand',
  hammer: 'Hammer',
  draw: 'Draw from the stock',
  takeDiscard: 'Take the discard',
  take: (card: Card): string => `Take ${cards.the(card)}`,
  discardCard: (card: Card): string => `Discard ${cards.the(card)}`,
  knockWith: (card: Card): string => `Knock, discarding ${cards.the(card)}`,
  waiting: (card: Card): string => capitalised(cards.the(card)),
  /** With a pool, for a card taken from it. */
  giveCard: (card: Card): string => `Give ${cards.the(card)}`,
  /** After the card that is to be given was chosen first. */
  takeFor: 'Now tap the card that you take for it.',
  /** After the first of two exchanges. */
  swapAnother: 'Swap another card, or end your turn.',
  /** On a button that waits for a second tap, from the longest wording to the shortest. */
  again: (face: string): string[] => [`${face}: press again`, `${face}:\npress again`, 'Press again'],

  /** Everything that one may do: "Draw, take the 7♥ or knock." Empty for nothing. */
  options: (available: readonly TurnOption[]): string => {
    const all = available.map((way) => (typeof way === 'string' ? OPTIONS[way] : `take the ${way.take}`));
    return all.length === 0 ? '' : `${capitalised(joined(all, 'or'))}.`;
  },
  pressAgain: {
    draw: 'Press the stock again to draw.',
    /** @param lost what a knocker with the lowest hand loses, null if that is not to be said in numbers */
    knock: (lost: number | null, turns: TurnsLeft): string[] => [
      ...(lost === null
        ? []
        : [
            `Press again to knock: ${AFTER_KNOCK.short[turns]}. If you are lowest then, you lose ${counted(lost, 'token')}.`,
            `Press again to knock. If you are lowest, you lose ${counted(lost, 'token')}.`,
          ]),
      `Press again to knock: ${AFTER_KNOCK.announced[turns]}.`,
    ],
    hammer: 'Press again to turn all cards up, as if you had knocked.',
    pass: 'Press again to pass: that ends the deal.',
    swapAll: 'Press again to swap all three cards.',
    take: 'Press again to take it.',
    newPool: 'Press again for three new cards: your turn is then over.',
    passOn: 'Press again to pass.',
    passForGood: 'Press again to pass: you get no more turns.',
    swapAllForGood: 'Press again to swap all three: you get no more turns.',
    stand: 'Press again to keep your hand as it is.',
    knockWith: (turns: TurnsLeft): string => `Press again to knock with it: ${AFTER_KNOCK.announced[turns]}.`,
  },
  discard: {
    choose: 'Discard a card.',
    /** After taking a card, which may not be discarded at once. */
    chooseAnother: 'Discard a card, not the one you took.',
    /** With a pool, for a card taken from it. */
    give: 'Put a card from your hand in its place.',
    chooseOrKnock: 'Choose a card: discard it, or knock with it.',
    /** Of the chosen card; `again` after a first tap. */
    chosen: (again: boolean): string => (again ? 'Press again to discard it.' : 'Discard it.'),
    chosenToGive: (again: boolean): string => (again ? 'Press again to give it.' : 'Give it.'),
    chosenOrKnock: (again: boolean): string =>
      again ? 'Press again to discard it, or knock with it.' : 'Discard it, or knock with it.',
  },
  noKnock: {
    declared: 'After a declared hand nobody knocks.',
    mustPass: 'You swapped all three, so now you pass.',
    tooEarly: (turns: number): string => `No knocking in your first ${turns === 1 ? 'turn' : `${turns} turns`}.`,
    oneSuit: 'To knock, hold one suit only.',
    oneSuitWorth: (least: number): string => `To knock, hold one suit only, worth ${least} or more.`,
    tooLow: (least: number, value: string): string => `To knock, hold ${least} or more: this is ${value}.`,
  },
};
