import { describe, expect, test } from 'vitest';
import type { DealEvent } from '../../../engine/events.ts';
import { preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, legal, outcome, play, rulesWith } from '../support/stacked.ts';

const WIDOW = preset('widow');
const HANDS = { hands: ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'], pool: '2c 5d 9s', stock: '6h 7h 8d' };
const pool = (keys: Record<string, unknown> = {}) => rulesWith({ play: 'pool', ...keys });

/** What lies in the pool, as a view shows it. */
const lying = (deal: ReturnType<typeof dealt>) => viewOf(deal, 0).toJSON().pool;

describe('a turn with a pool', () => {
  test('takes a card of the pool, all of it, or none; or knocks', () => {
    const deal = dealt(HANDS, WIDOW);
    expect(legal(deal)).toEqual(['knock', 'pass', 'swap-all', 'take 2c', 'take 5d', 'take 9s']);
  });

  test('a card of the hand goes into the place of the one taken, which may not go back', () => {
    const deal = dealt(HANDS, WIDOW);
    play(deal, '0 take 5d');
    expect([deal.phase, lying(deal), legal(deal)]).toEqual([
      'discard',
      ['2c', '9s'],
      ['discard 4h', 'discard Kc', 'discard Qc'],
    ]);
    play(deal, '0 discard Kc');
    expect([deal.seat, lying(deal)]).toEqual([1, ['2c', 'Kc', '9s']]);
  });

  test('with returnTaken the card may go back, which is no pass', () => {
    const deal = dealt(HANDS, pool({ returnTaken: true }));
    play(deal, '0 pass', '1 pass', '2 take 2c');
    expect(legal(deal)).toContain('discard 2c');
    play(deal, '2 discard 2c');
    expect([lying(deal), deal.table.passes, deal.seat]).toEqual([['2c', '5d', '9s'], 0, 0]);
  });

  test('swap-all lays the whole hand down and takes the whole pool', () => {
    const deal = dealt(HANDS, WIDOW);
    play(deal, '0 swap-all');
    expect(lying(deal)).toEqual(['Kc', 'Qc', '4h']);
    expect(viewOf(deal, 0).toJSON().hand).toEqual(['2c', '5d', '9s']);
    expect(viewOf(deal, 1).toJSON().history).toEqual([
      [-1, 'turn-up 2c 5d 9s'],
      [0, 'swap-all Kc Qc 4h'],
    ]);
  });

  test('without poolSwapAll there is one card at a time, without poolPass no pass before a knock', () => {
    const rules = pool({ poolSwapAll: false, poolPass: false });
    const deal = dealt(HANDS, rules);
    expect(legal(deal)).toEqual(['knock', 'take 2c', 'take 5d', 'take 9s']);
    play(deal, '0 knock');
    expect(legal(deal)).toEqual(['pass', 'take 2c', 'take 5d', 'take 9s']);
  });

  test('with poolPass never there is no pass after a knock either', () => {
    const deal = dealt(HANDS, pool({ poolPass: 'never', knockerLastTurn: true }));
    expect(legal(deal)).toEqual(['knock', 'swap-all', 'take 2c', 'take 5d', 'take 9s']);
    play(deal, '0 knock');
    expect(legal(deal)).toEqual(['swap-all', 'take 2c', 'take 5d', 'take 9s']);
    play(deal, '1 take 2c', '1 discard 4s', '2 swap-all');
    expect([deal.seat, legal(deal)]).toEqual([0, ['swap-all', 'take 3s', 'take 4c', 'take 9d']]);
  });

  test('nor after a declared hand, nor in the turn of the last who has turns', () => {
    const declared = dealt(
      { ...HANDS, hands: ['Ac Kc Qc', 'Kd 3h 4s'] },
      pool({ poolPass: 'never', declareEnds: 'last-turns' }),
    );
    expect([declared.seat, legal(declared)]).toEqual([1, ['swap-all', 'take 2c', 'take 5d', 'take 9s']]);
    const last = dealt(HANDS, pool({ poolPass: 'never', poolSwapAll: 'for-good' }));
    play(last, '0 swap-all', '1 swap-all');
    expect([last.table.isEnding, legal(last)]).toEqual([true, ['knock', 'swap-all', 'take 3h', 'take 4s', 'take Kd']]);
  });

  test('four cards in the hand exchange with a pool of three', () => {
    const deal = dealt(
      { hands: ['Kc Qc 4h 5h', 'Kd 3h 4s 6d'], pool: '2c 5d 9s' },
      pool({ handSize: 4, poolSwapAll: false }),
    );
    play(deal, '0 take 2c', '0 discard 5h');
    expect([lying(deal), viewOf(deal, 0).toJSON().hand]).toEqual([
      ['5h', '5d', '9s'],
      ['Kc', 'Qc', '4h', '2c'],
    ]);
  });

  test('what was taken is known to all, what was laid down is forgotten of the hand', () => {
    const deal = dealt(HANDS, WIDOW);
    play(deal, '0 take 5d', '0 discard Kc', '1 swap-all');
    const { known, knownCount } = deal.table;
    expect([...knownCount]).toEqual([1, 3, 0]);
    expect(known[0]).toBe(16);
  });
});

describe('knocking with a pool', () => {
  test('everybody else has one more turn, in which they may pass', () => {
    const deal = dealt(HANDS, WIDOW);
    play(deal, '0 knock', '1 pass', '2 take 2c', '2 discard 3s');
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 10, 9], losses: [0, 0, 1] });
  });

  test('before-draw: the knocker exchanges or passes in the same turn', () => {
    const deal = dealt(HANDS, pool({ knockTiming: 'before-draw', poolPass: false }));
    play(deal, '0 knock');
    expect([deal.seat, legal(deal)]).toEqual([0, ['pass', 'swap-all', 'take 2c', 'take 5d', 'take 9s']]);
    play(deal, '0 pass');
    expect(deal.seat).toBe(1);
  });

  test('before-draw with poolPass never: the knocker has to exchange', () => {
    const deal = dealt(HANDS, pool({ knockTiming: 'before-draw', poolPass: 'never' }));
    play(deal, '0 knock');
    expect([deal.seat, legal(deal)]).toEqual([0, ['swap-all', 'take 2c', 'take 5d', 'take 9s']]);
  });

  test('after-draw: only with the card laid down', () => {
    const deal = dealt(HANDS, pool({ knockTiming: 'after-draw' }));
    expect(legal(deal)).not.toContain('knock');
    play(deal, '0 take 2c');
    expect(legal(deal)).toEqual(['discard 4h', 'discard Kc', 'discard Qc', 'knock 4h', 'knock Kc', 'knock Qc']);
    play(deal, '0 knock 4h', '1 pass', '2 pass');
    expect(outcome(deal)).toEqual({ end: 'knock', values: [22, 10, 9], losses: [0, 0, 1] });
  });

  test('nobody stands, whatever finalTurnStand says', () => {
    const deal = dealt(HANDS, pool({ finalTurnStand: true }));
    play(deal, '0 knock');
    expect(legal(deal)).toEqual(['pass', 'swap-all', 'take 2c', 'take 5d', 'take 9s']);
  });
});

