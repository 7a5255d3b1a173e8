/** The table at one moment, as reviews and exercises show it: what it says of the other players. */
import { expect, test } from 'vitest';
import type { Deal } from '../../../../engine/deal.ts';
import { viewOf } from '../../../../engine/view.ts';
import { createTheme } from '../../../../game/base/theme/theme.ts';
import { momentTable } from '../../../../game/ui/moments/moment-table.ts';
import { dealt, play, rulesWith } from '../../../engine/support/stacked.ts';

const SPEAKERS = ['You', 'Fox', 'Owl'].map((name, seat) => ({ name, you: seat === 0 }));
const HANDS = ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'];

/** What the table says that the others did. */
function didIn(deal: Deal): (string | null)[] {
  const table = momentTable(viewOf(deal, 0), { speakers: SPEAKERS, theme: createTheme('evening') });
  return Array.from(table.querySelectorAll('.did'), ({ textContent }) => textContent);
}

test('a new pool that was asked for is told from the hand that a dealer changed', () => {
  const rules = rulesWith({ play: 'pool', poolSevenEightNine: 'on-request', dealerChoice: true });
  const deal = dealt({ hands: [HANDS[0], HANDS[1], '7c 8d 9h'], pool: '2c 5d 9s', dealer: 2 }, rules);
  play(deal, '2 change', '0 pass', '1 change');
  expect(didIn(deal)).toEqual(['new cards', 'changed']);
});

test('a swap of all that costs the turns to come is told from one that does not', () => {
  const rules = rulesWith({ play: 'pool', poolSwapAll: 'for-good-after-first-turn' });
  const deal = dealt({ hands: HANDS, pool: '2c 5d 9s', dealer: 0 }, rules);
  play(deal, '1 swap-all', '2 swap-all');
  expect(didIn(deal)).toEqual(['swapped all', 'swapped for good']);
});
