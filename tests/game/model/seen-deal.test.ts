/** What the engine keeps account of reaches the table with each event, and is said there. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAction } from '../../../engine/actions.ts';
import { parseCards, type Card } from '../../../engine/cards.ts';
import { FULL_PACK } from '../../../engine/pack.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import type { TableFacts, TableState } from '../../../game/model/table-state.ts';
import { playRandomly } from '../../engine/support/arbitraries.ts';
import { factsOf, shownMatch } from '../support/events.ts';

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

test('whose turn comes next, whatever brings on the last turns: nobody’s where two are left', () => {
  let lastTurns = 0;
  fc.assert(
    fc.property(endings, fc.integer({ min: 1, max: 10_000 }), (keys, seed) => {
      const rules = resolveRules({ format: 'thirty-one-rules/1', ...keys });
      const speakers = Array.from({ length: PLAYERS }, (_, seat) => ({ name: `Player ${seat}`, you: false }));
      const { match } = shownMatch({ rules, speakers }, seed, ({ type }, before, now) => {
        if (type !== 'turn') return;
        // Nobody's turn is shown where the deal begins, or somebody has declared.
        const isOneOfTwo = now.seats.filter(({ out }) => !out).length === 2;
        if (before.turn >= 0) expect(before.next).toBe(isOneOfTwo ? -1 : now.turn);
        if (now.isEnding) lastTurns++;
      });
      playRandomly(match, seed);
    }),
    { numRuns: 12 },
  );
  expect(lastTurns).toBeGreaterThan(50);
});

/** The dealer is seat 0, and Fox begins. */
const SEED = 5;

/** All that is said at a table of three while these actions are played. */
function saidAfter(facts: TableFacts, actions: readonly string[], deck?: readonly Card[]): string[] {
  const said: string[] = [];
  const { match } = shownMatch(facts, SEED, (_event, _before, { message }) => said.push(message));
  match.startDeal(deck);
  for (const action of actions) match.apply(parseAction(action));
  return said;
}

const FOR_GOOD = 'no more turns in this deal.';
test.each<[says: string, actions: string[], keys: Partial<TableFacts['rules']>]>([
  [`Fox passes for good: ${FOR_GOOD}`, ['pass'], { poolPass: 'for-good' }],
  ['Your last turn.', ['pass', 'pass'], { poolPass: 'for-good' }],
  [`Fox swaps all three cards: ${FOR_GOOD}`, ['swap-all'], { poolSwapAll: 'for-good' }],
  ['Fox swaps all three cards.', ['swap-all'], { poolSwapAll: 'for-good-after-first-turn' }],
  [`Owl swaps all three cards: ${FOR_GOOD}`, ['pass', 'swap-all'], { poolSwapAll: 'for-good-after-first-turn' }],
  ['Fox knocks: all hands are shown.', ['knock'], { poolEarlyKnock: 'showdown' }],
  ['Owl knocks: everybody else has one more turn.', ['swap-all', 'knock'], { poolEarlyKnock: 'showdown' }],
])('with a pool: %s', (says, actions, keys) => {
  expect(saidAfter(factsOf('schwimmen', { dealerChoice: false, ...keys }), actions)).toContain(says);
});

test('the first turn of a deal, and who knocked', () => {
  const shown: Pick<TableState, 'isFirstTurn' | 'knocker'>[] = [];
  const { match } = shownMatch(factsOf('schwimmen'), SEED, ({ type }, _before, now) => {
    if (type === 'turn') shown.push(now);
  });
  match.startDeal();
  for (const action of ['keep', 'pass', 'knock']) match.apply(parseAction(action));
  expect(shown.map(({ isFirstTurn, knocker }) => [isFirstTurn, knocker])).toEqual([
    [true, -1],
    [false, -1],
    [false, 2],
  ]);
});

test.each([
  ['Owl and you lose 1 each: Fox declared 31.', {}],
  ['You lose 1: lowest hand (11).', { declareEnds: 'showdown' } as const],
])('of a declared hand: %s', (says, keys) => {
  const dealt = parseCards('Ah 5c 2d Kh 6c 3d Qh 7c 6d');
  const rest = Array.from(FULL_PACK).filter((card) => !dealt.includes(card));
  expect(saidAfter(factsOf('scat', keys), [], [...dealt, ...rest])).toContain(says);
});
