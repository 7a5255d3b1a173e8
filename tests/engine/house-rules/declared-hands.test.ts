import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../engine/view.ts';
import { KNOCK } from '../../../engine/actions.ts';
import { Match } from '../../../engine/match.ts';
import { dealt, drawAndDrop, emptyTheStock, legal, outcome, play, rulesWith, stackDeck } from '../support/stacked.ts';

/** Seat 0 makes 31 with its first turn. */
const MAKES = { hands: ['Ac Kc 4h', 'Kd 3h 4s', '9d 3s 4c'], turnUp: 'Qc', stock: '5h 6h 7d 8d' };
/** Seat 0 makes three nines, worth less than what seat 1 holds. */
const THREES = { hands: ['9c 9h 4h', 'Kd Qd 4s', '8d 3s 4c'], turnUp: '9s', stock: '5h 6h 7d 8h' };

describe('three of a kind is declared (declareThree)', () => {
  test('whatever it is worth', () => {
    const deal = dealt(THREES, rulesWith({ declareThree: true }));
    play(deal, '0 take', '0 discard 4h');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [9, 20, 8], losses: [0, 1, 1] });
  });

  test('dealt ones stand beside dealt 31s', () => {
    const deal = dealt(
      { hands: ['2c 2d 2h', 'Ad Kd Qd', '8d 3s 4c'] },
      rulesWith({ declareThree: true, threeOfAKind: 25.5 }),
    );
    expect(outcome(deal)).toEqual({ end: 'declare', values: [25.5, 31, 8], losses: [0, 0, 1] });
  });

  test.each([
    ['30, where it is worth more', 30.5, 30],
    ['its worth, where that is less', 25, 25],
    ['its suit total, where it has no worth of its own', null, 9],
  ])('kept quiet it counts %s', (_, threeOfAKind, counted) => {
    const deal = dealt(THREES, rulesWith({ declareThree: true, declare: 'manual', threeOfAKind }));
    play(deal, '0 take', '0 discard 4h', '0 quiet', '1 knock');
    drawAndDrop(deal, 1);
    drawAndDrop(deal, 1);
    expect(outcome(deal).values[0]).toBe(counted);
  });

  test('kept quiet it stays so until a turn ends without it', () => {
    const deal = dealt({ ...THREES, stock: '9d 6h 7d' }, rulesWith({ declareThree: true, declare: 'manual' }));
    play(deal, '0 take', '0 discard 4h', '0 quiet', '1 draw', '1 discard 9d', '2 draw', '2 discard 6h', '0 draw');
    play(deal, '0 discard 7d');
    expect([deal.phase, deal.seat]).toEqual(['draw', 1]);
  });
});

