/** The yardstick `threshold:K`, in worked positions. Seat 0 begins. */
import { describe, expect, test } from 'vitest';
import { formatAction, parseAction, type Action } from '../../../engine/actions.ts';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import type { Deal } from '../../../engine/deal.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, play, rulesWith } from '../support/stacked.ts';

const OTHER = '2h 3h 4c';

/** What it does in the place of the seat to act. @param legal what it may do there, where that is not all */
function choice(deal: Deal, threshold = 21, legal: readonly string[] | null = null): string {
  const actions = legal === null ? deal.legalActions() : legal.map(parseAction);
  return formatAction(createThresholdBot(threshold).decide(viewOf(deal, deal.seat), actions) as Action);
}

test('it is called by what it knocks with', () => {
  expect(createThresholdBot(21).name).toBe('threshold:21');
});

describe('questions that need no cards', () => {
  const hands = ['Ks 9s 2h', OTHER];

  test.each([
    ['shotgun', 'look'],
    ['sudden-death', 'deal'],
  ])('%s: %s', (name, wanted) => {
    expect(choice(dealt({ hands }, preset(name)))).toBe(wanted);
  });

  test('it declares whatever it can', () => {
    expect(choice(dealt({ hands: ['As Ks Qs', OTHER] }, preset('honour')))).toBe('declare');
  });
});

describe('at the draw', () => {
  test.each([
    ['knocks with exactly the threshold', 'Ks 9s 2s', '2d', 'knock'],
    ['does not with one less', 'Ks 8s 2s', '2d', 'draw'],
    ['takes a card that adds a point', 'Ks 8s 2s', '3s', 'take'],
    ['does not take one that adds nothing', 'Ks 8s 2h', '2d', 'draw'],
    ['knocks even where a card would add points', 'Ks 9s 2s', '8s', 'knock'],
  ])('%s: %s with %s on the discards', (_what, hand, turnUp, wanted) => {
    expect(choice(dealt({ hands: [hand, OTHER], turnUp }))).toBe(wanted);
  });

  test('calls the hammer where there is no knock', () => {
    const deal = dealt({ hands: ['Ks 9s 2s', OTHER], turnUp: '2d' }, preset('hammer'));
    expect(choice(deal)).toBe('knock');
    expect(choice(deal, 21, ['draw', 'take', 'hammer'])).toBe('hammer');
    expect(choice(deal, 22)).toBe('draw');
  });

  test('without a stock passes, or takes where it must', () => {
    const deal = dealt({ hands: ['Ks 8s 2h', OTHER], turnUp: '2d' });
    expect(choice(deal, 31, ['take', 'pass'])).toBe('pass');
    expect(choice(deal, 31, ['take'])).toBe('take');
  });
});

describe('at the discard', () => {
  /** The discard after drawing a card. */
  function discard(hand: string, drawn: string, rules = preset('scat'), threshold = 21): string {
    const deal = dealt({ hands: [hand, OTHER], turnUp: '2d', stock: drawn }, rules);
    play(deal, '0 draw');
    return choice(deal, threshold);
  }

  test.each([
    ['keeps the highest total of a suit', 'Ks 8s 3h', '4s', 'discard 3h'],
    ['drops a card drawn in vain', 'Ks 8s 3h', '2c', 'discard 2c'],
    ['drops the drawn card of two that are worth the same', 'Ks 8s 3h', '3d', 'discard 3d'],
    ['among equal totals keeps what leans towards a suit', 'Ks 2h 3d', '8h', 'discard 3d'],
    ['among equal totals keeps the higher of two other cards', 'Ks 8s 3h', '4d', 'discard 3h'],
  ])('%s: %s and %s', (_what, hand, drawn, wanted) => {
    expect(discard(hand, drawn)).toBe(wanted);
  });

  test('after the draw knocks with exactly the threshold, and not with one less', () => {
    const rules = rulesWith({ knockTiming: 'after-draw' });
    expect(discard('Ks 8s 3h', '3s', rules)).toBe('knock 3h');
    expect(discard('Ks 8s 3h', '2s', rules)).toBe('discard 3h');
    expect(discard('Ks 8s 3h', '2s', rules, 20)).toBe('knock 3h');
  });
});

