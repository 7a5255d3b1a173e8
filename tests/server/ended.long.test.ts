/** Servers that are ended in the middle of matches: these go on. */
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replayRecord } from '../../engine/record.ts';
import { temporaryFolder } from '../training/support/temporary-folder.ts';
import { ServerProcess } from './support/server-process.ts';
import { Pair } from './support/pair.ts';

/** Matches that are open whenever a server ends, and how often it does. */
const TABLES = 20;
const TIMES = 2;
/** Answers at each table between two ends: a match takes more. */
const ANSWERS = 2;

const folder = temporaryFolder();
let server: ServerProcess;
beforeEach(async () => {
  server = await ServerProcess.start({ ROOMS_FOLDER: folder });
});
afterEach(() => server.end('SIGTERM'));

/** Ends the server now and then in the middle of matches, which then go on in the next one. @returns the exit codes */
async function playThrough(signal: NodeJS.Signals): Promise<(number | null)[]> {
  const tables = Array.from({ length: TABLES }, (_, table) => new Pair(table.toString(16)));
  await Promise.all(tables.map((table) => table.open(server.origin)));
  const codes: (number | null)[] = [];
  for (let time = 0; time < TIMES; time++) {
    for (let answers = 0; answers < ANSWERS; answers++)
      for (const table of tables) {
        await expect.poll(() => table.question).not.toBeNull();
        table.answer();
      }
    // While answers are on their way, come, are played and saved.
    codes.push(await server.end(signal));
    const before = tables.map((table) => ({ commitment: table.commitment, last: table.asked }));
    server = await ServerProcess.start({ ROOMS_FOLDER: folder });
    await Promise.all(tables.map((table) => table.comeBack(server.origin)));
    for (const [i, table] of tables.entries()) {
      await expect.poll(() => table.question).not.toBeNull();
      expect(table.commitment).toBe(before[i].commitment);
      // What was asked last is asked again, unless its answer has been kept.
      expect(table.asked).toBeGreaterThanOrEqual(before[i].last);
    }
  }
  for (const table of tables) {
    table.answersAtOnce = true;
    table.answer();
  }
  for (const table of tables) {
    await expect.poll(() => table.record).not.toBeNull();
    expect(replayRecord(structuredClone(table.record!)).match.phase).toBe('over');
  }
  await expect.poll(() => readdirSync(folder)).toEqual([]);
  return codes;
}

test('matches whose server is killed lose one action at most', async () => {
  expect(await playThrough('SIGKILL')).toEqual(Array(TIMES).fill(null));
});

test('a server that is asked to end saves all matches, and has done well', async () => {
  expect(await playThrough('SIGTERM')).toEqual(Array(TIMES).fill(0));
});
