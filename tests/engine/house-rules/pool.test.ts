import { describe, expect, test } from 'vitest';
import type { DealEvent } from '../../../engine/events.ts';
import { cases, examples } from '../support/examples.ts';
import { dealt, outcome, play, rulesWith } from '../support/stacked.ts';

const HANDS = { hands: 'Kc Qc 4h / Kd 3h 4s / 9d 3s 4c', pool: '2c 5d 9s', stock: '6h 7h 8d', play: 'pool' };
const TAKES = 'take 2c 5d 9s';

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
    takes a card out of its place | 0 take 5d | 0 discard; pool 2c 9s
    into which goes the one put down | 0 take 5d, discard Kc | 1 draw; pool 2c Kc 9s
    is no pass where a card goes back | 0 pass, 1 pass, 2 take 2c, discard 2c | 0 draw; pool 2c 5d 9s; passes 0
      | ${{ returnTaken: true }}
    may lay the whole hand down and take the whole pool | 0 swap-all
      | 1 draw; pool Kc Qc 4h; hand 2c 5d 9s; history -1 turn-up 2c 5d 9s, 0 swap-all Kc Qc 4h
    exchanges four cards with a pool of three | 0 take 2c, discard 5h | 1 draw; pool 5h 5d 9s; hand Kc Qc 4h 2c
      | ${{ hands: 'Kc Qc 4h 5h / Kd 3h 4s 6d', handSize: 4, poolSwapAll: false }}
    shows all what it takes | 0 take 5d, discard Kc, 1 swap-all | 2 draw; knows 5d; 1 knows 2c Kc 9s
    and they forget what it lays down | 0 take 5d, discard Kc, 1 pass, 2 pass, 0 swap-all | 1 draw; knows 2c Kc 9s
  `);
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
  const EXCHANGE = '0 pass, 1 pass, 2 take 2c, discard 3s';
  examples(HANDS)(cases`
    and the first is asked again | ${PASSES} | 0 draw: knock, pass, swap-all, take 6h 7h 8d
    with poolAllPass showdown all ends | ${PASSES} | stock: 20 10 9, lost 0 0 1 | ${{ poolAllPass: 'showdown' }}
    the pool is put aside, and three new cards come from the stock, in its order | ${PASSES}
      | 0 draw; pool 6h 7h 8d; stock 37; told -1 renew 6h 7h 8d
    an exchange between passes counts anew | ${EXCHANGE}, 0 pass, 1 pass | 2 draw; pool 3s 5d 9s
    and so does a renewal | ${EXCHANGE}, ${PASSES}, 0 pass, 1 pass | 2 draw; pool 6h 7h 8d
    passes are turns, and the limit of turns comes before a renewal | ${PASSES} | stock; renewals 0 | ${{ turnLimit: 1 }}
    after a knock passes renew nothing | 0 pass, 1 pass, 2 knock, 0 pass, 1 pass | knock; renewals 0
  `);

  test('with fewer than three cards left the deal ends as by an empty stock', () => {
    const rules = rulesWith({ base: 'schwimmen', dealerChoice: false, declare: 'off' });
    const deal = dealt({ hands: Array<string>(9).fill('') }, rules);
    for (let seat = 0; seat < 9; seat++) play(deal, `${seat} pass`);
    expect(outcome(deal).end).toBe('stock');
  });
});

describe('the dealer’s choice', () => {
  examples({ ...HANDS, hands: 'Kc Qc 4h / Kd 3h 4s', dealerChoice: true })(cases`
    is asked of the dealer |  | 1 dealer-choice: change, keep
    keep leaves the hands | 1 keep, 0 knock, 1 pass | knock: 20 10, lost 0 1
    comes before dealt hands are declared |  | 1 dealer-choice | ${{ hands: 'Kc Qc 4h / Ad Kd Qd' }}
    then they are | 1 keep | declare: 20 31, lost 1 0 | ${{ hands: 'Kc Qc 4h / Ad Kd Qd' }}
    what was changed is declared too | 1 change | declare: 20 31, lost 1 0 | ${{ pool: 'Ad Jd Qd' }}
    shows the own hand while the pool lies face down |
      | 1 dealer-choice; 1 hand Kd 3h 4s; 1 top none; 1 pool none; 1 stock 43; 1 history none
    keep turns up the pool, and is no turn | 1 keep
      | 0 draw; turns 0 0; pool 2c 5d 9s; history 1 keep, -1 turn-up 2c 5d 9s
    change takes the pool unseen, and the first hand becomes the pool | 1 change
      | 0 draw; pool Kd 3h 4s; 1 hand 2c 5d 9s; 1 knows none
  `);
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
