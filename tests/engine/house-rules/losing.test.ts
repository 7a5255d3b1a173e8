import { describe, expect, test } from 'vitest';
import { Match } from '../../../engine/match.ts';
import { cases, examples, table } from '../support/examples.ts';
import { matchExamples } from '../support/matches.ts';
import { drawAndDrop, play, rulesWith, stackDeck } from '../support/stacked.ts';

const HIDDEN = { turnUp: '2h', stock: '5h 6h 7d 8d' };
const KNOCK = '0 knock, all drop';

describe('several tie for lowest without the knocker (lowestTieLoss)', () => {
  const ALL = { lowestTieLoss: 'unless-all', turnLimit: 1 };
  const EQUAL = { lowestTieLoss: 'unless-all-tie', knockerTieLoss: 2, hands: '9h 3d 4s / 9d 3h 4c / 9s 3c 5c' };
  const PROMISE = { knockPromise: 'highest' };
  examples({ ...HIDDEN, hands: 'Kc Qc 4h / 9d 3h 4s / 9s 3c 4d' })(cases`
    1 | ${KNOCK} | knock: 20 9 9, lost 0 1 1
    0 | ${KNOCK} | knock: 20 9 9, lost 0 0 0 | ${{ lowestTieLoss: 0 }}
    unless-all | ${KNOCK} | knock: 20 9 9, lost 0 1 1 | ${{ lowestTieLoss: 'unless-all' }}
    one alone 1 | ${KNOCK} | knock: 20 9 8, lost 0 0 1
      | ${{ hands: 'Kc Qc 4h / 9d 3h 4s / 8s 3c 4d', lowestTieLoss: 0 }}
    unless-all: 0 where all do | 0 drop, 1 drop | stock: 9 9, lost 0 0 | ${{ ...ALL, hands: '9d 3h 4s / 9s 3c 4d' }}
    unless-all: where all tie with a knocker, the others lose as ever | ${KNOCK} | knock: 9 9 9, lost 0 1 1
      | ${{ hands: '9h 3d 4s / 9d 3h 4c / 9s 3c 5c', lowestTieLoss: 'unless-all' }}
    unless-all-tie: 0 where all do | 0 drop, 1 drop | stock: 9 9, lost 0 0
      | ${{ ...ALL, hands: '9d 3h 4s / 9s 3c 4d', lowestTieLoss: 'unless-all-tie' }}
    unless-all-tie: a knocker too, and whoever ties with one | ${KNOCK} | knock: 9 9 9, lost 0 0 0 | ${EQUAL}
    unless-all-tie: and after the hammer | 0 hammer | hammer: 9 9 9, lost 0 0 0 | ${{ ...EQUAL, hammer: 'hammer' }}
    unless-all-tie: as ever where not all tie | ${KNOCK} | knock: 20 9 9, lost 0 1 1 | ${{ lowestTieLoss: 'unless-all-tie' }}
    unless-all-tie: also with a knocker in the tie | ${KNOCK} | knock: 9 9 13, lost 2 1 0
      | ${{ ...EQUAL, hands: '9h 3d 4s / 9d 3h 4c / Ks 3s 5c' }}
    unless-all-tie: those who are out are no part of it | ${KNOCK} | knock: 9 9 out, lost 0 0 0
      | ${{ ...EQUAL, hands: '9h 3d 4s / 9d 3h 4c / -' }}
    unless-all-tie: has no effect on a promise | ${KNOCK} | knock: 9 9 9, lost 0 1 1 | ${{ ...EQUAL, ...PROMISE }}
    unless-all-tie: nor where nobody has made one | 0 drop, 1 drop | stock: 9 9, lost 1 1
      | ${{ ...EQUAL, ...PROMISE, turnLimit: 1, hands: '9d 3h 4s / 9s 3c 4d' }}
    unless-all-tie: but where nobody can make one | 0 drop, 1 drop | stock: 9 9, lost 0 0
      | ${{ ...EQUAL, ...PROMISE, turnLimit: 1, knockMinimum: 41, hands: '9d 3h 4s / 9s 3c 4d' }}
    a knocker in the tie loses as ever, and so do the others in it | ${KNOCK} | knock: 9 9 13, lost 2 1 0
      | ${{ hands: '9h 3d 4s / 9d 3h 4c / Ks 3s 5c', lowestTieLoss: 0, knockerTieLoss: 2 }}
    sudden death takes no notice of it | 2 sudden-death | sudden-death: 9 9 10, lost 1 1 0
      | ${{ hands: '9d / 9s / Kc', lowestTieLoss: 0, suddenDeath: true }}
  `);
});