describe('a straight flush is declared (declareStraightFlush)', () => {
  const keys = { declareStraightFlush: true, straightFlush: 30 };
  const MADE = { hands: ['4c 5c 9h', 'Kd Th 4s', '8d 3s 2c'], turnUp: '6c', stock: '5h 6h 7d' };

  test.each([
    ['what it is worth', 30, 30],
    ['its suit total, where that is more', 20, 27],
    ['more than all points', 'top', 60],
  ])('like 31, and counts %s', (_, straightFlush, value) => {
    const deal = dealt(
      { ...MADE, hands: ['8c 9c 4h', ...MADE.hands.slice(1)], turnUp: 'Tc' },
      rulesWith({ ...keys, straightFlush }),
    );
    play(deal, '0 take', '0 discard 4h');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [value, 10, 8], losses: [0, 1, 1] });
  });

  test('and is only a high hand without the rule, or without a value of its own', () => {
    for (const rules of [
      { ...keys, declareStraightFlush: false },
      { ...keys, straightFlush: null },
    ]) {
      const deal = dealt(MADE, rulesWith(rules));
      play(deal, '0 take', '0 discard 9h');
      expect([deal.phase, deal.seat]).toEqual(['draw', 1]);
    }
  });

  test('dealt ones stand beside dealt 31s, the ace below the two as well', () => {
    const deal = dealt({ hands: ['Ac 2c 3c', 'Ad Kd Qd', '8d 3s 4c'] }, rulesWith(keys));
    expect(outcome(deal)).toEqual({ end: 'declare', values: [30, 31, 8], losses: [0, 0, 1] });
  });

  test.each([
    ['30, where it is worth more', 30.5, 30],
    ['its worth, where that is less', 25, 25],
  ])('kept quiet it counts %s', (_, straightFlush, counted) => {
    const deal = dealt(MADE, rulesWith({ ...keys, declare: 'manual', straightFlush }));
    play(deal, '0 take', '0 discard 9h', '0 quiet', '1 knock');
    drawAndDrop(deal, 2);
    expect(outcome(deal).values[0]).toBe(counted);
  });

  test('with four cards any three of them can be one', () => {
    const rules = rulesWith({ ...keys, handSize: 4 });
    const deal = dealt({ hands: ['4c 5c 6c 9h', 'Kd Th 4s 2d', '8d 3s 2c 7h'] }, rules);
    expect(outcome(deal)).toEqual({ end: 'declare', values: [30, 12, 8], losses: [0, 1, 1] });
  });

  test('with declareWithTen A-K-Q is declared as one, and other 31s without a ten are not', () => {
    const rules = rulesWith({ ...keys, declareWithTen: true });
    expect(dealt({ hands: ['Ac Kc Qc', '9d 3s 4c'] }, rules).phase).toBe('over');
    expect(dealt({ hands: ['Ac Kc Jc', '9d 3s 4c'] }, rules).phase).toBe('draw');
    expect(dealt({ hands: ['Ac Kc Tc', '9d 3s 4c'] }, rules).phase).toBe('over');
  });

  test('for a shotgun it is a dealt full hand', () => {
    const deal = dealt({ hands: ['9d 3s 4c', '4d 5d 6d', 'Kd Qh 4h'] }, rulesWith({ ...keys, hammer: 'shotgun' }));
    play(deal, '0 hammer');
    expect(outcome(deal).losses).toEqual([1, 0, 1]);
  });

  test('three of a kind is declared beside it', () => {
    const deal = dealt({ hands: ['9d 9s 9c', '4d 5d 6d', 'Kd Qh 4h'] }, rulesWith({ ...keys, declareThree: true }));
    expect(outcome(deal).losses).toEqual([0, 0, 1]);
  });
});

describe('31 is declared only with a ten (declareWithTen)', () => {
  const rules = rulesWith({ declareWithTen: true });
  const hands = ['Ac Kc 4h', 'Kd 3h 4s', '9d 3s 4c'];

  test('an ace, a ten and a king are', () => {
    const deal = dealt({ hands, turnUp: 'Tc' }, rules);
    play(deal, '0 take', '0 discard 4h');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [31, 10, 9], losses: [0, 1, 1] });
  });

  test('an ace, a queen and a king are not: play goes on, and they count 31', () => {
    const deal = dealt({ hands, turnUp: 'Qc' }, rules);
    play(deal, '0 take', '0 discard 4h', '1 knock');
    drawAndDrop(deal, 2);
    expect(outcome(deal)).toMatchObject({ end: 'knock', values: [31, 10, 9] });
  });

  test('of hands that are dealt those with a ten are, and the others pay', () => {
    const deal = dealt({ hands: ['Ac Tc Qc', 'Ad Kd Qd', 'Ah Th Jh'] }, rules);
    expect(outcome(deal)).toEqual({ end: 'declare', values: [31, 31, 31], losses: [0, 1, 0] });
  });

  test('a shotgun meets only those with a ten', () => {
    const shotgun = rulesWith({ declareWithTen: true, hammer: 'shotgun' });
    const deal = dealt({ hands: ['Kd 3h 4s', 'Ac Kc Qc', '9d 3s 4c'] }, shotgun);
    play(deal, '0 hammer');
    expect(outcome(deal).losses).toEqual([0, 0, 1]);
  });

  test('with four cards 41 is', () => {
    const four = rulesWith({ declareWithTen: true, handSize: 4 });
    expect(dealt({ hands: ['Ac Kc Qc Tc', '2d 3h 4s 5h'] }, four).phase).toBe('over');
    expect(dealt({ hands: ['Ac Kc Qc Jc', '2d 3h 4s 5h'] }, four).phase).toBe('draw');
  });

  test('three of a kind and three aces are declared as ever', () => {
    const keys = { declareWithTen: true, declareThree: true, threeAces: 33 };
    expect(dealt({ hands: ['2c 2d 2h', '9d 3s 4c'] }, rulesWith(keys)).phase).toBe('over');
    expect(dealt({ hands: ['Ac Ad Ah', '9d 3s 4c'] }, rulesWith({ ...keys, declareThree: false })).phase).toBe('over');
  });

  test('one kept quiet that swaps its ten for a jack counts 31 again', () => {
    const manual = rulesWith({ declareWithTen: true, declare: 'manual' });
    const deal = dealt({ hands: ['Ac Kc Tc', 'Kd 3h 4s'], turnUp: 'Jc' }, manual);
    play(deal, '0 quiet', '0 take', '0 discard Tc', '1 knock');
    expect(deal.isQuiet(0)).toBe(false);
    drawAndDrop(deal);
    expect(outcome(deal).values).toEqual([31, 10]);
  });
});

