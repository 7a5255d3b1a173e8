import { describe, expect, test } from 'vitest';
import {
  CHANGE,
  DRAW,
  KEEP,
  KNOCK,
  PASS,
  SWAP_ALL,
  TAKE,
  discardOf,
  takeOf,
  type Action,
} from '../../../engine/actions.ts';
import { parseCard } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import type { Figures } from '../../../engine/review/figures.ts';
import { reasonsFor, type Reason } from '../../../engine/review/reasons.ts';
import { preset } from '../../../engine/rules/resolve.ts';
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

  describe('about a discard', () => {
    /** Seat 1 has taken the nine of diamonds; seat 0 holds the ace and king of spades, the two of diamonds and the five of spades. */
    function afterTaking(): Deal {
      const deal = dealt({ hands: ['As Ks 9d', '2c 3d 4h'], turnUp: 'Qh', stock: '2d 5s' });
      play(deal, '0 draw', '0 discard 9d', '1 take', '1 discard 2c', '0 draw');
      return deal;
    }
    const [two, five] = [discard('2d'), discard('5s')];

    test('tell how often the next player takes it', () => {
      const feeds = { is: 'feeds', seat: 1, card: parseCard('2d'), worse: 0.4, instead: parseCard('5s'), better: 0.1 };
      expect(reasons(afterTaking(), [two, { taken: 0.4 }], [five, { taken: 0.1 }])).toContainEqual(feeds);
    });

    test('tell to which card it goes that the next player is known to hold, where the better one does not', () => {
      const holds = { is: 'holds', seat: 1, held: parseCard('9d'), card: parseCard('2d') };
      expect(reasons(afterTaking(), [two, { taken: 0.4 }], [five, { taken: 0.1 }])).toContainEqual(holds);
      const other = reasons(afterTaking(), [five, { taken: 0.4 }], [two, { taken: 0.1 }]).map(({ is }) => is);
      expect(other).toContain('feeds');
      expect(other).not.toContain('holds');
    });

    test('are silent about a card that is taken hardly more often', () => {
      const tell = (taken: number) =>
        reasons(afterTaking(), [two, { taken }], [five, {}]).filter(({ is }) => is === 'feeds' || is === 'holds');
      expect(tell(0.1)).toHaveLength(2);
      expect(tell(0.09)).toEqual([]);
    });

    test('count the outs that the better hand has more', () => {
      // With the nine and eight of spades and the two of diamonds any spade helps; with one card of three suits far more do.
      const deal = dealt({ hands: ['9s 8s 2d', '2c 3d 4h'], stock: '8h', turnUp: '3c' });
      play(deal, '0 draw');
      const spades = 13 - 2;
      // Any heart beside the eight, and whatever is worth more than nine beside the two, or alone.
      const hearts = 12;
      const diamonds = 7;
      const clubs = 5;
      expect(reasons(deal, [discard('8h'), {}], [discard('8s'), {}])).toContainEqual({
        is: 'outs',
        better: spades + hearts + diamonds + clubs,
        worse: spades,
        of: 47,
      });
    });
  });

  test('are none where a race for points is played, in which nobody loses a token', () => {
    const deal = dealt({ hands: ['9s 8s 4d', 'Kc Qc 4h'], turnUp: '2h' }, rulesWith({ scoring: 'points' }));
    expect(reasons(deal, [KNOCK, { lost: 0.62 }], [DRAW, { lost: 0.4 }])).toEqual([]);
    expect(reasons(deal, [TAKE, { lost: 0.62 }], [DRAW, { lost: 0.4 }])).toEqual([]);
  });

  test('are none in golf, and none for actions that were not judged', () => {
    const golf = dealt({ hands: ['9s 8s 4d', 'Kc Qc 4h'] }, rulesWith({ play: 'golf' }));
    expect(reasons(golf, [DRAW, { lost: 0.9, knocked: 0.9 }], [TAKE, {}])).toEqual([]);
    const deal = dealt({ hands: ['As Ks 9d', '2c 3d 4h'], turnUp: 'Qs' });
    const options = [{ action: TAKE, prior: 0.5, chance: 0.5, figures: NOTHING }];
    expect(reasonsFor({ played: DRAW, best: TAKE, options }, viewOf(deal, 0))).toEqual([]);
    expect(reasonsFor({ played: TAKE, best: DRAW, options }, viewOf(deal, 0))).toEqual([]);
  });

  test('say no value of three of a kind that beat everything', () => {
    const deal = dealt({ hands: ['9s 9d 2c', '3c 3d 4h'], turnUp: '9h' }, rulesWith({ threeOfAKind: 'top' }));
    expect(reasons(deal, [KNOCK, {}], [TAKE, {}])).toEqual([]);
  });

  test.each([
    [0.05, 1],
    [0.049, 0],
  ])('tell of %d more deals lost: %d', (lost, count) => {
    const deal = dealt({ hands: ['9s 8s 4d', 'Kc Qc 4h'], turnUp: '2h' });
    expect(reasons(deal, [KNOCK, { lost }], [DRAW, {}])).toHaveLength(count);
    expect(reasons(deal, [TAKE, { lost }], [DRAW, {}])).toHaveLength(count);
  });

  test('tell that somebody is about to knock from two deals in five on, and not where one knocks oneself', () => {
    const deal = dealt({ hands: ['9s 8s 4d', 'Kc Qc 4h'], turnUp: '2h' });
    const hurries = (played: Action, best: Action, knocked: number) =>
      reasons(deal, [played, { knocked }], [best, {}]).some(({ is }) => is === 'hurry');
    expect(hurries(TAKE, DRAW, 0.4)).toBe(true);
    expect(hurries(TAKE, DRAW, 0.39)).toBe(false);
    expect(hurries(KNOCK, DRAW, 0.9)).toBe(false);
    expect(hurries(DRAW, KNOCK, 0.9)).toBe(false);
  });

  test('tell that somebody is about to knock', () => {
    const deal = dealt({ hands: ['As Ks 9d', '2c 3d 4h'], turnUp: 'Qs' });
    expect(reasons(deal, [DRAW, { knocked: 0.55 }], [TAKE, {}])).toContainEqual({ is: 'hurry', share: 0.55 });
  });

  test('tell of few better cards as a reason to take, and not as one to draw', () => {
    // Any spade from the four on is better than the three: nine of 48 unseen cards.
    const deal = dealt({ hands: ['Ks 9s 2d', '2c 3d 4h'], turnUp: '3s' });
    const pile = { is: 'pile', card: parseCard('3s'), better: 9, of: 48 };
    expect(reasons(deal, [DRAW, {}], [TAKE, {}])).toContainEqual(pile);
    expect(reasons(deal, [TAKE, {}], [DRAW, {}])).not.toContainEqual(pile);
  });

  test('say nothing of piles where the choice was another one', () => {
    const deal = dealt({ hands: ['Ks Ts 9d', 'Qs 3d 4h'], turnUp: '9s' });
    const piles = (played: Action, best: Action) =>
      reasons(deal, [played, {}], [best, {}]).filter(({ is }) => is === 'pile');
    expect(piles(KNOCK, TAKE)).toEqual([]);
    expect(piles(TAKE, KNOCK)).toEqual([]);
    expect(piles(KNOCK, DRAW)).toEqual([]);
    expect(piles(DRAW, KNOCK)).toEqual([]);
  });

  test('say no value where both leave as much, or the better one leaves less', () => {
    const deal = dealt({ hands: ['Ks Qh 9d', '2c 3d 4h'], stock: '2d' });
    play(deal, '0 draw');
    const values = (played: string, best: string) =>
      reasons(deal, [discard(played), {}], [discard(best), {}]).filter(({ is }) => is === 'value');
    // Without the king or the queen 11 of diamonds are left; without the nine 10, and without the two 10.
    expect(values('Ks', 'Qh')).toEqual([]);
    expect(values('Ks', '2d')).toEqual([]);
    expect(values('2d', 'Ks')).toEqual([{ is: 'value', better: 11, worse: 10 }]);
  });

  test('say nothing about what was as good', () => {
    const deal = dealt({ hands: ['As Ks 9d', '2c 3d 4h'] });
    drawAndDrop(deal, 1);
    expect(reasons(deal, [DRAW, {}], [DRAW, {}])).toEqual([]);
  });

  describe('with a pool', () => {
    const widow = (hand: string, pool: string): Deal =>
      dealt({ hands: [hand, '2c 3d 4h', '5c 6c Tc'], pool }, preset('widow'));
    const take = (card: string): Action => takeOf(parseCard(card));

    test('tell what a card of it would have made of the hand', () => {
      const deal = widow('As Ks 9d', 'Qs 9h 2d');
      expect(reasons(deal, [PASS, {}], [take('Qs'), {}])).toEqual([{ is: 'value', better: 31, worse: 21 }]);
      expect(reasons(deal, [take('9h'), {}], [take('Qs'), {}])).toEqual([{ is: 'value', better: 31, worse: 21 }]);
    });

    test('tell what a card of it would have made where a new pool was asked for', () => {
      const rules = { ...preset('widow'), poolSevenEightNine: 'on-request' } as const;
      const deal = dealt({ hands: ['As Ks 9d', '2c 3d 4h'], pool: '7h 8s 9c' }, rules);
      expect(reasons(deal, [CHANGE, {}], [take('8s'), {}])).toEqual([{ is: 'value', better: 29, worse: 21 }]);
    });

    test('tell what all of it is worth', () => {
      const deal = widow('7s 8h 9d', 'Ks Qs 2d');
      expect(reasons(deal, [PASS, {}], [SWAP_ALL, {}])).toEqual([{ is: 'value', better: 20, worse: 9 }]);
    });

    test('tell how often the next player takes the discard, and count no cards of a stock from which nobody draws', () => {
      const deal = widow('As Ks 9d', '8h 9h 2c');
      play(deal, '0 take 2c');
      const feeds = reasons(deal, [discard('9d'), { taken: 0.7 }], [discard('2c'), { taken: 0.1 }]);
      expect(feeds).toContainEqual({
        is: 'feeds',
        seat: 1,
        card: parseCard('9d'),
        worse: 0.7,
        instead: parseCard('2c'),
        better: 0.1,
      });
      expect(feeds.some(({ is }) => is === 'outs')).toBe(false);
    });

    test('tell no value of a hand that the dealer has not seen', () => {
      const deal = dealt({ hands: ['Ks Qh 7d', 'As Ad 9c'] }, preset('schwimmen'));
      expect(reasons(deal, [CHANGE, { lost: 0.5 }], [KEEP, { lost: 0.2 }])).toEqual([
        { is: 'loses', worse: 0.5, better: 0.2 },
      ]);
    });
  });
});
