/** What the expert does with each house rule, in worked positions. Seat 0 begins. */
import { describe, expect, test } from 'vitest';
import { BUY_IN, DECLARE, LEAVE, formatAction, type Action } from '../../../engine/actions.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import { Prospects } from '../../../engine/bots/prospects.ts';
import { parseCards } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { Match } from '../../../engine/match.ts';
import { packOf } from '../../../engine/pack.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, emptyTheStock, play, rulesWith, stackDeck } from '../support/stacked.ts';

/** What the expert does in the place of the seat to act. */
function choice(deal: Deal): string {
  return formatAction(createExpert().decide(viewOf(deal, deal.seat), deal.legalActions()) as Action);
}

describe('before the first turn', () => {
  const hands = ['Ks Qs 9s', '2h 3h 4c'];

  test('shotgun: looks, since a hand not seen is as often the lowest as the other, and costs double', () => {
    expect(choice(dealt({ hands }, preset('shotgun')))).toBe('look');
  });

  test('sudden death: has all cards dealt and lets play decide', () => {
    expect(choice(dealt({ hands }, preset('sudden-death')))).toBe('deal');
  });

  test('hammer: calls it with a hand that would knock', () => {
    expect(choice(dealt({ hands }, preset('hammer')))).toBe('hammer');
  });

  test('hammer: calls it with a little less, since nobody draws any more', () => {
    const cards = { hands: ['Ks 9s 3s', '2h 3h 4c'], turnUp: '2d' };
    expect(choice(dealt(cards, preset('hammer')))).toBe('hammer');
    expect(choice(dealt(cards, preset('scat')))).not.toBe('knock');
  });

  test('hammer: does not call it with 12', () => {
    expect(choice(dealt({ hands: ['Ks 2s 4h', '2h 3h 4c'], turnUp: '5d' }, preset('hammer')))).toBe('draw');
  });
});

describe('knocking', () => {
  test('GIN: 21 is enough not to be the lowest of four, and not enough to be the highest', () => {
    const cards = { hands: ['Ks 9s 2s', '2h 3h 4c', '3d 4d 5c', '6h 7c 8d'], turnUp: '2d' };
    expect(choice(dealt(cards, preset('scat')))).toBe('knock');
    expect(choice(dealt(cards, preset('gin')))).not.toBe('knock');
  });

  test('with two, less is enough where a knock that fails costs no more than one that succeeds brings', () => {
    const cards = { hands: ['Ks 9s 3s', '2h 3h 4c'], turnUp: '2d' };
    expect(choice(dealt(cards, preset('gentle-knock')))).toBe('knock');
    expect(choice(dealt(cards, preset('french-canadian')))).toBe('knock');
    expect(choice(dealt(cards, preset('scat')))).not.toBe('knock');
  });

  test('before the draw: knocks with 29', () => {
    const rules = rulesWith({ knockTiming: 'before-draw' });
    expect(choice(dealt({ hands: ['Ks Qs 9s', '2h 3h 4c'] }, rules))).toBe('knock');
  });

  test('before the draw: counts on the card that it will draw', () => {
    const cards = { hands: ['Ks Ts 2s', '2h 3h 4c'], turnUp: '2d' };
    expect(choice(dealt(cards, rulesWith({ knockTiming: 'before-draw' })))).toBe('knock');
    expect(choice(dealt(cards, preset('scat')))).not.toBe('knock');
  });

  test('after the draw: knocks with the discard', () => {
    const deal = dealt({ hands: ['As 9s 4d', '2h 3h 4c'], stock: 'Ks' }, rulesWith({ knockTiming: 'after-draw' }));
    play(deal, '0 draw');
    expect(choice(deal)).toBe('knock 4d');
  });

  test('after the draw: does not knock with a 31 that only a plain discard declares', () => {
    const rules = rulesWith({ knockTiming: 'after-draw', declareAfterKnock: false });
    const deal = dealt({ hands: ['As Ks 4d', '2h 3h 4c'], stock: 'Qs' }, rules);
    play(deal, '0 draw');
    expect(choice(deal)).toBe('discard 4d');
  });

  test('minimum and one suit: draws on until it may knock', () => {
    const cards = { hands: ['Ks 9s 2s', '2h 3h 4c', '3d 4d 5c', '6h 7c 8d'], turnUp: '2d' };
    expect(choice(dealt(cards, rulesWith({ knockMinimum: 22 })))).toBe('draw');
    const twoSuits = { ...cards, hands: ['As Ks 2c', ...cards.hands.slice(1)] };
    expect(choice(dealt(twoSuits, rulesWith({ knockSameSuit: true })))).toBe('draw');
  });
});

