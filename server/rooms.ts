/** The rooms of a web server: Colyseus beside whatever else it serves (docs/hosting.md). */
import { createNodeMatchmakingMiddleware, matchMaker, Server, type ServerOptions } from '@colyseus/core';
import { setTransport } from '@colyseus/core/Transport';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { BOT_ROUTE, ROOM_ID, ROOM_NAME } from '../engine/room/messages.ts';
import { receiveBot } from './bot-upload.ts';
import { Bots } from './bots.ts';
import { guard, USUAL_LIMITS, type GuardLimits } from './guard.ts';
import { GuardedTransport } from './guarded-transport.ts';
import { HostBots, roomOf } from './host-bots.ts';
import { USUAL_PACE, type RoomPace } from './pace.ts';
import { Refusals } from './refusals.ts';
import { botsInRedis, SavedRooms, storeInFolder, storeInRedis, type RoomStore } from './saved-rooms.ts';
import { tableRooms, type RoomServices, type SavedRoom } from './table-room.ts';

export interface RoomsOptions {
  /** Where open matches are kept, unless there is a Redis. */
  folder: string;
  /** Of a Redis by which several processes share rooms: each plays its own, and lets people into those of the others. */
  redisUrl?: string | undefined;
  /** Where this very process is reached from outside, without a scheme, where there are several: `example.org/rooms-1`. */
  publicAddress?: string | undefined;
  pace?: Partial<RoomPace>;
  messagesPerSecond?: number;
  limits?: Partial<GuardLimits>;
  /** How long a room is kept in which nobody is, and no match is played, in ms. */
  kept?: number;
  log: (text: string) => void;
}

export interface RoomServer {
  /** Answers what is asked of rooms, and passes everything else on. */
  readonly middleware: (this: void, request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** What has been refused so far. */
  readonly refused: Refusals['counts'];
  /** Saves open matches, and ends all connections. */
  close: () => Promise<void>;
}

/** Of a connection in a second; people send one or two. */
const MESSAGES = 20;
/** Rooms of a process. */
const MOST_ROOMS = 5000;
const MINUTE = 60_000;
const KEPT = 10 * MINUTE;
const DAY = 24 * 60 * MINUTE;
/** Whoever lets a match of another process go on has so long until it is found there, in s. */
const CLAIM = 10;
/** Between two looks at whether it is found, in ms. */
const LOOK = 200;
/** What is asked of rooms; `joinOrCreate` would open one beside the right one. */
const METHODS = ['create', 'join', 'joinById', 'reconnect'];

/** Opens rooms on a server that listens already, or will. Matches that were open when it ended go on. */
export async function openRooms(
  httpServer: HttpServer,
  { folder, redisUrl, publicAddress, pace, kept = KEPT, messagesPerSecond = MESSAGES, limits, log }: RoomsOptions,
): Promise<RoomServer> {
  const refusals = new Refusals(log);
  const [store, botStore] =
    redisUrl === undefined
      ? [storeInFolder(folder), storeInFolder(folder, '.onnx', 'latin1')]
      : [storeInRedis(() => matchMaker.presence), botsInRedis(() => matchMaker.presence)];
  const bots = new Bots((reason) => log(`the expert plays the bots of rooms: ${inWords(reason)}`));
  const services: RoomServices = {
    bots,
    hostBots: new HostBots(bots.general, botStore, log),
    saved: new SavedRooms(store, log),
    pace: { ...USUAL_PACE, ...pace },
    keptPlaying: DAY,
    kept,
    restoring: new Map(),
    refusals,
    log,
  };
  const transport = new GuardedTransport(messagesPerSecond, refusals);
  const server = new Server({
    ...(redisUrl === undefined ? {} : await sharedBy(redisUrl)),
    ...(publicAddress === undefined ? {} : { publicAddress }),
    transport,
    // What stands before several processes has chosen already.
    selectProcessIdToCreateRoom: () => Promise.resolve(matchMaker.processId),
    greet: false,
    gracefullyShutdown: false,
    logger: quiet(log),
  });
  server.define(ROOM_NAME, tableRooms(services)).filterBy(['code' as 'clients']);
  matchMaker.controller.exposedMethods = METHODS;
  const refuse = guard(httpServer, { ...USUAL_LIMITS, ...limits }, refusals);
  guardUpgrades(httpServer, refuse);
  transport.attachToServer(httpServer, { filter: isForRoom });
  setTransport(transport);
  await matchMaker.accept();
  const ids = await services.saved.ids();
  await forgetBots(botStore, ids);
  for (const id of ids) await goOn(id, services);
  return {
    middleware: matchmaking(refuse, services),
    get refused() {
      return refusals.counts;
    },
    close: async () => {
      await server.gracefullyShutdown(false);
      await services.saved.whenWritten();
      refusals.tell();
    },
  };
}

/** What processes know of each other's rooms by; loaded where there is a Redis alone. */
async function sharedBy(redisUrl: string): Promise<Pick<ServerOptions, 'presence' | 'driver'>> {
  const [{ RedisPresence }, { RedisDriver }] = await Promise.all([
    import('@colyseus/redis-presence'),
    import('@colyseus/redis-driver'),
  ]);
  return { presence: new RedisPresence(redisUrl), driver: new RedisDriver(redisUrl) };
}

/** Forgets the bots of rooms that ended with their process. @param rooms that go on */
async function forgetBots(store: RoomStore, rooms: readonly string[]): Promise<void> {
  for (const id of await store.ids()) if (!rooms.includes(roomOf(id))) await store.remove(id);
}

/** Lets a match that is saved go on in this process, unless it is played somewhere. */
async function goOn(id: string, { saved, restoring, log }: RoomServices): Promise<void> {
  while (!(await isPlayed(id))) {
    const room = (await saved.read(id)) as SavedRoom | null;
    if (room === null) return;
    const { presence, driver } = matchMaker;
    // Of several that find it at once, one lets it go on.
    if ((await presence.hincrbyex(`thirty-one/going-on/${id}`, 'claims', 1, CLAIM)) > 1) {
      await pause(LOOK);
      continue;
    }
    await driver.remove(id);
    restoring.set(id, room);
    await matchMaker
      .handleCreateRoom(ROOM_NAME, { restores: id })
      .catch((error: unknown) => log(`the match ${id} cannot go on: ${inWords(error)}`));
    return;
  }
}

/** Whether a process that answers has a room. */
async function isPlayed(id: string): Promise<boolean> {
  if (matchMaker.getLocalRoomById(id) !== undefined) return true;
  const listed = await matchMaker.driver.findOne({ roomId: id });
  if (!listed) return false;
  const channels = await matchMaker.presence.channels(`p:${listed.processId}`);
  return channels.length > 0 || (await matchMaker.healthCheckProcessId(listed.processId)) === true;
}

function isForRoom({ url = '' }: IncomingMessage): boolean {
  return url.includes('sessionId=');
}

/** Vite, where it serves sources, has a connection of its own. */
function isVites({ headers }: IncomingMessage): boolean {
  return headers['sec-websocket-protocol']?.startsWith('vite-') === true;
}

/** Ends what would become a connection and may not, before it does: nobody else would. */
function guardUpgrades(httpServer: HttpServer, refuse: ReturnType<typeof guard>): void {
  httpServer.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (isVites(request)) return;
    const status = isForRoom(request) ? refuse(request) : 404;
    if (status === null) return;
    socket.on('error', () => undefined);
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
  });
}

