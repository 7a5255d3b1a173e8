import { describe, expect, test } from 'vitest';
import { preset } from '../../../engine/rules/resolve.ts';
import { dealt, drawAndDrop, legal, outcome, play, rulesWith } from '../support/stacked.ts';

const MANUAL = preset('honour');

describe('declaring by hand (declare "manual")', () => {
  test('asks the player right after making 31', () => {
    const deal = dealt({ hands: ['Ac Kc 4h', 'Kd 3h 4s'], turnUp: 'Qc' }, MANUAL);
    play(deal, '0 take', '0 discard 4h');
    expect([deal.phase, deal.seat, legal(deal)]).toEqual(['declare', 0, ['declare', 'quiet']]);
    play(deal, '0 declare');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [31, 10], losses: [0, 1] });
  });

  test('a 31 kept quiet is worth 30, and play goes on', () => {
    const deal = dealt({ hands: ['Ac Kc 4h', 'Kd Qd Jd'], turnUp: 'Qc' }, MANUAL);
    play(deal, '0 take', '0 discard 4h', '0 quiet', '1 knock', '0 draw');
    play(deal, `0 ${legal(deal).find((action) => !/[AKQ]c/.test(action)) as string}`);
    expect(outcome(deal)).toEqual({ end: 'knock', values: [30, 30], losses: [1, 0] });
  });

  test('each holder of a dealt 31 is asked from the dealer’s left, and the deal ends after the last answer', () => {
    const deal = dealt({ hands: ['Ac Kc Qc', 'Kd 3h 4s', 'Ah Kh Qh', 'As Ks Qs'], dealer: 1 }, MANUAL);
    play(deal, '2 declare', '3 quiet', '0 declare');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [31, 10, 31, 30], losses: [0, 1, 0, 1] });
  });

  test('dealt 31s all kept quiet: the player to the dealer’s left begins', () => {
    const deal = dealt({ hands: ['Kd 3h 4s', 'Ac Kc Qc', 'Ah Kh Qh'] }, MANUAL);
    play(deal, '1 quiet', '2 quiet', '0 knock');
    drawAndDrop(deal, 2);
    expect(outcome(deal)).toEqual({ end: 'knock', values: [10, 30, 30], losses: [2, 0, 0] });
  });

  test('swapping one ten for another keeps it undeclared', () => {
    const deal = dealt({ hands: ['Ac Kc Qc', 'Kd 3h 4s'], turnUp: 'Jc' }, MANUAL);
    play(deal, '0 quiet', '0 take', '0 discard Qc');
    expect([deal.phase, deal.seat]).toEqual(['draw', 1]);
    play(deal, '1 knock', '0 draw');
    play(deal, `0 ${legal(deal).find((action) => !/[AKJ]c/.test(action)) as string}`);
    expect(outcome(deal).values).toEqual([30, 10]);
  });

  test('broken up and made again it may be declared', () => {
    const deal = dealt({ hands: ['Ac Kc Qc', 'Kd 3h 4s'], turnUp: '2h', stock: '5d 6d 7s 8d' }, MANUAL);
    play(deal, '0 quiet', '0 draw', '0 discard Qc', '1 draw', '1 discard 3h', '0 draw', '0 discard 5d');
    expect(deal.phase).toBe('draw');
    const anew = dealt({ hands: ['Ac Kc Qc', 'Kd 3h 4s'], turnUp: '2h', stock: '5d Jc' }, MANUAL);
    play(anew, '0 quiet', '0 draw', '0 discard Qc', '1 take', '1 discard 3h', '0 draw', '0 discard 5d');
    expect([anew.phase, anew.seat]).toEqual(['declare', 0]);
  });

  test('in the last turn after a knock it is asked, and quiet it counts 30', () => {
    const deal = dealt({ hands: ['Kd Qd 5d', 'Ac Kc 4h', '9d 9s 9h'], turnUp: 'Qc' }, MANUAL);
    play(deal, '0 knock', '1 take', '1 discard 4h', '1 quiet');
    drawAndDrop(deal);
    expect(outcome(deal)).toEqual({ end: 'knock', values: [25, 30, 9], losses: [0, 0, 1] });
  });

  test('other players’ views do not tell that a player is asked', () => {
    const deal = dealt({ hands: ['Ac Kc 4h', 'Kd 3h 4s'], turnUp: 'Qc' }, MANUAL);
    play(deal, '0 take', '0 discard 4h');
    expect(Array.from(deal.table.turns)).toEqual([1, 0]);
    play(deal, '0 quiet');
    expect(Array.from(deal.table.turns)).toEqual([1, 0]);
  });
});