describe('what a declared hand costs (declareLoss)', () => {
  test('each other player loses so much, a knocker the greater of it and knockerLossOn31', () => {
    const deal = dealt({ ...MAKES, dealer: 1 }, rulesWith({ declareLoss: 3, knockerLossOn31: 2 }));
    play(deal, '2 knock', '0 take', '0 discard 4h');
    expect(outcome(deal).losses).toEqual([0, 3, 3]);
    const milder = dealt({ ...MAKES, dealer: 1 }, rulesWith({ declareLoss: 1, knockerLossOn31: 2 }));
    play(milder, '2 knock', '0 take', '0 discard 4h');
    expect(outcome(milder).losses).toEqual([0, 1, 2]);
  });

  test('a shotgun that meets a dealt 31 costs exactly 1, whatever follows declared hands', () => {
    const rules = rulesWith({ hammer: 'shotgun', declareLoss: 3, declareEnds: 'last-turns' });
    const deal = dealt({ hands: ['Kd 3h 4s', 'Ac Kc Qc', '9d 3s 4c'] }, rules);
    play(deal, '0 hammer');
    expect(outcome(deal)).toMatchObject({ end: 'hammer', losses: [1, 0, 1] });
  });
});

describe('a declared hand brings the showdown (declareEnds "showdown")', () => {
  test('only the lowest loses, and a knock no longer counts', () => {
    const rules = rulesWith({ declareEnds: 'showdown' });
    const deal = dealt({ ...MAKES, dealer: 1 }, rules);
    play(deal, '2 knock', '0 take', '0 discard 4h');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [31, 10, 9], losses: [0, 0, 1] });
  });

  test('a declared hand counts its worth, and may be lowest', () => {
    const deal = dealt(THREES, rulesWith({ declareEnds: 'showdown', declareThree: true, threeOfAKind: 20 }));
    play(deal, '0 take', '0 discard 4h');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [20, 20, 8], losses: [0, 0, 1] });
  });

  test('in a race the highest scores', () => {
    const deal = dealt(THREES, rulesWith({ declareEnds: 'showdown', declareThree: true, scoring: 'points' }));
    play(deal, '0 take', '0 discard 4h');
    expect(Array.from(deal.points)).toEqual([0, 1, 0]);
  });
});

