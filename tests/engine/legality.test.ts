/** Why an action is not legal: that there is a reason for whatever is not, `properties.test.ts` finds. */
import { describe, expect, test } from 'vitest';
import { discardOf, formatAction, parseAction } from '../../engine/actions.ts';
import { whyNot, type IllegalReason } from '../../engine/legality.ts';
import { viewOf } from '../../engine/view.ts';
import { after, type Given } from './support/examples.ts';

const HANDS = { hands: 'Kc Qc 4h / Kd 3h 4s / 9d 3s 4c', turnUp: '2h', stock: '5h 6h 7d 8d 9h' };
const GOLF = { play: 'golf' };
const BEFORE = { knockTiming: 'before-draw' };
const AFTER = { knockTiming: 'after-draw' };
const FIRST = { discardFirst: true };

/** Why an action is not legal after some moves. */
function why(action: string, moves: string, given: Partial<Given> = {}): IllegalReason | null {
  const deal = after(moves, { ...HANDS, ...given });
  const reason = whyNot(viewOf(deal, deal.seat), parseAction(action));
  expect(deal.legalActions().map(formatAction).includes(action)).toBe(reason === null);
  return reason;
}

/** Why, what it is, and where; there is no reason where the action is legal. */
type Row = [
  reason: IllegalReason['is'] | undefined,
  what: string,
  action: string,
  moves: string,
  given?: Partial<Given>,
];

