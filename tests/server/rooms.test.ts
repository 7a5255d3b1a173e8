import { Client, type Room } from '@colyseus/sdk';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replayRecord } from '../../engine/record.ts';
import type { FromPage, FromRoom } from '../../engine/room/messages.ts';
import { openRooms, type Rooms } from '../../server/rooms.ts';

const folder = mkdtempSync(join(tmpdir(), 'thirty-one-rooms-'));
const server = createServer((request, response) => rooms.middleware(request, response, () => response.end()));
let rooms: Rooms;
let url = '';

beforeAll(async () => {
  rooms = await openRooms(server, {
    folder,
    pace: { bot: 0, card: 0, showdown: 0 },
    messagesPerSecond: Infinity,
    log: (text) => console.log(text),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await rooms.close();
  server.close();
  rmSync(folder, { recursive: true });
});

class Guest {
  readonly room: Room;
  state!: FromRoom['room'];
  events: FromRoom['events'][] = [];
  record: FromRoom['record'] | undefined;
  constructor(room: Room) {
    this.room = room;
    room.onMessage('room', (state: FromRoom['room']) => (this.state = state));
    room.onMessage('events', (message: FromRoom['events']) => this.events.push(message));
    room.onMessage('record', (message: FromRoom['record']) => (this.record = message));
    room.onMessage('deal', () => undefined);
    room.onMessage('sign', () => undefined);
    room.onMessage('refused', (message: unknown) => console.log(message));
    room.onMessage('view', ({ deal, turn, legal }: FromRoom['view']) => {
      this.send('act', { deal, turn, action: legal[turn % legal.length] });
    });
  }
  send<Type extends keyof FromPage>(type: Type, message?: FromPage[Type]): void {
    this.room.send(type, message);
  }
}

const key = (text: string): string => text.padEnd(32, '0');

test('two people and a bot play a match by a link and a code', async () => {
  const host = new Guest(await new Client(url).create('table', { key: key('a') }));
  await expect.poll(() => host.state?.code).toMatch(/^[2-9A-Z]{6}$/);
  const guest = new Guest(await new Client(url).join('table', { key: key('b'), code: host.state.code }));
  host.send('sit', { name: 'Anna', word: 'one' });
  guest.send('sit', { name: 'Ben', word: 'two' });
  host.send('arrange', {
    seats: [{ is: 'free' }, { is: 'free' }, { is: 'bot', level: 'casual', style: 'even', animal: 'fox' }],
  });
  await expect.poll(() => host.state.seats.map(({ is }) => is)).toEqual(['person', 'person', 'bot']);
  host.send('start');
  await expect.poll(() => guest.record, { timeout: 60_000 }).toBeDefined();
  await expect.poll(() => host.record).toBeDefined();
  const { record } = host.record!;
  expect(guest.record!.record).toEqual(record);
  expect(record.fair!.word).toBe('one\0two');
  expect(replayRecord(JSON.parse(JSON.stringify(record))).match.phase).toBe('over');
  host.room.leave();
  guest.room.leave();
});
