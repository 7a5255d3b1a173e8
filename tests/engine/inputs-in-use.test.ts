import { readFileSync, readdirSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputsInUse, type InputPlaces } from '../../engine/inputs-in-use.ts';
import { Match } from '../../engine/match.ts';
import { GLOBAL_SIZE, OBSERVATION_SIZE, SUIT_SIZE, writeObservation } from '../../engine/observation.ts';
import { PRESETS, preset, resolveRules } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { playRandomly, randomTable, type Table } from './support/arbitraries.ts';

const HELD_OUT = new URL('../training/held-out/', import.meta.url);

/** The places in an observation that are not in use. */
function placesWithoutUse({ table, suit }: InputPlaces): number[] {
  const [ofTable, ofSuit] = [new Set(table), new Set(suit)];
  return Array.from({ length: OBSERVATION_SIZE }, (_, place) => place).filter((place) =>
    place < GLOBAL_SIZE ? !ofTable.has(place) : !ofSuit.has((place - GLOBAL_SIZE) % SUIT_SIZE),
  );
}

/** Plays a match at random, and looks at what is said not to be in use in every decision. */
function checkMatch({ rules, players, seed }: Table): void {
  const places = placesWithoutUse(inputsInUse(rules, [players, players]));
  const observation = new Float32Array(OBSERVATION_SIZE);
  playRandomly(new Match(rules, players, { seed }), seed, (match) => {
    if (match.seat < 0) return;
    writeObservation(match.view(match.seat), observation, 0);
    expect(places.find((place) => observation[place] !== 0)).toBeUndefined();
  });
}

const RULES: [string, HouseRules][] = [
  ...PRESETS.map((name): [string, HouseRules] => [name, preset(name)]),
  ...readdirSync(HELD_OUT).map((file): [string, HouseRules] => [
    file,
    resolveRules(JSON.parse(readFileSync(new URL(file, HELD_OUT), 'utf8'))),
  ]),
];

describe.each(RULES)('by %s', (_name, rules) => {
  test.each(rules.players)('with %i players all numbers are 0 that are said not to be in use', (players) => {
    for (let seed = 1; seed <= 3; seed++) checkMatch({ rules, players, seed });
  });
});

test('the same by random house rules', () => {
  fc.assert(fc.property(randomTable, checkMatch), { numRuns: 100 });
});

test('what is in use with some number of players is in use where that is one of several', () => {
  for (const [, rules] of RULES) {
    const [fewest, most] = rules.players;
    const whole = inputsInUse(rules, [fewest, most]);
    for (let players = fewest; players <= most; players++) {
      const part = inputsInUse(rules, [players, players]);
      expect(whole.table).toEqual(expect.arrayContaining([...part.table]));
      expect(whole.suit).toEqual(expect.arrayContaining([...part.suit]));
    }
  }
});

test.each<[string, number, number, number]>([
  ['scat', 2, 140, 88],
  ['scat', 4, 174, 96],
  ['scat', 10, 276, 120],
  ['gin', 2, 145, 114],
  ['golf', 2, 145, 114],
  ['french-canadian', 4, 161, 96],
  ['four-card', 2, 151, 88],
])('by %s with %i players %i numbers of the table are in use and %i of a suit', (name, players, table, suit) => {
  const inputs = inputsInUse(preset(name), [players, players]);
  expect([inputs.table.length, inputs.suit.length]).toEqual([table, suit]);
});
