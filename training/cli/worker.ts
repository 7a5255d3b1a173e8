/** `npm run worker`: does parts of what commands with `--queue` ask for, on this or any other machine. */
import { command, runWhereStarted } from './command/command.ts';
import { QUEUE_OPTIONS, redisUrl, workersOption } from './command/options.ts';

export const worker = command({
  name: 'worker',
  does: 'Does parts of the work of commands that were started with --queue, on this or any other machine.',
  options: {
    queue: redisUrl({ meaning: 'the Redis where parts wait', required: true }),
    blobs: QUEUE_OPTIONS.blobs,
    workers: workersOption(),
  },
  example: '--queue redis://192.168.1.20:6379',
  notes: [
    'Workers may come and go. One is admitted only with the same source tree and models as the command, and if 40 known packs end the same on its processor.',
  ],
  async run({ options: { queue, blobs, workers } }) {
    const { serve } = await import('./jobs/queue/serve.ts');
    const stopping = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        stopping.abort();
        process.once(signal, () => process.exit(1));
      });
    }
    await serve({ queue, blobs: blobs ?? queue, threads: workers, stop: stopping.signal });
    // What waits for a Redis that is away would go on waiting.
    if (stopping.signal.aborted) process.exit();
  },
});
await runWhereStarted(import.meta.url, worker);
