/** Hands of equal value that are told apart (docs/rules-reference.md#equal-values); by ranks alone: `knocking.test.ts`. */
import { describe, expect, test } from 'vitest';
import { Match } from '../../../engine/match.ts';
import { cases, examples } from '../support/examples.ts';
import { knockAtOnce } from '../support/matches.ts';
import { rulesWith } from '../support/stacked.ts';

const KNOCK = '0 knock, all drop';
/** None of them helps. */
const STOCK = { turnUp: '2h', stock: '2c 2d 3h 3d 4h' };
const [KINGS, NINES, SAME_30] = ['Kc Kd Kh', '9c 9d 9h', 'Ks Qs Js'];
const LOW = 'Tc 5d 4s';

describe('three of a kind (threes)', () => {
  const RACE = { scoring: 'points', pointsTarget: 9 };
  const PAYS = { lowestScore: -1, dealLimit: 9, points: [2, 2, 2] };
  examples({ ...STOCK, hands: '', tieBreak: 'threes', threeOfAKind: 30 })(cases`
    the higher rank beats the lower | ${KNOCK} | knock: 30 30, lost 2 0 | ${NINES} / ${KINGS}
    an ace is above a king | ${KNOCK} | knock: 30 30, lost 2 0 | ${KINGS} / Ac Ad Ah
    a suit worth as much ties | ${KNOCK} | knock: 30 30, lost 0 1 | ${SAME_30} / ${KINGS} | ${NINES} / ${SAME_30}
    other equal values tie | ${KNOCK} | knock: 19 19, lost 0 1 | Kc 9c 4h / Qd 9d 4s
    a hand is lowest that beats nobody, and may tie with whom another beats | ${KNOCK} | knock: 30 30 30, lost 0 1 1
      | ${KINGS} / ${NINES} / ${SAME_30}
    nobody is lowest who beats one | ${KNOCK} | knock: 30 30 30, lost 0 1 0 | ${SAME_30} / ${NINES} / ${KINGS}
    with a lower hand only that is lowest | ${KNOCK} | knock: 30 30 30 10, lost 0 0 0 1
      | ${KINGS} / ${NINES} / ${SAME_30} / ${LOW}
    all are highest whom nobody beats | ${KNOCK} | knock: 30 30 30 10, scored 0 0 1 0
      | ${{ ...RACE, hands: `${KINGS} / ${NINES} / ${SAME_30} / ${LOW}` }}
    who is highest too loses no point | ${KNOCK} | knock: 30 30 30, scored 0 -1 1
      | ${{ ...RACE, ...PAYS, hands: `${KINGS} / ${NINES} / ${SAME_30}` }}
    a promise is kept with a hand that nobody beats | ${KNOCK} | knock: 30 30 30, lost 0 1 1
      | ${{ hands: `${SAME_30} / ${NINES} / ${KINGS}`, knockPromise: 'highest' }}
    and broken where one does | ${KNOCK} | knock: 30 30 30, lost 1 0 0
      | ${{ hands: `${NINES} / ${SAME_30} / ${KINGS}`, knockPromise: 'highest' }}
    not all tie where one beats another | stock runs out, 0 pass | stock: 30 30 30, lost 1 0 1
      | ${{ hands: `${NINES} / ${KINGS} / ${SAME_30}`, stock: '', lowestTieLoss: 'unless-all' }}
    by the three, not the fourth card | ${KNOCK} | knock: 30 30, lost 2 0
      | ${{ hands: '9c 9d 9h As / Tc Td Th 2s', handSize: 4 }}
    also where a suit counts as much | ${KNOCK} | knock: 30 30, lost 2 0
      | ${{ hands: 'Jc Jc Js Kc / Qc Qd Qs 6h', handSize: 4, packs: 2 }}
    kept quiet it is compared by its cards | 0 quiet, 1 quiet, ${KNOCK} | knock: 30 30, lost 2 0
      | ${{ hands: `${NINES} / ${KINGS}`, declareThree: true, declare: 'manual', threeOfAKind: 'top' }}
    also with another that counts as much, and is no three of a kind | 0 quiet, ${KNOCK} | knock: 30 30, lost 0 1
      | ${{ hands: `${NINES} / ${SAME_30}`, declareThree: true, declare: 'manual', threeOfAKind: 'top' }}
    has no effect in golf | all drop | golf: 24 24, lost 1 1
      | ${{ hands: '8c 8d 8h / Kd Td 4d', play: 'golf', stock: '' }}
  `);
});

