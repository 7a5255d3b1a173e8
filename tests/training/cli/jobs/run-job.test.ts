import { describe, expect, test, vi } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import type { GamesPart, GamesResult } from '../../../../training/cli/jobs/kinds/games.ts';
import { runJob } from '../../../../training/cli/jobs/run-job.ts';
import { packsOf } from '../../../../training/cli/support/packs.ts';
import { joinSamples, samplePacks } from '../../../../training/learner/evaluation/arena.ts';
import { createThresholdBot } from '../../../../engine/bots/threshold.ts';

const rules = preset('scat');
const table = { rules, specs: ['threshold:24', 'threshold:27'], measure: 'deals' as const };
const parts = packsOf(25, 10).map((packs): GamesPart => ({ ...table, ...packs }));
const shared = { control: null, seed: 5, hasRecords: false };

function play(
  given: readonly GamesPart[],
  workers: number | null,
  onResult?: (at: number) => void,
): Promise<GamesResult[]> {
  const job = { kind: 'games', shared, parts: given, unit: 'parts', isSilent: true } as const;
  return runJob({ ...job, workers }, onResult);
}

describe('a job', () => {
  test('cuts a series into parts, the last one with what is left', () => {
    expect(packsOf(25, 10)).toEqual([
      { first: 0, packs: 10 },
      { first: 10, packs: 10 },
      { first: 20, packs: 5 },
    ]);
    expect(packsOf(0, 10)).toEqual([]);
  });

  test('gives the results in the order of the parts, the same as in one piece, with any number of threads, or none', async () => {
    const bots = [24, 27].map(createThresholdBot);
    const whole = await samplePacks({ rules, bots, seed: 5 }, 25, 1);
    for (const workers of [null, 1, 2]) {
      const results = await play(parts, workers);
      expect(joinSamples(results.map(({ samples }) => samples))).toEqual(whole);
    }
  });

  test('shows on a line how much is done, counted by sizes, and how results stand; it is off the screen while one is told', async () => {
    const { isTTY } = process.stderr;
    process.stderr.isTTY = true;
    let said = '';
    const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => (said += String(text)) !== '');
    const told: boolean[] = [];
    const job = { kind: 'games', shared, parts, unit: 'packs', workers: null } as const;
    const standing = (results: readonly unknown[]): string => `${results.length} known`;
    try {
      await runJob(
        { ...job, sizeOf: ({ packs }) => packs, standing },
        () => void told.push(said.endsWith('\r\u001B[K')),
      );
      const shown = said.split('\r\u001B[K').filter(Boolean);
      expect([shown[0], shown.at(-1)]).toEqual(['0% of 25 packs', '100% of 25 packs · nearly done · 3 known']);
      expect([told, said.endsWith('\r\u001B[K')]).toEqual([[true, true, true], true]);
      said = '';
      await runJob({ ...job, isSilent: true });
      expect(said).toBe('');
    } finally {
      write.mockRestore();
      process.stderr.isTTY = isTTY;
    }
  });

  test('without parts needs no thread', async () => {
    expect(await play([], 2)).toEqual([]);
  });

  test('ends with the line of a part that finds something wrong, and begins no other', async () => {
    const told: number[] = [];
    const wrong = { ...parts[0], specs: ['threshold:24', 'poker'] };
    const failing = play([wrong, ...parts], 1, (at) => told.push(at));
    await expect(failing).rejects.toThrow(UsageError);
    await expect(failing).rejects.toThrow(/"poker" is no bot/);
    expect(told).toEqual([]);
  });
});
