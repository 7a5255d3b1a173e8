import { expect, test } from 'vitest';
import { choosingLook, isInUse, toggled } from '../../../../game/catalogue/rewards.ts';
import { DEFAULT_SETTINGS, settingsFrom, type Seat } from '../../../../game/catalogue/settings.ts';
import { LADDER } from '../../../../game/catalogue/ladder.ts';
import { FREE_CARD_BACKS, CARD_BACKS, LAMPS, OWN_CLOTHS } from '../../../../game/base/theme/theme.ts';
import { FREE_PORTRAITS, PORTRAITS } from '../../../../game/base/portraits.ts';
import { PRIZES, wonWith } from '../../../../game/screens/goals/prizes.ts';

test('everything that not everybody has can be won, in one way', () => {
  const free = new Set<string>([...FREE_CARD_BACKS, 'green', 'amber', ...FREE_PORTRAITS]);
  const all = [...CARD_BACKS, ...OWN_CLOTHS, ...LAMPS, ...PORTRAITS].filter((look) => !free.has(look));
  expect(PRIZES.map(({ reward }) => reward.value).toSorted()).toEqual(all.toSorted());
});

test('a match wins what its goals and its step of the ladder give', () => {
  expect(wonWith({ goals: ['first-win', 'first-31'], beaten: 'fox' }).map(({ value }) => value)).toEqual([
    'teal',
    'rust',
  ]);
  expect(wonWith({ goals: ['first-win'], beaten: null })).toEqual([]);
  expect(LADDER.flatMap(({ animal }) => wonWith({ goals: [], beaten: animal }))).toHaveLength(LADDER.length);
});

test.each(PRIZES)(
  'a prize of the kind $reward.setting is used, stored, and laid aside: $reward.value',
  ({ reward }) => {
    const used = settingsFrom({ ...DEFAULT_SETTINGS, ...toggled(reward, DEFAULT_SETTINGS) });
    expect([isInUse(reward, DEFAULT_SETTINGS), isInUse(reward, used)]).toEqual([false, true]);
    expect({ ...used, ...toggled(reward, used) }).toEqual(DEFAULT_SETTINGS);
  },
);

test('a face is that of the person who plays, wherever they sit', () => {
  const { seats } = DEFAULT_SETTINGS;
  const ANN: Seat = { kind: 'person', name: 'Ann', portrait: 'cat' };
  const chosen = choosingLook('portrait', 'crown', { ...DEFAULT_SETTINGS, seats: [seats[1], ANN] });
  expect(chosen).toEqual({ seats: [seats[1], { ...ANN, portrait: 'crown' }] });
});
