import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../engine/bots/characters.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { LADDER, LADDER_RULES, ladderTable, stepAbove, stepAt } from '../../../game/catalogue/ladder.ts';
import type { Seat } from '../../../game/catalogue/settings.ts';
import { tableSetupOf } from '../../../game/catalogue/table-setup.ts';

const PERSON: Seat = { kind: 'person', name: '' };
const BOT: Seat = { kind: 'bot', level: 'beginner', style: 'even' };
const [FOX, OWL] = LADDER;

describe('the ladder', () => {
  test('has nine animals, each once', () => {
    expect(new Set(LADDER.map(({ animal }) => animal)).size).toBe(9);
  });

  test('rises through all levels and never falls', () => {
    const levels = LADDER.map(({ level }) => LEVELS.indexOf(level));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(new Set(levels).size).toBe(LEVELS.length);
  });

  test('is played in a game for two', () => {
    expect(preset(LADDER_RULES).players[0]).toBe(2);
  });

  test('leads from each step to the one above, and ends at the top', () => {
    expect(stepAbove(FOX)).toBe(OWL);
    expect(stepAbove(LADDER[8])).toBeNull();
  });
});

describe('the table of a step', () => {
  test('seats you opposite the animal of the step', () => {
    const { seats } = tableSetupOf(ladderTable(OWL, PERSON));
    expect(seats).toEqual([
      { name: 'You', isYou: true, isPerson: true },
      { name: 'Owl', isYou: false, level: 'beginner', animal: 'owl' },
    ]);
  });

  test('has your name where you have given one, and seats you even if you watch otherwise', () => {
    expect(ladderTable(FOX, { kind: 'person', name: 'Ann' }).seats[0]).toEqual({ kind: 'person', name: 'Ann' });
    expect(ladderTable(FOX, BOT).seats[0]).toEqual(PERSON);
  });

  test('is recognised', () => {
    for (const step of LADDER) expect(stepAt(ladderTable(step, PERSON).seats)).toBe(step);
  });

  test('is no other table: not one with any bot, with another level, or with more players', () => {
    const [, fox] = ladderTable(FOX, PERSON).seats;
    expect(stepAt([PERSON, BOT])).toBeNull();
    expect(stepAt([PERSON, { ...BOT, animal: 'fox', level: 'master' }])).toBeNull();
    expect(stepAt([PERSON, fox, BOT])).toBeNull();
    expect(stepAt([PERSON])).toBeNull();
  });
});
