import { expect, test } from 'vitest';
import { PRESETS, preset } from '../../../engine/rules/resolve.ts';
import { FEATURED_GAMES, GAME_GROUPS } from '../../../game/catalogue/game-groups.ts';
import { emblemOf } from '../../../game/table/art/game-emblems.ts';

test('every preset is among the first six games or in one group', () => {
  const grouped = [...FEATURED_GAMES, ...Object.values(GAME_GROUPS).flat()];
  expect(grouped.toSorted()).toEqual([...PRESETS].toSorted());
});

test('each of the first six games has a picture of its own', () => {
  const emblems = FEATURED_GAMES.map((name) => emblemOf(preset(name)));
  expect(new Set(emblems).size).toBe(6);
});
