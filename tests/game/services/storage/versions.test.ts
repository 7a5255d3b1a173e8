/**
 * Data of every version of the game's files that is read, as the code of its time wrote it (`tests/fixtures/versions/`): played on,
 * stored, and written by today's.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LATEST_VERSIONS } from '../../../../engine/formats.ts';
import { replayRecord } from '../../../../engine/record.ts';
import { resolveRules } from '../../../../engine/rules/resolve.ts';
import { resumeMatch } from '../../../../engine/save.ts';
import { allData, countsOf, dataFile, readDataFile, replaceData } from '../../../../game/services/storage/data-file.ts';
import { memoryStores } from '../../../../game/services/storage/stores.ts';
import { playRandomly } from '../../../engine/support/arbitraries.ts';

const FOLDER = 'tests/fixtures/versions';
const FILES = readdirSync(FOLDER);
const textOf = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');
const read = (text: string) => readDataFile(text, () => Promise.resolve());

test('there is a file of the version of today', () => {
  expect(FILES).toContain(`data-${LATEST_VERSIONS.data}.json`);
});

describe.each(FILES)('%s', (file) => {
  test('is whole: nothing is damaged, and nothing is left out', async () => {
    const { data, damaged } = await read(textOf(file));
    expect(damaged).toEqual([]);
    const json = JSON.parse(textOf(file)) as Record<string, object>;
    for (const [store, count] of Object.entries(countsOf(data)))
      expect([store, count]).toEqual([store, Object.keys(json[store] ?? {}).length]);
    expect(data.records.size).toBeGreaterThan(3);
  });

  test('keeps what somebody had chosen', async () => {
    const { data } = await read(textOf(file));
    expect(data.settings).toMatchObject({
      rules: 'golf',
      opponents: 2,
      fourColours: true,
      volume: 0.4,
      hints: false,
      language: 'fr',
      speed: 'double',
    });
    expect(data.settings?.seats.slice(0, 2)).toMatchObject([
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', level: 'master' },
    ]);
  });

  test('has matches that play again as they were written down', async () => {
    const { data } = await read(textOf(file));
    for (const { record } of data.records.values()) expect(replayRecord(record).deals).toBe(record.deals.length);
  });

  test('has a match that goes on to its end, and a game of one’s own', async () => {
    const { data } = await read(textOf(file));
    const [open] = data.matches.values();
    const { match } = resumeMatch(open.save, { seed: 1, drawSecret: () => new Uint8Array(32) });
    expect([match.phase, match.dealNumber]).toEqual(['deal', 2]);
    playRandomly(match, 3);
    expect(match.phase).toBe('over');
    const [ours] = data.rules.values();
    expect(resolveRules(ours)).toMatchObject({ name: 'Ours', lives: 5, knockMinimum: 21 });
  });

  test('is the same after it was stored, and written as it is today', async () => {
    const { data } = await read(textOf(file));
    const stores = memoryStores();
    await replaceData(stores, data);
    const { text } = dataFile({ ...(await allData(stores, data.settings as never)) }, new Date());
    expect(text).toContain(`"format":"thirty-one-data/${LATEST_VERSIONS.data}"`);
    expect((await read(text)).data).toEqual(data);
  });
});
