/** What a pass does, and what takes a seat out of the turns. */
import { expect, test } from 'vitest';
import { formatAction } from '../../engine/actions.ts';
import { openDecision, type OpenDecision } from '../../engine/open-decision.ts';
import { viewOf } from '../../engine/view.ts';
import { dealt, emptyTheStock, play, position, rulesWith } from './support/stacked.ts';

const POOL = { play: 'pool', declare: 'off' };
const NEXT = '0 swap-all, 1 take Kc, 1 discard 2h';
const HANDS = 'Kc Qc 4h / Kd 3h 2h';
const LYING = '2c 5d 9s';

test.each<
  [what: string, keys: object, moves: string, phase: OpenDecision['phase'], pass: OpenDecision['pass'], forGood: string]
>([
  ['a turn like any other', {}, '', 'draw', 'turn', ''],
  ['to be for good', { poolPass: 'for-good' }, '', 'draw', 'turn', 'pass'],
  ['nothing more to lose in the last turns', { poolPass: 'for-good' }, '0 knock', 'draw', 'turn', ''],
  ['all swaps to be for good', { poolSwapAll: 'for-good' }, '', 'draw', 'turn', 'swap-all'],
  ['all swaps but that of the first turn to be', { poolSwapAll: 'for-good-after-first-turn' }, '', 'draw', 'turn', ''],
  [
    'no knock after a swap of all',
    { poolKnockAfter: 'any-turn', knockTiming: 'after-draw' },
    '0 swap-all',
    'knock',
    'answer',
    '',
  ],
  ['no other exchange', { poolSwapTwo: true }, '0 take 5d, 0 discard 4h', 'second-exchange', 'answer', ''],
  ['what one has to do', { poolSwapAll: 'binds' }, NEXT, 'draw', 'answer', ''],
])('with a pool a pass is %s', (_, keys, moves, phase, pass, forGood) => {
  const deal = position({ ...POOL, ...keys }, HANDS, LYING, moves);
  const decision = openDecision(viewOf(deal, deal.seat));
  expect({ ...decision, forGood: decision.forGood.map(formatAction).join() }).toEqual({ phase, pass, forGood });
});

test('without one it ends the deal where there is nothing to draw', () => {
  const deal = dealt({ hands: [null, '2c 3d 5h', '2d 3h 6c'] }, rulesWith({ passAnyTurn: true }));
  const passOf = () => openDecision(viewOf(deal, deal.seat)).pass;
  expect(passOf()).toBe('turn');
  emptyTheStock(deal);
  expect(passOf()).toBe('deal');
  play(deal, `${deal.seat} pass`);
  expect(deal.phase).toBe('over');
});
