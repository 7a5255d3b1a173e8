/** When somebody is told what a hand is worth, or what can be done with a pool, and for how long. */
import { describe, expect, test, vi } from 'vitest';
import { DRAW, KNOCK, PASS, SWAP_ALL, takeOf, type Action } from '../../../../engine/actions.ts';
import { parseCards, suitOf } from '../../../../engine/cards.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import type { Settings } from '../../../../game/catalogue/settings.ts';
import type { FirstNote } from '../../../../game/features/first-notes/first-note.ts';
import { knockNote } from '../../../../game/features/first-notes/first-notes.ts';
import { poolNote } from '../../../../game/features/first-notes/pool-note.ts';
import { valueNote } from '../../../../game/features/first-notes/value-note.ts';
import type { ShownTable } from '../../../../game/table/shown-table.ts';
import { fakeScene } from '../../support/scene.ts';
import { preferencesOf } from '../../support/table.ts';

const TURN: readonly Action[] = [DRAW, KNOCK];
const POOL_TURN: readonly Action[] = [...parseCards('7h Kd 2c').map(takeOf), SWAP_ALL, PASS, KNOCK];

const optionsOf = (settings: Partial<Settings>) => {
  const { scene, pressAt } = fakeScene();
  const preferences = preferencesOf({ explainsValue: true, explainsPool: true, ...settings });
  return { scene, preferences, press: () => pressAt(10, 10) };
};

function valueNoteWith(shown: Partial<ShownTable> = {}, settings: Partial<Settings> = {}, isAsking = false) {
  const { press, ...options } = optionsOf(settings);
  const state = { viewer: 0, bottom: 0, value: 17, suit: suitOf(parseCards('Kh')[0]), ...shown } as ShownTable;
  const note = valueNote({ ...options, table: { state: () => state, isAsking } });
  return { note, press, ...options };
}

function knockNoteWith(
  shown: Partial<ShownTable> = {},
  settings: Partial<Settings> = {},
  rules: Partial<HouseRules> = {},
) {
  const { press, ...options } = optionsOf(settings);
  const state = { viewer: 0, bottom: 0, knocker: 1, ...shown } as ShownTable;
  const table = { state: () => state, isAsking: false };
  const nameOf = (seat: number): string => ['You', 'Fox'][seat];
  const note = knockNote({ ...options, table, nameOf, rules: { ...preset('scat'), ...rules } });
  return { note, press, ...options };
}

function poolNoteWith(settings: Partial<Settings> = {}, rules: Partial<HouseRules> = {}) {
  const { press, ...options } = optionsOf(settings);
  return { note: poolNote({ ...options, rules: { ...preset('widow'), ...rules } }), press, ...options };
}

test('a note is shown and said once, for one decision, and not again', () => {
  const { note, preferences } = valueNoteWith();
  expect(note.shown).toBe('');
  for (let time = 0; time < 2; time++) note.follow(TURN, false);
  expect(note.shown).toContain('17 in hearts');
  expect(document.getElementById('spoken')?.textContent).toContain('17 in hearts');
  expect(preferences.settings.explainsValue).toBe(false);
  for (const legal of [[...TURN], TURN]) {
    note.follow(legal, false);
    expect(note.shown).toBe('');
  }
});

test('a note is gone after a press, that of a value after twelve seconds, too', () => {
  vi.useFakeTimers();
  const [value, pool] = [valueNoteWith(), poolNoteWith()];
  value.note.follow(TURN, false);
  pool.note.follow(POOL_TURN, false);
  vi.advanceTimersByTime(11_900);
  expect(value.note.shown).not.toBe('');
  vi.advanceTimersByTime(200);
  expect(value.note.shown).toBe('');
  expect(pool.note.shown).not.toBe('');
  pool.press();
  expect(pool.note.shown).toBe('');
});

test('a note is gone after a key, which may say more in its place, and is none of a table that was left', () => {
  const [value, pool] = [valueNoteWith(), poolNoteWith()];
  value.note.follow(TURN, false);
  pool.note.follow(POOL_TURN, false);
  pool.scene.events.emit('shutdown');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k' }));
  expect(value.note.shown).toBe('');
  expect(pool.note.shown).not.toBe('');
});

