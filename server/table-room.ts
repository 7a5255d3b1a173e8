/** A room as Colyseus runs it: who is connected, what each may ask for and is told, and the match that is played. */
import { ClientState, CloseCode, Room, ServerError, type Client } from '@colyseus/core';
import { randomBytes, randomInt } from 'node:crypto';
import * as v from 'valibot';
import { SECRET_BYTES } from '../engine/fair/recipe.ts';
import type { MatchRecord } from '../engine/record.ts';
import {
  CODE_LENGTH,
  CODE_LETTERS,
  ELSEWHERE,
  FROM_PAGE,
  JoinOptions,
  type Checked,
  type RoomRefusal,
  type RoomState,
} from '../engine/room/messages.ts';
import type { MatchSave } from '../engine/save.ts';
import { firstIssue } from '../engine/shortened.ts';
import type { Bots } from './bots.ts';
import { Lobby, namesOf, ownPolicies, type RoomSeat, type SavedLobby } from './lobby.ts';
import { shut } from './guarded-transport.ts';
import type { HostBots } from './host-bots.ts';
import { withAway, type RoomPace } from './pace.ts';
import type { Refusals, Refused } from './refusals.ts';
import type { SavedRooms } from './saved-rooms.ts';
import { answer, ARRANGING, whyNotHost } from './requests.ts';
import { deviceOf, send, Telling, type Device, type RoomFacts } from './telling.ts';
import { TableMatch, type Decider, type Newcomer, type RoomMatchBeginning, type MatchListener } from './table-match.ts';

/** What all rooms of a process share. */
export interface RoomServices {
  bots: Bots;
  hostBots: HostBots;
  saved: SavedRooms;
  pace: RoomPace;
  /** How long a room without anybody is kept, in ms: one in which a match is played, and any other. */
  keptPlaying: number;
  kept: number;
  /** Matches that go on, by the room's id, until they do. */
  restoring: Map<string, SavedRoom>;
  refusals: Refusals;
  log: (text: string) => void;
}

/** A room that is kept: whoever comes back finds all of it. */
export interface SavedRoom {
  id: string;
  lobby: SavedLobby;
  /** Of the open match; null where there is none, only a board. */
  save: unknown;
}

/** Together with the code some 118 bits. */
const SECRET_LENGTH = 18;
const MOST_CLIENTS = 40;
/** Promised places count as well: nobody is to keep others out by asking for many. */
const MOST_PLACES = 500;
/** How long Colyseus keeps a connection's place, in ms; whoever comes later finds the seat by the device's key. */
const RECONNECTION = 60_000;
/** A device that has come says so within this time, in ms: until then what it is sent waits for it. */
const COMING = 10_000;
/** How often Colyseus looks for changes of a state, which there is not, in ms. */
const TICK = 1000;

/** The class of the rooms of a process. */
export function tableRooms(services: RoomServices): typeof TableRoom {
  return class extends TableRoom {
    override services = services;
  };
}

export class TableRoom extends Room {
  override maxClients = MOST_PLACES;
  override patchRate = TICK;
  override autoDispose = false;
  services!: RoomServices;
  #lobby = new Lobby();
  #phase: RoomState['phase'] = 'lobby';
  #table: TableMatch | null = null;
  #record: MatchRecord | null = null;
  /** Whether whoever opened it has come: until then nobody else knows of it. */
  #hasOpened = false;
  readonly #telling = new Telling(() => this.#facts);
  #expiry: NodeJS.Timeout | undefined;
  /** Colyseus lets people into a room that it is ending, and would then wait for them. */
  #isEnding = false;
  /** By key, what gives up the place of a connection that was lost. */
  readonly #stopWaiting = new Map<string, () => void>();

