import { describe, expect, test } from 'vitest';
import type { DealEvent } from '../../../engine/events.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { dealt, drawAndDrop, legal, outcome, play, rulesWith } from '../support/stacked.ts';

const HANDS = { hands: ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'], turnUp: '2h', stock: '5h 6h 7d 8d 9h' };
const KNOCKER_LOW = { ...HANDS, hands: ['7c 2d 4h', 'Kd 3h 4s', '9d 3s 4c'] };
const WITH_31 = { ...HANDS, hands: ['7c 2d 4h', 'Ac Kc Qc', '9d 3s 4c', 'Ah Kh Qh'] };

describe('the hammer', () => {
  const rules = preset('hammer');

  test('is one more choice of the first player, in the first turn of the deal', () => {
    const deal = dealt(HANDS, rules);
    expect(legal(deal)).toEqual(['draw', 'hammer', 'knock', 'take']);
    drawAndDrop(deal);
    expect(legal(deal)).toEqual(['draw', 'knock', 'take']);
    drawAndDrop(deal, 2);
    expect(legal(deal)).toEqual(['draw', 'knock', 'take']);
  });

  test('makes everybody show at once, scored as a knock by that player', () => {
    const deal = dealt(KNOCKER_LOW, rules);
    play(deal, '0 hammer');
    expect(outcome(deal)).toEqual({ end: 'hammer', values: [7, 10, 9], losses: [2, 0, 0] });
    const high = dealt(HANDS, rules);
    play(high, '0 hammer');
    expect(outcome(high).losses).toEqual([0, 0, 1]);
  });

  test.each([{ knockMinimum: 41 }, { knockSameSuit: true }, { knockFirstTurn: false }, { knockTiming: 'after-draw' }])(
    'is free of the conditions for a knock: %o',
    (keys) => expect(legal(dealt(HANDS, rulesWith({ hammer: 'hammer', ...keys })))).toContain('hammer'),
  );

  test('costs what a knock costs', () => {
    const keys = { hammer: 'hammer', knockerTieLoss: 2, othersTieLoss: 0 };
    const deal = dealt({ ...HANDS, hands: ['9c 2d 4h', 'Kd 3h 4s', '9d 3s 4c'] }, rulesWith(keys));
    play(deal, '0 hammer');
    expect(outcome(deal).losses).toEqual([2, 0, 0]);
  });

  test('with gin’s promise must be highest', () => {
    const deal = dealt(KNOCKER_LOW, rulesWith({ base: 'gin', hammer: 'hammer' }));
    play(deal, '0 hammer');
    expect(outcome(deal).losses).toEqual([1, 0, 0]);
  });

  test('is not for a before-draw knocker', () => {
    const deal = dealt(HANDS, rulesWith({ hammer: 'hammer', knockTiming: 'before-draw' }));
    play(deal, '0 knock');
    expect(legal(deal)).toEqual(['draw', 'take']);
  });

  test('comes after dealt 31s: they have been declared', () => {
    expect(outcome(dealt(WITH_31, rules))).toMatchObject({ end: 'declare', losses: [1, 0, 1, 0] });
  });

  test('comes after dealt 31s: kept quiet they count 30', () => {
    const deal = dealt(WITH_31, rulesWith({ hammer: 'hammer', declare: 'manual' }));
    play(deal, '1 quiet', '3 quiet', '0 hammer');
    expect(outcome(deal)).toEqual({ end: 'hammer', values: [7, 30, 9, 30], losses: [2, 0, 0, 0] });
  });

  test('belongs to the first player who is still in', () => {
    const deal = dealt({ hands: [null, 'Kd 3h 4s', '9d 3s 4c'] }, rules);
    expect([deal.seat, legal(deal).includes('hammer')]).toEqual([1, true]);
  });
});

describe('the shotgun', () => {
  const rules = preset('shotgun');

  test('is offered before anybody sees a card', () => {
    const deal = dealt(HANDS, rules);
    expect([deal.phase, deal.seat, legal(deal)]).toEqual(['shotgun', 0, ['hammer', 'look']]);
    expect(deal.cardsSeen).toBe(false);
    play(deal, '0 look');
    expect([deal.phase, deal.seat, legal(deal)]).toEqual(['draw', 0, ['draw', 'knock', 'take']]);
  });

  test('called, is scored as a knock without further turns', () => {
    const deal = dealt(KNOCKER_LOW, rules);
    play(deal, '0 hammer');
    expect(outcome(deal)).toEqual({ end: 'hammer', values: [7, 10, 9], losses: [2, 0, 0] });
  });

  test('comes before dealt 31s are declared', () => {
    const deal = dealt(WITH_31, rules);
    expect(deal.phase).toBe('shotgun');
    play(deal, '0 look');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [7, 31, 9, 31], losses: [1, 0, 1, 0] });
  });

  test.each([
    {},
    { declare: 'manual' },
    { knockerLossOn31: 2 },
    { declareAfterKnock: false },
    { knockPromise: 'highest' },
    { knockerLowestLoss: 1, knockerTieLoss: 2, othersTieLoss: 0 },
  ])('meeting dealt 31s: everybody without one loses exactly 1, with %o', (keys) => {
    const deal = dealt(WITH_31, rulesWith({ hammer: 'shotgun', ...keys }));
    play(deal, '0 hammer');
    expect(outcome(deal)).toEqual({ end: 'hammer', values: [7, 31, 9, 31], losses: [1, 0, 1, 0] });
  });

  test('meeting a dealt 31 where it is only a high hand: scored as a knock', () => {
    const deal = dealt(WITH_31, rulesWith({ hammer: 'shotgun', declare: 'off' }));
    play(deal, '0 hammer');
    expect(outcome(deal)).toEqual({ end: 'hammer', values: [7, 31, 9, 31], losses: [2, 0, 0, 0] });
  });

  test('called by the holder of the 31 costs only the others', () => {
    const deal = dealt({ ...HANDS, hands: ['Ac Kc Qc', 'Kd 3h 4s', '9d 3s 4c'] }, rules);
    play(deal, '0 hammer');
    expect(outcome(deal).losses).toEqual([0, 1, 1]);
  });

  test('in a race for points gives each holder 1', () => {
    const deal = dealt(WITH_31, rulesWith({ hammer: 'shotgun', scoring: 'points' }));
    play(deal, '0 hammer');
    expect([...deal.points]).toEqual([0, 1, 0, 1]);
  });
});

