import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEVELS, PLAYING_STYLES } from '../../../../engine/bots/characters.ts';
import { DEFAULT_SETTINGS } from '../../../../game/catalogue/settings.ts';
import { gamesSize, layoutGames, listPages } from '../../../../game/features/setup/games-layout.ts';
import { describeOpponent, layoutSeats, seatWords } from '../../../../game/features/setup/seats.ts';
import { gridCells, layoutSheet } from '../../../../game/ui/pages/sheet-layout.ts';
import { expectApart, expectTouchable, expectWithin, SCREENS } from '../../support/screens.ts';

test('lists of games and of seats show all of them, apart, large enough to touch and to read what is special', () => {
  fc.assert(
    fc.property(SCREENS, fc.integer({ min: 2, max: 10 }), (screen, players) => {
      const games = layoutSheet(screen, 5, gamesSize);
      const { field, clear, cells } = layoutGames(games.body, games, true);
      const seats = layoutSheet(screen, 1, (room, scales) => layoutSeats(room, players, scales).size);
      const rows = gridCells(seats.body, layoutSeats(seats.body, players, seats), 6).slice(0, players);
      expect([cells.length, rows.length]).toEqual([6, players]);
      for (const { width } of cells) expect(width).toBeGreaterThanOrEqual(280 * (games.type.small / 13));
      for (const rect of [field, clear, ...cells]) expectWithin(rect, games.sheet);
      for (const pressed of [
        [field, clear, ...cells, ...games.buttons],
        [...rows, ...seats.buttons],
      ]) {
        expectApart(pressed, screen);
        expectTouchable(pressed);
      }
    }),
    { numRuns: 40 },
  );
});

test('a list of games turns its pages group by group, a long group on several', () => {
  expect(listPages([6, 4, 8], 6)).toEqual([
    { section: 0, first: 0, count: 6 },
    { section: 1, first: 6, count: 4 },
    { section: 2, first: 10, count: 6 },
    { section: 2, first: 16, count: 2 },
  ]);
});

test('every opponent has a description of its own', () => {
  const said = LEVELS.flatMap((level) => PLAYING_STYLES.map((style) => describeOpponent({ level, style })));
  for (const words of said) expect(words).toMatch(/^[A-Z].+: wins \d+% of matches against the expert\. [A-Z].+\.$/);
  expect(new Set(said).size).toBe(said.length);
});

test.each([
  [0, DEFAULT_SETTINGS.seats[0], 'You', 'at this device'],
  [1, DEFAULT_SETTINGS.seats[1], 'Fox', 'Casual'],
  [2, { kind: 'person', name: 'Anna' }, 'Anna', 'plays here too'],
  [2, { kind: 'person', name: '' }, 'Owl', 'plays here too'],
  [1, { kind: 'bot', level: 'casual', style: 'hoarder' }, 'Fox', 'Casual, hoarder'],
] as const)('seat %d with %j is that of “%s”: %s', (seat, who, name, detail) => {
  expect(seatWords(seat, who)).toEqual({ name, detail });
});