describe('an action is refused because of', () => {
  test.each<Row>([
    ['not-asked', 'an answer to a question of other rules', 'declare', ''],
    ['not-asked', 'a draw before the cards are looked at', 'draw', '', { hammer: 'shotgun' }],
    ['not-asked', 'a knock while the dealer is asked', 'knock', '', { suddenDeath: true }],
    ['not-asked', 'one more step, on which all have to agree', 'extra-step', ''],
    ['draw-first', 'a discard before drawing', 'discard 4h', ''],
    ['draw-first', 'golf: a card placed before drawing', 'replace 0', '', GOLF],
    ['already-drawn', 'a second draw', 'take', '0 draw'],
    ['already-drawn', 'a knock after drawing', 'knock', '0 draw'],
    ['already-drawn', 'golf: a second draw', 'draw', '0 take', GOLF],
    ['stock-left', 'a pass while there are cards to draw', 'pass', ''],
    ['stock-empty', 'a draw when there is nothing to draw', 'draw', 'stock runs out', { stock: '' }],
    ['not-in-golf', 'golf: a knock', 'knock', '', GOLF],
    ['not-in-golf', 'golf: a discard', 'discard 5h', '0 draw', GOLF],
    ['only-in-golf', 'a card turned up without a row', 'flip 0', '0 draw'],
    ['face-up', 'golf: a slot that is done', 'replace 1', '0 draw, flip 1, 1 drop, 2 drop, 0 draw', GOLF],
    ['not-held', 'a card of somebody else', 'discard Kd', '0 draw'],
    ['just-taken', 'the card just taken', 'discard 2h', '0 take'],
    ['just-taken', 'the card just taken, with a knock', 'knock 2h', '0 take', AFTER],
    ['just-taken', 'golf: a card turned up for the one just taken', 'flip 0', '0 take', GOLF],
    ['already-knocked', 'a second knock', 'knock', '0 knock'],
    ['already-knocked', 'a knocker who still draws, once more', 'knock', '0 knock', { ...BEFORE, counterKnock: true }],
    ['already-knocked', 'the hammer after a knock', 'hammer', '0 knock', { ...BEFORE, hammer: 'hammer' }],
    ['knock-not-next', 'a counter-knock too late', 'knock', '0 knock, 1 take, discard 3h', { counterKnock: true }],
    ['knock-too-early', 'a knock in the first turn', 'knock', '', { knockFrom: 2 }],
    ['knock-too-early', 'a knock in the second', 'knock', '0 drop, 1 drop, 2 drop', { knockFrom: 3 }],
    ['knock-too-early', 'a knock with its discard', 'knock 5h', '0 draw', { ...AFTER, knockFrom: 2 }],
    ['no-knocking', 'a knock where there is none', 'knock', '0 draw', { knocking: false }],
    ['no-knocking', 'a knock with a discard there', 'knock 5h', '', { ...AFTER, knocking: false }],
    ['knock-only-with-discard', 'a knock in place of the draw', 'knock', '', AFTER],
    ['knock-not-with-discard', 'a knock with the discard', 'knock 5h', '0 draw'],
    ['knock-not-one-suit', 'a hand of two suits', 'knock', '', { knockSameSuit: true }],
    ['knock-not-one-suit', 'two suits kept', 'knock Kc', '0 draw', { ...AFTER, knockSameSuit: true, knockMinimum: 31 }],
    ['knock-below-minimum', 'a low hand', 'knock', '', { knockMinimum: 21 }],
    ['knock-below-minimum', 'a low hand kept', 'knock Kc', '0 draw', { ...AFTER, knockMinimum: 20 }],
    ['knock-below-minimum', 'a low counter-knock', 'knock', '0 knock', { counterKnock: true, knockMinimum: 20 }],
    ['no-stand', 'a stand where nobody may', 'stand', '0 knock'],
    ['nobody-knocked', 'a stand without a knock', 'stand', '', { finalTurnStand: true }],
    ['stand-as-knocker', 'a knocker who still draws', 'stand', '0 knock', { ...BEFORE, finalTurnStand: true }],
    ['no-hammer', 'the hammer without the rule', 'hammer', ''],
    ['no-hammer', 'the shotgun once the cards are seen', 'hammer', '0 look', { hammer: 'shotgun' }],
    ['hammer-only-first', 'the hammer in the second turn of the deal', 'hammer', '0 drop', { hammer: 'hammer' }],
    ['hammer-only-first', 'the hammer in a second turn', 'hammer', '0 drop, 1 drop, 2 drop', { hammer: 'hammer' }],
    ['no-take', 'a take where discards are never taken', 'take', '', { takeDiscards: false }],
    ['discard-first', 'a draw before the discard that comes first', 'draw', '', FIRST],
    ['discard-first', 'a take before it', 'take', '', FIRST],
    ['already-discarded', 'a second discard', 'discard Kc', '0 discard 4h', FIRST],
    ['already-discarded', 'a knock after it', 'knock', '0 discard 4h', FIRST],
    ['already-discarded', 'a pass after it', 'pass', '0 discard 4h', { ...FIRST, passAnyTurn: true }],
    ['nothing-to-take', 'a take of the own discard', 'take', '0 discard 4h', { ...FIRST, upcard: false, turnUp: '' }],
    ['no-take', 'a take where discards are never taken', 'take', '0 discard 4h', { ...FIRST, takeDiscards: false }],
    ['not-held', 'a discard of a card of somebody else', 'discard Kd', '', FIRST],
    ['knock-only-with-discard', 'a knock in place of the discard', 'knock', '', { ...FIRST, ...AFTER }],
    ['knock-below-minimum', 'a low hand before the discard', 'knock Kc', '', { ...FIRST, ...AFTER, knockMinimum: 21 }],
    ['already-drawn', 'a pass after drawing, where one may pass in any turn', 'pass', '0 draw', { passAnyTurn: true }],
  ])('%s: %s', (reason, _what, action, moves, given) => expect(why(action, moves, given)?.is).toBe(reason));

  test('a value, with what it must be: of a hand, or of what is kept of it', () => {
    const QUIET = { hands: 'As Ks Qs / 2c 3d 4h', turnUp: '5d', stock: 'Ts', declare: 'manual', knockMinimum: 31 };
    const of31 = { is: 'knock-below-minimum', minimum: 31, value: 30 };
    expect(why('knock', '', { knockMinimum: 21 })).toEqual({ is: 'knock-below-minimum', minimum: 21, value: 20 });
    const ofOneSuit = { is: 'knock-not-one-suit', minimum: 21 };
    expect(why('knock', '', { knockSameSuit: true, knockMinimum: 21 })).toEqual(ofOneSuit);
    expect(why('knock', '', { knockFrom: 4 })).toEqual({ is: 'knock-too-early', turns: 3 });
    expect(why('knock', '0 quiet', QUIET)).toEqual(of31);
    expect(why('knock Qs', '0 quiet, draw', { ...QUIET, ...AFTER })).toEqual(of31);
    expect(why('knock As', '0 quiet, draw', { ...QUIET, ...AFTER })).toEqual(of31);
    expect(why('knock As', '0 quiet', { ...QUIET, ...AFTER, ...FIRST })).toEqual(of31);
  });

  test('nothing-to-draw: a discard that comes first, with the stock empty, where nobody takes', () => {
    const deal = after('stock runs out', { ...HANDS, ...FIRST, takeDiscards: false, stock: '' });
    const held = discardOf(deal.cardAt(deal.seat, 0));
    expect(whyNot(viewOf(deal, deal.seat), held)).toEqual({ is: 'nothing-to-draw' });
  });
});

