import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import { NO_CHECKPOINTS } from '../../../../training/cli/jobs/job-kind.ts';
import type { JobTask } from '../../../../training/cli/jobs/job-thread.ts';
import { games, type GamesPart } from '../../../../training/cli/jobs/kinds/games.ts';
import { Threads } from '../../../../training/cli/jobs/threads.ts';

const shared = { control: null, seed: 5, hasRecords: false };
const part: GamesPart = { rules: preset('scat'), specs: ['random', 'expert'], measure: 'deals', first: 3, packs: 2 };

test('a thread does part after part of one job, with the same results as here, and ends for one of another job; all end in the end', async () => {
  const asked = vi.spyOn(Worker.prototype, 'postMessage');
  const threads = new Threads();
  const [here, there]: number[][] = [[], []];
  const result = await (await games.prepare(shared))(part, (share) => here.push(share), NO_CHECKPOINTS);
  const task: JobTask = { kind: 'games', shared, files: {} };
  for (const _ of [1, 2]) expect(await threads.run(task, part, (share) => there.push(share))).toEqual(result);
  expect(there).toEqual([...here, ...here]);
  // A file that comes with the work stands for that of its name.
  const files = { 'of-another-machine.onnx': { bytes: readFileSync('models/general.onnx'), factorCost: 0.5 } };
  const playing = { ...part, specs: ['model:of-another-machine.onnx', 'expert'] };
  expect(await threads.run({ ...task, files }, playing, () => undefined)).toMatchObject({ records: [] });
  const workers = new Set(asked.mock.instances as unknown as Worker[]);
  asked.mockRestore();
  expect(workers.size).toBe(2);
  await threads.close();
  for (const { threadId } of workers) expect(threadId).toBe(-1);
});

test('a part that is wrong is told in one line, and what else goes wrong with its place', async () => {
  const threads = new Threads();
  const doing = (one: unknown) => threads.run({ kind: 'games', shared, files: {} }, one, () => undefined);
  const [wrong, broken] = await Promise.allSettled([doing({ ...part, specs: ['poker'] }), doing(null)]);
  expect(wrong).toMatchObject({ reason: expect.any(UsageError) });
  expect(wrong).toMatchObject({ reason: { message: expect.stringMatching(/^"poker" is no bot[^\n]*$/) } });
  expect(broken).toMatchObject({ reason: { message: expect.stringMatching(/TypeError.*\n.*games\.ts/s) } });
  await threads.close();
});
