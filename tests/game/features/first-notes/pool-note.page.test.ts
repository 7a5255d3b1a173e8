/** When somebody is told what can be done with a pool, and for how long. */
import { beforeEach, describe, expect, test } from 'vitest';
import { DRAW, KNOCK, PASS, SWAP_ALL, takeOf, type Action } from '../../../../engine/actions.ts';
import { parseCards } from '../../../../engine/cards.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import type { Settings } from '../../../../game/catalogue/settings.ts';
import { PoolNote } from '../../../../game/features/first-notes/pool-note.ts';
import { layOutPage } from '../../support/page.ts';
import { fakeScene } from '../../support/scene.ts';
import { preferencesOf } from '../../support/table.ts';

beforeEach(layOutPage);

const TURN: readonly Action[] = [...parseCards('7h Kd 2c').map(takeOf), SWAP_ALL, PASS, KNOCK];

function noteOver(settings: Partial<Settings> = {}, rules: Partial<HouseRules> = {}) {
  const fake = fakeScene();
  const preferences = preferencesOf({ explainsPool: true, ...settings });
  const note = new PoolNote({ scene: fake.scene, preferences, rules: { ...preset('widow'), ...rules } });
  return { fake, note, preferences };
}

describe('the note about the pool', () => {
  test('names what can be done in three steps, once, to whoever may exchange', () => {
    const { note, preferences } = noteOver();
    expect(note.shown).toBe('');
    note.follow(TURN, false);
    expect(note.shown.split('\n')).toEqual([
      '1.  Take a card from the middle, and give one of yours.',
      '2.  Or swap all three at once.',
      '3.  Or pass. Or knock, when your hand is good enough.',
    ]);
    expect(document.getElementById('spoken')?.textContent).toContain('Or swap all three at once.');
    expect(preferences.settings.explainsPool).toBe(false);
    note.follow([...TURN], false);
    expect(note.shown).toBe('');
    note.follow(TURN, false);
    expect(note.shown).toBe('');
  });

  const TAKE = 'Take a card from the middle, and give one of yours';
  const ALL = 'Or swap all three';
  const ENDS = 'then you have no more turns';
  test.each<[Partial<HouseRules>, string[]]>([
    [{ poolSwapAll: false, poolPass: false }, [`${TAKE}.`, 'Or knock, when your hand is good enough.']],
    [{ poolSwapAll: false, poolPass: 'never' }, [`${TAKE}.`, 'Or knock, when your hand is good enough.']],
    [{ poolSwapAll: 'for-good', poolPass: 'for-good' }, [`${TAKE}.`, `${ALL}: ${ENDS}.`, `Or pass: ${ENDS}.`]],
    [{ poolSwapTwo: true, poolSwapAll: false, poolPass: false }, [`${TAKE}: once, or twice.`, expect.any(String)]],
    [
      { poolSwapAll: 'for-good-after-first-turn', poolPass: false },
      [`${TAKE}.`, `${ALL}: ${ENDS}, except in the first turn of a deal.`, expect.any(String)],
    ],
  ])('names what these rules allow: %j', (rules, lines) => {
    const { note } = noteOver({}, rules);
    note.follow(TURN, false);
    expect(note.shown.split('\n').map((line) => line.slice(4))).toEqual(lines);
  });

  test.each<[string, Partial<Settings>, readonly Action[], boolean]>([
    ['it was shown before', { explainsPool: false }, TURN, false],
    ['nothing can be exchanged', {}, [DRAW, KNOCK], false],
    ['something covers the table', {}, TURN, true],
  ])('is not shown where %s', (_where, settings, legal, isCovered) => {
    const { note } = noteOver(settings);
    note.follow(legal, isCovered);
    expect(note.shown).toBe('');
  });

  test('is gone after a press, and speaks the language that is spoken', () => {
    const { fake, note } = noteOver();
    note.follow(TURN, false);
    note.refreshText();
    expect(note.shown).toContain('Or pass.');
    fake.pressAt(10, 10);
    expect(note.shown).toBe('');
  });
});
