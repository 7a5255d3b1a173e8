/** Games with a pool in which one may exchange two cards in a turn. */
import { describe, expect, test } from 'vitest';
import { isTakeOf } from '../../../engine/actions.ts';
import { cases, examples } from '../support/examples.ts';
import { dealt, rulesWith } from '../support/stacked.ts';

const HANDS = { hands: 'Kc Qc 4h / Kd 3h 4s / 9d 3s 4c', pool: '2c 5d 9s', stock: '6h 7h 8d' };
const GIVEN = { ...HANDS, play: 'pool', poolSwapTwo: true };
const TWO = 'Kc Qc 4h / Kd 3h 4s';
const FIRST = '0 take 5d, discard 4h';

describe('after one exchange', () => {
  const ASKED = '0 second-exchange: pass, take 2c 9s';
  examples(GIVEN)(cases`
    its player may take another card, but not the one just put there, or be done | ${FIRST} | ${ASKED}
    the card taken first may be put back | ${FIRST}, take 9s | 0 discard: discard 5d Kc Qc
    a second one ends the turn | ${FIRST}, take 9s, discard Qc | 1 draw
    with returnTaken any may go back | 0 take 5d, discard 5d | ${ASKED} | ${{ returnTaken: true }}
    and that is an exchange | 0 take 5d, discard 5d, take 2c, discard 2c | 1 draw | ${{ returnTaken: true }}
    to be done is possible where nobody may pass | ${FIRST} | ${ASKED} | ${{ poolPass: 'never' }}
    nobody is asked by other rules | ${FIRST} | 1 draw | ${{ poolSwapTwo: false }}
    nor after a swap of all | 0 swap-all | 1 draw
    everybody sees that its player is asked, in the same turn | ${FIRST}
      | 0 second-exchange; 1 phase second-exchange; turns 0 0 0
    a second one may put down a card of the hand | ${FIRST}, take 9s, discard Qc
      | 1 draw; hand Kc 9s 5d; pool 2c 4h Qc; turns 1 0 0
    or the one taken first | ${FIRST}, take 9s, discard 5d | 1 draw; hand Kc Qc 9s; pool 2c 4h 5d; turns 1 0 0
    to be done ends the turn, and is no pass | ${FIRST}, pass | 1 draw; turns 1 0 0; passes 0; passed 0 0 0
      | ${{ poolPass: 'for-good' }}
    nor among those after which the pool is renewed | 0 pass, 1 pass, 2 take 2c, discard 4c, pass, 0 pass
      | 1 draw; renewals 0; passes 1
    with four cards each it is as with three | ${FIRST}, take 9s, discard Qc | 1 draw; hand Kc 9s 5d 6s
      | ${{ handSize: 4, poolSwapAll: false, hands: 'Kc Qc 4h 6s / Kd 3h 4s 7s / 9d 3s 4c 8s' }}
  `);
});

describe('both exchanges are one turn', () => {
  const TWICE = '0 knock, 1 take 5d, discard 4s, take 2c, discard 3h';
  const BOTH = `${FIRST}, take 9s, discard Qc, 1 take 2c, discard 3h`;
  examples({ ...GIVEN, hands: TWO })(cases`
    for a limit of turns | ${BOTH} | 1 second-exchange | ${{ turnLimit: 1 }}
    with which the deal ends | ${BOTH}, pass | stock | ${{ turnLimit: 1 }}
    for the last turns after a knock | ${TWICE}, 2 take 9s, discard 4c, pass | knock | ${HANDS}
    of two last turns each has its own | ${TWICE} | 1 draw | ${{ lastTurns: 2 }}
    in the second too | ${TWICE}, take 9s, discard 2c | 1 second-exchange | ${{ lastTurns: 2 }}
    with which the deal ends | ${TWICE}, take 9s, discard 2c, take 4s, discard 5d | knock | ${{ lastTurns: 2 }}
    for a first turn in which nobody knocks | 0 take 5d, discard 4h, take 9s | 0 discard: discard 5d Kc Qc
      | ${{ knockTiming: 'after-draw', knockFrom: 2 }}
    after a knock that comes before them | 0 knock, take 5d, discard 4h, take 9s, discard Qc, 1 pass | knock
      | ${{ knockTiming: 'before-draw' }}
    for what others have seen a player leave in the pool | ${FIRST} | 0 second-exchange; declined 2 0 0 9
    which is less with a second card | ${FIRST}, take 9s | 0 discard; declined 2 0 0 0; takes 2 0
    and stays | ${FIRST}, take 9s, discard Qc | 1 draw; declined 2 0 0 0
  `);
});

