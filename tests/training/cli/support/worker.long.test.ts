import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { startWorker } from '../../../../training/cli/support/worker.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder(`it's a#b 100% "quoted"`);

test('a thread starts in a folder whatever it is called', async () => {
  const file = join(folder, 'thread.mts');
  writeFileSync(
    file,
    "import { parentPort, workerData } from 'node:worker_threads';\nparentPort?.postMessage(workerData as number);\n",
  );
  const thread = startWorker(pathToFileURL(file), 31);
  expect(await once(thread, 'message')).toEqual([31]);
  await thread.terminate();
});
