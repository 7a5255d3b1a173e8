/** Two packs shuffled together: every card is there twice, and two equal ones cannot be told apart. */
import { describe, expect, test } from 'vitest';
import { formatCards, parseCards } from '../../../engine/cards.ts';
import { keyFor, KeyedNumbers } from '../../../engine/fair/recipe.ts';
import { packOf } from '../../../engine/pack.ts';
import { replayRecord } from '../../../engine/record.ts';
import { Random } from '../../../engine/random.ts';
import { createRandomBot } from '../../../engine/bots/bot.ts';
import { handValue, isFullHand } from '../../../engine/value.ts';
import { cases, examples } from '../support/examples.ts';
import { recordOf } from '../support/matches.ts';
import { rulesWith } from '../support/stacked.ts';

const TWO = { packs: 2 };

test('the pack has each of its cards twice, in the order of their integers', () => {
  const pack = packOf(rulesWith({ ...TWO, deck: 'piquet32' }));
  expect([formatCards(pack.subarray(0, 4)), pack.length]).toEqual(['7c 7c 8c 8c', 64]);
});

test('its order follows from secret and word by the public recipe', () => {
  // As `python3 docs/fairness/pack.py SECRET 1 Anna deal CARD...` prints it, with each card named twice.
  const pack = packOf(rulesWith(TWO));
  const key = keyFor(new Uint8Array(32).fill(7), 'deal', 1, 'Anna');
  new KeyedNumbers(key).order(pack, pack.length);
  expect(formatCards(pack.subarray(0, 8))).toBe('6d Ks 8h Jh 7c 5c 8c 7c');
});

describe('a hand', () => {
  test.each<[string, object, number, boolean]>([
    ['Ks Ks 5s', {}, 25, false],
    ['As Ks Qs', {}, 31, true],
    ['As As 9s', {}, 31, true],
    ['As As Ts', {}, 32, true],
    ['As As Kd', {}, 22, false],
    ['As As Ks', { declareWithTen: true }, 32, false],
    ['As As Ts', { declareWithTen: true }, 32, true],
    ['7s 7s 7h', { threeOfAKind: 30.5 }, 30.5, false],
    ['As As Ah', { threeAces: 33 }, 33, true],
    ['7s 7s 7h 7h', { handSize: 4, threeOfAKind: 30 }, 30, false],
    ['As As Ks Ks', { handSize: 4 }, 42, true],
    ['4s 5s 5s 6s', { handSize: 4, straightFlush: 30 }, 30, false],
    ['4s 4s 5s', { straightFlush: 30 }, 13, false],
    ['Ks Ks 2h', { offSuit: 'minus' }, 18, false],
    ['5s 5s 5h', { play: 'golf' }, 15, false],
  ])('%s by %j is worth %d', (hand, keys, value, isFull) => {
    const rules = rulesWith({ ...TWO, ...keys });
    const cards = parseCards(hand);
    expect(handValue(rules, cards)).toBe(value);
    if (rules.play !== 'golf') expect(isFullHand(rules, cards)).toBe(isFull);
  });
});

describe('of two equal cards in a hand', () => {
  examples({ ...TWO, hands: 'Ks Ks 2h / Kd Qd 4c', turnUp: '9h', stock: 'Ts 5d' })(cases`
    either one is put down by the same action | 0 draw | 0 discard: discard 2h Ks Ts
    and the other one stays | 0 draw, discard Ks | 1 draw; hand Ts Ks 2h; top Ks
    with a knock too | 0 draw | 0 discard: discard 2h Ks Ts, knock 2h Ks Ts | ${{ knockTiming: 'after-draw' }}
    one goes where one discards first | 0 discard Ks | 0 draw: draw, take; hand Ks 2h | ${{ discardFirst: true }}
    and another card comes in its place | 0 discard Ks, draw | 1 discard; hand Ts Ks 2h | ${{ discardFirst: true }}
  `);

  examples({ ...TWO, hands: 'Ks 7d 2h / Kd Qd 4c', turnUp: 'Ks', stock: 'Ts 5d' })(cases`
    one may be put down though the other has just been taken | 0 take | 0 discard: discard 2h 7d Ks
    which nobody can tell | 0 take, discard Ks | 1 draw; hand Ks 7d 2h; knows none; top Ks
    where the hand has no other the one just taken stays | 0 take, discard Ks, 1 take | 1 discard: discard 4c Kd Qd
    a card that was taken is known to be held | 0 take, discard 7d | 1 draw; knows Ks
    and is the first that is taken to leave | 0 take, discard 7d, 1 draw, discard Ts, 0 draw, discard Ks
      | 1 draw; hand 5d Ks 2h; knows none
  `);
});

