/** What is said about rules in English: the model for the other languages, and what commands and documents use. */
import { ranksAsBrag } from '../../brag.ts';
import { scoresLastDeclared } from '../../scoring.ts';
import { declaresStraightFlush, fullTotal } from '../../value.ts';
import { addsUpHands, canDeclare, hasKnocker, keepsPromises, playsOnAfterDeclaring, takesPoints } from '../idle.ts';
import { stepNames, wordOf } from '../step-names.ts';
import type { HouseRules } from '../table.ts';
import {
  areAcesLikeOthers,
  canBeOutOfTurns,
  canFollowKnock,
  canKeepQuiet,
  countsPoints,
  declaredBesideFull,
  declaresInPlay,
  doAcesAllPay,
  hasHandToKnock,
  hasThrees,
  keepsPointsAfter,
  lowestRank,
  ownValues,
  otherKnocks,
  passesAfter,
  passesDealOn,
  paysLikeOthers,
  renewsPool,
  standsAfter,
  turnsAfterDeclaring,
} from './facts.ts';
import type { RuleTexts } from './rule-texts.ts';

const LIST = new Intl.ListFormat('en-GB');

const CARD_POINTS = 'An ace counts 11, a king, queen or jack 10, and every other card its pips.';
/** What counts as such, and is declared: by the names that `facts.ts` has for it. */
const VALUES = { threes: 'three of a kind', aces: 'three aces', sequences: 'a straight flush' };
/** Knocks that come without a card that is put into the pool. */
const OTHER_KNOCKS = { swap: 'after exchanging all three', pass: 'in place of a pass' };

const ENDS = { knock: 'a knock', declared: 'a declared hand' };
/** When there is no lowest hand that would lose a point. */
const WITHOUT_LOWEST = { suddenDeath: 'in sudden death', declared: 'where a hand is declared' };

