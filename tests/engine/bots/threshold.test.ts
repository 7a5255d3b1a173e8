/** The yardstick `threshold:K`, in worked positions; by other rules: `yardsticks.test.ts`. Seat 0 begins. */
import { expect, test } from 'vitest';
import { formatAction, parseAction, type Action } from '../../../engine/actions.ts';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import { viewOf } from '../../../engine/view.ts';
import { decisionOf, position } from '../support/stacked.ts';

type Row = [what: string, keys: Record<string, unknown>, hands: string, lying: string, wanted: string, moves?: string];

function positions(about: string, threshold: number, rows: readonly Row[]): void {
  test.each(rows)(`${about}: %s`, (_what, keys, hands, lying, wanted, moves) => {
    expect(decisionOf(createThresholdBot(threshold), position(keys, hands, lying, moves))).toBe(wanted);
  });
}

const AFTER_DRAW = { knockTiming: 'after-draw' };
const POOL = { play: 'pool' };
const HAMMER = { base: 'hammer' };
const NO_PASS = { ...POOL, poolPass: false };

positions('at the draw', 21, [
  ['looks', { base: 'shotgun' }, 'Ks 9s 2h', '', 'look'],
  ['has cards dealt', { base: 'sudden-death' }, 'Ks 9s 2h', '', 'deal'],
  ['declares', { declare: 'manual' }, 'As Ks Qs', '', 'declare'],
  ['knocks with the threshold', {}, 'Ks 9s 2s', '2d', 'knock'],
  ['even where a card would add points', {}, 'Ks 9s 2s', '8s', 'knock'],
  ['not with one less', {}, 'Ks 8s 2s', '2d', 'draw'],
  ['takes a card that adds a point', {}, 'Ks 8s 2s', '3s', 'take'],
  ['and none that adds nothing', {}, 'Ks 8s 2h', '2d', 'draw'],
  ['prefers a knock to the hammer', HAMMER, 'Ks 9s 2s', '2d', 'knock'],
  ['calls no hammer with less', HAMMER, 'Ks 8s 2s', '2d', 'draw'],
  ['draws where nothing lies there', { upcard: false }, 'Ks 8s 2s', '', 'draw'],
]);

test.each<[string, string, readonly string[], string]>([
  ['calls the hammer where there is no knock', 'Ks 9s 2s', ['draw', 'take', 'hammer'], 'hammer'],
  ['passes without a stock', 'Ks 8s 2h', ['take', 'pass'], 'pass'],
  ['or takes where it must', 'Ks 8s 2h', ['take'], 'take'],
])('%s', (_what, hand, legal, wanted) => {
  const bot = createThresholdBot(21);
  expect(formatAction(bot.decide(viewOf(position(HAMMER, hand, '2d'), 0), legal.map(parseAction)) as Action)).toBe(
    wanted,
  );
  expect(bot.name).toBe('threshold:21');
});

positions('at the discard', 21, [
  ['keeps the highest total of a suit', {}, 'Ks 8s 3h', '2d 4s', 'discard 3h', '0 draw'],
  ['drops a card drawn in vain', {}, 'Ks 8s 3h', '2d 2c', 'discard 2c', '0 draw'],
  ['or one worth the same', {}, 'Ks 8s 3h', '2d 3d', 'discard 3d', '0 draw'],
  ['keeps what leans towards a suit', {}, 'Ks 2h 3d', '2d 8h', 'discard 3d', '0 draw'],
  ['or the higher of two other cards', {}, 'Ks 8s 3h', '2d 4d', 'discard 3h', '0 draw'],
  ['knocks with the threshold', AFTER_DRAW, 'Ks 8s 3h', '2d 3s', 'knock 3h', '0 draw'],
  ['not with one less', AFTER_DRAW, 'Ks 8s 3h', '2d 2s', 'discard 3h', '0 draw'],
  ['gives back what makes it no better', { returnTaken: true }, 'Ks 8s 3s', '2d', 'discard 2d', '0 take'],
]);

positions('with a pool', 26, [
  ['knocks with the threshold', POOL, 'Ks 9s 7s', 'As 2c 3d', 'knock'],
  ['takes the card that adds most', POOL, 'Ks 9s 2h', '6s 4s 8c', 'take 6s'],
  ['puts down what leaves the best hand', POOL, 'Ks 9s 2h', '6s 4s 8c', 'discard 2h', '0 take 6s'],
  ['passes where no card adds anything', POOL, 'Ks 9s 2s', '2c 3d 4h', 'pass'],
  ['swaps all for a better hand', POOL, '2s 3h 4c', '9d Kd 2d', 'swap-all'],
  ['loses as little as it can where it may not pass', NO_PASS, 'Ks 9s 2s', '2c 3d 4s', 'take 4s'],
  ['changes a poor hand as the dealer', { ...POOL, dealerChoice: true }, '2h 3h 4c / Ks 9d 2c', '', 'change'],
  ['keeps a better one', { ...POOL, dealerChoice: true }, '2h 3h 4c / Ks 9s 2c', '', 'keep'],
]);
