/** The table at one moment, as reviews and exercises show it: what it says of the other players. */
import { expect, test } from 'vitest';
import { viewOf } from '../../../../engine/view.ts';
import { createTheme } from '../../../../game/base/theme/theme.ts';
import { momentTable } from '../../../../game/ui/moments/moment-table.ts';
import { dealt, play, rulesWith } from '../../../engine/support/stacked.ts';

const SPEAKERS = ['You', 'Fox', 'Owl'].map((name, seat) => ({ name, you: seat === 0 }));
const HANDS = ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'];

test('a swap of all that costs the turns to come is told from one that does not', () => {
  const rules = rulesWith({ play: 'pool', poolSwapAll: 'for-good-after-first-turn' });
  const deal = dealt({ hands: HANDS, pool: '2c 5d 9s', dealer: 0 }, rules);
  play(deal, '1 swap-all', '2 swap-all');
  const table = momentTable(viewOf(deal, 0), { speakers: SPEAKERS, theme: createTheme('evening') });
  const did = Array.from(table.querySelectorAll('.did'), ({ textContent }) => textContent);
  expect(did).toEqual(['swapped all', 'swapped for good']);
});