describe('no declaring (declare "off")', () => {
  const rules = rulesWith({ declare: 'off' });

  test('31 is only a high hand', () => {
    const deal = dealt({ hands: ['Kd 3h 4s', 'Ac Kc Qc'] }, rules);
    expect(deal.phase).toBe('draw');
    play(deal, '0 knock');
    drawAndDrop(deal);
    expect(outcome(deal)).toEqual({ end: 'knock', values: [10, 31], losses: [2, 0] });
  });
});

describe('no declaring after a knock (declareAfterKnock false)', () => {
  test('31 made in the last turn is only a high hand', () => {
    const rules = rulesWith({ declareAfterKnock: false });
    const deal = dealt({ hands: ['Kd Qd 4h', 'Ac Kc 4s', '9d 3s 4c'], turnUp: 'Qc' }, rules);
    play(deal, '0 knock', '1 take', '1 discard 4s');
    expect(deal.seat).toBe(2);
    drawAndDrop(deal);
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 31, 9], losses: [0, 0, 1] });
  });

  test('before a knock it is declared', () => {
    const deal = dealt({ hands: ['Ac Kc 4h', 'Kd 3h 4s'], turnUp: 'Qc' }, rulesWith({ declareAfterKnock: false }));
    play(deal, '0 take', '0 discard 4h');
    expect(outcome(deal).end).toBe('declare');
  });

  test('the own knock counts as well: 31 completed by "knock 4h" is not declared', () => {
    const rules = rulesWith({ declareAfterKnock: false, knockTiming: 'after-draw' });
    const deal = dealt({ hands: ['Ac Kc 4h', 'Kd 3h 4s'], turnUp: 'Qc' }, rules);
    play(deal, '0 take', '0 knock 4h');
    expect(deal.phase).toBe('draw');
    drawAndDrop(deal);
    expect(outcome(deal)).toEqual({ end: 'knock', values: [31, 10], losses: [0, 1] });
  });

  test('nor is 31 made after a knock before the draw', () => {
    const rules = rulesWith({ declareAfterKnock: false, knockTiming: 'before-draw' });
    const deal = dealt({ hands: ['Ac Kc 4h', 'Kd 3h 4s'], turnUp: 'Qc' }, rules);
    play(deal, '0 knock', '0 take', '0 discard 4h');
    expect([deal.phase, deal.seat]).toEqual(['draw', 1]);
  });

  test.each([
    ['after-draw', ['0 take', '0 knock 4h']],
    ['before-draw', ['0 knock', '0 take', '0 discard 4h']],
  ])('where declaring after a knock is allowed (%s), the knocker’s own 31 is declared', (knockTiming, moves) => {
    const deal = dealt(
      { hands: ['Ac Kc 4h', 'Kd 3h 4s'], turnUp: 'Qc' },
      rulesWith({ knockTiming, knockerLossOn31: 2 }),
    );
    play(deal, ...moves);
    expect(outcome(deal)).toEqual({ end: 'declare', values: [31, 10], losses: [0, 1] });
  });
});

describe('the knocker, when another declares', () => {
  test.each([1, 2])('loses %i (knockerLossOn31)', (knockerLossOn31) => {
    const deal = dealt({ hands: ['Kd Qd 4h', 'Ac Kc 4s', '9d 3s 4c'], turnUp: 'Qc' }, rulesWith({ knockerLossOn31 }));
    play(deal, '0 knock', '1 take', '1 discard 4s');
    expect(outcome(deal).losses).toEqual([knockerLossOn31, 0, 1]);
  });
});

