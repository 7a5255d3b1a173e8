import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, PASS, SWAP_ALL, TAKE, discardOf, takeOf, type Action } from '../../../engine/actions.ts';
import { parseCard } from '../../../engine/cards.ts';
import { figuresOf } from '../../../engine/review/figures.ts';
import { NO_REPLY } from '../../../engine/bots/rollouts.ts';
import type { ImaginedOutcome } from '../../../engine/review/imagined-deals.ts';
import { viewOf } from '../../../engine/view.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { dealt, play } from '../support/stacked.ts';

/** The view of seat 0 of three; seat 1 is next. */
const view = viewOf(dealt({ hands: ['7s 8h 9d', '2c 3d 4h', '5c 6c Tc'] }), 0);

/** A deal in which one action was played out. @param replies by seat, what it did first afterwards */
function outcome(weight: number, lost: number, ...replies: number[]): ImaginedOutcome {
  return {
    weight,
    chances: new Float64Array(1),
    lost: Uint8Array.of(lost),
    replies: [Int16Array.from(replies)],
  };
}

test('each deal counts by its weight', () => {
  const deals = [outcome(3, 1, NO_REPLY, TAKE, DRAW), outcome(1, 0, NO_REPLY, DRAW, KNOCK)];
  expect(figuresOf(deals, 0, DRAW, view)).toEqual({ lost: 0.75, taken: 0.75, knocked: 0.25 });
});

test('a discard is taken by the next player only, and the own knock is none of somebody else', () => {
  const deals = [outcome(1, 0, KNOCK, DRAW, TAKE)];
  expect(figuresOf(deals, 0, DRAW, view)).toEqual({ lost: 0, taken: 0, knocked: 0 });
});

test('deals in which the action was not played out do not count', () => {
  const deals = [outcome(1, 1, NO_REPLY, TAKE, KNOCK), outcome(5, 0)];
  expect(figuresOf(deals, 0, DRAW, view)).toEqual({ lost: 1, taken: 1, knocked: 1 });
});

describe('with a pool', () => {
  const deal = dealt({ hands: ['7s 8h 9d', '2c 3d 4h', '5c 6c Tc'], pool: 'Ks Qh 2s' }, preset('widow'));
  play(deal, '0 take Ks');
  const pool = viewOf(deal, 0);
  const [given, other] = [parseCard('9d'), parseCard('Qh')];
  const taken = (action: Action, reply: Action): number =>
    figuresOf([outcome(1, 0, NO_REPLY, reply, PASS)], 0, action, pool).taken;

  test('a discard is taken alone or with all of the pool', () => {
    expect(taken(discardOf(given), takeOf(given))).toBe(1);
    expect(taken(discardOf(given), SWAP_ALL)).toBe(1);
    expect(taken(discardOf(given), PASS)).toBe(0);
  });

  test('another card that is taken is not the discard', () => {
    expect(taken(discardOf(given), takeOf(other))).toBe(0);
  });

  test('nothing is taken of what puts no card down', () => {
    expect(taken(PASS, SWAP_ALL)).toBe(0);
  });
});
