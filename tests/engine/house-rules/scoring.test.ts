import { describe, expect, test } from 'vitest';
import { EXTRA_STEP } from '../../../engine/actions.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { cases, examples, table } from '../support/examples.ts';
import { goOnWith, knockAtOnce, matchAfter, matchExamples, matchWith, standingOf } from '../support/matches.ts';
import { legal, play, stackDeck } from '../support/stacked.ts';

describe('a race for points', () => {
  const KNOCK = '0 knock, all drop';
  const TIE = 'Kc 2d 4h / Kd 3h 4s / Kh 3s 4c / 9d 5s 5c';
  const OTHERS = '9c 2d 4h / Kd Qd 4s / Kh Qh 4c';
  const RACE = { scoring: 'points' };
  examples({ ...RACE, hands: 'Kc Qc 4h / Kd 3h 4s / 9d 3s 4c', turnUp: '2h', stock: '5h 6h 7d 8d' })(cases`
    after a knock the highest gets 1 | ${KNOCK} | knock: 20 10 9, scored 1 0 0
    whoever that is | ${KNOCK} | knock: 9 10 20, scored 0 0 1 | 9d 3s 4c / Kd 3h 4s / Kc Qc 4h
    of those tied for highest the knocker gets none | ${KNOCK} | knock: 10 10 10 9, scored 0 1 1 0 | ${TIE}
    also of two | ${KNOCK} | knock: 10 9 10 9, scored 0 0 1 0 | Kc 2d 4h / 9s 3h 4d / Kh 3s 4c / 9d 5s 5c
    but 1 with knockerTieScore | ${KNOCK} | knock: 10 10 10 9, scored 1 1 1 0 | ${{ hands: TIE, knockerTieScore: 1 }}
    others who tie get 1 each | ${KNOCK} | knock: 9 20 20, scored 0 1 1 | ${OTHERS}
      | ${{ hands: OTHERS, knockerTieScore: 1 }}
    each who declares 31 gets 1 |  | declare: 9 31 31, scored 0 1 1 | 9c 2d 4h / Ad Kd Qd / Ah Kh Qh
    without a knock all with the highest value get 1 | stock runs out, 0 pass | stock: 19 19 9, scored 1 1 0
      | ${{ hands: 'Kc 9c 4h / Kd 9d 4s / 9h 3s 4c', stock: '' }}
    with ranks compared (jacobs) the tie is broken | ${KNOCK} | knock: 29 29 9, scored 1 0 0
      | ${{ hands: 'Kc Tc 9c / Qd Jd 9d / 9h 3s 4c', base: 'jacobs' }}
    a promise of the highest hand and what knocks cost have no effect | ${KNOCK} | knock: 9 10, scored 0 1
      | ${{ hands: '9c 2d 4h / Kd 3h 4s', knockPromise: 'highest', knockerLowestLoss: 1, knockerTieLoss: 2 }}
  `);
  matchExamples({ ...RACE, pointsTarget: 1 })([
    ['the first to the target wins', '0 0 0', 'won by 1, won by 1', 'won by 1: 0 2 0', { pointsTarget: 2 }],
    ['and nobody before', '0 0 0', 'won by 1', 'goes on: 0 1 0', { pointsTarget: 2 }],
    ['several with equal points play on', '0 0 0', 'won by 0 1', 'goes on: 1 1 0'],
    ['for as long as they are equal', '0 0 0', 'won by 0 1, won by 2', 'goes on: 1 1 1'],
    ['until one leads', '0 0 0', 'won by 0 1, won by 2, won by 0', 'won by 0: 2 1 1'],
    ['or share the win (sharedWin)', '0 0 0', 'won by 0 2', 'won by 0 2: 1 0 1', { sharedWin: true }],
    ['of several the most points win', '0 0 0', 'won by 0, won by 0 1', 'won by 0: 2 1 0', { pointsTarget: 2 }],
    ['hand values are not added up as well', '0 0', 'won by 0', 'won by 0: 1 0', { handPoints: true }],
    ['nobody buys in', '0 0 0', 'won by 0', 'goes on: 1 0 0', { buyIns: 1, pointsTarget: 2 }],
    ['nobody agrees on steps', '0 0 0', 'won by 0', 'goes on: 1 0 0; mayExtendSteps false', { pointsTarget: 2 }],
    ['points decide the places', '0 0 0', 'won by 1', 'won by 1: 0 1 0; tokens 0 0 0; places 1, 0 2; eliminated none'],
  ]);
});

