/** When a newcomer is told what a hand is worth, and for how long. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DRAW, KNOCK, type Action } from '../../../../engine/actions.ts';
import { parseCards, suitOf } from '../../../../engine/cards.ts';
import { ValueNote } from '../../../../game/features/first-notes/value-note.ts';
import type { Settings } from '../../../../game/catalogue/settings.ts';
import type { ShownTable } from '../../../../game/table/shown-table.ts';
import { layOutPage } from '../../support/page.ts';
import { fakeScene } from '../../support/scene.ts';
import { preferencesOf } from '../../support/table.ts';

beforeEach(layOutPage);

const HEARTS = suitOf(parseCards('Kh')[0]);
const LEGAL: readonly Action[] = [DRAW, KNOCK];

function noteOver(shown: Partial<ShownTable> = {}, settings: Partial<Settings> = {}, isAsking = false) {
  const fake = fakeScene();
  const preferences = preferencesOf({ explainsValue: true, ...settings });
  const state = { viewer: 0, bottom: 0, value: 17, suit: HEARTS, ...shown } as ShownTable;
  const note = new ValueNote({ scene: fake.scene, preferences, table: { state: () => state, isAsking } });
  return { fake, note, preferences };
}

describe('the note', () => {
  test('says what the hand is worth, once, to whoever is to decide', () => {
    const { note, preferences } = noteOver();
    expect(note.shown).toBe('');
    note.follow(LEGAL, false);
    expect(note.shown).toContain('17 in hearts');
    expect(document.getElementById('spoken')?.textContent).toContain('17 in hearts');
    expect(preferences.settings.explainsValue).toBe(false);
    note.follow(LEGAL, false);
    expect(note.shown).toContain('17 in hearts');
    note.follow([...LEGAL], false);
    expect(note.shown).toBe('');
    note.follow(LEGAL, false);
    expect(note.shown).toBe('');
  });

  test.each<[string, Partial<ShownTable>, Partial<Settings>, { isCovered?: boolean; isAsking?: boolean; legal?: [] }]>([
    ['it was shown before', {}, { explainsValue: false }, {}],
    ['nothing is to be decided', {}, {}, { legal: [] }],
    ['something covers the table', {}, {}, { isCovered: true }],
    ['the table asks something', {}, {}, { isAsking: true }],
    ['another hand lies at the bottom', { viewer: 1 }, {}, {}],
    ['the hand counts as no sum of a suit', { suit: null }, {}, {}],
  ])('is not shown where %s, and stays for later', (_where, shown, settings, { isCovered, isAsking, legal }) => {
    const { note, preferences } = noteOver(shown, settings, isAsking);
    note.follow(legal ?? LEGAL, isCovered ?? false);
    expect(note.shown).toBe('');
    expect(preferences.settings.explainsValue).toBe(settings.explainsValue ?? true);
  });

  test('is gone after a press, or after twelve seconds', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const pressed = noteOver();
    pressed.note.follow(LEGAL, false);
    pressed.fake.pressAt(10, 10);
    expect(pressed.note.shown).toBe('');
    const { note } = noteOver();
    note.follow(LEGAL, false);
    vi.advanceTimersByTime(11_900);
    expect(note.shown === '').toBe(false);
    vi.advanceTimersByTime(200);
    expect(note.shown).toBe('');
  });
});
