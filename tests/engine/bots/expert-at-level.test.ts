import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../../../engine/bots/characters.ts';
import { createExpertAtLevel } from '../../../engine/bots/expert-at-level.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import { decisionOf, drawAndDrop, position } from '../support/stacked.ts';

describe('the expert at a level', () => {
  test.each<[string, string, strong: string, master: string]>([
    ['19 is too little for both', 'Ks 9s 2h', 'draw', 'draw'],
    ['21 is enough for the master alone', 'Ks 9s 2s', 'draw', 'knock'],
    ['22 is enough for the master alone', 'Ks Ts 2s', 'draw', 'knock'],
    ['23 is enough for both', 'Ks Ts 3s', 'knock', 'knock'],
  ])('knocks with two points less as a master: %s', (_why, hand, strong, master) => {
    const decides = (level: Level) => decisionOf(createExpertAtLevel(level), position({}, hand, '2d'));
    expect([decides('strong'), decides('master')]).toEqual([strong, master]);
  });

  test('draws or takes by chance more often the lower the level, never knocks by chance, and decides alike again', () => {
    // Nobody should knock with this, but has to draw or take.
    const deal = position({}, '2s 5d 4c / Ah Kh 9h');
    drawAndDrop(deal, 2);
    const usual = decisionOf(createExpert(), deal);
    const others = LEVELS.map((level) => {
      const choices = () => Array.from({ length: 60 }, (_, seed) => decisionOf(createExpertAtLevel(level, seed), deal));
      const chosen = choices();
      expect(choices()).toEqual(chosen);
      expect(chosen).not.toContain('knock');
      expect(createExpertAtLevel(level).name).toBe(`expert@${level}`);
      return chosen.filter((one) => one !== usual).length;
    });
    expect(others.toSorted((a, b) => b - a)).toEqual(others);
    expect(others[0]).toBeGreaterThan(0);
    expect(others.at(-1)).toBe(0);
  });
});
