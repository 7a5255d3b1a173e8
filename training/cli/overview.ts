/** `npm run tool -- overview`: a page about what waits in a queue, what is done, and by whom. */
import { command } from './command/command.ts';
import { redisUrl, text, wholeNumber } from './command/options.ts';

export const overview = command({
  name: 'overview',
  isTool: true,
  does: 'Serves a page about the parts that wait in a queue, are being done, or are done; it changes nothing.',
  options: {
    queue: redisUrl({ meaning: 'the Redis where parts wait', required: true }),
    port: wholeNumber({ meaning: 'the port of the page', from: 1, to: 65_535, default: 3133 }),
    host: text({
      value: 'ADDRESS',
      meaning: 'the address at which it listens; with 0.0.0.0 other machines reach it, without a password',
      allowed: 'allowed is an address of this machine, such as 0.0.0.0',
      default: 'localhost',
    }),
  },
  example: '--queue redis://192.168.1.20:6379',
  notes: ['The page is [bull-board](https://github.com/felixmosh/bull-board). Ctrl-C ends it.'],
  async run({ options: { queue, port, host } }) {
    const { serveOverview } = await import('./jobs/queue/overview.ts');
    const stopping = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
    await serveOverview({
      url: queue,
      port,
      host,
      say: (line) => process.stderr.write(`${line}\n`),
      stop: stopping.signal,
    });
  },
});