describe('hands of 31 (full)', () => {
  const OFF = { declare: 'off' };
  const [KING_QUEEN, KING_TEN, QUEEN_JACK] = ['Ac Kc Qc', 'Ad Kd Td', 'As Qs Js'];
  const QUIET = { declare: 'manual' };
  examples({ ...STOCK, hands: '', tieBreak: 'full', ...OFF })(cases`
    the higher ranks beat the lower | ${KNOCK} | knock: 31 31, lost 2 0 | ${KING_TEN} / ${KING_QUEEN} | ${QUEEN_JACK} / ${KING_TEN}
    equal ranks tie | ${KNOCK} | knock: 31 31, lost 0 1 | ${KING_QUEEN} / As Ks Qs
    lower values tie | ${KNOCK} | knock: 30 30, lost 0 1 | ${SAME_30} / Kd Jd Td
    three of a kind worth as much ties | ${KNOCK} | knock: 31 31, lost 0 1
      | ${{ hands: `${KING_TEN} / Jc Jh Js`, threeOfAKind: 31 }} | ${{ hands: `9c 9h 9s / ${KING_TEN}`, threeOfAKind: 31 }}
    three of a kind worth as much ties with another | ${KNOCK} | knock: 31 31, lost 0 1 | ${{ hands: '9c 9h 9s / Jc Jh Js', threeOfAKind: 31 }}
    a sequence that is worth more is no 31 | ${KNOCK} | knock: 32 32, lost 0 1
      | ${{ hands: `Kd Qd Jd / ${KING_QUEEN}`, straightFlush: 32 }}
    so it is with four cards | ${KNOCK} | knock: 64 64, lost 0 1
      | ${{ hands: 'Ad Kd Qd Td / Ac Kc Qc Jc', straightFlush: 'top', handSize: 4 }}
    with four cards hands of 41 | ${KNOCK} | knock: 41 41, lost 2 0
      | ${{ hands: 'Ad Qd Jd Td / Ac Kc Qc Jc', handSize: 4 }}
    and not of 31 | ${KNOCK} | knock: 31 31, lost 0 1 | ${{ hands: `${KING_TEN} 4s / ${KING_QUEEN} 5s`, handSize: 4 }}
    kept quiet they are compared by their cards | 0 quiet, 1 quiet, ${KNOCK} | knock: 30 30, lost 2 0
      | ${{ hands: `${KING_TEN} / ${KING_QUEEN}`, ...QUIET }}
    and tie with others of 30 | 0 quiet, ${KNOCK} | knock: 30 30, lost 0 1
      | ${{ hands: `${QUEEN_JACK} / Kd Qd Jd`, ...QUIET }}
    dealt and declared they are compared where they bring the showdown |  | declare: 31 31, lost 0 1
      | ${{ hands: `${KING_QUEEN} / ${KING_TEN}`, declare: 'automatic', declareEnds: 'showdown' }}
    and not where all others pay |  | declare: 31 31 10, lost 0 0 1
      | ${{ hands: `${KING_QUEEN} / ${KING_TEN} / ${LOW}`, declare: 'automatic' }}
    those that are made after a knock are compared where they are not declared
      | 0 knock, 1 take, discard 3h, 2 draw, discard 3c | knock: 10 31 31, scored 0 1 0
      | ${{ hands: `${LOW} / Ad Kd 3h / As Ts 3c`, turnUp: 'Qd', stock: 'Ks', declare: 'automatic', declareAfterKnock: false, scoring: 'points' }}
    has no effect in golf | all drop | golf: 31 31, lost 1 1
      | ${{ hands: `${KING_QUEEN} / ${KING_TEN}`, play: 'golf', stock: '' }}
  `);
});

describe('suits after ranks (suits)', () => {
  examples({ ...STOCK, hands: '', tieBreak: 'suits' })(cases`
    spades are above hearts | ${KNOCK} | knock: 19 19, lost 2 0 | Kh 9h 4d / Ks 9s 4c
    hearts above diamonds | ${KNOCK} | knock: 19 19, lost 2 0 | Kd 9d 4h / Kh 9h 4c
    diamonds above clubs | ${KNOCK} | knock: 19 19, lost 2 0 | Kc 9c 4s / Kd 9d 4c
    ranks come first | ${KNOCK} | knock: 19 19, lost 0 1 | Kc 9c 4h / Qs 9s 4d
    only the suit that counts | ${KNOCK} | knock: 19 19, lost 2 0 | Kc 9c As / Kd 9d 4c
    the best of several that count as much | ${KNOCK} | knock: 10 10, lost 0 1 | Kc Ks 4h / Kd Kh 3s
    of several the best in ranks first | ${KNOCK} | knock: 10 10, lost 2 0 | Kc Qs 4h / Kd Jh 3s
    three of a kind is above a suit by its ranks alone | ${KNOCK} | knock: 30 30, lost 2 0
      | ${{ hands: 'Ts Th Td / Kc Qc Jc', threeOfAKind: 30 }}
    in golf equal ranks too go by their highest suit | all drop | golf: 16 16, lost 1 0
      | ${{ hands: '8d 8h 2c / 8c 8s 2h', play: 'golf', stock: '', turnUp: '3h' }}
  `);

  test('hands that a pack has only once never tie', () => {
    const match = new Match(rulesWith({ tieBreak: 'suits', scoring: 'points' }), 3, { seed: 1, dealer: 2 });
    knockAtOnce(match, 'Kh 9h 4d / Kd 9d 4h / Ks 9s 4c');
    expect(match.dealResult().points).toEqual([0, 0, 1]);
  });
});
