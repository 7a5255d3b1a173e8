import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEVELS, PLAYING_STYLES } from '../../../../engine/bots/characters.ts';
import { preset, PRESETS } from '../../../../engine/rules/resolve.ts';
import { gameName } from '../../../../game/catalogue/game-names.ts';
import { DEFAULT_SETTINGS } from '../../../../game/catalogue/settings.ts';
import { optionFields } from '../../../../game/features/options/option-fields.ts';
import { listPages } from '../../../../game/features/setup/games-layout.ts';
import { describeOpponent, seatWords } from '../../../../game/features/setup/seats.ts';
import { layoutForm } from '../../../../game/ui/pages/form-layout.ts';
import { layoutSheet } from '../../../../game/ui/pages/sheet-layout.ts';
import { expectApart, expectTouchable, expectWithin, SCREENS } from '../../support/screens.ts';

/** The fields of the options. */
const OPTIONS = optionFields({
  settings: () => DEFAULT_SETTINGS,
  change: () => undefined,
  openLanguages: () => undefined,
  hasKeys: true,
}).map(({ choices, least }) => ({ choices: choices.length, least }));

const screenOf = (width: number, height: number) => ({ width, height, safe: { top: 0, right: 0, bottom: 0, left: 0 } });

test('the options keep all choices apart, on the sheet and large enough to touch, on screens of every size', () => {
  fc.assert(
    fc.property(SCREENS, (screen) => {
      const layout = layoutSheet(screen, 3, (room, scales) => layoutForm({ x: 0, y: 0 }, room, OPTIONS, scales));
      const form = layoutForm(layout.body, layout.body, OPTIONS, layout);
      const pressed = [...form.fields.flatMap(({ choices }) => choices), ...layout.buttons];
      expectApart(pressed, screen);
      expectTouchable(pressed);
      for (const rect of [...pressed, layout.title]) expectWithin(rect, layout.sheet);
    }),
    { numRuns: 40, examples: [[screenOf(640, 360)], [screenOf(360, 640)]] },
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

test('every game has a name and a line about it that is short enough, every opponent a description', () => {
  for (const id of PRESETS) {
    const { name, special } = gameName(id);
    expect(name).not.toBe(preset(id).name);
    expect([special.length > 0, special.length <= 43], id).toEqual([true, true]);
  }
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
