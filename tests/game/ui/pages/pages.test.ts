import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS, PLAYING_STYLES } from '../../../../engine/bots/characters.ts';
import { preset, PRESETS } from '../../../../engine/rules/resolve.ts';
import { gameName } from '../../../../game/catalogue/game-names.ts';
import { optionFields } from '../../../../game/features/options/option-fields.ts';
import { layoutForm, type FieldSize } from '../../../../game/ui/pages/form-layout.ts';
import { gamesSize, layoutGames, listPages } from '../../../../game/features/setup/games-layout.ts';
import {
  describeOpponent,
  LEAST_PORTRAIT,
  layoutSeats,
  NOTE_LINES,
  seatWords,
} from '../../../../game/features/setup/seats.ts';
import { gridCells, layoutSheet } from '../../../../game/ui/pages/sheet-layout.ts';
import { DEFAULT_SETTINGS } from '../../../../game/catalogue/settings.ts';
import { PORTRAITS } from '../../../../game/base/portraits.ts';
import type { Rect } from '../../../../game/base/geometry.ts';
import { expectApart, expectTouchable, expectWithin, SCREENS } from '../../support/screens.ts';

/** The fields of the options, of a bot's page and of a person's. */
const FORMS: Record<string, { fields: FieldSize[]; noteLines: number }> = {
  options: {
    fields: optionFields({
      settings: () => DEFAULT_SETTINGS,
      change: () => undefined,
      openLanguages: () => undefined,
      hasKeys: true,
    }).map(({ choices, least }) => ({ choices: choices.length, least })),
    noteLines: 0,
  },
  bot: {
    fields: [
      { choices: 2, least: 90 },
      { choices: 5, least: 92 },
      { choices: 5, least: 92 },
    ],
    noteLines: NOTE_LINES,
  },
  person: {
    fields: [
      { choices: 2, least: 90 },
      { choices: 1, least: 180 },
      { choices: PORTRAITS.length, least: LEAST_PORTRAIT },
    ],
    noteLines: NOTE_LINES,
  },
};

describe('a form', () => {
  test.each(Object.keys(FORMS))('of the %s keeps all choices apart, on the sheet and large enough to touch', (name) => {
    const { fields, noteLines } = FORMS[name];
    fc.assert(
      fc.property(SCREENS, (screen) => {
        const layout = layoutSheet(screen, 3, (room, scales) =>
          layoutForm({ x: 0, y: 0 }, room, fields, scales, noteLines),
        );
        const form = layoutForm(layout.body, layout.body, fields, layout, noteLines);
        const choices = form.fields.flatMap((field) => field.choices);
        expectApart([...choices, ...layout.buttons, ...(noteLines > 0 ? [form.note] : [])], screen);
        expectTouchable([...choices, ...layout.buttons]);
        for (const rect of [...choices, ...layout.buttons, layout.title]) expectWithin(rect, layout.sheet);
        for (const { label } of form.fields) {
          const words: Rect = { x: label.x, y: label.y - layout.type.small / 2, width: 76, height: layout.type.small };
          expectApart([words, ...choices], screen);
        }
      }),
    );
  });
});

test.each([
  [640, 360],
  [360, 640],
])('the options are all on a screen of %i × %i', (width, height) => {
  const screen = { width, height, safe: { top: 0, right: 0, bottom: 0, left: 0 } };
  const { fields } = FORMS.options;
  const { sheet } = layoutSheet(screen, 3, (room, scales) => layoutForm({ x: 0, y: 0 }, room, fields, scales));
  expectWithin(sheet, { x: 0, y: 0, width, height });
});

describe('a list', () => {
  test('of games shows six at once, apart and on the sheet, wide enough for what is special about each', () => {
    fc.assert(
      fc.property(SCREENS, (screen) => {
        const layout = layoutSheet(screen, 5, gamesSize);
        const { field, clear, cells } = layoutGames(layout.body, layout, true);
        expectApart([field, clear, ...cells, ...layout.buttons], screen);
        expectTouchable([field, clear, ...cells, ...layout.buttons]);
        for (const rect of [field, clear, ...cells]) expectWithin(rect, layout.sheet);
        expect(cells).toHaveLength(6);
        for (const { width } of cells) expect(width).toBeGreaterThanOrEqual(280 * (layout.type.small / 13));
      }),
    );
  });

  test('of games turns its pages group by group, a long group on several', () => {
    expect(listPages([6, 4, 8], 6)).toEqual([
      { section: 0, first: 0, count: 6 },
      { section: 1, first: 6, count: 4 },
      { section: 2, first: 10, count: 6 },
      { section: 2, first: 16, count: 2 },
    ]);
  });

  test('of seats shows them all, apart and on the sheet', () => {
    const narrow = { width: 360, height: 640, safe: { top: 13, right: 0, bottom: 6.5, left: 0 } };
    const low = { width: 640, height: 360, safe: { top: 40, right: 0, bottom: 20, left: 0 } };
    fc.assert(
      fc.property(SCREENS, fc.integer({ min: 2, max: 10 }), (screen, players) => {
        const layout = layoutSheet(screen, 1, (room, scales) => layoutSeats(room, players, scales).size);
        const cells = gridCells(layout.body, layoutSeats(layout.body, players, layout), 6).slice(0, players);
        expect(cells).toHaveLength(players);
        expectApart([...cells, ...layout.buttons], screen);
        expectTouchable([...cells, ...layout.buttons]);
      }),
      {
        examples: [
          [low, 10],
          [narrow, 10],
        ],
      },
    );
  });
});

describe('on the pages', () => {
  test.each(PRESETS)('the game %s has a name and a line about it that is short enough', (name) => {
    const game = gameName(name);
    expect(game.name).not.toBe(preset(name).name);
    expect(game.special.length).toBeGreaterThan(0);
    expect(game.special.length).toBeLessThanOrEqual(43);
  });

  test('every opponent has its strength and its way to play described', () => {
    const said = LEVELS.flatMap((level) => PLAYING_STYLES.map((style) => describeOpponent({ level, style })));
    for (const words of said) expect(words).toMatch(/^[A-Z].+: wins \d+% of matches against the expert\. [A-Z].+\.$/);
    expect(new Set(said).size).toBe(said.length);
  });

  test('a seat has the name of the person in it, otherwise its own', () => {
    const [you, bot] = DEFAULT_SETTINGS.seats;
    expect(seatWords(0, you).name).toBe('You');
    expect(seatWords(1, bot)).toEqual({ name: 'Fox', detail: 'Casual' });
    expect(seatWords(2, { kind: 'person', name: 'Anna' }).name).toBe('Anna');
    expect(seatWords(2, { kind: 'person', name: '' }).name).toBe('Owl');
    expect(seatWords(1, { kind: 'bot', level: 'casual', style: 'hoarder' }).detail).toBe('Casual, hoarder');
  });
});
