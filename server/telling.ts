/** What a room tells those who are connected: each what their seat may know. */
import type { Client } from '@colyseus/core';
import type { MatchRecord } from '../engine/record.ts';
import { rulesFile } from '../engine/rules/resolve.ts';
import type { FromRoom, PersonSeat, RoomState } from '../engine/room/messages.ts';
import { ONLOOKER } from './heard.ts';
import type { Lobby, RoomSeat } from './lobby.ts';
import type { TableMatch } from './table-match.ts';

/** What a connection is: the key that only the device has, and when it may send the next sign, in ms of the process's clock. */
export interface Device {
  key: string;
  signsFrom: number;
  /** Whether it shows the table without a hand. */
  isScreen: boolean;
}

/** What there is to tell of. */
export interface RoomFacts {
  code: string;
  clients: readonly Client[];
  lobby: Lobby;
  phase: RoomState['phase'];
  /** The match that is played, or was. */
  table: TableMatch | null;
  record: MatchRecord | null;
  /** The seats of the host's own bots that cannot play. */
  missing: readonly number[];
}

export class Telling {
  readonly #facts: () => RoomFacts;
  #isTelling = false;

  /** @param facts as they are now */
  constructor(facts: () => RoomFacts) {
    this.#facts = facts;
  }

  /** The seat as which a connection hears what happens; `ONLOOKER` for none. */
  seatOf(client: Client): number {
    return this.#facts().lobby.seatOf(deviceOf(client).key);
  }

  /** Tells a connection everything, as if it had never been told anything. */
  all(client: Client): void {
    const heard = this.#facts().table?.deal(this.seatOf(client)) ?? null;
    send(client, 'room', this.#roomFor(client));
    if (heard !== null) {
      send(client, 'deal', heard.deal);
      send(client, 'events', heard.events);
    }
    this.view(client);
    this.record(client);
    this.#board(client);
  }

  /** Asks a connection what its seat is asked, if it is. */
  view(client: Client): void {
    const view = this.#facts().table?.view(this.seatOf(client)) ?? null;
    if (view !== null) send(client, 'view', view);
  }

  /** Tells a connection how the match went, once it is over. */
  record(client: Client): void {
    const { record } = this.#facts();
    if (record !== null) send(client, 'record', { record, you: this.seatOf(client) });
  }

  /** Tells everybody who has played the deals of the day. */
  boards(): void {
    for (const client of this.#facts().clients) this.#board(client);
  }

  /** Tells everybody how the room is, once for all that changes now. */
  room(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    queueMicrotask(() => {
      this.#isTelling = false;
      for (const client of this.#facts().clients) send(client, 'room', this.#roomFor(client));
    });
  }

  #roomFor(client: Client): RoomState {
    const { code, clients, lobby, phase, table, missing } = this.#facts();
    const { seats, rules, hostKey, turnSeconds, awaySeconds, mayJoinLate, isLocked, commitment } = lobby;
    return {
      code,
      seats: seats.map((seat, place) => this.#shown(seat, place)),
      you: this.seatOf(client),
      isHost: deviceOf(client).key === hostKey,
      host: lobby.seatOf(hostKey),
      rules: rulesFile(rules),
      turnSeconds,
      awaySeconds,
      mayJoinLate,
      joining: lobby.late.map(({ seat, name, key }) => ({ seat, name, isYou: key === deviceOf(client).key })),
      phase,
      isLocked,
      watching: clients.filter((one) => this.seatOf(one) === ONLOOKER && !deviceOf(one).isScreen).length,
      screens: clients.filter((one) => deviceOf(one).isScreen).length,
      isScreen: deviceOf(client).isScreen,
      commitment,
      ready: table?.ready ?? [],
      missing,
    };
  }

  #board(client: Client): void {
    const { board, seats } = this.#facts().lobby;
    if (board.isEmpty) return;
    const seated = seats.filter((seat) => seat.is === 'person');
    send(client, 'board', board.shownTo(deviceOf(client).key, seated, Date.now()));
  }

  /** A seat as everybody may know it. */
  #shown(seat: RoomSeat, place: number): RoomState['seats'][number] {
    if (seat.is !== 'person') return seat;
    const { clients, phase, table } = this.#facts();
    const { is, name, portrait, key } = seat;
    const presence = phase === 'match' ? table?.presence : undefined;
    const isHere = clients.some((client) => deviceOf(client).key === key);
    const awayFor = isHere ? null : (presence?.awayFor(place) ?? 0);
    return { is, name, portrait, awayFor, isPlayedFor: presence?.isPlayedFor(place) ?? false } satisfies PersonSeat;
  }
}

export function deviceOf(client: Client): Device {
  return client.auth as Device;
}

export function send<Type extends keyof FromRoom>(client: Client, type: Type, message: FromRoom[Type]): void {
  client.send(type, message);
}
