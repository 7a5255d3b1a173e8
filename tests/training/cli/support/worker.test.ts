import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { resultOf } from '../../../../training/cli/support/worker.ts';

test('a thread starts in a folder whatever it is called', async () => {
  const folder = mkdtempSync(join(tmpdir(), `it's a#b 100% "quoted"`));
  const file = join(folder, 'thread.mts');
  writeFileSync(
    file,
    "import { parentPort, workerData } from 'node:worker_threads';\nparentPort?.postMessage(workerData as number);\n",
  );
  expect(await resultOf<number>(pathToFileURL(file), 31)).toBe(31);
  rmSync(folder, { recursive: true });
});
