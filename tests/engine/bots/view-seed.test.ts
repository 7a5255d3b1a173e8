import { describe, expect, test } from 'vitest';
import { decisionChance, seedOf } from '../../../engine/bots/view-seed.ts';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { viewOf, type View } from '../../../engine/view.ts';
import { dealt, play } from '../support/stacked.ts';

const HANDS = ['7s 8h 9d', '2c 3d 4h', 'Kc Qd Jh'];

/** What seat 0 sees after some moves. */
const seen = (stack: object = {}, ...moves: string[]): View =>
  viewOf(play(dealt({ hands: HANDS, turnUp: 'As', stock: 'Ks 5c 6c', ...stack }), ...moves), 0);

describe('the seed of a decision', () => {
  test('is the same in the same situation, whatever is hidden, and follows from the seed that it is given', () => {
    const other = seen({ hands: [HANDS[0], 'Ac Ad Ah', 'Kc Qd Jh'], stock: '5c' });
    expect(seedOf(other, 31)).toBe(seedOf(seen(), 31));
    expect(seedOf(seen(), 31)).not.toBe(seedOf(seen(), 32));
  });

  test('depends on all that the seat sees: cards, dealer, what was drawn, put down and done, tokens', () => {
    const fewer = seen();
    fewer.tokens[2] = 1;
    const views = [
      seen(),
      seen({ hands: ['7s 8h Td', HANDS[1], HANDS[2]] }),
      seen({ dealer: 1 }, '2 draw', '2 discard Ks'),
      seen({}, '0 draw'),
      seen({ stock: '5c' }, '0 draw'),
      seen({}, '0 draw', '0 discard 7s'),
      seen({}, '0 draw', '0 discard 8h'),
      seen({}, '0 knock'),
      fewer,
    ];
    expect(new Set(views.map((view) => seedOf(view, 31))).size).toBe(views.length);
  });

  test('depends on the seat: in golf nobody sees any cards at first', () => {
    const golf = dealt({ hands: HANDS }, preset('golf'));
    expect(viewOf(golf, 0).cards).toEqual(viewOf(golf, 1).cards);
    expect(seedOf(viewOf(golf, 0), 31)).not.toBe(seedOf(viewOf(golf, 1), 31));
  });

  test('may be given by a function of what the seat sees', () => {
    const view = seen();
    expect(decisionChance(view, ({ seat }) => 100 + seat).unit()).toBe(new Random(100).unit());
    expect(decisionChance(view, 31).unit()).toBe(new Random(seedOf(view, 31)).unit());
  });
});