/** What is said about rules in English. */
export const ENGLISH_RULES: RuleTexts = {
  level: (name) => name,
  groups: {
    aim: 'The aim',
    cards: 'The cards',
    start: 'Before the first turn',
    turn: 'A turn',
    pool: 'The pool',
    knock: 'Knocking',
    full: 'Declaring {full}',
    showdown: 'The showdown',
    tokens: 'Tokens and going out',
    race: 'The race for points',
  },
  meanings: {
    players: 'how many may play',
    deck: 'the pack: 52 cards, 40 without 8, 9 and 10, 32 from the 7 up, or 36 from the 6 up',
    handSize: 'cards in a hand',
    play: 'draw and discard, uncover a row of cards (golf), or exchange with three open cards (pool)',
    upcard: 'whether a card is turned up to start the discards',
    dealerChoice: 'whether the dealer may change the hand for the pool, unseen',
    poolSwapAll: 'whether one may take the whole pool for the whole hand, and whether that is one’s last turn',
    poolSwapTwo: 'whether one may exchange a second card in the same turn',
    poolPass: 'whether one may pass at any time, and whether that is one’s last turn',
    poolAllPass: 'what follows when all pass in turn',
    poolSevenEightNine: 'what follows when a 7, an 8 and a 9 are the pool',
    poolEarlyKnock: 'what follows a knock before anybody has exchanged',
    poolKnockAfter: 'after what turns one may knock',
    lives: 'tokens at the start',
    grace: 'a player without tokens plays on until the next loss',
    graceSeats: 'how many may be on grace at a time, 0 for no limit',
    handRanking: 'whether hands count points or are ranked as in brag',
    offSuit: 'whether cards of other suits count against the hand',
    threeOfAKind: 'what three of a rank are worth',
    threeAces: 'what three aces are worth',
    straightFlush: 'what three of a suit in sequence are worth',
    declare: 'whether 31 is declared by itself, by the player, or not at all',
    declareThree: 'whether three of a kind is declared like 31',
    declareStraightFlush: 'whether a straight flush is declared like 31',
    declareWithTen: 'whether only a 31 with a ten is declared',
    declareAfterKnock: 'whether 31 may be declared after a knock',
    declareEnds: 'what follows when somebody declares',
    declareLoss: 'what each other player loses when somebody declares',
    knockerLossOn31: 'what the knocker loses when another declares',
    knockTiming: 'when in the turn one knocks',
    knockMinimum: 'smallest hand value that may knock',
    knockSameSuit: 'only a hand of one suit may knock',
    knockFirstTurn: 'whether one may knock in one’s own first turn',
    knockPromise: 'what a knock promises',
    lastTurns: 'how many turns the others have after a knock',
    knockerLastTurn: 'whether the knocker has one more turn at the end',
    counterKnock: 'whether the next player may knock too and end the deal',
    knockerLowestLoss: 'what a knocker loses who alone is lowest',
    knockerTieLoss: 'what a knocker loses who ties for lowest',
    othersTieLoss: 'what each other player in that tie loses',
    knockerNotHighestLoss: 'what a knocker loses who is neither highest nor lowest',
    lowestTieLoss: 'what each loses where several tie for lowest',
    finalTurnStand: 'whether one may keep the hand in the last turn',
    hammer: 'whether the first player may make everybody show at once',
    suddenDeath: 'whether the dealer may have single cards compared',
    takeDiscards: 'whether one may take the top discard',
    returnTaken: 'whether a card just taken may be put down again',
    passAnyTurn: 'whether one may pass in any turn',
    stockEmpty: 'what follows when the stock runs out',
    turnLimit: 'after how many turns each a deal ends, 0 for no such limit',
    tieBreak: 'whether equal values are told apart by ranks',
    scoring: 'losing tokens, or a race for points',
    pointsTarget: 'points that win the match',
    pointsGoTo: 'who can score after a knock',
    knockerTieScore: 'what a knocker scores who ties for highest',
    lowestScore: 'whether the lowest hand loses a point',
    dealLimit: 'after how many deals a match ends, 0 for no limit',
    matchEnds: 'when a match for tokens ends',
    sharedWin: 'whether those who tie for the win share it',
    nextDealer: 'who deals next',
    handPoints: 'whether hand values are added up beside the lives',
    buyIns: 'how often an eliminated player may come back',
    levelNames: 'names of the steps from full tokens to grace',
  },
  labels: {
    players: ([fewest, most]) => (fewest === most ? `for ${most} players` : `for ${fewest} to ${most} players`),
    deck: {
      standard52: 'pack of 52',
      italian40: 'Italian pack of 40, without 8, 9 and 10',
      piquet32: 'pack of 32, from the 7 up',
      jass36: 'pack of 36, from the 6 up',
    },
    handSize: { 3: 'three cards each', 4: 'four cards each, and {full} is the best' },
    play: {
      'draw-discard': 'draw and discard',
      golf: 'golf: three turns to uncover a row of cards',
      pool: 'exchange with three open cards',
    },
    upcard: { true: 'a card is turned up', false: 'no card is turned up' },
    dealerChoice: { false: 'the dealer keeps the hand', true: 'the dealer may change the hand for the pool' },
    poolSwapAll: {
      true: 'all three may be swapped',
      false: 'one card at a time',
      'for-good': 'who swaps all has no more turns',
      'for-good-after-first-turn': 'who swaps all has no more turns, save in the first turn',
    },
    poolSwapTwo: { false: 'no swapping of two cards', true: 'two cards may be swapped' },
    poolPass: {
      true: 'passing allowed',
      false: 'no passing before a knock',
      'for-good': 'who passes has no more turns',
      never: 'no passing at all',
    },
    poolAllPass: { renew: 'a new pool when all pass', showdown: 'showdown when all pass' },
    poolSevenEightNine: {
      stays: '7-8-9 stays in the pool',
      renew: 'a new pool on 7-8-9',
      'on-request': 'a new pool on 7-8-9 when asked for',
    },
    poolEarlyKnock: {
      'last-turns': 'last turns after every knock',
      showdown: 'a knock before any exchange ends the deal',
    },
    poolKnockAfter: { take: 'knock after taking one card', 'any-turn': 'knock after any turn' },
    lives: (lives) => (lives === 1 ? '1 token each' : `${lives} tokens each`),
    grace: { true: 'on grace after the last token', false: 'out with the last token' },
    graceSeats: { 0: 'any number on grace', 1: 'only one on grace at a time' },
    handRanking: { points: 'hands count points', brag: 'hands are ranked as in brag' },
    offSuit: { ignored: 'other suits do not count', minus: 'other suits count against you' },
    threeOfAKind: (value) =>
      value === null
        ? 'three of a kind has no special value'
        : value === 'top'
          ? 'three of a kind beats everything'
          : `three of a kind counts ${points(value)}`,
    threeAces: { null: 'three aces have no special value', 33: 'three aces count 33' },
    straightFlush: (value) =>
      value === null
        ? 'a straight flush has no special value'
        : value === 'top'
          ? 'a straight flush beats all points'
          : `a straight flush counts ${points(value)}`,
    declare: {
      automatic: '{full} ends the deal',
      manual: '{full} may be declared or kept quiet',
      off: '{full} is not declared',
    },
    declareThree: { false: 'three of a kind is not declared', true: 'three of a kind is declared' },
    declareStraightFlush: { false: 'a straight flush is not declared', true: 'a straight flush is declared' },
    declareWithTen: { false: '{full} is declared without a ten too', true: '{full} is declared only with a ten' },
    declareAfterKnock: { true: '{full} also after a knock', false: '{full} only before a knock' },
    declareEnds: {
      'all-pay': 'all others pay a declared hand',
      showdown: 'a declared hand brings the showdown',
      'last-turns': 'last turns after a declared hand',
      'aces-all-pay': 'all pay three aces; {full} brings the showdown',
      'at-showdown': 'hands are declared at the showdown, and all others pay',
    },
    declareLoss: {
      1: 'the others lose 1 to a declared hand',
      2: 'the others lose 2 to a declared hand',
      3: 'the others lose 3 to a declared hand',
    },
    knockerLossOn31: { 1: 'a knocker loses 1 when another declares', 2: 'a knocker loses 2 when another declares' },
    knockTiming: {
      'instead-of-draw': 'knock instead of drawing',
      'before-draw': 'knock, then draw',
      'after-draw': 'knock with the discard',
    },
    knockMinimum: (value) => (value === 0 ? 'knock with any value' : `knock from ${value}`),
    knockSameSuit: { false: 'knock with any suits', true: 'knock only with one suit' },
    knockFirstTurn: { true: 'knock from the first turn on', false: 'no knock in the first turn' },
    knockPromise: { 'not-lowest': 'a knock promises not to be lowest', highest: 'a knock promises the highest hand' },
    lastTurns: {
      1: 'one last turn after a knock',
      0: 'showdown at once after a knock',
      2: 'two last turns after a knock',
    },
    knockerLastTurn: { false: 'no last turn for the knocker', true: 'a last turn for the knocker' },
    counterKnock: { false: 'one knock a deal', true: 'the next player may knock too' },
    knockerLowestLoss: { 2: 'a knocker alone lowest loses 2', 1: 'a knocker alone lowest loses 1' },
    knockerTieLoss: {
      0: 'a knocker tied for lowest is safe',
      1: 'a knocker tied for lowest loses 1',
      2: 'a knocker tied for lowest loses 2',
    },
    othersTieLoss: {
      1: 'whoever ties with a knocker for lowest loses 1',
      0: 'whoever ties with a knocker for lowest is safe',
    },
    knockerNotHighestLoss: {
      0: 'a knocker in between is safe',
      1: 'a knocker who is not highest loses 1',
      2: 'a knocker who is not highest loses 2',
    },
    lowestTieLoss: {
      1: 'whoever ties for lowest loses 1',
      0: 'whoever ties for lowest is safe',
      'unless-all': 'whoever ties for lowest loses 1, unless all tie',
    },
    finalTurnStand: { false: 'no standing in the last turn', true: 'standing allowed in the last turn' },
    hammer: {
      off: 'no hammer',
      hammer: 'hammer: the first player may make everybody show',
      shotgun: 'shotgun: the first player may make everybody show, cards unseen',
    },
    suddenDeath: { false: 'no sudden death', true: 'sudden death: the dealer may have single cards compared' },
    takeDiscards: { true: 'the top discard may be taken', false: 'one draws from the stock alone' },
    returnTaken: { false: 'a card just taken stays', true: 'a card just taken may go back' },
    passAnyTurn: { false: 'pass only with no stock left', true: 'pass in any turn' },
    stockEmpty: {
      showdown: 'no new stock',
      reshuffle: 'discards become a new stock',
      void: 'an empty stock ends the deal without loss',
      ends: 'the last card of the stock ends the deal',
    },
    turnLimit: (turns) => (turns === 0 ? 'no limit of turns' : turns === 1 ? '1 turn each' : `${turns} turns each`),
    tieBreak: { none: 'equal values tie', ranks: 'equal values compared by ranks' },
    scoring: { lives: 'tokens to lose', points: 'a race for points' },
    pointsTarget: (target) => (target === 1 ? '1 point wins' : `${target} points win`),
    pointsGoTo: {
      highest: 'the highest hand scores',
      knocker: 'after a knock only the knocker can score',
    },
    knockerTieScore: { 0: 'a knocker tied for highest scores nothing', 1: 'a knocker tied for highest scores 1' },
    lowestScore: { 0: 'the lowest hand loses no point', '-1': 'the lowest hand loses a point' },
    dealLimit: (deals) =>
      deals === 0 ? 'no limit of deals' : deals === 1 ? '1 deal a match' : `${deals} deals a match`,
    matchEnds: { 'last-left': 'the last player left wins', 'first-out': 'the match ends with the first who is out' },
    sharedWin: { false: 'one winner', true: 'a tie for the win is shared' },
    nextDealer: {
      left: 'the deal passes to the left',
      loser: 'the loser deals',
      winner: 'the winner deals',
      'right-of-winner': 'the winner plays first',
    },
    handPoints: { false: 'hand values are not added up', true: 'hand values are added up' },
    buyIns: (times) => (times === 0 ? 'no buying back in' : times === 1 ? '1 buy-in each' : `${times} buy-ins each`),
    levelNames: (names) => (names.length === 0 ? 'unnamed steps' : `steps: ${names.join(', ')}`),
  },
  reasons: {
    golfRow: 'a row in golf has three cards',
    golfValue: 'golf has its own hand values',
    golfKnock: 'there is no knocking in golf',
    golfDeclare: 'there is no declaring in golf',
    golfHammer: 'there is no hammer in golf',
    bragValue: 'hands of brag have no points',
    bragDeclare: 'no hand of brag is declared',
    bragTies: 'equal hands of brag have equal ranks',
    race: 'nobody has tokens in a race for points',
    noRace: 'tokens are played for, not points',
    noPointToLose: 'nobody has a point to lose before the match ends',
    noGrace: 'nobody is ever on grace',
    oneLeft: 'the last one left wins',
    oneDeal: 'the match ends after one deal',
    declareOff: 'nobody declares',
    noLateDeclaring: 'nobody declares after a knock',
    promise: 'a knock promises the highest hand, and only that counts',
    nobodyKnocks: 'nobody can knock',
    declaredAtOnce: 'a hand that is good enough to knock is declared at once',
    neverBeaten: 'no hand is worth more than one that is good enough to knock',
    everyHand: 'every hand that may knock is worth that much',
    oneSuitAnyway: 'no hand of several suits is good enough to knock',
    acesOnTop: 'three of a kind is the top hand, and nobody declares',
    acesAnyway: 'three aces are worth no more than any three of a kind here',
    twoPlayers: 'with two players nobody can come back into the match',
    twoHands: 'of two hands the knocker has the higher or the lower',
    stockLasts: 'with so few players and turns the stock never runs out',
    noPool: 'there is no pool',
    poolOpen: 'with a pool nobody draws from the stock, and there are no discards',
    poolPass: 'with a pool one may pass after a knock in any case',
    nobodyPasses: 'nobody may pass',
    passForGood: 'whoever passes has no more turns, so that all never pass in turn',
    knockAfterExchange: 'whoever knocks comes after an exchange',
    noEightsOrNines: 'the pack has no 8 and 9',
    knockNotAfterTake: 'one does not knock after an exchange',
    oneExchanged: 'a turn that ends with a knock always exchanges one card',
    golfTurns: 'golf has three turns each',
    golfPass: 'nobody passes in golf',
    golfTakes: 'in golf the top discard may always be taken',
    nobodyTakes: 'nobody takes discards',
    noLastTurns: 'nobody has a turn after a knock',
    oneTurn: 'everybody has only one turn',
    nobodyPays: 'a declared hand makes nobody pay',
    allPayAsMuch: 'everybody loses as much anyway',
    flushAnyway: 'every such sequence is worth as much by its suit',
    flushWithoutValue: 'straight flushes have no value of their own',
    declaredHighest: 'a declared hand is the highest anyway',
    declaredWhenShown: 'hands are declared only at the showdown',
  },
  games: {
    special: 'What is special',
    withoutEffect: 'Without effect',
    alike: (hasExceptions) => (hasExceptions ? 'Both play the same. Only this is different:' : 'Both play the same.'),
    different: (count) => (count === 1 ? '1 rule is different.' : `${count} rules are different.`),
    differentWithoutEffect: 'Different, but without effect',
    playsLike: (game, others) => `${game} plays the same as ${LIST.format(others)}.`,
  },
  sentences: {
    players: ({ players: [fewest, most] }) => ({
      aim:
        fewest === most ? `${most} play, each for themselves.` : `${fewest} to ${most} can play, each for themselves.`,
    }),
    deck: (rules) => ({
      cards: `${
        {
          standard52: 'The pack has 52 cards.',
          italian40: 'The pack has 40 cards: no 8, 9 or 10, so that the jack follows the 7.',
          piquet32: 'The pack has 32 cards: the 7 is the lowest.',
          jass36: 'The pack has 36 cards: the 6 is the lowest.',
        }[rules.deck]
      }${countsPoints(rules) ? ` ${CARD_POINTS}` : ''}`,
    }),
    handSize: (rules) => ({
      cards: ranksAsBrag(rules)
        ? `Everybody is dealt three cards. ${middle(rules)}`
        : `Everybody is dealt ${rules.handSize === 4 ? 'four' : 'three'} cards. ${middle(rules)} A hand is worth the largest ` +
          `total that it holds in one suit: {full} at best, an ace and ${rules.handSize === 4 ? 'three' : 'two'} cards that ` +
          'count 10.',
    }),
    play: (rules) => {
      switch (rules.play) {
        case 'golf':
          return {
            cards:
              `Everybody is dealt three cards in a row, face down, and nobody looks at them. ${middle(rules)} A row is ` +
              'worth the largest total that it holds in one suit or in one rank.',
            turn:
              `${first(rules)} Take the top discard and put it face up in ` +
              'place of one of your face-down cards, which goes on the discard pile. Or draw from the stock and look at the ' +
              'card: put it into your row in the same way, or discard it and turn one of your face-down cards up. Cards ' +
              'that are face up stay where they are. There is no knocking. After three turns each, all rows are open and ' +
              'the deal ends.',
            showdown: showdown(rules),
          };
        case 'pool':
          return {
            turn:
              `${first(rules)} Take one card of the pool and put one of yours in its place, face up: any ` +
              `${rules.returnTaken ? 'of them, even the one you just took' : 'but the one you just took'}.` +
              `${rules.poolSwapAll ? ' Or exchange all three of your cards for the three of the pool.' : ''} ${longest(rules)}`,
            showdown: showdown(rules),
          };
        case 'draw-discard':
          return {
            turn:
              `${first(rules)} Draw the top card of the stock, which nobody else sees` +
              `${rules.takeDiscards ? ', or take the top card of the discard pile' : ''}. Then discard a card: any ` +
              `${rules.takeDiscards && !rules.returnTaken ? 'but' : 'of yours, even'} the one you ` +
              `${rules.takeDiscards ? 'took from the pile' : 'drew. Discards are never taken'}. ${longest(rules)}`,
            showdown: showdown(rules),
          };
      }
    },
    upcard: () => ({}),
    dealerChoice: (rules) =>
      rules.dealerChoice
        ? {
            start:
              'The dealer looks at the hand that was dealt, and keeps it or changes it, unseen, for the three cards of the ' +
              'pool: the first hand is then the pool. Now the pool is turned up' +
              `${declaresInPlay(rules) ? ', and only then are hands declared that are good enough' : ''}.`,
          }
        : {},
    poolSwapAll: (rules) => {
      if (typeof rules.poolSwapAll !== 'string') return {};
      const none = rules.poolPass === 'for-good' ? '' : noneAfter(rules);
      const later =
        rules.poolSwapAll === 'for-good' ? '' : ' Only the first player may do so in the first turn and play on.';
      return { pool: `Whoever exchanges all three has no more turns in that deal${none}.${later}` };
    },
    poolSwapTwo: ({ poolSwapTwo }) =>
      poolSwapTwo
        ? {
            pool: 'After exchanging one card you may exchange another in the same turn: any card of the pool but the one that you have just put there.',
          }
        : {},
    poolPass: (rules) => {
      const last = lastInTurns(rules);
      if (rules.poolPass === 'for-good') {
        return {
          pool:
            'In place of exchanging you may always pass: you keep the hand that you have, and have no more turns in that ' +
            `deal${noneAfter(rules)}.${last}`,
        };
      }
      if (rules.poolPass === true)
        return { pool: `In place of exchanging you may always pass: you keep the hand that you have.${last}` };
      const after = passesAfter(rules).map((end) => ENDS[end]);
      return {
        pool:
          after.length === 0
            ? `Nobody may pass.${last}`
            : `Only after ${after.join(' or ')} may you pass, and keep the hand that you have.${last}`,
      };
    },
    poolAllPass: (rules) => {
      const all = `If all pass one after another, and nobody has ${ended(rules)},`;
      return {
        pool:
          rules.poolAllPass === 'renew'
            ? `${all} the pool is put aside and three new cards are turned up; where the stock has fewer than three, the ` +
              'deal ends with a showdown.'
            : `${all} the deal ends with a showdown.`,
      };
    },
    poolSevenEightNine: ({ poolSevenEightNine }) => {
      switch (poolSevenEightNine) {
        case 'stays':
          return {};
        case 'renew':
          return {
            pool: 'When a turn begins and the pool is a 7, an 8 and a 9, of any suits, it is put aside and three new cards are turned up, as long as the stock has three.',
          };
        case 'on-request':
          return {
            pool: 'When the pool is a 7, an 8 and a 9, of any suits, you may ask for three new cards in place of anything else, as long as the stock has three: the pool is put aside, and your turn is over.',
          };
      }
    },
    poolEarlyKnock: (rules) =>
      rules.poolEarlyKnock === 'showdown'
        ? {
            knock:
              'If nobody has exchanged a card yet, a knock ends the deal at once: nobody else has a turn, and all hands are shown.',
          }
        : {},
    poolKnockAfter: (rules) => {
      const ways = otherKnocks(rules).map((way) => OTHER_KNOCKS[way]);
      return ways.length === 0 ? {} : { knock: `You may also knock ${ways.join(' or ')}.` };
    },
    lives: (rules) => ({
      tokens:
        `Everybody starts with ${counted(rules.lives, 'token')}. ${howMatchEnds(rules)}. Where the ` +
        'match goes on after a deal, the players may agree on one more step: everybody still in gains a token, and whoever ' +
        `that deal eliminated stays in, ${rules.grace ? 'on grace' : 'with 1 token'}. This can happen five times in a match.`,
    }),
    grace: ({ grace }) => ({
      tokens: grace
        ? 'A player whose last token is gone plays on, on grace, until the next loss. Whoever cannot pay a loss in full is ' +
          'out. If a deal would eliminate everybody who is left, those players stay in, on grace, and another deal is played.'
        : 'A player whose last token is gone is out. If a deal would eliminate everybody who is left, those players stay in ' +
          'with 1 token, and another deal is played.',
    }),
    graceSeats: ({ graceSeats }) =>
      graceSeats === 1
        ? {
            tokens:
              'Only one player at a time can be on grace: whoever loses the last token while another is there is out at ' +
              'once. If two get there in one deal, the place goes to the first from the dealer’s left.',
          }
        : {},
    handRanking: (rules) => {
      if (rules.handRanking === 'points') return {};
      const low = lowestRank(rules);
      return {
        cards:
          'Hands are ranked as in brag. Best is a prial, three cards of one rank: ' +
          `${hasThrees(rules) ? 'three threes before three aces, three kings and so on down' : 'three aces, three kings and so on down'}. ` +
          'Then come a running flush, three cards of one suit in sequence; a run, a sequence of several suits; a flush, three ' +
          'cards of one suit; a pair; and any other hand by its highest card. Of sequences the best is ' +
          `ace-${low}-${low + 1}, then ace-king-queen, and so on down. Of two flushes, or two hands by their highest card, that ` +
          'card counts, then the second, then the third; of two pairs the higher, then the third card. The ace is the highest ' +
          'card, no suit is better than another, and equal hands tie.',
      };
    },
    offSuit: (rules) => {
      if (rules.offSuit === 'ignored') return {};
      const whole = ownValues(rules).map((one) => VALUES[one]);
      return {
        cards:
          'The points of all other cards of the hand are taken off that total, so that it can be less than nothing' +
          `${whole.length === 0 ? '' : `; nothing is taken off ${whole.join(' or ')}`}.`,
      };
    },
    threeOfAKind: ({ threeOfAKind }) => {
      if (threeOfAKind === null) return {};
      const three = 'Three of a kind, that is three cards of one rank,';
      return {
        cards:
          threeOfAKind === 'top'
            ? `${three} beats every other hand, {full} too, and a higher rank beats a lower one.`
            : `${three} counts ${points(threeOfAKind)} where no suit in the hand is worth more.`,
      };
    },
    threeAces: (rules) => {
      const { declare, threeAces } = rules;
      if (threeAces === null) return {};
      const quiet = canKeepQuiet(rules) ? '; kept quiet they count 30' : '';
      if (areAcesLikeOthers(rules)) return { cards: `Three aces are declared like {full}${quiet}.` };
      const declared = declare === 'off' ? '' : ` and are declared like {full}${quiet}`;
      return { cards: `Three aces count ${threeAces}${declared}.` };
    },
    straightFlush: (rules) => {
      if (rules.straightFlush === null) return {};
      const cards = `Three cards of one suit in sequence, the ace above the king or below the ${lowestRank(rules)},`;
      return {
        cards:
          rules.straightFlush === 'top'
            ? `${cards} beat every number of points, and of two such hands the one whose sequence ends higher wins.`
            : `${cards} count ${points(rules.straightFlush)} where the hand would be worth less.`,
      };
    },
    declare: (rules) => {
      if (rules.declare === 'off') return { full: '{full} is only a high hand: it is not declared, and play goes on.' };
      const hand = `{full}${ten(rules)}${rules.declareThree ? ' or three cards of one rank' : ''}${declaresStraightFlush(rules) ? ' or three cards of one suit in sequence' : ''}`;
      if (rules.declareEnds === 'at-showdown')
        return {
          full: `Whoever holds ${hand} when all hands are shown declares it, and nobody does before that. ${declared(rules)}`,
        };
      if (rules.declare === 'automatic')
        return {
          full:
            `Whoever holds ${hand} at the end of a turn, or is dealt it, declares, showing the hand. If several are dealt ` +
            `it, all of them declare. ${declared(rules)}`,
        };
      return {
        full:
          `Whoever holds ${hand} at the end of a turn, or is dealt it, is asked whether to declare, showing the hand. If ` +
          `several are dealt it, all of them are asked before anything follows. ${declared(rules)} A {full} kept quiet counts ` +
          `${fullTotal(rules) - 1} and can be declared only after it has been broken up and made again.`,
      };
    },
    declareThree: (rules) =>
      rules.declareThree && canKeepQuiet(rules)
        ? {
            full:
              rules.threeOfAKind === 'top' || (rules.threeOfAKind ?? 0) >= 30
                ? 'Three of a kind kept quiet counts 30.'
                : 'Three of a kind kept quiet counts no more than 30.',
          }
        : {},
    declareStraightFlush: (rules) =>
      declaresStraightFlush(rules) && canKeepQuiet(rules)
        ? {
            full:
              rules.straightFlush === 'top' || (rules.straightFlush ?? 0) >= 30
                ? 'A straight flush kept quiet counts 30.'
                : 'A straight flush kept quiet counts no more than 30.',
          }
        : {},
    declareWithTen: (rules) =>
      rules.declareWithTen
        ? {
            full: `Without a ten {full} is only a high hand${declaresStraightFlush(rules) ? ', unless it is a sequence' : ''}: it is not declared.`,
          }
        : {},
    declareEnds: () => ({}),
    declareLoss: () => ({}),
    declareAfterKnock: ({ declareAfterKnock }) => ({
      full: declareAfterKnock
        ? 'Hands can be declared after a knock as well.'
        : 'Once somebody has knocked nothing is declared any more: {full} is then only a high hand.',
    }),
    knockerLossOn31: (rules) =>
      rules.knockerLossOn31 === 2
        ? {
            full: `A player who has knocked loses 2 tokens when another declares${doAcesAllPay(rules) ? ' three aces' : ''}.`,
          }
        : {},
    knockTiming: (rules) => {
      const then = afterKnock(rules);
      const pool = rules.play === 'pool';
      switch (rules.knockTiming) {
        case 'instead-of-draw':
          return {
            knock: `Instead of ${pool ? 'exchanging' : 'drawing'} you may knock and keep the hand you have: ${then}.`,
          };
        case 'before-draw':
          return {
            knock: pool
              ? `Before exchanging you may knock. You still exchange, or pass; ${then}.`
              : `Before drawing you may knock. You still draw${rules.takeDiscards ? ' or take' : ''}, and discard; ${then}.`,
          };
        case 'after-draw':
          return {
            knock: pool
              ? `After taking one card of the pool you may knock with the card that you put there: ${then}.`
              : `After drawing${rules.takeDiscards ? ' or taking' : ''} you may knock with your discard: ${then}.`,
          };
      }
    },
    knockMinimum: (rules) => {
      if (rules.knockMinimum === 0) return {};
      if (!hasHandToKnock(rules)) return { knock: 'No hand is good enough to knock, so nobody can.' };
      const [draw, discard] = rules.play === 'pool' ? ['exchange', 'exchange'] : ['draw', 'discard'];
      const when = {
        'instead-of-draw': '',
        'before-draw': ` before the ${draw}`,
        'after-draw': ` after the ${discard}`,
      };
      return { knock: `Only a hand worth ${rules.knockMinimum} or more${when[rules.knockTiming]} may knock.` };
    },
    knockSameSuit: (rules) =>
      rules.knockSameSuit && hasHandToKnock(rules) ? { knock: 'Only a hand all of one suit may knock.' } : {},
    knockFirstTurn: ({ knockFirstTurn }) =>
      knockFirstTurn ? {} : { knock: 'Nobody may knock in their own first turn of a deal.' },
    knockPromise: ({ knockPromise, hammer }) =>
      knockPromise === 'highest'
        ? {
            showdown:
              `A knock${hammer === 'off' ? '' : ` (the ${hammer} too)`} promises the highest hand. If nobody has more than ` +
              'the knocker, everybody else loses 1 token; otherwise only the knocker loses, 1 token.',
          }
        : {},
    lastTurns: () => ({}),
    knockerLastTurn: () => ({}),
    counterKnock: ({ counterKnock }) => ({
      knock: counterKnock
        ? 'The player after the knocker may knock too, in the turn right after it and on the same conditions: that ends play ' +
          'at once, with a showdown, in which the first of the two counts as the knocker.'
        : 'After a knock nobody can knock again.',
    }),
    knockerLowestLoss: (rules) =>
      paysLikeOthers(rules)
        ? {}
        : { showdown: `A knocker who alone has the lowest hand loses ${counted(rules.knockerLowestLoss, 'token')}.` },
    knockerTieLoss: (rules) => {
      if (paysLikeOthers(rules)) return { showdown: 'A knocker loses no more and no less than others.' };
      return {
        showdown:
          rules.knockerTieLoss === 0
            ? 'A knocker who ties with others for lowest loses nothing.'
            : `A knocker who ties with others for lowest loses ${counted(rules.knockerTieLoss, 'token')}.`,
      };
    },
    othersTieLoss: (rules) =>
      paysLikeOthers(rules)
        ? {}
        : { showdown: `The others in such a tie lose ${rules.othersTieLoss === 0 ? 'nothing' : '1 token each'}.` },
    knockerNotHighestLoss: ({ knockerNotHighestLoss }) =>
      knockerNotHighestLoss === 0
        ? {}
        : {
            showdown:
              `A knocker who has neither the highest nor the lowest hand loses ${counted(knockerNotHighestLoss, 'token')}, ` +
              'beside whoever is lowest.',
          },
    lowestTieLoss: () => ({}),
    finalTurnStand: (rules) => {
      const after = standsAfter(rules).map((end) => ENDS[end]);
      return rules.finalTurnStand
        ? { knock: `In a last turn after ${after.join(' or ')} you may stand: keep your hand and draw nothing.` }
        : {};
    },
    hammer: (rules) => {
      const scored =
        'It is scored as if that player had knocked, without further turns; conditions for knocking do not apply.';
      switch (rules.hammer) {
        case 'off':
          return {};
        case 'hammer':
          return {
            start: `In place of the first turn, its player may call the hammer: all show their hands. ${scored}`,
          };
        case 'shotgun':
          return {
            start:
              'Before anybody looks at the cards, the player to the dealer’s left may call the shotgun: all show their ' +
              `hands. ${scored}${canDeclare(rules) ? ` ${dealtFull(rules)}` : ''}`,
          };
      }
    },
    suddenDeath: ({ suddenDeath, scoring }) =>
      suddenDeath
        ? {
            start:
              'After one card each has been dealt, face down, the dealer may call sudden death: these cards are turned up and ' +
              `compared by what they count; everybody with the ${
                scoring === 'points' ? 'highest scores 1 point' : 'lowest loses 1 token'
              }, and the deal is over.`,
          }
        : {},
    takeDiscards: () => ({}),
    returnTaken: () => ({}),
    passAnyTurn: ({ passAnyTurn }) =>
      passAnyTurn ? { turn: 'You may also pass, that is keep your hand and draw nothing.' } : {},
    turnLimit: () => ({}),
    stockEmpty: (rules) => {
      if (rules.stockEmpty === 'reshuffle')
        return { turn: 'When the stock is empty, all discards but the top one are shuffled and become the new stock.' };
      if (rules.play === 'golf') return { turn: 'When the stock is empty you can only take the top discard.' };
      if (rules.stockEmpty === 'ends')
        return {
          turn: 'When the last card of the stock has been drawn, the deal ends after that turn: all hands are shown, even where others still had a turn to come.',
        };
      const end =
        rules.stockEmpty === 'void'
          ? `, without loss or gain where nobody has ${ended(rules)}, and otherwise with a showdown,`
          : ' with a showdown,';
      return {
        turn:
          `When the stock is empty you may also pass in place of a turn: that ends the deal at once${end} even where ` +
          'others still had a turn to come.',
      };
    },
    tieBreak: ({ tieBreak }) =>
      tieBreak === 'ranks'
        ? {
            showdown:
              'Equal values are told apart by the ranks of the cards that count, highest first; an ace is above a king.',
          }
        : {},
    dealLimit: (rules) => {
      const { dealLimit, scoring, sharedWin } = rules;
      if (dealLimit === 0) return {};
      const tokens = `most tokens${addsUpHands(rules) ? ' (of equals, the most hand points)' : ''}`;
      return {
        aim:
          `If nobody has won by then, the match ends after ${counted(dealLimit, 'deal')}: whoever has the ` +
          `${scoring === 'points' ? 'most points' : tokens} wins, and ` +
          `${sharedWin ? 'several with as many share the win' : 'while several have as many, another deal follows'}.`,
      };
    },
    matchEnds: () => ({}),
    sharedWin: () => ({}),
    nextDealer: (rules) => {
      if (rules.nextDealer === 'left') return {};
      const best = `with the highest ${rules.play === 'golf' ? 'row' : 'hand'}`;
      const won = `won a deal, ${canDeclare(rules) ? 'by declaring or ' : ''}${best},`;
      if (rules.nextDealer === 'right-of-winner') {
        return {
          start:
            `Whoever ${won} plays first in the next, and the player to their right deals it; of several, the first from ` +
            'the dealer’s left. If none of them is still in, the deal passes to the left.',
        };
      }
      return {
        start:
          `Whoever ${rules.nextDealer === 'loser' ? 'lost something in a deal' : won} deals the next; of several, the first ` +
          'from the dealer’s left. If none of them is still in, the deal passes to the left.',
      };
    },
    scoring: (rules) => {
      const collect =
        rules.play === 'golf'
          ? 'Make your row of cards worth as much as you can'
          : ranksAsBrag(rules)
            ? 'Make the best hand of brag that you can'
            : 'Collect high cards of one suit';
      return rules.scoring === 'points'
        ? { aim: `${collect}. The best hand of a deal scores, and enough points win the match.` }
        : {
            aim:
              `${collect}. Whoever does worst in a deal loses tokens, and ` +
              `${rules.matchEnds === 'first-out' ? 'when somebody is out, whoever has most left' : 'the last player left'} wins the match.`,
          };
    },
    pointsTarget: ({ pointsTarget, sharedWin }) => ({
      race:
        `The first player with ${counted(pointsTarget, 'point')} wins the match. If several get there in one deal, the most ` +
        `points win; with equal points they ${sharedWin ? 'share the win' : 'play on'}. The others are placed by their points.`,
    }),
    pointsGoTo: () => ({}),
    knockerTieScore: () => ({}),
    lowestScore: (rules) => (takesPoints(rules) ? { showdown: lowestLoses(rules) } : {}),
    handPoints: ({ handPoints }) =>
      handPoints
        ? {
            tokens:
              'The values of your hands in all deals are added up as well: of players eliminated in one deal, the one with the ' +
              'larger sum has the better place.',
          }
        : { tokens: 'Players eliminated in the same deal share a place.' },
    buyIns: ({ buyIns }) =>
      buyIns === 0
        ? {}
        : {
            tokens:
              'A player whom a deal eliminates may pay a stake before the next one and come back with full tokens, ' +
              `${howOften(buyIns)} a match and while two others are still in. Whoever does not is out for good.`,
          },
    levelNames: (rules) => {
      const word = wordOf(rules);
      if (word !== null) {
        return {
          tokens: `Nobody holds tokens on the table: each token lost is a letter, and whoever has all of “${word}” is out.`,
        };
      }
      const [names, later] = stepNames(rules).map((some) => some.map((name) => `“${name}”`).join(', '));
      if (names === '') return {};
      const added = later === '' ? '' : `; steps that are agreed on add ${later}`;
      return { tokens: `The steps from full tokens down have names: ${names}${added}.` };
    },
  },
};

