import { expect, test } from 'vitest';
import { StackedPack, type Determinisation } from '../../../engine/bots/stacked-pack.ts';
import { formatCards, parseCards } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { packOf } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import { viewOf } from '../../../engine/view.ts';
import { position } from '../support/stacked.ts';

const WIDOW = { base: 'widow' };
const HANDS = 'Kc Qc 4h / Kd 3h 4s';

/** The pack of a deal in which the seats were dealt some hands. */
function packFor(deal: Deal, hands: string, pool: string, drawn: string[] = []): StackedPack {
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

test.each<[what: string, keys: Record<string, unknown>, hands: string, lying: string, moves: string, first: string]>([
  [
    'hands card by card from the dealer’s left, then the pool',
    WIDOW,
    HANDS,
    '2c 5d 9s',
    '',
    'Kc Kd Qc 3h 4h 4s 2c 5d 9s',
  ],
  ['a renewed pool', WIDOW, HANDS, '2c 5d 9s 6h 7h 8d', '0 pass, 1 pass', 'Kc Kd Qc 3h 4h 4s 2c 5d 9s 6h 7h 8d'],
  [
    'the pool that the dealer took unseen',
    { base: 'schwimmen' },
    'Kc Qc 9h / Kd 7h 8s',
    '7c Td 9s',
    '1 change',
    'Kc Kd Qc 7h 9h 8s 7c Td 9s',
  ],
  [
    'the turn-up and the draws',
    {},
    HANDS,
    '2c 6h 7h',
    '0 draw, 0 discard 6h, 1 draw, 1 discard 7h',
    'Kc Kd Qc 3h 4h 4s 2c Jd Js',
  ],
])('the pack of a deal as it may have been gives %s', (_what, keys, hands, lying, moves, first) => {
  const pool = keys.base === undefined ? '' : lying.split(' ').slice(0, 3).join(' ');
  const deal = position(keys, hands, lying, moves);
  const { deck, isBroken } = packFor(deal, hands.replace(' /', ''), pool, ['Jd', 'Js']);
  expect(isBroken).toBe(false);
  const seen = first.split(' ').length;
  expect(formatCards(deck.slice(0, seen))).toBe(first);
  expect(deck.toSorted()).toEqual(packOf(deal.rules).toSorted());
  expect(deck.slice(seen)).not.toEqual(deck.slice(seen).toSorted());
});

test('the pack is broken where a card is wanted twice', () => {
  expect(packFor(position(WIDOW, HANDS, '2c 5d 9s'), 'Kc Qc 4h Kc 3h 4s', '2c 5d 9s').isBroken).toBe(true);
});
