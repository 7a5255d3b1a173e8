import { describe, expect, test } from 'vitest';
import { createThresholdBot } from '../../engine/bots/threshold.ts';
import type { Bot } from '../../engine/bots/bot.ts';
import { pointsOf } from '../../engine/cards.ts';
import { addTally, luckIn, netLuck, noLuck, type ChanceTally, type Luck } from '../../engine/luck.ts';
import { packOf } from '../../engine/pack.ts';
import { dealtHands } from '../../engine/points.ts';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import { handValue } from '../../engine/value.ts';
import { stackedRecord } from '../game/support/records.ts';
import { choices } from './support/choices.ts';
import { recordOf } from './support/matches.ts';
import { rulesWith, stackDeck } from './support/stacked.ts';

/** How far a tally lies from what was expected, in standard deviations. */
const distance = ({ sum, expected, variance }: ChanceTally): number => (sum - expected) / Math.sqrt(variance);

describe('what was to be expected', () => {
  test('of a dealt hand is the mean over all hands', () => {
    const rules = preset('scat');
    const all = choices([...packOf(rules)], 3).map((hand) => handValue(rules, hand));
    expect(all).toHaveLength(22_100);
    const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
    expect(dealtHands(rules).mean).toBeCloseTo(mean, 9);
    const squares = all.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    expect(dealtHands(rules).variance).toBeCloseTo(squares / all.length, 6);
  });

  test('depends on the pack, the number of cards, and what counts', () => {
    const means = ['scat', 'italian', 'four-card', 'gin'].map((name) => dealtHands(preset(name)).mean);
    expect(new Set(means).size).toBe(4);
    expect(means[2]).toBeGreaterThan(means[0]);
    expect(dealtHands(rulesWith({ offSuit: 'minus' })).mean).toBeLessThan(means[0]);
  });

  test('of a drawn card is the mean over the cards that lay in the stock', () => {
    const rules = rulesWith({ lives: 1, grace: false });
    const stack = { hands: ['As Ks 2h', '3c 4d 5h'], turnUp: '2c', stock: 'Qs' };
    const [{ drawn, dealt }, other] = luckIn(stackedRecord(rules, stack, '0 draw', '0 discard 2h'));
    expect(dealt).toMatchObject({ count: 1, sum: 21, expected: dealtHands(rules).mean });
    expect(other).toMatchObject({ dealt: { count: 1, sum: 5 }, drawn: { count: 0 } });
    // Only spades add to 21: of the ten left in the stock the Queen, Jack, ten, and 9 to 2.
    const spades = stackDeck(rules, stack)
      .slice(7)
      .filter((card) => card >= 39);
    const gains = spades.reduce((sum, card) => sum + pointsOf(card), 0);
    expect(drawn).toMatchObject({ count: 1, sum: 10 });
    expect(drawn.expected).toBeCloseTo(gains / (52 - 7), 9);
  });
});

test('net of the others, luck is what one got beyond what was to be expected, less what each of them got', () => {
  const luckOf = (dealt: number, drawn: number): Luck => ({
    dealt: { count: 2, sum: dealt, expected: 40, variance: 8 },
    drawn: { count: 3, sum: drawn, expected: 6, variance: 2 },
  });
  const luck = [luckOf(50, 7), luckOf(38, 6), luckOf(40, 2)];
  expect(netLuck(luck, 0)).toEqual({ points: 10 + 1 - (-2 + -4) / 2, variance: 10 + 20 / 4 });
  expect(netLuck(luck, 1).points + netLuck(luck, 2).points).toBeCloseTo(-netLuck(luck, 0).points, 12);
});

test('no hand counts in golf', async () => {
  const luck = luckIn(await recordOf(preset('golf'), 2, 1, createThresholdBot(20)));
  expect(luck).toEqual([noLuck(), noLuck()]);
});

test('hands that beat all points count by their suit', async () => {
  for (const keys of [{ threeOfAKind: 'top' }, { straightFlush: 'top' }]) {
    const luck = luckIn(await recordOf(rulesWith(keys), 4, 3, createThresholdBot(24)));
    for (const { dealt } of luck) expect(dealt.sum / dealt.count).toBeLessThan(31);
    expect(Math.max(...luck.map(({ dealt }) => dealt.expected / dealt.count))).toBeLessThan(20);
  }
});

test('where one discards first, a drawn card counts by what it adds to the rest of the hand', () => {
  const rules = rulesWith({ discardFirst: true, lives: 1, grace: false });
  const stack = { hands: ['As Ks 5s', '3c 4d 5h'], turnUp: '2c', stock: '9s' };
  const moves = ['0 discard 5s', '0 draw', '1 knock', '0 discard 9s', '0 take'];
  const [first] = luckIn(stackedRecord(rules, stack, ...moves));
  expect(first.drawn).toMatchObject({ count: 1, sum: 9 });
  // The other spades add up to 69, and all else on the stock adds nothing.
  expect(first.drawn.expected).toBeCloseTo(69 / 45);
});

describe('with a pool', () => {
  test('the hands dealt count, and nothing is drawn', async () => {
    for (const { dealt, drawn } of luckIn(await recordOf(preset('widow'), 3, 3, createThresholdBot(26)))) {
      expect(dealt.count).toBeGreaterThan(0);
      expect(drawn).toEqual(noLuck().drawn);
    }
  });

  test('of a dealer who changes, the hand dealt counts', () => {
    const rules = rulesWith({ play: 'pool', dealerChoice: true, lives: 1, grace: false });
    const stack = { hands: ['As Ks 2h', '3c 4d 5h'], pool: 'Ac Kc Qc' };
    const [, dealer] = luckIn(stackedRecord(rules, stack, '1 change'));
    expect(dealer.dealt).toMatchObject({ count: 1, sum: 5, expected: dealtHands(rules).mean });
  });
});

describe('over many matches', () => {
  /** Seats that play in very different ways: one knocks at once, one never, one in between. */
  const bots = [createThresholdBot(12), createThresholdBot(31), createThresholdBot(24)];
  const mixed: Bot = { name: 'mixed', decide: (view, legal) => bots[view.seat].decide(view, legal) };

  test('the intervals of 95% hold what was expected about as often, however one plays', async () => {
    const inside = { dealt: 0, drawn: 0 };
    const all = [0, 1, 2].map(noLuck);
    const MATCHES = 40;
    for (let seed = 0; seed < MATCHES; seed++) {
      const seats = luckIn(await recordOf(preset(PRESETS[seed % 6]), 3, seed, mixed));
      for (const [seat, luck] of seats.entries()) {
        for (const what of ['dealt', 'drawn'] as const) {
          addTally(all[seat][what], luck[what]);
          if (luck[what].count === 0 || Math.abs(distance(luck[what])) < 1.96) inside[what]++;
        }
      }
    }
    expect(inside.dealt / (3 * MATCHES)).toBeGreaterThan(0.9);
    expect(inside.dealt / (3 * MATCHES)).toBeLessThan(0.99);
    expect(inside.drawn / (3 * MATCHES)).toBeGreaterThan(0.9);
    expect(inside.drawn / (3 * MATCHES)).toBeLessThan(0.99);
    for (const { dealt, drawn } of all)
      expect([distance(dealt), distance(drawn)].every((one) => Math.abs(one) < 3)).toBe(true);
  });
});