describe('last turns after a declared hand (declareEnds "last-turns")', () => {
  const rules = rulesWith({ declareEnds: 'last-turns' });

  test('the hand is shown from the ace of spades down, so that nobody sees in which order its cards came', () => {
    const shown = (hand: string, turnUp: string): unknown => {
      const deal = dealt({ ...MAKES, hands: [hand, ...MAKES.hands.slice(1)], turnUp }, threes);
      play(deal, '0 take', '0 discard 2c');
      return viewOf(deal, 2).toJSON().history.at(-1);
    };
    const threes = rulesWith({ declareEnds: 'last-turns', declareThree: true });
    expect(shown('Ac Kc 2c', 'Qc')).toEqual([0, 'show Ac Kc Qc']);
    expect(shown('Qc 2c Kc', 'Ac')).toEqual([0, 'show Ac Kc Qc']);
    expect(shown('7d 7s 2c', '7h')).toEqual([0, 'show 7s 7h 7d']);
  });

  test('the hand lies open, and the others have one more turn each', () => {
    const deal = dealt(MAKES, rules);
    play(deal, '0 take', '0 discard 4h');
    expect([deal.phase, deal.seat]).toEqual(['draw', 1]);
    expect(viewOf(deal, 1).toJSON().history.at(-1)).toEqual([0, 'show Ac Kc Qc']);
    expect(deal.table.knownCount[0]).toBe(3);
    drawAndDrop(deal, 2);
    expect(outcome(deal)).toEqual({ end: 'declare', values: [31, 10, 9], losses: [0, 0, 1] });
  });

  test('nobody may knock in them', () => {
    const deal = dealt(MAKES, rules);
    play(deal, '0 take', '0 discard 4h');
    expect(legal(deal)).toEqual(['draw', 'take']);
  });

  test('the first declaration voids a knock, and everybody has turns afresh', () => {
    const deal = dealt({ ...MAKES, dealer: 1 }, rules);
    play(deal, '2 knock', '0 take', '0 discard 4h');
    expect([deal.table.knocker, deal.seat]).toEqual([-1, 1]);
    drawAndDrop(deal);
    expect(deal.seat).toBe(2);
    drawAndDrop(deal);
    expect(outcome(deal)).toEqual({ end: 'declare', values: [31, 10, 9], losses: [0, 0, 1] });
  });

  test('further declarations end their players’ turns', () => {
    const two = rulesWith({ declareEnds: 'last-turns', lastTurns: 2 });
    const deal = dealt({ ...MAKES, hands: ['Ac Kc 4h', 'Ad Kd 4s', '9d 3s 4c'], stock: 'Qd 6h 7d' }, two);
    play(deal, '0 take', '0 discard 4h', '1 draw', '1 discard 4s');
    expect(deal.seat).toBe(2);
    drawAndDrop(deal);
    expect(deal.seat).toBe(2);
    drawAndDrop(deal);
    expect(outcome(deal)).toEqual({ end: 'declare', values: [31, 31, 9], losses: [0, 0, 1] });
  });

  test('lastTurns 0 leaves one turn each', () => {
    const deal = dealt(MAKES, rulesWith({ declareEnds: 'last-turns', lastTurns: 0 }));
    play(deal, '0 take', '0 discard 4h');
    drawAndDrop(deal, 2);
    expect(outcome(deal).end).toBe('declare');
  });

  test('dealt: turns go round from the dealer’s left, and where all have declared there are none', () => {
    const deal = dealt({ hands: ['Kd 3h 4s', 'Ac Kc Qc', '9d 3s 4c'], dealer: 1 }, rules);
    expect(deal.seat).toBe(2);
    expect(viewOf(deal, 2).toJSON().history).toContainEqual([1, 'show Ac Kc Qc']);
    const all = dealt({ hands: ['Ad Kd Qd', 'Ac Kc Qc'] }, rules);
    expect(outcome(all)).toEqual({ end: 'declare', values: [31, 31], losses: [1, 1] });
  });

  test('by hand: kept quiet, nothing follows; declared, the turns begin', () => {
    const manual = rulesWith({ declareEnds: 'last-turns', declare: 'manual' });
    const quiet = dealt(MAKES, manual);
    play(quiet, '0 take', '0 discard 4h', '0 quiet');
    expect(quiet.table.isEnding).toBe(false);
    const deal = dealt(MAKES, manual);
    play(deal, '0 take', '0 discard 4h', '0 declare');
    expect([deal.seat, viewOf(deal, 1).toJSON().history.slice(-2)]).toEqual([
      1,
      [
        [0, 'declare'],
        [0, 'show Ac Kc Qc'],
      ],
    ]);
  });

  test('standing is allowed in them', () => {
    const deal = dealt(MAKES, rulesWith({ declareEnds: 'last-turns', finalTurnStand: true }));
    play(deal, '0 take', '0 discard 4h');
    expect(legal(deal)).toContain('stand');
  });

  test('the hammer is gone after a dealt hand was declared', () => {
    const deal = dealt({ hands: ['Kd 3h 4s', 'Ac Kc Qc'] }, rulesWith({ declareEnds: 'last-turns', hammer: 'hammer' }));
    expect(legal(deal)).toEqual(['draw', 'take']);
  });
});

