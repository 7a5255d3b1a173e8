import { expect, test } from 'vitest';
import { pastTurns } from '../../../engine/bots/past-turns.ts';
import { formatCards } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { position } from '../support/stacked.ts';

const POOL = { play: 'pool' };
const TWO = { ...POOL, poolSwapTwo: true };
const LAST_TWO = { ...POOL, lastTurns: 2 };
const AFTER = { ...POOL, knockTiming: 'after-draw' };
const THREE = 'Kc Qc 4h / Kd 3h 4s / 9d 3s 4c';
const BOTH = 'Kc Qc 4h / Kd 3h 4s';
const LYING = '2c 5d 9s 6h 7h 8d';
const ONE = '0 take 5d, 0 discard Kc';
const FIRST = `${ONE}, 0 take 9s`;
const ONE_OF_1 = '1 take 5d, 1 discard 3h';

/** The turns of a deal: seat, what it did and with which cards, and what lay in the pool before. */
function told(deal: Deal): string[] {
  return pastTurns(deal.table, deal.rules).map(({ did, isLast, laid, pool, seat, taken }) => {
    const cards = [
      taken.length === 0 ? '' : ` ${formatCards(taken)}`,
      laid.length === 0 ? '' : ` for ${formatCards(laid)}`,
    ];
    return `${seat} ${did}${cards.join('')} of ${formatCards(pool)}${isLast ? ', last' : ''}`;
  });
}

test.each<[what: string, keys: Record<string, unknown>, moves: string, turns: string]>([
  [
    'the next finds the card laid in its place',
    POOL,
    `${ONE}, 1 pass`,
    '0 exchange 5d for Kc of 2c 5d 9s; 1 pass of 2c Kc 9s',
  ],
  [
    'a swap of all leaves the whole hand',
    POOL,
    '0 swap-all, 1 pass',
    '0 swap-all for Kc Qc 4h of 2c 5d 9s; 1 pass of Kc Qc 4h',
  ],
  [
    'a pass after one’s own swap is a turn where nobody is asked about a knock',
    LAST_TWO,
    '0 knock, 1 swap-all, 1 pass',
    '0 knock of 2c 5d 9s; 1 swap-all for Kd 3h 4s of 2c 5d 9s, last; 1 pass of Kd 3h 4s, last',
  ],
  [
    'so is one by somebody else',
    { ...AFTER, poolKnockAfter: 'any-turn', knockMinimum: 30 },
    '0 swap-all, 1 pass',
    '0 swap-all for Kc Qc 4h of 2c 5d 9s; 1 pass of Kc Qc 4h',
  ],
  [
    'two exchanges are one turn, and that there is no second is none',
    TWO,
    `${FIRST}, 0 discard Qc, 1 take Qc, 1 discard 3h, 1 pass, 2 pass`,
    '0 exchange 5d 9s for Kc Qc of 2c 5d 9s; 1 exchange Qc for 3h of 2c Kc Qc; 2 pass of 2c Kc 3h',
  ],
  [
    'the second may put back what the first has taken',
    TWO,
    `${FIRST}, 0 discard 5d, 1 pass`,
    '0 exchange 5d 9s for Kc 5d of 2c 5d 9s; 1 pass of 2c Kc 5d',
  ],
  [
    'a knock may come with the second',
    { ...TWO, ...AFTER },
    `${FIRST}, 0 knock Qc`,
    '0 exchange 5d 9s for Kc Qc of 2c 5d 9s; 0 knock of 2c Kc Qc',
  ],
  [
    'a pass after both is a turn of its own',
    { ...TWO, ...LAST_TWO },
    `0 knock, ${ONE_OF_1}, 1 take 9s, 1 discard 4s, 1 pass`,
    '0 knock of 2c 5d 9s; 1 exchange 5d 9s for 3h 4s of 2c 5d 9s, last; 1 pass of 2c 3h 4s, last',
  ],
  [
    'and after one where there is but one',
    LAST_TWO,
    `0 knock, ${ONE_OF_1}, 1 pass`,
    '0 knock of 2c 5d 9s; 1 exchange 5d for 3h of 2c 5d 9s, last; 1 pass of 2c 3h 9s, last',
  ],
  ['a card that is not yet paid for is no turn', POOL, '0 take 5d', ''],
  [
    'a card that is put back leaves the pool as it was',
    { ...POOL, returnTaken: true },
    '0 take 2c, 0 discard 2c, 1 pass',
    '0 exchange 2c for 2c of 2c 5d 9s; 1 pass of 2c 5d 9s',
  ],
  [
    'a knock with the card put down is an exchange and a knock',
    AFTER,
    '0 take 5d, 0 knock Kc, 1 pass',
    '0 exchange 5d for Kc of 2c 5d 9s; 0 knock of 2c Kc 9s; 1 pass of 2c Kc 9s, last',
  ],
  ['a hand that the dealer keeps is told', { base: 'schwimmen' }, '1 keep, 0 pass', '1 keep of ; 0 pass of 7c Td 9s'],
  ['one that is changed is not', { base: 'schwimmen' }, '1 change, 0 pass', '0 pass of Kd 7h 8s'],
])('%s', (_what, keys, moves, turns) => {
  const isSchwimmen = keys.base === 'schwimmen';
  const deal = isSchwimmen
    ? position(keys, 'Kc Qc 9h / Kd 7h 8s', '7c Td 9s', moves)
    : position(keys, keys.lastTurns === 2 ? BOTH : THREE, LYING, moves);
  expect(told(deal).join('; ')).toBe(turns);
});

test('a renewed pool is what the next seat chooses from', () => {
  expect(told(position(POOL, THREE, LYING, '0 pass, 1 pass, 2 pass, 0 pass')).at(-1)).toBe('0 pass of 6h 7h 8d');
});

test('the first turn of a deal is told from others', () => {
  const deal = position({ ...POOL, dealerChoice: true }, THREE, LYING, '2 keep, 0 swap-all, 1 pass');
  expect(pastTurns(deal.table, deal.rules).map(({ isFirst }) => isFirst)).toEqual([true, true, false]);
});

test('what stands behind the end of the history, from an earlier deal, is not read', () => {
  const deal = position(TWO, THREE, LYING, FIRST);
  deal.table.historyLength--;
  expect(told(deal)).toEqual(['0 exchange 5d for Kc of 2c 5d 9s']);
});
