import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../engine/bots/characters.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { easierOpponents } from '../../../game/catalogue/easier-opponents.ts';
import { LADDER, LADDER_RULES, ladderTable, stepAbove, stepAt } from '../../../game/catalogue/ladder.ts';
import type { Seat, SeatWithBot } from '../../../game/catalogue/settings.ts';

const PERSON: Seat = { kind: 'person', name: '' };
const bot = (level: SeatWithBot['level']): Seat => ({ kind: 'bot', level, style: 'hoarder' });
const [FOX, OWL] = LADDER;

describe('the ladder', () => {
  test('has nine animals, each once, and rises through all levels, in a game for two', () => {
    expect(new Set(LADDER.map(({ animal }) => animal)).size).toBe(9);
    const levels = LADDER.map(({ level }) => LEVELS.indexOf(level));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect([new Set(levels).size, preset(LADDER_RULES).players[0]]).toEqual([LEVELS.length, 2]);
  });

  test('leads from each step to the one above, and ends at the top', () => {
    expect([stepAbove(FOX), stepAbove(LADDER[8])]).toEqual([OWL, null]);
  });

  test('seats you, by your name where you have given one, opposite the animal of the step', () => {
    const ann: Seat = { kind: 'person', name: 'Ann' };
    const owl = { kind: 'bot', level: 'beginner', style: OWL.style, animal: 'owl' };
    expect(ladderTable(OWL, ann)).toEqual({ seats: [ann, owl], opponents: 1 });
    expect(ladderTable(OWL, bot('casual')).seats[0]).toEqual(PERSON);
  });

  test('is recognised: no table with any bot, with another level, or with more players', () => {
    for (const step of LADDER) expect(stepAt(ladderTable(step, PERSON).seats)).toBe(step);
    const [, fox] = ladderTable(FOX, PERSON).seats as [Seat, SeatWithBot];
    for (const others of [[bot('beginner')], [{ ...fox, level: 'master' as const }], [fox, bot('beginner')], []])
      expect(stepAt([PERSON, ...others])).toBeNull();
  });
});

test('easier opponents play one level lower, in their own style; none are easier than beginners, or than those of the ladder', () => {
  const [beginner, casual, regular] = LEVELS.map(bot);
  expect(easierOpponents([PERSON, regular, casual, beginner])).toEqual([PERSON, casual, beginner, beginner]);
  expect(easierOpponents([PERSON, beginner, beginner])).toBeNull();
  expect(easierOpponents(ladderTable(LADDER[8], PERSON).seats)).toBeNull();
});
