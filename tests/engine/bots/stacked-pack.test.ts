import { describe, expect, test } from 'vitest';
import { StackedPack, type Determinisation } from '../../../engine/bots/stacked-pack.ts';
import { formatCards, parseCards } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { packOf } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, play } from '../support/stacked.ts';

/** The pack of a deal in which the seats were dealt some hands. */
function packFor(deal: Deal, hands: string, { pool = '', drawn = [] as string[] } = {}): StackedPack {
  const view = viewOf(deal, deal.seat);
  const determinisation: Determinisation = {
    dealt: Uint8Array.from(parseCards(hands)),
    drawn: new Uint8Array(view.table.historyLength),
    pool: Uint8Array.from(parseCards(pool)),
    hidden: new Int32Array(2 * deal.players),
  };
  view.toJSON().history.forEach(([, text], entry) => {
    if (text === 'draw') [determinisation.drawn[entry]] = parseCards(drawn.shift() as string);
  });
  const pack = new StackedPack(view, determinisation, new Random(1));
  pack.stack(determinisation, new Random(2));
  return pack;
}

const first = (pack: StackedPack, count: number): string => formatCards(pack.deck.slice(0, count));

describe('the pack of a deal as it may have been', () => {
  const pooled = { hands: ['Kc Qc 4h', 'Kd 3h 4s'], pool: '2c 5d 9s', stock: '6h 7h 8d' };
  const hands = pooled.hands.join(' ');

  test('gives the hands one card at a time from the dealer’s left, then the pool', () => {
    const pack = packFor(dealt(pooled, preset('widow')), hands, { pool: '2c 5d 9s' });
    expect(first(pack, 9)).toBe('Kc Kd Qc 3h 4h 4s 2c 5d 9s');
    expect(pack.isBroken).toBe(false);
  });

  test('gives the renewed pool as everybody saw it', () => {
    const deal = dealt(pooled, preset('widow'));
    play(deal, '0 pass', '1 pass');
    expect(first(packFor(deal, hands, { pool: '2c 5d 9s' }), 12)).toMatch(/ 2c 5d 9s 6h 7h 8d$/);
  });

  test('gives the pool that the dealer took unseen, not the one that was then turned up', () => {
    const deal = dealt({ hands: ['Kc Qc 9h', 'Kd 7h 8s'], pool: '7c Td 9s' }, preset('schwimmen'));
    play(deal, '1 change');
    expect(first(packFor(deal, 'Kc Qc 9h Kd 7h 8s', { pool: '7c Td 9s' }), 9)).toBe('Kc Kd Qc 7h 9h 8s 7c Td 9s');
  });

  test('without a pool gives the turn-up and the draws', () => {
    const deal = dealt({ hands: pooled.hands, turnUp: '2c', stock: '6h 7h' });
    play(deal, '0 draw', '0 discard 6h', '1 draw', '1 discard 7h');
    expect(first(packFor(deal, hands, { drawn: ['Jd', 'Js'] }), 9)).toMatch(/ 2c Jd Js$/);
  });

  test('holds every card once, behind what was seen in any order', () => {
    const deal = dealt(pooled, preset('widow'));
    const { deck } = packFor(deal, hands, { pool: '2c 5d 9s' });
    expect(deck.toSorted()).toEqual(packOf(deal.rules).toSorted());
    expect(deck.slice(9)).not.toEqual(deck.slice(9).toSorted());
  });

  test('is broken where a card is wanted twice', () => {
    const deal = dealt(pooled, preset('widow'));
    expect(packFor(deal, 'Kc Qc 4h Kc 3h 4s', { pool: '2c 5d 9s' }).isBroken).toBe(true);
  });
});