function points(value: number): string {
  return Number.isInteger(value) ? String(value) : `${Math.floor(value)}½`;
}

/** What lies in the middle once the hands have been dealt. */
function middle(rules: HouseRules): string {
  if (rules.play !== 'pool') {
    return rules.upcard
      ? 'The next card starts the discard pile, face up, and the rest is the stock.'
      : `The rest is the stock. No card is turned up${rules.takeDiscards ? ': until somebody has discarded there is nothing to take' : ''}.`;
  }
  const rest = renewsPool(rules) ? 'the rest is the stock' : 'the rest is put aside';
  return `Three more cards are the pool, in the middle of the table, ${rules.dealerChoice ? 'face down at first' : 'face up'}; ${rest}.`;
}

/** Who begins, and in which direction play goes. */
function first(rules: HouseRules): string {
  return (
    'Chance decides who deals first. The player to the dealer’s left begins. Play goes clockwise' +
    `${passesDealOn(rules) ? ', and so does the deal' : ''}.`
  );
}

/** After how many turns a deal ends in any case. */
function longest({ turnLimit }: HouseRules): string {
  const turns = `A deal in which everybody has had ${counted(turnLimit === 0 ? 50 : turnLimit, 'turn')} ends with a showdown`;
  return `${turns}${turnLimit === 0 ? '' : ', even where others still had a turn to come'}.`;
}

