/** The yardstick `threshold:K`, in worked positions. Seat 0 begins. */
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
const GOLF = { base: 'golf' };
const POOL = { play: 'pool' };
const HAMMER = { base: 'hammer' };
const NO_PASS = { ...POOL, poolPass: false };
const FOR_GOOD = { ...POOL, poolPass: 'for-good', poolSwapAll: 'for-good', knockMinimum: 41 };
const BINDS = { ...POOL, poolSwapAll: 'binds' };
const AGAIN = '0 swap-all, 1 take 2s, 1 discard 2h';
const FREE = { ...FOR_GOOD, poolSwapAll: 'for-good-after-first-turn' };
const ONE = { ...POOL, poolSwapAll: false, threeOfAKind: 30.5 };
const TWO = { ...ONE, poolSwapTwo: true };
const ANY_TURN = { ...POOL, ...AFTER_DRAW, poolKnockAfter: 'any-turn' };
const ASK = { ...POOL, poolSevenEightNine: 'on-request' };
const ASK_41 = { ...ASK, knockMinimum: 41 };
const POOL_AFTER = { ...POOL, ...AFTER_DRAW };
const THREE = { declareThree: true };
const SHOWN = { ...THREE, declareEnds: 'at-showdown' };
const MINUS = { offSuit: 'minus', handSize: 4 };

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

const FIRST = { discardFirst: true };
positions('where it discards first', 21, [
  ['knocks with the threshold', FIRST, 'Ks 9s 2s', '2d', 'knock'],
  ['with the discard that costs least', { ...FIRST, ...AFTER_DRAW }, 'Ks 9s 2s', '2d', 'knock 2s'],
  ['keeps the highest total of a suit', FIRST, 'Ks 8s 3h', '2d', 'discard 3h'],
  ['or the higher of two other cards', FIRST, 'Ks 8h 3d', '2c', 'discard 3d'],
  ['gives up what a card on the pile makes up for', FIRST, 'Ks 8s Td', 'Kd', 'discard 8s'],
  ['takes it', FIRST, 'Ks 8s Td', 'Kd', 'take', '0 discard 8s'],
  ['not one that adds nothing', FIRST, 'Ks 8s Td', '9h', 'draw', '0 discard Td'],
  ['stands with the threshold', { ...FIRST, finalTurnStand: true }, '2h 3h 4c / Ks 9s 2s', '2d', 'stand', '0 knock'],
  ['not with less', { ...FIRST, finalTurnStand: true }, '2h 3h 4c / Ks 8s 2h', '2d', 'discard 2h', '0 knock'],
]);

const LATER = '0 draw, 0 replace 0, 1 draw, 1 flip 0, 0 draw';
positions('in golf', 21, [
  ['takes a first card that counts 7', GOLF, 'Ks 9s 4h', '7d', 'take'],
  ['not one that counts 6', GOLF, 'Ks 9s 4h', '6d', 'draw'],
  ['places a card that it took', GOLF, 'Ks 9s 4h', '3d', 'replace 0', '0 take'],
  ['places a first card that counts 7', GOLF, 'Ks 9s 4h', '2d 7d', 'replace 0', '0 draw'],
  ['not one that counts 6', GOLF, 'Ks 9s 4h', '2d 6d', 'flip 0', '0 draw'],
  ['places a later card that adds 5', GOLF, 'Ks 9s 4h', '2d 7d 2s 5d', 'replace 1', LATER],
  ['not one that adds 4', GOLF, 'Ks 9s 4h', '2d 7d 2s 4d', 'flip 1', LATER],
  ['nor a little more in another suit', GOLF, 'Ks 9s 4h', '2d 7d 2s Kc', 'flip 1', LATER],
  ['places one of the same rank', GOLF, 'Ks 9s 4h', '2d 7d 2s 7c', 'replace 1', LATER],
]);

