import { expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE, parseAction } from '../../../engine/actions.ts';
import { figuresOf } from '../../../engine/review/judge.ts';
import { NO_REPLY } from '../../../engine/bots/rollouts.ts';
import type { ImaginedOutcome } from '../../../engine/review/imagined-deals.ts';
import { viewOf } from '../../../engine/view.ts';
import { position } from '../support/stacked.ts';

const HANDS = '7s 8h 9d / 2c 3d 4h / 5c 6c Tc';

/** A deal in which one action was played out. @param replies by seat, what it did first afterwards */
function outcome(weight: number, lost: number, ...replies: number[]): ImaginedOutcome {
  return { weight, chances: new Float64Array(1), lost: Uint8Array.of(lost), replies: [Int16Array.from(replies)] };
}

test.each([
  [
    'each deal counts by its weight',
    [outcome(3, 1, NO_REPLY, TAKE, DRAW), outcome(1, 0, NO_REPLY, DRAW, KNOCK)],
    { lost: 0.75, taken: 0.75, knocked: 0.25 },
  ],
  [
    'a discard is taken by the next player only, and the own knock is none of somebody else',
    [outcome(1, 0, KNOCK, DRAW, TAKE)],
    { lost: 0, taken: 0, knocked: 0 },
  ],
  [
    'deals in which the action was not played out do not count',
    [outcome(1, 1, NO_REPLY, TAKE, KNOCK), outcome(5, 0)],
    { lost: 1, taken: 1, knocked: 1 },
  ],
])('%s', (_what, deals, figures) => expect(figuresOf(deals, 0, DRAW, viewOf(position({}, HANDS), 0))).toEqual(figures));

test.each([
  ['discard 9d', 'take 9d', 1],
  ['discard 9d', 'swap-all', 1],
  ['discard 9d', 'pass', 0],
  ['discard 9d', 'take Qh', 0],
  ['pass', 'swap-all', 0],
])('with a pool what "%s" puts down is taken by "%s": %d', (action, reply, taken) => {
  const view = viewOf(position({ base: 'widow' }, HANDS, 'Ks Qh 2s', '0 take Ks'), 0);
  const deals = [outcome(1, 0, NO_REPLY, parseAction(reply), parseAction('pass'))];
  expect(figuresOf(deals, 0, parseAction(action), view).taken).toBe(taken);
});
