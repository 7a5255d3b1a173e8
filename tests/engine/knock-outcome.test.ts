import { expect, test } from 'vitest';
import { outcomeOfKnock } from '../../engine/deal/showdown.ts';
import { dealt, emptyTheStock, play, rulesWith } from './support/stacked.ts';

const [TWENTY, NINETEEN, EIGHTEEN] = ['Kh Th 2c', 'Ks 9s 2d', 'Kd 8d 3h'];
const HIGHEST = { knockPromise: 'highest' };
const THREES = { tieBreak: 'threes', threeOfAKind: 30 };
const RACE = { scoring: 'points' };
const KNOCKER_SCORES = { ...RACE, pointsGoTo: 'knocker' };

/** Seat 0 knocks, and nobody has a turn after that. */
const knocked = (hands: (string | null)[], keys: Record<string, unknown> = {}) =>
  play(dealt({ hands }, rulesWith({ lastTurns: 0, ...keys })), '0 knock');

test.each<[string, hands: (string | null)[], keys: Record<string, unknown>, lost: number, against: number | null]>([
  ['holds where another hand is lower', [NINETEEN, TWENTY, EIGHTEEN], {}, 0, null],
  ['backfires where it is lowest, and the nearest hand beat it', [EIGHTEEN, TWENTY, NINETEEN], {}, 2, 2],
  ['costs what the rules say, beside nobody who is out', [EIGHTEEN, null, NINETEEN], { knockerLowestLoss: 1 }, 1, 2],
  ['that ties for lowest holds where that costs nothing', [NINETEEN, 'Kc 9c 2h', TWENTY], {}, 0, null],
  ['that ties for lowest backfires where that costs', [NINETEEN, 'Kc 9c 2h', TWENTY], { knockerTieLoss: 1 }, 1, 1],
  ['is told apart by ranks where they count', ['Ks 9s 2d', 'Th 9h 2c'], { tieBreak: 'ranks' }, 0, null],
  ['is lower by ranks where they count', ['Th 9h 2c', 'Ks 9s 2d'], { tieBreak: 'ranks' }, 2, 1],
  ['ties with whom it is not told apart from', ['Kc Kd Kh', 'Ks Qs Js'], { ...THREES, knockerTieLoss: 1 }, 1, 1],
  ['that promised the highest hand is caught by the highest', [EIGHTEEN, NINETEEN, TWENTY], HIGHEST, 1, 2],
  ['that promised the highest hand holds with it', [TWENTY, NINETEEN, EIGHTEEN], HIGHEST, 0, null],
  ['in a race holds where it scores', [TWENTY, NINETEEN], RACE, 0, null],
  ['in a race fails where it does not', [NINETEEN, TWENTY], RACE, 0, 1],
  ['after which the knocker alone can score holds where it does', [TWENTY, NINETEEN], KNOCKER_SCORES, 0, null],
  ['after which the knocker alone can score fails, and costs nothing', [NINETEEN, TWENTY], KNOCKER_SCORES, 0, 1],
])('a knock %s', (_, hands, keys, lost, against) => {
  const outcome = outcomeOfKnock(knocked(hands, keys));
  expect(outcome).toMatchObject({ lost, holds: against === null, ...(against !== null && { against }) });
});

test('nothing is said of one where nobody knocked, or a declared hand made it idle', () => {
  const unknocked = dealt({ hands: [TWENTY, NINETEEN] });
  emptyTheStock(unknocked);
  play(unknocked, `${unknocked.seat} pass`);
  const idle = dealt({ hands: [TWENTY, 'As Ks 2d'], stock: 'Qs' }, rulesWith());
  play(idle, '0 knock', '1 draw', '1 discard 2d');
  expect([unknocked, idle].map((deal) => [deal.end, outcomeOfKnock(deal)])).toEqual([
    ['stock', null],
    ['declare', null],
  ]);
});