/** What follows when only one player still has turns. */
function lastInTurns(rules: HouseRules): string {
  if (!canBeOutOfTurns(rules)) return '';
  const pass = rules.poolPass === 'never' ? '' : ', and may pass in it';
  return ` When only one player is left who has turns, that player has one more${pass}; then all hands are shown.`;
}

/** After what those who are out of the turns have none either, as the end of a sentence. */
function noneAfter(rules: HouseRules): string {
  const after = standsAfter(rules).map((end) => ENDS[end]);
  return after.length === 0 ? '' : `, not even after ${after.join(' or ')}`;
}

/** What somebody has done in whose place the deal would go on. */
function ended(rules: HouseRules): string {
  return playsOnAfterDeclaring(rules) ? 'knocked or declared' : 'knocked';
}

/** What a declared hand brings. */
function declared(rules: HouseRules): string {
  const pay =
    rules.scoring === 'points'
      ? 'whoever declares scores 1 point, and nobody else scores'
      : `everybody who does not declare loses ${counted(rules.declareLoss, 'token')}`;
  switch (rules.declareEnds) {
    case 'all-pay':
      return `The deal ends at once: ${pay}.`;
    case 'aces-all-pay':
      if (!doAcesAllPay(rules)) return comparedAtOnce(rules, 'The');
      return `If three aces are declared, the deal ends at once: ${pay}. ${comparedAtOnce(rules, 'Otherwise the')}`;
    case 'showdown':
      return comparedAtOnce(rules, 'The');
    case 'last-turns':
      return (
        'The hand lies open, and everybody who has not declared has ' +
        `${turnsAfterDeclaring(rules) === 2 ? 'two turns' : 'one turn'} left.` +
        `${canFollowKnock(rules) ? ' A knock before it no longer counts, and nobody' : ' Nobody'} can knock any more, but ` +
        `others can declare. Then all hands are shown, and ${
          scoresLastDeclared(rules)
            ? 'the hand that was declared last scores 1 point, and no other; several that were dealt are declared together.'
            : 'it counts as if nobody had knocked.'
        }`
      );
    case 'at-showdown':
      return rules.scoring === 'points'
        ? 'If somebody does, each who does scores 1 point, and nobody else scores.'
        : `If somebody does, everybody who does not loses ${counted(rules.declareLoss, 'token')}, whoever has the lowest hand.`;
  }
}

