/** How many tables of people a process serves at a time, beside a server that only echoes. */
import { Client } from '@colyseus/sdk';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import type { AddressInfo } from 'node:net';
import { LARGEST_MESSAGE } from '../../../engine/room/messages.ts';
import { Guest, keyOf, serveRooms, wait } from '../../server/support/rooms.ts';
import { alone, type Row } from './rows.ts';

const TABLES = 500;
const SEATS = 4;
/** Between two decisions at a table, in ms. */
const EACH = 2000;
/** How long is measured, in ms. */
const TIME = 20_000;
/** What one connection may send in a second: people say here ten times that they have read the showdown. */
const MESSAGES = 20;
/** Messages of a flood, and the time between two clients that mean harm, in ms. */
const [FLOOD, EACH_HARM] = [1000, 20];
/** Tables that open at once: nobody sits down at all of them in a moment. */
const AT_ONCE = 10;

/** From an action until everybody at its table has heard of it, and until an echo has come, both 99 times in 100. */
export async function roomsRows(): Promise<Row[]> {
  const before = process.memoryUsage().rss;
  const served = await serveRooms({ pace: { bot: 0, card: 0, showdown: 500 }, messagesPerSecond: MESSAGES });
  const tables: Guest[][] = [];
  for (let at = 0; at < TABLES; at += AT_ONCE) {
    const opened = Array.from({ length: Math.min(AT_ONCE, TABLES - at) }, (_, table) =>
      seatAll(served.origin, at + table),
    );
    tables.push(...(await Promise.all(opened)));
  }
  const play = (): Promise<number[][]> => Promise.all(tables.map((guests) => playFor(guests, TIME)));
  const times = await play();
  const memory = (process.memoryUsage().rss - before) / 2 ** 20;
  const stop = meanHarm(served.origin, tables[0][0].room.roomId);
  const besideHarm = sorted(await play());
  const harm = await stop();
  await Promise.all(tables.flat().map(({ room }) => room.leave()));
  await served.close();
  const all = sorted(times);
  return [
    alone(`rooms: ${TABLES} tables of ${SEATS}, from an action to everybody's event, 99 in 100`, percentile(all), 'ms'),
    beside(`rooms: the same beside ${harm} clients that mean harm`, percentile(besideHarm), percentile(all)),
    alone('rooms: the same, half of them', all[Math.floor(all.length / 2)], 'ms'),
    alone(`rooms: decisions in ${TIME / 1000} s`, all.length, 'decisions'),
    alone('rooms: memory of server and all guests', memory, 'MiB'),
    alone(`a server that only echoes, as many connections and messages, 99 in 100`, percentile(await echoes()), 'ms'),
  ];
}

function sorted(times: readonly (readonly number[])[]): number[] {
  return times.flat().sort((a, b) => a - b);
}

function percentile(sorted: readonly number[]): number {
  return sorted[Math.floor(0.99 * sorted.length)] ?? Number.NaN;
}

function beside(name: string, value: number, without: number): Row {
  const reference = 'without them';
  return { name, value, unit: 'ms', reference, referenceValue: without, ratio: without / value };
}

/** Sends what no page sends, floods, and begins requests without an end. @returns how to stop, and then how many clients there were */
function meanHarm(origin: string, id: string): () => Promise<number> {
  let harm = 0;
  const over = new AbortController();
  const port = Number(new URL(origin).port);
  const flood = async (): Promise<void> => {
    const key = randomBytes(16).toString('hex');
    const { room } = new Guest(await new Client(origin).joinById(id, { key, id }), wait);
    if (harm % 2 === 0) room.send('nothing', randomBytes(LARGEST_MESSAGE / 2));
    else for (let sent = 0; sent < FLOOD; sent++) room.send('again');
  };
  const begin = (): void => {
    const socket = connect(port, '127.0.0.1', () => socket.write('POST /matchmake/create/table HTTP/1.1\r\n'));
    socket.on('error', () => undefined);
  };
  const goOn = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await flood();
      begin();
      harm += 2;
      await pause(EACH_HARM);
    }
  };
  const going = goOn();
  return async () => {
    over.abort();
    await going;
    return harm;
  };
}

/** Seats four people, whose match begins. */
async function seatAll(origin: string, table: number): Promise<Guest[]> {
  const key = (seat: number): string => keyOf(`${table.toString(16)}f${seat}`);
  const host = new Guest(await new Client(origin).create('table', { key: key(0) }), wait);
  const id = host.room.roomId;
  const guests = [host];
  for (let seat = 1; seat < SEATS; seat++)
    guests.push(new Guest(await new Client(origin).joinById(id, { key: key(seat), id }), wait));
  for (const [seat, guest] of guests.entries()) guest.send('sit', { name: `P${seat}`, word: '' });
  while (host.state?.seats.filter(({ is }) => is === 'person').length !== SEATS) await pause(10);
  host.send('start');
  return guests;
}

/** Everybody acts two seconds after being asked. @returns how long it took each time until all had heard, in ms */
async function playFor(guests: readonly Guest[], time: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + time;
  await pause(Math.random() * EACH);
  while (performance.now() < until) {
    const asked = guests.find(({ view }) => view !== null);
    if (asked === undefined) {
      for (const guest of guests) guest.send('ready');
      await pause(EACH / 20);
      continue;
    }
    const { deal, turn, legal } = asked.view!;
    for (const guest of guests) guest.view = null;
    const heard = guests.map(({ room }) => new Promise((resolve) => void room.onMessage('events', resolve)));
    const began = performance.now();
    asked.send('act', { deal, turn, action: legal[(7 * deal + turn) % legal.length] });
    await Promise.all(heard);
    times.push(performance.now() - began);
    await pause(EACH);
  }
  return times;
}

async function echoes(): Promise<number[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => socket.on('message', (data) => socket.send(data)));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const text = 'x'.repeat(300);
  const ask = async (): Promise<number[]> => {
    const sockets = await Promise.all(
      Array.from({ length: SEATS }, async () => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}`);
        await once(socket, 'open');
        return socket;
      }),
    );
    const times: number[] = [];
    const until = performance.now() + TIME / 2;
    await pause(Math.random() * EACH);
    while (performance.now() < until) {
      const began = performance.now();
      for (const socket of sockets) socket.send(text);
      await Promise.all(sockets.map((socket) => once(socket, 'message')));
      times.push(performance.now() - began);
      await pause(EACH);
    }
    for (const socket of sockets) socket.close();
    return times;
  };
  const all = (await Promise.all(Array.from({ length: TABLES }, ask))).flat().sort((a, b) => a - b);
  server.close();
  return all;
}