describe('sudden death', () => {
  const rules = preset('sudden-death');
  const cards = (hands: string[]) => ({ hands, dealer: 1, turnUp: '2h' });

  test('is the dealer’s choice before anybody sees a card', () => {
    const deal = dealt(cards(['9c 3d 4h', 'Kd 3h 4s', '9d 3s 4c']), rules);
    expect([deal.phase, deal.seat, legal(deal)]).toEqual(['sudden-death', 1, ['deal', 'sudden-death']]);
    play(deal, '1 deal');
    expect([deal.phase, deal.seat]).toEqual(['draw', 2]);
  });

  test('called, compares the first card of each: every holder of the lowest value loses 1', () => {
    const deal = dealt(cards(['9c Ad 4h', 'Kd 3h 4s', '9d 3s 4c', 'As 2s 2d']), rules);
    play(deal, '1 sudden-death');
    expect(outcome(deal)).toEqual({ end: 'sudden-death', values: [9, 10, 9, 11], losses: [1, 0, 1, 0] });
  });

  test('all tens are equal, whatever a tie-break says', () => {
    const deal = dealt(cards(['Tc Ad 4h', 'Kd 3h 4s']), rulesWith({ suddenDeath: true, tieBreak: 'ranks' }));
    play(deal, '1 sudden-death');
    expect(outcome(deal).losses).toEqual([1, 1]);
  });

  test('in a race for points the highest card scores, each holder of it', () => {
    const deal = dealt(
      cards(['Ac Ad 4h', 'Kd 3h 4s', 'As 2s 2d']),
      rulesWith({ suddenDeath: true, scoring: 'points' }),
    );
    play(deal, '1 sudden-death');
    expect([[...deal.points], [...deal.losses]]).toEqual([
      [1, 0, 1],
      [0, 0, 0],
    ]);
  });

  test('is asked after the shotgun’s choice and before dealt 31s', () => {
    const deal = dealt({ ...WITH_31, dealer: 3 }, rulesWith({ suddenDeath: true, hammer: 'shotgun' }));
    expect([deal.phase, deal.seat]).toEqual(['shotgun', 0]);
    play(deal, '0 look');
    expect([deal.phase, deal.seat]).toEqual(['sudden-death', 3]);
    play(deal, '3 deal');
    expect(outcome(deal).end).toBe('declare');
  });

  test('is not asked once the shotgun was called', () => {
    const deal = dealt(HANDS, rulesWith({ suddenDeath: true, hammer: 'shotgun' }));
    play(deal, '0 hammer');
    expect(outcome(deal).end).toBe('hammer');
  });

  test('shows one card of each, and deals the others only when play goes on', () => {
    const heard = (move: string) => {
      const events: DealEvent[] = [];
      const deal = dealt(cards(['9c 3d 4h', 'Kd 3h 4s', '9d 3s 4c']), rules, (event) => events.push(event));
      const before = events.length;
      play(deal, move);
      return { before, types: events.map((event) => event.type), last: events.at(-1) };
    };
    const called = heard('1 sudden-death');
    expect(called.types).toEqual(['dealt', 'dealt', 'dealt', 'called-sudden-death', 'showdown']);
    expect(called.last).toMatchObject({ hands: [[7], [24], [20]], scoring: [[7], [24], [20]], values: [9, 10, 9] });
    const declined = heard('1 deal');
    expect(declined.before).toBe(3);
    expect(declined.types.filter((type) => type === 'dealt')).toHaveLength(9);
    expect(declined.types.slice(3, 5)).toEqual(['dealt-on', 'dealt']);
  });
});