describe('a knock with the card that one puts down', () => {
  const KNOCKED = '0 take 5d, knock 4h, 1 pass, 2 pass';
  examples({ ...GIVEN, knockTiming: 'after-draw' })(cases`
    may come with the first, which ends the turn | ${KNOCKED} | knock: 20 10 9, lost 0 0 1
    may come with the second | ${FIRST}, take 9s, knock Qc, 1 pass, 2 pass | knock: 10 10 9, lost 0 0 1
    not with being done | ${FIRST} | 0 second-exchange: pass, take 2c 9s
    nor after any turn | ${FIRST}, pass | 1 draw | ${{ poolKnockAfter: 'any-turn' }}
  `);
});

describe('a full hand', () => {
  const MADE = '0 take Qc, discard 4h';
  const QUIET = { hands: 'Ac Kc Qc / Kd 3h 4s / 9d 3s 4c', pool: 'Jc 5d 9s', declare: 'manual' };
  examples({ ...GIVEN, hands: 'Ac Kc 4h / Kd 3h 4s / 9d 3s 4c', pool: 'Qc 5d 9s' })(cases`
    that the first exchange makes is declared at once | ${MADE} | declare
    which ends the turn | ${MADE} | 1 draw | ${{ declareEnds: 'last-turns' }}
    does not end it where nobody declares, or not yet, or its player is asked | ${MADE} | 0 second-exchange
      | ${{ declare: 'off' }} | ${{ declareEnds: 'at-showdown' }} | ${{ declare: 'manual' }}
    nor where it is not declared after a knock | 0 knock, ${MADE} | 0 second-exchange
      | ${{ declareAfterKnock: false, knockTiming: 'before-draw' }}
    is asked about when the turn ends | ${MADE}, pass | 0 declare | ${{ declare: 'manual' }}
    not once it is broken up | ${MADE}, take 9s, discard Ac | 1 draw | ${{ declare: 'manual' }}
    that the second makes is declared | 0 take Qc, discard 4h, take Kc, discard 6h | declare
      | ${{ hands: 'Ac 6h 4h / Kd 3h 4s / 9d 3s 4c', pool: 'Qc Kc 9s' }}
    kept quiet, and broken up and made again in one turn, is asked about anew
      | 0 quiet, take 5d, discard Qc, take Jc, discard 5d | 0 declare | ${QUIET}
    but not while it lasts | 0 quiet, take Jc, discard Qc, pass | 1 draw | ${QUIET}
  `);
});

describe('what was exchanged', () => {
  test('fits into the history of the longest deal', () => {
    const rules = rulesWith({ play: 'pool', poolSwapTwo: true, poolPass: false, declare: 'off', players: [10, 10] });
    const deal = dealt({ hands: Array<string>(10).fill('') }, rules);
    while (deal.phase !== 'over') {
      const all = deal.legalActions();
      deal.apply(all.find((action) => deal.phase === 'second-exchange' && isTakeOf(action)) ?? all[0]);
    }
    const { historyLength, historySeats } = deal.table;
    expect(historyLength).toBe(10 * 50 * 4 + 1);
    expect(historySeats[historyLength - 1]).toBe(9);
  });
});
