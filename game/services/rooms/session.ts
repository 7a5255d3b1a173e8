/** A room as the page takes part in it: what it says, what it hears, and how it comes back after the connection was lost. */
import { CloseCode, type Client, type Room } from '@colyseus/sdk';
import type { Level } from '../../../engine/bots/characters.ts';
import * as v from 'valibot';
import type { MatchRecord } from '../../../engine/record.ts';
import {
  Board,
  BOT_ROUTE,
  ELSEWHERE,
  ROOM_NAME,
  type FromPage,
  type FromRoom,
  type RoomState,
} from '../../../engine/room/messages.ts';

/**
 * `away` while the connection is being looked for again; `elsewhere` once another tab or device has taken the seat; `ended`
 * where the room is no more, or the seat has been given up.
 */
type RoomStatus = 'here' | 'away' | 'elsewhere' | 'ended';

/** Hears what the room says, by the name of the message, and that its state or the connection has changed. */
export type RoomListener = { readonly [Type in keyof FromRoom]?: (message: FromRoom[Type]) => void } & {
  readonly changed?: () => void;
};

/** By which a device comes to a room: its key, and the room's id or code. */
export interface RoomEntry {
  key: string;
  id?: string;
  code?: string;
}

/** How somebody presents themselves. */
type RoomGuest = Pick<FromPage['sit'], 'name' | 'portrait'>;

/** How often the lost connection itself is tried, for some three seconds: after that another process may have the room. */
const SAME_CONNECTION = 5;
/** Between two attempts to come back, in ms: the first, and the longest. */
const [FIRST_WAIT, LONGEST_WAIT] = [500, 8000];
/** What a room answers to a file that is too large, or no policy that can play there. */
const UNFIT: ReadonlySet<number> = new Set([413, 422]);
const MESSAGES = ['room', 'view', 'deal', 'events', 'record', 'sign', 'board', 'refused'] as const;

export class RoomSession {
  state!: RoomState;
  /** When that was told, in ms since 1970. */
  toldAt = 0;
  status: RoomStatus = 'here';
  /** Of the match that is over; null before that. */
  record: MatchRecord | null = null;
  /** Who has played the deals of the day; null as long as nobody takes part. */
  board: Board | null = null;
  readonly #client: Client;
  readonly #key: string;
  readonly #level: Level | undefined;
  readonly #listeners = new Set<RoomListener>();
  #room!: Room;
  /** How the person presents themselves, once they have sat down. */
  #person: RoomGuest | null = null;
  /** The commitment for which a word was given. */
  #wordFor = '';

  private constructor(client: Client, key: string, level: Level | undefined) {
    this.#client = client;
    this.#key = key;
    this.#level = level;
  }

  /**
   * Opens a room, or comes to one. @param level at which a bot plays for the person while they are away
   * @throws {Error} where there is none, or it lets nobody in
   */
  static async begin(client: Client, entry: RoomEntry, level?: Level): Promise<RoomSession> {
    const session = new RoomSession(client, entry.key, level);
    const { id, code } = entry;
    if (id !== undefined) await session.#connect(client.joinById(id, entry));
    else if (code !== undefined) await session.#connect(client.join(ROOM_NAME, entry));
    else await session.#connect(client.create(ROOM_NAME, entry));
    return session;
  }

  /** What a link to the room carries. */
  get id(): string {
    return this.#room.roomId;
  }

  /** @returns how to stop listening */
  follow(listener: RoomListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send<Type extends keyof FromPage>(type: Type, message?: FromPage[Type]): void {
    if (this.status === 'here') this.#room.send(type, message);
  }

  /** Takes a seat, or says something else of whoever sits there. */
  sit(person: RoomGuest): void {
    this.#person = person;
    this.#wordFor = this.state.commitment;
    this.send('sit', { ...person, word: newWord(), ...(this.#level !== undefined && { level: this.#level }) });
  }

  /**
   * Sends the policy of a bot of one's own, which may then be seated: the host alone does.
   * @returns why it is not taken, null where it is: it is not built as it should be, or it has not come
   */
  async bring(policy: Uint8Array<ArrayBuffer>): Promise<'unfit' | 'unsent' | null> {
    try {
      const { ok, status } = await fetch(new URL(`matchmake/${BOT_ROUTE}/${this.id}`, document.baseURI), {
        method: 'POST',
        headers: { Authorization: `Bearer ${this.#key}` },
        body: policy,
      });
      if (ok) return null;
      return UNFIT.has(status) ? 'unfit' : 'unsent';
    } catch {
      return 'unsent';
    }
  }

  /** Ends the connection; the seat stays. */
  close(): void {
    this.#change('ended');
    void this.#room.leave();
  }

  /** Gives the seat up. */
  leave(): void {
    this.send('leave');
    this.#change('ended');
  }

  /** Resolves once the state of the room is known. */
  async #connect(joining: Promise<Room>): Promise<void> {
    const room = await joining;
    this.#room = room;
    room.reconnection.maxRetries = SAME_CONNECTION;
    room.onDrop(() => this.#change('away'));
    room.onReconnect(() => this.#change('here'));
    room.onLeave((code) => this.#left(room, code));
    const first = new Promise<void>((resolve) => {
      for (const type of MESSAGES)
        room.onMessage(type, (message: never) => {
          if (this.#room !== room) return;
          if (type === 'board') this.board = v.is(Board, message) ? message : null;
          if (type === 'record') this.record = (message as FromRoom['record']).record;
          if (type === 'room') {
            this.state = message;
            this.toldAt = Date.now();
            if (this.state.phase === 'match') this.record = null;
            this.#giveWord();
            resolve();
          }
          for (const listener of this.#listeners) listener[type]?.(message);
          if (type === 'room' || type === 'board') this.#tell();
        });
    });
    this.status = 'here';
    await first;
  }

  /** Words count for the packs that the room has committed to by then: each match gets another. */
  #giveWord(): void {
    const { you, phase, commitment } = this.state;
    if (you < 0 || phase === 'match' || commitment === this.#wordFor) return;
    const seat = this.state.seats[you];
    if (this.#person === null && seat.is === 'person') this.#person = { name: seat.name, portrait: seat.portrait };
    if (this.#person !== null) this.sit(this.#person);
  }

  #left(room: Room, code: number): void {
    if (this.#room !== room || this.status === 'ended') return;
    if (code === ELSEWHERE) this.#change('elsewhere');
    else if (code === CloseCode.CONSENTED) this.#change('ended');
    else void this.#comeBack();
  }

  async #comeBack(): Promise<void> {
    this.#change('away');
    for (let wait = FIRST_WAIT; this.status === 'away'; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      try {
        await this.#connect(this.#client.joinById(this.id, { key: this.#key, id: this.id }));
        this.#tell();
        return;
      } catch (error) {
        if (isRefusal(error)) this.#change('ended');
      }
    }
  }

  #change(status: RoomStatus): void {
    this.status = status;
    this.#tell();
  }

  #tell(): void {
    for (const { changed } of this.#listeners) changed?.();
  }
}

/** Whether a room has answered that it lets nobody in, or is not there: to ask again is no use. */
export function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && Number(error.code) >= FIRST_REFUSAL;
}

/** Codes below are those of HTTP, where the server was not reached or had too much to do. */
const FIRST_REFUSAL = 520;

/** Part of the word of a match, by which nobody else can have chosen the packs. */
function newWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
