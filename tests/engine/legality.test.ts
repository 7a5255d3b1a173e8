/** Why an action is not legal. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, formatAction, parseAction } from '../../engine/actions.ts';
import type { Deal } from '../../engine/deal.ts';
import { whyNot, type IllegalReason } from '../../engine/legality.ts';
import { Match } from '../../engine/match.ts';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import { viewOf } from '../../engine/view.ts';
import { playRandomly, randomTable, tableWith, type Table } from './support/arbitraries.ts';
import { dealt, emptyTheStock, play, rulesWith } from './support/stacked.ts';

const HANDS = { hands: ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'], turnUp: '2h', stock: '5h 6h 7d 8d 9h' };

/** A deal by the standard rules with some keys changed, after some moves. */
function dealOf(keys: Record<string, unknown>, ...moves: string[]): Deal {
  const deal = dealt(HANDS, rulesWith(keys));
  play(deal, ...moves);
  return deal;
}

function why(deal: Deal, action: string): IllegalReason | null {
  return whyNot(viewOf(deal, deal.seat), parseAction(action));
}

const LOW = ['0 draw', '0 discard 5h', '1 draw', '1 discard 6h', '2 draw', '2 discard 7d'];

const CASES: [IllegalReason['is'], string, Deal, string][] = [
  ['not-asked', 'an answer to a question of other rules', dealOf({}), 'declare'],
  ['not-asked', 'a draw before the cards are looked at', dealOf({ hammer: 'shotgun' }), 'draw'],
  ['not-asked', 'a knock while the dealer is asked', dealOf({ suddenDeath: true }), 'knock'],
  ['not-asked', 'one more step, on which all have to agree', dealOf({}), 'extra-step'],
  ['draw-first', 'a discard before drawing', dealOf({}), 'discard 4h'],
  ['draw-first', 'golf: a card placed before drawing', dealOf({ play: 'golf' }), 'replace 0'],
  ['already-drawn', 'a second draw', dealOf({}, '0 draw'), 'take'],
  ['already-drawn', 'a knock after drawing', dealOf({}, '0 draw'), 'knock'],
  ['already-drawn', 'golf: a second draw', dealOf({ play: 'golf' }, '0 take'), 'draw'],
  ['stock-left', 'a pass while there are cards to draw', dealOf({}), 'pass'],
  ['not-in-golf', 'golf: a knock', dealOf({ play: 'golf' }), 'knock'],
  ['not-in-golf', 'golf: a discard', dealOf({ play: 'golf' }, '0 draw'), 'discard 5h'],
  ['only-in-golf', 'a card turned up without a row', dealOf({}, '0 draw'), 'flip 0'],
  [
    'face-up',
    'golf: a slot that is done',
    dealOf(
      { play: 'golf', players: [2, 3] },
      '0 draw',
      '0 flip 1',
      '1 draw',
      '1 flip 0',
      '2 draw',
      '2 flip 0',
      '0 draw',
    ),
    'replace 1',
  ],
  ['not-held', 'a card of somebody else', dealOf({}, '0 draw'), 'discard Kd'],
  ['just-taken', 'the card just taken', dealOf({}, '0 take'), 'discard 2h'],
  ['just-taken', 'the card just taken, with a knock', dealOf({ knockTiming: 'after-draw' }, '0 take'), 'knock 2h'],
  ['just-taken', 'golf: a card turned up for the one just taken', dealOf({ play: 'golf' }, '0 take'), 'flip 0'],
  ['already-knocked', 'a second knock', dealOf({}, '0 knock'), 'knock'],
  [
    'already-knocked',
    'a knocker who still draws, once more',
    dealOf({ knockTiming: 'before-draw', counterKnock: true }, '0 knock'),
    'knock',
  ],
  [
    'already-knocked',
    'the hammer after a knock',
    dealOf({ knockTiming: 'before-draw', hammer: 'hammer' }, '0 knock'),
    'hammer',
  ],
  [
    'knock-not-next',
    'a counter-knock too late',
    dealOf({ counterKnock: true }, '0 knock', '1 take', '1 discard 3h'),
    'knock',
  ],
  ['knock-first-turn', 'a knock in the first turn', dealOf({ knockFirstTurn: false }), 'knock'],
  [
    'knock-first-turn',
    'a knock with the discard of the first turn',
    dealOf({ knockTiming: 'after-draw', knockFirstTurn: false }, '0 draw'),
    'knock 5h',
  ],
  ['knock-only-with-discard', 'a knock in place of the draw', dealOf({ knockTiming: 'after-draw' }), 'knock'],
  ['knock-not-with-discard', 'a knock with the discard', dealOf({}, '0 draw'), 'knock 5h'],
  ['knock-not-one-suit', 'a hand of two suits', dealOf({ knockSameSuit: true }), 'knock'],
  [
    'knock-not-one-suit',
    'two suits kept',
    dealOf({ knockTiming: 'after-draw', knockSameSuit: true, knockMinimum: 31 }, '0 draw'),
    'knock Kc',
  ],
  ['knock-below-minimum', 'a low hand', dealOf({ knockMinimum: 21 }), 'knock'],
  [
    'knock-below-minimum',
    'a low hand kept',
    dealOf({ knockTiming: 'after-draw', knockMinimum: 20 }, '0 draw'),
    'knock Kc',
  ],
  ['knock-below-minimum', 'a low counter-knock', dealOf({ counterKnock: true, knockMinimum: 20 }, '0 knock'), 'knock'],
  ['no-stand', 'a stand where nobody may', dealOf({}, '0 knock'), 'stand'],
  ['nobody-knocked', 'a stand without a knock', dealOf({ finalTurnStand: true }), 'stand'],
  [
    'stand-as-knocker',
    'a knocker who still draws',
    dealOf({ finalTurnStand: true, knockTiming: 'before-draw' }, '0 knock'),
    'stand',
  ],
  ['no-hammer', 'the hammer without the rule', dealOf({}), 'hammer'],
  ['no-hammer', 'the shotgun once the cards are seen', dealOf({ hammer: 'shotgun' }, '0 look'), 'hammer'],
  [
    'hammer-only-first',
    'the hammer in the second turn of the deal',
    dealOf({ hammer: 'hammer' }, ...LOW.slice(0, 2)),
    'hammer',
  ],
  ['hammer-only-first', 'the hammer in a second turn', dealOf({ hammer: 'hammer' }, ...LOW), 'hammer'],
];

