/** A page about all queues in a Redis, by bull-board. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { HonoAdapter } from '@bull-board/hono';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Queue } from 'bullmq';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Redis } from 'ioredis';
import { UsageError } from '../../command/usage-error.ts';
import { KEY_PREFIX, QUEUE_PREFIX } from './bundle.ts';
import { openRedis, plainError, shownUrl } from './redis.ts';

/** How often queues are looked for, in ms: every source tree has one of its own. */
const LOOK_EVERY = 2_000;
/** How many keys Redis goes through in one step. */
const STEP = 1_000;

interface OverviewOptions {
  url: string;
  port: number;
  host: string;
  /** Receives lines about what happens. */
  say: (line: string) => void;
  /** Ends the page. */
  stop: AbortSignal;
}

/** Serves the page until it is stopped. @throws {UsageError} where no Redis answers, or nothing can listen there */
export async function serveOverview({ url, port, host, say, stop }: OverviewOptions): Promise<void> {
  const where = shownUrl(url);
  const redis = await openRedis(url, '--queue', (isAway) =>
    say(isAway ? `${where} is away: waiting for it` : `${where} is back`),
  );
  const serverAdapter = new HonoAdapter(serveStatic);
  const options = { uiConfig: { boardTitle: 'Thirty-One' } };
  const board = createBullBoard({ queues: [], serverAdapter, options });
  const known = new Set<string>();
  const look = async (): Promise<void> => {
    for (const name of await queueNames(redis)) {
      if (!known.has(name)) board.addQueue(readOnly(name, redis));
      known.add(name);
    }
  };
  const server = createAdaptorServer(appOf(serverAdapter)) as Server;
  let looking: NodeJS.Timeout | undefined;
  try {
    await look();
    looking = setInterval(() => void look().catch(() => undefined), LOOK_EVERY);
    await listen(server, port, host);
    say(`The overview of ${where} is on http://${host}:${port} · Ctrl-C ends it`);
    if (!stop.aborted) await once(stop, 'abort');
  } catch (error) {
    throw plainError(error, '--queue', url);
  } finally {
    clearInterval(looking);
    server.close();
    server.closeAllConnections();
    redis.disconnect();
  }
}

/** Names of the queues that have ever had parts. */
async function queueNames(redis: Redis): Promise<Set<string>> {
  const names = new Set<string>();
  const match = `${KEY_PREFIX}:${QUEUE_PREFIX}*:meta`;
  for await (const keys of redis.scanStream({ match, count: STEP })) {
    for (const key of keys as string[]) names.add(key.split(':')[1]);
  }
  return names;
}

function readOnly(name: string, connection: Redis): BullMQAdapter {
  const queue = new Queue(name, { connection, prefix: KEY_PREFIX, skipMetasUpdate: true });
  // What the connection says of errors is said above, once.
  queue.on('error', () => undefined);
  return new BullMQAdapter(queue, { readOnlyMode: true });
}

function appOf(pages: HonoAdapter): Hono {
  const app = new Hono();
  // The page would fetch typefaces from elsewhere.
  const contentSecurityPolicy = {
    defaultSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
  };
  app.use(secureHeaders({ contentSecurityPolicy, strictTransportSecurity: false }));
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (context) => context.text('This page changes nothing.', 405));
  return app.route('/', pages.registerPlugin());
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageError(
      code === 'EADDRINUSE'
        ? `--port is "${port}", which is taken: give another one`
        : `--host is "${host}", where nothing can listen (${code ?? message}): allowed is an address of this machine, such as 0.0.0.0`,
    );
  }
}