describe('three aces at 33', () => {
  test('are declared like 31', () => {
    const deal = dealt({ hands: ['Ac Ad 4h', 'Kd 3h 4s'], turnUp: 'Ah' }, rulesWith({ threeAces: 33 }));
    play(deal, '0 take', '0 discard 4h');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [33, 10], losses: [0, 1] });
  });

  test('dealt 31 and dealt 33 stand side by side', () => {
    const deal = dealt({ hands: ['Ac Ad Ah', 'Kd 3h 4s', 'As Ks Qs'] }, rulesWith({ threeAces: 33 }));
    expect(outcome(deal)).toEqual({ end: 'declare', values: [33, 10, 31], losses: [0, 1, 0] });
  });

  test.each([null, 30, 30.5, 'top'])('kept quiet they count 30, also where three of a kind are %j', (threeOfAKind) => {
    const rules = rulesWith({ threeAces: 33, threeOfAKind, declare: 'manual' });
    const deal = dealt({ hands: ['Ac Ad Ah', 'Kd 3h 4s'] }, rules);
    play(deal, '0 quiet', '0 knock');
    drawAndDrop(deal);
    expect(outcome(deal).values).toEqual([30, 10]);
  });

  test('at the top they are declared where three aces are 33, written as 114', () => {
    const declared = dealt({ hands: ['Ac Ad Ah', 'Kd 3h 4s'] }, rulesWith({ threeAces: 33, threeOfAKind: 'top' }));
    expect(outcome(declared)).toEqual({ end: 'declare', values: [114, 10], losses: [0, 1] });
    expect(dealt({ hands: ['Ac Ad Ah', 'Kd 3h 4s'] }, rulesWith({ threeOfAKind: 'top' })).phase).toBe('draw');
  });

  test('are an ordinary hand where they have no special value', () => {
    expect(dealt({ hands: ['Ac Ad Ah', 'Kd 3h 4s'] }, rulesWith({ threeOfAKind: 30.5 })).phase).toBe('draw');
  });
});

describe('with four cards', () => {
  const rules = preset('four-card');

  test('41 is declared, 31 is not', () => {
    expect(outcome(dealt({ hands: ['Ac Kc Qc Jc', 'Kd 3h 4s 2h'] }, rules))).toEqual({
      end: 'declare',
      values: [41, 10],
      losses: [0, 1],
    });
    expect(dealt({ hands: ['Ac Kc Qc 2d', 'Kd 3h 4s 2h'] }, rules).phase).toBe('draw');
  });

  test('41 kept quiet counts 40', () => {
    const deal = dealt({ hands: ['Ac Kc Qc Jc', 'Kd 3h 4s 2h'] }, rulesWith({ base: 'four-card', declare: 'manual' }));
    play(deal, '0 quiet', '0 knock');
    drawAndDrop(deal);
    expect(outcome(deal).values).toEqual([40, 10]);
  });

  test('three aces are still 33 and declared, beside 41', () => {
    const deal = dealt(
      { hands: ['Ac Ad Ah 2c', 'As Ks Qs Js', 'Kd 3h 4s 2h'] },
      rulesWith({ handSize: 4, threeAces: 33 }),
    );
    expect(outcome(deal)).toEqual({ end: 'declare', values: [33, 41, 10], losses: [0, 0, 1] });
  });

  test('a fourth card swapped beside three aces kept quiet keeps them undeclared', () => {
    const keys = { handSize: 4, threeAces: 33, declare: 'manual' };
    const deal = dealt({ hands: ['Ac Ad Ah 2c', 'Kd 3h 4s 2h'], turnUp: '9c' }, rulesWith(keys));
    play(deal, '0 quiet', '0 take', '0 discard 2c');
    expect([deal.phase, deal.seat]).toEqual(['draw', 1]);
  });
});

describe('three of a kind at the top', () => {
  test('beat 31, and the higher rank wins', () => {
    const deal = dealt({ hands: ['Kc Kd Kh', 'As Ks Qs', 'Jc Jd Jh'] }, preset('italian'));
    play(deal, '0 knock');
    drawAndDrop(deal, 2);
    expect(outcome(deal)).toEqual({ end: 'knock', values: [113, 31, 111], losses: [0, 1, 0] });
  });

  test('do not save from a declared 31', () => {
    const deal = dealt({ hands: ['Kc Kd Kh', 'As Ks Qs'] }, rulesWith({ threeOfAKind: 'top' }));
    expect(outcome(deal).losses).toEqual([1, 0]);
  });
});