describe('after a knock', () => {
  test('counter-knock: with two players draws anyway, since the draw can only help', () => {
    const deal = dealt({ hands: ['Ks 9s 5s', 'Kh 9h 4h'], turnUp: '2d' }, rulesWith({ counterKnock: true }));
    play(deal, '0 knock');
    expect(choice(deal)).toBe('draw');
  });

  test('counter-knock: ends the deal with a hand that cannot get better', () => {
    const rules = rulesWith({ counterKnock: true, declare: 'off', knockerLowestLoss: 1 });
    const deal = dealt({ hands: ['Ks 9s 5s', 'Ah Kh Qh'], turnUp: '2d' }, rules);
    play(deal, '0 knock');
    expect(choice(deal)).toBe('knock');
  });

  test('counter-knock after the draw: ends the deal with a poor hand, before the others can get better', () => {
    const rules = rulesWith({ knockTiming: 'after-draw', counterKnock: true });
    const deal = dealt({ hands: ['Ah Kh 2c', 'Ks 2h 2d', '7c 8c 3d', '7d 8d 3h'], stock: '9d 3c' }, rules);
    play(deal, '0 draw', '0 knock 2c', '1 draw');
    expect(choice(deal)).toMatch(/^knock /);
  });

  test('stands with a hand that cannot get better, and draws with a poor one', () => {
    const rules = rulesWith({ finalTurnStand: true, declare: 'off' });
    const good = dealt({ hands: ['Ks 9s 5s', 'Ah Kh Qh'], turnUp: '2d' }, rules);
    const poor = dealt({ hands: ['Ks 9s 5s', 'Ah 2c 3d'], turnUp: '2d' }, rules);
    play(good, '0 knock');
    play(poor, '0 knock');
    expect(choice(good)).toBe('stand');
    expect(choice(poor)).toBe('draw');
  });
});

describe('declaring by hand', () => {
  /** Seat 0 knocks, seat 1 makes 31 by taking the queen, and is asked. */
  function makes31(keys: Record<string, unknown> = {}, others: string[] = []): Deal {
    const rules = rulesWith({ declare: 'manual', ...keys });
    const deal = dealt({ hands: ['Kh 9h 6h', 'As Ks 4d', ...others], turnUp: 'Qs' }, rules);
    play(deal, '0 knock', '1 take', '1 discard 4d');
    return deal;
  }

  test('declares 31 while nobody has knocked', () => {
    const deal = dealt({ hands: ['As Ks Qs', 'Kh 9h 6h'] }, preset('honour'));
    expect(choice(deal)).toBe('declare');
  });

  test('keeps quiet against the only other player, a knocker who loses 1 by a declaration and 2 by the showdown', () => {
    expect(choice(makes31())).toBe('quiet');
  });

  test('declares against a knocker who has only one loss left', () => {
    const deal = makes31();
    const view = viewOf(deal, deal.seat);
    view.tokens[0] = 0;
    expect(createExpert().decide(view, deal.legalActions())).toBe(DECLARE);
  });

  test('declares where the knocker loses 2 by that as well', () => {
    expect(choice(makes31({ knockerLossOn31: 2 }))).toBe('declare');
  });

  test('declares with three at the table, so that both others lose', () => {
    expect(choice(makes31({}, ['2h 3h 4c']))).toBe('declare');
  });
});

