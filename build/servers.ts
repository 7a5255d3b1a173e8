/**
 * A Vite plugin for its servers: `vite preview`, and so `npm start`, is one as docs/hosting.md describes it, and no request
 * ends `vite`, which is `npm run dev`.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { renderUnicodeCompact } from 'uqr';
import type { Logger, Plugin, PreviewServer } from 'vite';
import { ROOM_NAME } from '../engine/room/messages.ts';
import type { RoomServer, RoomsOptions } from '../server/rooms.ts';
import { HEADERS, IMMUTABLE, REVALIDATED } from './headers.ts';

const FOLDER = 'assets';

function end(response: ServerResponse, status: number): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.statusCode = status;
  response.end();
}

/** Vite's own listeners end the process at other targets, which they cannot parse: what begins with two slashes is a host. */
function isPath(target = ''): boolean {
  return /^\/(?!\/)/.test(target);
}

/** Where open matches of rooms are kept, unless `ROOMS_FOLDER` says otherwise. */
const OPEN_MATCHES = 'runs/rooms';

/** What the environment says of rooms (docs/hosting.md#playing-with-friends). */
function roomsOptions(logger: Logger): RoomsOptions {
  const { ROOMS_FOLDER, ROOMS_ADDRESS, ROOMS_PROXIES = '0', REDIS_URL } = process.env;
  const trustedProxies = Number(ROOMS_PROXIES);
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0)
    throw new Error(`ROOMS_PROXIES is ${ROOMS_PROXIES}: allowed is how many proxies there are`);
  return {
    folder: ROOMS_FOLDER ?? OPEN_MATCHES,
    redisUrl: REDIS_URL,
    publicAddress: ROOMS_ADDRESS,
    limits: { trustedProxies },
    log: (text) => logger.warn(text),
  };
}

/** The rooms of one server at a time, opened when somebody first asks for them, so that it starts no later. */
class OnDemandRooms {
  #opened: Promise<RoomServer> | undefined;

  /** Answers what is asked of them. */
  serve(httpServer: Server, logger: Logger) {
    const options = roomsOptions(logger);
    const open = async (): Promise<RoomServer> => {
      const { openRooms } = await import('../server/rooms.ts');
      return openRooms(httpServer, options);
    };
    return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
      // By which a page knows that there are some.
      response.setHeader('Rooms', ROOM_NAME);
      if (request.url?.startsWith('/matchmake/') !== true) return next();
      this.#opened ??= open();
      this.#opened.then((rooms) => rooms.middleware(request, response, next), next);
    };
  }

  /** Resolves when open matches have been saved. */
  async close(): Promise<void> {
    const rooms = await this.#opened;
    this.#opened = undefined;
    await rooms?.close();
  }
}

/** Shows other devices in the house the way: the address, as a code that a phone reads. */
function showCode(server: PreviewServer): void {
  server.httpServer.once('listening', () => {
    // The addresses are known a moment later.
    setImmediate(() => {
      const [address] = server.resolvedUrls?.network ?? [];
      if (address !== undefined) server.config.logger.info(`\n${renderUnicodeCompact(address)}`);
    });
  });
}

export function servers(): Plugin {
  const rooms = new OnDemandRooms();
  return {
    name: 'thirty-one:servers',
    config: () => ({ preview: { allowedHosts: (process.env.ALLOWED_HOSTS ?? '').split(',').filter(Boolean) } }),
    closeServer: () => rooms.close(),
    closePreviewServer: async () => {
      await rooms.close();
      // Ended by TERM, it has done what it was asked.
      process.exitCode ??= 0;
    },
    configureServer: ({ config: { logger }, httpServer, middlewares }) => {
      if (httpServer !== null) middlewares.use(rooms.serve(httpServer as Server, logger));
      httpServer?.off('request', middlewares).on('request', (request, response) => {
        if (isPath(request.url)) middlewares(request, response);
        else end(response, 400);
      });
    },
    configurePreviewServer: (server) => {
      const { config, httpServer, middlewares } = server;
      const { root, build, logger } = config;
      showCode(server);
      // Instead of Vite's own listener, whose errors tell where files lie.
      httpServer.off('request', middlewares).on('request', (request, response) => {
        for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
        response.setHeader('Cache-Control', REVALIDATED);
        if (!isPath(request.url)) {
          end(response, 400);
          return;
        }
        const { pathname, search } = new URL(`http://localhost${request.url}`);
        request.url = pathname + search;
        // Files are served whole: the middlewares fail at a range that ends before it begins.
        delete request.headers.range;
        middlewares(request, response, (error: Error) => {
          logger.error(error.stack ?? error.message);
          end(response, 500);
        });
      });
      middlewares.use(rooms.serve(httpServer as Server, logger));
      // Without tags: what is in this folder never changes.
      const setHeaders = (response: { setHeader: (name: string, value: string) => void }): void =>
        response.setHeader('Cache-Control', IMMUTABLE);
      const folder = join(resolve(root, build.outDir), FOLDER);
      middlewares.use(`/${FOLDER}`, sirv(folder, { dev: true, brotli: true, gzip: true, setHeaders }));
    },
  };
}