describe('an action is refused because of', () => {
  test.each(CASES)('%s: %s', (reason, _what, deal, action) => {
    expect(deal.legalActions().map(formatAction)).not.toContain(action);
    expect(why(deal, action)?.is).toBe(reason);
  });

  test('stock-empty: a draw when there is nothing to draw', () => {
    const deal = dealOf({});
    emptyTheStock(deal);
    expect(why(deal, 'draw')).toEqual({ is: 'stock-empty' });
    expect(why(deal, 'pass')).toBeNull();
  });

  test('several suits, with what one suit must be worth', () => {
    const rules = { knockSameSuit: true, knockMinimum: 21 };
    expect(why(dealOf(rules), 'knock')).toEqual({ is: 'knock-not-one-suit', minimum: 21 });
  });

  test('a value below the minimum, with both', () => {
    expect(why(dealOf({ knockMinimum: 21 }), 'knock')).toEqual({ is: 'knock-below-minimum', minimum: 21, value: 20 });
  });

  test('none for a pass while cards are left, where one may pass in any turn', () => {
    expect(why(dealOf({ passAnyTurn: true }), 'pass')).toBeNull();
    expect(why(dealOf({ passAnyTurn: true }, '0 draw'), 'pass')).toEqual({ is: 'already-drawn' });
  });

  test('with a pool: a pass before a knock, or at any time', () => {
    const before = dealOf({ play: 'pool', poolPass: false });
    expect(why(before, 'pass')).toEqual({ is: 'no-pass' });
    expect(why(dealOf({ play: 'pool', poolPass: false }, '0 knock'), 'pass')).toBeNull();
    expect(why(dealOf({ play: 'pool', poolPass: 'never' }, '0 knock'), 'pass')).toEqual({ is: 'never-pass' });
  });

  test('with a pool: a knock that would be a pass, where one knocks after any turn', () => {
    const any = { play: 'pool', knockTiming: 'after-draw', poolKnockAfter: 'any-turn' };
    expect(why(dealOf(any), 'knock')).toBeNull();
    expect(why(dealOf({ ...any, poolPass: 'never' }), 'knock')).toEqual({ is: 'knock-only-after-exchange' });
    expect(why(dealOf({ ...any, poolKnockAfter: 'take' }), 'knock')).toEqual({ is: 'knock-only-with-discard' });
    expect(why(dealOf({ ...any, knockMinimum: 21 }), 'knock')?.is).toBe('knock-below-minimum');
    const asked = dealOf(any, '0 swap-all');
    expect([why(asked, 'knock'), why(asked, 'pass'), why(asked, 'swap-all')?.is]).toEqual([null, null, 'not-asked']);
  });

  test('with a pool: what was put there with the first of two exchanges, and all but another exchange', () => {
    const two = { play: 'pool', poolSwapTwo: true };
    const asked = dealt({ hands: HANDS.hands, pool: '2c 5d 9s' }, rulesWith(two));
    play(asked, '0 take 5d', '0 discard 4h');
    expect(why(asked, 'pass')).toBeNull();
    expect(why(asked, 'take 2c')).toBeNull();
    expect(why(asked, 'take 4h')).toEqual({ is: 'just-put' });
    expect(why(asked, 'take 5d')).toEqual({ is: 'not-in-pool' });
    for (const action of ['swap-all', 'knock']) expect(why(asked, action)).toEqual({ is: 'already-drawn' });
    expect(why(asked, 'discard Kc')).toEqual({ is: 'draw-first' });
    play(asked, '0 take 2c');
    expect(why(asked, 'take 9s')).toEqual({ is: 'already-drawn' });
    expect(why(asked, 'pass')).toEqual({ is: 'already-drawn' });
    expect(why(asked, 'discard 2c')).toEqual({ is: 'just-taken' });
  });

  test('with a pool: what a request for a new one takes', () => {
    const ask = { play: 'pool', poolSevenEightNine: 'on-request' };
    const dealWith = (pool: string, keys: Record<string, unknown>, hands = ['Kc Qc 4h', 'Kd 3h 4s']) =>
      dealt({ hands, pool }, rulesWith(keys));
    expect(why(dealWith('7h 8d 9s', ask), 'change')).toBeNull();
    expect(why(dealWith('7h 8d Ts', ask), 'change')).toEqual({ is: 'not-seven-eight-nine' });
    expect(why(dealWith('7h 8d 9s', { play: 'pool' }), 'change')).toEqual({ is: 'not-asked' });
    expect(why(dealOf({}), 'change')).toEqual({ is: 'not-asked' });
    const taken = dealWith('7h 8d 9s', ask);
    play(taken, '0 take 7h');
    expect(why(taken, 'change')).toEqual({ is: 'already-drawn' });
    const nine = { ...ask, deck: 'piquet32', players: [2, 9], declare: 'off' };
    const few = dealWith('7h 8d 9s', nine, Array(9).fill(''));
    expect(why(few, 'change')).toEqual({ is: 'stock-too-small' });
  });

  test('of a take, that discards are never taken', () => {
    expect(why(dealOf({ takeDiscards: false }), 'take')).toEqual({ is: 'no-take' });
    expect(why(dealOf({ takeDiscards: false }), 'draw')).toBeNull();
  });

  test('a full hand that was kept quiet, which counts one less', () => {
    const rules = rulesWith({ declare: 'manual', knockMinimum: 31 });
    const deal = dealt({ hands: ['As Ks Qs', '2c 3d 4h'] }, rules);
    play(deal, '0 quiet');
    expect(why(deal, 'knock')).toEqual({ is: 'knock-below-minimum', minimum: 31, value: 30 });
  });

  test('of a quiet hand what is kept: 31 counts 30, less counts what it is worth', () => {
    const rules = rulesWith({ declare: 'manual', knockTiming: 'after-draw', knockMinimum: 31 });
    const deal = dealt({ hands: ['As Ks Qs', '2c 3d 4h'], turnUp: '5d', stock: 'Ts' }, rules);
    play(deal, '0 quiet', '0 draw');
    expect(why(deal, 'knock Qs')).toMatchObject({ value: 30 });
    expect(why(deal, 'knock As')).toEqual({ is: 'knock-below-minimum', minimum: 31, value: 30 });
  });
});

const RANDOM_RULES_RUNS = 20;
const TABLES: [string, fc.Arbitrary<Table>, number][] = [
  ...PRESETS.map((name): [string, fc.Arbitrary<Table>, number] => [name, tableWith(preset(name)), 1]),
  ['random rules', randomTable, RANDOM_RULES_RUNS],
];

test.each(TABLES)('there is a reason for what is not legal, and none for what is: %s', (_name, tables, numRuns) => {
  fc.assert(
    fc.property(tables, ({ rules, players, seed }) => {
      let decisions = 0;
      playRandomly(new Match(rules, players, { seed }), seed, (match) => {
        // Long matches repeat themselves.
        if (match.seat < 0 || decisions++ > 200) return;
        const legal = new Set(match.legalActions());
        for (let action = 0; action < ACTION_COUNT; action++) {
          const reason = match.whyNot(action);
          if ((reason === null) === legal.has(action)) continue;
          throw new Error(`${formatAction(action)}: ${JSON.stringify(reason)}`);
        }
      });
    }),
    { numRuns },
  );
});
