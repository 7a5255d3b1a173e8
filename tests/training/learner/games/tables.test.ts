import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesUnknownToPolicy } from '../../../../engine/rule-features.ts';
import { Random } from '../../../../engine/random.ts';
import { differingKeys } from '../../../../engine/rules/equivalent.ts';
import { HELD_OUT, heldOutPair } from '../../../../engine/rules/held-out.ts';
import { PRESETS, preset, resolveRules } from '../../../../engine/rules/resolve.ts';
import {
  dealsOf,
  everyGame,
  oneGame,
  randomRules,
  type MatchSource,
} from '../../../../training/learner/games/tables.ts';

const DRAWS = 300;

describe('what is held out', () => {
  test('no preset is', () => expect(PRESETS.filter((name) => heldOutPair(preset(name)) !== null)).toEqual([]));

  test('random rules never are', () => {
    const random = new Random(1);
    for (let i = 0; i < DRAWS; i++) expect(heldOutPair(randomRules(random))).toBe(null);
  });

  test('the rules files for measuring are, and each combination can be played', () => {
    const folder = new URL('../../held-out/', import.meta.url);
    const files = readdirSync(folder).map((file) =>
      resolveRules(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    );
    expect(files.length).toBe(6);
    for (const rules of files) expect(Object.values(HELD_OUT).filter((holds) => holds(rules)).length).toBe(1);
  });
});

describe('what is played', () => {
  test('with a pool alone, in its share', () => {
    const random = new Random(8);
    const draw = everyGame('pool');
    const drawn = Array.from({ length: DRAWS }, () => draw(random).rules);
    expect(drawn.filter(({ play }) => play !== 'pool')).toEqual([]);
    expect(new Set(drawn.map(({ name }) => name))).toEqual(new Set(['schwimmen', 'schnauz', 'widow', 'random']));
  });

  test('of one game, every number of players asked for', () => {
    const random = new Random(3);
    const draw = oneGame(preset('gin'), 3, 5);
    const numbers = new Set(Array.from({ length: DRAWS }, () => draw(random).players));
    expect([...numbers].toSorted((a, b) => a - b)).toEqual([3, 4, 5]);
  });

  test('by random rules nothing that a policy is not told of', () => {
    const random = new Random(5);
    for (let i = 0; i < DRAWS; i++) expect(rulesUnknownToPolicy(randomRules(random, 'pool'))).toEqual([]);
  });
});

describe('about so many deals a match takes', () => {
  test.each<[string, number, number]>([
    ['scat', 2, 5],
    ['scat', 4, 11],
    ['gin', 2, 3.75],
    ['cadillac', 3, 10],
    // Five lives and one on grace, and a stake for half of a match more.
    ['pub', 2, 11.25],
    ['french-canadian', 2, 52.7],
  ])('%s with %d players: %d', (name, players, deals) => expect(dealsOf(preset(name), players)).toBeCloseTo(deals, 9));

  // Measured: thresholds of 25 play 11.6 and 45.
  test('longer where tokens change hands', () => {
    const given = { ...preset('scat'), tokenTo: 'highest' } as const;
    expect([dealsOf(given, 2), dealsOf(given, 4)].map(Math.round)).toEqual([13, 40]);
    expect(dealsOf({ ...given, lives: 1, grace: false }, 2), 'a single loss').toBe(1.25);
  });

  test('shorter where a declared hand scores two', () => {
    const race = preset('french-canadian');
    expect(dealsOf({ ...race, declareScore: 2 }, 2)).toBeCloseTo(0.9 * dealsOf(race, 2), 9);
  });

  test('longer where points are lost, as far as the limit of deals', () => {
    const race = { ...preset('french-canadian'), pointsTarget: 10, dealLimit: 100 };
    const loses = { ...race, lowestScore: -1 } as const;
    expect(dealsOf(loses, 4)).toBeGreaterThan(1.5 * dealsOf(race, 4));
    expect(dealsOf({ ...loses, dealLimit: 20 }, 4)).toBe(20);
    expect(dealsOf({ ...loses, pointsTarget: 1, sharedWin: true }, 4)).toBe(dealsOf({ ...race, pointsTarget: 1 }, 4));
  });
});

describe('the share of the decisions', () => {
  /** How many decisions are played of each kind, as a share of all. A deal takes some 6, and 4 for each player. */
  function shares(draws: number, draw: MatchSource, kindOf: (plan: ReturnType<MatchSource>) => string) {
    const random = new Random(6);
    const decisions = new Map<string, number>();
    for (let i = 0; i < draws; i++) {
      const plan = draw(random);
      const kind = kindOf(plan);
      decisions.set(kind, (decisions.get(kind) ?? 0) + dealsOf(plan.rules, plan.players) * (6 + 4 * plan.players));
    }
    const all = [...decisions.values()].reduce((sum, count) => sum + count, 0);
    return new Map([...decisions].map(([kind, count]) => [kind, count / all]));
  }

  test('of one game is the same for every number of players', () => {
    const found = shares(4_000, oneGame(preset('scat'), 2, 6), ({ players }) => String(players));
    for (const players of ['2', '3', '4', '5', '6']) expect(found.get(players)).toBeCloseTo(1 / 5, 1);
  });

  test('of random rules is about a quarter, of presets 16% for the standard game and 48% for the three with a pool', () => {
    const found = shares(6_000, everyGame(), ({ rules: { name } }) => name);
    // Some make a match last for hundreds of deals.
    expect(found.get('random')).toBeGreaterThan(0.22);
    expect(found.get('random')).toBeLessThan(0.34);
    const ofPresets = 1 - found.get('random')!;
    for (const [name, share] of Object.entries({ scat: 16, schwimmen: 21.3, schnauz: 13.3, widow: 13.3 })) {
      expect(Math.abs(found.get(name)! / ofPresets - share / 100), name).toBeLessThan(0.03);
    }
  });

  test('of the three with a pool is in the same proportions where nothing else is played', () => {
    const found = shares(4_000, everyGame('pool'), ({ rules: { name } }) => name);
    const ofPresets = 1 - found.get('random')!;
    for (const [name, share] of Object.entries({ schwimmen: 16, schnauz: 10, widow: 10 })) {
      expect(Math.abs(found.get(name)! / ofPresets - share / 36), name).toBeLessThan(0.04);
    }
  });
});

test('a seed draws what it always has: a run can be repeated', () => {
  const random = new Random(5);
  const draw = everyGame();
  const drawn = Array.from({ length: 12 }, () => draw(random)).map(({ rules, players }) => `${rules.name} ${players}`);
  expect(drawn.join(', ')).toBe(
    'random 2, widow 3, gin 3, schwimmen 4, web-bus 4, four-card 3, gentle-knock 2, gin 3, ' +
      'schwimmen 3, schwimmen 2, italian 3, random 4',
  );
  const keys = Array.from({ length: 3 }, () => differingKeys(preset('scat'), randomRules(random)).join(' '));
  expect(keys).toEqual([
    'lives declareEnds',
    'knockerLossOn31 knockerTieLoss',
    'knockFrom knockerLowestLoss lowestTieLoss turnLimit',
  ]);
});
