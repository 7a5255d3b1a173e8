import { describe } from 'vitest';
import { cases, examples } from '../support/examples.ts';

const HANDS = { hands: 'Kc Qc 4h / Kd 3h 4s / 9d 3s 4c', turnUp: '2h', stock: '5h 6h 7d 8d 9h' };
const KNOCK = '0 knock, all drop';
const HIDDEN = { turnUp: '2h', stock: '2s' };

describe('knocking before the draw', () => {
  const TWO = { hands: 'Kc Qc 4h / Kd 3h 4s', turnUp: '2h', stock: '' };
  examples({ ...HANDS, knockTiming: 'before-draw' })(cases`
    the knocker draws or takes | 0 knock | 0 draw: draw, take
    and discards, which is one turn | 0 knock, draw, discard 4h | 1 draw: draw, take; turns 1 0 0
    before the others play | 0 knock, draw, discard 4h, 1 drop, 2 drop | knock: 20 10 9, lost 0 0 1
    a smallest value looks at the hand before drawing |  | 0 draw: draw, take | ${{ knockMinimum: 21, turnUp: 'Jc' }}
    a smallest value is enough before drawing | 0 take, discard 4h, 1 drop, 2 drop | 0 draw: draw, knock, take
      | ${{ knockMinimum: 21, turnUp: 'Jc' }}
    with the stock empty the knocker takes or passes | stock runs out, 1 knock | 1 draw: pass, take | ${TWO}
    and a pass ends the deal | stock runs out, 1 knock, pass | knock: 20 10, lost 0 2 | ${TWO}
    the knocker may not stand | 0 knock | 0 draw: draw, take | ${{ finalTurnStand: true }}
    but the others may | 0 knock, draw, discard 4h | 1 draw: draw, stand, take | ${{ finalTurnStand: true }}
    there may be a counter-knock | 0 knock, draw, discard 4h | 1 draw: draw, knock, take | ${{ counterKnock: true }}
    without a draw | 0 knock, draw, discard 4h, 1 knock | knock: 20 10 9, lost 0 0 1 | ${{ counterKnock: true }}
  `);
});

describe('knocking after the draw', () => {
  const QUIET = { hands: 'Ac Kc Qc / Kd 3h 4s', stock: '5d', declare: 'manual', knockMinimum: 25 };
  examples({ ...HANDS, knockTiming: 'after-draw' })(cases`
    is not possible before it |  | 0 draw: draw, take
    may go with any discard | 0 draw | 0 discard: discard 4h 5h Kc Qc, knock 4h 5h Kc Qc
    is not possible after a knock | 0 draw, knock 5h, 1 draw | 1 discard: discard 3h 4s 6h Kd
    is followed by last turns | 0 draw, knock 5h, 1 drop, 2 drop | knock: 20 10 9, lost 0 0 1
    is not possible with a card just taken | 0 take | 0 discard: discard 4h Kc Qc, knock 4h Kc Qc
    needs a value kept | 0 take | 0 discard: discard 4h Kc Qc, knock 4h | ${{ turnUp: '2c', knockMinimum: 22 }}
    of an undeclared 31 needs 30 kept | 0 quiet, draw | 0 discard: discard 5d Ac Kc Qc, knock 5d | ${QUIET}
    with the stock empty needs a take | stock runs out | 0 draw: pass, take | ${{ stock: '' }}
    and is possible then | stock runs out, 1 take | 1 discard: discard 3h 4s Kd, knock 3h 4s Kd
      | ${{ hands: 'Kc Qc 4h / Kd 3h 4s', stock: '' }}
    by the next player counters a knock and ends play | 0 draw, knock 5h, 1 draw, knock 6h | knock: 20 10 9, lost 0 0 1
      | ${{ counterKnock: true }}
  `);
});