describe('values', () => {
  test('ranks break ties: of two cards that count ten keeps the higher', () => {
    const deal = dealt({ hands: ['Ks Ts Qs', '2h 3h 4c'], stock: 'Js' }, preset('jacobs'));
    play(deal, '0 draw');
    expect(choice(deal)).toBe('discard Ts');
  });

  test('takes the third of a kind where three count 30.5 or 30, and not where they count nothing', () => {
    const cards = { hands: ['8s 8d Kc', '2h 3h 4c'], turnUp: '8h' };
    expect(choice(dealt(cards, preset('blitz')))).toBe('take');
    expect(choice(dealt(cards, preset('cadillac')))).toBe('take');
    expect(choice(dealt(cards, preset('scat')))).toBe('draw');
  });

  test('takes the third ace where three are declared', () => {
    expect(choice(dealt({ hands: ['As Ad Ks', '2h 3h 4c'], turnUp: 'Ac' }, preset('cadillac')))).toBe('take');
  });

  test('takes the card that completes a straight flush', () => {
    const cards = { hands: ['5s 6s Kd', '2h 3h 4c'], turnUp: '7s' };
    expect(choice(dealt(cards, preset('hard-to-knock')))).toBe('take');
  });

  test('expects more of two neighbours of a suit where straight flushes count', () => {
    const hand = parseCards('5s 6s Kd');
    const unseen = Array.from(packOf(preset('scat'))).filter((card) => !hand.includes(card));
    const expected = (keys: object): number =>
      new Prospects(rulesWith({ ...keys }), unseen).afterTwoDraws(hand, (value) => value);
    expect(expected({ straightFlush: 30 })).toBeGreaterThan(expected({}));
  });

  test('takes the card that makes 31 even with a hand to knock with', () => {
    expect(choice(dealt({ hands: ['As Ks 8s', '2h 3h 4c'], turnUp: 'Qs' }))).toBe('take');
  });

  test('four cards: takes the card that makes 41 even with a hand to knock with', () => {
    const cards = { hands: ['As Ks Qs 4d', '2h 3h 4c 5c'], turnUp: 'Js' };
    expect(choice(dealt(cards, preset('four-card')))).toBe('take');
  });

  test('Italian pack: counts on no eight, nine or ten', () => {
    const cards = { hands: ['7s 7d Kc', '2h 3h 4c'], turnUp: '7h' };
    expect(choice(dealt(cards, preset('italian')))).toBe('take');
  });
});

describe('cards of other suits that count against the hand', () => {
  const rules = rulesWith({ offSuit: 'minus' });

  test('in its last turn puts down the higher of two that do not belong to the suit', () => {
    const deal = dealt({ hands: ['Kh 9h 8h', 'As Ks 9d'], turnUp: '2c', stock: '3d' }, rules);
    play(deal, '0 knock', '1 draw');
    expect(choice(deal)).toBe('discard 9d');
  });

  test('knocks with 25 of one suit, and not with 27 less a nine', () => {
    expect(choice(dealt({ hands: ['Ks 9s 8s', '2h 3h 4c'], turnUp: '2d' }, rules))).toBe('knock');
    expect(choice(dealt({ hands: ['As Ks 9d', '2h 3h 4c'], turnUp: 'Kd' }, rules))).not.toBe('knock');
  });

  test.each(['automatic', 'manual'])('four cards, %s: keeps the card that makes 41, whatever it gives', (declare) => {
    const cards = { hands: ['As Ks Qs 4d', '2h 3h 4c 5c'], stock: 'Js' };
    const deal = dealt(cards, rulesWith({ base: 'forty-one', declare }));
    play(deal, '0 draw');
    expect(choice(deal)).toMatch(/^(discard|knock) 4d$/);
  });
});