describe('a declared hand that wins (declareScore 2)', () => {
  const BOTH = '9c 2d 4h / Ad Kd Qd / Ah Kh Qh';
  const ONE = '9c 2d 4h / Ad Kd Qd / 9h 3s 4c';
  const BRINGS_SHOWDOWN = { declareEnds: 'showdown' };
  const LATE = { declareEnds: 'last-turns', declareWithTen: true };
  const GIVEN = { scoring: 'points', declareScore: 2, turnUp: '2h', stock: '5h 6h 7d 8d', hands: BOTH };
  examples(GIVEN)(cases`
    scores 2, each that is declared |  | declare: 9 31 31, scored 0 2 2
    at the showdown too | 0 knock, all drop | declare: 9 31 31, scored 0 2 2 | ${{ declareEnds: 'at-showdown' }}
    also where it brings the showdown |  | declare: 9 31 31, scored 0 2 2
      | ${BRINGS_SHOWDOWN} | ${{ declareEnds: 'aces-all-pay' }}
    not where it is not the highest |  | declare: 9 31 32, scored 0 0 1
      | ${{ ...BRINGS_SHOWDOWN, hands: '9c 2d 4h / Ad Kd Qd / 9h 9d 9s', threeOfAKind: 32 }}
    one as high that is not declared scores 1 |  | declare: 9 31 31, scored 0 2 1
      | ${{ ...BRINGS_SHOWDOWN, hands: '9c 2d 4h / Ad Kd Qd / 9h 9d 9s', threeOfAKind: 31 }}
    also after last turns | all drop | declare: 9 31 31, scored 0 2 1
      | ${{ ...LATE, hands: '9c 2d 4h / Ad Kd Td / Ah Kh Qh' }}
    a hand that nobody declares scores 1 | 0 knock, all drop | knock: 9 31 9, scored 0 1 0
      | ${{ hands: ONE, declare: 'off' }}
    a shotgun that finds it brings 1 | 0 hammer | hammer: 9 31 31, scored 0 1 1
      | ${{ hammer: 'shotgun' }} | ${{ hammer: 'shotgun', ...BRINGS_SHOWDOWN }}
    where the knocker scores alone it scores 1 |  | declare: 9 31 9, scored 0 1 0
      | ${{ hands: ONE, pointsGoTo: 'knocker' }} | ${{ hands: ONE, pointsGoTo: 'knocker', ...BRINGS_SHOWDOWN }}
    but 2 where nobody can knock |  | declare: 9 31 9, scored 0 2 0
      | ${{ hands: ONE, pointsGoTo: 'knocker', knockMinimum: 41 }}
    has no effect on tokens |  | declare: 9 31 9, lost 1 0 1 | ${{ hands: ONE, scoring: 'lives' }}
  `);
});

describe('one seat on grace (graceSeats 1)', () => {
  matchExamples({ graceSeats: 1 })([
    ['whoever runs out while another stays on grace is out', '0 1 3', 'won by 0 2', 'goes on: 0 -1 3'],
    ['losses that eliminate are settled first', '0 1 3', 'won by 2', 'goes on: -1 0 3'],
    ['also where the one who leaves it sits behind', '3 1 0', 'won by 0', 'goes on: 3 0 -1'],
    ['of two the first from the dealer’s left gets it', '3 1 1 3', 'won by 0 3', 'goes on: 3 0 -1 3'],
    ['who may sit behind', '3 1 1 3', 'won by 0 3', 'goes on: 3 -1 0 3', { dealer: 1 }],
    ['or be the dealer', '3 1 1 3', 'won by 0 3', 'goes on: 3 0 -1 3', { dealer: 2 }],
    ['has no effect without grace', '3 1 1 2', 'won by 0', 'goes on: 3 -1 -1 1', { grace: false }],
  ]);

  test('the rule for everybody out overrides it', () => {
    const match = matchWith('0 -1 0', { graceSeats: 1, suddenDeath: true });
    match.startDeal(stackDeck(match.rules, { hands: ['Kc 3d 4h', null, 'Qd 2d 5h'], dealer: 0 }));
    play(match, '0 sudden-death');
    expect(standingOf(match)).toBe('goes on: 0 -1 0');
  });
});