describe('all pay three aces, 31 brings the showdown (declareEnds "aces-all-pay")', () => {
  const keys = { declareEnds: 'aces-all-pay', threeAces: 33 };

  test('three aces dealt: those who declare beside them stand too', () => {
    const deal = dealt({ hands: ['Ac Ad Ah', 'Kd Qd 4s', 'As Ks Qs'] }, rulesWith(keys));
    expect(outcome(deal)).toEqual({ end: 'declare', values: [33, 20, 31], losses: [0, 1, 0] });
  });

  test('31 alone: the lowest loses', () => {
    const deal = dealt({ hands: ['Ac 3d 2h', 'Kd Qd 4s', 'As Ks Qs'] }, rulesWith(keys));
    expect(outcome(deal).losses).toEqual([1, 0, 0]);
  });

  test('three aces count where any three of a kind is declared', () => {
    const rules = rulesWith({ declareEnds: 'aces-all-pay', declareThree: true });
    expect(outcome(dealt({ hands: ['Ac Ad Ah', 'Kd Qd 4s', '9d 3s 4c'] }, rules)).losses).toEqual([0, 1, 1]);
  });

  test('in a race they too are scored as a showdown', () => {
    const rules = rulesWith({ ...keys, scoring: 'points' });
    const deal = dealt({ hands: ['Ac Ad Ah', 'Kd Qd 4s', 'As Ks Qs'] }, rules);
    expect(Array.from(deal.points)).toEqual([1, 0, 0]);
  });
});

