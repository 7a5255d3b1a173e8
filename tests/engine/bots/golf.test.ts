/** The expert in golf, in worked positions of a last turn. Seat 0 begins. */
import { describe, expect, test } from 'vitest';
import { formatAction, type Action } from '../../../engine/actions.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import type { Deal } from '../../../engine/deal.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, play } from '../support/stacked.ts';

/** What the expert does in the place of the seat to act. */
function choice(deal: Deal): string {
  return formatAction(createExpert().decide(viewOf(deal, deal.seat), deal.legalActions()) as Action);
}

/** Both rows show two cards, and seat 0 begins its last turn. @param next the card it would draw */
function lastTurn([own, other]: [string, string], top: string, next = '2h'): Deal {
  const hands = [`${own} 2c`, `${other} 3c`];
  const deal = dealt({ hands, turnUp: '4d', stock: `5d 6d 5c ${top} ${next}` }, preset('golf'));
  play(deal, '0 draw', '0 flip 0', '1 draw', '1 flip 0', '0 draw', '0 flip 1', '1 draw', '1 flip 1');
  return deal;
}

describe('the expert in golf', () => {
  test('takes the ace of the suit that it shows', () => {
    expect(choice(lastTurn(['Ks Qs', '8h 3h'], 'As'))).toBe('take');
  });

  test('takes the third of a rank', () => {
    expect(choice(lastTurn(['Ks Kd', '8h 3h'], 'Kc'))).toBe('take');
  });

  test('leaves a card that adds nothing', () => {
    expect(choice(lastTurn(['Ks Qs', '8h 3h'], '6c'))).toBe('draw');
  });

  test('turns up a card rather than place one that adds nothing', () => {
    const deal = lastTurn(['7s 2s', 'Qh 9h'], '6c', '2d');
    play(deal, '0 draw');
    expect(choice(deal)).toBe('flip 2');
  });

  test('places the ace that would make the next row 31 rather than give it away', () => {
    const deal = lastTurn(['Ks Qs', 'Kh Qh'], '6c', 'Ah');
    play(deal, '0 draw');
    expect(choice(deal)).toBe('replace 2');
  });

  test('gives away the same ace where it helps nobody', () => {
    const deal = lastTurn(['Ks Qs', 'Kd Qd'], '6c', 'Ah');
    play(deal, '0 draw');
    expect(choice(deal)).toBe('flip 2');
  });
});