describe('in golf', () => {
  const rows = ['Ks 9s 4h', '2h 3h 4c'];
  const golf = preset('golf');

  test.each([
    ['takes a first card that counts 7', '7d', 'take'],
    ['does not take one that counts 6', '6d', 'draw'],
  ])('%s', (_what, turnUp, wanted) => {
    expect(choice(dealt({ hands: rows, turnUp }, golf))).toBe(wanted);
  });

  test('places a card that it took', () => {
    const deal = dealt({ hands: rows, turnUp: '3d' }, golf);
    play(deal, '0 take');
    expect(choice(deal)).toBe('replace 0');
  });

  test.each([
    ['places a first card that counts 7', '7d', 'replace 0'],
    ['flips another where the first card counts 6', '6d', 'flip 0'],
  ])('%s', (_what, stock, wanted) => {
    const deal = dealt({ hands: rows, turnUp: '2d', stock }, golf);
    play(deal, '0 draw');
    expect(choice(deal)).toBe(wanted);
  });

  test.each([
    ['places a later card that adds 5', '5d', 'replace'],
    ['flips another where it adds 4', '4d', 'flip'],
    ['flips another where it counts more in another suit, but too little', 'Kc', 'flip'],
    ['places a later card of the same rank', '7c', 'replace'],
  ])('%s', (_what, next, wanted) => {
    const deal = dealt({ hands: rows, turnUp: '2d', stock: `7d 2s ${next}` }, golf);
    play(deal, '0 draw', '0 replace 0', '1 draw', '1 flip 0', '0 draw');
    expect(choice(deal).split(' ', 1)[0]).toBe(wanted);
  });
});

