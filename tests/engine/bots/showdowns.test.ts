import { describe, expect, test } from 'vitest';
import { Showdowns } from '../../../engine/bots/showdowns.ts';
import { viewOf, type View } from '../../../engine/view.ts';
import { dealt, rulesWith } from '../support/stacked.ts';

const HANDS = ['2c 3d 4h', '5c 6d 7h', '8c 9d Th'];

/** What seat 0 sees at a table of so many. */
function seen(players: number, keys: Record<string, unknown> = {}): View {
  return viewOf(dealt({ hands: HANDS.slice(0, players) }, rulesWith(keys)), 0);
}

/** @param guesses the values of the others, and how likely they are */
function showdowns(view: View, knocker: number, ...guesses: [others: number[], weight: number][]): Showdowns {
  const all = new Showdowns(view, knocker);
  for (const [others, weight] of guesses) all.add(Float64Array.of(NaN, ...others), weight);
  return all;
}

describe('a hand in guessed showdowns', () => {
  test('gains what it makes the others lose, on average by how likely each showdown is', () => {
    const all = showdowns(seen(2), -1, [[20], 1], [[25], 3]);
    expect(all.worth(26)).toBe(1);
    expect(all.worth(22)).toBe((1 - 3) / 4);
    expect(all.worth(19)).toBe(-1);
    // Both lose where both are the lowest.
    expect(all.worth(20)).toBe(-3 / 4);
  });

  test('gains the mean of what several others lose', () => {
    const all = showdowns(seen(3), -1, [[20, 22], 1]);
    expect(all.worth(25)).toBe(1 / 2);
    expect(all.worth(19)).toBe(-1);
    expect(all.worth(20)).toBe(1 / 2 - 1);
  });

  test('loses twice as much as the lowest that knocked', () => {
    const all = showdowns(seen(2), 0, [[20], 1]);
    expect(all.worth(19)).toBe(-2);
    expect(all.worth(20)).toBe(1);
    expect(showdowns(seen(2), 1, [[20], 1]).worth(21)).toBe(2);
  });

  test('costs nobody more than it takes to be out', () => {
    const view = seen(2);
    view.tokens.set([0, 3]);
    expect(showdowns(view, 0, [[20], 1]).worth(19)).toBe(-1);
    const withoutGrace = seen(2, { grace: false });
    withoutGrace.tokens.set([1, 3]);
    expect(showdowns(withoutGrace, 0, [[20], 1]).worth(19)).toBe(-1);
  });

  test('gains points in a race', () => {
    const all = showdowns(seen(3, { scoring: 'points' }), -1, [[20, 22], 1]);
    expect(all.worth(25)).toBe(1);
    expect(all.worth(19)).toBe(-1 / 2);
  });

  test('gains nothing that is known where nothing was guessed', () => {
    expect(showdowns(seen(2), -1).worth(20)).toBe(0);
  });

  test('gains by a declaration what that costs the others, whatever they hold', () => {
    expect(showdowns(seen(3), -1, [[31, 31], 1]).worthOfDeclaring()).toBe(1);
    expect(showdowns(seen(3, { knockerLossOn31: 2 }), 1).worthOfDeclaring()).toBe((2 + 1) / 2);
  });
});
