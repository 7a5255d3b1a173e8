/** In a race the lowest hand loses a point (docs/rules-reference.md#points-of-the-lowest-hand). */
import { describe, expect, test } from 'vitest';
import type { MatchEvent } from '../../../engine/events.ts';
import { Match } from '../../../engine/match.ts';
import { cases, examples } from '../support/examples.ts';
import { knockAtOnce } from '../support/matches.ts';
import { rulesWith } from '../support/stacked.ts';

const KEYS = { scoring: 'points', lowestScore: -1, dealLimit: 10 };
/** Of the first, the second and so on, the suit total. */
const [TWENTY, NINETEEN, EIGHTEEN] = ['Kc Tc 4h', 'Kd 9d 4s', 'Kh 8h 3s'];
const [SAME_NINETEEN, SAME_EIGHTEEN] = ['Ks 9s 4d', 'Qd 8d 3c'];
const DOWN = `${TWENTY} / ${NINETEEN} / ${EIGHTEEN}`;
const UP = `${EIGHTEEN} / ${NINETEEN} / ${TWENTY}`;
const MIDDLE = `${NINETEEN} / ${TWENTY} / ${EIGHTEEN}`;
/** Everybody has points to lose. */
const GIVEN = { ...KEYS, turnUp: '2h', stock: '5c 6h 7d 2d 3c', hands: DOWN, points: [2, 2, 2] };
const KNOCK = '0 knock, all drop';

describe('after a knock', () => {
  const ALONE = { pointsGoTo: 'knocker' };
  const RANKS = { tieBreak: 'ranks' };
  examples(GIVEN)(cases`
    the lowest hand loses a point and the highest scores one | ${KNOCK} | knock: 20 19 18, scored 1 0 -1
    a knocker loses no more than others | ${KNOCK} | knock: 18 19 20, scored -1 0 1 | ${UP}
    all who tie lose | ${KNOCK} | knock: 20 18 18, scored 1 -1 -1 | ${TWENTY} / ${EIGHTEEN} / ${SAME_EIGHTEEN}
    the knocker too | ${KNOCK} | knock: 18 20 18, scored -1 1 -1 | ${EIGHTEEN} / ${TWENTY} / ${SAME_EIGHTEEN}
    nobody is lowest where all are equal | ${KNOCK} | knock: 19 19, scored 0 1 | ${NINETEEN} / ${SAME_NINETEEN}
    the knocker may score | ${KNOCK} | knock: 19 19, scored 1 1
      | ${{ hands: `${NINETEEN} / ${SAME_NINETEEN}`, knockerTieScore: 1 }}
    ranks decide | ${KNOCK} | knock: 19 19, scored 1 -1 | ${{ ...RANKS, hands: 'Kd 9d 4s / Qs 9s 4d' }}
    also of the lowest | ${KNOCK} | knock: 18 18 20, scored -1 0 1
      | ${{ ...RANKS, hands: `Ts 8s 4d / Jd 8d 4s / ${TWENTY}` }}
    the keys for what the lowest lose of tokens count for nothing | ${KNOCK} | knock: 18 18 20, scored -1 -1 1
      | ${{ hands: `${EIGHTEEN} / ${SAME_EIGHTEEN} / ${TWENTY}`, knockerLowestLoss: 2, lowestTieLoss: 0, knockerTieLoss: 0, knockPromise: 'highest' }}
    the lowest loses where the knocker scores | ${KNOCK} | knock: 20 19 18, scored 1 0 -1 | ${ALONE}
    where nobody does | ${KNOCK} | knock: 19 20 18, scored 0 0 -1 | ${{ ...ALONE, hands: MIDDLE }}
    where it is the knocker’s | ${KNOCK} | knock: 18 19 20, scored -1 0 0 | ${{ ...ALONE, hands: UP }}
    not with a tie of all | ${KNOCK} | knock: 19 19, scored 0 0
      | ${{ ...ALONE, hands: `${NINETEEN} / ${SAME_NINETEEN}` }}
    nobody does without the rule | ${KNOCK} | knock: 20 19 18, scored 1 0 0 | ${{ lowestScore: 0 }}
    nobody does who has none | ${KNOCK} | knock: 20 18 18, scored 1 0 -1
      | ${{ hands: `${TWENTY} / ${EIGHTEEN} / ${SAME_EIGHTEEN}`, points: [0, 0, 1] }}
  `);
});

