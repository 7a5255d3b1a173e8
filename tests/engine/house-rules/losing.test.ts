import { describe, expect, test } from 'vitest';
import { BUY_IN } from '../../../engine/actions.ts';
import { Match } from '../../../engine/match.ts';
import { dealt, drawAndDrop, outcome, play, rulesWith, stackDeck } from '../support/stacked.ts';

/** Seat 0 knocks at once; the others draw and discard what they drew. */
function afterKnock(hands: string[], keys: Record<string, unknown>) {
  const deal = dealt({ hands, turnUp: '2h', stock: '5h 6h 7d 8d' }, rulesWith(keys));
  play(deal, '0 knock');
  while (deal.phase !== 'over') drawAndDrop(deal);
  return outcome(deal).losses;
}

describe('several tie for lowest without the knocker (lowestTieLoss)', () => {
  const TIE = ['Kc Qc 4h', '9d 3h 4s', '9s 3c 4d'];

  test.each([
    [1, [0, 1, 1]],
    [0, [0, 0, 0]],
    ['unless-all', [0, 1, 1]],
  ])('%s', (lowestTieLoss, losses) => expect(afterKnock(TIE, { lowestTieLoss })).toEqual(losses));

  test('one alone loses 1 in any case', () => {
    expect(afterKnock(['Kc Qc 4h', '9d 3h 4s', '8s 3c 4d'], { lowestTieLoss: 0 })).toEqual([0, 0, 1]);
  });

  test('unless-all: nothing where everybody still in is tied', () => {
    const rules = rulesWith({ lowestTieLoss: 'unless-all', turnLimit: 1 });
    const deal = dealt({ hands: ['9d 3h 4s', '9s 3c 4d'], turnUp: '2h', stock: '2s 2d' }, rules);
    drawAndDrop(deal, 2);
    expect(outcome(deal)).toEqual({ end: 'stock', values: [9, 9], losses: [0, 0] });
  });

  test('unless-all: where all tie with a knocker, the others lose as ever', () => {
    expect(afterKnock(['9h 3d 4s', '9d 3h 4c', '9s 3c 5c'], { lowestTieLoss: 'unless-all' })).toEqual([0, 1, 1]);
  });

  test('a knocker in the tie loses as ever, and so do the others in it', () => {
    expect(afterKnock(['9h 3d 4s', '9d 3h 4c', 'Ks 3s 5c'], { lowestTieLoss: 0, knockerTieLoss: 2 })).toEqual([
      2, 1, 0,
    ]);
  });

  test('sudden death takes no notice of it', () => {
    const rules = rulesWith({ lowestTieLoss: 0, suddenDeath: true });
    const deal = dealt({ hands: ['9d', '9s', 'Kc'] }, rules);
    play(deal, '2 sudden-death');
    expect(outcome(deal).losses).toEqual([1, 1, 0]);
  });
});

describe('a knocker who is neither highest nor lowest (knockerNotHighestLoss)', () => {
  const BETWEEN = ['Kc Qc 4h', 'Ad Kd 4s', '9s 3c 4d'];

  test.each([
    [0, [0, 0, 1]],
    [1, [1, 0, 1]],
    [2, [2, 0, 1]],
  ])('loses %i beside what the lowest loses', (knockerNotHighestLoss, losses) =>
    expect(afterKnock(BETWEEN, { knockerNotHighestLoss })).toEqual(losses),
  );

  test('tied for highest is safe, tied for lowest is a tie', () => {
    const keys = { knockerNotHighestLoss: 2 };
    expect(afterKnock(['Kc Qc 4h', 'Kd Qd 4s', '9s 3c 4d'], keys)).toEqual([0, 0, 1]);
    expect(afterKnock(['9h 3d 4s', 'Ad Kd 4c', '9s 3c 5d'], keys)).toEqual([0, 0, 1]);
  });

  test('ranks decide where tieBreak compares them', () => {
    const keys = { knockerNotHighestLoss: 1, tieBreak: 'ranks' };
    expect(afterKnock(['Tc Jc 4h', 'Kd Qd 4s', '9s 3c 4d'], keys)).toEqual([1, 0, 1]);
  });

  test('the hammer pays it too', () => {
    const deal = dealt({ hands: BETWEEN }, rulesWith({ hammer: 'hammer', knockerNotHighestLoss: 1 }));
    play(deal, '0 hammer');
    expect(outcome(deal).losses).toEqual([1, 0, 1]);
  });

  test('a promise of the highest hand, and a race, take no notice of it', () => {
    expect(afterKnock(BETWEEN, { knockerNotHighestLoss: 2, knockPromise: 'highest' })).toEqual([1, 0, 0]);
    expect(afterKnock(BETWEEN, { knockerNotHighestLoss: 2, scoring: 'points' })).toEqual([0, 0, 0]);
  });
});