test.each<[Partial<HouseRules>, string]>([
  [{}, 'Fox has knocked: this is your last turn. Then the lowest hand loses, and Fox’s would lose double.'],
  [{ knockerLowestLoss: 1 }, 'Fox has knocked: this is your last turn. Then the lowest hand loses.'],
])('in the last turn after a knock a note says who loses, under %j', (rules, said) => {
  const { note, preferences } = knockNoteWith({}, {}, rules);
  note.follow(TURN, false);
  expect(note.shown).toBe(said);
  expect(preferences.settings.explainsKnock).toBe(false);
});

test.each<[string, () => { note: FirstNote }, readonly Action[], isCovered?: boolean]>([
  ['it was shown before', () => valueNoteWith({}, { explainsValue: false }), TURN],
  ['nothing is to be decided', () => valueNoteWith(), []],
  ['something covers the table', () => valueNoteWith(), TURN, true],
  ['the table asks something', () => valueNoteWith({}, {}, true), TURN],
  ['another hand lies at the bottom', () => valueNoteWith({ viewer: 1 }), TURN],
  ['the hand counts as no sum of a suit', () => valueNoteWith({ suit: null }), TURN],
  ['a knock was explained before', () => knockNoteWith({}, { explainsKnock: false }), TURN],
  ['nobody has knocked', () => knockNoteWith({ knocker: -1 }), TURN],
  ['one has knocked oneself', () => knockNoteWith({ knocker: 0 }), TURN],
  ['others score after a knock', () => knockNoteWith({}, {}, { scoring: 'points' }), TURN],
  ['a knocker promises the highest hand', () => knockNoteWith({}, {}, { knockPromise: 'highest' }), TURN],
  ['there are two turns after a knock', () => knockNoteWith({}, {}, { lastTurns: 2 }), TURN],
  ['the pool was explained before', () => poolNoteWith({ explainsPool: false }), POOL_TURN],
  ['nothing can be exchanged', () => poolNoteWith(), TURN],
])('no note is shown where %s', (_where, open, legal, isCovered = false) => {
  const { note } = open();
  note.follow(legal, isCovered);
  expect(note.shown).toBe('');
});

describe('the note about the pool', () => {
  const TAKE = 'Take a card from the middle, and give one of yours';
  const ALL = 'Or swap all three';
  const ENDS = 'then you have no more turns';
  const KNOCKS = 'Or knock, when your hand is good enough.';

  test.each<[Partial<HouseRules>, string[]]>([
    [{}, [`${TAKE}.`, `${ALL} at once.`, 'Or pass. Or knock, when your hand is good enough.']],
    [{ poolSwapAll: false, poolPass: false }, [`${TAKE}.`, KNOCKS]],
    [{ poolSwapAll: false, poolPass: 'never' }, [`${TAKE}.`, KNOCKS]],
    [{ poolSwapAll: 'binds', poolPass: false }, [`${TAKE}.`, `${ALL}: then you pass in your next turn.`, KNOCKS]],
    [{ poolSwapAll: false, knocking: false }, [`${TAKE}.`, 'Or pass.']],
    [{ poolSwapAll: false, poolPass: 'never', knocking: false }, [`${TAKE}.`]],
    [{ poolSwapAll: 'for-good', poolPass: 'for-good' }, [`${TAKE}.`, `${ALL}: ${ENDS}.`, `Or pass: ${ENDS}.`]],
    [{ poolSwapTwo: true, poolSwapAll: false, poolPass: false }, [`${TAKE}: once, or twice.`, KNOCKS]],
    [
      { poolSwapAll: 'for-good-after-first-turn', poolPass: false },
      [`${TAKE}.`, `${ALL}: ${ENDS}, except in the first turn of a deal.`, KNOCKS],
    ],
  ])('names in steps what these rules allow: %j', (rules, lines) => {
    const { note } = poolNoteWith({}, rules);
    note.follow(POOL_TURN, false);
    expect(note.shown.split('\n')).toEqual(lines.map((line, index) => `${index + 1}.  ${line}`));
  });
});