/** A declared hand that ends the deal, and makes nobody pay as such. @param start of the sentence */
function comparedAtOnce({ scoring }: HouseRules, start: string): string {
  const fate = scoring === 'points' ? 'scores only where it is the highest' : 'can be the lowest, too';
  return `${start} deal ends at once with a showdown, as if nobody had knocked: the declared hand ${fate}.`;
}

/** What follows a knock. */
function afterKnock({ lastTurns, knockerLastTurn }: HouseRules): string {
  if (lastTurns === 0) return 'then all hands are shown at once';
  const turns = lastTurns === 2 ? 'two more turns, in two rounds' : 'one more turn';
  return `every other player then has ${turns}${knockerLastTurn ? ', the knocker one more after them' : ''}, and all hands are shown`;
}

function showdown(rules: HouseRules): string {
  const hand = rules.play === 'golf' ? 'row' : 'hand';
  const compared = rules.play === 'golf' ? 'All rows are compared.' : 'All hands are shown and compared.';
  if (rules.scoring === 'points') {
    if (rules.pointsGoTo === 'knocker' && hasKnocker(rules)) return `${compared} ${knockerScores(rules)}`;
    const except =
      hasKnocker(rules) && rules.knockerTieScore === 0 ? ', but a knocker who ties with others scores nothing' : '';
    return `${compared} The highest ${hand} scores 1 point. Players who tie for highest score 1 point each${except}.`;
  }
  return (
    `${compared} ${keepsPromises(rules) ? 'Where nobody has knocked, the' : 'The'} lowest ${hand} loses 1 token. ` +
    tiedForLowest(rules)
  );
}