describe('who deals next (nextDealer)', () => {
  /** Seat 1 is lowest, seat 2 highest; the dealer is seat 2. */
  const HANDS = ['Kc Qc 4h', '9d 3h 4s', 'As Ks 4c'];

  function nextDealer(keys: Record<string, unknown>, hands?: readonly string[], tokens?: number[]): number {
    const match = new Match(rulesWith({ lastTurns: 0, ...keys }), 3, { seed: 1, dealer: 2 });
    if (tokens) match.tokens.set(tokens);
    match.startDeal(stackDeck(match.rules, { hands: hands ?? HANDS, turnUp: '2h' }));
    if (match.phase === 'deal') play(match, '0 knock');
    match.startDeal();
    return match.dealer;
  }

  test('left: the next seat still in', () => expect(nextDealer({})).toBe(0));
  test('loser: whoever lost something', () => expect(nextDealer({ nextDealer: 'loser' })).toBe(1));
  test('winner: whoever was highest', () => expect(nextDealer({ nextDealer: 'winner' })).toBe(2));

  test('winner: whoever declared, also with a hand that is not the highest', () => {
    const hands = ['Kc Qc 4h', 'Ad Kd Qd', '3s 3c 3h'];
    const keys = { nextDealer: 'winner', declareThree: true, declareEnds: 'showdown', threeOfAKind: 20 };
    expect(nextDealer(keys, hands)).toBe(1);
  });

  test('of several the first from the dealer’s left', () => {
    expect(nextDealer({ nextDealer: 'loser' }, ['Kc Qc 4h', '9d 3h 4s', '9s 3c 4d'])).toBe(1);
    expect(nextDealer({ nextDealer: 'winner' }, ['Kc Qc 4h', '9d 3h 4s', 'Ks Qs 4c'])).toBe(0);
  });

  test('a loser who is out does not deal: the next one from the left does', () => {
    expect(nextDealer({ nextDealer: 'loser', grace: false }, HANDS, [3, 1, 3])).toBe(0);
  });

  describe('right-of-winner: so that the winner plays first', () => {
    const rule = { nextDealer: 'right-of-winner' };

    test('the player to the right deals', () => expect(nextDealer(rule)).toBe(1));

    test('the next one to the right deals where that one is out', () => {
      expect(nextDealer({ ...rule, grace: false }, HANDS, [3, 1, 3])).toBe(0);
    });

    test('the first turn is that of the winner', () => {
      const match = new Match(rulesWith({ ...rule, lastTurns: 0 }), 3, { seed: 1, dealer: 2 });
      match.startDeal(stackDeck(match.rules, { hands: HANDS, turnUp: '2h' }));
      play(match, '0 knock');
      match.startDeal(stackDeck(match.rules, { hands: HANDS, dealer: 1, turnUp: '2h' }));
      expect(match.seat).toBe(2);
    });

    test('of two players the other deals', () => {
      const match = new Match(rulesWith({ ...rule, lastTurns: 0 }), 2, { seed: 1, dealer: 1 });
      for (const dealer of [1, 1]) {
        match.startDeal(stackDeck(match.rules, { hands: ['Kc Qc 4h', '9d 3h 4s'], dealer, turnUp: '2h' }));
        play(match, '0 knock');
        expect(match.dealer).toBe(dealer);
      }
    });

    test('of several winners the first from the dealer’s left plays first', () => {
      expect(nextDealer(rule, ['Kc Qc 4h', '9d 3h 4s', 'Ks Qs 4c'])).toBe(2);
      expect(nextDealer(rule, ['9d 3h 4s', 'Kc Qc 4h', 'Ks Qs 4c'])).toBe(0);
    });

    test('of winners who go out with a tie of all the next one still in plays first', () => {
      const keys = { ...rule, knockerTieLoss: 1, grace: false };
      expect(nextDealer(keys, ['Kc Qc 4h', 'Kd Qd 4s', 'Ks Qs 4c'], [1, 3, 3])).toBe(2);
    });

    test('nobody wins a void deal: the left deals', () => {
      const rules = rulesWith({ ...rule, stockEmpty: 'void' });
      const match = new Match(rules, 2, { seed: 1, dealer: 0 });
      match.startDeal(stackDeck(rules, { hands: ['Kc Qc 4h', 'Kd 3h 4s'], dealer: 0 }));
      while (match.deal.table.stockCount > 0) drawAndDrop(match.deal);
      play(match, `${match.seat} pass`);
      match.startDeal();
      expect(match.dealer).toBe(1);
    });

    test('whoever has bought back in may deal', () => {
      const match = new Match(rulesWith({ ...rule, lastTurns: 0, grace: false, buyIns: 1 }), 3, { seed: 1, dealer: 2 });
      match.tokens.set([3, 1, 3]);
      match.startDeal(stackDeck(match.rules, { hands: HANDS, turnUp: '2h' }));
      play(match, '0 knock');
      match.apply(BUY_IN);
      match.startDeal();
      expect(match.dealer).toBe(1);
    });
  });

  test('in a race nobody loses, so that the left deals', () => {
    expect(nextDealer({ nextDealer: 'loser', scoring: 'points' })).toBe(0);
  });
});

test('a void deal counts for dealLimit, gives no hand points, and the left deals next', () => {
  const rules = rulesWith({ stockEmpty: 'void', handPoints: true, nextDealer: 'loser', dealLimit: 9 });
  const match = new Match(rules, 2, { seed: 1, dealer: 0 });
  match.startDeal(stackDeck(rules, { hands: ['Kc Qc 4h', 'Kd 3h 4s'], dealer: 0 }));
  while (match.deal.table.stockCount > 0) drawAndDrop(match.deal);
  play(match, `${match.seat} pass`);
  expect(match.dealResult()).toMatchObject({ end: 'void', losses: [0, 0], points: [0, 0], tokens: [3, 3] });
  match.startDeal();
  expect([match.dealer, match.dealNumber]).toEqual([1, 2]);
});