describe('with a pool', () => {
  const POOL = { play: 'pool', pool: '2c 5d 9s', hands: 'Kc Qc 4h / Kd 3h 4s' };
  const NEVER = { ...POOL, poolPass: 'never' };
  const BINDS = { ...POOL, poolSwapAll: 'binds' };
  const SWAPPED = '0 swap-all, 1 take 4h, discard 3h';
  const FIRST = '0 take 5d, discard 4h';
  const TWO = { ...POOL, poolSwapTwo: true };
  const ANY = { ...POOL, ...AFTER, poolKnockAfter: 'any-turn' };
  const ASK = { ...POOL, pool: '7h 8d 9s', stock: '', poolSevenEightNine: 'on-request' };

  test.each<Row>([
    ['no-pass', 'a pass before a knock', 'pass', '', { ...POOL, poolPass: false }],
    [undefined, 'a pass after it', 'pass', '0 knock', { ...POOL, poolPass: false }],
    ['never-pass', 'a pass at any time', 'pass', '0 knock', NEVER],
    [undefined, 'a knock that is a pass, where one knocks after any turn', 'knock', '', ANY],
    ['knock-only-after-exchange', 'not where nobody may pass', 'knock', '', { ...ANY, ...NEVER }],
    ['knock-only-with-discard', 'nor by other rules', 'knock', '', { ...ANY, poolKnockAfter: 'take' }],
    ['must-pass', 'an exchange after a swap of all', 'take Kc', SWAPPED, BINDS],
    ['must-pass', 'another swap of all', 'swap-all', SWAPPED, BINDS],
    ['must-pass', 'a knock', 'knock', SWAPPED, BINDS],
    [undefined, 'a knock before the pass', 'knock', SWAPPED, { ...BINDS, ...BEFORE }],
    [undefined, 'the pass, whoever may pass', 'pass', SWAPPED, { ...BINDS, poolPass: false }],
    ['no-pass', 'a pass of others', 'pass', '0 swap-all', { ...BINDS, poolPass: false }],
    ['knock-below-minimum', 'nor with less than it takes', 'knock', '', { ...ANY, knockMinimum: 21 }],
    ['not-asked', 'anything but the answer after a swap of all', 'swap-all', '0 swap-all', ANY],
    ['just-put', 'what was put there with the first of two exchanges', 'take 4h', FIRST, TWO],
    ['not-in-pool', 'what was taken with it', 'take 5d', FIRST, TWO],
    ['already-drawn', 'all but another exchange', 'swap-all', FIRST, TWO],
    ['already-drawn', 'a knock among it', 'knock', FIRST, TWO],
    ['draw-first', 'a discard before it', 'discard Kc', FIRST, TWO],
    ['already-drawn', 'a third exchange', 'take 9s', `${FIRST}, take 2c`, TWO],
    ['already-drawn', 'a pass in the second', 'pass', `${FIRST}, take 2c`, TWO],
    ['just-taken', 'what was taken with the second', 'discard 2c', `${FIRST}, take 2c`, TWO],
    [undefined, 'a request for a new pool', 'change', '', ASK],
    ['not-seven-eight-nine', 'not with other cards', 'change', '', { ...ASK, pool: '7h 8d Ts' }],
    ['not-asked', 'nor by other rules', 'change', '', { ...ASK, poolSevenEightNine: 'stays' }],
    ['not-asked', 'nor without a pool', 'change', '', {}],
    ['already-drawn', 'nor once a card is taken', 'change', '0 take 7h', ASK],
  ])('%s: %s', (reason, _what, action, moves, given) => expect(why(action, moves, given)?.is).toBe(reason));

  test('stock-too-small: a request for a new pool that the stock cannot give', () => {
    const few = { hands: ' / '.repeat(8), deck: 'piquet32', players: [2, 9], declare: 'off' };
    expect(why('change', '', { ...ASK, ...few })).toEqual({ is: 'stock-too-small' });
  });
});