  get #code(): string {
    return this.roomId.slice(0, CODE_LENGTH);
  }

  get #facts(): RoomFacts {
    const [lobby, phase, table, record] = [this.#lobby, this.#phase, this.#table, this.#record];
    const missing = this.services.hostBots.missing(lobby, this.roomId);
    return { code: this.#code, clients: this.clients, lobby, phase, table, record, missing };
  }

  /** @param options `restores` is the id of a room that is to go on */
  override async onCreate({ restores = '' }: { restores?: unknown }): Promise<void> {
    const { restoring } = this.services;
    const saved = restoring.get(String(restores));
    this.roomId = saved?.id ?? drawn(CODE_LENGTH + SECRET_LENGTH);
    await this.setMatchmaking({ code: this.#code });
    this.onMessage('*', (client, type, message) => this.#receive(client, String(type), message));
    if (saved !== undefined) {
      restoring.delete(saved.id);
      this.#hasOpened = true;
      this.#lobby = Lobby.from(saved.lobby);
      for (const policy of ownPolicies(saved.lobby.seats)) await this.#take(policy);
      if (saved.save !== null) await this.#play({ save: saved.save, drawSecret: () => randomBytes(SECRET_BYTES) });
    }
    this.#expire();
  }

  override onAuth(_client: Client, options: Record<string, unknown>): Device {
    if (this.#isEnding) throw new ServerError(CloseCode.SERVER_SHUTDOWN, 'the room is ending');
    const parsed = v.safeParse(JoinOptions, options);
    if (!parsed.success) throw new ServerError(CloseCode.WITH_ERROR, firstIssue(parsed.issues));
    const { key, code, id } = parsed.output;
    const { isLocked } = this.#lobby;
    const isKnown = this.#knows(key);
    if (!isKnown && this.clients.length >= MOST_CLIENTS) throw new ServerError(CloseCode.WITH_ERROR, 'full');
    if (!isKnown && this.#hasOpened) {
      if (isLocked) throw new ServerError(CloseCode.WITH_ERROR, 'locked');
      if (id !== this.roomId && code !== this.#code) throw new ServerError(CloseCode.WITH_ERROR, 'no such room');
    }
    return { key, signsFrom: 0, isScreen: false };
  }

  /** Why a device may not send a bot of one's own; null where it may. */
  whyNoBot(key: string): RoomRefusal | null {
    return whyNotHost(this.#facts, { key });
  }

  /** Lets the host seat a bot that has come from a device. @returns why not, null where they may */
  async takeBot(key: string, policy: string): Promise<RoomRefusal | null> {
    const { hostBots } = this.services;
    const why = this.whyNoBot(key) ?? ((await this.#take(policy)) ? null : 'full');
    // The same may have come before.
    if (!hostBots.has(this.roomId, policy)) await hostBots.forget(this.roomId, policy);
    return why;
  }

  #take(policy: string): Promise<boolean> {
    return this.services.hostBots.take(this.roomId, policy, ownPolicies(this.#lobby.seats));
  }

  override onJoin(client: Client): void {
    this.#hasOpened = true;
    this.#lobby.hostKey ||= deviceOf(client).key;
    this.#arrive(client);
    setTimeout(() => {
      if (client.state === ClientState.JOINING) this.#refuse(client, 'silent', 'nothing was heard');
    }, COMING).unref();
  }

  override onDrop(client: Client): void {
    this.#depart(client);
    const { key } = deviceOf(client);
    // Whoever looks on comes back as anybody new does.
    if (this.#isEnding || !this.#knows(key)) return;
    // Colyseus's own limit would keep the process from ending.
    const waiting = this.allowReconnection(client, 'manual');
    const limit = setTimeout(() => waiting.reject(), RECONNECTION).unref();
    this.#stopWaiting.get(key)?.();
    this.#stopWaiting.set(key, () => waiting.reject());
    const clear = (): void => clearTimeout(limit);
    waiting.then(clear, clear);
  }

  override onReconnect(client: Client): void {
    this.#arrive(client);
  }

  override onLeave(client: Client): void {
    this.#depart(client);
    const { hostKey } = this.#lobby;
    if (hostKey === '' || (deviceOf(client).key === hostKey && !this.#isHere(hostKey))) this.#passHostOn();
  }

  override onBeforeShutdown(): void {
    if (this.clients.length > 0) this.#keepBoard();
    this.#table?.leave();
    void this.services.saved.whenWritten().then(() => this.#endWith(CloseCode.SERVER_SHUTDOWN));
  }

  override onDispose(): void {
    clearTimeout(this.#expiry);
    this.#table?.leave();
  }

  override onUncaughtException(error: Error, method: string): void {
    this.services.log(`room ${this.#code}: ${method}: ${error.message}`);
  }

  #arrive(client: Client): void {
    clearTimeout(this.#expiry);
    const { key } = deviceOf(client);
    // Places of lost connections count among all that there are.
    this.#stopWaiting.get(key)?.();
    this.#stopWaiting.delete(key);
    for (const other of this.clients) {
      if (other !== client && deviceOf(other).key === key) other.leave(ELSEWHERE, 'elsewhere');
    }
    this.#table?.presence.came(this.#lobby.seatOf(key));
    this.#telling.all(client);
    this.#telling.room();
  }

  #depart(client: Client): void {
    const { key } = deviceOf(client);
    if (!this.#isHere(key)) {
      this.#lobby.leaveLate(key);
      this.#table?.presence.went(this.#lobby.seatOf(key));
    }
    this.#telling.room();
    if (!this.#isEnding && this.clients.length === 0) this.#keepBoard();
    this.#expire();
  }

  /** Whether the device is the host's, or has a seat. */
  #knows(key: string): boolean {
    return key === this.#lobby.hostKey || this.#lobby.seatOf(key) >= 0;
  }

  #isHere(key: string): boolean {
    return this.clients.some((client) => deviceOf(client).key === key);
  }

  /** Ends the room once nobody has been there for long. */
  #expire(): void {
    clearTimeout(this.#expiry);
    if (this.clients.length > 0) return;
    const { kept, keptPlaying, saved, hostBots } = this.services;
    const time = Math.max(this.#phase === 'match' ? keptPlaying : kept, this.#lobby.board.timeLeft(Date.now()));
    this.#expiry = setTimeout(() => {
      this.#table?.leave();
      void saved.keep(this.roomId, null);
      hostBots.release(this.roomId);
      this.#endWith(CloseCode.CONSENTED);
    }, time).unref();
  }

  #endWith(code: CloseCode): void {
    this.#isEnding = true;
    void this.disconnect(code);
  }

  #passHostOn(): void {
    const heir = this.clients.find((client) => this.#telling.seatOf(client) >= 0) ?? this.clients[0];
    this.#lobby.hostKey = heir === undefined ? '' : deviceOf(heir).key;
    this.#telling.room();
  }

  #receive(client: Client, type: string, message: unknown): void {
    if (!Object.hasOwn(FROM_PAGE, type) || client.state !== ClientState.JOINED) {
      this.#refuse(client, 'messages', 'unknown message');
      return;
    }
    const what = type as keyof Checked;
    const parsed = v.safeParse(FROM_PAGE[what] as v.GenericSchema, message ?? undefined);
    if (!parsed.success) {
      this.#refuse(client, 'messages', `${what}: ${firstIssue(parsed.issues)}`);
      return;
    }
    const from = { client, device: deviceOf(client), seat: this.#telling.seatOf(client) };
    const room = {
      ...this.#facts,
      telling: this.#telling,
      begin: () => this.#begin(),
      hasBot: (policy: string) => this.services.hostBots.has(this.roomId, policy),
    };
    const why = answer(room, from, [what, parsed.output as Checked[typeof what]]);
    if (why !== null) send(client, 'refused', { what, why });
    else if (ARRANGING.has(what)) {
      this.#telling.room();
      this.#telling.boards();
      this.#keepBoard();
    }
  }

  #refuse(client: Client, what: Refused, word: string): void {
    this.services.refusals.count(what);
    shut(client.ref as Parameters<typeof shut>[0], CloseCode.WITH_ERROR, word.slice(0, LONGEST_REASON));
  }

  #begin(): RoomRefusal | null {
    const why = this.#lobby.close();
    if (why === null) void this.#play({ rules: this.#lobby.rules, chance: this.#lobby.chance() });
    return why;
  }

  /** Resolves when the match has begun. */
  async #play(beginning: RoomMatchBeginning): Promise<void> {
    this.#phase = 'match';
    this.#record = null;
    this.#table = null;
    const { seats, turnSeconds, awaySeconds } = this.#lobby;
    const table = new TableMatch(beginning, {
      names: namesOf(seats),
      deciders: await Promise.all(seats.map((seat) => this.#decider(seat))),
      pace: withAway(this.services.pace, awaySeconds),
      turnSeconds,
      newcomers: () => this.#newcomers(),
      listener: this.#listener(),
    });
    this.#table = table;
    for (const client of this.clients) table.presence.came(this.#telling.seatOf(client));
    void table.play();
  }

  #decider(seat: RoomSeat): Promise<Decider> {
    const { seats, rules } = this.#lobby;
    const { bots, hostBots } = this.services;
    return bots.decider(seat, seats.length, hostBots.policyOf(seat, this.roomId, rules));
  }

  /** Seats those who have waited for the deal that begins. */
  async #newcomers(): Promise<Newcomer[]> {
    const { late } = this.#lobby;
    const deciders = await Promise.all(late.map((guest) => this.#decider(guest)));
    const newcomers = late.map((guest, index): Newcomer => {
      const seat = this.#lobby.seatLate(guest, (place) => this.#table!.isIn(place));
      return { seat, name: guest.name, decider: deciders[index] };
    });
    if (late.length > 0) this.#telling.room();
    return newcomers.filter(({ seat }) => seat >= 0);
  }

  #listener(): MatchListener {
    const { log } = this.services;
    return {
      events: (seat, message) => {
        for (const client of this.clients) if (this.#telling.seatOf(client) === seat) send(client, 'events', message);
      },
      asked: (seat) => {
        for (const client of this.clients) if (this.#telling.seatOf(client) === seat) this.#telling.view(client);
      },
      changed: () => this.#telling.room(),
      saved: (save) => this.#keep(save),
      over: (record) => this.#end(record),
      failed: (error) => log(`room ${this.#code}: ${error instanceof Error ? error.message : String(error)}`),
    };
  }

  /** @param save of the open match; null where there is none */
  #keep(save: MatchSave | null): Promise<void> {
    const [id, { board, saved: lobby }] = [this.roomId, this.#lobby];
    const isKept = save !== null || !board.isEmpty;
    return this.services.saved.keep(id, isKept ? ({ id, lobby, save } satisfies SavedRoom) : null);
  }

  /** Keeps what else has changed where there is a board, as of now, while somebody is here or the last one leaves. */
  #keepBoard(): void {
    const { board } = this.#lobby;
    if (board.isEmpty) return;
    board.visited = Date.now();
    void (this.#phase === 'match' ? this.#table?.keep() : this.#keep(null));
  }

  #end(record: MatchRecord): void {
    this.#record = record;
    this.#phase = 'over';
    this.#lobby.commitAgain();
    void this.#keep(null);
    for (const client of this.clients) this.#telling.record(client);
    this.#telling.room();
  }
}

/** Of a reason for closing a connection, in characters: WebSocket allows 123 bytes. */
const LONGEST_REASON = 100;

function drawn(length: number): string {
  return Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
