import { describe } from 'vitest';
import { cases, examples } from '../support/examples.ts';

/** Seat 0 makes 31 with its first turn. */
const MAKES = { hands: 'Ac Kc 4h / Kd 3h 4s', turnUp: 'Qc', stock: '2s 2d' };
const TO_31 = '0 take, discard 4h';
/** Seat 0 knocks, and seat 1 makes 31 in its last turn. */
const LATE = { hands: 'Kd Qd 4h / Ac Kc 4s / 9d 3s 4c' };
const TO_LATE_31 = '0 knock, 1 take, discard 4s';
const HOLDS = 'Ac Kc Qc / Kd 3h 4s';

describe('declaring by hand (declare "manual")', () => {
  const BROKEN = '0 quiet, draw, discard Qc, 1 draw, discard 3h, 0 draw, discard 5d';
  examples({ ...MAKES, declare: 'manual' })(cases`
    asks the player right after making 31, with which the turn is over | ${TO_31} | 0 declare: declare, quiet; turns 1 0
    kept quiet, too | ${TO_31}, quiet | 1 draw; turns 1 0
    ends the deal | ${TO_31}, declare | declare: 31 10, lost 0 1
    a 31 kept quiet is worth 30 | ${TO_31}, quiet, 1 knock, 0 drop | knock: 30 30, lost 1 0 | Ac Kc 4h / Kd Qd Jd
    each holder of a dealt 31 is asked from the dealer’s left, and the deal ends after the last answer
      | 2 declare, 3 quiet, 0 declare | declare: 31 10 31 30, lost 0 1 0 1
      | ${{ hands: 'Ac Kc Qc / Kd 3h 4s / Ah Kh Qh / As Ks Qs', dealer: 1 }}
    all kept quiet, the player to the dealer’s left begins | 1 quiet, 2 quiet, 0 knock, all drop
      | knock: 10 30 30, lost 2 0 0 | Kd 3h 4s / Ac Kc Qc / Ah Kh Qh
    swapping one ten for another keeps it undeclared | 0 quiet, take, discard Qc, 1 knock, 0 drop
      | knock: 30 10, lost 0 2 | ${{ hands: HOLDS, turnUp: 'Jc' }}
    broken up it is not asked | ${BROKEN} | 1 draw | ${{ hands: HOLDS, turnUp: '2h', stock: '5d 6d 7s 8d' }}
    made again it may be declared | 0 quiet, draw, discard Qc, 1 take, discard 3h, 0 draw, discard 5d | 0 declare
      | ${{ hands: HOLDS, turnUp: '2h', stock: '5d Jc' }}
    in the last turn after a knock it is asked, and quiet it counts 30 | 0 knock, 1 take, discard 4h, quiet, 2 drop
      | knock: 25 30 9, lost 0 0 1 | Kd Qd 5d / Ac Kc 4h / 9d 9s 9h
  `);
});

describe('no declaring', () => {
  examples({ hands: 'Kd 3h 4s / Ac Kc Qc', declare: 'off' })(cases`
    31 is only a high hand (declare "off") | 0 knock, all drop | knock: 10 31, lost 2 0
  `);
  examples({ ...MAKES, declareAfterKnock: false })(cases`
    after a knock (declareAfterKnock false) | ${TO_LATE_31}, 2 drop | knock: 20 31 9, lost 0 0 1 | ${LATE}
    but before one | ${TO_31} | declare
    after the own knock | 0 take, knock 4h, 1 drop | knock: 31 10, lost 0 1 | ${{ knockTiming: 'after-draw' }}
    after a knock before the draw | 0 knock, take, discard 4h | 1 draw | ${{ knockTiming: 'before-draw' }}
  `);
});

describe('the knocker', () => {
  examples({ ...MAKES, knockerLossOn31: 2 })(cases`
    may declare after the own knock | 0 take, knock 4h | declare: 31 10, lost 0 1 | ${{ knockTiming: 'after-draw' }}
    also before the draw | 0 knock, take, discard 4h | declare: 31 10, lost 0 1 | ${{ knockTiming: 'before-draw' }}
    loses more when another declares (knockerLossOn31) | ${TO_LATE_31} | declare: 20 31 9, lost 2 0 1 | ${LATE}
    or as much | ${TO_LATE_31} | declare: 20 31 9, lost 1 0 1 | ${{ ...LATE, knockerLossOn31: 1 }}
  `);
});

describe('three aces at 33', () => {
  const ACES = { hands: 'Ac Ad Ah / Kd 3h 4s' };
  examples({ hands: 'Ac Ad 4h / Kd 3h 4s', turnUp: 'Ah', threeAces: 33 })(cases`
    are declared like 31 | ${TO_31} | declare: 33 10, lost 0 1
    stand beside a dealt 31 |  | declare: 33 10 31, lost 0 1 0 | Ac Ad Ah / Kd 3h 4s / As Ks Qs
    kept quiet count 30, whatever other threes are worth | 0 quiet, knock, 1 drop | knock: 30 10, lost 0 1
      | ${[null, 30, 30.5, 'top'].map((threeOfAKind) => ({ ...ACES, turnUp: '2h', threeOfAKind, declare: 'manual' }))}
    at the top are written as 114 |  | declare: 114 10, lost 0 1 | ${{ ...ACES, turnUp: '2h', threeOfAKind: 'top' }}
    are an ordinary hand where they have no special value |  | 0 draw
      | ${{ ...ACES, turnUp: '2h', threeAces: null, threeOfAKind: 30.5 }}
      | ${{ ...ACES, turnUp: '2h', threeAces: null, threeOfAKind: 'top' }}
  `);
});

describe('with four cards', () => {
  examples({ hands: 'Ac Kc Qc Jc / Kd 3h 4s 2h', handSize: 4 })(cases`
    41 is declared |  | declare: 41 10, lost 0 1
    31 is not |  | 0 draw | Ac Kc Qc 2d / Kd 3h 4s 2h
    41 kept quiet counts 40 | 0 quiet, knock, 1 drop | knock: 40 10, lost 0 1 | ${{ declare: 'manual' }}
    three aces are still 33 and declared, beside 41 |  | declare: 33 41 10, lost 0 0 1
      | ${{ hands: 'Ac Ad Ah 2c / As Ks Qs Js / Kd 3h 4s 2h', threeAces: 33 }}
    a fourth card swapped beside three aces kept quiet keeps them undeclared | 0 quiet, take, discard 2c | 1 draw
      | ${{ hands: 'Ac Ad Ah 2c / Kd 3h 4s 2h', turnUp: '9c', threeAces: 33, declare: 'manual' }}
  `);
});

describe('three of a kind at the top', () => {
  examples({ hands: 'Kc Kd Kh / As Ks Qs / Jc Jd Jh', threeOfAKind: 'top' })(cases`
    beat 31, and the higher rank wins | 0 knock, all drop | knock: 113 31 111, lost 0 1 0 | ${{ base: 'italian' }}
    do not save from a declared 31 |  | declare: 113 31, lost 1 0 | Kc Kd Kh / As Ks Qs
  `);
});
