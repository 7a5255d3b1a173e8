import { describe, expect, test } from 'vitest';
import type { DealEvent } from '../../../engine/events.ts';
import { after, cases, examples, seen, type Given } from '../support/examples.ts';
import { dealt, outcome, play, rulesWith } from '../support/stacked.ts';

const HANDS = { hands: 'Kc Qc 4h / Kd 3h 4s / 9d 3s 4c', pool: '2c 5d 9s', stock: '6h 7h 8d', play: 'pool' };
const TAKES = 'take 2c 5d 9s';

/** What lies in the pool after some moves. */
const lying = (moves: string, given: Partial<Given> = {}) => seen(after(moves, { ...HANDS, ...given })).pool?.join(' ');

describe('a turn with a pool', () => {
  const NEVER = { poolPass: 'never' };
  examples(HANDS)(cases`
    takes a card of the pool, all of it, or none; or knocks |  | 0 draw: knock, pass, swap-all, ${TAKES}
    puts down another card than it took | 0 take 5d | 0 discard: discard 4h Kc Qc
    ends with that | 0 take 5d, discard Kc | 1 draw
    with returnTaken may put it back | 0 take 2c | 0 discard: discard 2c 4h Kc Qc | ${{ returnTaken: true }}
    without poolSwapAll takes one card at a time |  | 0 draw: knock, pass, ${TAKES} | ${{ poolSwapAll: false }}
    without poolPass is no pass before a knock |  | 0 draw: knock, swap-all, ${TAKES} | ${{ poolPass: false }}
    but after it | 0 knock | 1 draw: pass, swap-all, ${TAKES} | ${{ poolPass: false }}
    with poolPass never is none before |  | 0 draw: knock, swap-all, ${TAKES} | ${NEVER}
    nor after it | 0 knock | 1 draw: swap-all, ${TAKES} | ${NEVER}
    nor for the knocker | 0 knock, 1 take 2c, discard 4s, 2 swap-all | 0 draw: swap-all, take 3s 4c 9d
      | ${{ ...NEVER, knockerLastTurn: true }}
    nor after a declared hand |  | 1 draw: swap-all, ${TAKES}
      | ${{ ...NEVER, declareEnds: 'last-turns', hands: 'Ac Kc Qc / Kd 3h 4s' }}
    nor of the last who has turns | 0 swap-all, 1 swap-all | 2 draw: knock, swap-all, take 3h 4s Kd
      | ${{ ...NEVER, poolSwapAll: 'for-good' }}
  `);

  test('a card of the hand goes into the place of the one taken', () => {
    expect([lying('0 take 5d'), lying('0 take 5d, discard Kc')]).toEqual(['2c 9s', '2c Kc 9s']);
  });

  test('a card that goes back is no pass', () => {
    const deal = after('0 pass, 1 pass, 2 take 2c, discard 2c', { ...HANDS, returnTaken: true });
    expect([seen(deal).pool, deal.table.passes, deal.seat]).toEqual([['2c', '5d', '9s'], 0, 0]);
  });

  test('swap-all lays the whole hand down and takes the whole pool', () => {
    expect(seen(after('0 swap-all', HANDS))).toMatchObject({
      pool: ['Kc', 'Qc', '4h'],
      hand: ['2c', '5d', '9s'],
      history: [
        [-1, 'turn-up 2c 5d 9s'],
        [0, 'swap-all Kc Qc 4h'],
      ],
    });
  });

  test('four cards in the hand exchange with a pool of three', () => {
    const four = { ...HANDS, hands: 'Kc Qc 4h 5h / Kd 3h 4s 6d', handSize: 4, poolSwapAll: false };
    expect(seen(after('0 take 2c, discard 5h', four))).toMatchObject({
      pool: ['5h', '5d', '9s'],
      hand: ['Kc', 'Qc', '4h', '2c'],
    });
  });

  test('what was taken is known to all, what was laid down is forgotten of the hand', () => {
    const { known, knownCount } = after('0 take 5d, discard Kc, 1 swap-all', HANDS).table;
    expect([[...knownCount], known[0]]).toEqual([[1, 3, 0], 16]);
  });
});