/** Answers requests for rooms of whoever is not refused. */
function matchmaking(refuse: ReturnType<typeof guard>, services: RoomServices): RoomServer['middleware'] {
  const answer = createNodeMatchmakingMiddleware();
  const { log, refusals } = services;
  const asked = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, , method, room = ''] = request.url!.split('/');
    const isBot = method === BOT_ROUTE && request.method === 'POST';
    const status = refuse(request, isBot ? 'bot' : 'room');
    if (status !== null) return end(response, status);
    if (isBot) return end(response, ...(await receiveBot(request, room, services)));
    if (method === 'create' && matchMaker.stats.local.roomCount >= MOST_ROOMS) {
      refusals.count('rooms');
      return end(response, 503);
    }
    if (method === 'joinById' && ROOM_ID.test(room)) {
      await goOn(room, services);
      // In a process that is ending: whoever asks again finds it in another one.
      if ((await matchMaker.driver.findOne({ roomId: room }))?.locked) return end(response, 503);
    }
    await answer(request, response, () => end(response, 404));
  };
  return (request, response, next) => {
    if (!request.url?.startsWith(`/${matchMaker.controller.matchmakeRoute}/`)) return next();
    asked(request, response).catch((error: unknown) => {
      log(`rooms: ${inWords(error)}`);
      end(response, 503);
    });
  };
}

function end(response: ServerResponse, status: number, why = ''): void {
  if (response.headersSent) return;
  response.statusCode = status;
  response.end(why);
}

function inWords(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

/** Colyseus tells of every client that sends what cannot be read: that is no news. */
function quiet(log: (text: string) => void): object {
  const nothing = (): void => undefined;
  return { debug: nothing, info: nothing, trace: nothing, warn: nothing, error: process.env.DEBUG ? log : nothing };
}
