/** Games in which full hands are declared only at the end of their players' own turns (declareWhen "own-turn"). */
import { describe } from 'vitest';
import { cases, examples } from '../support/examples.ts';

const OWN = { declareWhen: 'own-turn' };
const HOLDS = 'Ac Kc Qc / Kd 3h 4s';
const GIVEN = { ...OWN, hands: HOLDS, turnUp: 'Jh', stock: '2s 2d 5d 6d' };
const MANUAL = { declare: 'manual' };
const AFTER = { knockTiming: 'after-draw' };
const BEFORE = { knockTiming: 'before-draw' };

describe('a dealt full hand', () => {
  const BOTH = 'Ac Kc Qc / Ah Kh Qh';
  examples(GIVEN)(cases`
    waits for the first turn |  | 0 draw: draw, knock, take
    is declared at the end of it | 0 drop | declare: 31 10, lost 0 1
    not where that breaks it up | 0 take, discard Qc | 1 draw
    also where that swaps one ten for another | 0 take, discard Qc | declare: 31 10, lost 0 1 | ${{ turnUp: 'Jc' }}
    stands alone, whoever else was dealt one | 0 drop | declare: 31 31, lost 0 1 | ${BOTH}
    of a later player is worth as much before | 0 knock, 1 drop | declare: 10 31, lost 1 0 | Kd 3h 4s / Ac Kc Qc
    is not met by a shotgun, which is a knock | 0 hammer | hammer: 10 31, lost 2 0
      | ${{ hands: 'Kd 3h 4s / Ac Kc Qc', hammer: 'shotgun' }}
    nor by the hammer | 0 hammer | hammer: 31 10, lost 0 1 | ${{ hammer: 'hammer' }}
    is met by a shotgun where hands are declared when all are shown | 0 hammer | hammer: 10 31, lost 1 0
      | ${{ hands: 'Kd 3h 4s / Ac Kc Qc', hammer: 'shotgun', declareEnds: 'at-showdown' }}
    is only a high hand where nothing is declared | 0 drop | 1 draw | ${{ declare: 'off' }}
  `);
});

describe('a turn', () => {
  const LATE = { hands: 'Kd 3h 4s / Ac Kc Qc' };
  examples(GIVEN)(cases`
    may be a pass | 0 pass | declare: 31 10, lost 0 1 | ${{ passAnyTurn: true }}
    or a stand | 0 knock, 1 stand | declare: 10 31, lost 1 0 | ${{ ...LATE, finalTurnStand: true }}
    is no knock | 0 knock, 1 drop | knock: 31 10, lost 0 1
    nor one with a discard | 0 draw, knock 2s, 1 drop | knock: 31 10, lost 0 1 | ${AFTER}
    nor one before the draw | 0 knock, draw, discard 2s, 1 drop | knock: 31 10, lost 0 1 | ${BEFORE}
    nor a counter-knock | 0 knock, 1 knock | knock: 10 31, lost 2 0 | ${{ ...LATE, counterKnock: true }}
    may be the knocker’s own last one | 0 knock, 1 drop, 0 drop | declare: 31 10, lost 0 1 | ${{ knockerLastTurn: true }}
    declares nothing after a knock where that is the rule | 0 knock, 1 drop | knock: 10 31, lost 2 0
      | ${{ ...LATE, declareAfterKnock: false }}
    that makes a full hand declares it | 0 take, discard 4h | declare: 31 10, lost 0 1
      | ${{ hands: 'Ac Kc 4h / Kd 3h 4s', turnUp: 'Qc' }}
    gives the others last turns | 0 drop, 1 drop | declare: 31 10, lost 0 1 | ${{ declareEnds: 'last-turns' }}
    comes before a limit | 0 drop, 1 drop | declare: 10 31, lost 1 0 | ${{ ...LATE, turnLimit: 1 }}
  `);
});

describe('a pass with the stock empty, of whoever has kept a full hand quiet until then', () => {
  const PASSES = 'stock runs out, 1 pass';
  examples({ ...GIVEN, ...MANUAL, hands: 'Kd 3h 4s / Ac Kc Qc' })(cases`
    asks before the showdown | ${PASSES} | 1 declare: declare, quiet
    in place of which the hand is declared | ${PASSES}, declare | declare: 10 31, lost 1 0
    and otherwise comes | ${PASSES}, quiet | stock: 10 30, lost 1 0
    or the void end | ${PASSES}, quiet | void: 10 30, lost 0 0 | ${{ stockEmpty: 'void' }}
    gives last turns | ${PASSES}, declare | 0 draw: pass, take | ${{ declareEnds: 'last-turns' }}
    in which a pass ends the deal | ${PASSES}, declare, 0 pass | declare: 10 31, lost 1 0
      | ${{ declareEnds: 'last-turns' }}
  `);
});

