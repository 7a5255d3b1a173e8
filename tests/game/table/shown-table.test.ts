import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../engine/cards.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { emptyTable, withSeat } from '../../../game/model/table-state.ts';
import { shownWorth } from '../../../game/table/shown-table.ts';
import type { Stage } from '../../../game/table/stage.ts';
import { rulesWith } from '../../engine/support/stacked.ts';

const FACTS = {
  rules: preset('scat'),
  speakers: ['You', 'Fox'].map((name, seat) => ({ name, you: seat === 0 })),
};

/** What is shown of the first hand of a showdown, the cards that make its value all of one suit. */
function worthAtShowdown(rules: HouseRules, value: number): ReturnType<typeof shownWorth> {
  const scoring = parseCards('Kh');
  const state = withSeat(emptyTable(FACTS), 0, { value, scoring });
  return shownWorth({ rules, sees: () => true } as unknown as Stage, state, 0);
}

describe('what a hand is worth at the showdown', () => {
  test('has the suit that makes it', () => {
    expect(worthAtShowdown(preset('scat'), 10)).toEqual({ value: 10, suit: 2 });
  });

  test('has none in brag', () => {
    expect(worthAtShowdown(rulesWith({ handRanking: 'brag' }), 1130904)).toEqual({ value: 1130904, suit: null });
  });
});
