/** What the game says of every preset. */
import { expect, test } from 'vitest';
import { PRESETS, preset } from '../../../engine/rules/resolve.ts';
import { plainName } from '../../../game/base/search-text.ts';
import { ALSO_KNOWN_AS } from '../../../game/catalogue/game-names.ts';
import { FEATURED_GAMES, GAME_GROUPS } from '../../../game/screens/games/sections.ts';
import { emblemOf } from '../../../game/table/art/game-emblems.ts';

test('every preset says what else it is called, each name once', () => {
  expect(Object.keys(ALSO_KNOWN_AS).toSorted()).toEqual([...PRESETS].toSorted());
  for (const [name, names] of Object.entries(ALSO_KNOWN_AS))
    expect([name, new Set(names.map(plainName)).size]).toEqual([name, names.length]);
});

test('every preset is among the first six games, each with a picture of its own, or in one group', () => {
  const grouped = [...FEATURED_GAMES, ...Object.values(GAME_GROUPS).flat()];
  expect(grouped.toSorted()).toEqual([...PRESETS].toSorted());
  expect(new Set(FEATURED_GAMES.map((name) => emblemOf(preset(name)))).size).toBe(6);
});
