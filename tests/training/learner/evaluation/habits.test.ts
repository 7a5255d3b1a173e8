import { describe, expect, test } from 'vitest';
import { formatAction, parseAction } from '../../../../engine/actions.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { viewOf } from '../../../../engine/view.ts';
import { habitsShown, type Habit } from '../../../../training/learner/evaluation/habits.ts';
import { dealt, play, rulesWith, type Stack } from '../../../engine/support/stacked.ts';

const THREES = rulesWith({ threeOfAKind: 30.5 });

/** The actions that keep to a habit in a decision, among those that are legal; null where it shows nothing of it. */
function keeping(habit: Habit, stack: Stack, moves: readonly string[], rules: HouseRules = THREES): string[] | null {
  const deal = dealt(stack, rules);
  play(deal, ...moves);
  const legal = deal.legalActions();
  const shown = new Map(habitsShown(viewOf(deal, deal.seat), legal));
  const keeps = shown.get(habit);
  if (keeps === undefined) return null;
  return ['draw', 'take', 'stand', 'declare', 'hammer', 'replace 0', ...CARDS.map((card) => `discard ${card}`)].filter(
    (text) => legal.includes(parseAction(text)) && keeps(parseAction(text)),
  );
}

const CARDS = ['5c', '5d', '5h', 'Kh', 'As', '3c', '2d', 'Qs', '9c', '7h'];
const OTHER = '3h 4s 6d';

describe('a habit shows in a decision', () => {
  test('three of a kind: where they are worth most, every discard but theirs keeps them', () => {
    const held: Stack = { hands: ['5c 5d 5h', OTHER], stock: 'Kh' };
    expect(keeping('three', held, ['0 draw'])).toEqual(['discard Kh']);
    expect(keeping('three', held, ['0 draw'], preset('scat'))).toBeNull();
  });

  test('a pair: where three would count, and not where three are there', () => {
    const pair: Stack = { hands: ['5c 5d As', OTHER], stock: 'Kh' };
    expect(keeping('pair', pair, ['0 draw'])).toEqual(['discard Kh', 'discard As']);
    expect(keeping('pair', pair, ['0 draw'], preset('scat'))).toBeNull();
    expect(keeping('pair', { hands: ['5c 5d 5h', OTHER], stock: 'Kh' }, ['0 draw'])).toBeNull();
  });

  test('one suit: by the discard of the one card of another suit', () => {
    const clubs: Stack = { hands: ['5c 3c 9c', OTHER], stock: 'Kh' };
    expect(keeping('suit', clubs, ['0 draw'])).toEqual(['discard Kh']);
    expect(keeping('suit', { hands: ['5c 3c As', OTHER], stock: 'Kh' }, ['0 draw'])).toBeNull();
  });

  test('a high card by itself: one that has no suit and no rank in common with others', () => {
    const alone: Stack = { hands: ['5c 3c As', OTHER], stock: '2d' };
    expect(keeping('high', alone, ['0 draw'])).toEqual(['discard 5c', 'discard 3c', 'discard 2d']);
    expect(keeping('high', { hands: ['5c 3c As', OTHER], stock: 'Qs' }, ['0 draw'])).toBeNull();
  });

  test('taking the top discard, beside drawing', () => {
    expect(keeping('take', { hands: ['5c 3c As', OTHER], turnUp: 'Kh' }, [])).toEqual(['take']);
  });

  test('keeping the hand in the last turn, where the rules allow that', () => {
    const rules = preset('thirty-one');
    const moves = ['0 draw', '0 discard 2d', '1 draw', '1 discard Qs', '0 knock'];
    const stack: Stack = { hands: ['5c 3c As', OTHER], stock: '2d Qs' };
    expect(keeping('stand', stack, moves, rules)).toEqual(['stand']);
    expect(keeping('stand', stack, moves)).toBeNull();
  });

  test('declaring, where one may keep quiet', () => {
    const full: Stack = { hands: ['Ks As 2d', OTHER], stock: 'Qs' };
    expect(keeping('declare', full, ['0 draw', '0 discard 2d'], preset('honour'))).toEqual(['declare']);
  });

  test('making everybody show, in the first turn', () => {
    expect(keeping('hammer', { hands: ['5c 3c As', OTHER] }, [], preset('hammer'))).toEqual(['hammer']);
  });

  test('golf: putting a drawn card into the row', () => {
    expect(keeping('place', { hands: ['5c 3c As', OTHER], stock: '2d' }, ['0 draw'], preset('golf'))).toEqual([
      'replace 0',
    ]);
  });

  test('what is kept says nothing once somebody has knocked', () => {
    const held: Stack = { hands: [OTHER, '5c 5d 5h'], stock: 'Kh' };
    expect(keeping('three', held, ['0 knock', '1 draw'])).toBeNull();
  });

  test('of two high cards by themselves both are kept', () => {
    expect(keeping('high', { hands: ['2d 3d As', OTHER], stock: 'Kh' }, ['0 draw'])).toEqual(['discard 2d']);
  });

  test('three of a kind: those that are worth more than the best suit', () => {
    const kings: Stack = { hands: ['As Ks Kh', OTHER], stock: 'Kc' };
    expect(keeping('three', kings, ['0 draw'], rulesWith({ threeOfAKind: 30 }))).toEqual(['discard As']);
  });

  test('a discard with a knock keeps as much as one without', () => {
    const rules = rulesWith({ threeOfAKind: 30.5, knockTiming: 'after-draw' });
    const deal = dealt({ hands: ['5c 3c 9c', OTHER], stock: 'Kh' }, rules);
    play(deal, '0 draw');
    const legal = deal.legalActions();
    const keeps = new Map(habitsShown(viewOf(deal, 0), legal)).get('suit');
    expect(legal.filter((action) => keeps?.(action)).map(formatAction)).toEqual(['discard Kh', 'knock Kh']);
  });

  test('golf: not where the card was taken, which has to be placed', () => {
    expect(keeping('place', { hands: ['5c 3c As', OTHER], turnUp: 'Kh' }, ['0 take'], preset('golf'))).toBeNull();
  });
});