/** Who scores where after a knock nobody else can. */
function knockerScores({ knockerTieScore }: HouseRules): string {
  return (
    'After a knock only the knocker can score: 1 point where ' +
    `${knockerTieScore === 0 ? 'all other hands are lower' : 'no other hand is higher'}, and otherwise nobody scores. Without ` +
    'a knock the highest hand scores 1 point, and players who tie for highest score 1 point each.'
  );
}

/** What the lowest hand loses in a race. */
function lowestLoses(rules: HouseRules): string {
  const ends = keepsPointsAfter(rules).map((end) => WITHOUT_LOWEST[end]);
  const spared = ends.length > 0 ? ` Nobody loses a point ${ends.join(' or ')}.` : '';
  return (
    `The lowest ${rules.play === 'golf' ? 'row' : 'hand'} loses 1 point, where its player has one. Players who tie for lowest lose 1 ` +
    `point each, but nothing where all tie.${spared}`
  );
}

/** What players lose who tie for lowest. */
function tiedForLowest(rules: HouseRules): string {
  const withoutKnocker = hasKnocker(rules) && !keepsPromises(rules) ? ' without the knocker' : '';
  switch (rules.lowestTieLoss) {
    case 1:
      return 'Players who tie for lowest lose 1 token each.';
    case 0:
      return `Players who tie for lowest${withoutKnocker} lose nothing.`;
    case 'unless-all':
      return `Players who tie for lowest${withoutKnocker} lose 1 token each, but nothing where all tie.`;
  }
}