describe('who may knock', () => {
  const MAY = '0 draw: draw, knock, take';
  const MAY_NOT = '0 draw: draw, take';
  const THREES = { hands: '5c 5d 5h / Kd 3h 4s', knockMinimum: 21 };
  const QUIET = { hands: 'Ac Kc Qc / Kd 3h 4s', declare: 'manual' };
  const HARD = { base: 'hard-to-knock' };
  const AFTER = { knockTiming: 'after-draw' };
  const ROUND = '0 drop, 1 drop, 2 drop';
  examples(HANDS)(cases`
    who has the smallest value |  | ${MAY} | ${{ knockMinimum: 20 }}
    not who has less |  | ${MAY_NOT} | ${{ knockMinimum: 21 }}
    three of a kind where they count |  | ${MAY} | ${{ ...THREES, threeOfAKind: 30 }}
    not where they do not |  | ${MAY_NOT} | ${THREES}
    an undeclared hand for 30 | 0 quiet | ${MAY} | ${{ ...QUIET, knockMinimum: 30 }}
    not for 31 | 0 quiet | ${MAY_NOT} | ${{ ...QUIET, knockMinimum: 31 }}
    not a hand of several suits (knockSameSuit) |  | ${MAY_NOT} | ${{ knockSameSuit: true }}
    a hand of one suit |  | ${MAY} | ${{ knockSameSuit: true, hands: '2c 3c 5c / Kd 3h 4s' }}
    hands of one suit that reach the smallest value (hard-to-knock) |  | ${MAY}
      | ${{ ...HARD, hands: 'Kc 9c 2c / Kd 3h 4s' }} | ${{ ...HARD, hands: '4c 5c 6c / Kd 3h 4s' }}
    no others there |  | ${MAY_NOT} | ${{ ...HARD, hands: '2c 9c 8c / Kd 3h 4s' }}
      | ${{ ...HARD, hands: 'Kc Qc 4h / Kd 3h 4s' }} | ${{ ...HARD, hands: '7c 7d 7h / Kd 3h 4s' }}
    nobody where there is none (knocking false) |  | ${MAY_NOT} | ${{ knocking: false }}
      | ${{ knocking: false, knockTiming: 'before-draw' }} | ${{ knocking: false, counterKnock: true }}
    nor with a discard | 0 draw | 0 discard: discard 4h 5h Kc Qc | ${{ knocking: false, ...AFTER }}
    the first player with the hammer all the same |  | 0 draw: draw, hammer, take | ${{ knocking: false, hammer: 'hammer' }}
    and before anybody looks |  | 0 shotgun: hammer, look | ${{ knocking: false, hammer: 'shotgun' }}
    nobody in the own first turn (knockFrom 2) |  | ${MAY_NOT} | ${{ knockFrom: 2 }}
    not the last one either | 0 drop, 1 drop | 2 draw: draw, take | ${{ knockFrom: 2 }}
    all in the second | 0 drop, 1 drop, 2 drop | ${MAY} | ${{ knockFrom: 2 }}
    to counter, in a second turn | 2 drop, 3 drop, 0 drop, 2 knock | 3 draw: draw, knock, take
      | ${{ hands: 'Kc Qc 4h / - / Kd 3h 4s / 9d 3s 4c', dealer: 0, knockFrom: 2, counterKnock: true }}
    nobody in the own second turn (knockFrom 3) | ${ROUND} | ${MAY_NOT} | ${{ knockFrom: 3 }}
    nor with the discard | ${ROUND}, 0 draw | 0 discard: discard 4h 8d Kc Qc | ${{ knockFrom: 3, ...AFTER }}
    all in the third | ${ROUND}, ${ROUND} | ${MAY} | ${{ knockFrom: 3 }}
    a turn before it is counted by its player alone | ${ROUND}, 0 drop, 1 drop | 2 draw: draw, take | ${{ knockFrom: 3 }}
    all in the fifth (knockFrom 5) | ${ROUND}, ${ROUND}, ${ROUND}, ${ROUND} | ${MAY} | ${{ knockFrom: 5 }}
    nobody in the fourth | ${ROUND}, ${ROUND}, ${ROUND} | ${MAY_NOT} | ${{ knockFrom: 5 }}
    the hammer whenever it may be called |  | 0 draw: draw, hammer, take | ${{ knockFrom: 5, hammer: 'hammer' }}
    nobody where no hand reaches the smallest value | stock runs out | 0 draw: pass, take | ${{ knockMinimum: 41 }}
    so that a pass ends the deal | stock runs out, 0 pass | stock: 20 10 9, lost 0 0 1 | ${{ knockMinimum: 41 }}
  `);
});

describe('a counter-knock', () => {
  examples({ ...HANDS, counterKnock: true })(cases`
    ends play at once, with a showdown | 0 knock, 1 knock | knock: 20 10 9, lost 0 0 1
    is only for the player next to the knocker | 0 knock, 1 drop | 2 draw: draw, take
    is for the next who is in | 0 knock | 2 draw: draw, knock, take | Kc Qc 4h / - / 9d 3s 4c
    needs what a knock needs | 0 knock | 1 draw: draw, take | ${{ knockMinimum: 20 }}
    costs no more | 0 knock, 1 knock | knock: 20 8 9, lost 0 1 0 | Kc Qc 4h / 8d 3h 4s / 9d 3s 4c
    leaves the first the knocker | 0 knock, 1 knock | knock: 7 10 9, lost 2 0 0 | 7c 2d 4h / Kd 3h 4s / 9d 3s 4c
  `);
});

