import { expect, test } from 'vitest';
import { preset } from '../../../engine/rules/resolve.ts';
import { DEFAULT_SETTINGS } from '../../../game/catalogue/settings.ts';
import { arrangedInMenu, beginsAsArranged } from '../../../game/match/arrangement.ts';
import { takeSeal } from '../../../game/match/sealing.ts';
import type { NextSeal } from '../../../game/model/next-seal.ts';

const SCAT = preset('scat');
const untouched = (): NextSeal => ({ lastSecret: null, word: '' });

test('a newcomer has the first turn of the first match, whose seal can be checked like any other', () => {
  const arrangement = arrangedInMenu(DEFAULT_SETTINGS, SCAT);
  const dealers = Array.from({ length: 40 }, () =>
    takeSeal(untouched(), (chance) => beginsAsArranged(arrangement, chance)).dealer(4),
  );
  expect(new Set(dealers)).toEqual(new Set([3]));
});

test('in a second match, and once one is no newcomer any more, chance decides', () => {
  for (const settings of [{ lossesInARow: 1 }, { isNew: false }]) {
    const arrangement = arrangedInMenu({ ...DEFAULT_SETTINGS, ...settings }, SCAT);
    const dealers = Array.from({ length: 60 }, () =>
      takeSeal(untouched(), (chance) => beginsAsArranged(arrangement, chance)).dealer(4),
    );
    expect(new Set(dealers).size).toBeGreaterThan(1);
  }
});

test('a seal that has been shown is kept as it is', () => {
  const next: NextSeal = { lastSecret: '07'.repeat(32), word: 'Anna' };
  const sealed = takeSeal(next, () => false);
  expect(sealed.lastSecrets).toEqual(['07'.repeat(32)]);
  expect(next).toEqual(untouched());
});
