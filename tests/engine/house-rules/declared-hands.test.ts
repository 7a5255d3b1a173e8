import { describe, expect, test } from 'vitest';
import { KNOCK } from '../../../engine/actions.ts';
import { Match } from '../../../engine/match.ts';
import { after, cases, examples, goOn } from '../support/examples.ts';
import { rulesWith, stackDeck } from '../support/stacked.ts';

/** Seat 0 makes 31 with its first turn. */
const MAKES = { hands: 'Ac Kc 4h / Kd 3h 4s / 9d 3s 4c', turnUp: 'Qc', stock: '5h 6h 7d 8d' };
const TO_31 = '0 take, discard 4h';
/** Seat 0 makes three nines, worth less than what seat 1 holds. */
const THREES = { hands: '9c 9h 4h / Kd Qd 4s / 8d 3s 4c', turnUp: '9s', stock: '5h 6h 7d 8h' };
/** Seat 0 makes 4-5-6 of clubs. */
const SEQUENCE = { hands: '4c 5c 4h / Kd Th 4s / 8d 3s 2c', turnUp: '6c', stock: '5h 6h 7d' };

/** What seat 0 makes is kept quiet, and compared after a knock. */
const QUIET = `${TO_31}, quiet, 1 knock, all drop`;

describe('three of a kind is declared (declareThree)', () => {
  examples({ ...THREES, declareThree: true })(cases`
    whatever it is worth | ${TO_31} | declare: 9 20 8, lost 0 1 1
    as dealt |  | declare: 25.5 31 8, lost 0 0 1 | ${{ hands: '2c 2d 2h / Ad Kd Qd / 8d 3s 4c', threeOfAKind: 25.5 }}
    kept quiet counts 30 at most | ${QUIET} | knock: 30 20 8, lost 0 0 1 | ${{ declare: 'manual', threeOfAKind: 30.5 }}
    kept quiet counts its worth | ${QUIET} | knock: 25 20 8, lost 0 0 1 | ${{ declare: 'manual', threeOfAKind: 25 }}
    kept quiet counts as a suit without a worth | ${QUIET} | knock: 9 20 8, lost 0 0 1 | ${{ declare: 'manual' }}
    stays quiet until a turn ends without it
      | ${TO_31}, quiet, 1 draw, discard 9d, 2 draw, discard 6h, 0 draw, discard 7d | 1 draw
      | ${{ stock: '9d 6h 7d', declare: 'manual' }}
  `);
});

describe('a straight flush is declared (declareStraightFlush)', () => {
  const HIGHER = { hands: '8c 9c 4h / Kd Th 4s / 8d 3s 2c', turnUp: 'Tc' };
  examples({ ...SEQUENCE, declareStraightFlush: true, straightFlush: 30 })(cases`
    like 31, and counts what it is worth | ${TO_31} | declare: 30 10 8, lost 0 1 1 | ${HIGHER}
    or its suit total, if more | ${TO_31} | declare: 27 10 8, lost 0 1 1 | ${{ ...HIGHER, straightFlush: 20 }}
    or more than all points | ${TO_31} | declare: 60 10 8, lost 0 1 1 | ${{ ...HIGHER, straightFlush: 'top' }}
    not without the rule, or a value | ${TO_31} | 1 draw | ${{ declareStraightFlush: false }}
      | ${{ straightFlush: null }}
    as dealt, the ace below the two |  | declare: 30 31 8, lost 0 0 1 | Ac 2c 3c / Ad Kd Qd / 8d 3s 4c
    kept quiet counts 30 at most | ${QUIET} | knock: 30 10 8, lost 0 0 1 | ${{ declare: 'manual', straightFlush: 30.5 }}
    kept quiet counts its worth | ${QUIET} | knock: 25 10 8, lost 0 0 1 | ${{ declare: 'manual', straightFlush: 25 }}
    of four cards |  | declare: 30 12 8, lost 0 1 1
      | ${{ hands: '4c 5c 6c 9h / Kd Th 4s 2d / 8d 3s 2c 7h', handSize: 4 }}
    ace-king-queen too, if 31 needs a ten |  | declare | ${{ declareWithTen: true, hands: 'Ac Kc Qc / 9d 3s 4c' }}
    but no other 31 without one |  | 0 draw | ${{ declareWithTen: true, hands: 'Ac Kc Jc / 9d 3s 4c' }}
    and 31 with one |  | declare | ${{ declareWithTen: true, hands: 'Ac Kc Tc / 9d 3s 4c' }}
    for a shotgun | 0 hammer | hammer: 9 30 14, lost 1 0 1
      | ${{ hands: '9d 3s 4c / 4d 5d 6d / Kd Qh 4h', hammer: 'shotgun' }}
    beside a three |  | declare: 9 30 14, lost 0 0 1
      | ${{ hands: '9d 9s 9c / 4d 5d 6d / Kd Qh 4h', declareThree: true }}
  `);
});

