/** Matches by random actions: what holds in every state, and what can be computed a second time. */
import { throws } from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTION_COUNT } from '../../engine/actions.ts';
import type { Deal } from '../../engine/deal.ts';
import { Match } from '../../engine/match.ts';
import { Random } from '../../engine/random.ts';
import { playRandomly, tablesOf, type Table } from './support/arbitraries.ts';
import { CheckedMatch, noCounts } from './support/checked-match.ts';
import { stateOf } from './support/inside.ts';

/** In one of so many states, and every record. */
const HOW_OFTEN = { legal: 30, resume: 120, swap: 40, replay: 1 };

describe.each(tablesOf(1, 6))('%s', (_name, tables, numRuns) => {
  const check = (property: (table: Table) => void) => fc.assert(fc.property(tables, property), { numRuns });

  test('keeps the pack and its secrets, can be saved, plays again, and goes and scores as a second reading says', () => {
    check(({ rules, seed }) => new CheckedMatch(rules, seed, HOW_OFTEN, noCounts()).play());
  });

  test('always offers something legal, and ends with exactly one winner, or several where the win can be shared', () => {
    check(({ rules, players, seed }) => {
      const match = new Match(rules, players, { seed });
      playRandomly(match, seed, () => {
        if (match.seat >= 0 && match.legalActions().length === 0) throw new Error(`seat ${match.seat} can do nothing`);
      });
      const places = match.places();
      expect(match.winners.length).toBeGreaterThan(0);
      if (!rules.sharedWin && rules.allOut !== 'shared') expect(match.winners).toEqual([match.winner]);
      expect(places[0]).toEqual(match.winners);
      expect(places.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, seat) => seat));
    });
  });

  test('refuses what is not legal and is unchanged by it, as by a copy that is played on', () => {
    check(({ rules, players, seed }) => {
      const random = new Random(seed);
      let samples = 3;
      playRandomly(new Match(rules, players, { seed }), seed, (match) => {
        if (samples === 0 || random.below(12) > 0) return;
        samples--;
        const before = [stateOf(match.deal), match.phase, match.seat, [...match.tokens].join()];
        const legal = match.legalActions();
        for (let action = -1; action <= ACTION_COUNT; action++)
          if (!legal.includes(action)) throws(() => match.apply(action), RangeError);
        if (match.phase === 'deal') expectEqualCopies(match.deal, seed);
        expect([stateOf(match.deal), match.phase, match.seat, [...match.tokens].join()]).toEqual(before);
      });
    });
  });
});

/** Expects that two copies of a deal are as it is, and the same again where both are played on in the same way. */
function expectEqualCopies(deal: Deal, seed: number): void {
  const ends = [deal.clone(new Random(7)), deal.clone(new Random(7))].map((copy) => {
    expect(stateOf(copy)).toBe(stateOf(deal));
    const choices = new Random(seed);
    while (copy.phase !== 'over') {
      const actions = copy.legalActions();
      copy.apply(actions[choices.below(actions.length)]);
    }
    return stateOf(copy);
  });
  expect(ends[0]).toBe(ends[1]);
}