const DONE_ONE = '0 take 8s, 0 discard 4h';
positions('with a pool', 26, [
  ['knocks with the threshold', POOL, 'Ks 9s 7s', 'As 2c 3d', 'knock'],
  ['takes the card that adds most', POOL, 'Ks 9s 2h', '6s 4s 8c', 'take 6s'],
  ['puts down what leaves the best hand', POOL, 'Ks 9s 2h', '6s 4s 8c', 'discard 2h', '0 take 6s'],
  ['passes where no card adds anything', POOL, 'Ks 9s 2s', '2c 3d 4h', 'pass'],
  ['swaps all for a better hand', POOL, '2s 3h 4c', '9d Kd 2d', 'swap-all'],
  ['takes one where that is worth as much', POOL, 'Ks 5s 2h', '7s 9c Kc', 'take 7s'],
  ['or more', POOL, 'Ks 9s 2h', '8s Kd 9d', 'take 8s'],
  ['loses as little as it can', NO_PASS, 'Ks 9s 2s', '2c 3d 4s', 'take 4s'],
  ['where it may not pass', NO_PASS, 'Ks 9s 3s', '2c 3d 4h', 'take 2c'],
  ['by what it puts down, too', NO_PASS, 'Ks 9s 3s', '2c 3d 4h', 'discard 3s', '0 take 2c'],
  ['and at last', { ...POOL, poolPass: 'never' }, '2h 3h 4c / Ks 9s 3s', '2c 3d 4h', 'take 2c', '0 knock'],
  ['gives back what it may', { ...NO_PASS, returnTaken: true }, 'Ks 9s 3s', '2c 3d 4h', 'discard 2c', '0 take 2c'],
  ['passes for good with the threshold', FOR_GOOD, 'Ks 9s 7s', '2c 3d 4h', 'pass'],
  ['not with less', FOR_GOOD, 'Ks 9s 2h', '2c 3d 4h', 'take 2c'],
  ['or where an exchange would spoil it', FOR_GOOD, 'Ks 9s 2s', '2c 3d 4h', 'pass'],
  ['swaps for good for the threshold', FOR_GOOD, '2s 3h 4c', '9d Kd 7d', 'swap-all'],
  ['not for less', FOR_GOOD, '2s 3h 4c', '9d Kd 2d', 'take Kd'],
  ['but where that is free', FREE, '2s 3h 4c', '9d Kd 2d', 'swap-all'],
  ['or its last turn', FOR_GOOD, '2h 3h 4c / 2s 3c 4d', '9d Kd 2d', 'swap-all', '0 pass'],
  ['takes the first of two that help', TWO, '7s Kh Qh', '7c 7d 2c', 'take 7c'],
  ['which alone would not', ONE, '7s Kh Qh', '7c 7d 2c', 'pass'],
  ['and none where the second is missing', TWO, '7s Kh Qh', '7c 2d 3c', 'pass'],
  ['keeps the first', TWO, '7s Kh Qh', '7c 7d 2c', 'discard Kh', '0 take 7c'],
  ['which alone it would not', ONE, '7s Kh Qh', '7c 7d 2c', 'discard 7s', '0 take 7c'],
  ['takes the second', TWO, '7s Kh Qh', '7c 7d 2c', 'take 7d', '0 take 7c, 0 discard Kh'],
  ['keeps both', TWO, '7s Kh Qh', '7c 7d 2c', 'discard Qh', '0 take 7c, 0 discard Kh, 0 take 7d'],
  ['is done where a second helps nothing', TWO, 'Ks 9s 4h', '8s 3c 2c', 'pass', DONE_ONE],
  [
    'leaves the best hand with the second',
    { ...POOL, poolSwapTwo: true },
    'Ks Kh 2d',
    'Qh 9s 8s',
    'discard Ks',
    '0 take Qh, 0 discard 2d, 0 take 9s',
  ],
  ['passes after a swap of all, whatever would help', BINDS, '2s 3h 4c', '9d Kd 7d', 'pass', AGAIN],
  ['or knocks before it draws', { ...BINDS, knockTiming: 'before-draw' }, '2s 3h 4c', '9d Kd 7d', 'knock', AGAIN],
  ['knocks after any turn', ANY_TURN, 'Ks 9s 7s', '2c 3d 4h', 'knock'],
  ['exchanging first what helps', ANY_TURN, 'Ks 9s 7s', '8s 3d 4h', 'take 8s'],
  ['also all', ANY_TURN, '2s 3h 4c', '9d Kd 7d', 'swap-all'],
  ['knocks then', ANY_TURN, '2s 3h 4c', '9d Kd 7d', 'knock', '0 swap-all'],
  ['not with less', ANY_TURN, '2s 3h 4c', '9d Kd 6d', 'pass', '0 swap-all'],
  ['asks for a pool where nothing helps', ASK_41, 'Ks Qs 4s', '7c 8d 9h', 'change'],
  ['not where something does', ASK_41, 'Ks Qs 4d', '7c 8s 9h', 'take 8s'],
  ['nor with the threshold', ASK_41, 'Ks Qs 9s', '7c 8d 9h', 'pass'],
  ['but where none may pass', { ...ASK_41, poolPass: 'never' }, 'Ks Qs 9s', '7c 8d 9h', 'change'],
  ['and passes in its last turn', ASK, '2h 3h 4c / Ks Qs 4s', '7c 8d 9h', 'pass', '0 knock'],
  ['knocks with the card put down', POOL_AFTER, 'Ks 9s 2h', '7s 4d 8c', 'knock 2h', '0 take 7s'],
  ['not with less than the threshold', POOL_AFTER, 'Ks 9s 2h', '6s 4d 8c', 'discard 2h', '0 take 6s'],
  ['gives up points to knock', POOL_AFTER, 'Ks Qs 9s', '8s 2c 3d', 'take 8s'],
  ['not too many', POOL_AFTER, 'Ks Qs 9s', '2s 2c 3d', 'pass'],
  ['nor where it may not knock yet', { ...POOL_AFTER, knockFrom: 2 }, 'Ks Qs 9s', '8s 2c 3d', 'pass'],
  ['or with so few', { ...POOL_AFTER, knockMinimum: 29 }, 'Ks Qs 9s', '8s 2c 3d', 'pass'],
  ['changes a poor hand as the dealer', { ...POOL, dealerChoice: true }, '2h 3h 4c / Ks 9d 2c', '', 'change'],
  ['keeps a better one', { ...POOL, dealerChoice: true }, '2h 3h 4c / Ks 9s 2c', '', 'keep'],
]);