describe('31 is declared only with a ten (declareWithTen)', () => {
  const TEN = { hands: 'Ac Kc Tc / Kd 3h 4s', turnUp: 'Jc', declare: 'manual' };
  const SWAPS = '0 quiet, take, discard Tc, 1 knock';
  examples({ ...MAKES, declareWithTen: true })(cases`
    an ace, a ten and a king are | ${TO_31} | declare: 31 10 9, lost 0 1 1 | ${{ turnUp: 'Tc' }}
    an ace, a queen and a king only count 31 | ${TO_31}, 1 knock, all drop | knock: 31 10 9, lost 0 0 1
    of dealt ones those with it are |  | declare: 31 31 31, lost 0 1 0 | Ac Tc Qc / Ad Kd Qd / Ah Th Jh
    a shotgun meets only those with it | 0 hammer | hammer: 10 31 9, lost 0 0 1
      | ${{ hands: 'Kd 3h 4s / Ac Kc Qc / 9d 3s 4c', hammer: 'shotgun' }}
    of four cards 41 is |  | declare | ${{ handSize: 4, hands: 'Ac Kc Qc Tc / 2d 3h 4s 5h' }}
    of four cards 41 without it is not |  | 0 draw | ${{ handSize: 4, hands: 'Ac Kc Qc Jc / 2d 3h 4s 5h' }}
    one kept quiet that swaps its ten for a jack is not quiet any more | ${SWAPS} | 0 draw; quiet false | ${TEN}
    but counts 31 again | ${SWAPS}, 0 drop | knock: 31 10, lost 0 2 | ${TEN}
  `);
});

describe('what a declared hand costs (declareLoss)', () => {
  examples({ ...MAKES, dealer: 1 })(cases`
    a knocker the greater of it and knockerLossOn31 | 2 knock, 0 take, discard 4h | declare: 31 10 9, lost 0 3 3
      | ${{ declareLoss: 3, knockerLossOn31: 2 }}
    and others so much | 2 knock, 0 take, discard 4h | declare: 31 10 9, lost 0 1 2 | ${{ knockerLossOn31: 2 }}
  `);
});

describe('a declared hand brings the showdown (declareEnds "showdown")', () => {
  examples({ ...THREES, declareThree: true, declareEnds: 'showdown' })(cases`
    only the lowest loses, and a knock no longer counts | 2 knock, 0 take, discard 4h | declare: 31 10 9, lost 0 0 1
      | ${{ ...MAKES, dealer: 1 }}
    a declared hand counts its worth | ${TO_31} | declare: 20 20 8, lost 0 0 1 | ${{ threeOfAKind: 20 }}
    in a race the highest scores | ${TO_31} | declare: 9 20 8, scored 0 1 0 | ${{ scoring: 'points' }}
  `);
});

describe('last turns after a declared hand (declareEnds "last-turns")', () => {
  const KEYS = { declareEnds: 'last-turns' };
  examples({ ...MAKES, ...KEYS })(cases`
    the others have one more turn each, without a knock | ${TO_31} | 1 draw: draw, take
    and then the lowest loses | ${TO_31}, 1 drop, 2 drop | declare: 31 10 9, lost 0 0 1
    with lastTurns 0 it is one each too | ${TO_31}, 1 drop, 2 drop | declare | ${{ lastTurns: 0 }}
    the first declaration voids a knock, and everybody has turns afresh | 2 knock, 0 take, discard 4h, 1 drop, 2 drop
      | declare: 31 10 9, lost 0 0 1 | ${{ dealer: 1 }}
    further declarations end their players’ turns | ${TO_31}, 1 draw, discard 4s, 2 drop, 2 drop
      | declare: 31 31 9, lost 0 0 1 | ${{ lastTurns: 2, hands: 'Ac Kc 4h / Ad Kd 4s / 9d 3s 4c', stock: 'Qd 6h 7d' }}
    they go round from the dealer’s left |  | 2 draw | ${{ hands: 'Kd 3h 4s / Ac Kc Qc / 9d 3s 4c', dealer: 1 }}
    there are none where all have declared |  | declare: 31 31, lost 1 1 | Ad Kd Qd / Ac Kc Qc
    standing is allowed in them | ${TO_31} | 1 draw: draw, stand, take | ${{ finalTurnStand: true }}
    the hammer is gone |  | 0 draw: draw, take | ${{ hands: 'Kd 3h 4s / Ac Kc Qc', hammer: 'hammer' }}
    kept quiet, a hand brings none | ${TO_31}, quiet | 1 draw: draw, knock, take | ${{ declare: 'manual' }}
    the hand lies open, from the ace of spades down | 0 take, discard 2c
      | 1 draw; knownCount 3 0 0; 2 told 0 show Ac Kc Qc | ${{ hands: 'Ac Kc 2c / Kd 3h 4s / 9d 3s 4c' }}
    so that nobody sees in which order its cards came | 0 take, discard 2c | 1 draw; 2 told 0 show Ac Kc Qc
      | ${{ hands: 'Qc 2c Kc / Kd 3h 4s / 9d 3s 4c', turnUp: 'Ac' }}
    nor those of one rank | 0 take, discard 2c | 1 draw; 2 told 0 show 7s 7h 7d
      | ${{ hands: '7d 7s 2c / Kd 3h 4s / 9d 3s 4c', turnUp: '7h', declareThree: true }}
    a knock before it no longer has a knocker | 2 knock, 0 take, discard 4h | 1 draw; knocker none | ${{ dealer: 1 }}
    by hand, the turns begin once it is declared | ${TO_31}, declare
      | 1 draw; 1 history -1 turn-up Qc, 0 take, 0 discard 4h, 0 declare, 0 show Ac Kc Qc | ${{ declare: 'manual' }}
    as dealt it lies open from the beginning |  | 0 draw; history -1 turn-up Qh, 1 show Ac Kc Qc
      | ${{ hands: 'Kd 3h 4s / Ac Kc Qc', turnUp: 'Qh' }}
  `);
});

