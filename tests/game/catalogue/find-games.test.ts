import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import { findGames } from '../../../game/catalogue/find-games.ts';
import { ownId, ownName } from '../../../game/catalogue/library.ts';
import { loadWords, speakIn } from '../../../game/i18n/words.ts';

/** What is found among the presets and some games of one's own: ids, and after a colon by which other name. */
function found(typed: string, ...own: string[]): string[] {
  const library = { ids: [...PRESETS, ...own.map(ownId)], nameOf: (id: string) => ownName(id) ?? id };
  return findGames(typed, library).map(({ id, alias }) => (alias === null ? id : `${id}: ${alias}`));
}

describe('a game is found', () => {
  test.each(['Sudden Death', 'sudden death', 'SUDDENDEATH', 'sudden-death', ' súdden  deàth ', 'den dea'])(
    'by the name that is displayed, typed as “%s”',
    (typed) => {
      expect(found(typed)).toEqual(['sudden-death']);
    },
  );

  test.each([
    ['Geronimo', 'scat: Geronimo'],
    ['high-hat', 'scat: High Hat'],
    ['trenta uno', 'trentuno: Trenta uno'],
    ['Empat Satu', 'forty-one: Empat Satu'],
  ])('by another name that people have for it: “%s”', (typed, game) => {
    expect(found(typed)).toEqual([game]);
  });

  test('by the name that it has in English, whatever is spoken', async () => {
    await loadWords('de');
    speakIn('de');
    try {
      expect(found('Harsh Knock')).toEqual(['harsh-knock: Harsh Knock']);
      expect(found('Hartes Klopfen')).toEqual(['harsh-knock']);
    } finally {
      speakIn('en');
    }
  });

  test('among one’s own by the name that one gave it', () => {
    expect(found('kuche', 'Omas Küche', 'Whist')).toEqual(['own:Omas Küche']);
  });

  test('by nothing that no game is called', () => {
    expect(found('bridge')).toEqual([]);
  });
});

test('what is called exactly so comes first, then what begins so', () => {
  expect(found('stop the bus')).toEqual(['stop-the-bus', 'ride-the-bus: Stop the Bus', 'web-bus: Stop the Bus']);
  expect(found('cad', 'Arcade')).toEqual(['cadillac: Cad', 'own:Arcade']);
  expect(found('hammer', 'The hammer', 'Hammer and nail')).toEqual(['hammer', 'own:Hammer and nail', 'own:The hammer']);
});

test('a name that several games have finds them all', () => {
  expect(found('41')).toEqual(['four-card: 41', 'forty-one: 41']);
  expect(found('31').slice(0, 4)).toEqual(['scat: 31', 'thirty-one: 31', 'blitz: 31', 'italian: 31']);
});
