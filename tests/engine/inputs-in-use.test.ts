import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputsInUse, type InputPlaces } from '../../engine/inputs-in-use.ts';
import { Match } from '../../engine/match.ts';
import { SUIT, TABLE } from '../../engine/observation-layout.ts';
import { OBSERVATION_SIZE, writeObservation } from '../../engine/observation.ts';
import { RULES_FORMAT, preset, resolveRules } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { UNLIKE_PRESETS, atTablesOfPolicies, playRandomly, randomTable, type Table } from './support/arbitraries.ts';
import { rulesWith } from './support/stacked.ts';

/** The places in an observation that are not in use. */
function placesWithoutUse({ table, suit }: InputPlaces): number[] {
  const [ofTable, ofSuit] = [new Set(table), new Set(suit)];
  return Array.from({ length: OBSERVATION_SIZE }, (_, place) => place).filter((place) =>
    place < TABLE.size ? !ofTable.has(place) : !ofSuit.has((place - TABLE.size) % SUIT.size),
  );
}

/** Plays a match at random, and looks at what is said not to be in use in every decision. */
function checkMatch({ rules, players, seed }: Table): void {
  const places = placesWithoutUse(inputsInUse(rules, [players, players]));
  const observation = new Float32Array(OBSERVATION_SIZE);
  const used = new Set<number>();
  playRandomly(new Match(rules, players, { seed }), seed, (match) => {
    if (match.seat < 0) return;
    writeObservation(match.view(match.seat), observation, 0);
    for (const place of places) if (observation[place] !== 0) used.add(place);
  });
  expect([...used]).toEqual([]);
}

const NEW_POOLS = { format: RULES_FORMAT, name: 'new pools on request', base: 'schwimmen', poolPass: false };

const RULES: [string, HouseRules][] = [
  ['new pools on request', resolveRules({ ...NEW_POOLS, poolSevenEightNine: 'on-request', lives: 20 })],
  ...UNLIKE_PRESETS.map((name): [string, HouseRules] => [name, preset(name)]),
];

describe.each(RULES)('by %s', (_name, rules) => {
  test.each(rules.players)('with %i players all numbers are 0 that are said not to be in use', (players) => {
    for (let seed = 1; seed <= 2; seed++) checkMatch({ rules, players, seed });
  });
});

test('the same by random house rules', () => {
  fc.assert(fc.property(atTablesOfPolicies(randomTable), checkMatch), { numRuns: 15 });
});

test('hands of brag are worth 2 to 31 points, whatever three of a kind would be worth otherwise', () => {
  const rules = rulesWith({ handRanking: 'brag', threeOfAKind: 'top', offSuit: 'minus', declare: 'manual' });
  const { table } = inputsInUse(rules, [2, 2]);
  const bins = table
    .map((place) => place - TABLE.at.valueBins)
    .filter((bin) => bin >= 0 && bin < TABLE.counts.valueBins);
  expect([bins.length, Math.min(...bins), Math.max(...bins)]).toEqual([30, 2, 31]);
});

test('what is in use with some number of players is in use where that is one of several', () => {
  for (const [, rules] of RULES) {
    const [fewest, most] = rules.players;
    const withoutUse = new Set(placesWithoutUse(inputsInUse(rules, [fewest, most])));
    for (let players = fewest; players <= most; players++) {
      const part = new Set(placesWithoutUse(inputsInUse(rules, [players, players])));
      expect([...withoutUse].filter((place) => !part.has(place))).toEqual([]);
    }
  }
});

describe('beside scat for two', () => {
  const counts = (name: string, players: number): number[] => {
    const { table, suit } = inputsInUse(preset(name), [players, players]);
    return [table.length, suit.length];
  };
  const [ofTable, ofSuit] = counts('scat', 2);

  test.each<[string, number, string, number, number]>([
    ['scat', 4, 'two seats of 17 numbers, and two more numbers of players', 2 * (17 + 1), 2 * 4],
    ['scat', 10, 'eight of them', 8 * (17 + 1), 8 * 4],
    ['gin', 2, 'what its rules say, and cards of the same rank', 5, 3 * 13],
    [
      'golf',
      2,
      'its row and its rules in place of knocking and of cards that are known, and cards of the same rank',
      3,
      3 * 13,
    ],
    ['french-canadian', 4, 'seats with points, without tokens, that all stay in', 23, 2 * 4],
    ['four-card', 2, 'hands worth up to 41', 10 + 1, 0],
  ])('%s with %i players needs %s', (name, players, _what, table, suit) => {
    expect(counts(name, players)).toEqual([ofTable + table, ofSuit + suit]);
  });
});
