/** A picture of what is new in a game: cards or an emblem, on its felt. */
import { parseCards } from '../../../engine/cards.ts';
import { RULES_TABLE, type HouseRules, type RuleName } from '../../../engine/rules/table.ts';
import { element } from '../../base/elements.ts';
import { withCloth } from '../../base/theme/cloths.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { clothOf } from '../../model/tokens.ts';
import { emblemOf, emblemPicture, type Emblem } from '../../table/art/game-emblems.ts';
import { pictureCanvas } from '../../table/art/picture-canvas.ts';
import { backPicture, cardPicture } from '../../ui/moments/card-picture.ts';
import { onFelt } from '../../ui/moments/felt.ts';
import '../../kit/moment-table.css';

/** Size of an emblem in CSS px, drawn with twice as many pixels. */
const EMBLEM_SIZE = 64;

/** The picture of a key under some rules. */
export function pictureOf(rules: HouseRules, key: RuleName, theme: Theme): HTMLElement {
  const cards = cardsOf(rules, key);
  const shown =
    cards.length > 0
      ? element('span', { className: 'cards' }, ...cards)
      : emblemCanvas(emblemFor(rules, key), rules, theme);
  const sign = signOf(rules, key);
  const worth = sign === '' ? [] : [element('strong', {}, sign)];
  const picture = element('div', { className: 'moment picture', ariaHidden: 'true' }, shown, ...worth);
  onFelt(picture, rules, theme);
  return picture;
}

function emblemCanvas(emblem: Emblem, rules: HouseRules, theme: Theme): HTMLCanvasElement {
  const size = 2 * EMBLEM_SIZE;
  return pictureCanvas(emblemPicture(emblem, withCloth(theme, clothOf(rules)), size));
}

/** What stands for a key that no card shows. */
function emblemFor(rules: HouseRules, key: RuleName): Emblem {
  const { emblem } = RULES_TABLE[key];
  if (emblem === 'tokens') return rules.threeAces === null ? 'penny' : 'nickel';
  return emblem ?? emblemOf(rules);
}

function open(cards: string): Node[] {
  return parseCards(cards).map(cardPicture);
}

function cardsOf({ play }: HouseRules, key: RuleName): Node[] {
  switch (key) {
    case 'play':
      return play === 'golf' ? [backPicture(), ...open('Qs'), backPicture()] : open('Kh Ah 7s');
    case 'dealerChoice':
      return [backPicture(), backPicture(), backPicture()];
    case 'handSize':
      return open('Ah Kh Qh Jh');
    case 'handRanking':
      return open('9h 9d 9s');
    case 'offSuit':
      return open('Kh Qh 5c');
    case 'threeOfAKind':
      return open('7h 7d 7s');
    case 'threeAces':
      return open('Ah Ad As');
    case 'straightFlush':
      return open('4s 5s 6s');
    case 'knockSameSuit':
      return open('Kd 9d 4d');
    case 'declare':
      return open('As Ks Qs');
    default:
      return [];
  }
}

/** What stands beside the cards. */
function signOf({ knockMinimum, lives, offSuit, pointsTarget, threeOfAKind }: HouseRules, key: RuleName): string {
  switch (key) {
    case 'handSize':
      return '41';
    case 'offSuit':
      return offSuit === 'minus' ? '−5' : '';
    case 'threeOfAKind':
      return typeof threeOfAKind === 'number' ? String(threeOfAKind).replace('.5', '½') : '';
    case 'threeAces':
      return '33';
    case 'scoring':
      return String(pointsTarget);
    case 'lives':
      return `× ${lives}`;
    case 'knockMinimum':
      return String(knockMinimum);
    default:
      return '';
  }
}