describe('three of a kind that are declared', () => {
  const cards = { hands: ['8s 8d Kc', '2h 3h 4c'], turnUp: '8h' };

  test('takes the third, whatever three count', () => {
    expect(choice(dealt(cards, rulesWith({ declareThree: true })))).toBe('take');
    expect(choice(dealt(cards, rulesWith({ declareThree: true, threeOfAKind: 30 })))).toBe('take');
  });

  test('by hand: declares where all others pay', () => {
    const rules = rulesWith({ declareThree: true, declare: 'manual' });
    expect(choice(dealt({ hands: ['8s 8d 8h', '2h 3h 4c'] }, rules))).toBe('declare');
  });

  test('by hand: keeps quiet three that are compared at once and worth next to nothing', () => {
    const rules = rulesWith({ declareThree: true, declare: 'manual', declareEnds: 'showdown' });
    expect(choice(dealt({ hands: ['2s 2d 2h', 'Kh Qh 4c'] }, rules))).toBe('quiet');
  });

  test('by hand: declares them where they count 30.5', () => {
    const rules = rulesWith({ declareThree: true, declare: 'manual', declareEnds: 'showdown', threeOfAKind: 30.5 });
    expect(choice(dealt({ hands: ['2s 2d 2h', 'Kh Qh 4c'] }, rules))).toBe('declare');
  });
});

describe('31 that is declared only with a ten', () => {
  const rules = rulesWith({ declareWithTen: true });

  test('keeps the ten, which ends the deal', () => {
    for (const hand of ['As Ks Qs', 'Ks Qs As']) {
      const deal = dealt({ hands: [hand, '2h 3h 4c'], turnUp: 'Ts' }, rules);
      expect(choice(deal)).toBe('take');
      play(deal, '0 take');
      expect(choice(deal)).toMatch(/^discard [KQ]s$/);
    }
  });

  test('knocks with one that has none', () => {
    expect(choice(dealt({ hands: ['As Ks Qs', '2h 3h 4c'], turnUp: '2d' }, rules))).toBe('knock');
  });
});

describe('what a declared hand ends', () => {
  test.each(['all-pay', 'showdown', 'last-turns', 'aces-all-pay', 'at-showdown'])(
    '%s: takes the card that makes 31',
    (declareEnds) => {
      const cards = { hands: ['As Ks 8s', '2h 3h 4c'], turnUp: 'Qs' };
      expect(choice(dealt(cards, rulesWith({ declareEnds })))).toBe('take');
    },
  );

  test('last-turns: after a hand was declared improves its own, and does not knock', () => {
    const deal = dealt(
      { hands: ['As Ks 4d', 'Kh 9h 3c', 'Kd 9d 2c'], turnUp: 'Qs', stock: '7c' },
      rulesWith({ declareEnds: 'last-turns' }),
    );
    play(deal, '0 take', '0 discard 4d');
    expect(choice(deal)).toBe('draw');
  });
});

describe('hands that are declared at the showdown', () => {
  const rules = rulesWith({ declareEnds: 'at-showdown', declareThree: true, knockTiming: 'instead-of-draw' });
  const others = ['2h 3h 4c', '9d 8c 2d'];

  test('knocks with three twos, which make all others pay', () => {
    expect(choice(dealt({ hands: ['2s 2c 2h', '3h 4h 5c', '9d 8c 3d'], turnUp: 'Kd' }, rules))).toBe('knock');
  });

  test('knocks with 31, whatever lies open', () => {
    expect(choice(dealt({ hands: ['As Ks Qs', '3h 4h 5c', '9d 8c 3d'], turnUp: 'Js' }, rules))).toBe('knock');
  });

  test('takes the third of a kind in a last turn, rather than a higher suit', () => {
    const deal = dealt({ hands: [others[0], 'Ks 8d 8c'], turnUp: '8h' }, rules);
    play(deal, '0 knock');
    expect(choice(deal)).toBe('take');
  });
});

describe('turns after a knock', () => {
  const cards = { hands: ['Ks 9s 2s', '2h 3h 4c'], turnUp: '2d' };

  test('none: knocks with less than where the others have one', () => {
    expect(choice(dealt(cards, rulesWith({ lastTurns: 0 })))).toBe('knock');
    expect(choice(dealt(cards, rulesWith()))).not.toBe('knock');
  });

  test('two: knocks with 30, and with a little less not where one turn would do', () => {
    expect(choice(dealt({ ...cards, hands: ['Ks Qs Ts', '2h 3h 4c'] }, rulesWith({ lastTurns: 2 })))).toBe('knock');
  });

  test('two: in the first of them still collects, and in the last takes what is worth more now', () => {
    const rules = rulesWith({ lastTurns: 2, declare: 'off' });
    const deal = dealt({ hands: ['Kh 9h 8h', 'Ks Qs 2c'], turnUp: '9s' }, rules);
    play(deal, '0 knock');
    expect(choice(deal)).toBe('take');
  });
});

