/** The table at one moment, as reviews and exercises show it: the others and what they did, the piles, and one's own cards. */
import { render } from 'preact';
import { expect, test } from 'vitest';
import type { Deal } from '../../../engine/deal.ts';
import { viewOf } from '../../../engine/view.ts';
import { createTheme } from '../../../game/base/theme/theme.ts';
import { MomentTable } from '../../../game/kit/moment-table.tsx';
import { dealt, play, rulesWith } from '../../engine/support/stacked.ts';
import { readable } from '../support/page.ts';

const SPEAKERS = ['You', 'Fox', 'Owl'].map((name, seat) => ({ name, you: seat === 0 }));
const HANDS = ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'];

function tableOf(deal: Deal): HTMLElement {
  const table = document.createElement('div');
  render(<MomentTable view={viewOf(deal, 0)} speakers={SPEAKERS} theme={createTheme('evening')} />, table);
  return table;
}

/** What the table says that the others did. */
const didIn = (deal: Deal) => Array.from(tableOf(deal).querySelectorAll('.did'), ({ textContent }) => textContent);

test('a new pool that was asked for is told from the hand that a dealer changed', () => {
  const rules = rulesWith({ play: 'pool', poolSevenEightNine: 'on-request', dealerChoice: true });
  const deal = dealt({ hands: [HANDS[0], HANDS[1], '7c 8d 9h'], pool: '2c 5d 9s', dealer: 2 }, rules);
  expect(readable(tableOf(deal)).slice(3, 5)).toEqual(['(face down) (face down) (face down)', 'In the middle']);
  play(deal, '2 change', '0 pass', '1 change');
  expect(didIn(deal)).toEqual(['new cards', 'changed']);
});

test('a swap of all that costs the turns to come is told from one that does not', () => {
  const rules = rulesWith({ play: 'pool', poolSwapAll: 'for-good-after-first-turn' });
  const deal = dealt({ hands: HANDS, pool: '2c 5d 9s', dealer: 0 }, rules);
  play(deal, '1 swap-all', '2 swap-all');
  expect(didIn(deal)).toEqual(['swapped all', 'swapped for good']);
});

test('in golf rows lie face down where hands would be', () => {
  const row = '(face down) (face down) (face down)';
  const lines = readable(tableOf(dealt({ hands: HANDS }, rulesWith({ play: 'golf' }))));
  expect(lines.slice(0, 5)).toEqual(['Fox 3 tokens', row, 'Owl 3 tokens', row, 'Stock: 42']);
  expect(lines.slice(-2)).toEqual(['Your hand 3 tokens', row]);
});
