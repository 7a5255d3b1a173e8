import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { HELD_OUT, heldOutPair } from '../../../../engine/rules/held-out.ts';
import { PRESETS, checkPlayers, preset, resolveRules } from '../../../../engine/rules/resolve.ts';
import { everyGame, oneGame, randomRules } from '../../../../training/learner/games/tables.ts';

const DRAWS = 4_000;

describe('what is held out', () => {
  test('no preset is', () => {
    expect(PRESETS.filter((name) => heldOutPair(preset(name)) !== null)).toEqual([]);
  });

  test('random rules never are', () => {
    const random = new Random(1);
    for (let i = 0; i < DRAWS; i++) expect(heldOutPair(randomRules(random))).toBe(null);
  });

  test('the rules files for measuring are, and each combination can be played', () => {
    const folder = new URL('../../held-out/', import.meta.url);
    const files = readdirSync(folder).map((file) =>
      resolveRules(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    );
    expect(files.length).toBe(3);
    for (const rules of files) expect(HELD_OUT.filter(({ holds }) => holds(rules)).length).toBe(1);
  });
});

describe('what is played', () => {
  test('every preset, with every number of players that it allows, and many other rules', () => {
    const random = new Random(2);
    const draw = everyGame();
    const seen = new Map<string, Set<number>>();
    for (let i = 0; i < 20 * DRAWS; i++) {
      const { rules, players } = draw(random);
      checkPlayers(rules, players);
      const numbers = seen.get(rules.name) ?? new Set();
      seen.set(rules.name, numbers.add(players));
    }
    for (const name of PRESETS) {
      const [fewest, most] = preset(name).players;
      expect([name, seen.get(name)?.size]).toEqual([name, most - fewest + 1]);
    }
    expect(seen.get('random')?.size).toBe(9);
  });

  test('of one game, every number of players asked for', () => {
    const random = new Random(3);
    const draw = oneGame(preset('gin'), 3, 5);
    const numbers = new Set(Array.from({ length: DRAWS }, () => draw(random).players));
    expect([...numbers].toSorted((a, b) => a - b)).toEqual([3, 4, 5]);
  });

  test('the same seed draws the same', () => {
    const draws = (): unknown => {
      const random = new Random(4);
      return Array.from({ length: 100 }, () => randomRules(random));
    };
    expect(draws()).toEqual(draws());
  });
});