describe('with a pool', () => {
  const pool = (keys: Record<string, unknown> = {}) => rulesWith({ play: 'pool', ...keys });

  /** The first turn of a hand beside a pool. */
  function first(hand: string, lying: string, keys: Record<string, unknown> = {}, threshold = 26): string {
    return choice(dealt({ hands: [hand, OTHER], pool: lying }, pool(keys)), threshold);
  }

  test.each([
    ['knocks with the threshold', 'Ks 9s 7s', 'As 2c 3d', 'knock'],
    ['takes the card that adds most', 'Ks 9s 2h', '6s 4s 8c', 'take 6s'],
    ['passes where no card adds anything', 'Ks 9s 2s', '2c 3d 4h', 'pass'],
    ['swaps all for a better hand', '2s 3h 4c', '9d Kd 2d', 'swap-all'],
    ['takes one card where that is worth as much as all', 'Ks 5s 2h', '7s 9c Kc', 'take 7s'],
    ['takes one card where that is worth more', 'Ks 9s 2h', '8s Kd 9d', 'take 8s'],
  ])('%s: %s and %s', (_what, hand, lying, wanted) => {
    expect(first(hand, lying)).toBe(wanted);
  });

  test('puts down what leaves the best hand', () => {
    const deal = dealt({ hands: ['Ks 9s 2h', OTHER], pool: '6s 4s 8c' }, pool());
    play(deal, '0 take 6s');
    expect(choice(deal, 26)).toBe('discard 2h');
  });

  test('where nobody may pass, loses as little as it can', () => {
    expect(first('Ks 9s 2s', '2c 3d 4s', { poolPass: false })).toBe('take 4s');
    expect(first('Ks 9s 3s', '2c 3d 4h', { poolPass: false })).toBe('take 2c');
    const deal = dealt({ hands: ['Ks 9s 3s', OTHER], pool: '2c 3d 4h' }, pool({ poolPass: false }));
    play(deal, '0 take 2c');
    expect(choice(deal, 26)).toBe('discard 3s');
    const last = dealt({ hands: [OTHER, 'Ks 9s 3s'], pool: '2c 3d 4h' }, pool({ poolPass: 'never' }));
    play(last, '0 knock');
    expect(choice(last, 26)).toBe('take 2c');
  });

  test('where a pass or a swap is for good, does it with the threshold, or where an exchange would spoil the hand', () => {
    const forGood = { poolPass: 'for-good', poolSwapAll: 'for-good', knockMinimum: 41 };
    expect(first('Ks 9s 7s', '2c 3d 4h', forGood)).toBe('pass');
    expect(first('Ks 9s 2h', '2c 3d 4h', forGood)).toBe('take 2c');
    expect(first('Ks 9s 2s', '2c 3d 4h', forGood)).toBe('pass');
    expect(first('2s 3h 4c', '9d Kd 7d', forGood)).toBe('swap-all');
    expect(first('2s 3h 4c', '9d Kd 2d', forGood)).toBe('take Kd');
    const free = { ...forGood, poolSwapAll: 'for-good-after-first-turn' };
    expect(first('2s 3h 4c', '9d Kd 2d', free)).toBe('swap-all');
  });

  test('where one may exchange two cards, does where that helps, and is done where it does not', () => {
    const two = { poolSwapTwo: true, poolSwapAll: false, threeOfAKind: 30.5 };
    expect(first('7s Kh Qh', '7c 7d 2c', two)).toBe('take 7c');
    expect(first('7s Kh Qh', '7c 7d 2c', { ...two, poolSwapTwo: false })).toBe('pass');
    expect(first('7s Kh Qh', '7c 2d 3c', two)).toBe('pass');
    const deal = dealt({ hands: ['7s Kh Qh', OTHER], pool: '7c 7d 2c' }, pool(two));
    play(deal, '0 take 7c');
    expect(choice(deal, 26)).toMatch(/^discard [KQ]h$/);
    const single = dealt({ hands: ['7s Kh Qh', OTHER], pool: '7c 7d 2c' }, pool({ ...two, poolSwapTwo: false }));
    play(single, '0 take 7c');
    expect(choice(single, 26)).toBe('discard 7s');
    play(deal, '0 discard Kh');
    expect(choice(deal, 26)).toBe('take 7d');
    play(deal, '0 take 7d');
    expect(choice(deal, 26)).toBe('discard Qh');
    const done = dealt({ hands: ['Ks 9s 4h', OTHER], pool: '8s 3c 2c' }, pool(two));
    play(done, '0 take 8s', '0 discard 4h');
    expect(choice(done, 26)).toBe('pass');
  });

  test('with the second of two cards does what leaves the best hand', () => {
    const deal = dealt({ hands: ['Ks Kh 2d', OTHER], pool: 'Qh 9s 8s' }, pool({ poolSwapTwo: true }));
    play(deal, '0 take Qh', '0 discard 2d', '0 take 9s');
    expect(choice(deal, 26)).toBe('discard Ks');
  });

  test('where one knocks after any turn, exchanges first what helps, and knocks then', () => {
    const any = { knockTiming: 'after-draw', poolKnockAfter: 'any-turn' };
    expect(first('Ks 9s 7s', '2c 3d 4h', any)).toBe('knock');
    expect(first('Ks 9s 7s', '8s 3d 4h', any)).toBe('take 8s');
    const swaps = dealt({ hands: ['2s 3h 4c', OTHER], pool: '9d Kd 7d' }, pool(any));
    expect(choice(swaps, 26)).toBe('swap-all');
    play(swaps, '0 swap-all');
    expect([choice(swaps, 26), choice(swaps, 27)]).toEqual(['knock', 'pass']);
  });

  test('asks for a new pool with a hand that nothing in it helps, and that it would not knock with', () => {
    const ask = { poolSevenEightNine: 'on-request', knockMinimum: 41 };
    expect(first('Ks Qs 4s', '7c 8d 9h', ask)).toBe('change');
    expect(first('Ks Qs 4d', '7c 8s 9h', ask)).toBe('take 8s');
    expect(first('Ks Qs 9s', '7c 8d 9h', ask)).toBe('pass');
    expect(first('Ks Qs 9s', '7c 8d 9h', { ...ask, poolPass: 'never' })).toBe('change');
    const last = dealt({ hands: [OTHER, 'Ks Qs 4s'], pool: '7c 8d 9h' }, pool({ poolSevenEightNine: 'on-request' }));
    play(last, '0 knock');
    expect(choice(last, 26)).toBe('pass');
  });

  test('in its last turn does what is best at once', () => {
    const rules = pool({ poolPass: 'for-good', poolSwapAll: 'for-good' });
    const deal = dealt({ hands: [OTHER, '2s 3h 4c'], pool: '9d Kd 2d' }, rules);
    play(deal, '0 pass');
    expect(choice(deal, 26)).toBe('swap-all');
  });

  test('gives a card back that it had to take, where it may', () => {
    const deal = dealt({ hands: ['Ks 9s 3s', OTHER], pool: '2c 3d 4h' }, pool({ poolPass: false, returnTaken: true }));
    play(deal, '0 take 2c');
    expect(choice(deal, 26)).toBe('discard 2c');
  });

  test('knocks with the card that it puts down, with what it keeps worth the threshold', () => {
    const rules = pool({ knockTiming: 'after-draw' });
    const deal = dealt({ hands: ['Ks 9s 2h', OTHER], pool: '7s 4d 8c' }, rules);
    expect(choice(deal, 26)).toBe('take 7s');
    play(deal, '0 take 7s');
    expect(choice(deal, 26)).toBe('knock 2h');
    expect(choice(deal, 27)).toBe('discard 2h');
  });

  test('gives up points in order to knock with a card, and none where it may not knock', () => {
    const keys = { knockTiming: 'after-draw' };
    expect(first('Ks Qs 9s', '8s 2c 3d', keys)).toBe('take 8s');
    expect(first('Ks Qs 9s', '2s 2c 3d', keys)).toBe('pass');
    expect(first('Ks Qs 9s', '8s 2c 3d', { ...keys, knockFirstTurn: false })).toBe('pass');
    expect(first('Ks Qs 9s', '8s 2c 3d', { ...keys, knockMinimum: 29 })).toBe('pass');
  });

  test.each([
    ['changes a hand that is worth less than dealt hands on average', 'Ks 9d 2c', 'change'],
    ['keeps one that is worth more', 'Ks 9s 2c', 'keep'],
  ])('as the dealer %s', (_what, hand, wanted) => {
    expect(choice(dealt({ hands: [OTHER, hand], pool: '2c 3d 4h' }, pool({ dealerChoice: true })))).toBe(wanted);
  });
});

