import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE, parseAction, type Action } from '../../../engine/actions.ts';
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
  actions: [DRAW, parseAction('discard 4c')],
};
const options = [DRAW, TAKE, KNOCK].map((action: Action) => {
  return { action, prior: 0.2, chance: 0.43217, figures: { lost: 0.256, taken: 0, knocked: 1 } };
});
const WRITTEN = positionOf(PLAYED, { played: KNOCK, best: DRAW, loss: 0.123456, margin: 0.00004, options });

describe('a position', () => {
  test('is written in notation, its numbers rounded, without the cards that nobody has touched', () => {
    expect(WRITTEN).toEqual({
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
      options: ['draw', 'take', 'knock'].map((action) => [action, 0.4322, 0.26, 0, 1]),
    });
  });

  test('shows what its seat saw, also after it was JSON: untouched cards are the rest of the pack', () => {
    const deal = new Deal(preset('scat'), 3, new Random(1));
    deal.start(PLAYED.deck, PLAYED.dealer, PLAYED.tokens, PLAYED.points);
    for (const action of PLAYED.actions) deal.apply(action);
    const opened = openPosition(JSON.parse(JSON.stringify(WRITTEN)) as never);
    expect(opened.view.toJSON()).toEqual(viewOf(deal, deal.seat).toJSON());
    expect(opened.view.table.stockCount).toBe(52 - 8);
    expect(opened.judgement).toMatchObject({ played: KNOCK, best: DRAW, loss: 0.1235, margin: 0 });
    expect(opened.judgement.options[0]).toMatchObject({
      chance: 0.4322,
      figures: { lost: 0.26, taken: 0, knocked: 1 },
    });
  });

  test('is refused where its options are not those of the game', () => {
    const [first, second] = WRITTEN.options;
    const opening = (others: typeof WRITTEN.options) => () => openPosition({ ...WRITTEN, options: others });
    expect(opening(WRITTEN.options.slice(1))).toThrow(
      new RangeError('the options are take, knock: allowed are draw, take, knock'),
    );
    expect(opening([first, second, ['pass', 0, 0, 0, 0]])).toThrow(
      'the options are draw, take, pass: allowed are draw, take, knock',
    );
  });
});
