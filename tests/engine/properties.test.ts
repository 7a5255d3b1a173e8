import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTION_COUNT } from '../../engine/actions.ts';
import { Match } from '../../engine/match.ts';
import { packOf } from '../../engine/pack.ts';
import { Random } from '../../engine/random.ts';
import { Recorder, replayRecord } from '../../engine/record.ts';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { playRandomly, randomTable, tableWith, type Table } from './support/arbitraries.ts';
import { Course } from './support/course.ts';
import { keepsThePack, stateOf } from './support/inside.ts';
import { Oracle } from './support/oracle.ts';

const RUNS = 2;
const RANDOM_RULES_RUNS = 20;

const TABLES: [string, fc.Arbitrary<Table>, number][] = [
  ...PRESETS.map((name): [string, fc.Arbitrary<Table>, number] => [name, tableWith(preset(name)), RUNS]),
  ['random rules', randomTable, RANDOM_RULES_RUNS],
];

/** Picks a few states of a match, at random. */
class Sample {
  readonly #random: Random;
  #left = 4;

  constructor(seed: number) {
    this.#random = new Random(seed);
  }

  next(): boolean {
    return this.#left > 0 && this.#random.below(12) === 0 && this.#left-- > 0;
  }
}

/** Who has won by what everybody has, after so many deals; null for nobody. */
function secondWinner(
  { dealLimit, handPoints, matchEnds, pointsTarget, scoring }: HouseRules,
  tokens: Int8Array,
  points: Float64Array,
  deals: number,
): number | null {
  const isRace = scoring === 'points';
  const ranked = Array.from(tokens.keys())
    .filter((seat) => tokens[seat] >= 0)
    .map((seat) => ({ seat, key: isRace ? [points[seat]] : [tokens[seat], handPoints ? points[seat] : 0] }))
    .sort((a, b) => b.key[0] - a.key[0] || (b.key[1] ?? 0) - (a.key[1] ?? 0));
  const [best, second] = ranked;
  if (second === undefined) return best.seat;
  const isOver =
    (dealLimit > 0 && deals >= dealLimit) ||
    (isRace ? best.key[0] >= pointsTarget : matchEnds === 'first-out' && ranked.length < tokens.length);
  return isOver && best.key.join() !== second.key.join() ? best.seat : null;
}

describe.each(TABLES)('%s', (_name, tables, numRuns) => {
  const check = (property: (table: Table) => void) => fc.assert(fc.property(tables, property), { numRuns });

  test('keeps every card of the pack, exactly once, in every state', () => {
    check(({ rules, players, seed }) => {
      const pack = packOf(rules);
      playRandomly(new Match(rules, players, { seed }), seed, (match) => {
        if (!keepsThePack(match.deal, pack)) throw new Error(`cards were lost or doubled: ${stateOf(match.deal)}`);
      });
    });
  });

  test('always offers something legal, and ends with exactly one winner, or several where the win can be shared', () => {
    check(({ rules, players, seed }) => {
      const match = new Match(rules, players, { seed });
      playRandomly(match, seed, () => {
        if (match.seat >= 0 && match.legalActions().length === 0) throw new Error(`seat ${match.seat} can do nothing`);
      });
      expect(match.winners.length).toBeGreaterThan(0);
      if (!rules.sharedWin) expect(match.winners).toEqual([match.winner]);
      expect(match.places()[0]).toEqual(match.winners);
      expect(
        match
          .places()
          .flat()
          .sort((a, b) => a - b),
      ).toEqual(Array.from({ length: players }, (_, seat) => seat));
      const { tokens, points, dealNumber } = match;
      expect(match.winner).toBe(secondWinner(rules, tokens, points, dealNumber));
    });
  });

  test('goes round the table as a second reading of the rules does, and ends no deal before its time', () => {
    check(({ rules, players, seed }) => {
      const course = new Course(rules, players);
      playRandomly(new Match(rules, players, { seed, listener: (event) => course.hear(event) }), seed);
    });
  });

  test('scores every deal as a second reading of the rules does: nobody loses without cause', () => {
    check(({ rules, players, seed }) => {
      const oracle = new Oracle(rules, players);
      const match = new Match(rules, players, {
        seed,
        listener: (event) => {
          oracle.hear(event);
          if (event.type !== 'deal-over') return;
          const result = match.dealResult();
          expect(result).toEqual(oracle.result(result.end));
        },
      });
      playRandomly(match, seed);
    });
  });

  test('writes a record that plays to the same result', () => {
    check(({ rules, players, seed }) => {
      const recorder = new Recorder();
      const match = new Match(rules, players, { seed, recorder });
      playRandomly(match, seed);
      const names = Array.from({ length: players }, (_, seat) => `player ${seat}`);
      const record = JSON.parse(JSON.stringify(recorder.record(match, names))) as unknown;
      const replay = replayRecord(record);
      expect(replay.deals).toBe(match.dealNumber);
      expect(replay.match.winner).toBe(match.winner);
      expect(replay.match.tokens).toEqual(match.tokens);
      expect(replay.match.points).toEqual(match.points);
      expect(replay.match.places()).toEqual(match.places());
    });
  });

  test('refuses what is not legal and is unchanged by it', () => {
    check(({ rules, players, seed }) => {
      const sample = new Sample(seed);
      playRandomly(new Match(rules, players, { seed }), seed, (match) => {
        if (!sample.next()) return;
        const legal = match.legalActions();
        const before = [stateOf(match.deal), match.phase, match.seat, [...match.tokens].join()];
        for (let action = -1; action <= ACTION_COUNT; action++) {
          if (!legal.includes(action)) expect(() => match.apply(action)).toThrow(RangeError);
        }
        expect([stateOf(match.deal), match.phase, match.seat, [...match.tokens].join()]).toEqual(before);
      });
    });
  });

  test('plays a copy of a deal without changing the deal', () => {
    check(({ rules, players, seed }) => {
      const sample = new Sample(seed);
      playRandomly(new Match(rules, players, { seed }), seed, ({ deal, phase }) => {
        if (phase !== 'deal' || !sample.next()) return;
        const before = stateOf(deal);
        const copies = [deal.clone(new Random(7)), deal.clone(new Random(7))];
        for (const copy of copies) {
          expect(stateOf(copy)).toBe(before);
          const choices = new Random(seed);
          while (copy.phase !== 'over') {
            const actions = copy.legalActions();
            copy.apply(actions[choices.below(actions.length)]);
          }
        }
        expect(stateOf(deal)).toBe(before);
        expect(stateOf(copies[0])).toBe(stateOf(copies[1]));
      });
    });
  });
});
