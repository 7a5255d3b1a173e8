import { describe, expect, test } from 'vitest';
import { formatAction } from '../../../../engine/actions.ts';
import { NO_CARD, formatCard } from '../../../../engine/cards.ts';
import type { Deal } from '../../../../engine/deal.ts';
import { RESHUFFLED } from '../../../../engine/public.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { lastMoves } from '../../../../game/ui/moments/last-moves.ts';
import { dealt, drawAndDrop, play, rulesWith } from '../../../engine/support/stacked.ts';

/** By seat, actions with the card that was seen. */
function moves({ rules, table }: Deal): string[][] {
  return lastMoves(table, rules).map((turn) =>
    turn.map(({ action, card }) => `${formatAction(action)}${card === NO_CARD ? '' : ` (${formatCard(card)})`}`),
  );
}

describe('the last turn of a player', () => {
  const hands = ['Kh 7h 4c', '2c 3d 4h', '5c 6c 7c'];

  test('is nothing before it', () => {
    expect(moves(dealt({ hands }))).toEqual([[], [], []]);
  });

  test('names the card that was taken, and the one that was put down', () => {
    const deal = dealt({ hands, turnUp: '9h', stock: 'Ad 8s' });
    play(deal, '0 take', '0 discard 4c', '1 draw', '1 discard 2c', '2 take', '2 discard 7c');
    expect(moves(deal)).toEqual([
      ['take (9h)', 'discard 4c (4c)'],
      ['draw', 'discard 2c (2c)'],
      ['take (2c)', 'discard 7c (7c)'],
    ]);
  });

  test('with a pool names the cards of an exchange, and no single card of a swap', () => {
    const deal = dealt({ hands: ['Kh 7h 4c', '2c 3d 4h', '5c 6c 7c'], pool: '9h Ts Jd' }, preset('widow'));
    play(deal, '0 take 9h', '0 discard 4c', '1 swap-all', '2 pass');
    expect(moves(deal)).toEqual([['take 9h (9h)', 'discard 4c (4c)'], ['swap-all'], ['pass']]);
  });

  test('leaves out that somebody did not knock after a swap of all', () => {
    const rules = rulesWith({ play: 'pool', knockTiming: 'after-draw', poolKnockAfter: 'any-turn' });
    const deal = dealt({ hands: ['Kh 7h 4c', '2c 3d 4h', '5c 6c 7c'], pool: '9h Ts Jd' }, rules);
    play(deal, '0 swap-all', '0 pass', '1 swap-all', '1 knock', '2 pass');
    expect(moves(deal)).toEqual([['swap-all'], ['swap-all', 'knock'], ['pass']]);
  });

  test('has a pass that follows a turn in which a card was drawn, whatever the rule about exchanges', () => {
    const rules = rulesWith({ poolSwapTwo: true, passAnyTurn: true, lastTurns: 2 });
    const deal = dealt({ hands: ['Kh 7h 4c', '2c 3d 4h'], stock: 'Ad 8s' }, rules);
    play(deal, '0 knock', '1 draw', '1 discard 2c', '1 pass');
    expect(moves(deal)[1]).toEqual(['draw', 'discard 2c (2c)', 'pass']);
  });

  test('has both exchanges of a turn, and leaves out that there is no second', () => {
    const rules = rulesWith({ play: 'pool', poolSwapTwo: true });
    const deal = dealt({ hands: ['Kh 7h 4c', '2c 3d 4h', '5c 6c 7c'], pool: '9h Ts Jd' }, rules);
    play(
      deal,
      '0 take 9h',
      '0 discard 4c',
      '0 take Ts',
      '0 discard 7h',
      '1 take 4c',
      '1 discard 2c',
      '1 pass',
      '2 pass',
    );
    expect(moves(deal)).toEqual([
      ['take 9h (9h)', 'discard 4c (4c)', 'take Ts (Ts)', 'discard 7h (7h)'],
      ['take 4c (4c)', 'discard 2c (2c)'],
      ['pass'],
    ]);
  });

  test('is the latest one, also where the discards were shuffled in between', () => {
    const deal = dealt({ hands: ['Kh 7h 4c', '2c 3d 4h'] }, rulesWith({ stockEmpty: 'reshuffle' }));
    while (!deal.table.historyActions.includes(RESHUFFLED)) drawAndDrop(deal);
    const top = formatCard(deal.table.top);
    play(deal, `${deal.seat} take`);
    expect(moves(deal)[deal.seat]).toEqual([`take (${top})`]);
  });
});
