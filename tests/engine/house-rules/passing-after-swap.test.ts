import { describe, expect, test } from 'vitest';
import { after, cases, examples } from '../support/examples.ts';

const CARDS = { hands: 'Kc Qc 4h / Kd 3h 4s / 9d 3s 4c', pool: '2c 5d 9s', stock: '6h 7h 8d' };
const HANDS = { ...CARDS, play: 'pool', poolSwapAll: 'binds' };
const BEFORE = { knockTiming: 'before-draw' };
const NO_PASS = { poolPass: false };

describe('whoever has swapped all', () => {
  const SWAPS = '0 swap-all, 1 take 4h, discard 3h, 2 take Qc, discard 3s';
  examples(HANDS)(cases`
    may only pass in the next turn | ${SWAPS} | 0 draw: pass
    also where nobody else may pass | ${SWAPS} | 0 draw: pass | ${NO_PASS}
    and where one knocks with the card that one puts down | ${SWAPS} | 0 draw: pass | ${{ knockTiming: 'after-draw' }}
    but may knock before it where one still plays after a knock | ${SWAPS} | 0 draw: knock, pass | ${BEFORE}
    with a hand that is good enough | ${SWAPS} | 0 draw: pass | ${{ ...BEFORE, knockMinimum: 17 }}
    and passes then | ${SWAPS}, 0 knock | 0 draw: pass | ${BEFORE}
    before the last turns | ${SWAPS}, 0 knock, pass | 1 draw: pass, swap-all, take 3h 3s Kc | ${BEFORE}
    is free after that pass | ${SWAPS}, 0 pass, 1 take 3h, discard 4h, 2 take 3s, discard Qc
      | 0 draw: knock, pass, swap-all, take 4h Kc Qc
    passes in a last turn too | 0 swap-all, 1 knock, 2 take Qc, discard 3s | 0 draw: pass
    and in the first of two only | 0 swap-all, 1 knock, 2 take Qc, discard 3s, 0 pass, 2 take 3s, discard Qc
      | 0 draw: pass, swap-all, take 4h Kc Qc | ${{ lastTurns: 2 }}
    may not counter a knock | 0 take 9s, discard 4h, 1 swap-all, 2 take 3h, discard 3s, 0 knock | 1 draw: pass
      | ${{ counterKnock: true }}
    is not who exchanges a single card | 0 take 5d, discard 4h, 1 pass, 2 pass | 0 draw: knock, pass, swap-all, take 2c 4h 9s
    nor the dealer who changes the hand | 2 change, 0 take 9d, discard 4h, 1 take 3s, discard 4s
      | 2 draw: knock, pass, swap-all, take 4c 4h 4s | ${{ dealerChoice: true }}
  `);

  test('has not left by choice what lies in the pool', () => {
    const declined = (moves: string) => [...after(moves, HANDS).table.declinedPoints.subarray(0, 4)];
    expect(declined(`${SWAPS}, 0 pass`)).toEqual(declined(SWAPS));
  });
});

describe('a pass after a swap of all', () => {
  const ALL = '0 swap-all, 1 swap-all, 2 swap-all, 0 pass, 1 pass';
  const NEW = 'knock, swap-all, take 6h 7h 8d';
  const FREE = 'knock, pass, swap-all, take 6h 7h 8d';
  examples(HANDS)(cases`
    is one of those after which the pool is renewed | 0 swap-all, 1 pass, 2 pass, 0 pass | 1 draw: ${FREE}
    also where nobody else may pass | ${ALL}, 2 pass | 0 draw: ${NEW} | ${NO_PASS}
    or after which the deal ends | ${ALL}, 2 pass | stock | ${{ ...NO_PASS, poolAllPass: 'showdown' }}
    not before all have passed | ${ALL} | 2 draw: pass | ${NO_PASS}
    is still to come where the pool was renewed before it, as the three cards that are laid down are
      | 0 swap-all, 1 take 6h, discard 3h | 0 draw: pass; renewals 1
      | ${{ hands: '7c 8c 9h / Kd 3h 4s', poolSevenEightNine: 'renew' }}
  `);
});