describe('what a knock costs', () => {
  const LOWEST = '7c 2d 4h / Kd 3h 4s / 9d 3s 4c';
  examples({ ...HANDS, hands: '9c 2d 4h / Kd 3h 4s / 9d 3s 4c / 9s 5d 5c' })(cases`
    alone lowest 2 | ${KNOCK} | knock: 7 10 9, lost 2 0 0 | ${{ hands: LOWEST }}
    or 1 (knockerLowestLoss) | ${KNOCK} | knock: 7 10 9, lost 1 0 0 | ${{ hands: LOWEST, knockerLowestLoss: 1 }}
    in a tie nothing, and the others 1 | ${KNOCK} | knock: 9 10 9 9, lost 0 0 1 1
    or the others nothing (othersTieLoss) | ${KNOCK} | knock: 9 10 9 9, lost 0 0 0 0 | ${{ othersTieLoss: 0 }}
    or the knocker 1 (knockerTieLoss) | ${KNOCK} | knock: 9 10 9 9, lost 1 0 1 1 | ${{ knockerTieLoss: 1 }}
    or 2 | ${KNOCK} | knock: 9 10 9 9, lost 2 0 0 0 | ${{ knockerTieLoss: 2, othersTieLoss: 0 }}
    not the others who tie alone | ${KNOCK} | knock: 10 9 9, lost 0 1 1
      | ${{ hands: 'Kc 2d 4h / 9c 3h 4s / 9d 3s 4c', knockerTieLoss: 2, othersTieLoss: 0 }}
  `);
});

describe('standing in the last turn (finalTurnStand)', () => {
  examples({ ...HANDS, finalTurnStand: true })(cases`
    is not possible before a knock |  | 0 draw: draw, knock, take
    is one more choice after it | 0 knock | 1 draw: draw, stand, take
    keeps the hand, and draws nothing | 0 knock, 1 stand, 2 stand | knock: 20 10 9, lost 0 0 1; stock 42
    is a choice with the stock empty | stock runs out, 0 knock | 1 draw: pass, stand, take | ${{ stock: '' }}
    and lets the others play on | stock runs out, 0 knock, 1 stand | 2 draw | ${{ stock: '' }}
  `);
});

describe('a knock that promises the highest hand (gin)', () => {
  examples({ ...HANDS, base: 'gin' })(cases`
    kept, costs everybody else 1 | ${KNOCK} | knock: 20 10 9, lost 0 1 1
    is kept by a tie too | ${KNOCK} | knock: 20 20 9, lost 0 1 1 | Kc Qc 4h / Kd Qd 4s / 9d 3s 4c
    broken, costs the knocker 1 | ${KNOCK} | knock: 9 10 7, lost 1 0 0 | 9d 3s 4c / Kd 3h 4s / 7c 2s 4h
    can be broken in the last turns | 0 knock, 1 take, discard 3h | knock: 10 11, lost 1 0
      | ${{ hands: 'Kc 3s 4h / 9d 3h 4s', turnUp: '2d' }}
    without one the lowest loses | stock runs out, 0 pass | stock: 20 10 9, lost 0 0 1 | ${{ stock: '' }}
    does not matter beside 31 | 0 knock, 1 take, discard 4s | declare: 20 31 9, lost 1 0 1
      | ${{ hands: 'Kd Qd 4h / Ac Kc 4s / 9d 3s 4c', turnUp: 'Qc' }}
  `);
});

describe('equal values compared by ranks (tieBreak)', () => {
  examples({ ...HIDDEN, hands: '', tieBreak: 'ranks' })(cases`
    the first decides | ${KNOCK} | knock: 30 30, lost 2 0 | Kd Qd Jd / Ac Tc 9c
    also with a lower second | ${KNOCK} | knock: 29 29, lost 2 0 | Qd Jd 9d / Kc Tc 9c
    or the second | ${KNOCK} | knock: 27 27, lost 2 0 | Kd 9d 8d / Kc Jc 7c
    not only cards that count | ${KNOCK} | knock: 10 10, lost 0 1 | Kc Kd 4h / Kh 3d 4s
    equal in value and ranks is a tie | ${KNOCK} | knock: 19 19, lost 0 1 | Kc 9c 4h / Kd 9d 5s
    as by other rules | ${KNOCK} | knock: 29 29, lost 0 1 | ${{ tieBreak: 'none', hands: 'Kc Tc 9c / Qd Jd 9d' }}
  `);
});
