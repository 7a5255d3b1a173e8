import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, DISCARD, DRAW, EXTRA_STEP, KNOCK, TAKE, parseAction } from '../../../../engine/actions.ts';
import type { Weighed } from '../../../../engine/review/advice.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { viewOf, type View } from '../../../../engine/view.ts';
import { hintOf } from '../../../../game/features/hints/hint.ts';
import { LANGUAGES } from '../../../../game/i18n/languages.ts';
import { speakIn } from '../../../../game/i18n/words.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import { dealt, play, rulesWith, type Stack } from '../../../engine/support/stacked.ts';
import '../../support/all-languages.ts';

const STACK: Stack = { hands: ['Kh 7h 4c', '2c 3d 4h'], turnUp: '9h', stock: 'Ad' };

/** What the first player sees before drawing, or after it. */
function seen(...moves: string[]): View {
  const deal = dealt(STACK, preset('scat'));
  play(deal, ...moves);
  return viewOf(deal, deal.seat);
}

const weighed = (action: number, probability: number, chance: number | null, loss: number | null): Weighed => ({
  action,
  probability,
  chance,
  loss,
});

/** What is said about these options, the first of which is the policy's favourite. */
function said(options: readonly Weighed[], best = options[0].action, view = seen()) {
  const deals = options[0].chance === null ? 0 : 64;
  return hintOf({ by: 'policy', advice: { best, options, deals }, isFinal: deals > 0 }, view);
}

