/** Games with a pool in which whoever passes, or swaps all, has no more turns until the deal ends. */
import { describe } from 'vitest';
import { cases, examples } from '../support/examples.ts';

const HANDS = {
  hands: 'Kc Qc 4h / Kd 3h 4s / 9d 3s 4c',
  pool: '2c 5d 9s',
  stock: '6h 7h 8d',
  play: 'pool',
  poolPass: 'for-good',
  poolSwapAll: 'for-good',
};

describe('whoever passes', () => {
  examples(HANDS)(cases`
    has none after a knock either | 0 pass, 1 knock, 2 take 5d, discard 3s | knock: 20 10 14, lost 0 2 0
    in the first of two last turns, does not have the second
      | 0 knock, 1 pass, 2 take 2c, discard 3s, 2 take 5d, discard 2c | knock: 20 10 14, lost 0 1 0
      | ${{ lastTurns: 2 }}
    has none after a declared hand, which gives all others one
      | 0 take 9s, discard 4h, 1 pass, 2 take 4h, discard 3s, 0 take Ac, discard 9s, 2 pass
      | declare: 31 10 9, lost 0 0 1 | ${{ pool: 'Ac 5d 9s', declareEnds: 'last-turns' }}
    has no more turns, while the others go on
      | 0 take 2c, discard 4h, 1 pass, 2 take 5d, discard 3s, 0 take 3s, discard 2c | 2 draw; passed 0 1 0
  `);
});

describe('the last who has turns', () => {
  const LAST = '0 pass, 1 pass';
  examples(HANDS)(cases`
    has one more, and then hands are compared | ${LAST}, 2 take 5d, discard 3s | stock: 20 10 14, lost 0 1 0
    may pass in it | 0 swap-all, 1 swap-all, 2 pass | stock | ${{ poolPass: false }}
    may knock in it, and is a knocker as any other | ${LAST}, 2 knock | knock: 20 10 9, lost 0 0 2
    has no turn after such a knock | ${LAST}, 2 knock | knock | ${{ knockerLastTurn: true }}
    is the other one of two | 0 take 2c, discard 4h, 1 pass, 0 pass | stock | Kc Qc 4h / Kd 3h 4s
    may not pass before |  | 0 draw: knock, swap-all, take 2c 5d 9s | ${{ poolPass: false }}
    ends the deal with it | ${LAST} | 2 draw; turnsLeft 0 0 1; isEnding true
    has none where the limit of turns has come | 0 take 2c, discard 4h, 1 pass, 2 pass | stock; turns 1 1 1
      | ${{ turnLimit: 1 }}
    is one of those for whom the limit of turns waits
      | 0 pass, 1 take 2c, discard 4s, 2 take 5d, discard 3s, 1 take 3s, discard 2c, 2 take 2c, discard 5d
      | stock; turns 1 2 2 | ${{ turnLimit: 2 }}
  `);
});

describe('the counter-knock', () => {
  examples({ ...HANDS, counterKnock: true })(cases`
    is for the next player who still has turns | 0 take 2c, discard 4h, 1 pass, 2 take 5d, discard 3s, 0 knock
      | 2 draw: knock, pass, swap-all, take 3s 4h 9s
  `);
});

describe('swapping all', () => {
  examples({ ...HANDS, poolPass: true })(cases`
    for good leaves no more turns | 0 swap-all, 1 pass, 2 take 4h, discard 3s | 1 draw
    may make 31 | 0 swap-all | declare: 31 10, lost 0 1 | ${{ hands: 'Kc Qd 4h / Kd 3h 4s', pool: 'Ac Jc Tc' }}
    is for good only as a rule | 0 swap-all, 1 pass, 2 take Kc, discard 3s | 0 draw | ${{ poolSwapAll: true }}
    for good counts as no pass, and a round of passes is one of those who still have turns | 0 swap-all, 1 pass, 2 pass
      | 1 draw; renewals 1
  `);
});

describe('swapping all, where it is for good after the first turn', () => {
  const DECLARED = { declareEnds: 'last-turns', lastTurns: 2 };
  examples({ ...HANDS, poolSwapAll: 'for-good-after-first-turn' })(cases`
    the first player plays on | 0 swap-all, 1 take Kc, discard 3h, 2 take 3h, discard 3s
      | 0 draw; passed 0 0 0; turnsLeft 0 0 0
    but not by doing it later | 0 take 2c, discard 4h, 1 take 4h, discard 4s, 2 take 5d, discard 3s, 0 swap-all
      | 1 draw; passed 1 0 0; turnsLeft 0 0 0
    nor any other player, also where the first one has passed | 0 pass, 1 swap-all | 2 draw; passed 1 1 0; turnsLeft 0 0 1
    the first is on the dealer’s left | 1 swap-all, 2 swap-all | 0 draw; passed 0 0 1; turnsLeft 0 0 0 | ${{ dealer: 0 }}
    nobody is the first where that one has declared | 1 swap-all | 2 draw; passed 0 1 0; turnsLeft 0 0 2
      | ${{ ...DECLARED, hands: 'Ac Kc Qc / Kd 3h 4s / 9d 3s 4c' }}
    in the first of two last turns the first player has the second | 0 swap-all | 2 draw; passed 0 0 0; turnsLeft 1 0 2
      | ${{ ...DECLARED, hands: 'Kd 3h 4s / Ac Kc Qc / 9d 3s 4c' }}
  `);
});