/** What a hand of the best total must have to be declared. */
function ten({ declareWithTen }: HouseRules): string {
  return declareWithTen ? ' with a ten' : '';
}

function dealtFull(rules: HouseRules): string {
  const beside = declaredBesideFull(rules);
  const hands = `If hands of {full}${ten(rules)}${beside.map((other) => ` or ${VALUES[other]}`).join('')} are among them,`;
  return rules.scoring === 'points'
    ? `${hands} each of those scores 1 point and no other hand scores${takesPoints(rules) ? ' or loses one' : ''}.`
    : `${hands} everybody else loses exactly 1 token.`;
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function howOften(count: number): string {
  return ['never', 'once', 'twice'][count] ?? `${count} times`;
}

/** Who wins a match for tokens, and how the others are placed. */
function howMatchEnds(rules: HouseRules): string {
  const { dealLimit, matchEnds, sharedWin } = rules;
  if (matchEnds === 'last-left') {
    const places = dealLimit === 0 ? '' : ', and those who are in at the end by their tokens';
    return `The last player left wins the match; the others are placed by how long they stayed in${places}`;
  }
  const most = `most tokens${addsUpHands(rules) ? ' (of equals, the most hand points)' : ''}`;
  const tied = sharedWin ? 'several with as many share the win' : 'while several have as many, another deal follows';
  return `The match ends with the deal in which somebody is out: whoever has the ${most} wins, and ${tied}; the others are placed by their tokens`;
}