describe('knocking with a pool', () => {
  const BEFORE = { knockTiming: 'before-draw' };
  const AFTER = { knockTiming: 'after-draw' };
  examples(HANDS)(cases`
    leaves everybody one turn | 0 knock, 1 pass, 2 take 2c, discard 3s | knock: 20 10 9, lost 0 0 1
    before-draw is followed by an exchange or a pass | 0 knock | 0 draw: pass, swap-all, ${TAKES} | ${BEFORE}
    that anybody may | 0 knock | 0 draw: pass, swap-all, ${TAKES} | ${{ ...BEFORE, poolPass: false }}
    in the same turn | 0 knock, pass | 1 draw | ${BEFORE}
    with poolPass never by an exchange | 0 knock | 0 draw: swap-all, ${TAKES} | ${{ ...BEFORE, poolPass: 'never' }}
    after-draw goes not without a card |  | 0 draw: pass, swap-all, ${TAKES} | ${AFTER}
    but with the card laid down | 0 take 2c | 0 discard: discard 4h Kc Qc, knock 4h Kc Qc | ${AFTER}
    and ends the turn | 0 take 2c, knock 4h, 1 pass, 2 pass | knock: 22 10 9, lost 0 0 1 | ${AFTER}
    lets nobody stand | 0 knock | 1 draw: pass, swap-all, ${TAKES} | ${{ finalTurnStand: true }}
  `);
});

describe('all pass', () => {
  const PASSES = '0 pass, 1 pass, 2 pass';
  examples(HANDS)(cases`
    and the first is asked again | ${PASSES} | 0 draw: knock, pass, swap-all, take 6h 7h 8d
    with poolAllPass showdown all ends | ${PASSES} | stock: 20 10 9, lost 0 0 1 | ${{ poolAllPass: 'showdown' }}
  `);

  test('the pool is put aside, and three new cards come from the stock, in its order', () => {
    const deal = after(PASSES, HANDS);
    expect([seen(deal).pool, deal.table.stockCount]).toEqual([['6h', '7h', '8d'], 52 - 9 - 6]);
    expect(seen(deal).history.at(-1)).toEqual([-1, 'renew 6h 7h 8d']);
  });

  test('an exchange between passes, and a renewal, count anew', () => {
    const moves = '0 pass, 1 pass, 2 take 2c, discard 3s, 0 pass, 1 pass';
    expect([lying(moves), lying(`${moves}, 2 pass, 0 pass, 1 pass`)]).toEqual(['3s 5d 9s', '6h 7h 8d']);
  });

  test('with fewer than three cards left the deal ends as by an empty stock', () => {
    const rules = rulesWith({ base: 'schwimmen', dealerChoice: false, declare: 'off' });
    const deal = dealt({ hands: Array<string>(9).fill('') }, rules);
    for (let seat = 0; seat < 9; seat++) play(deal, `${seat} pass`);
    expect(outcome(deal).end).toBe('stock');
  });

  test.each([
    ['passes are turns, and the limit of turns comes before a renewal', PASSES, { turnLimit: 1 }, 'stock'],
    ['after a knock passes renew nothing', '0 pass, 1 pass, 2 knock, 0 pass, 1 pass', {}, 'knock'],
  ])('%s', (_what, moves, keys, end) => {
    const deal = after(moves, { ...HANDS, ...keys });
    expect([outcome(deal).end, deal.table.renewals]).toEqual([end, 0]);
  });
});

