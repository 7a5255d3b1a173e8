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

type Case = [what: string, habit: Habit, hand: string, drawn: string, kept: string[] | null, rules?: HouseRules];

test.each<Case>([
  ['three of a kind: every discard but theirs keeps them', 'three', '5c 5d 5h', 'Kh', ['discard Kh']],
  ['three of a kind: not where they count for nothing', 'three', '5c 5d 5h', 'Kh', null, preset('scat')],
  ['three of a kind: above a suit', 'three', 'As Ks Kh', 'Kc', ['discard As'], rulesWith({ threeOfAKind: 30 })],
  ['a pair', 'pair', '5c 5d As', 'Kh', ['discard Kh', 'discard As']],
  ['a pair: not where three count for nothing', 'pair', '5c 5d As', 'Kh', null, preset('scat')],
  ['a pair: not where three are there', 'pair', '5c 5d 5h', 'Kh', null],
  ['one suit: by the discard of the one card of another', 'suit', '5c 3c 9c', 'Kh', ['discard Kh']],
  ['one suit: not where no discard leaves one', 'suit', '5c 3c As', 'Kh', null],
  ['a high card by itself', 'high', '5c 3c As', '2d', ['discard 5c', 'discard 3c', 'discard 2d']],
  ['a high card: not one with a suit in common', 'high', '5c 3c As', 'Qs', null],
  ['two high cards by themselves: both are kept', 'high', '2d 3d As', 'Kh', ['discard 2d']],
  ['golf: putting a drawn card into the row', 'place', '5c 3c As', '2d', ['replace 0'], preset('golf')],
])('after a draw a habit shows: %s', (_, habit, hand, drawn, kept, rules) => {
  expect(keeping(habit, { hands: [hand, OTHER], stock: drawn }, ['0 draw'], rules)).toEqual(kept);
});

describe('a habit shows in a decision', () => {
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

  test('what is kept says nothing once somebody has knocked', () => {
    const held: Stack = { hands: [OTHER, '5c 5d 5h'], stock: 'Kh' };
    expect(keeping('three', held, ['0 knock', '1 draw'])).toBeNull();
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
