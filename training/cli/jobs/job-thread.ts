/** A thread that does parts of one job. */
import { parentPort, workerData } from 'node:worker_threads';
import { provideFiles, type ProvidedFiles } from '../bots/model-file.ts';
import { kindOf, type KindName } from './kinds.ts';

export interface JobTask {
  kind: KindName;
  shared: unknown;
  /** Files that come with the work; others are read from the disk. */
  files: ProvidedFiles;
}

/** A part to be done, and the last checkpoint of it. */
export interface PartTask {
  part: unknown;
  checkpoint: Uint8Array | null;
}

export type ThreadTask = PartTask | 'end';

export type ThreadMessage =
  | { type: 'progress'; share: number }
  | { type: 'checkpoint'; bytes: Uint8Array }
  | { type: 'done'; result: unknown }
  /** The thread can do nothing more. */
  | { type: 'failed'; name: string; message: string };

const { kind, shared, files } = workerData as JobTask;
provideFiles(files);
const prepared = (await kindOf(kind)).prepare(shared);
// Whoever asks for the first part hears of a failure.
prepared.catch(() => undefined);

parentPort?.on('message', (asked: ThreadTask) => {
  // Of this thread alone.
  if (asked === 'end') process.exit();
  void run(asked);
});

async function run({ part, checkpoint }: PartTask): Promise<void> {
  try {
    const runPart = await prepared;
    const result = await runPart(part, (share) => tell({ type: 'progress', share }), {
      last: checkpoint,
      keep: (bytes) => tell({ type: 'checkpoint', bytes }),
    });
    tell({ type: 'done', result });
  } catch (error) {
    const { name, message, stack } = error as Error;
    tell({ type: 'failed', name, message: name === 'UsageError' ? message : (stack ?? message) });
  }
}

function tell(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}
