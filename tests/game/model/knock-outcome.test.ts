/** What becomes of a knock at the showdown. */
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../engine/cards.ts';
import { handValue } from '../../../engine/value.ts';
import { outcomeOfKnock } from '../../../game/model/knock-outcome.ts';
import { rulesWith } from '../../engine/support/stacked.ts';

/** The showdown of some hands, of which seat 0 has knocked; an empty one is out. */
function verdict(hands: readonly string[], keys: Record<string, unknown> = {}) {
  const rules = rulesWith(keys);
  const cards = hands.map((hand) => (hand === '' ? null : parseCards(hand)));
  const values = cards.map((hand) => hand && handValue(rules, hand));
  return outcomeOfKnock({ type: 'showdown', end: 'knock', hands: cards, scoring: cards, values }, 0, rules);
}

const [TWENTY, NINETEEN, EIGHTEEN] = ['Kh Th 2c', 'Ks 9s 2d', 'Kd 8d 3h'];

describe('a knock', () => {
  test('holds where another hand is lower', () => {
    expect(verdict([NINETEEN, TWENTY, EIGHTEEN])).toMatchObject({ holds: true, lost: 0 });
  });

  test('backfires where it is lowest, and the nearest hand beat it', () => {
    expect(verdict([EIGHTEEN, TWENTY, NINETEEN])).toEqual({ holds: false, lost: 2, against: 2 });
  });

  test('costs what the rules say, and is compared with nobody who is out', () => {
    expect(verdict([EIGHTEEN, '', NINETEEN], { knockerLowestLoss: 1 })).toEqual({ holds: false, lost: 1, against: 2 });
  });

  test('that ties for lowest holds where that costs nothing', () => {
    expect(verdict([NINETEEN, 'Kc 9c 2h', TWENTY])).toMatchObject({ holds: true });
    expect(verdict([NINETEEN, 'Kc 9c 2h', TWENTY], { knockerTieLoss: 1 })).toEqual({
      holds: false,
      lost: 1,
      against: 1,
    });
  });

  test('between equal values is told apart by ranks where they count', () => {
    expect(verdict(['Ks 9s 2d', 'Th 9h 2c'], { tieBreak: 'ranks' })).toMatchObject({ holds: true });
    expect(verdict(['Th 9h 2c', 'Ks 9s 2d'], { tieBreak: 'ranks' })).toEqual({ holds: false, lost: 2, against: 1 });
  });

  test('that promised the highest hand is caught by the highest', () => {
    const keys = { knockPromise: 'highest' };
    expect(verdict([EIGHTEEN, NINETEEN, TWENTY], keys)).toEqual({ holds: false, lost: 1, against: 2 });
    expect(verdict([TWENTY, NINETEEN, EIGHTEEN], keys)).toMatchObject({ holds: true });
  });

  test('after which the knocker alone can score holds where it scores, and costs nothing', () => {
    const keys = { scoring: 'points', pointsGoTo: 'knocker' };
    expect(verdict([TWENTY, NINETEEN], keys)).toMatchObject({ holds: true, lost: 0 });
    expect(verdict([NINETEEN, TWENTY], keys)).toEqual({ holds: false, lost: 0, against: 1 });
  });

  test('in a race holds where it scores', () => {
    expect(verdict([TWENTY, NINETEEN], { scoring: 'points' })).toMatchObject({ holds: true, lost: 0 });
    expect(verdict([NINETEEN, TWENTY], { scoring: 'points' })).toEqual({ holds: false, lost: 0, against: 1 });
  });
});
