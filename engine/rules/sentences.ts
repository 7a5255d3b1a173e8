/**
 * What each house rule says to a player, in English; another language is another table of this type. Rules without
 * effect are left out by whoever asks (`describe.ts`).
 */
import { fullTotal } from '../value.ts';
import { canKnock, hasKnocker, keepsPromises } from './idle.ts';
import type { HouseRules } from './table.ts';
import type { RuleSentences } from './words.ts';

const CARD_POINTS = 'An ace counts 11, a king, queen or jack 10, and every other card its pips.';
const PILES = 'The next card starts the discard pile, face up, and the rest is the stock.';
const FIRST = "The player at the dealer's left begins. Play goes clockwise, and so does the deal.";
const FURTHER_TURNS = 'every other player then has one more turn, and all hands are shown';

/** By key, what it adds to the description of some rules. */
export const SENTENCES: RuleSentences = {
  players: ({ players: [fewest, most] }) => ({
    aim: fewest === most ? `${most} play, each alone.` : `${fewest} to ${most} can play, each alone.`,
  }),
  deck: ({ deck }) => ({
    cards: `${
      deck === 'italian40'
        ? 'The pack has 40 cards: no 8, 9 or 10, so that the jack follows the 7.'
        : 'The pack has 52 cards.'
    } ${CARD_POINTS}`,
  }),
  handSize: ({ handSize }) => ({
    cards:
      `Everybody is dealt ${handSize === 4 ? 'four' : 'three'} cards. ${PILES} A hand is worth the largest total that ` +
      `it holds in one suit: {full} at best, an ace and ${handSize === 4 ? 'three' : 'two'} cards that count 10.`,
  }),
  play: (rules) =>
    rules.play === 'golf'
      ? {
          cards:
            `Everybody is dealt three cards in a row, face down, and nobody looks at them. ${PILES} A row is worth the ` +
            'largest total that it holds in one suit or in one rank.',
          turn:
            `${FIRST} Take the top discard and put it face up in ` +
            'place of one of your face-down cards, which goes on the discard pile. Or draw from the stock and look at the ' +
            'card: put it into your row in the same way, or discard it and turn one of your face-down cards up. Cards ' +
            'that are face up stay where they are. There is no knocking. After three turns each, all rows are open and ' +
            'the deal ends.',
          showdown: showdown(rules),
        }
      : {
          turn:
            `${FIRST} Draw the top card of the stock, which ` +
            'nobody else sees, or take the top card of the discard pile. Then discard a card: any but the one you ' +
            'took from the pile. A deal in which everybody has had 50 turns ends with a showdown.',
          showdown: showdown(rules),
        },
  lives: ({ lives }) => ({
    tokens:
      `Everybody starts with ${counted(lives, 'token')}. The last player in wins the match. After a deal the players may ` +
      'agree on one more step: everybody in gains a token, and whoever that deal put out stays in. This can happen five ' +
      'times in a match.',
  }),
  grace: ({ grace }) => ({
    tokens: grace
      ? 'A player whose last token is gone plays on, on grace; whoever cannot pay a loss in full is out. If a deal would ' +
        'put out everybody who is left, those players stay in, on grace, and another deal is played.'
      : 'A player whose last token is gone is out. If a deal would put out everybody who is left, those players stay in ' +
        'with 1 token, and another deal is played.',
  }),
  graceSeats: ({ graceSeats }) =>
    graceSeats === 1
      ? {
          tokens:
            'Only one player at a time can be on grace: whoever loses the last token while another is there is out at ' +
            "once. If two get there in one deal, the place goes to the first from the dealer's left.",
        }
      : {},
  threeOfAKind: ({ threeOfAKind }) => {
    if (threeOfAKind === null) return {};
    if (threeOfAKind === 'top')
      return { cards: 'Three of a kind beats every other hand, {full} too, and a higher rank beats a lower one.' };
    return {
      cards: `Three of a kind counts ${threeOfAKind === 30 ? '30' : '30½'}, where no suit in the hand is worth more.`,
    };
  },
  threeAces: ({ threeAces, threeOfAKind, declare }) => {
    if (threeAces === null) return {};
    if (threeOfAKind === 'top') return { cards: 'Three aces are declared like {full}.' };
    const declared = {
      automatic: ' and are declared like {full}',
      manual: ' and are declared like {full}; kept quiet they count 30',
      off: '',
    };
    return { cards: `Three aces count 33${declared[declare]}.` };
  },
  straightFlush: ({ straightFlush }) =>
    straightFlush === null
      ? {}
      : { cards: 'Three cards of one suit in sequence, the ace high or low, count 30 where they would count less.' },
  declare: (rules) => {
    if (rules.declare === 'off') return { full: '{full} is only a high hand: it is not declared, and play goes on.' };
    const price =
      rules.scoring === 'points'
        ? 'Whoever declares scores 1 point, and nobody else scores.'
        : 'Everybody who does not declare loses 1 token.';
    if (rules.declare === 'automatic')
      return {
        full: `Whoever holds {full} after discarding, or is dealt it, declares, and the deal ends at once. ${price}`,
      };
    return {
      full:
        `Whoever holds {full} after discarding, or is dealt it, is asked whether to declare; that ends the deal. ${price} ` +
        `A {full} kept quiet counts ${fullTotal(rules) - 1} and can be declared only after it has been broken ` +
        'up and made anew.',
    };
  },
  declareAfterKnock: ({ declareAfterKnock }) => ({
    full: declareAfterKnock
      ? 'It can be declared after a knock as well.'
      : 'Once somebody has knocked it is no longer declared, and is only a high hand.',
  }),
  knockerLossOn31: ({ knockerLossOn31 }) =>
    knockerLossOn31 === 2 ? { full: 'A player who has knocked loses 2 tokens when another declares.' } : {},
  knockTiming: ({ knockTiming }) => ({
    knock: {
      'instead-of-draw': `Instead of drawing you may knock and keep the hand you have: ${FURTHER_TURNS}.`,
      'before-draw': `Before drawing you may knock. You still draw or take, and discard; ${FURTHER_TURNS}.`,
      'after-draw': `After drawing or taking you may knock with your discard: ${FURTHER_TURNS}.`,
    }[knockTiming],
  }),
  knockMinimum: (rules) => {
    if (rules.knockMinimum === 0) return {};
    if (!canKnock(rules)) return { knock: 'No hand is good enough to knock, so that nobody can.' };
    const when = { 'instead-of-draw': '', 'before-draw': ' before the draw', 'after-draw': ' after the discard' };
    return { knock: `Only a hand worth ${rules.knockMinimum} or more${when[rules.knockTiming]} may knock.` };
  },
  knockSameSuit: (rules) =>
    rules.knockSameSuit && canKnock(rules) ? { knock: 'Only a hand all of one suit may knock.' } : {},
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
  counterKnock: ({ counterKnock }) => ({
    knock: counterKnock
      ? 'The player after the knocker may knock too, on the same conditions: that ends play at once, with a showdown.'
      : 'After a knock nobody else can knock.',
  }),
  knockerLowestLoss: ({ knockerLowestLoss }) => ({
    showdown: `A knocker who alone has the lowest hand loses ${counted(knockerLowestLoss, 'token')}.`,
  }),
  knockerTieLoss: ({ knockerTieLoss }) => ({
    showdown:
      knockerTieLoss === 0
        ? 'A knocker who ties with others for lowest loses nothing.'
        : `A knocker who ties with others for lowest loses ${counted(knockerTieLoss, 'token')}.`,
  }),
  othersTieLoss: ({ othersTieLoss }) => ({
    showdown: `The others in such a tie lose ${othersTieLoss === 0 ? 'nothing' : '1 token each'}.`,
  }),
  finalTurnStand: ({ finalTurnStand }) =>
    finalTurnStand ? { knock: 'In the last turn after a knock you may stand: keep your hand and draw nothing.' } : {},
  hammer: (rules) => {
    const scored = 'It is scored as if that player had knocked, without further turns and without conditions.';
    switch (rules.hammer) {
      case 'off':
        return {};
      case 'hammer':
        return { start: `In place of the first turn, its player may call the hammer: all show their hands. ${scored}` };
      case 'shotgun':
        return {
          start:
            "Before anybody looks at the cards, the player at the dealer's left may call the shotgun: all show their " +
            `hands. ${scored}${rules.declare === 'off' ? '' : ` ${dealtFull(rules)}`}`,
        };
    }
  },
  suddenDeath: ({ suddenDeath, scoring }) =>
    suddenDeath
      ? {
          start:
            'After one card each has been dealt, face down, the dealer may call sudden death: these cards are compared, ' +
            `and everybody with the ${scoring === 'points' ? 'highest scores 1 point' : 'lowest loses 1 token'}.`,
        }
      : {},
  stockEmpty: (rules) => {
    if (rules.stockEmpty === 'reshuffle')
      return { turn: 'When the stock is empty, all discards but the top one are shuffled and become the new stock.' };
    if (rules.play === 'golf') return { turn: 'When the stock is empty you can only take the top discard.' };
    return { turn: 'When the stock is empty, a player may also pass, which ends the deal with a showdown.' };
  },
  tieBreak: ({ tieBreak }) =>
    tieBreak === 'ranks'
      ? { showdown: 'Equal values are told apart by the ranks of the cards that count, highest first.' }
      : {},
  scoring: (rules) => {
    const collect =
      rules.play === 'golf' ? 'Make your row of cards worth as much as you can' : 'Collect high cards of one suit';
    return rules.scoring === 'points'
      ? { aim: `${collect}. The best hand of a deal scores, and enough points win the match.` }
      : { aim: `${collect}. Every deal somebody loses tokens, and the last player in wins the match.` };
  },
  pointsTarget: ({ pointsTarget }) => ({
    race:
      `The first player with ${counted(pointsTarget, 'point')} wins the match. If several get there in one deal, the most ` +
      'points win; with equal points they play on.',
  }),
  handPoints: ({ handPoints }) =>
    handPoints
      ? {
          tokens:
            'The values of your hands in all deals are added up as well: of players put out in one deal, the one with the ' +
            'larger sum has the better place.',
        }
      : {},
  buyIns: ({ buyIns }) =>
    buyIns === 0
      ? {}
      : {
          tokens:
            `A player who is out may pay a stake and come back with full tokens, ${howOften(buyIns)} a match, before ` +
            'the next deal and while two others are in.',
        },
  levelNames: ({ levelNames }) =>
    levelNames.length === 0
      ? {}
      : { tokens: `The steps from full tokens down have names: ${levelNames.map((name) => `“${name}”`).join(', ')}.` },
};

function showdown(rules: HouseRules): string {
  const hand = rules.play === 'golf' ? 'row' : 'hand';
  if (rules.scoring === 'points') {
    const except = hasKnocker(rules) ? ', but a knocker who ties with others scores nothing' : '';
    return `The highest ${hand} scores 1 point. Players who tie for highest score 1 point each${except}.`;
  }
  return (
    `${keepsPromises(rules) ? 'Where nobody has knocked, the' : 'The'} lowest ${hand} loses 1 token. ` +
    'Players who tie for lowest lose 1 token each.'
  );
}

function dealtFull(rules: HouseRules): string {
  return rules.scoring === 'points'
    ? 'If hands of {full} are among them, each of those scores 1 point and no other hand scores.'
    : 'If hands of {full} are among them, everybody else loses exactly 1 token.';
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function howOften(count: number): string {
  return ['never', 'once', 'twice'][count] ?? `${count} times`;
}
