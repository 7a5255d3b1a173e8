import { describe, expect, test } from 'vitest';
import { QuickTurns } from '../../../engine/bots/quick-turns.ts';
import { formatCard, parseCards } from '../../../engine/cards.ts';
import { viewOf } from '../../../engine/view.ts';
import { position, rulesWith } from '../support/stacked.ts';

const LEVEL = 27;
const WIDOW = { base: 'widow' };
const POOL = { play: 'pool' };

describe('the best exchange', () => {
  const found = (keys: Record<string, unknown>, hands: string, pool: string, from = 0) =>
    new QuickTurns(rulesWith(keys)).bestExchange(parseCards(hands), from, parseCards(pool));

  test('is the one that leaves the strongest hand, even where none makes it stronger', () => {
    const { laid, strength, taken } = found(WIDOW, 'Ks Qs 4d', '2c 9s 3s');
    expect([formatCard(taken), formatCard(laid), strength]).toEqual(['9s', '4d', 29]);
    expect(found(WIDOW, 'As Ks 9s', '2s 3c 4d').strength).toBe(23);
    expect(found(WIDOW, '2c 3c 4c Ks Qs 4d', '5c 9s 3s', 3).strength).toBe(29);
  });

  test('is the first of two where two cards may be exchanged, or the only one', () => {
    const two = { ...POOL, poolSwapTwo: true };
    expect(found(two, 'Ks 5d 4h', '9s 8s 2c')).toMatchObject({ isHalf: true, strength: 27 });
    expect(found(two, 'Ks Qs 4d', '2c 9s 3h')).toMatchObject({ isHalf: false, strength: 29 });
  });
});

/** What the seat to act adds to the history in so many quick turns, its discards included. */
function turnsOf(deal: ReturnType<typeof position>, level = LEVEL, turns = 1): string {
  const { seat } = deal;
  const before = deal.table.historyLength;
  for (let done = 0; done < turns && deal.seat === seat; done++) new QuickTurns(deal.rules).play(deal, level);
  const entries = viewOf(deal, seat).toJSON().history.slice(before);
  return entries.flatMap(([who, text]) => (who === seat ? [text] : [])).join(', ');
}

const OTHERS = '2h 3h 4c / 5d 6c 2d';
const NONE = 'Ks 9s 4s';
const LOW = '7s 5d 4d';
const AFTER = { ...POOL, knockTiming: 'after-draw' };
const FOR_GOOD = { ...POOL, poolPass: 'for-good', poolSwapAll: 'for-good', knockMinimum: 41 };
const FREE = { ...FOR_GOOD, poolSwapAll: 'for-good-after-first-turn' };
const BINDS = { ...POOL, poolSwapAll: 'binds' };
const TWO = { ...POOL, poolSwapTwo: true, threeOfAKind: 30.5, knockMinimum: 41 };
const TWO_KNOCKS = { ...AFTER, poolSwapTwo: true };
const ANY = { ...AFTER, poolKnockAfter: 'any-turn' };
const ASK = { ...POOL, poolSevenEightNine: 'on-request' };

