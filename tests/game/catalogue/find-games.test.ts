import { expect, test } from 'vitest';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import { findGames } from '../../../game/catalogue/find-games.ts';
import { ownId, ownName } from '../../../game/catalogue/library.ts';
import { speakIn } from '../../../game/i18n/words.ts';
import '../support/all-languages.ts';

/** What is found among the presets and some games of one's own: ids, and after a colon by which other name. */
function found(typed: string, ...own: string[]): string[] {
  const library = { ids: [...PRESETS, ...own.map(ownId)], nameOf: (id: string) => ownName(id) ?? id };
  return findGames(typed, library).map(({ id, alias }) => (alias === null ? id : `${id}: ${alias}`));
}

test.each(['Sudden Death', 'SUDDENDEATH', 'sudden-death', ' súdden  deàth ', 'den dea'])(
  'a game is found by the name that is displayed, typed as “%s”',
  (typed) => {
    expect(found(typed)).toEqual(['sudden-death']);
  },
);

test('a game is found by the name that it has in English, whatever is spoken', async () => {
  speakIn('de');
  expect(found('Harsh Knock')).toEqual(['harsh-knock: Harsh Knock']);
  expect(found('Hartes Klopfen')).toEqual(['harsh-knock']);
});

test.each([
  // By other names that people have for it.
  ['high-hat', [], ['scat: High Hat']],
  ['trenta uno', [], ['trentuno: Trenta uno']],
  ['41', [], ['four-card: 41', 'forty-one: 41']],
  ['kuche', ['Omas Küche', 'Whist'], ['own:Omas Küche']],
  ['bridge', [], []],
  // What is called exactly so comes first, then what begins so; of these, what is displayed by that name.
  ['stop the bus', [], ['stop-the-bus', 'ride-the-bus: Stop the Bus', 'web-bus: Stop the Bus']],
  ['cad', ['Arcade'], ['cadillac: Cad', 'own:Arcade']],
  ['hammer', ['The hammer', 'Hammer and nail'], ['hammer', 'own:Hammer and nail', 'own:The hammer']],
])('“%s” finds, beside %o: %o', (typed, own, games) => {
  expect(found(typed, ...own)).toEqual(games);
});