describe('so it is', () => {
  examples(GIVEN)(cases`
    without a knock | stock runs out, 0 pass | stock: 19 19 9, scored 1 1 -1
      | ${{ hands: 'Kc 9c 4h / Kd 9d 4s / 9h 3s 4c', stock: '' }}
    after the hammer and the shotgun | 0 hammer | hammer: 19 20 18, scored 0 1 -1
      | ${{ hands: MIDDLE, hammer: 'hammer' }} | ${{ hands: MIDDLE, hammer: 'shotgun' }}
    in golf, of rows | all drop | golf: 24 23 4, scored 1 0 -1 | ${{ hands: 'Kc Tc 4c / Kd 9d 4d / 2c 3s 4h', play: 'golf' }}
    with a pool | 0 knock, 1 pass, 2 pass | knock: 20 19 18, scored 1 0 -1
      | ${{ pool: '2s 5d 7c', play: 'pool', stock: '' }}
    where a declared hand is compared | all drop | declare: 31 19 18, scored 1 0 -1
      | ${['showdown', 'last-turns', 'aces-all-pay'].map((declareEnds) => ({ hands: `Ac Kc Qc / ${NINETEEN} / ${EIGHTEEN}`, declareEnds }))}
  `);
});

describe('nobody is lowest', () => {
  const HOLDS = `${EIGHTEEN} / Ad Kd Qd / ${NINETEEN}`;
  examples(GIVEN)(cases`
    where those who declare score, and nobody else counts |  | declare: 18 31 19, scored 0 1 0 | ${HOLDS}
    also at the showdown | ${KNOCK} | declare: 18 31 19, scored 0 1 0 | ${{ hands: HOLDS, declareEnds: 'at-showdown' }}
    where only the hand counts that was declared last | all drop | declare: 31 19 18, scored 1 0 0
      | ${{ hands: `Ac Kc Qc / ${NINETEEN} / ${EIGHTEEN}`, declareEnds: 'last-turns', pointsGoTo: 'knocker' }}
    where a shotgun meets a dealt 31 | 0 hammer | hammer: 18 31 19, scored 0 1 0
      | ${{ hands: HOLDS, hammer: 'shotgun', declareEnds: 'showdown' }}
    in sudden death | 1 sudden-death | sudden-death: 9 10, scored 0 1
      | ${{ hands: '9c 4d 3h / Kc 2s 3s', dealer: 1, suddenDeath: true }}
    in a void deal | stock runs out, 0 pass | void: 19 18 9, scored 0 0 0
      | ${{ hands: 'Kc 9c 4h / Kd 8d 4s / 9h 3s 4c', stock: '', stockEmpty: 'void' }}
  `);
});

describe('points of a match', () => {
  test('are told as they change', () => {
    const scored: MatchEvent[] = [];
    const listener = (event: MatchEvent) => event.type === 'scored' && scored.push(event);
    const match = new Match(rulesWith(KEYS), 3, { seed: 1, dealer: 2, listener });
    knockAtOnce(match, DOWN);
    expect([[...match.points], match.dealResult().points]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
    knockAtOnce(match, UP);
    expect([[...match.points], match.dealResult().points]).toEqual([
      [0, 0, 1],
      [-1, 0, 1],
    ]);
    expect(scored).toEqual([
      { type: 'scored', seat: 0, gained: 1, points: 1 },
      { type: 'scored', seat: 0, gained: -1, points: 0 },
      { type: 'scored', seat: 2, gained: 1, points: 1 },
    ]);
  });

  test('that are lost do not decide who deals next', () => {
    const match = new Match(rulesWith({ ...KEYS, nextDealer: 'loser' }), 3, { seed: 1, dealer: 2 });
    knockAtOnce(match, MIDDLE);
    knockAtOnce(match, `${TWENTY} / ${EIGHTEEN} / ${NINETEEN}`);
    match.startDeal();
    expect(match.dealer).toBe(1);
  });
});
