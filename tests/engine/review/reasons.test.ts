import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE, discardOf, type Action } from '../../../engine/actions.ts';
import { parseCard } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import type { Figures } from '../../../engine/review/figures.ts';
import { reasonsFor, type Reason } from '../../../engine/review/reasons.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, drawAndDrop, play, rulesWith } from '../support/stacked.ts';

const NOTHING: Figures = { lost: 0, taken: 0, knocked: 0 };

function reasons(deal: Deal, played: [Action, Partial<Figures>], best: [Action, Partial<Figures>]): Reason[] {
  const options = [played, best].map(([action, figures]) => ({
    action,
    prior: 0.5,
    chance: 0.5,
    figures: { ...NOTHING, ...figures },
  }));
  return reasonsFor({ played: played[0], best: best[0], options }, viewOf(deal, deal.seat));
}

const discard = (card: string): Action => discardOf(parseCard(card));

describe('reasons', () => {
  test('tell how often a knock fails', () => {
    const deal = dealt({ hands: ['9s 8s 4d', 'Kc Qc 4h'] }, rulesWith({ knockFirstTurn: true }));
    expect(reasons(deal, [KNOCK, { lost: 0.62 }], [DRAW, { lost: 0.4 }])).toContainEqual({
      is: 'knock',
      fails: 0.62,
      playingOn: 0.4,
    });
  });

  test('tell that a knock would have been safe', () => {
    const deal = dealt({ hands: ['As Ks 8s', 'Kc Qc 4h'] }, rulesWith({ knockFirstTurn: true }));
    expect(reasons(deal, [DRAW, { lost: 0.3 }], [KNOCK, { lost: 0.05 }])).toContainEqual({
      is: 'knock',
      fails: 0.05,
      playingOn: 0.3,
    });
  });

  test('are silent where figures hardly differ', () => {
    const deal = dealt({ hands: ['9s 8s 4d', 'Kc Qc 4h'] }, rulesWith({ knockFirstTurn: true }));
    expect(reasons(deal, [KNOCK, { lost: 0.42 }], [DRAW, { lost: 0.4 }])).toEqual([]);
  });

  test('tell what a card that lies there would have made of the hand', () => {
    const deal = dealt({ hands: ['As Ks 9d', '2c 3d 4h'], turnUp: 'Qs' });
    expect(reasons(deal, [KNOCK, {}], [TAKE, {}])).toContainEqual({ is: 'value', better: 31, worse: 21 });
  });

  test('tell how many cards of the stock are better than the one that lies there', () => {
    // The jack, the queen and the ace of spades give more than 29.
    const deal = dealt({ hands: ['Ks Ts 9d', 'Qs 3d 4h'], turnUp: '9s' });
    expect(reasons(deal, [DRAW, {}], [TAKE, {}])).toEqual([{ is: 'pile', card: parseCard('9s'), better: 3, of: 48 }]);
    // The two of hearts leaves 9, and most cards give more.
    const other = dealt({ hands: ['9s 8d 7c', 'Ac 3d 4h'], turnUp: '2h' });
    expect(reasons(other, [TAKE, {}], [DRAW, {}])).toEqual([{ is: 'pile', card: parseCard('2h'), better: 40, of: 48 }]);
    // Some spades are better than the three: neither few nor many of the cards.
    const even = dealt({ hands: ['9s 8s 2d', '2c 3d 4h'], turnUp: '3s' });
    expect(reasons(even, [TAKE, {}], [DRAW, {}])).toEqual([]);
  });

  test('tell how often what was played loses where nothing tells why', () => {
    const deal = dealt({ hands: ['9s 8s 4d', 'Kc Qc 4h'], turnUp: '2h' });
    expect(reasons(deal, [TAKE, { lost: 0.41 }], [DRAW, { lost: 0.33 }])).toEqual([
      { is: 'loses', worse: 0.41, better: 0.33 },
    ]);
    expect(reasons(deal, [TAKE, { lost: 0.36 }], [DRAW, { lost: 0.33 }])).toEqual([]);
  });

  test('tell what the better discard keeps', () => {
    const deal = dealt({ hands: ['As Ks 9d', '2c 3d 4h'], stock: '2d' });
    play(deal, '0 draw');
    expect(reasons(deal, [discard('Ks'), {}], [discard('2d'), {}])).toContainEqual({
      is: 'value',
      better: 21,
      worse: 11,
    });
  });

  test('count the unseen cards that improve what remains', () => {
    // With two spades any spade helps that beats the third card; with one of each, only higher pairs do.
    const deal = dealt({ hands: ['9s 8s Td', '2c 3d 4h'], stock: '7h' });
    play(deal, '0 draw');
    const outs = reasons(deal, [discard('8s'), {}], [discard('7h'), {}]).find(({ is }) => is === 'outs');
    expect(outs).toBeUndefined();
    const other = reasons(deal, [discard('9s'), {}], [discard('7h'), {}]).find(({ is }) => is === 'value');
    expect(other).toEqual({ is: 'value', better: 17, worse: 10 });
  });

  test('tell that the next player takes the card, and what for', () => {
    const deal = dealt({ hands: ['As Ks 9d', '2c 3d 4h'], turnUp: 'Qh', stock: '2d' });
    play(deal, '0 draw', '0 discard 9d', '1 take', '1 discard 3d', '0 draw');
    const heart = deal.legalActions().find((action) => action === discard('2d')) ?? discard('Ks');
    const found = reasons(deal, [heart, { taken: 0.1 }], [discard('As'), { taken: 0.05 }]);
    expect(found.filter(({ is }) => is === 'feeds' || is === 'holds')).toEqual([]);
  });

  test('tell that somebody is about to knock', () => {
    const deal = dealt({ hands: ['As Ks 9d', '2c 3d 4h'], turnUp: 'Qs' });
    expect(reasons(deal, [DRAW, { knocked: 0.55 }], [TAKE, {}])).toContainEqual({ is: 'hurry', share: 0.55 });
  });

  test('say nothing about what was as good', () => {
    const deal = dealt({ hands: ['As Ks 9d', '2c 3d 4h'] });
    drawAndDrop(deal, 1);
    expect(reasons(deal, [DRAW, {}], [DRAW, {}])).toEqual([]);
  });
});
