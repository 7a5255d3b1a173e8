import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { undoExchanges } from '../../../engine/bots/undo-exchanges.ts';
import { formatCards, parseCards } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { POOL_SIZE } from '../../../engine/pack.ts';
import { MOST_HELD } from '../../../engine/public.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { tableWith } from '../support/arbitraries.ts';
import { dealAgain, playPrefix } from '../support/prefix.ts';
import { position } from '../support/stacked.ts';

/** The hands, by seat, and the pool that a deal began with, as the history tells them; null for a seat that is out. */
function undone(deal: Deal): { hands: (string[] | null)[]; pool: string[] } {
  const { players, rules, table } = deal;
  const held = new Uint8Array(players * MOST_HELD);
  const pool = new Uint8Array(POOL_SIZE);
  for (let seat = 0; seat < players; seat++) if (table.alive[seat] === 1) held.set(deal.hand(seat), seat * MOST_HELD);
  undoExchanges(table, held, pool);
  const handOf = (seat: number): string[] => sorted(held.subarray(seat * MOST_HELD, seat * MOST_HELD + rules.handSize));
  return {
    hands: Array.from({ length: players }, (_, seat) => (table.alive[seat] === 1 ? handOf(seat) : null)),
    pool: sorted(pool),
  };
}

function sorted(cards: ArrayLike<number>): string[] {
  return formatCards(Array.from(cards)).split(' ').toSorted();
}

const notation = (cards: string): string[] => sorted(parseCards(cards));

const RULES = {
  schwimmen: preset('schwimmen'),
  'a knock with the card put down, taken cards that may go back': { knockTiming: 'after-draw', returnTaken: true },
  'two exchanges in a turn': { poolSwapTwo: true },
  'four cards': { handSize: 4, poolSwapAll: false },
};

test.each(Object.entries(RULES))('%s: the hands of any moment tell those dealt', (_name, keys) => {
  const rules = { ...preset('widow'), ...keys } as HouseRules;
  fc.assert(
    fc.property(tableWith(rules), (table) => {
      const { deal, ...start } = playPrefix(table);
      const { deal: first } = dealAgain(start);
      const { aliveCount, alive, historyLength } = deal.table;
      const { hands, pool } = undone(deal);
      expect(hands).toEqual(
        Array.from({ length: table.players }, (_, seat) => (alive[seat] === 1 ? sorted(first.hand(seat)) : null)),
      );
      const dealtCards = aliveCount * rules.handSize;
      if (historyLength > 0 && deal.table.pool.some((card) => card >= 0)) {
        expect(pool).toEqual(sorted(start.deck.slice(dealtCards, dealtCards + POOL_SIZE)));
      }
    }),
    { numRuns: 15 },
  );
});

test.each([
  ['an exchange gives back the card put down', '0 take 9s, 0 discard 4h, 1 take 4h, 1 discard Kd'],
  [
    'a swap of all gives back the hand laid down',
    '0 swap-all, 1 take Kc, 1 discard 3h, 2 pass, 0 take Qc, 0 discard 2c',
  ],
])('undoing: %s', (_what, moves) => {
  expect(undone(position({ base: 'widow' }, 'Kc Qc 4h / Kd 3h 4s / 9d 3s 4c', '2c 5d 9s', moves))).toEqual({
    hands: ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'].map(notation),
    pool: notation('2c 5d 9s'),
  });
});

test('undoing: a card taken and not yet paid for leaves the hand as it is', () => {
  const deal = position({ base: 'widow' }, 'Kc Qc 4h', '2c 5d 9s', '0 take 9s');
  expect(undone(deal).hands[0]).toEqual(notation('Kc Qc 4h'));
});

test('undoing: the dealer’s change gives back both the hand and the pool that nobody saw', () => {
  const moves = '1 change, 0 take 7h, 0 discard 9h';
  expect(undone(position({ base: 'schwimmen' }, 'Kc Qc 9h / Kd 7h 8s', '7c Td 9s', moves))).toEqual({
    hands: [notation('Kc Qc 9h'), notation('Kd 7h 8s')],
    pool: notation('7c Td 9s'),
  });
});
