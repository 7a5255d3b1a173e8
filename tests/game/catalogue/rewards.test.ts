import { expect, test } from 'vitest';
import { LADDER } from '../../../game/catalogue/ladder.ts';
import { isInUse, toggled } from '../../../game/catalogue/rewards.ts';
import { DEFAULT_SETTINGS, settingsFrom } from '../../../game/catalogue/settings.ts';

test('every rung of the ladder gives something else', () => {
  const given = LADDER.map(({ reward: { setting, value } }) => `${setting}: ${value}`);
  expect(new Set(given).size).toBe(LADDER.length);
});

test.each(LADDER)('what is won from $animal is used, stored, and laid aside', ({ reward }) => {
  const used = settingsFrom({ ...DEFAULT_SETTINGS, ...toggled(reward, DEFAULT_SETTINGS) });
  expect(isInUse(reward, DEFAULT_SETTINGS)).toBe(false);
  expect(isInUse(reward, used)).toBe(true);
  expect({ ...used, ...toggled(reward, used) }).toEqual(DEFAULT_SETTINGS);
});
