import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { faultInWords } from '../../../../game/model/record-faults.ts';
import {
  knownAmong,
  filteredRecords,
  namesIn,
  placesOf,
  readRecordFile,
} from '../../../../game/services/storage/kept-records.ts';
import { recordFile } from '../../../../game/model/record-file.ts';
import { LANGUAGES, type Language } from '../../../../game/i18n/languages.ts';
import { loadWords, speakIn, words } from '../../../../game/i18n/words.ts';
import { randomTable } from '../../../engine/support/arbitraries.ts';
import { keptRecord, playedMatch } from '../../support/records.ts';

await Promise.all(LANGUAGES.map(loadWords));

afterEach(() => speakIn('en'));

const TIME = new Date('2026-03-01T20:00:00Z');
const nothing = () => false;
const { record } = playedMatch(preset('scat'), 3, 4);

function refusalOf(text: string) {
  const read = readRecordFile(text, TIME, nothing);
  return 'refusal' in read ? read.refusal : null;
}

describe('places', () => {
  test('computed from a record are those of the match', () => {
    fc.assert(
      fc.property(randomTable, ({ rules, players, seed }) => {
        const played = playedMatch(rules, players, seed);
        let place = 1;
        const expected = Array.from({ length: players }, () => 0);
        for (const seats of played.match.places()) {
          for (const seat of seats) expected[seat] = place;
          place += seats.length;
        }
        expect(placesOf(played.record)).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the list of records', () => {
  const records = new Map([
    ['a', keptRecord({ day: 1 })],
    ['b', keptRecord({ day: 3, players: 4 })],
    ['c', keptRecord({ day: 2, rules: preset('pub') })],
  ]);
  const ids = (game: string | null, who: string | null) => filteredRecords(records, { game, who }).map(({ id }) => id);

  test('begins with the newest', () => {
    expect(ids(null, null)).toEqual(['b', 'c', 'a']);
  });

  test('can be narrowed to a game, and to who sat at the table', () => {
    expect(ids('scat', null)).toEqual(['b', 'a']);
    expect(ids(null, 'Heron')).toEqual(['b']);
    expect(ids('pub', 'Heron')).toEqual([]);
  });

  test('offers the names that occur, the most frequent first', () => {
    expect(namesIn(['Owl', 'Fox', 'Fox', 'Ant', 'Owl', 'Fox'])).toEqual(['Fox', 'Owl', 'Ant']);
  });
});

describe('a record file', () => {
  test('is taken in as it was saved, with the person who plays alone in the same seat', () => {
    const read = readRecordFile(recordFile(record, TIME).text, TIME, nothing);
    const bot = { kind: 'bot', level: 'master', style: 'even' };
    const players = [{ kind: 'person', name: '' }, bot, bot];
    expect(read).toMatchObject({ kept: { record, players, you: 0, ended: TIME.toISOString(), policy: 'unknown' } });
  });

  test.each(LANGUAGES)('that was saved in another language (%s) still has the person who plays alone', (language) => {
    speakIn(language);
    const saved = { ...record, players: ['Fox', words().seats.you, 'Owl'] };
    speakIn('en');
    expect(readRecordFile(JSON.stringify(saved), TIME, nothing)).toMatchObject({ kept: { you: 1 } });
  });

  test('of bots has no "you"', () => {
    const bots = { ...record, players: ['bot:default', 'expert', 'random'] };
    expect(readRecordFile(JSON.stringify(bots), TIME, nothing)).toMatchObject({ kept: { you: -1 } });
  });

  test('that is damaged is refused with deal, action and reason', () => {
    const damaged = structuredClone(record);
    damaged.deals[1].actions[2][1] = 'hammer';
    expect(refusalOf(JSON.stringify(damaged))).toMatchObject({ why: 'wrong', error: { deal: 2, action: 3 } });
    expect(refusalOf('{"format": "thirty-one-record/2"}')).toMatchObject({
      why: 'wrong',
      error: { deal: 0, action: 0 },
    });
    expect(refusalOf('[1, 2]')).toMatchObject({ why: 'wrong' });
    expect(refusalOf('null')).toMatchObject({ why: 'wrong' });
    expect(refusalOf('7')).toMatchObject({ why: 'wrong' });
  });

  test('that is damaged is reported in every language', () => {
    const told = (language: Language, damage: (record: MatchRecord) => void): string => {
      speakIn(language);
      const damaged = structuredClone(record);
      damage(damaged);
      const refusal = refusalOf(JSON.stringify(damaged));
      return refusal?.why === 'wrong' ? faultInWords(refusal.error) : 'taken';
    };
    const [{ deck }] = record.deals;
    expect(told('de', (r) => (r.rules.lives = 99))).toBe('„lives“ ist 99; erlaubt ist eine ganze Zahl von 1 bis 20.');
    expect(told('fr', (r) => (r.players = ['a']))).toBe('Ces règles sont pour 2 à 10 joueurs, pas pour 1.');
    expect(told('es', (r) => r.deals[1].actions.pop())).toMatch(/^Ronda 2, acción \d+: La ronda no está completa\.$/);
    expect(told('de', (r) => (r.deals[0].deck = deck.replace(/^../, deck.slice(3, 5))))).toMatch(
      /^Runde 1: Eine Karte kommt doppelt vor: /,
    );
    expect(told('fr', (r) => (r.deals[0].tokens[0] = 9))).toMatch(
      /^Donne 1\s: «\stokens\s» y est \[9,.* quand on rejoue\.$/,
    );
    expect(told('es', (r) => (r.deals[0].dealer = 'x' as never))).toBe(
      'Ronda 1: «deals.0.dealer» no tiene el formato de una partida.',
    );
    expect(told('de', (r) => (r.deals[1].actions[2][1] = 'hammer'))).toMatch(
      /^Runde 2, Aktion 3: Das geht in diesem Spiel nicht \(/,
    );
  });

  test('is distinguished from other files: not JSON, far too large, a file of all data, or of a newer version', () => {
    expect(refusalOf('As Kd')).toEqual({ why: 'not-json' });
    expect(refusalOf(' '.repeat(20_000_001))).toEqual({ why: 'too-large' });
    expect(refusalOf('{"format": "thirty-one-data/5"}')).toEqual({ why: 'all-data' });
    expect(refusalOf('{"format": "thirty-one-record/3"}')).toEqual({ why: 'newer' });
  });

  test('is not taken twice, but another match with the same pack is', () => {
    const known = knownAmong([keptRecord({}, { record })]);
    expect(known(structuredClone(record))).toBe(true);
    expect(known({ ...record, players: ['Fox', 'You', 'Owl'] })).toBe(false);
    expect(known(playedMatch(preset('scat'), 3, 5).record)).toBe(false);
  });

  test('is known beside others with the same pack, whichever came first', () => {
    const renamed = { ...record, players: ['Fox', 'You', 'Owl'] };
    const known = knownAmong([keptRecord({}, { record }), keptRecord({}, { record: renamed })]);
    expect([known(record), known(renamed)]).toEqual([true, true]);
    expect(known({ ...record, players: ['Owl', 'Fox', 'You'] })).toBe(false);
  });
});
