import { expect, test } from 'vitest';
import { parseCards } from '../../../engine/cards.ts';
import { shownWorth } from '../../../game/table/shown-table.ts';
import type { Stage } from '../../../game/table/stage.ts';
import { emptyTableOf, factsOf, seated } from '../support/events.ts';

test.each([
  ['points', 10, 2],
  ['brag', 1130904, null],
] as const)('a hand at the showdown, ranked by %s, has the suit that makes it', (handRanking, value, suit) => {
  const state = seated(emptyTableOf(), { You: { value, scoring: parseCards('Kh') } });
  const { rules } = factsOf('scat', { handRanking });
  expect(shownWorth({ rules, sees: () => true } as unknown as Stage, state, 0)).toEqual({ value, suit });
});
