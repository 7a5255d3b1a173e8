/** Rooms on a server of their own, and guests who come to them as pages do. */
import { Client, type Room } from '@colyseus/sdk';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { replayRecord, type MatchRecord } from '../../../engine/record.ts';
import type { FromPage, FromRoom } from '../../../engine/room/messages.ts';
import type { RoomPace } from '../../../server/pace.ts';
import { openRooms, type RoomsOptions } from '../../../server/rooms.ts';

export const FREE = { is: 'free' } as const;
/** A bot of the usual ones. */
export const FOX = { is: 'bot', level: 'casual', style: 'even', animal: 'fox' } as const;

/** Nobody waits, but for somebody who is away. */
const AT_ONCE: Partial<RoomPace> = { bot: 0, card: 0, showdown: 0 };

export interface Served {
  origin: string;
  server: Server;
  said: string[];
  rooms: Awaited<ReturnType<typeof openRooms>>;
  folder: string;
  close: () => Promise<void>;
  /** @returns rooms that are read from the same folder @param between what happens to it meanwhile */
  restart: (between?: () => void) => Promise<Served>;
}

/** Opens rooms on a free port. @param folder where they are kept; else one that goes when they are closed */
export async function serveRooms(options: Partial<RoomsOptions> = {}): Promise<Served> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'thirty-one-rooms-'));
  const said: string[] = [];
  const server = createServer({ connectionsCheckingInterval: 500 }, (request, response) => {
    rooms.middleware(request, response, () => response.writeHead(404).end());
  });
  const rooms = await openRooms(server, {
    folder,
    pace: AT_ONCE,
    messagesPerSecond: 1e6,
    log: (text) => said.push(text),
    ...options,
    limits: { requestsAtOnce: 1e6, connections: 1e6, ...options.limits },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async (): Promise<void> => {
    await rooms.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    origin,
    server,
    said,
    rooms,
    folder,
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
    restart: async (between = () => undefined) => {
      await stop();
      between();
      return serveRooms({ ...options, folder });
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
  readonly #hasState: Promise<void>;
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
    this.#hasState = new Promise((resolve) => {
      on('room', (state) => {
        this.state = state;
        resolve();
      });
    });
    on('view', (view) => {
      this.view = view;
      this.onView(this, view);
    });
    on('record', (record) => (this.record = record));
    on('board', (board) => (this.board = board));
    on('refused', ({ why }) => this.refused.push(why));
    for (const type of ['deal', 'events', 'sign'] as const) on(type);
  }

  /** Opens a table. */
  static open(origin: string, device: string, onView = act): Promise<Guest> {
    return Guest.#told(new Client(origin).create('table', { key: keyOf(device) }), onView);
  }

  static join(origin: string, device: string, id: string, onView = act): Promise<Guest> {
    return Guest.#told(new Client(origin).joinById(id, { key: keyOf(device), id }), onView);
  }

  /** Waits until the room has said how it is: without Vitest, since a benchmark opens rooms too. */
  static async #told(room: Promise<Room>, onView: typeof act): Promise<Guest> {
    const guest = new Guest(await room, onView);
    await guest.#hasState;
    return guest;
  }

  send<Type extends keyof FromPage>(type: Type, message?: FromPage[Type]): void {
    this.room.send(type, message);
  }

  /** Takes a seat that is free. */
  async sit(name: string, word = ''): Promise<void> {
    this.send('sit', { name, word });
    await expect.poll(() => this.state.you).not.toBe(-1);
  }

  /** Answers from now on, what is asked now included. */
  goOn(): void {
    this.onView = act;
    this.send('again');
  }

  /** @returns the record of the match, which is played to its end */
  async recorded(): Promise<MatchRecord> {
    await expect.poll(() => this.record).not.toBeNull();
    const { record } = this.record!;
    expect(replayRecord(structuredClone(record)).match.phase).toBe('over');
    return record;
  }
}

/** Plays some legal action, the same for the same question. */
export function act(guest: Guest, { deal, turn, legal }: FromRoom['view']): void {
  guest.send('act', { deal, turn, action: legal[(7 * deal + turn) % legal.length] });
}

/** Waits and does nothing. */
export const wait = (): void => undefined;