describe('by hand (declare "manual")', () => {
  examples({ ...GIVEN, ...MANUAL })(cases`
    its player is asked at the end of the turn | 0 drop | 0 declare: declare, quiet
    not before it |  | 0 draw: draw, knock, take
    and again at the end of the next | 0 drop, 0 quiet, 1 drop, 0 drop | 0 declare: declare, quiet
    and may declare then | 0 drop, 0 quiet, 1 drop, 0 drop, 0 declare | declare: 31 10, lost 0 1
    who last answered quiet has 30 | 0 drop, 0 quiet, 1 knock, 0 drop, 0 quiet | knock: 30 10, lost 0 2
    also with a knock | 0 drop, 0 quiet, 1 drop, 0 knock, 1 drop | knock: 30 10, lost 0 1
    also with another ten | 0 drop, 0 quiet, 1 drop, 0 take, discard Qc, 0 quiet, 1 knock, 0 knock
      | knock: 30 10, lost 0 2 | ${{ stock: '2s Jc', counterKnock: true }}
    who was never asked has 31 | 0 knock, 1 drop | knock: 31 10, lost 0 1
    and so has who made it anew with a knock | 0 drop, 0 quiet, 1 drop, 0 draw, discard Qc, 1 drop, 0 draw, knock 6d, 1 drop
      | knock: 31 10, lost 0 1 | ${{ ...AFTER, stock: '2s 2d 6d 7h Jc' }}
    a smallest value looks at 31 before the first turn |  | 0 draw: draw, knock, take | ${{ knockMinimum: 31 }}
    and at 30 after it | 0 drop, 0 quiet, 1 drop | 0 draw: draw, take | ${{ knockMinimum: 31 }}
  `);
});

describe('with a pool', () => {
  examples({ ...OWN, play: 'pool', hands: HOLDS, pool: '2d 5d 9s', stock: '6h 7h 8d' })(cases`
    a pass declares | 0 pass | declare: 31 10, lost 0 1
    also one for good | 0 pass | declare: 31 10, lost 0 1 | ${{ poolPass: 'for-good' }}
    also after a dealer’s change | 1 change, 0 pass | 1 draw | ${{ dealerChoice: true, hands: 'Kd 3h 4s / Ac Kc Qc' }}
    before the pool is renewed | 0 pass, 1 pass | declare: 10 31, lost 1 0 | Kd 3h 4s / Ac Kc Qc
    or the deal ends | 0 pass, 1 pass | declare: 10 31, lost 1 0
      | ${{ hands: 'Kd 3h 4s / Ac Kc Qc', poolAllPass: 'showdown' }}
    kept quiet, the pool is renewed | 0 pass, 1 pass, 1 quiet | 0 draw: knock, pass, swap-all, take 6h 7h 8d
      | ${{ ...MANUAL, hands: 'Kd 3h 4s / Ac Kc Qc' }}
    or the deal ends with it | 0 pass, 1 pass, 1 quiet | stock: 10 30, lost 1 0
      | ${{ ...MANUAL, hands: 'Kd 3h 4s / Ac Kc Qc', poolAllPass: 'showdown' }}
    kept quiet it may pass for good | 0 pass, 0 quiet | 1 draw | ${{ ...MANUAL, poolPass: 'for-good' }}
    a new pool that is asked for declares | 0 change | declare: 31 10, lost 0 1
      | ${{ poolSevenEightNine: 'on-request', pool: '7d 8h 9s', stock: '6h 7h 8d' }}
    a swap of all declares what it makes | 0 swap-all | declare: 31 10, lost 0 1
      | ${{ hands: '2d 5d 9s / Kd 3h 4s', pool: 'Ac Kc Qc' }}
    before the question whether to knock | 0 swap-all, 0 quiet | 0 knock: knock, pass
      | ${{ ...MANUAL, ...AFTER, poolKnockAfter: 'any-turn', hands: '2d 5d 9s / Kd 3h 4s', pool: 'Ac Kc Qc' }}
    a knock in place of a pass declares nothing | 0 knock, 1 pass | knock: 31 10, lost 0 1
      | ${{ ...AFTER, poolKnockAfter: 'any-turn' }}
    who is asked has completed the turn | 0 pass | 0 declare; turns 1 0 | ${MANUAL}
  `);
});