describe('hands of a wider family', () => {
  test('takes the third of a kind where three are declared and all others pay', () => {
    const cards = { hands: ['5s 5d Kc', OTHER], turnUp: '5h' };
    expect(choice(dealt(cards, rulesWith({ declareThree: true })), 26)).toBe('take');
    expect(choice(dealt(cards, rulesWith({ declareThree: true, declareEnds: 'showdown' })), 26)).toBe('draw');
    expect(choice(dealt(cards, rulesWith()), 26)).toBe('draw');
  });

  test('takes what completes a straight flush by which all others pay, and keeps it', () => {
    const deal = dealt(
      { hands: ['4c 5c Kc', OTHER], turnUp: '6c' },
      rulesWith({ straightFlush: 20, declareStraightFlush: true }),
    );
    expect(choice(deal, 26)).toBe('take');
    play(deal, '0 take');
    expect(choice(deal, 26)).toBe('discard Kc');
  });

  test('keeps three of a kind that it will declare', () => {
    const deal = dealt({ hands: ['5s 5d Kc', OTHER], turnUp: '5h' }, rulesWith({ declareThree: true }));
    play(deal, '0 take');
    expect(choice(deal, 26)).toBe('discard Kc');
  });

  test('knocks with three of a kind that all others pay at the showdown', () => {
    const rules = rulesWith({ declareThree: true, declareEnds: 'at-showdown' });
    expect(choice(dealt({ hands: ['5s 5d 5c', OTHER], turnUp: '9h' }, rules), 26)).toBe('knock');
    const late = rulesWith({ declareThree: true, declareEnds: 'at-showdown', knockTiming: 'after-draw' });
    const deal = dealt({ hands: ['5s 5d Kc', OTHER], turnUp: '5h' }, late);
    play(deal, '0 take');
    expect(choice(deal, 26)).toBe('knock Kc');
  });

  test('where other suits count against a hand, keeps what costs least', () => {
    const rules = rulesWith({ offSuit: 'minus', handSize: 4 });
    const deal = dealt({ hands: ['Ks Kd 9s 5s', '2h 3h 4c 5c'], turnUp: '2d' }, rules);
    expect(choice(deal, 26)).toBe('take');
    play(deal, '0 take');
    expect(choice(deal, 26)).toBe('discard Kd');
  });

  test('draws while nothing lies on the discards', () => {
    expect(choice(dealt({ hands: ['Ks 8s 2s', OTHER] }, rulesWith({ upcard: false })))).toBe('draw');
  });

  test('gives a card back that it took, where it may and the hand is best as it was', () => {
    const rules = rulesWith({ returnTaken: true });
    const deal = dealt({ hands: ['Ks 8s 3s', OTHER], turnUp: '2d' }, rules);
    play(deal, '0 take');
    expect(choice(deal)).toBe('discard 2d');
  });
});