describe('a knocker who is neither highest nor lowest (knockerNotHighestLoss)', () => {
  examples({ ...HIDDEN, hands: 'Kc Qc 4h / Ad Kd 4s / 9s 3c 4d', knockerNotHighestLoss: 2 })(cases`
    loses so much beside the lowest | ${KNOCK} | knock: 20 21 9, lost 2 0 1
    or 1 | ${KNOCK} | knock: 20 21 9, lost 1 0 1 | ${{ knockerNotHighestLoss: 1 }}
    or nothing | ${KNOCK} | knock: 20 21 9, lost 0 0 1 | ${{ knockerNotHighestLoss: 0 }}
    is safe where tied for highest | ${KNOCK} | knock: 20 20 9, lost 0 0 1 | Kc Qc 4h / Kd Qd 4s / 9s 3c 4d
    ties where tied for lowest | ${KNOCK} | knock: 9 21 9, lost 0 0 1 | 9h 3d 4s / Ad Kd 4c / 9s 3c 5d
    is found by ranks where tieBreak compares them | ${KNOCK} | knock: 20 20 9, lost 2 0 1
      | ${{ hands: 'Tc Jc 4h / Kd Qd 4s / 9s 3c 4d', tieBreak: 'ranks' }}
    pays by the hammer too | 0 hammer | hammer: 20 21 9, lost 2 0 1 | ${{ hammer: 'hammer' }}
    with a promise only breaks it | ${KNOCK} | knock: 20 21 9, lost 1 0 0 | ${{ knockPromise: 'highest' }}
    loses nothing in a race | ${KNOCK} | knock: 20 21 9, scored 0 1 0 | ${{ scoring: 'points' }}
  `);
});

/** Seat 0 knocks; seat 1 is lowest, seat 2 highest; the dealer is seat 2. */
const ORDERED = 'hands Kc Qc 4h / 9d 3h 4s / As Ks 4c';

describe('who deals next (nextDealer)', () => {
  const LOSER = { nextDealer: 'loser' };
  const WINNER = { nextDealer: 'winner' };
  const RIGHT = { nextDealer: 'right-of-winner' };
  const DECLARES = { declareThree: true, declareEnds: 'showdown', threeOfAKind: 20 };
  const TIE = 'hands Kc Qc 4h / 9d 3h 4s / Ks Qs 4c';
  matchExamples({ lastTurns: 0, dealer: 2 })(table`
    left: the next seat still in | 3 3 3 | ${ORDERED}, start | asks 1: 3 2 3; dealer 0
    loser: whoever lost something | 3 3 3 | ${ORDERED}, start | asks 2: 3 2 3; dealer 1 | ${LOSER}
    loser: of several the first from the dealer’s left | 3 3 3 | hands Kc Qc 4h / 9d 3h 4s / 9s 3c 4d, start
      | asks 2: 3 2 2; dealer 1 | ${LOSER}
    loser: not who is out: the next one does | 3 1 3 | ${ORDERED}, start | asks 2: 3 -1 3; dealer 0
      | ${{ ...LOSER, grace: false }}
    loser: nobody loses in a race, so that the left deals | 0 0 0 | ${ORDERED}, start | asks 1: 0 0 1; dealer 0
      | ${{ ...LOSER, scoring: 'points' }}
    winner: whoever was highest | 3 3 3 | ${ORDERED}, start | asks 0: 3 2 3; dealer 2 | ${WINNER}
    winner: of several the first from the dealer’s left | 3 3 3 | ${TIE}, start | asks 1: 3 2 3; dealer 0 | ${WINNER}
    winner: whoever declared, also with a hand that is not the highest | 3 3 3
      | hands Kc Qc 4h / Ad Kd Qd / 3s 3c 3h, start | asks 2: 2 3 2; dealer 1 | ${{ ...WINNER, ...DECLARES }}
    right-of-winner: the player to the right | 3 3 3 | ${ORDERED}, start | asks 2: 3 2 3; dealer 1 | ${RIGHT}
    right-of-winner: the next one where that one is out | 3 1 3 | ${ORDERED}, start | asks 2: 3 -1 3; dealer 0
      | ${{ ...RIGHT, grace: false }}
    right-of-winner: of several, of the first from the left | 3 3 3 | ${TIE}, start | asks 0: 3 2 3; dealer 2 | ${RIGHT}
    right-of-winner: also where the first is in the middle | 3 3 3 | hands 9d 3h 4s / Kc Qc 4h / Ks Qs 4c, start
      | asks 1: 1 3 3; dealer 0 | ${RIGHT}
    right-of-winner: of winners who go out with a tie of all the next one still in plays first | 1 3 3
      | hands Kc Qc 4h / Kd Qd 4s / Ks Qs 4c, start | asks 1: -1 2 2; dealer 2 | ${{ ...RIGHT, knockerTieLoss: 1, grace: false }}
    right-of-winner: of two players the other deals | 3 3 | hands Kc Qc 4h / 9d 3h 4s, start | asks 0: 3 2; dealer 1
      | ${{ ...RIGHT, dealer: 1 }}
    right-of-winner: whoever has bought back in may deal | 3 1 3 | ${ORDERED}, buy-in, start | asks 2: 3 3 3; dealer 1
      | ${{ ...RIGHT, grace: false, buyIns: 1 }}
  `);

  test.each([LOSER, RIGHT])(
    '%j: nobody wins or loses a void deal: it counts, gives no hand points, and the left deals',
    (rule) => {
      const rules = rulesWith({ ...rule, stockEmpty: 'void', handPoints: true, dealLimit: 9 });
      const match = new Match(rules, 2, { seed: 1, dealer: 0 });
      match.startDeal(stackDeck(rules, { hands: ['Kc Qc 4h', 'Kd 3h 4s'], dealer: 0 }));
      while (match.deal.table.stockCount > 0) drawAndDrop(match.deal);
      play(match, `${match.seat} pass`);
      expect(match.dealResult()).toMatchObject({ end: 'void', losses: [0, 0], points: [0, 0], tokens: [3, 3] });
      match.startDeal();
      expect([match.dealer, match.dealNumber]).toEqual([1, 2]);
    },
  );
});