describe('all pass', () => {
  test('the pool is put aside, and three new cards come from the stock, in its order', () => {
    const deal = dealt(HANDS, WIDOW);
    play(deal, '0 pass', '1 pass', '2 pass');
    expect([deal.seat, lying(deal), deal.table.stockCount]).toEqual([0, ['6h', '7h', '8d'], 52 - 9 - 6]);
    expect(viewOf(deal, 0).toJSON().history.at(-1)).toEqual([-1, 'renew 6h 7h 8d']);
  });

  test('an exchange between passes, and a renewal, count anew', () => {
    const deal = dealt(HANDS, WIDOW);
    play(deal, '0 pass', '1 pass', '2 take 2c', '2 discard 3s', '0 pass', '1 pass');
    expect(lying(deal)).toEqual(['3s', '5d', '9s']);
    play(deal, '2 pass', '0 pass', '1 pass');
    expect(lying(deal)).toEqual(['6h', '7h', '8d']);
  });

  test('with fewer than three cards left the deal ends as by an empty stock', () => {
    const deal = dealt(
      { hands: Array.from({ length: 9 }, () => '') },
      resolveRules({ format: 'thirty-one-rules/1', base: 'schwimmen', dealerChoice: false, declare: 'off' }),
    );
    for (let seat = 0; seat < 9; seat++) play(deal, `${seat} pass`);
    expect(outcome(deal).end).toBe('stock');
  });

  test('with poolAllPass showdown it ends with a showdown', () => {
    const deal = dealt(HANDS, pool({ poolAllPass: 'showdown' }));
    play(deal, '0 pass', '1 pass', '2 pass');
    expect(outcome(deal)).toEqual({ end: 'stock', values: [20, 10, 9], losses: [0, 0, 1] });
  });

  test('passes are turns, and the limit of turns comes before a renewal', () => {
    const deal = dealt(HANDS, pool({ turnLimit: 1 }));
    play(deal, '0 pass', '1 pass', '2 pass');
    expect([outcome(deal).end, deal.table.renewals]).toEqual(['stock', 0]);
  });

  test('after a knock passes renew nothing', () => {
    const deal = dealt(HANDS, WIDOW);
    play(deal, '0 pass', '1 pass', '2 knock', '0 pass', '1 pass');
    expect([outcome(deal).end, deal.table.renewals]).toEqual(['knock', 0]);
  });
});

