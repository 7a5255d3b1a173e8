/** After a knock the knocker alone can score (docs/rules-reference.md#points-for-the-knocker). */
import { describe } from 'vitest';
import { cases, examples } from '../support/examples.ts';

const KEYS = { scoring: 'points', pointsGoTo: 'knocker' };
const GIVEN = { ...KEYS, hands: 'Kc Tc 4h / Kd 9d 4s / Kh 8h 3s', turnUp: '2h', stock: '5c 6h 7d 2d 3c' };
const KNOCK = '0 knock, all drop';
const ABOVE = 'Kd 9d 4s / Kc Tc 4h / Kh 8h 3s';
const TIED = 'Kd 9d 4s / Ks 9s 4d / Kh 8h 3s';

describe('after a knock', () => {
  examples(GIVEN)(cases`
    the knocker scores with the highest hand | ${KNOCK} | knock: 20 19 18, scored 1 0 0
    nobody does where another hand is higher | ${KNOCK} | knock: 19 20 18, scored 0 0 0 | ${ABOVE}
    also where several are | ${KNOCK} | knock: 18 19 19, scored 0 0 0 | Kh 8h 3s / Kd 9d 4s / Ks 9s 4d
    nor with a tie | ${KNOCK} | knock: 19 19 18, scored 0 0 0 | ${TIED}
    but with knockerTieScore 1 | ${KNOCK} | knock: 19 19 18, scored 1 0 0 | ${{ hands: TIED, knockerTieScore: 1 }}
    ranks decide | ${KNOCK} | knock: 19 19, scored 1 0 | ${{ hands: 'Kd 9d 4s / Qs 9s 4d', tieBreak: 'ranks' }}
    also for another | ${KNOCK} | knock: 19 19, scored 0 0 | ${{ hands: 'Qd 9d 4s / Ks 9s 4d', tieBreak: 'ranks' }}
    a counter-knocker scores no more than others | 0 knock, 1 knock | knock: 19 20 18, scored 0 0 0
      | ${{ hands: ABOVE, counterKnock: true }}
    the caller of the hammer or the shotgun scores | 0 hammer | hammer: 20 19 18, scored 1 0 0 | ${{ hammer: 'hammer' }}
      | ${{ hammer: 'shotgun' }}
    but not where another hand is higher | 0 hammer | hammer: 19 20 18, scored 0 0 0
      | ${{ hands: ABOVE, hammer: 'hammer' }} | ${{ hands: ABOVE, hammer: 'shotgun' }}
    a shotgun that meets dealt 31s brings each of their holders a point | 0 hammer | hammer: 20 31 31, scored 0 1 1
      | ${{ hands: 'Kc Tc 4h / Ad Kd Qd / As Ks Qs', hammer: 'shotgun', declareEnds: 'last-turns' }}
  `);
});

describe('as without the rule', () => {
  examples(GIVEN)(cases`
    all with the highest value score without a knock | stock runs out, 0 pass | stock: 19 19 9, scored 1 1 0
      | ${{ hands: 'Kc 9c 4h / Kd 9d 4s / 9h 3s 4c', stock: '' }}
    also at a limit of turns | all drop | stock: 19 20 18, scored 0 1 0 | ${{ hands: ABOVE, turnLimit: 1 }}
    the highest card scores in sudden death | 1 sudden-death | sudden-death: 9 10, scored 0 1
      | ${{ hands: '9c 2d 3h / Kc 2s 3s', stock: '', dealer: 1, suddenDeath: true }}
    a 31 after a knock scores where it ends the deal | 0 knock, 1 draw, discard 4s, all drop
      | declare: 20 31 18, scored 0 1 0
      | ${['all-pay', 'showdown', 'at-showdown'].map((declareEnds) => ({ hands: 'Kc Tc 4h / Ad Kd 4s / Kh 8h 3s', stock: 'Qd 6h 7d', declareEnds }))}
    at-showdown it counts | ${KNOCK} | knock: 19 20 18, scored 0 0 0 | ${{ hands: ABOVE, declareEnds: 'at-showdown' }}
    where nobody holds 31 | ${KNOCK} | knock: 20 19 18, scored 1 0 0 | ${{ declareEnds: 'at-showdown' }}
  `);
});

describe('with last turns after a declared hand', () => {
  /** Seats 0 and 1 are a queen short of 31, which seat 0 can take and seat 1 will draw. */
  const SHORT = { hands: 'Ac Kc 4h / Ad Kd 4s / 9h 3s 4c', turnUp: 'Qc', stock: 'Qd 6h 7d', declareEnds: 'last-turns' };
  const BOTH = '0 take, discard 4h, 1 draw, discard 4s';
  const DEALT = { hands: 'Ac Kc Qc / 9d 3s 4c / As Ks Qs', turnUp: '2h', stock: '5c 6h 7d' };
  examples({ ...KEYS, ...SHORT })(cases`
    whoever declared takes the point from whoever had knocked
      | 2 knock, 0 take, discard 4h, 1 draw, discard Qd, all drop | declare: 31 21 9, scored 1 0 0 | ${{ dealer: 1 }}
    a 31 that is made in them takes it alone | ${BOTH}, all drop | declare: 31 31 9, scored 0 1 0
    of several the last does, whatever seat it has | 1 take, discard 4s, 2 draw, discard 4c, 0 draw, discard 4h
      | declare: 31 31 31, scored 1 0 0
      | ${{ hands: 'Ac Kc 4h / Ad Kd 4s / Ah Kh 4c', turnUp: 'Qd', stock: 'Qh Qc', dealer: 0 }}
    so it does where others stand | ${BOTH}, 2 stand | declare: 31 31 9, scored 0 1 0 | ${{ finalTurnStand: true }}
    hands that were dealt are declared together | all drop | declare: 31 9 31, scored 1 0 1 | ${DEALT}
    also all of them |  | declare: 31 31, scored 1 1 | ${{ hands: 'Ad Kd Qd / Ac Kc Qc', turnUp: '2h', stock: '' }}
    one that is kept quiet scores nothing | 0 declare, 2 quiet, all drop | declare: 31 9 30, scored 1 0 0
      | ${{ ...DEALT, declare: 'manual' }}
    a hand that is made after dealt ones takes the point from all of them | 1 draw, discard 4s
      | declare: 31 31 31, scored 0 1 0 | ${{ hands: 'Ac Kc Qc / Ad Kd 4s / As Ks Qs', turnUp: '2h', stock: 'Qd' }}
    without the rule both score | ${BOTH}, 2 drop | declare: 31 31 9, scored 1 1 0 | ${{ pointsGoTo: 'highest' }}
    tokens are lost as ever | ${BOTH}, 2 drop | declare: 31 31 9, lost 0 0 1 | ${{ scoring: 'lives' }}
    what the hands are worth does not matter | 1 take, discard 4s | declare: 31 2, scored 0 1
      | ${{ hands: 'Ac Kc Qc / 2d 2s 4s', turnUp: '2h', stock: '', dealer: 0, declareThree: true }}
  `);
});
