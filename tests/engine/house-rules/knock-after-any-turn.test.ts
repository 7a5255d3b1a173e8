/** Games with a pool in which one may knock at the end of any turn, not only after taking one card. */
import { describe, expect, test } from 'vitest';
import { pastTurns } from '../../../engine/bots/past-turns.ts';
import { after, cases, examples } from '../support/examples.ts';

const KEYS = { play: 'pool', knockTiming: 'after-draw', poolKnockAfter: 'any-turn' };
const HANDS = { hands: 'Kc Qc 4h / Kd 3h 4s / 9d 3s 4c', pool: '2c 5d 9s', stock: '6h 7h 8d' };
const GIVEN = { ...HANDS, ...KEYS };
const ALL = 'swap-all, take 2c 5d 9s';

describe('a turn that begins with a knock', () => {
  examples(GIVEN)(cases`
    is one more choice where one may pass |  | 0 draw: knock, pass, ${ALL}
    is followed by last turns | 0 knock | 1 draw: pass, ${ALL}
    keeps the hand | 0 knock, 1 pass, 2 pass | knock: 20 10 9, lost 0 0 1
    is not there where nobody may pass |  | 0 draw: ${ALL} | ${{ poolPass: false }} | ${{ poolPass: 'never' }}
    takes the hand that any knock takes |  | 0 draw: pass, ${ALL} | ${{ knockMinimum: 21 }}
    which is enough |  | 0 draw: knock, pass, ${ALL} | ${{ knockMinimum: 20 }}
    takes the turn that any knock takes |  | 0 draw: pass, ${ALL} | ${{ knockFrom: 2 }}
    is an early one before any exchange | 0 knock | knock | ${{ poolEarlyKnock: 'showdown' }}
    is no pass | 0 knock, 1 pass, 2 pass | 0 draw | ${{ poolPass: 'for-good', knockerLastTurn: true }}
  `);
});

describe('after a swap of all', () => {
  const FULL = { hands: '2c 5d 9s / Kd 3h 4s', pool: 'Ac Kc Qc' };
  const MANUAL = { ...FULL, declare: 'manual' };
  const GOOD = { poolSwapAll: 'for-good' };
  examples(GIVEN)(cases`
    its player is asked whether to knock | 0 swap-all | 0 knock: knock, pass
    a knock gives the others their last turns | 0 swap-all, knock, 1 pass, 2 pass | knock: 9 10 9, lost 0 0 1
    it may be declined where nobody may pass | 0 swap-all | 0 knock: knock, pass | ${{ poolPass: 'never' }}
    nobody is asked without what a knock takes, or by other rules | 0 swap-all | 1 draw | ${{ knockMinimum: 10 }}
      | ${{ knockFrom: 2 }} | ${{ knockSameSuit: true }} | ${{ poolKnockAfter: 'take' }}
      | ${{ knockTiming: 'before-draw' }}
    in a second turn one is asked where only the first forbids it | 0 swap-all, 1 swap-all, 2 pass, 0 swap-all | 0 knock
      | ${{ knockFrom: 2 }}
    nobody is asked after a knock | 0 knock, 1 swap-all | 2 draw
    but for a counter-knock | 0 knock, 1 swap-all, knock | knock: 20 9 9, lost 0 1 1 | ${{ counterKnock: true }}
    a full hand is declared first | 0 swap-all | declare | ${FULL}
    or asked about | 0 swap-all | 0 declare | ${MANUAL}
    before the knock is | 0 swap-all, quiet | 0 knock | ${MANUAL}
    for which it has to be enough | 0 swap-all, quiet | 1 draw | ${{ ...MANUAL, knockMinimum: 31 }}
    but not once it lies open | 0 swap-all | 1 draw | ${{ ...FULL, declareEnds: 'last-turns' }}
    that is for good a knocker has no turn | 0 swap-all, knock, 1 take Qc, discard 3h, 2 take 3h, discard 3s | knock
      | ${{ ...GOOD, knockerLastTurn: true }}
    that is for good nobody counters | 0 knock, 1 swap-all | 2 draw | ${{ ...GOOD, counterKnock: true }}
    the last is asked too | 0 swap-all, pass, 1 swap-all, pass, 2 swap-all, knock | knock | ${GOOD}
    a limit of turns waits for the answer | 0 pass, 1 pass, 2 swap-all, knock | knock | ${{ turnLimit: 1 }}
    everybody sees that its player is asked, after the turn | 0 swap-all | 0 knock; 1 phase knock; turns 1 0 0
    not to knock is no pass for good | 0 swap-all, pass | 1 draw; passes 0; passed 0 0 0 | ${{ poolPass: 'for-good' }}
    nor one of those after which the pool is renewed | 0 pass, 1 swap-all, pass, 2 pass, 0 pass
      | 1 draw; renewals 0; passes 2
  `);

  test('the answer is read as no turn that kept the hand', () => {
    const { table, rules } = after('0 swap-all, pass, 1 pass, 2 swap-all, knock', GIVEN);
    const turns = pastTurns(table, rules).map(({ seat, did }) => `${seat} ${did}`);
    expect(turns).toEqual(['0 swap-all', '1 pass', '2 swap-all', '2 knock']);
  });
});