describe('hands are declared at the showdown (declareEnds "at-showdown")', () => {
  const keys = { declareEnds: 'at-showdown' };
  const rules = rulesWith(keys);

  test('31 that is made or dealt ends nothing', () => {
    const deal = dealt(MAKES, rules);
    play(deal, '0 take', '0 discard 4h');
    expect([deal.phase, deal.seat]).toEqual(['draw', 1]);
    expect(dealt({ hands: ['Ac Kc Qc', 'Kd 3h 4s'] }, rules).phase).toBe('draw');
  });

  test('when all hands are shown, everybody without one pays in place of the lowest', () => {
    const deal = dealt(MAKES, rulesWith({ ...keys, declareLoss: 2 }));
    play(deal, '0 take', '0 discard 4h', '1 draw', '1 discard 5h', '2 knock', '0 draw', '0 discard 6h');
    drawAndDrop(deal);
    expect(outcome(deal)).toEqual({ end: 'declare', values: [31, 10, 9], losses: [0, 2, 2] });
  });

  test('all who hold one are safe, and are told of before the showdown', () => {
    const deal = dealt({ hands: ['Ac Kc Qc', '9d 3s 4c', 'Ad Kd Qd'] }, rules);
    const events: string[] = [];
    deal.listener = (event) => events.push('seat' in event ? `${event.type} ${event.seat}` : event.type);
    play(deal, '0 knock');
    drawAndDrop(deal, 2);
    expect(events.slice(-3)).toEqual(['declared 0', 'declared 2', 'showdown']);
    expect(outcome(deal).losses).toEqual([0, 1, 0]);
  });

  test('without one the showdown is as ever', () => {
    const deal = dealt({ hands: ['Kc 3h 4s', '9d 8d 4c'] }, rules);
    play(deal, '0 knock');
    drawAndDrop(deal);
    expect(outcome(deal)).toEqual({ end: 'knock', values: [10, 17], losses: [2, 0] });
  });

  test('one that was broken up again counts no more', () => {
    const deal = dealt({ hands: ['Ac Kc Qc', 'Kd 3h 4s'], stock: '5h 6h 7h' }, rules);
    play(deal, '0 draw', '0 discard Qc', '1 knock', '0 draw', '0 discard 6h');
    expect(outcome(deal)).toMatchObject({ end: 'knock', values: [21, 10] });
  });

  test('a knocker pays knockerLossOn31 where that is more, whoever calls the hammer too', () => {
    const hands = ['Kd Qd 9d', 'Ac Kc Qc', '9h 3s 4c'];
    const knocked = dealt({ hands }, rulesWith({ ...keys, knockerLossOn31: 2, lastTurns: 0 }));
    play(knocked, '0 knock');
    expect(outcome(knocked)).toEqual({ end: 'declare', values: [29, 31, 9], losses: [2, 0, 1] });
    const hammered = dealt({ hands }, rulesWith({ ...keys, knockerLossOn31: 2, hammer: 'hammer' }));
    play(hammered, '0 hammer');
    expect(outcome(hammered)).toEqual({ end: 'declare', values: [29, 31, 9], losses: [2, 0, 1] });
  });

  test('a kept promise and a tie do not count beside one', () => {
    const promise = rulesWith({ ...keys, knockPromise: 'highest', lastTurns: 0, declareThree: true });
    const deal = dealt({ hands: ['Kd Qd 9d', '2c 2d 2h', '9h 3s 4c'] }, promise);
    play(deal, '0 knock');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [29, 2, 9], losses: [1, 0, 1] });
  });

  test('a shotgun that meets one costs exactly 1', () => {
    const shotgun = rulesWith({ ...keys, declareLoss: 3, knockerLossOn31: 2, hammer: 'shotgun' });
    const deal = dealt({ hands: ['Kd 3h 4s', 'Ac Kc Qc', '9d 3s 4c'] }, shotgun);
    play(deal, '0 hammer');
    expect(outcome(deal)).toMatchObject({ end: 'hammer', losses: [1, 0, 1] });
  });

  test('in a race each scores 1, and nobody else', () => {
    const deal = dealt(
      { hands: ['Kd Qd 9d', '2c 2d 2h', '9h 3s 4c'] },
      rulesWith({ ...keys, declareThree: true, scoring: 'points', lastTurns: 0 }),
    );
    play(deal, '0 knock');
    expect(Array.from(deal.points)).toEqual([0, 1, 0]);
  });

  test('nobody is asked, and a knock does not matter', () => {
    const manual = rulesWith({ ...keys, declare: 'manual', declareAfterKnock: false });
    const deal = dealt({ hands: ['Kd 3h 4s', 'Ac Kc 4c'], turnUp: 'Qc' }, manual);
    play(deal, '0 knock', '1 take', '1 discard 4c');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [10, 31], losses: [1, 0] });
  });

  test('with the stock empty too, but a void deal is void', () => {
    const emptied = (stockEmpty: string) => {
      const deal = dealt({ hands: ['Ac Kc Qc', 'Kd 3h 4s'] }, rulesWith({ ...keys, stockEmpty }));
      emptyTheStock(deal);
      play(deal, `${deal.seat} pass`);
      return outcome(deal);
    };
    expect(emptied('showdown')).toMatchObject({ end: 'declare', losses: [0, 1] });
    expect(emptied('void')).toMatchObject({ end: 'void', losses: [0, 0] });
  });

  test('the first who declared deals next, where the winner does', () => {
    const match = new Match(rulesWith({ ...keys, nextDealer: 'winner', lastTurns: 0, declareThree: true }), 3, {
      seed: 1,
    });
    match.startDeal(stackDeck(match.rules, { hands: ['Kd Qd 9d', '9h 3s 4c', '2c 2d 2h'], dealer: match.dealer }));
    match.apply(KNOCK);
    expect(match.dealer).toBe(2);
  });
});