describe('all pay three aces, 31 brings the showdown (declareEnds "aces-all-pay")', () => {
  const ACES = { hands: 'Ac Ad Ah / Kd Qd 4s / As Ks Qs' };
  examples({ ...ACES, declareEnds: 'aces-all-pay', threeAces: 33 })(cases`
    those who declare beside three aces stand too |  | declare: 33 20 31, lost 0 1 0
    by 31 alone the lowest loses |  | declare: 11 20 31, lost 1 0 0 | Ac 3d 2h / Kd Qd 4s / As Ks Qs
    three aces count where any three are declared |  | declare: 11 20 9, lost 0 1 1
      | ${{ hands: 'Ac Ad Ah / Kd Qd 4s / 9d 3s 4c', threeAces: null, declareThree: true }}
    in a race they too are scored as a showdown |  | declare: 33 20 31, scored 1 0 0 | ${{ scoring: 'points' }}
  `);
});

describe('hands are declared at the showdown (declareEnds "at-showdown")', () => {
  const KEYS = { declareEnds: 'at-showdown' };
  const HOLDS = 'Ac Kc Qc / Kd 3h 4s';
  const THREE = { hands: 'Kd Qd 9d / 2c 2d 2h / 9h 3s 4c', declareThree: true, lastTurns: 0 };
  const KNOCKED = { hands: 'Kd Qd 9d / Ac Kc Qc / 9h 3s 4c', knockerLossOn31: 2 };
  examples({ ...MAKES, ...KEYS })(cases`
    31 that is made ends nothing | ${TO_31} | 1 draw
    nor one that is dealt |  | 0 draw | ${{ hands: HOLDS }}
    everybody without one pays in place of the lowest | ${TO_31}, 1 draw, discard 5h, 2 knock, all drop
      | declare: 31 10 9, lost 0 2 2 | ${{ declareLoss: 2 }}
    without one the showdown is as ever | 0 knock, all drop | knock: 10 17, lost 2 0 | Kc 3h 4s / 9d 8d 4c
    one that was broken up again counts no more | 0 draw, discard Qc, 1 knock, 0 draw, discard 6h
      | knock: 21 10, lost 0 2 | ${{ hands: HOLDS, stock: '5h 6h 7h' }}
    a knocker may pay more | 0 knock | declare: 29 31 9, lost 2 0 1 | ${{ ...KNOCKED, lastTurns: 0 }}
    and so does the hammer’s caller | 0 hammer | declare: 29 31 9, lost 2 0 1 | ${{ ...KNOCKED, hammer: 'hammer' }}
    a kept promise does not count | 0 knock | declare: 29 2 9, lost 1 0 1 | ${{ ...THREE, knockPromise: 'highest' }}
    in a race each scores 1 | 0 knock | declare: 29 2 9, scored 0 1 0 | ${{ ...THREE, scoring: 'points' }}
    nobody is asked, and a knock does not matter | 0 knock, 1 take, discard 4c | declare: 10 31, lost 1 0
      | ${{ hands: 'Kd 3h 4s / Ac Kc 4c', declare: 'manual', declareAfterKnock: false }}
    with the stock empty too | stock runs out, 1 pass | declare: 31 10, lost 0 1 | ${{ hands: HOLDS, stock: '' }}
    a void deal is void | stock runs out, 1 pass | void: 31 10, lost 0 0 | ${{ hands: HOLDS, stockEmpty: 'void' }}
  `);

  test('all who hold one are safe, and are told of before the showdown', () => {
    const deal = after('0 knock', { ...KEYS, hands: 'Ac Kc Qc / 9d 3s 4c / Ad Kd Qd' });
    const events: string[] = [];
    deal.listener = (event) => events.push('seat' in event ? `${event.type} ${event.seat}` : event.type);
    goOn(deal, 'all drop');
    expect(events.slice(-3)).toEqual(['declared 0', 'declared 2', 'showdown']);
    expect([...deal.losses]).toEqual([0, 1, 0]);
  });

  test('the first who declared deals next, where the winner does', () => {
    const rules = rulesWith({ ...KEYS, nextDealer: 'winner', lastTurns: 0, declareThree: true });
    const match = new Match(rules, 3, { seed: 1 });
    match.startDeal(stackDeck(rules, { hands: ['Kd Qd 9d', '9h 3s 4c', '2c 2d 2h'], dealer: match.dealer }));
    match.apply(KNOCK);
    expect(match.dealer).toBe(2);
  });
});
