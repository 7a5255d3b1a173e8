/** The table counts the last turns as the engine does, whatever brings them on. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { nextInTurn, turnsLeft, type TableState } from '../../../game/model/table-state.ts';
import { playRandomly } from '../../engine/support/arbitraries.ts';
import { shownMatch } from '../support/events.ts';

const PLAYERS = 4;

/** Rules that end deals in many ways. */
const endings = fc
  .record({
    play: fc.constantFrom('draw-discard', 'pool'),
    poolPass: fc.constantFrom(true, 'for-good'),
    poolSwapAll: fc.constantFrom(true, 'for-good', 'for-good-after-first-turn'),
    poolSwapTwo: fc.boolean(),
    poolEarlyKnock: fc.constantFrom('last-turns', 'showdown'),
    poolKnockAfter: fc.constantFrom('take', 'any-turn'),
    lastTurns: fc.constantFrom(0, 1, 2),
    knockerLastTurn: fc.boolean(),
    declareEnds: fc.constantFrom('all-pay', 'showdown', 'last-turns'),
    declareThree: fc.boolean(),
    knockTiming: fc.constantFrom('instead-of-draw', 'before-draw', 'after-draw'),
  })
  .map((keys) => ({
    ...keys,
    // These have no last turn for the knocker.
    knockerLastTurn: keys.knockerLastTurn && keys.lastTurns > 0 && keys.knockTiming !== 'before-draw',
  }));

test('after a knock or a declared hand, and says whose comes next: nobody’s where two are left', () => {
  let counted = 0;
  fc.assert(
    fc.property(endings, fc.integer({ min: 1, max: 10_000 }), (keys, seed) => {
      const rules = resolveRules({ format: 'thirty-one-rules/1', ...keys });
      const speakers = Array.from({ length: PLAYERS }, (_, seat) => ({ name: `Player ${seat}`, you: false }));
      let inTurn: TableState | null = null;
      const { match } = shownMatch({ rules, speakers }, seed, (event, before, now) => {
        if (event.type === 'turn' && inTurn !== null) {
          const others = before.seats.filter(({ out }) => !out).length;
          const next = nextInTurn({ ...before, phase: 'play', turn: inTurn.turn });
          expect(next).toBe(others >= 3 ? event.seat : -1);
        }
        inTurn = event.type === 'turn' ? now : event.type === 'deal-began' ? null : inTurn;
        if (event.type !== 'turn') return;
        const left = match.deal.table.turnsLeft.reduce((sum, turns) => sum + turns, 0);
        expect(turnsLeft(now)).toBe(left);
        counted += left;
      });
      playRandomly(match, seed);
    }),
    { numRuns: 12 },
  );
  expect(counted).toBeGreaterThan(50);
});
