/** Clients that mean harm, beside a table that does not notice. */
import { Client, type SeatReservation } from '@colyseus/sdk';
import { ClientState, matchMaker } from '@colyseus/core';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { pack } from 'msgpackr';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LARGEST_MESSAGE } from '../../engine/room/messages.ts';
import { replayRecord } from '../../engine/record.ts';
import type { Refused } from '../../server/refusals.ts';
import { Pair } from './support/pair.ts';
import { keyOf, serveRooms } from './support/rooms.ts';

const MOST_CONNECTIONS = 500;
let served: Awaited<ReturnType<typeof serveRooms>>;
let table: Pair;

beforeEach(async () => {
  served = await serveRooms({ messagesPerSecond: 20, limits: { connections: MOST_CONNECTIONS } });
  table = new Pair('aa');
  await table.open(served.origin);
});
afterEach(async () => {
  while (table.record === null) {
    await expect.poll(() => table.question ?? table.record).not.toBeNull();
    if (table.question !== null) table.answer();
  }
  expect(replayRecord(structuredClone(table.record)).match.phase).toBe('over');
  await served.close();
  // However much was refused.
  expect(served.said).toEqual([expect.stringMatching(/^rooms refused .*\(\d+\)/)]);
});

/** Somebody who looks on, with a connection that says nothing by itself. */
async function intruder(hasCome = true): Promise<WebSocket> {
  const { origin } = served;
  const { data } = await new Client(origin).http.post(`/matchmake/joinById/${table.id}`, {
    body: { key: keyOf(randomBytes(8).toString('hex')), id: table.id },
  });
  const { processId, roomId, sessionId } = data as SeatReservation & { processId: string };
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
  socket.on('error', () => undefined);
  await once(socket, 'message');
  if (hasCome) socket.send(Buffer.from([JOIN_ROOM]));
  return socket;
}

/** Of Colyseus's protocol: what says that one has come, and what is a message. */
const [JOIN_ROOM, ROOM_DATA, PING] = [10, 13, 18];

/** One message of a room as the SDK writes it: its name, and some bytes. */
function message(name: string, body: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from([ROOM_DATA, 0xa0 | name.length]), Buffer.from(name), body]);
}

const counted = (what: Refused): number => served.rooms.refused[what] ?? 0;

/** The code with which the server closes a connection. */
async function closed(socket: WebSocket): Promise<number> {
  const [code] = (await once(socket, 'close')) as [number];
  return code;
}

test('bytes at random end nothing but their own connection', async () => {
  for (let i = 0; i < 100; i++) {
    const socket = await intruder();
    const bytes = randomBytes(randomInt(1, 200));
    // No page sends such a beginning.
    bytes[0] |= 0x80;
    socket.send(bytes);
    expect(await closed(socket), bytes.toString('hex')).toBe(4002);
  }
});

test('messages of another shape close their connection, and are counted', async () => {
  const before = counted('messages');
  const names = ['sit', 'arrange', 'kick', 'lock', 'act', 'sign'];
  const deep = (depth: number): Uint8Array => new Uint8Array(depth).fill(0x91);
  const bodies = [
    ...[null, 7, { seat: -1 }, { deal: 1e300, turn: NaN }, { __proto__: null, constructor: 1 }].map((one) => pack(one)),
    ...[10, 1000, 16_000].map((depth) => deep(depth)),
    ...Array.from({ length: 5 }, () => randomBytes(randomInt(2, 500))),
  ];
  const close = async (name: string, body: Uint8Array): Promise<void> => {
    const socket = await intruder();
    socket.send(message(name, body));
    expect(await closed(socket), `${name} ${Buffer.from(body).toString('hex', 0, 40)}`).toBe(4002);
  };
  for (const name of names) await Promise.all(bodies.map((body) => close(name, body)));
  const huge = await intruder();
  huge.send(message('sit', new Uint8Array(LARGEST_MESSAGE)));
  expect(await closed(huge)).toBe(1009);
  expect(counted('messages')).toBeGreaterThan(before + names.length);
});

test('floods close their connection, parts of the protocol as well as messages', async () => {
  const floods: ((socket: WebSocket) => void)[] = [
    (socket) => socket.send(message('again', pack({}))),
    (socket) => socket.send(Buffer.from([PING])),
    (socket) => socket.ping(),
    (socket) => socket.pong(),
  ];
  for (const flood of floods) {
    const before = counted('floods');
    const socket = await intruder();
    for (let n = 0; n < 1000; n++) flood(socket);
    expect(await closed(socket)).toBe(4002);
    expect(counted('floods')).toBe(before + 1);
  }
});

test('whoever does not read is closed before much waits for them', async () => {
  const socket = await intruder();
  const room = matchMaker.getLocalRoomById(table.id);
  await expect.poll(() => room.clients.at(2)?.state).toBe(ClientState.JOINED);
  socket.pause();
  const client = room.clients.at(2)!;
  const ref = client.ref as unknown as WebSocket;
  while (ref.bufferedAmount < 2 * 1024 * 1024) client.send('events', 'x'.repeat(100_000));
  await expect.poll(() => counted('unread')).toBe(1);
  await expect.poll(() => room.clients.length).toBe(2);
});

test('connections that ask for nothing are closed, and keep nobody out', async () => {
  const count = 10_000;
  const silent = await intruder(false);
  const begun = [
    '',
    'GET / HTTP/1.1\r\n',
    'POST /matchmake/create/table HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{',
  ];
  const port = Number(new URL(served.origin).port);
  let open = 0;
  for (let i = 0; i < count; i++) {
    const socket = connect(port, '127.0.0.1', () => socket.write(begun[i % begun.length]));
    socket.on('error', () => undefined).once('close', () => open--);
    open++;
    if (i % 200 === 0) await expect.poll(() => open).toBeLessThan(MOST_CONNECTIONS + 200);
  }
  await expect.poll(() => open).toBeLessThan(MOST_CONNECTIONS);
  // Those that were let in are closed after a while, which is shortened.
  const { server } = served;
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
  [server.headersTimeout, server.requestTimeout] = [1000, 2000];
  await expect.poll(() => open).toBe(0);
  expect(counted('connections')).toBeGreaterThanOrEqual(count - MOST_CONNECTIONS);
  expect(counted('silent')).toBeGreaterThan(MOST_CONNECTIONS / 2);
  await expect.poll(() => silent.readyState).toBe(WebSocket.CLOSED);
});
