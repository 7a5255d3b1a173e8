import { describe, expect, test } from 'vitest';
import { decisionChance, seedOf } from '../../../engine/bots/view-seed.ts';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { viewOf, type View } from '../../../engine/view.ts';
import { dealt, play } from '../support/stacked.ts';

const HANDS = ['7s 8h 9d', '2c 3d 4h', 'Kc Qd Jh'];

/** What seat 0 sees after its draw. */
function seen(stack: object = {}, ...moves: string[]): View {
  const deal = dealt({ hands: HANDS, turnUp: 'As', stock: 'Ks 5c 6c', ...stack });
  play(deal, ...moves);
  return viewOf(deal, 0);
}

describe('the seed of a decision', () => {
  test('is the same in the same situation, and follows from the seed that it is given', () => {
    expect(seedOf(seen(), 31)).toBe(seedOf(seen(), 31));
    expect(seedOf(seen(), 31)).not.toBe(seedOf(seen(), 32));
  });

  test('does not depend on what is hidden', () => {
    const other = seen({ hands: [HANDS[0], 'Ac Ad Ah', 'Kc Qd Jh'], stock: '5c' });
    expect(seedOf(other, 31)).toBe(seedOf(seen(), 31));
  });

  test.each<[string, View]>([
    ['the own cards', seen({ hands: ['7s 8h Td', HANDS[1], HANDS[2]] })],
    ['the dealer', seen({ dealer: 1 }, '2 draw', '2 discard Ks')],
    ['the card drawn', seen({}, '0 draw')],
    ['another card drawn', seen({ stock: '5c' }, '0 draw')],
    ['what was put down', seen({}, '0 draw', '0 discard 7s')],
    ['another card put down', seen({}, '0 draw', '0 discard 8h')],
    ['what somebody did', seen({}, '0 knock')],
  ])('depends on %s', (_what, view) => {
    expect(seedOf(view, 31)).not.toBe(seedOf(seen(), 31));
  });

  test('depends on the seat and on the tokens', () => {
    // In golf nobody sees any cards at first.
    const golf = dealt({ hands: HANDS }, preset('golf'));
    expect(viewOf(golf, 0).cards).toEqual(viewOf(golf, 1).cards);
    expect(seedOf(viewOf(golf, 0), 31)).not.toBe(seedOf(viewOf(golf, 1), 31));
    const fewer = seen();
    fewer.tokens[2] = 1;
    expect(seedOf(fewer, 31)).not.toBe(seedOf(seen(), 31));
  });

  test('may be given by a function of what the seat sees', () => {
    const view = seen();
    expect(decisionChance(view, ({ seat }) => 100 + seat).unit()).toBe(new Random(100).unit());
    expect(decisionChance(view, 31).unit()).toBe(new Random(seedOf(view, 31)).unit());
  });
});
