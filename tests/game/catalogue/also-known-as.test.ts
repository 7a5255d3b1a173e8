import { expect, test } from 'vitest';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import { plainName } from '../../../game/base/search-text.ts';
import { ALSO_KNOWN_AS } from '../../../game/catalogue/also-known-as.ts';

test('every preset says what else it is called', () => {
  expect(Object.keys(ALSO_KNOWN_AS).toSorted()).toEqual([...PRESETS].toSorted());
});

test.each(Object.entries(ALSO_KNOWN_AS))('no other name of %s is listed twice', (_, names) => {
  expect(new Set(names.map(plainName)).size).toBe(names.length);
});
