import { describe, expect, test } from 'vitest';
import { fileNameOf } from '../../../engine/rules/file-name.ts';
import { PRESETS, preset, resolveRules, rulesFile } from '../../../engine/rules/resolve.ts';
import { gameName } from '../../../game/catalogue/game-names.ts';
import { gameTitle } from '../../../game/catalogue/game-title.ts';
import { rulesWith } from '../../engine/support/stacked.ts';

describe('a game is called', () => {
  test('by its name where it is a preset, also in a record', () => {
    for (const name of PRESETS) expect(gameTitle(resolveRules(rulesFile(preset(name))))).toEqual(gameName(name));
  });

  test('by its own name otherwise, with what it is like and how well it is known', () => {
    const ours = rulesWith({ name: 'ours', base: 'blitz', knockMinimum: 21, grace: false });
    expect(gameTitle(ours)).toEqual({ name: 'ours', special: 'Blitz + 2' });
    const knowledge = { of: () => ({ knows: 'near', preset: 'blitz', changes: [] }) as const };
    expect(gameTitle(ours, knowledge).special).toBe('Blitz + 2 · bots know its kind');
  });

  test('not as a preset that has the same name', () => {
    expect(gameTitle(rulesWith({ name: 'golf', lives: 9 }))).toEqual({ name: 'golf', special: 'Scat + 1' });
    expect(gameTitle(rulesWith({ name: 'Whist' }))).toEqual({ name: 'Whist', special: 'Like Scat' });
  });
});

describe('the file of a game', () => {
  test.each([
    ['scat', 'scat'],
    ['ride-the-bus', 'ride-the-bus'],
    ['Grandma’s kitchen / 31', 'Grandmas-kitchen-31'],
    ['../../etc', 'etc'],
    ['Übung №1', 'Übung-1'],
    ['♠', 'rules'],
    ['x'.repeat(80), 'x'.repeat(48)],
  ])('of %s is called %s', (name, file) => expect(fileNameOf(name)).toBe(file));
});