describe('with a pool', () => {
  examples({ ...TWO, play: 'pool', pool: 'Ks Ks 9h', hands: '9h 7d 2h / Kd Qd 4c', stock: '3c 3d 3h' })(cases`
    two equal cards lie in the middle | | 0 draw: knock, pass, swap-all, take 9h Ks
    and one is taken | 0 take Ks, discard 7d | 1 draw; hand 9h Ks 2h; pool 7d Ks 9h; knows Ks
    a card goes back where the hand has held an equal one | 0 take 9h, discard 9h | 1 draw; hand 9h 7d 2h; knows none
    all know a hand that was the pool, with equal cards too | 0 swap-all | 1 draw; pool 9h 7d 2h; knows Ks Ks 9h
    and that these have gone | 0 swap-all, 1 swap-all | 0 draw; knows Ks Ks 9h; 1 knows 9h 7d 2h
    of two exchanges the second may take an equal card to the one put there | 0 take 9h, discard 9h
      | 0 second-exchange: pass, take Ks | ${{ poolSwapTwo: true }}
    or the other one of two | 0 take Ks, discard Kd | 0 second-exchange: pass, take 9h Kd
      | ${{ poolSwapTwo: true, pool: 'Ks Kd 9h', hands: 'Kd 7d 2h / 3s Qd 4c' }}
  `);
});

describe('hands are compared', () => {
  examples({
    ...TWO,
    hands: 'Ks Qs 2h / Ks Qs 4c / 9c 8c 3d',
    turnUp: '5d',
    tieBreak: 'suits',
    hammer: 'hammer',
  })(cases`
    equal ones tie where suits tell others apart | 0 hammer | hammer: 20 20 17, lost 0 0 1
    also where they are the lowest | 0 hammer | hammer: 20 20 21, lost 0 1 0 | Ks Qs 2h / Ks Qs 4c / Ac Qc 2d
    two full hands stand side by side | | declare: 31 32 17, lost 0 0 1 | As Ks Qs / Ah Ah Kh / 9c 8c 3d
    a full hand of 32 counts 30 where it is kept quiet | 0 quiet, hammer | hammer: 30 20 17, lost 0 0 1
      | ${{ declare: 'manual', hands: 'As As Ks / Kh Qh 4c / 9c 8c 3d' }}
    and one of 42 counts 40 | 0 quiet, hammer | hammer: 40 20 17, lost 0 0 1
      | ${{ declare: 'manual', handSize: 4, hands: 'As As Ks Ks / Kh Qh 4c 2d / 9c 8c 3d 2h' }}
  `);
});

describe('golf', () => {
  examples({ ...TWO, base: 'golf', hands: '2c 3d 7h / Kd Qd 4c', turnUp: 'Ks', stock: '5d Ks' })(cases`
    a drawn card is put down, and an equal one stays in the row | 0 take, replace 0, 1 draw, flip 0, 0 draw, flip 1
      | 1 draw; rows Ks 3d - / Kd - -; knows Ks 3d; top Ks
    two equal cards may show | 0 take, replace 0, 1 draw, flip 0, 0 draw, replace 2
      | 1 draw; rows Ks - Ks / Kd - -; knows Ks Ks; top 7h
  `);
});

test('a record has each card twice, and none more often', async () => {
  const record = await recordOf(rulesWith({ ...TWO, base: 'single' }), 3, 1, createRandomBot(new Random(1)));
  expect(replayRecord(structuredClone(record)).deals).toBe(1);
  const [first, second] = record.deals[0].deck.split(' ');
  record.deals[0].deck = record.deals[0].deck.replace(first, second);
  expect(() => replayRecord(record)).toThrow(`deal 1: ${second} is there too often`);
});
