import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { LADDER, ladderTable } from '../../../../game/catalogue/ladder.ts';
import { LANGUAGES, type Language } from '../../../../game/i18n/languages.ts';
import { speakIn, words } from '../../../../game/i18n/words.ts';
import { faultInWords } from '../../../../game/model/record-faults.ts';
import { recordFile } from '../../../../game/model/record-file.ts';
import {
  knownAmong,
  filteredRecords,
  headToHead,
  namesIn,
  placesOf,
  readRecordFile,
  UNKNOWN_POLICY,
} from '../../../../game/services/storage/kept-records.ts';
import type { KeptRecord } from '../../../../game/services/storage/match-schemas.ts';
import { randomTable } from '../../../engine/support/arbitraries.ts';
import { keptRecord, playedMatch } from '../../support/records.ts';
import '../../support/all-languages.ts';

const TIME = new Date('2026-03-01T20:00:00Z');
const { record } = playedMatch(preset('scat'), 3, 4);
const read = (file: unknown) =>
  readRecordFile(typeof file === 'string' ? file : JSON.stringify(file), TIME, () => false);

test('places computed from a record are those of the match', () => {
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

test('the list of records begins with the newest, and can be narrowed to a game, and to who sat at the table', () => {
  const records = new Map([
    ['a', keptRecord({ day: 1 })],
    ['b', keptRecord({ day: 3, players: 4 })],
    ['d', keptRecord({ day: 2, rules: preset('pub') })],
    ['c', keptRecord({ day: 2, rules: preset('pub') })],
  ]);
  const ids = (game: string | null, who: string | null) => filteredRecords(records, { game, who }).map(({ id }) => id);
  expect([ids(null, null), ids('scat', null)]).toEqual([
    ['b', 'c', 'd', 'a'],
    ['b', 'a'],
  ]);
  expect([ids(null, 'Heron'), ids('pub', 'Heron')]).toEqual([['b'], []]);
  expect(namesIn(['Owl', 'Fox', 'Fox', 'Bee', 'Ant', 'Owl', 'Fox'])).toEqual(['Fox', 'Owl', 'Ant', 'Bee']);
});

describe('a record file', () => {
  test('is taken in as it was saved, with the person who plays alone in the same seat', () => {
    const bot = { kind: 'bot', level: 'master', style: 'even' };
    const players = [{ kind: 'person', name: '' }, bot, bot];
    const ended = TIME.toISOString();
    const kept = { record, players, you: 0, began: ended, ended, policy: 'unknown' };
    expect(read(recordFile(record, TIME).text)).toEqual({ kept });
  });

  test('has the person who plays alone in every language, and none where bots play', () => {
    for (const language of LANGUAGES) {
      speakIn(language);
      const { you } = words().seats;
      speakIn('en');
      expect(read({ ...record, players: ['Fox', you, 'Owl'] })).toMatchObject({ kept: { you: 1 } });
    }
    expect(read({ ...record, players: ['bot:default', 'expert', 'random'] })).toMatchObject({ kept: { you: -1 } });
  });

  const [{ deck }] = record.deals;
  test.each<[Language, (record: MatchRecord) => void, string | RegExp]>([
    ['de', (r) => (r.rules.lives = 99), '„lives“ ist 99; erlaubt ist eine ganze Zahl von 1 bis 20.'],
    ['fr', (r) => (r.players = ['a']), 'Ces règles sont pour 2 à 10 joueurs, pas pour 1.'],
    ['es', (r) => r.deals[1].actions.pop(), /^Ronda 2, acción \d+: La ronda no está completa\.$/],
    ['de', (r) => (r.deals[0].deck = deck.replace(/^../, deck.slice(3, 5))), /^Runde 1: Eine Karte kommt zu oft vor: /],
    ['fr', (r) => (r.deals[0].tokens[0] = 9), /^Donne 1\s: «\stokens\s» y est \[9,.* quand on rejoue\.$/],
    ['es', (r) => (r.deals[0].dealer = 'x' as never), 'Ronda 1: «deals.0.dealer» no tiene el formato de una partida.'],
    ['de', (r) => (r.deals[1].actions[2][1] = 'hammer'), /^Runde 2, Aktion 3: Das geht in diesem Spiel nicht \(/],
  ])('that is damaged is refused with the place and the reason, in %s: %s', (language, damage, said) => {
    speakIn(language);
    const damaged = structuredClone(record);
    damage(damaged);
    const found = read(damaged);
    expect('refusal' in found && found.refusal.why === 'wrong' && faultInWords(found.refusal.error)).toMatch(said);
  });

  test.each([
    ['not-json', 'As Kd'],
    ['too-large', ' '.repeat(20_000_001)],
    ['all-data', '{"format": "thirty-one-data/5"}'],
    ['newer', '{"format": "thirty-one-record/3"}'],
    ['wrong', '{"format": "thirty-one-record/2"}'],
    ['wrong', '{"format": 7}'],
    ['wrong', '[1, 2]'],
    ['wrong', 'null'],
  ])('is distinguished from other files: %s', (why, text) => {
    expect(read(text)).toMatchObject({ refusal: { why } });
  });

  test('is not taken twice, but another match with the same pack is', () => {
    const renamed = { ...record, players: ['Fox', 'You', 'Owl'] };
    const known = knownAmong([keptRecord({}, { record }), keptRecord({}, { record: renamed })]);
    expect(readRecordFile(JSON.stringify(record), TIME, known)).toEqual({ refusal: { why: 'known' } });
    expect(known(renamed)).toBe(true);
    expect(known({ ...record, players: ['Owl', 'Fox', 'You'] })).toBe(false);
    expect(known(playedMatch(preset('scat'), 3, 5).record)).toBe(false);
  });
});

describe('how one stands with each animal', () => {
  test('counts in all matches who came before whom, and nobody who shared a place', () => {
    const records = Array.from({ length: 12 }, (_, seed) => keptRecord({ players: 3, seed: seed + 1 }));
    const met = headToHead(records);
    const places = records.map(({ record }) => placesOf(record));
    expect(met.get('fox')).toEqual({
      before: places.filter(([you, fox]) => you < fox).length,
      behind: places.filter(([you, fox]) => you > fox).length,
    });
    expect([...met.keys()].toSorted()).toEqual(['fox', 'owl']);
  });

  test('knows an animal of the ladder in any seat', () => {
    const kept = keptRecord({ players: 2 }, { players: ladderTable(LADDER[3], { kind: 'person', name: '' }).seats });
    expect([...headToHead([kept]).keys()]).toEqual([LADDER[3].animal]);
  });

  test.each<[string, Partial<KeptRecord>]>([
    ['one only watched', { you: -1 }],
    ['is not known whose it is', { policy: UNKNOWN_POLICY }],
    ['is one in which something was taken back', { isTakenBack: true }],
  ])('does not count a match that %s', (_, changes) => {
    expect(headToHead([keptRecord({}, changes)]).size).toBe(0);
  });
});