describe('the dealer’s choice', () => {
  const CHOICE = { ...HANDS, hands: 'Kc Qc 4h / Kd 3h 4s', dealerChoice: true };
  examples(CHOICE)(cases`
    is asked of the dealer |  | 1 dealer-choice: change, keep
    keep leaves the hands | 1 keep, 0 knock, 1 pass | knock: 20 10, lost 0 1
    comes before dealt hands are declared |  | 1 dealer-choice | ${{ hands: 'Kc Qc 4h / Ad Kd Qd' }}
    then they are | 1 keep | declare: 20 31, lost 1 0 | ${{ hands: 'Kc Qc 4h / Ad Kd Qd' }}
    what was changed is declared too | 1 change | declare: 20 31, lost 1 0 | ${{ pool: 'Ad Jd Qd' }}
  `);

  test('shows the own hand while the pool lies face down', () => {
    const wanted = {
      phase: 'dealer-choice',
      hand: ['Kd', '3h', '4s'],
      top: null,
      pool: [],
      stock: 52 - 9,
      history: [],
    };
    expect(seen(after('', CHOICE), 1)).toMatchObject(wanted);
  });

  test('keep turns up the pool, and is no turn', () => {
    const deal = after('1 keep', CHOICE);
    expect([deal.seat, ...deal.table.turns]).toEqual([0, 0, 0]);
    expect(seen(deal)).toMatchObject({
      pool: ['2c', '5d', '9s'],
      history: [
        [1, 'keep'],
        [-1, 'turn-up 2c 5d 9s'],
      ],
    });
  });

  test('change takes the pool unseen, and the first hand becomes the pool', () => {
    const deal = after('1 change', CHOICE);
    expect(seen(deal, 1)).toMatchObject({ pool: ['Kd', '3h', '4s'], hand: ['2c', '5d', '9s'] });
    expect(deal.table.knownCount[1]).toBe(0);
  });
});

describe('31 and three aces with a pool', () => {
  const SCHWIMMEN = { base: 'schwimmen', dealerChoice: false };
  const TAKES_ACE = '0 take Ac, discard 8h';
  examples({ ...HANDS, hands: 'Kc Qc 8h / Kd 9h 7s / 9d 8s 7c', pool: 'Ac Td 9s', stock: '' })(cases`
    an exchange that makes 31 is declared at once | ${TAKES_ACE} | declare: 31 10 9, lost 0 1 1
    so is swap-all | 0 swap-all | declare: 31 10, lost 0 1 | ${{ hands: '7c 8d 8h / Kd 9h 7s', pool: 'Ac Kc Qc' }}
    31 brings the showdown in Schwimmen | ${TAKES_ACE} | declare: 31 10 9, lost 0 0 1 | ${SCHWIMMEN}
    Feuer: three aces make all others pay there | ${TAKES_ACE} | declare: 33 10 9, lost 0 1 1
      | ${{ ...SCHWIMMEN, hands: 'Ad Ah 8h / Kd 9h 7s / 9d 8s 7c' }}
  `);
});

test('events tell every exchange, with the place in the pool', () => {
  const events: DealEvent[] = [];
  const stack = { ...HANDS, hands: ['Kc Qc 4h', 'Kd 3h 4s'] };
  const deal = dealt(stack, rulesWith({ play: 'pool' }), (event) => events.push(event));
  play(deal, '0 take 5d', '0 discard 4h', '1 swap-all', '0 pass', '1 pass');
  expect(events.filter(({ type }) => type !== 'dealt' && type !== 'turn')).toMatchObject([
    { type: 'pool-turned-up', cards: [0, 16, 46] },
    { type: 'took-from-pool', seat: 0, card: 16, place: 1 },
    { type: 'put-into-pool', seat: 0, card: 28, place: 1, drawn: false },
    { type: 'swapped-all', seat: 1, laid: [24, 27, 41], taken: [0, 28, 46] },
    { type: 'passed', seat: 0 },
    { type: 'passed', seat: 1 },
    { type: 'pool-renewed', seat: -1, aside: [24, 27, 41], cards: [30, 31, 19] },
  ]);
});
