import { expect, test, vi } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import type { GamesPart } from '../../../../training/cli/jobs/kinds/games.ts';
import { runJob } from '../../../../training/cli/jobs/run-job.ts';
import { packsOf, joinSamples, samplePacks } from '../../../../training/learner/evaluation/arena.ts';
import { createThresholdBot } from '../../../../engine/bots/threshold.ts';

const rules = preset('scat');
const table = { rules, specs: ['threshold:24', 'threshold:27'], measure: 'deals' as const };
// The last one has what is left.
const parts = packsOf(25, 10).map((packs): GamesPart => ({ ...table, ...packs }));
const shared = { control: null, seed: 5, hasRecords: false };
const job = { kind: 'games', shared, parts, unit: 'packs', options: { workers: null } } as const;

test('a job gives the results in the order of the parts, the same as in one piece, by threads or by none', async () => {
  const whole = await samplePacks({ rules, bots: [24, 27].map(createThresholdBot), seed: 5 }, 25, 1);
  for (const workers of [null, 2]) {
    const results = await runJob({ ...job, options: { workers, json: true } });
    expect(joinSamples(results.map(({ samples }) => samples))).toEqual(whole);
  }
});

test('a line shows how much is done, counted by sizes, and how results stand; it is off the screen while one is told', async () => {
  const { isTTY } = process.stderr;
  process.stderr.isTTY = true;
  let said = '';
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => (said += String(text)) !== '');
  const told: boolean[] = [];
  const standing = (results: readonly unknown[]): string => `${results.length} known`;
  try {
    await runJob({ ...job, sizeOf: ({ packs }) => packs, standing }, () => void told.push(said.endsWith('\r\u001B[K')));
    const shown = said.split('\r\u001B[K').filter(Boolean);
    expect([shown[0], shown.at(-1)]).toEqual(['0% of 25 packs', '100% of 25 packs · nearly done · 3 known']);
    expect([told, said.endsWith('\r\u001B[K')]).toEqual([[true, true, true], true]);
    said = '';
    await runJob({ ...job, options: { workers: null, json: true } });
    expect(said).toBe('');
  } finally {
    write.mockRestore();
    process.stderr.isTTY = isTTY;
  }
});

test('a job ends with the line of a part that finds something wrong, and begins no other', async () => {
  const told: number[] = [];
  const wrong = [{ ...parts[0], specs: ['threshold:24', 'poker'] }, ...parts];
  const options = { workers: 1, json: true };
  const failing = runJob({ ...job, parts: wrong, options }, (at) => void told.push(at));
  await expect(failing).rejects.toThrow(UsageError);
  await expect(failing).rejects.toThrow(/"poker" is no bot/);
  expect(told).toEqual([]);
});
