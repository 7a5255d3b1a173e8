import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE, discardOf, type Action } from '../../../engine/actions.ts';
import { formatCards, parseCard, type Card } from '../../../engine/cards.ts';
import { Deal } from '../../../engine/deal.ts';
import { Random } from '../../../engine/random.ts';
import { openPosition, positionOf, type PlayedSoFar } from '../../../engine/review/position.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { viewOf } from '../../../engine/view.ts';
import { stackDeck } from '../support/stacked.ts';

const PLAYED: PlayedSoFar = {
  rules: 'scat',
  dealer: 2,
  tokens: [3, -1, 1],
  points: [0, 0, 0],
  deck: stackDeck(preset('scat'), { hands: ['Kh 7h 4c', null, '2c 3d 4h'], turnUp: '9h', stock: 'Ad 8s' }),
  actions: [DRAW, discardOf(parseCard('4c'))],
};

const options = [DRAW, TAKE, KNOCK].map((action: Action) => {
  return { action, prior: 0.2, chance: 0.43217, figures: { lost: 0.256, taken: 0, knocked: 1 } };
});
const JUDGEMENT = { played: KNOCK, best: DRAW, loss: 0.1, margin: 0.02, options };

function dealOf({ deck, actions }: Pick<PlayedSoFar, 'deck' | 'actions'>): Deal {
  const deal = new Deal(preset('scat'), 3, new Random(1));
  deal.start(deck, PLAYED.dealer, PLAYED.tokens, PLAYED.points);
  for (const action of actions) deal.apply(action);
  return deal;
}

describe('a position', () => {
  test('shows what its seat saw, also after it was JSON', () => {
    const deal = dealOf(PLAYED);
    const opened = openPosition(JSON.parse(JSON.stringify(positionOf(PLAYED, JUDGEMENT))) as never);
    expect(opened.view.toJSON()).toEqual(viewOf(deal, deal.seat).toJSON());
    expect(opened.judgement).toMatchObject({ played: KNOCK, best: DRAW, loss: 0.1, margin: 0.02 });
    expect(opened.judgement.options[0]).toMatchObject({
      chance: 0.4322,
      figures: { lost: 0.26, taken: 0, knocked: 1 },
    });
  });

  test('holds no card that nobody has touched', () => {
    const { cards } = positionOf(PLAYED, JUDGEMENT);
    expect(cards.split(' ')).toHaveLength(8);
    expect(cards).toBe(formatCards(PLAYED.deck.slice(0, 8) as Card[]));
  });

  test('is refused where its options are not those of the game', () => {
    const { options: all, ...position } = positionOf(PLAYED, JUDGEMENT);
    expect(() => openPosition({ ...position, options: all.slice(1) })).toThrow(
      new RangeError('the options are take, knock: allowed are draw, take, knock'),
    );
    const [first, second] = all;
    expect(() => openPosition({ ...position, options: [first, second, ['pass', 0, 0, 0, 0]] })).toThrow(
      'the options are draw, take, pass: allowed are draw, take, knock',
    );
  });

  test('is written in notation, its numbers rounded', () => {
    expect(positionOf(PLAYED, { ...JUDGEMENT, loss: 0.123456, margin: 0.00004 })).toEqual({
      rules: 'scat',
      dealer: 2,
      tokens: [3, -1, 1],
      points: [0, 0, 0],
      cards: 'Kh 2c 7h 3d 4c 4h 9h Ad',
      actions: ['draw', 'discard 4c'],
      played: 'knock',
      best: 'draw',
      loss: 0.1235,
      margin: 0,
      options: [
        ['draw', 0.4322, 0.26, 0, 1],
        ['take', 0.4322, 0.26, 0, 1],
        ['knock', 0.4322, 0.26, 0, 1],
      ],
    });
  });

  test('can be played on: the cards that nobody has touched are the rest of the pack', () => {
    const { cards } = positionOf(PLAYED, JUDGEMENT);
    const { view } = openPosition(positionOf(PLAYED, JUDGEMENT));
    expect(view.table.stockCount).toBe(52 - cards.split(' ').length);
  });
});
