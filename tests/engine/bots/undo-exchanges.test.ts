import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { undoExchanges } from '../../../engine/bots/undo-exchanges.ts';
import { POOL_SIZE } from '../../../engine/pack.ts';
import { MOST_HELD } from '../../../engine/public.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { tableWith } from '../support/arbitraries.ts';
import { dealAgain, playPrefix } from '../support/prefix.ts';

const sorted = (cards: Iterable<number>): number[] => [...cards].sort((a, b) => a - b);

test.each<[string, Partial<HouseRules>]>([
  ['schwimmen', preset('schwimmen')],
  ['a knock with the card put down, taken cards that may go back', { knockTiming: 'after-draw', returnTaken: true }],
  ['two exchanges in a turn', { poolSwapTwo: true }],
  ['four cards', { handSize: 4, poolSwapAll: false }],
])('%s: the hands of any moment tell those dealt, and the pool that lay there', (_name, keys) => {
  const rules = { ...preset('widow'), ...keys };
  fc.assert(
    fc.property(tableWith(rules), (table) => {
      const { deal, ...start } = playPrefix(table);
      const { deal: first } = dealAgain(start);
      const { alive, aliveCount, historyLength } = deal.table;
      const inPlay = [...alive.keys()].filter((seat) => alive[seat] === 1);
      const held = new Uint8Array(table.players * MOST_HELD);
      const pool = new Uint8Array(POOL_SIZE);
      for (const seat of inPlay) held.set(deal.hand(seat), seat * MOST_HELD);
      undoExchanges(deal.table, held, pool);
      const undone = inPlay.map((seat) => sorted(held.subarray(seat * MOST_HELD, seat * MOST_HELD + rules.handSize)));
      expect(undone).toEqual(inPlay.map((seat) => sorted(first.hand(seat))));
      const dealtCards = aliveCount * rules.handSize;
      if (historyLength > 0 && deal.table.pool.some((card) => card >= 0))
        expect(sorted(pool)).toEqual(sorted(start.deck.slice(dealtCards, dealtCards + POOL_SIZE)));
    }),
    { numRuns: 20 },
  );
});
