import { describe, expect, test } from 'vitest';
import { parseAction } from '../../../engine/actions.ts';
import { whyNot } from '../../../engine/legality.ts';
import { viewOf } from '../../../engine/view.ts';
import { after, cases, examples } from '../support/examples.ts';

/** Seat 0 knocks, and the others keep their hands. */
const KNOCK = '0 knock, all drop';

describe('hands are ranked as in brag (handRanking)', () => {
  const MAY = '0 draw: draw, knock, take';
  const DECLARES = { hands: 'Ac Kc Qc / Ad As 4h', turnUp: 'Ah', stock: '2s 5d', declareThree: true, threeAces: 33 };
  examples({ hands: '2c 2d 4h / Ac Kc Jd / 9d 8d 6s', turnUp: '3s', stock: '2s', handRanking: 'brag' })(cases`
    a pair of twos beats any high card | ${KNOCK} | knock: 2020400 1141311 1090806, lost 0 0 1
    the knocker alone loses 2 | ${KNOCK} | knock: 1130904 1140904, lost 2 0 | Kc 9d 4h / Ac 9c 4d
    equal hands tie | ${KNOCK} | knock: 1130904 1130904, lost 0 1
      | ${{ hands: 'Kc 9d 4h / Kd 9c 4s', tieBreak: 'ranks' }}
    nobody declares, as dealt or later, or is asked | 0 drop, 1 drop, 0 knock, 1 take, discard 4h
      | knock: 5140000 2140500, lost 0 1
      | ${['automatic', 'manual'].flatMap((declare) => ['all-pay', 'at-showdown', 'last-turns'].map((declareEnds) => ({ ...DECLARES, declare, declareEnds })))}
    with a pool, and a knock after the exchange | 0 take 9s, knock 2c, 1 take Kc, discard 4d
      | knock: 4110000 2091300, lost 0 1
      | ${{ hands: 'Th Jd 2c / 9c 9h 4d', pool: '9s Qs Kc', play: 'pool', knockTiming: 'after-draw', poolPass: false, knockerLowestLoss: 1 }}
    any hand may knock |  | ${MAY} | ${{ hands: '2c 3d 5h / 9c 9h 4d', knockMinimum: 41 }}
    flushes are of one suit |  | ${MAY} | ${{ hands: '2c 8c 5c / 9c 9h 4d', knockSameSuit: true }}
    a shotgun meets no 31 | 0 hammer | hammer: 1130403 5140000 1090403, lost 0 0 1
      | ${{ hands: 'Kd 3h 4s / Ac Kc Qc / 9d 3s 4c', hammer: 'shotgun' }}
    in sudden death single cards count | 2 sudden-death | sudden-death: 10 11 9, lost 0 0 1
      | ${{ hands: 'Kd 3h 4s / Ac Kc Qc / 9d 3s 4c', suddenDeath: true }}
    in a race the highest scores | ${KNOCK} | knock: 6150000 6140000, scored 1 0
      | ${{ hands: '3c 3d 3h / Ac Ad Ah', turnUp: '4d', scoring: 'points' }}
  `);

  test('a prial is not of one suit', () => {
    const deal = after('', { hands: '8d 8c 8h / 9c 9h 4d', handRanking: 'brag', knockSameSuit: true });
    expect(whyNot(viewOf(deal, 0), parseAction('knock'))?.is).toBe('knock-not-one-suit');
  });
});
