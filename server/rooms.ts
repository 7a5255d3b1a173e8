/** The rooms of a web server: Colyseus beside whatever else it serves (docs/hosting.md). */
import { createNodeMatchmakingMiddleware, matchMaker, Server } from '@colyseus/core';
import { setTransport } from '@colyseus/core/Transport';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { LARGEST_MESSAGE, ROOM_NAME } from '../engine/room/messages.ts';
import { Bots } from './bots.ts';
import { USUAL_PACE, type RoomPace } from './pace.ts';
import { SavedRooms } from './saved-rooms.ts';
import { tableRooms, type RoomServices, type SavedRoom } from './table-room.ts';
import { TokenBuckets } from './token-bucket.ts';

export interface RoomsOptions {
  /** Where open matches are kept. */
  folder: string;
  pace?: Partial<RoomPace>;
  messagesPerSecond?: number;
  /** How often one address may ask for a room, at once. */
  requestsAtOnce?: number;
  log: (text: string) => void;
}

export interface RoomServer {
  /** Answers what is asked of rooms, and passes everything else on. */
  readonly middleware: (this: void, request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Saves open matches, and ends all connections. */
  close: () => Promise<void>;
}

/** Requests for rooms of one address: at once, and in a second after that. */
const [AT_ONCE, PER_SECOND] = [60, 2];
/** People send one or two. */
const MESSAGES_PER_SECOND = 20;
const SWEEP_MS = 60_000;
/** Rooms of a process. */
const MOST_ROOMS = 5000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Opens rooms on a server that listens already, or will. Matches that were open when it ended go on. */
export async function openRooms(
  httpServer: HttpServer,
  { folder, pace, messagesPerSecond = MESSAGES_PER_SECOND, requestsAtOnce = AT_ONCE, log }: RoomsOptions,
): Promise<RoomServer> {
  const saved = new SavedRooms(folder);
  const restoring = new Map<string, SavedRoom>();
  const services: RoomServices = {
    bots: new Bots((reason) => log(`the expert plays the bots of rooms: ${inWords(reason)}`)),
    saved,
    pace: { ...USUAL_PACE, ...pace },
    messagesPerSecond,
    keptPlaying: DAY,
    kept: 10 * MINUTE,
    restoring,
    log,
  };
  const transport = new WebSocketTransport({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    beforeUpgrade: (_request, { headers }) => (isOwnPage(headers) ? undefined : new Response(null, { status: 403 })),
  });
  const server = new Server({ transport, greet: false, gracefullyShutdown: false, logger: quiet(log) });
  server.define(ROOM_NAME, tableRooms(services)).filterBy(['code' as 'clients']);
  transport.attachToServer(httpServer, { filter: ({ url = '' }) => url.includes('sessionId=') });
  setTransport(transport);
  await matchMaker.accept();
  for (const room of (await saved.all((file, reason) => log(`${file}: ${inWords(reason)}`))) as SavedRoom[]) {
    restoring.set(room.id, room);
    await matchMaker
      .createRoom(ROOM_NAME, { restores: room.id })
      .catch((error: unknown) => log(`the match ${room.id} cannot go on: ${inWords(error)}`));
  }
  return {
    middleware: guarded(createNodeMatchmakingMiddleware(), requestsAtOnce),
    close: async () => {
      await server.gracefullyShutdown(false);
      await saved.whenWritten();
    },
  };
}

/** Only for pages of this very server, and not too often. */
function guarded(
  matchmaking: ReturnType<typeof createNodeMatchmakingMiddleware>,
  atOnce: number,
): RoomServer['middleware'] {
  const buckets = new TokenBuckets(atOnce, PER_SECOND);
  setInterval(() => buckets.sweep(), SWEEP_MS).unref();
  return (request, response, next) => {
    const { url = '/', method, headers, socket } = request;
    if (!url.startsWith(`/${matchMaker.controller.matchmakeRoute}/`)) return next();
    if (!isOwnPage(new Headers(headers as Record<string, string>))) return end(response, 403);
    if (method === 'POST' && !buckets.take(socket.remoteAddress ?? '')) return end(response, 429);
    if (Number(headers['content-length'] ?? 0) > LARGEST_MESSAGE) return end(response, 413);
    if (url.includes('/create/') && matchMaker.stats.local.roomCount >= MOST_ROOMS) return end(response, 503);
    void matchmaking(request, response, () => end(response, 404));
  };
}

function end(response: ServerResponse, status: number): void {
  if (response.headersSent) return;
  response.statusCode = status;
  response.end();
}

/** Whether a request comes from a page of the server that it goes to, or from a program. */
function isOwnPage(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}

function inWords(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

/** Colyseus tells of every client that sends what cannot be read: that is no news. */
function quiet(log: (text: string) => void): object {
  const nothing = (): void => undefined;
  return { debug: nothing, info: nothing, trace: nothing, warn: nothing, error: process.env.DEBUG ? log : nothing };
}
