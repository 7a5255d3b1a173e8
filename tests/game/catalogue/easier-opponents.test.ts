import { ladderTable, LADDER } from '../../../game/catalogue/ladder.ts';
import { expect, test } from 'vitest';
import { easierOpponents } from '../../../game/catalogue/easier-opponents.ts';
import type { Seat } from '../../../game/catalogue/settings.ts';

const person: Seat = { kind: 'person', name: 'Ann' };
const bot = (level: 'beginner' | 'casual' | 'master'): Seat => ({ kind: 'bot', level, style: 'hoarder' });

test('every bot plays one level lower, in its own style, and people stay', () => {
  expect(easierOpponents([person, bot('master'), bot('casual'), bot('beginner')])).toEqual([
    person,
    { kind: 'bot', level: 'strong', style: 'hoarder' },
    bot('beginner'),
    bot('beginner'),
  ]);
});

test('nobody is easier than beginners', () => {
  expect(easierOpponents([person, bot('beginner'), bot('beginner')])).toBeNull();
});

test('a step of the ladder stays as it is', () => {
  expect(easierOpponents(ladderTable(LADDER[8], { kind: 'person', name: '' }).seats)).toBeNull();
});
