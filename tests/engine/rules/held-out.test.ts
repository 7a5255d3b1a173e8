/** Pairs of rules that are never trained on together. */
import { describe, expect, test } from 'vitest';
import { HELD_OUT, heldOutPair } from '../../../engine/rules/held-out.ts';
import { rulesWith } from '../support/stacked.ts';

/** By pair, its two rules, and for either a value that is trained on beside the other. */
const PAIRS: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  'four-cards-late-knock': [
    { handSize: 4, knockTiming: 'after-draw' },
    { handSize: 3 },
    { knockTiming: 'before-draw' },
  ],
  'forty-cards-highest': [
    { deck: 'italian40', knockPromise: 'highest' },
    { deck: 'standard52' },
    { knockPromise: 'not-lowest' },
  ],
  'race-early-knock': [
    { scoring: 'points', knockTiming: 'before-draw' },
    { scoring: 'lives' },
    { knockTiming: 'after-draw' },
  ],
  'aces-one-suit': [{ threeAces: 33, knockSameSuit: true }, { threeAces: null }, { knockSameSuit: false }],
  'counter-knock-minimum': [{ counterKnock: true, knockMinimum: 17 }, { counterKnock: false }, { knockMinimum: 16 }],
  'pool-counter-knock': [{ play: 'pool', counterKnock: true }, { play: 'draw-discard' }, { counterKnock: false }],
  'minus-early-knock': [
    { offSuit: 'minus', knockTiming: 'before-draw' },
    { offSuit: 'ignored' },
    { knockTiming: 'after-draw' },
  ],
  'open-hands-few-turns': [{ declareEnds: 'last-turns', turnLimit: 4 }, { declareEnds: 'showdown' }, { turnLimit: 0 }],
};

describe('a held-out pair', () => {
  test.each(Object.entries(PAIRS))(
    '%s holds where both of its rules do, and not by either alone',
    (id, [both, ...one]) => {
      expect(heldOutPair(rulesWith(both))).toBe(id);
      expect(one.map((keys) => heldOutPair(rulesWith({ ...both, ...keys })))).toEqual([null, null]);
    },
  );

  test('is one of those listed here', () => {
    expect(Object.keys(HELD_OUT)).toEqual(Object.keys(PAIRS));
  });

  test('is the first where several hold', () => {
    const [first, second] = [PAIRS['four-cards-late-knock'][0], PAIRS['aces-one-suit'][0]];
    expect(heldOutPair(rulesWith({ ...first, ...second }))).toBe('four-cards-late-knock');
  });
});