describe('a hint', () => {
  test('says what to do and what the hand becomes, how sure the policy is, and how much better it is than the next best', () => {
    const hint = said([weighed(TAKE, 0.62, 0.541, 0.2), weighed(DRAW, 0.38, 0.512, 0.3), weighed(KNOCK, 0, 0.31, 0.8)]);
    expect(hint).toEqual({
      action: TAKE,
      sentence: 'Take the 9♥: it makes 26 ♥.',
      details: [
        '62% sure · 3% better than drawing · 54% to win the match',
        '62% sure · 3% better than drawing',
        '3% better than drawing',
      ],
    });
  });

  const sentence = (action: string | number, view: View): string => {
    const one = typeof action === 'string' ? parseAction(action) : action;
    return said([weighed(one, 0.9, null, null)], one, view).sentence;
  };
  /** What somebody sees who holds the hand above by other rules, after some moves. */
  const seenIn = (rules: HouseRules, stack: Stack = STACK, ...moves: string[]): View => {
    const deal = dealt(stack, rules);
    play(deal, ...moves);
    return viewOf(deal, deal.seat);
  };
  const BRAG = rulesWith({ handRanking: 'brag' });
  const POOL: Stack = { hands: STACK.hands, pool: '9h Ts Jd' };
  const widow = (...moves: string[]) => seenIn(preset('widow'), POOL, ...moves);
  const late = seenIn(rulesWith({ knockTiming: 'after-draw' }), STACK, '0 draw');

  test.each<[string | number, View, string]>([
    [KNOCK, seenIn(BRAG), 'Knock: you hold king high.'],
    [TAKE, seenIn(BRAG, { ...STACK, turnUp: '7d' }), 'Take the 7♦: it makes a pair of sevens.'],
    ['take 9h', widow(), 'Take the 9♥: it makes 26 ♥.'],
    ['take Ts', widow(), 'Take the 10♠.'],
    ['swap-all', widow(), 'Swap all three cards.'],
    ['pass', widow(), 'Pass: you hold 17 ♥.'],
    ['discard 4c', widow('0 take 9h'), 'Give the 4♣: you keep 26 ♥.'],
    [DRAW, seen(), 'Draw from the stock: 10 of 48 cards help you.'],
    [
      DRAW,
      seenIn(preset('scat'), { ...STACK, turnUp: '2s' }),
      'Draw from the stock: 11 of 48 cards help you, the 2♠ does not.',
    ],
    [DRAW, seenIn(preset('golf')), 'Draw from the stock.'],
    ['discard 4c', seen('0 draw'), 'Discard the 4♣: you keep 17 ♥.'],
    [TAKE, seenIn(preset('scat'), { ...STACK, turnUp: '2s' }), 'Take the 2♠.'],
    [KNOCK, seenIn(rulesWith({ scoring: 'points' })), 'Knock: you hold 17 ♥.'],
    ['knock 4c', late, 'Knock, discarding the 4♣: you keep 17 ♥.'],
  ])('for %s says what the hand becomes, or is', (action, view, expected) => {
    expect(sentence(action, view)).toBe(expected);
  });

  test('says how often a knock fails that it advises, and that it advises against', () => {
    const knock = weighed(KNOCK, 0.7, 0.5, 0.08);
    const draw = weighed(DRAW, 0.3, 0.47, 0.3);
    expect(said([knock, draw]).sentence).toBe('Knock: you lose 8 of 100 such deals.');
    const closing = weighed(parseAction('knock 4c'), 1, 0.5, 0.25);
    expect(said([closing], closing.action, late).sentence).toBe(
      'Knock, discarding the 4♣: you lose 25 of 100 such deals.',
    );
    expect(said([{ ...draw, chance: 0.6 }, knock]).sentence).toBe(
      'Draw from the stock: with a knock you would lose 8 of 100 such deals.',
    );
  });

  test.each([
    [0.985, '99% sure'],
    [0.994, '99% sure'],
    [1, '99% sure'],
    [0.984, '98% sure'],
    [0.005, '1% sure'],
  ])('of a policy that gives it %d is %s, never entirely', (probability, sure) => {
    expect(said([weighed(TAKE, probability, null, null)]).details).toEqual([sure]);
  });

  test.each([
    [0.52, ['60% sure · 2% better than drawing · 52% to win the match']],
    [0.514, ['About as good as drawing · 51% to win the match', 'About as good as drawing']],
    [0.49, ['About as good as drawing · 49% to win the match', 'About as good as drawing']],
  ])(
    'with a chance of %d against 0.5 for the next best calls equal what may be luck, however sure the policy is',
    (chance, details) => {
      const hint = said([weighed(TAKE, 0.6, chance, 0.3), weighed(KNOCK, 0.3, 0.1, 0.3), weighed(DRAW, 0.1, 0.5, 0.3)]);
      expect(hint.details.slice(0, details.length)).toEqual(details);
    },
  );

  test('has no figures where the options do not name it', () => {
    expect(said([weighed(DRAW, 0.6, 0.5, 0.3)], TAKE).details).toEqual([]);
  });

  test.each<[string, Weighed[], number, string]>([
    ['a knock with figures', [weighed(KNOCK, 1, 0.5, 0.004)], KNOCK, 'Knock: you hardly ever lose with it.'],
    ['a knock without', [weighed(KNOCK, 1, 0.5, null)], KNOCK, 'Knock: you hold 17 ♥.'],
    [
      'a draw where a knock is the next best, without figures',
      [weighed(DRAW, 0.6, 0.5, 0.1), weighed(KNOCK, 0.4, 0.4, null)],
      DRAW,
      'Draw from the stock: 10 of 48 cards help you.',
    ],
    [
      'a draw where a knock is only the third',
      [weighed(DRAW, 0.5, 0.5, 0.1), weighed(KNOCK, 0.3, 0.2, 0.4), weighed(TAKE, 0.2, 0.4, 0.2)],
      DRAW,
      'Draw from the stock: 10 of 48 cards help you.',
    ],
    [
      'a card that is taken where a knock is the next best',
      [weighed(TAKE, 0.5, 0.5, 0.1), weighed(KNOCK, 0.5, 0.4, 0.4)],
      TAKE,
      'Take the 9♥: it makes 26 ♥.',
    ],
  ])('gives its reason for %s', (_what, options, best, sentence) => {
    expect(said(options, best).sentence).toBe(sentence);
  });

  test('does not claim to be sure where the search contradicts the policy', () => {
    const hint = said([weighed(DRAW, 0.8, 0.4, 0.3), weighed(TAKE, 0.2, 0.45, 0.3)], TAKE);
    expect(hint.details[0]).toBe('5% better than drawing · 45% to win the match');
  });

  test('compares with nothing where the search looked at no other action', () => {
    expect(said([weighed(TAKE, 0.62, 0.541, 0.2), weighed(DRAW, 0.38, null, null)]).details).toEqual(['62% sure']);
  });

  test.each(LANGUAGES)('has words for every action, alone and compared with another: %s', (language) => {
    speakIn(language);
    const view = seen();
    for (let action = 0; action < ACTION_COUNT; action++) {
      // A step more is agreed on by all.
      if (action === EXTRA_STEP) continue;
      const other = action === DISCARD ? DISCARD + 1 : DISCARD;
      const { sentence, details } = said(
        [weighed(action, 0.5, 0.5, 0.25), weighed(other, 0.5, 0.25, 0.5)],
        action,
        view,
      );
      expect([sentence, ...details].join(' ')).not.toMatch(/undefined|NaN|null| {2}/);
      expect(said([weighed(other, 0.5, 0.5, 0), weighed(action, 0.5, 0.4, 0)]).details[0]).not.toMatch(/undefined|NaN/);
    }
  });
});