describe('the dealer’s choice', () => {
  const rules = pool({ dealerChoice: true });
  const stack = { hands: ['Kc Qc 4h', 'Kd 3h 4s'], pool: '2c 5d 9s' };

  test('is asked of the dealer, who sees the own hand while the pool lies face down', () => {
    const deal = dealt(stack, rules);
    expect([deal.phase, deal.seat, legal(deal)]).toEqual(['dealer-choice', 1, ['change', 'keep']]);
    expect(viewOf(deal, 1).toJSON()).toMatchObject({
      phase: 'dealer-choice',
      hand: ['Kd', '3h', '4s'],
      top: null,
      pool: [],
      stock: 52 - 9,
      history: [],
    });
  });

  test('keep leaves the hands, and turns up the pool', () => {
    const deal = dealt(stack, rules);
    play(deal, '1 keep');
    expect([deal.seat, lying(deal), Array.from(deal.table.turns)]).toEqual([0, ['2c', '5d', '9s'], [0, 0]]);
    expect(viewOf(deal, 0).toJSON().history).toEqual([
      [1, 'keep'],
      [-1, 'turn-up 2c 5d 9s'],
    ]);
  });

  test('change takes the pool unseen, and the first hand becomes the pool', () => {
    const deal = dealt(stack, rules);
    play(deal, '1 change');
    expect([lying(deal), viewOf(deal, 1).toJSON().hand]).toEqual([
      ['Kd', '3h', '4s'],
      ['2c', '5d', '9s'],
    ]);
    expect(deal.table.knownCount[1]).toBe(0);
  });

  test('comes before dealt hands are declared, and is asked with a dealt 31 too', () => {
    const deal = dealt({ hands: ['Kc Qc 4h', 'Ad Kd Qd'], pool: '2c 5d 9s' }, rules);
    expect(deal.phase).toBe('dealer-choice');
    play(deal, '1 keep');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [20, 31], losses: [1, 0] });
    const lucky = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s'], pool: 'Ad Jd Qd' }, rules);
    play(lucky, '1 change');
    expect(outcome(lucky)).toEqual({ end: 'declare', values: [20, 31], losses: [1, 0] });
  });
});

describe('31 and three aces with a pool', () => {
  const SCHWIMMEN = preset('schwimmen');
  const hands = (own: string) => ({ hands: [own, 'Kd 9h 7s', '9d 8s 7c'], pool: 'Ac Td 9s' });

  test('an exchange that makes 31 is declared at once', () => {
    const deal = dealt({ hands: ['Kc Qc 8h', 'Kd 9h 7s'], pool: 'Ac Td 9s' }, WIDOW);
    play(deal, '0 take Ac', '0 discard 8h');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [31, 10], losses: [0, 1] });
  });

  test('swap-all that makes 31 is declared too', () => {
    const deal = dealt({ hands: ['7c 8d 8h', 'Kd 9h 7s'], pool: 'Ac Kc Qc' }, WIDOW);
    play(deal, '0 swap-all');
    expect(outcome(deal).values).toEqual([31, 10]);
  });

  test('Feuer: three aces make all others pay, in Schwimmen', () => {
    const deal = dealt(hands('Ad Ah 8h'), SCHWIMMEN);
    play(deal, '2 keep', '0 take Ac', '0 discard 8h');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [33, 10, 9], losses: [0, 1, 1] });
  });

  test('31 brings the showdown there, and only the lowest pays', () => {
    const deal = dealt(hands('Kc Qc 8h'), SCHWIMMEN);
    play(deal, '2 keep', '0 take Ac', '0 discard 8h');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [31, 10, 9], losses: [0, 0, 1] });
  });
});

test('events tell every exchange, with the place in the pool', () => {
  const events: DealEvent[] = [];
  const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s'], pool: '2c 5d 9s', stock: '6h 7h 8d' }, WIDOW, (event) =>
    events.push(event),
  );
  play(deal, '0 take 5d', '0 discard 4h', '1 swap-all', '0 pass', '1 pass');
  const told = events.filter(({ type }) => type !== 'dealt' && type !== 'turn');
  expect(told).toMatchObject([
    { type: 'pool-turned-up', cards: [0, 16, 46] },
    { type: 'took-from-pool', seat: 0, card: 16, place: 1 },
    { type: 'put-into-pool', seat: 0, card: 28, place: 1, drawn: false },
    { type: 'swapped-all', seat: 1, laid: [24, 27, 41], taken: [0, 28, 46] },
    { type: 'passed', seat: 0 },
    { type: 'passed', seat: 1 },
    { type: 'pool-renewed', seat: -1, aside: [24, 27, 41], cards: [30, 31, 19] },
  ]);
});
