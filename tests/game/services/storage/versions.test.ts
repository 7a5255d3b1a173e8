/**
 * Data of every version of the game's files that is read, as the code of its time wrote it (`tests/fixtures/versions/`): played on,
 * stored, and written by today's.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LATEST_VERSIONS } from '../../../../engine/formats.ts';
import { resolveRules } from '../../../../engine/rules/resolve.ts';
import { resumeMatch } from '../../../../engine/save.ts';
import { allData, countsOf, dataFile, readDataFile, replaceData } from '../../../../game/services/storage/data-file.ts';
import { memoryStores } from '../../../../game/services/storage/stores.ts';
import { playRandomly } from '../../../engine/support/arbitraries.ts';

const FOLDER = 'tests/fixtures/versions';
const FILES = readdirSync(FOLDER);
const read = (text: string) => readDataFile(text, () => Promise.resolve());

test('there is a file of the version of today', () => {
  expect(FILES).toContain(`data-${LATEST_VERSIONS.data}.json`);
});

test.each(FILES)('%s is read whole, played on, stored, and written as today', async (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  // Its records are replayed.
  const { data, damaged } = await read(text);
  expect(damaged).toEqual([]);
  const json = JSON.parse(text) as Record<string, object>;
  for (const [store, count] of Object.entries(countsOf(data)))
    expect([store, count]).toEqual([store, Object.keys(json[store] ?? {}).length]);
  expect(data.records.size).toBeGreaterThan(3);
  const chosen = { rules: 'golf', opponents: 2, fourColours: true, volume: 0.4, hints: false, language: 'fr' };
  expect(data.settings).toMatchObject({ ...chosen, speed: 'double' });
  expect(data.settings?.seats.slice(0, 2)).toMatchObject([
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', level: 'master' },
  ]);
  const [[open], [ours]] = [[...data.matches.values()], [...data.rules.values()]];
  const { match } = resumeMatch(open.save, { seed: 1, drawSecret: () => new Uint8Array(32) });
  expect([match.phase, match.dealNumber]).toEqual(['deal', 2]);
  playRandomly(match, 3);
  expect(match.phase).toBe('over');
  expect(resolveRules(ours)).toMatchObject({ name: 'Ours', lives: 5, knockMinimum: 21 });
  const stores = memoryStores();
  await replaceData(stores, data);
  const { text: written } = dataFile(await allData(stores, data.settings as never), new Date());
  expect(written).toContain(`"format":"thirty-one-data/${LATEST_VERSIONS.data}"`);
  expect((await read(written)).data).toEqual(data);
});