describe('buying in', () => {
  matchExamples({ buyIns: 1 })([
    ['is asked of each newly out, from the dealer’s left', '0 0 3 3', 'won by 2 3', 'asks 1: -1 -1 3 3'],
    ['one after the other', '0 0 3 3', 'won by 2 3, buy-in', 'asks 0: -1 3 3 3'],
    ['who may leave', '0 0 3 3', 'won by 2 3, buy-in, leave', 'goes on: -1 3 3 3'],
    ['gives all tokens', '3 0 3', 'won by 0 2, buy-in', 'goes on: 3 1 3', { lives: 1, grace: false }],
    ['so often', '3 0 3', 'won by 0 2, buy-in, won by 0 2', 'goes on: 3 -1 3', { lives: 1, grace: false }],
    ['is over after leaving', '3 0 3', 'won by 0 2, leave, won by 0 2', 'goes on: 3 -1 3', { buyIns: 2 }],
    ['is not asked once only one is left', '3 0', 'won by 0', 'won by 0: 3 -1', { buyIns: 5 }],
    ['comes before the next dealer is found', '3 0 3', 'won by 0 2, buy-in, start', 'asks 2: 3 3 3; dealer 1'],
    ['so does leaving', '3 0 3', 'won by 0 2, leave, start', 'asks 0: 3 -1 3; dealer 2'],
    ['cancels having been out', '3 0 0', 'won by 0 2, buy-in, won by 0 1, leave', 'goes on: 3 3 -1; places 0 1, 2'],
  ]);
  matchExamples({ buyIns: 1 })(table`
    gives as many tokens as a player has who never lost one, agreed steps included | 3 0 3
      | won by 0 1 2, extra-step, won by 0 2, won by 0 2, buy-in | goes on: 4 4 4
  `);

  test('is told to all, and to the one who is asked, who sees no cards', () => {
    const heard: MatchEvent[] = [];
    const listener = (event: MatchEvent) => heard.push(event);
    const match = matchAfter('won by 0 3', '1 1 1 1', { lives: 1, grace: false, buyIns: 1 }, { listener });
    expect(match.view(1).toJSON()).toMatchObject({ phase: 'buy-in', hand: [], drawn: null, tokens: [1, -1, -1, 1] });
    expect(legal(match)).toEqual(['buy-in', 'leave']);
    heard.length = 0;
    goOnWith(match, 'buy-in, leave');
    expect(heard).toEqual([
      { type: 'bought-in', seat: 1, tokens: 1 },
      { type: 'left', seat: 2 },
    ]);
    expect([...match.buyInsLeft]).toEqual([1, 0, 1, 1]);
  });

  test('is the only answer, but for leaving', () => {
    const heard: string[] = [];
    const match = matchAfter('won by 0 2', '3 0 3', { buyIns: 1 }, { listener: ({ type }) => heard.push(type) });
    heard.length = 0;
    expect(() => goOnWith(match, 'draw')).toThrow('draw is not legal between deals: allowed is buy-in, leave');
    expect(() => match.apply(EXTRA_STEP)).toThrow('extra-step is not legal between deals');
    expect(() => match.startDeal()).toThrow('no deal can start: a decision is open');
    expect([match.seat, heard]).toEqual([1, []]);
  });
});

describe('one more step', () => {
  matchExamples({})([
    ['gives a token, and brings back those just out', '0 3 -1 2', 'won by 1 3, extra-step', 'goes on: 0 4 -1 3'],
    ['without grace that is one token', '1 3 2', 'won by 1 2, extra-step', 'goes on: 1 4 3', { grace: false }],
    ['is not limited by a seat on grace', '0 0 3 3', 'won by 2 3, extra-step', 'goes on: 0 0 4 4', { graceSeats: 1 }],
    ['comes before any answer about buying in', '0 3 3', 'won by 1 2', 'asks 0: -1 3 3', { buyIns: 1 }],
    ['which nobody gives then', '0 3 3', 'won by 1 2, extra-step', 'goes on: 0 4 4', { buyIns: 1 }],
    ['brings back nobody else', '0 3 3 3', 'won by 1 2 3, won by 1 2 3, extra-step', 'goes on: -1 4 4 4'],
  ]);

  const ALL = 'won by 0 1 2';
  matchExamples({})(table`
    may be agreed on after each deal | 3 3 3 | won by 1 2 | goes on: 2 3 3; mayExtendSteps true
    once | 3 3 3 | won by 1 2, extra-step | goes on: 3 4 4; mayExtendSteps false
    and again after the next | 3 3 3 | won by 1 2, extra-step, won by 1 2 | goes on: 2 4 4; mayExtendSteps true
    four times | 3 3 3 | ${`${ALL}, extra-step, `.repeat(4)}${ALL} | goes on: 7 7 7; mayExtendSteps true
    not more than five times in a match | 3 3 3 | ${`${ALL}, extra-step, `.repeat(5)}${ALL} | goes on: 8 8 8; mayExtendSteps false
    not after an answer | 0 0 3 3 | won by 2 3, leave | asks 0: -1 -1 3 3; mayExtendSteps false | ${{ buyIns: 1 }}
    not after the deal that leaves a single winner | 0 3 | won by 1 | won by 1: -1 3; mayExtendSteps false
  `);

  test('is not possible before the first deal, nor during one', () => {
    const match = matchWith('0 3');
    expect(match.mayExtendSteps).toBe(false);
    match.startDeal(stackDeck(match.rules, { hands: ['Kc Qc 4h', 'Kd 3h 4s'], dealer: 0 }));
    expect(match.mayExtendSteps).toBe(false);
  });

  test('is refused where it is not possible, and told where it is', () => {
    const heard: MatchEvent[] = [];
    const match = matchAfter('won by 1 2', '3 3 3', {}, { listener: (event) => heard.push(event) });
    match.extendSteps();
    expect([heard.at(-1), match.extraSteps]).toEqual([{ type: 'extra-step', tokens: [3, 4, 4] }, 1]);
    expect(() => match.extendSteps()).toThrow('extra-step is not allowed now');
  });
});

