import { expect, test } from 'vitest';
import { levelForTable } from '../../../engine/bots/levels.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, rulesWith } from '../support/stacked.ts';

const HIGHEST = { knockPromise: 'highest' };
const RACE = { scoring: 'points' };
const EVEN = { knockerLowestLoss: 1 };

test.each<[why: string, Record<string, unknown>, players: number, level: number]>([
  ['two players', {}, 2, 25],
  ['three: only the lowest loses', {}, 3, 23],
  ['four', {}, 4, 21],
  ['five', {}, 5, 20.5],
  ['eight', {}, 8, 19],
  ['ten', {}, 10, 19],
  ['seventeen, as ten', { upcard: false }, 17, 19],
  ['two, and a knock that fails costs no more', EVEN, 2, 22],
  ['three likewise', EVEN, 3, 22],
  ['four are lower anyway', EVEN, 4, 21],
  ['two, and the highest wins', HIGHEST, 2, 22],
  ['three, and the highest wins', HIGHEST, 3, 25],
  ['four are rivals', HIGHEST, 4, 26],
  ['five are rivals', HIGHEST, 5, 26.5],
  ['ten are rivals', HIGHEST, 10, 28],
  ['eleven rivals, as ten', HIGHEST, 11, 28],
  ['four rivals in a race', RACE, 4, 26],
  ['two in a race in which a failed knock brings nobody a point', { ...RACE, pointsGoTo: 'knocker' }, 2, 19],
  ['two with hands of brag', { handRanking: 'brag' }, 2, 22],
  ['two with four cards', { handSize: 4 }, 2, (25 * 41) / 31],
  ['three with four cards', { handSize: 4 }, 3, (23 * 41) / 31],
])('%s, %j: of %d players a level of 25 is %d', (_why, keys, players, level) => {
  const hands = Array.from({ length: players }, () => '');
  const deal = dealt({ hands }, rulesWith({ players: [2, players], ...keys }));
  expect(levelForTable(viewOf(deal, deal.seat), 25)).toBe(level);
});

test('seats that are out are no rivals', () => {
  const deal = dealt({ hands: ['Ks 9s 2h', null, '3h 4c 5d', null] });
  expect(levelForTable(viewOf(deal, deal.seat), 25)).toBe(25);
});
