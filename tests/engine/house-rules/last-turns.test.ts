import { describe } from 'vitest';
import { cases, examples } from '../support/examples.ts';

const HANDS = { hands: 'Kc Qc 4h / Kd 3h 4s / 9d 3s 4c', turnUp: '2h', stock: '5h 6h 7d 8d 9h 2s 2d' };
const TWO = { hands: 'Kc Qc 4h / Kd 3h 4s', stock: '' };

describe('turns after a knock (lastTurns)', () => {
  examples({ ...HANDS, lastTurns: 2 })(cases`
    2: the others go round twice | 0 knock, 1 drop, 2 drop, 1 drop, 2 drop | knock: 20 10 9, lost 0 0 1
    2: a counter-knock may come | 0 knock | 1 draw: draw, knock, take | ${{ counterKnock: true }}
    2: but not after another turn | 0 knock, 1 drop | 2 draw: draw, take | ${{ counterKnock: true }}
    2: nor in the second turn | 0 knock, 1 drop, 2 drop | 1 draw: draw, take | ${{ counterKnock: true }}
    2: one may stand in both | 0 knock, 1 stand, 2 stand | 1 draw: draw, stand, take | ${{ finalTurnStand: true }}
    0: the showdown is at once | 0 knock | knock: 20 10 9, lost 0 0 1 | ${{ lastTurns: 0, counterKnock: true }}
    0: but for a before-draw knocker | 0 knock | 0 draw: draw, take | ${{ lastTurns: 0, knockTiming: 'before-draw' }}
    0: who ends the turn | 0 knock, draw, discard 4h | knock | ${{ lastTurns: 0, knockTiming: 'before-draw' }}
  `);
});

describe('a last turn for the knocker (knockerLastTurn)', () => {
  const MADE = { hands: 'Ac Kc 4h / Kd 3h 4s', stock: '5h Qc' };
  const MAKES = '0 knock, 1 draw, discard 5h, 0 draw, discard 4h';
  examples({ ...HANDS, knockerLastTurn: true, finalTurnStand: true })(cases`
    comes last, without a knock | 1 knock, 2 drop, 0 stand | 1 draw: draw, stand, take | ${{ dealer: 0 }}
    ends the deal | 1 knock, 2 drop, 0 stand, 1 stand | knock: 20 10 9, lost 0 0 1 | ${{ dealer: 0 }}
    comes after both turns of the others | 0 knock, 1 stand, 2 stand, 1 stand, 2 stand | 0 draw | ${{ lastTurns: 2 }}
    31 may be declared in it | ${MAKES} | declare: 31 10, lost 0 1 | ${MADE}
    but not after a knock | ${MAKES} | knock: 31 10, lost 0 1 | ${{ ...MADE, declareAfterKnock: false }}
  `);
});

describe('a limit of turns (turnLimit)', () => {
  examples({ ...HANDS, turnLimit: 1 })(cases`
    ends the deal when all had so many | 0 drop, 1 drop, 2 drop | stock: 20 10 9, lost 0 0 1
    or more | 0 drop, 1 drop, 2 drop, 0 drop, 1 drop, 2 drop | stock: 20 10 9, lost 0 0 1 | ${{ turnLimit: 2 }}
    takes turns after a knock | 0 knock, 1 drop, 2 drop | knock: 20 10 9, lost 0 0 1 | ${{ lastTurns: 2 }}
    ends the deal with the last knock | 0 drop, 1 drop, 2 knock | knock: 20 10 9, lost 0 0 2
    leaves golf its three turns | all drop | golf: 9 9, lost 1 1 | ${{ play: 'golf', hands: '2c 3c 4c / 2d 3d 4d' }}
  `);
});

describe('no card turned up (upcard false)', () => {
  examples({ ...TWO, stock: '5h 6h', upcard: false })(cases`
    leaves nothing to take |  | 0 draw: draw, knock
    until somebody has discarded | 0 drop | 1 draw: draw, knock, take
    nor after a knock | 0 knock | 1 draw: draw
    in golf too |  | 0 draw: draw | ${{ play: 'golf' }}
    is seen |  | 0 draw; top none; stock 46; history none
  `);
});

describe('a stock that runs out and voids the deal (stockEmpty "void")', () => {
  examples({ ...TWO, stockEmpty: 'void' })(cases`
    without loss by a pass | stock runs out, 1 pass | void: 20 10, lost 0 0
    but not after a knock | stock runs out, 1 knock, 0 pass | knock: 20 10, lost 0 2
    nor by a limit of turns | 0 drop, 1 drop | stock: 20 10, lost 0 1 | ${{ turnLimit: 1 }}
  `);
});

describe('a card taken from the discards may go back (returnTaken)', () => {
  examples({ ...HANDS, hands: '3c 4c 5c / Kd 3h 4s', returnTaken: true, knockTiming: 'after-draw' })(cases`
    with a knock too | 0 take | 0 discard: discard 2h 3c 4c 5c, knock 2h 3c 4c 5c
    ends the turn, and lies on top again | 0 take, discard 2h | 1 draw; top 2h
  `);
});