describe('the first player out (matchEnds)', () => {
  matchExamples({ matchEnds: 'first-out' })([
    ['ends the match for whoever has most tokens', '2 3 0', 'won by 0 1', 'won by 1: 2 3 -1'],
    ['before anybody may buy in', '2 3 0', 'won by 0 1', 'won by 1: 2 3 -1', { buyIns: 1 }],
    ['leaves the match open between equals', '2 2 0', 'won by 0 1', 'goes on: 2 2 -1'],
    ['who play on until one leads', '2 2 0', 'won by 0 1, won by 1', 'won by 1: 1 2 -1'],
    ['is nobody on grace', '2 3 1', 'won by 0 1', 'goes on: 2 3 0'],
    ['is last, and no step follows', '2 3 0', 'won by 0 1', 'won by 1: 2 3 -1; places 1, 0, 2; mayExtendSteps false'],
  ]);
});

describe('a shared win (sharedWin)', () => {
  const SHARED = { sharedWin: true, dealLimit: 1, buyIns: 1 };
  matchExamples(SHARED)([
    ['is that of all with most tokens after the last deal', '3 2 3', 'won by 0 2', 'won by 0 2: 3 1 3'],
    ['is none of one who leads alone', '3 2 3', 'won by 0', 'won by 0: 3 1 2'],
  ]);

  test('is the first place, and told as such, the last thing of all', () => {
    const events: MatchEvent[] = [];
    const match = matchAfter('won by 0 2', '3 2 3', SHARED, { listener: (event) => events.push(event) });
    expect([match.winner, match.places(), match.mayExtendSteps]).toEqual([null, [[0, 2], [1]], false]);
    expect(events.slice(-2)).toEqual([
      { type: 'deal-over', deal: 1 },
      { type: 'match-shared', seats: [0, 2] },
    ]);
  });

  test('is not that of two who would go out at once: they stay in and play on', () => {
    const match = matchWith('0 0', { sharedWin: true, knockerTieLoss: 1 });
    knockAtOnce(match, 'Kc 3d 3s / Kd 4s 3c');
    expect(standingOf(match)).toBe('goes on: 0 0');
  });
});

describe('hand points', () => {
  const SETS = 'hands Kc Qc 4h / 8c 8d 8h / 9d 3s 4c';
  matchExamples({ handPoints: true, threeOfAKind: 30.5 })(table`
    are the values of a deal | 3 3 3 | ${SETS} | goes on: 3 3 2; values 20 30.5 9; gained 20 30.5 9; points 20 30.5 9
    add up | 3 3 3 | ${SETS}, won by 0 | goes on: 3 2 1; points 51 39.5 18
    rank players eliminated in the same deal | 3 0 0 3 | won by 0 3 | goes on: 3 -1 -1 3; places 0 3, 2, 1
      | ${{ held: '0 50 60 0' }}
    not counted, leave them a shared place | 3 0 0 3 | won by 0 3 | goes on: 3 -1 -1 3; places 0 3, 1 2
      | ${{ held: '0 50 60 0', handPoints: false }}
  `);

  test('may fall, also below 0, and are told as they do; no deal gives anybody a point for that', () => {
    const scored: MatchEvent[] = [];
    const listener = (event: MatchEvent) => event.type === 'scored' && scored.push(event);
    const match = matchWith('3 3', { handPoints: true, offSuit: 'minus', dealer: 1 }, { listener });
    for (let deal = 0; deal < 2; deal++) {
      knockAtOnce(match, 'Kc 9d 8h / Kd 9s 5h', '6h 7h');
      expect([...match.deal.points]).toEqual([0, 0]);
    }
    expect([...match.points]).toEqual([-14, -8]);
    expect(scored.slice(2)).toEqual([
      { type: 'scored', seat: 0, gained: -7, points: -14 },
      { type: 'scored', seat: 1, gained: -4, points: -8 },
    ]);
  });

  test('are the single card in sudden death', () => {
    const match = matchWith('3 3', { handPoints: true, suddenDeath: true });
    match.startDeal(stackDeck(match.rules, { hands: ['9c 3d 4h', 'Kd 3h 4s'], dealer: 0 }));
    play(match, '0 sudden-death');
    expect([...match.points]).toEqual([9, 10]);
  });
});
