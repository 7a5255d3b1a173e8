/** Rooms on a server of their own, and guests who come to them as pages do. */
import { Client, type Room } from '@colyseus/sdk';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FromPage, FromRoom } from '../../../engine/room/messages.ts';
import type { RoomPace } from '../../../server/pace.ts';
import { openRooms, type RoomsOptions } from '../../../server/rooms.ts';

/** Nobody waits, but for somebody who is away. */
const AT_ONCE: Partial<RoomPace> = { bot: 0, card: 0, showdown: 0 };

/** Opens rooms on a free port. */
export async function serveRooms({ limits, ...options }: Partial<RoomsOptions> = {}) {
  const own = mkdtempSync(join(tmpdir(), 'thirty-one-rooms-'));
  const said: string[] = [];
  const server = createServer({ connectionsCheckingInterval: 500 }, (request, response) => {
    rooms.middleware(request, response, () => response.writeHead(404).end());
  });
  const rooms = await openRooms(server, {
    folder: own,
    pace: AT_ONCE,
    messagesPerSecond: 1e6,
    limits: { requestsAtOnce: 1e6, connections: 1e6, ...limits },
    log: (text) => said.push(text),
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    server,
    said,
    rooms,
    folder: options.folder ?? own,
    close: async () => {
      await rooms.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(own, { recursive: true, force: true });
    },
  };
}

/** The key of a device, told from others by a letter. */
export function keyOf(device: string): string {
  return device.padEnd(32, '0');
}

/** A guest at a device, with all that the room has told it. */
export class Guest {
  readonly room: Room;
  /** In order, each with its name. */
  readonly heard: [type: keyof FromRoom, message: unknown][] = [];
  state!: FromRoom['room'];
  view: FromRoom['view'] | null = null;
  record: FromRoom['record'] | null = null;
  board: FromRoom['board'] | null = null;
  refused: FromRoom['refused']['why'][] = [];
  left: number | null = null;
  /** What it does when it is asked. */
  onView: typeof act;

  constructor(room: Room, onView: typeof act) {
    this.room = room;
    this.onView = onView;
    room.reconnection.enabled = false;
    room.onLeave((code) => (this.left = code));
    const on = <Type extends keyof FromRoom>(type: Type, take: (message: FromRoom[Type]) => void = () => undefined) =>
      room.onMessage(type, (message: FromRoom[Type]) => {
        this.heard.push([type, message]);
        take(message);
      });
    on('room', (state) => (this.state = state));
    on('view', (view) => {
      this.view = view;
      this.onView(this, view);
    });
    on('record', (record) => (this.record = record));
    on('board', (board) => (this.board = board));
    on('refused', ({ why }) => this.refused.push(why));
    for (const type of ['deal', 'events', 'sign'] as const) on(type);
  }

  static async open(origin: string, device: string, onView = act): Promise<Guest> {
    return new Guest(await new Client(origin).create('table', { key: keyOf(device) }), onView);
  }

  static async join(origin: string, device: string, id: string, onView = act): Promise<Guest> {
    return new Guest(await new Client(origin).joinById(id, { key: keyOf(device), id }), onView);
  }

  send<Type extends keyof FromPage>(type: Type, message?: FromPage[Type]): void {
    this.room.send(type, message);
  }
}

/** Plays some legal action, the same for the same question. */
export function act(guest: Guest, { deal, turn, legal }: FromRoom['view']): void {
  guest.send('act', { deal, turn, action: legal[(7 * deal + turn) % legal.length] });
}

/** Waits and does nothing. */
export const wait = (): void => undefined;
