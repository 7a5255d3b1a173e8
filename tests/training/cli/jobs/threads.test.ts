/** Threads that do parts of jobs. */
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { beforeEach, expect, test, vi } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import { NO_CHECKPOINTS } from '../../../../training/cli/jobs/job-kind.ts';
import type { JobTask } from '../../../../training/cli/jobs/job-thread.ts';
import { games, type GamesPart } from '../../../../training/cli/jobs/kinds/games.ts';
import { Threads } from '../../../../training/cli/jobs/threads.ts';

const shared = { control: null, seed: 5, hasRecords: false };
const part: GamesPart = { rules: preset('scat'), specs: ['random', 'expert'], measure: 'deals', first: 3, packs: 2 };
const taskOf = (seed: number, files: JobTask['files'] = {}): JobTask => ({
  kind: 'games',
  shared: { ...shared, seed },
  files,
});

let threads: Threads;
beforeEach(() => {
  threads = new Threads();
  return () => threads.close();
});

test('a part has its result and its progress from a thread as it has here', async () => {
  const [here, there]: number[][] = [[], []];
  const runPart = await games.prepare(shared);
  const result = await runPart(part, (share) => here.push(share), NO_CHECKPOINTS);
  expect(await threads.run(taskOf(5), part, (share) => there.push(share))).toEqual(result);
  expect(there).toEqual(here);
});

test('files that come with the work stand for those of their names', async () => {
  const files = { 'of-another-machine.onnx': { bytes: readFileSync('models/scat.onnx'), factorCost: 0.5 } };
  const playing = { ...part, specs: ['model:of-another-machine.onnx', 'expert'] };
  expect(await threads.run(taskOf(5, files), playing, () => undefined)).toMatchObject({ records: [] });
});

test('a part that is wrong is told in one line, and what else goes wrong with its place; others go on', async () => {
  const task = taskOf(5);
  const doing = (one: unknown) => threads.run(task, one, () => undefined);
  await expect(doing({ ...part, specs: ['poker'] })).rejects.toThrow(UsageError);
  await expect(doing({ ...part, specs: ['poker'] })).rejects.toThrow(/^"poker" is no bot[^\n]*$/);
  await expect(doing(null)).rejects.toThrow(/TypeError.*\n.*games\.ts/s);
  expect(await doing(part)).toMatchObject({ records: [] });
});

test('a thread does part after part of one job, and ends for one of another job; all end in the end', async () => {
  const asked = vi.spyOn(Worker.prototype, 'postMessage');
  const [one, other] = [taskOf(5), taskOf(6)];
  for (const task of [one, one, other, one]) await threads.run(task, part, () => undefined);
  const workers = new Set(asked.mock.instances as unknown as Worker[]);
  asked.mockRestore();
  expect(workers.size).toBe(3);
  await threads.close();
  for (const { threadId } of workers) expect(threadId).toBe(-1);
});