describe('straight flushes that beat all points', () => {
  const rules = rulesWith({ straightFlush: 'top' });

  test('takes the card that completes one', () => {
    expect(choice(dealt({ hands: ['5s 6s Kd', '2h 3h 4c'], turnUp: '7s' }, rules))).toBe('take');
  });

  test('knocks with one, however few points it has', () => {
    expect(choice(dealt({ hands: ['3s 4s 5s', 'Kh 9h 4c'], turnUp: 'Kd' }, rules))).toBe('knock');
    expect(choice(dealt({ hands: ['3s 4s 5s', 'Kh 9h 4c'], turnUp: 'Kd' }, rulesWith()))).not.toBe('knock');
  });

  test('keeps one for which a card of more points comes', () => {
    const deal = dealt({ hands: ['3s 4s 5s', 'Kh 9h 4c'], stock: 'As' }, rules);
    play(deal, '0 draw');
    expect(choice(deal)).toBe('discard As');
  });
});

describe('with the stock empty', () => {
  test('passes with the better hand: the cards that nobody has shown are the other one', () => {
    const deal = dealt({ hands: ['2h 3c 4d', 'Ks 9s 5s'] });
    emptyTheStock(deal);
    expect(choice(deal)).toBe('pass');
  });

  test('with the worse hand takes the card that makes it the better one', () => {
    const deal = dealt({ hands: ['Kh Qh 2c', 'Ks 9s 3d'] });
    emptyTheStock(deal);
    expect(choice(deal)).toBe('take');
  });
});

test('buys in again', () => {
  const rules = rulesWith({ buyIns: 1, lives: 1, grace: false });
  const match = new Match(rules, 3, { seed: 1, dealer: 2 });
  match.startDeal(stackDeck(rules, { hands: ['2h 3c 4d', 'Ks Qs 9s', 'Kh Qh 9h'] }));
  play(match, '0 knock', '1 draw', '1 discard 2d', '2 draw', '2 discard 2s');
  expect(createExpert().decide(match.view(0), [BUY_IN, LEAVE])).toBe(BUY_IN);
});

describe('hands of brag', () => {
  const rules = rulesWith({ handRanking: 'brag' });
  const other = '2h 5d 8c';

  test.each(['9c 9d 9h', '4c 5d 6h', 'Kc 9c 4c'])('knocks with %s at once', (hand) => {
    expect(choice(dealt({ hands: [hand, other], turnUp: 'Js' }, rules))).toBe('knock');
  });

  test('does not with an ace, a king and nothing', () => {
    expect(choice(dealt({ hands: ['Ac Kd 9h', other], turnUp: '5c' }, rules))).toBe('draw');
  });

  test('takes the card that makes a run of a hand without anything, and keeps it', () => {
    const deal = dealt({ hands: ['9c Td 2h', other], turnUp: 'Js' }, rules);
    expect(choice(deal)).toBe('take');
    play(deal, '0 take');
    expect(choice(deal)).toBe('discard 2h');
  });

  test('keeps a pair', () => {
    const deal = dealt({ hands: ['9c 9d 2h', other], turnUp: 'Js', stock: 'Kd' }, rules);
    play(deal, '0 draw');
    expect(choice(deal)).toMatch(/^discard (Kd|2h)$/);
  });

  test('with a pool: takes what makes a prial, and gives away what is nothing', () => {
    const pool = rulesWith({ handRanking: 'brag', play: 'pool', poolSwapAll: false, poolPass: false });
    const deal = dealt({ hands: ['9c 9d 2h', 'Kc Qd 5h'], pool: '9s 4d 7h' }, pool);
    expect(choice(deal)).toBe('take 9s');
    play(deal, '0 take 9s');
    expect(choice(deal)).toBe('discard 2h');
  });
});
