import { expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { PRESETS, checkPlayers, preset } from '../../../../engine/rules/resolve.ts';
import { everyGame } from '../../../../training/learner/games/tables.ts';

const DRAWS = 320_000;

test('every preset is played, with every number of players that it allows, and many other rules', () => {
  const random = new Random(2);
  const draw = everyGame();
  const seen = new Map<string, Set<number>>();
  for (let i = 0; i < DRAWS; i++) {
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