const FLUSH = { straightFlush: 20, declareStraightFlush: true };
positions('hands of a wider family', 26, [
  ['the third of a kind that all pay for', THREE, '5s 5d Kc', '5h', 'take'],
  ['not where it is compared', { ...THREE, declareEnds: 'showdown' }, '5s 5d Kc', '5h', 'draw'],
  ['nor where it is nothing', {}, '5s 5d Kc', '5h', 'draw'],
  ['three of a kind are kept', THREE, '5s 5d Kc', '5h', 'discard Kc', '0 take'],
  ['and knocked with, where all pay then', SHOWN, '5s 5d 5c', '9h', 'knock'],
  ['with the discard, too', { ...SHOWN, ...AFTER_DRAW }, '5s 5d Kc', '5h', 'knock Kc', '0 take'],
  ['a straight flush is completed', FLUSH, '4c 5c Kc / 2h 3h 4d', '6c', 'take'],
  ['and kept', FLUSH, '4c 5c Kc / 2h 3h 4d', '6c', 'discard Kc', '0 take'],
  ['a card that costs less is taken', MINUS, 'Ks Kd 9s 5s / 2h 3h 4c 5c', '2d', 'take'],
  ['for what costs most', MINUS, 'Ks Kd 9s 5s / 2h 3h 4c 5c', '2d', 'discard Kd', '0 take'],
]);
