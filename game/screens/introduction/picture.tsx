/** A picture of what is new in a game: cards or an emblem, on its felt. */
import { parseCards, type Card as CardNumber } from '../../../engine/cards.ts';
import { RULES_TABLE, type HouseRules, type RuleName } from '../../../engine/rules/table.ts';
import { withCloth } from '../../base/theme/cloths.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { Card, CardBack } from '../../kit/card.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { feltOf } from '../../kit/felt.ts';
import { clothOf } from '../../model/tokens.ts';
import { emblemOf, emblemPicture, type Emblem } from '../../table/art/game-emblems.ts';

/** Size of an emblem, in CSS px. */
const EMBLEM_SIZE = 64;

export function NoveltyPicture({ rules, of, theme }: { rules: HouseRules; of: RuleName; theme: Theme }) {
  const cards = cardsOf(rules, of);
  const emblem = emblemPicture(emblemFor(rules, of), withCloth(theme, clothOf(rules)), EMBLEM_SIZE);
  const sign = signOf(rules, of);
  return (
    <div class="picture" aria-hidden="true" style={feltOf(rules, theme)}>
      {cards.length === 0 ? (
        <Drawing {...emblem} of={emblem.name + theme.look} />
      ) : (
        <span class="cards">
          {cards.map((card, index) => (card === null ? <CardBack key={index} /> : <Card key={index} card={card} />))}
        </span>
      )}
      {sign !== '' && <strong>{sign}</strong>}
    </div>
  );
}

function emblemFor(rules: HouseRules, key: RuleName): Emblem {
  const { emblem } = RULES_TABLE[key];
  if (emblem === 'tokens') return rules.threeAces === null ? 'penny' : 'nickel';
  return emblem ?? emblemOf(rules);
}

/** The cards that a key is shown by, null for those that lie face down. */
function cardsOf({ play }: HouseRules, key: RuleName): (CardNumber | null)[] {
  switch (key) {
    case 'play':
      return play === 'golf' ? [null, ...parseCards('Qs'), null] : parseCards('Kh Ah 7s');
    case 'dealerChoice':
      return [null, null, null];
    case 'handSize':
      return parseCards('Ah Kh Qh Jh');
    case 'handRanking':
      return parseCards('9h 9d 9s');
    case 'offSuit':
      return parseCards('Kh Qh 5c');
    case 'threeOfAKind':
      return parseCards('7h 7d 7s');
    case 'threeAces':
      return parseCards('Ah Ad As');
    case 'straightFlush':
      return parseCards('4s 5s 6s');
    case 'knockSameSuit':
      return parseCards('Kd 9d 4d');
    case 'declare':
      return parseCards('As Ks Qs');
    default:
      return [];
  }
}

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
