import { describe, expect, test } from 'vitest';
import type { ChallengeFile } from '../../../engine/challenge/challenge.ts';
import { LEVELS } from '../../../engine/bots/characters.ts';
import { noHabits } from '../../../engine/habits/weights.ts';
import { packedHabits } from '../../../engine/habits/packed.ts';
import { challengeTable } from '../../../game/catalogue/challenge-table.ts';
import { portraitAt, tableSetupOf } from '../../../game/catalogue/table-setup.ts';
import { DEFAULT_SETTINGS, type Seat } from '../../../game/catalogue/settings.ts';

const bot: Seat = { kind: 'bot', level: 'casual', style: 'hoarder' };
const person = (name: string): Seat => ({ kind: 'person', name });
const company = (...seats: Seat[]) => tableSetupOf({ seats, opponents: seats.length - 1 });

const habits = packedHabits(noHabits());
const ann: Seat = { kind: 'person', name: 'Ann', portrait: 'cat' };

describe('the players at the table', () => {
  test('are you and as many animals as the settings ask for', () => {
    const { seats, people, bottom } = tableSetupOf({ ...DEFAULT_SETTINGS, opponents: 2 });
    expect(seats).toEqual([
      { name: 'You', isYou: true, isPerson: true },
      { name: 'Fox', isYou: false, level: 'casual', animal: 'fox' },
      { name: 'Owl', isYou: false, level: 'casual', animal: 'owl' },
    ]);
    expect({ people, bottom }).toEqual({ people: [0], bottom: 0 });
  });

  test('beyond ten opponents are the same animals once more, told apart by name', () => {
    const { seats } = tableSetupOf({ ...DEFAULT_SETTINGS, opponents: 16 });
    expect(seats.slice(9).map(({ name, animal }) => [name, animal])).toEqual([
      ['Marten', 'marten'],
      ['Bear 2', 'bear'],
      ['Fox 2', 'fox'],
      ['Owl 2', 'owl'],
      ['Heron 2', 'heron'],
      ['Badger 2', 'badger'],
      ['Hare 2', 'hare'],
      ['Otter 2', 'otter'],
    ]);
  });

  test('are you at the bottom, whatever your seat, where you play alone', () => {
    const { seats, people, bottom } = company(bot, bot, ann);
    expect(seats[2]).toEqual({ name: 'Ann', isYou: true, isPerson: true, portrait: 'cat' });
    expect({ people, bottom }).toEqual({ people: [2], bottom: 2 });
  });

  test('of several people nobody is "you"; those without a name have the animal of their seat', () => {
    const { seats, people } = company(ann, { kind: 'person', name: '', portrait: 'hat' }, bot, person('Ben'));
    expect(seats.map(({ name, isYou, portrait }) => [name, isYou, portrait])).toEqual([
      ['Ann', false, 'cat'],
      ['Fox', false, 'hat'],
      ['Owl', false, undefined],
      ['Ben', false, undefined],
    ]);
    expect(people).toEqual([0, 1, 3]);
  });

  test('may be doubles, with the face of whoever they are learnt from', () => {
    const double = { kind: 'double', pace: 1, habits } as const;
    const { seats, people } = company(ann, { ...double, name: '', portrait: 'hat' }, { ...double, name: 'Ben' });
    expect(seats.slice(1)).toEqual([
      { name: 'Your double', isYou: false, isDouble: true, portrait: 'hat' },
      { name: 'Ben', isYou: false, isDouble: true, portrait: 'lamp' },
    ]);
    expect([seats[0].isYou, people]).toEqual([true, [0]]);
  });

  test('adapt where they are strong unless somebody has switched it off, others where somebody has switched it on', () => {
    const adapting = (changes: object) => company(person(''), { ...bot, ...changes } as Seat).seats[1].adapts ?? false;
    expect(LEVELS.filter((level) => adapting({ level }))).toEqual(['strong', 'master']);
    expect([adapting({ level: 'master', adapts: false }), adapting({ adapts: true })]).toEqual([false, true]);
    expect(adapting({ level: 'master', animal: 'fox' })).toBe(false);
  });

  test('of a challenge are the doubles that played before, and animals', () => {
    const bots = [null, { double: habits }, { level: 'strong', style: 'even' } as const];
    const deals = [{ bots }] as unknown as ChallengeFile['deals'];
    const { seats } = challengeTable({ players: ['Ann', 'Ben', 'Owl'], seat: 0, deals }, person('Zoe'));
    expect(seats).toEqual([
      person('Zoe'),
      { kind: 'double', name: 'Ben', pace: 1, habits },
      { kind: 'bot', level: 'strong', style: 'even', animal: 'owl' },
    ]);
  });

  test('have the lamp if they play alone and have chosen nothing, and nothing if their seat is no longer there', () => {
    const seats = [person('Ann'), bot, person('Ben')];
    const portraits = [
      [1, 0],
      [2, 0],
      [1, 2],
    ].map(([opponents, seat]) => portraitAt({ seats, opponents }, seat));
    expect(portraits).toEqual(['lamp', undefined, undefined]);
  });

  test('where everybody is a bot are none of them "you", and no two share a name', () => {
    const { seats, people, bottom } = company(...Array.from({ length: 10 }, () => bot));
    expect([people, bottom, seats.some(({ isYou }) => isYou)]).toEqual([[], 0, false]);
    expect(new Set(seats.map(({ name }) => name)).size).toBe(10);
  });
});
