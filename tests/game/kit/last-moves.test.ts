import { describe, expect, test } from 'vitest';
import { formatAction } from '../../../engine/actions.ts';
import { formatCard, NO_CARD } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { RESHUFFLED } from '../../../engine/public.ts';
import { lastMoves } from '../../../game/kit/last-moves.ts';
import { dealt, drawAndDrop, play, rulesWith } from '../../engine/support/stacked.ts';

/** By seat, actions with the card that was seen. */
function moves({ rules, table }: Deal): string[] {
  return lastMoves(table, rules).map((turn) =>
    turn.map(({ action, card }) => `${formatAction(action)}${card === NO_CARD ? '' : ` (${formatCard(card)})`}`).join(),
  );
}

const HANDS = ['Kh 7h 4c', '2c 3d 4h', '5c 6c 7c'];
const ANY_TURN = { play: 'pool', knockTiming: 'after-draw', poolKnockAfter: 'any-turn' };
const TWO = { play: 'pool', poolSwapTwo: true };
const PASSING = { poolSwapTwo: true, passAnyTurn: true, lastTurns: 2 };

describe('the last turn of a player', () => {
  test.each<[string, Record<string, unknown>, played: string, moves: string[]]>([
    ['is nothing before it', {}, '', ['', '', '']],
    [
      'names the card that was taken, and the one that was put down',
      {},
      '0 take; 0 discard 4c; 1 draw; 1 discard 2c; 2 take; 2 discard 7c',
      ['take (9h),discard 4c (4c)', 'draw,discard 2c (2c)', 'take (2c),discard 7c (7c)'],
    ],
    [
      'where one discards first names the card that was taken, which lay there before the own discard',
      { discardFirst: true },
      '0 discard 4c; 0 take; 1 discard 2c; 1 draw; 2 discard 7c; 2 take',
      ['discard 4c (4c),take (9h)', 'discard 2c (2c),draw', 'discard 7c (7c),take (2c)'],
    ],
    [
      'with a pool names the cards of an exchange, and no single card of a swap',
      { play: 'pool' },
      '0 take 9h; 0 discard 4c; 1 swap-all; 2 pass',
      ['take 9h (9h),discard 4c (4c)', 'swap-all', 'pass'],
    ],
    [
      'leaves out that somebody did not knock after a swap of all',
      ANY_TURN,
      '0 swap-all; 0 pass; 1 swap-all; 1 knock; 2 pass',
      ['swap-all', 'swap-all,knock', 'pass'],
    ],
    [
      'has a pass that follows a turn in which a card was drawn, whatever the rule about exchanges',
      PASSING,
      '0 knock; 1 draw; 1 discard 2c; 1 pass',
      ['knock', 'draw,discard 2c (2c),pass'],
    ],
    [
      'has both exchanges of a turn, and leaves out that there is no second',
      TWO,
      '0 take 9h; 0 discard 4c; 0 take Ts; 0 discard 7h; 1 take 4c; 1 discard 2c; 1 pass; 2 pass',
      ['take 9h (9h),discard 4c (4c),take Ts (Ts),discard 7h (7h)', 'take 4c (4c),discard 2c (2c)', 'pass'],
    ],
  ])('%s', (_, keys, played, expected) => {
    const lies = keys.play === 'pool' ? { pool: '9h Ts Jd' } : { turnUp: '9h', stock: 'Ad 8s' };
    const deal = dealt({ hands: HANDS.slice(0, expected.length), ...lies }, rulesWith(keys));
    if (played !== '') play(deal, ...played.split('; '));
    expect(moves(deal)).toEqual(expected);
  });

  test('is the latest one, also where the discards were shuffled in between', () => {
    const deal = dealt({ hands: HANDS.slice(0, 2) }, rulesWith({ stockEmpty: 'reshuffle' }));
    while (!deal.table.historyActions.includes(RESHUFFLED)) drawAndDrop(deal);
    const top = formatCard(deal.table.top);
    play(deal, `${deal.seat} take`);
    expect(moves(deal)[deal.seat]).toBe(`take (${top})`);
  });
});