test.each<[what: string, keys: object, hands: string, pool: string, turn: string, moves?: string]>([
  ['exchanges what makes the hand strongest', WIDOW, 'Ks 5s 4d', '2c 9s 3s', 'take 9s, discard 4d'],
  ['swaps all for a pool worth more', WIDOW, LOW, 'Kc 9c 8c', 'swap-all 7s 5d 4d'],
  ['or takes one card of it', { ...POOL, poolSwapAll: false }, LOW, 'Kc 9c 8c', 'take Kc, discard 7s'],
  ['passes where nothing helps', WIDOW, NONE, '2c 3c 4d', 'pass'],
  ['or exchanges at a loss', { ...POOL, poolPass: false }, NONE, '2c 3c 4d', 'take 2c, discard 4s'],
  ['knocks with the level', WIDOW, 'Ks 9s 8s', '2c 3c 4d', 'knock'],
  ['not with less', WIDOW, 'Ks 9s 7s', '2c 3c 4d', 'pass'],
  ['nor in a last turn', WIDOW, '2h 3h 4c / Ks 9s 8s', '2c 3c 4d', 'pass', '0 knock'],
  ['knocks with the card put down', AFTER, 'Ks 9s 4d', '2c 8s 3s', 'take 8s, knock 4d'],
  ['not with less than the level', AFTER, 'Ks 9s 4d', '2c 7s 3s', 'take 7s, discard 4d'],
  ['declares', { ...POOL, declare: 'manual' }, 'As Ks Qs', '', 'declare'],
  ['passes for good with what it would knock with', FOR_GOOD, 'Ks 9s 8s', '2c 3c 4d', 'pass'],
  ['goes on with less where that costs nothing', FOR_GOOD, 'Ks 9s 4d', '2c 3c 5h', 'take 2c, discard 4d'],
  ['and not where it does', FOR_GOOD, 'Ks 6s 4s', '2c 3c 5h', 'pass'],
  ['swaps all for good for such a hand', FOR_GOOD, LOW, 'Kc Qc 8c', 'swap-all 7s 5d 4d'],
  ['not for less', FOR_GOOD, LOW, '9c 8c 4c', 'take 9c, discard 7s'],
  ['but in the first turn, where that is free', FREE, LOW, '9c 8c 4c', 'swap-all 7s 5d 4d'],
  ['only', FREE, `6s 5h 2d / ${LOW} / 6d 6h 2s`, '9c 8c 4c', 'take 9c, discard 7s', '0 pass'],
  ['or as its last', FOR_GOOD, `2h 3h 4c / ${LOW}`, '9c 8c 4h', 'swap-all 7s 5d 4d', '0 pass'],
  ['passes after a swap of all', BINDS, `${LOW} / Qc 3h 4c`, 'Kc 9c 4s', 'pass', '0 swap-all, 1 take 7s, 1 discard Qc'],
  ['exchanges two', TWO, 'Ks 5d 4h', '9s 8s 2c', 'take 9s, discard 5d, take 8s, discard 4h'],
  ['first one that helps nothing itself', TWO, '7s Kh Qh', '7c 7d 2c', 'take 7c, discard Kh, take 7d, discard Qh'],
  ['is done where a second helps nothing', TWO, 'Ks 9s 4h', '8s 3c 2c', 'take 8s, discard 4h, pass'],
  ['does not take back what it gave', TWO, 'Ks Qs 9s', '2c 3d 4h', 'pass', '0 take 2c, 0 discard Qs'],
  ['knocks with the second', TWO_KNOCKS, 'Ks 5d 4h', '9s 8s 2c', 'take 9s, discard 5d, take 8s, knock 4h'],
  ['not with less', TWO_KNOCKS, 'Ks 5d 4h', '9s 7s 2c', 'take 9s, discard 5d, take 7s, discard 4h'],
  ['or with the only one', TWO_KNOCKS, 'Ks 9s 4h', '8s 3c 2c', 'take 8s, knock 4h'],
  ['knocks after any turn', ANY, 'Ks 9s 8s', '2c 3c 4d', 'knock'],
  ['exchanging first what helps', ANY, 'Ks 9s 8s', 'Qs 3c 4d', 'take Qs, knock 8s'],
  ['also after a swap', ANY, LOW, 'Kc 9c 8c', 'swap-all 7s 5d 4d, knock'],
  ['by what it holds then', ANY, LOW, 'Kc 9c 7c', 'swap-all 7s 5d 4d, pass'],
  ['asks for a pool with a lesser hand', ASK, 'Ks Qs 4s', '7h 8d 9c', 'change'],
  ['not where an exchange helps', ASK, 'Ks Qd 4h', '7h 8d 9c', 'take 8d, discard Ks'],
  ['nor with what it would knock with', { ...ASK, knockMinimum: 41 }, 'Ks Qs 8s', '7h 8d 9c', 'pass'],
  ['but where none may pass', { ...ASK, knockMinimum: 41, poolPass: 'never' }, 'Ks Qs 8s', '7h 8d 9c', 'change'],
  ['and passes in its last turn', ASK, 'Kc Qc 8c / Ks Qs 4s', '7h 8d 9h', 'pass', '0 knock'],
])('a quick turn %s', (_what, keys, hands, pool, turn, moves) => {
  const all = hands.includes('/') ? hands : `${hands} / ${OTHERS}`;
  expect(turnsOf(position({ ...keys }, all, pool, moves), LEVEL, 2)).toBe(turn);
});

test('a pool that may not be swapped for is worth nothing as a whole', () => {
  const quick = new QuickTurns(rulesWith({ ...POOL, poolSwapAll: false }));
  expect(quick.swapped(parseCards('Kc 9c 8c'), 0, false)).toBe(-Infinity);
});
