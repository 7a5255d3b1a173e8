import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { undoExchanges } from '../../../engine/bots/undo-exchanges.ts';
import { formatCards, parseCards } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { POOL_SIZE } from '../../../engine/pack.ts';
import { MOST_HELD } from '../../../engine/public.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { tableWith } from '../support/arbitraries.ts';
import { dealAgain, playPrefix } from '../support/prefix.ts';
import { dealt, play, rulesWith } from '../support/stacked.ts';

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
  widow: preset('widow'),
  schwimmen: preset('schwimmen'),
  schnauz: preset('schnauz'),
  'taken cards that may go back': rulesWith({ play: 'pool', returnTaken: true }),
  'a knock with the card put down': rulesWith({ play: 'pool', knockTiming: 'after-draw' }),
  'two exchanges in a turn': rulesWith({ play: 'pool', poolSwapTwo: true }),
  'four cards': rulesWith({ play: 'pool', handSize: 4, poolSwapAll: false }),
};

test.each(Object.entries(RULES))('%s: the hands of any moment tell those dealt', (_name, rules) => {
  fc.assert(
    fc.property(tableWith(rules), (table) => {
      const { deal, ...start } = playPrefix(table);
      const { deal: first } = dealAgain({ ...start });
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
    { numRuns: 40 },
  );
});

describe('undoing', () => {
  const cards = { hands: ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'], pool: '2c 5d 9s', stock: '6h 7h 8d' };

  test('an exchange gives back the card put down', () => {
    const deal = dealt(cards, preset('widow'));
    play(deal, '0 take 9s', '0 discard 4h', '1 take 4h', '1 discard Kd');
    expect(undone(deal).hands.slice(0, 2)).toEqual([notation('Kc Qc 4h'), notation('Kd 3h 4s')]);
  });

  test('a swap of all gives back the hand laid down, whatever was exchanged after it', () => {
    const deal = dealt(cards, preset('widow'));
    play(deal, '0 swap-all', '1 take Kc', '1 discard 3h', '2 pass', '0 take Qc', '0 discard 2c');
    expect(undone(deal)).toEqual({
      hands: [notation('Kc Qc 4h'), notation('Kd 3h 4s'), notation('9d 3s 4c')],
      pool: notation('2c 5d 9s'),
    });
  });

  test('a card taken and not yet paid for leaves the hand as it is', () => {
    const deal = dealt(cards, preset('widow'));
    play(deal, '0 take 9s');
    expect(undone(deal).hands[0]).toEqual(notation('Kc Qc 4h'));
  });

  test('the dealer’s change gives back both the hand and the pool that nobody saw', () => {
    const deal = dealt({ hands: ['Kc Qc 9h', 'Kd 7h 8s'], pool: '7c Td 9s' }, preset('schwimmen'));
    play(deal, '1 change', '0 take 7h', '0 discard 9h');
    expect(undone(deal)).toEqual({ hands: [notation('Kc Qc 9h'), notation('Kd 7h 8s')], pool: notation('7c Td 9s') });
  });
});
