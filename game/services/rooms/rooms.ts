/** Rooms in which people play at devices of their own, where this page's server has any; what connects to them comes on demand. */
import { signal } from '@preact/signals';
import type { Level } from '../../../engine/bots/characters.ts';
import type { RoomSession } from './session.ts';

/** How to come to a room: by its id from a link, or by the code that somebody reads out; where neither is known, a new one opens. */
export interface RoomAddress {
  id?: string;
  code?: string;
}

/** The key of this device, and of other devices' seats that have been taken over by a link, by room. */
const KEYS = 'thirty-one/rooms';
/** Of a link's part after `#join=`: the room, and after a dot the key of a seat. */
const LINK = /^([0-9A-Z]{24})(?:\.([0-9a-f]{32}))?/;

export const JOIN_LINK = '#join=';

/** In the storage of the browser, the id of the room in which the own hand fills the screen. */
const ONLY_HAND = 'thirty-one/only-hand';

/** In the storage of a tab, the id of the room that it is in. */
const LAST = 'thirty-one/room';

type KeyStorage = Pick<Storage, 'getItem' | 'setItem'>;
type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface PageRoomsOptions {
  keys: () => KeyStorage;
  tab: () => TabStorage;
  /** At which a bot plays for the person while they are away; undefined as long as nothing is known of how well they play. */
  level: () => Promise<Level | undefined>;
}

export class Rooms {
  /** The room that the page takes part in, if it does. */
  session: RoomSession | null = null;
  readonly #storage: () => KeyStorage;
  readonly #tab: () => TabStorage;
  readonly #level: PageRoomsOptions['level'];
  #keys: Record<string, string> | null = null;
  #asked: Promise<boolean> | undefined;
  /** What `areHere` has found out so far. */
  readonly known = signal(false);

  constructor({ keys, tab, level }: PageRoomsOptions) {
    this.#storage = keys;
    this.#tab = tab;
    this.#level = level;
  }

  /** Whether the page's server has rooms; it is asked once. */
  areHere(): Promise<boolean> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  /** A server that has rooms says so beside the list of policies, which every host has: nobody misses anything. */
  async #ask(): Promise<boolean> {
    if (!navigator.onLine) return false;
    try {
      const { headers } = await fetch(new URL('manifest.json', document.baseURI), { method: 'HEAD' });
      this.known.value = headers.has('rooms');
    } catch {
      // Without a network there are none.
    }
    return this.known.value;
  }

  /** The id of the room that this tab was in before the page was loaded anew; null for none. */
  get last(): string | null {
    try {
      return this.#tab().getItem(LAST);
    } catch {
      return null;
    }
  }

  /** From now on no reload leads to a room. */
  forgetLast(): void {
    try {
      this.#tab().removeItem(LAST);
    } catch {
      // Then there was none.
    }
  }

  /** Opens a room, or comes to one; the page leaves the one in which it was, where its seat stays. */
  async enter(address: RoomAddress): Promise<RoomSession> {
    const [{ Client }, { RoomSession: Session }] = await Promise.all([import('@colyseus/sdk'), import('./session.ts')]);
    const client = new Client(new URL('.', document.baseURI).href);
    const key = this.#keyOf(address.id ?? '');
    const session = await Session.begin(client, { key, ...address }, await this.#level());
    this.session?.close();
    this.session = session;
    try {
      this.#tab().setItem(LAST, session.id);
    } catch {
      // Without storage one comes back by the link.
    }
    return session;
  }

  /** Gives the seat up, and the room. */
  leave(): void {
    this.session?.leave();
    this.session = null;
    this.forgetLast();
  }

  /** The link to a room; with the seat, by which another device takes it over. */
  linkTo(id: string, withSeat: boolean): string {
    const { origin, pathname } = window.location;
    return `${origin}${pathname}${JOIN_LINK}${id}${withSeat ? `.${this.#keyOf(id)}` : ''}`;
  }

  /** The room of a link's fragment; null where it names none. A seat's link makes this device the seat's. */
  follow(fragment: string): { id: string } | null {
    const [, id, key] = LINK.exec(fragment.slice(JOIN_LINK.length)) ?? [];
    if (id === undefined) return null;
    if (key !== undefined) this.#keep({ ...this.#known(), [id]: key });
    return { id };
  }

  showsOnlyHand(id: string): boolean {
    try {
      return this.#storage().getItem(ONLY_HAND) === id;
    } catch {
      return false;
    }
  }

  /** Remembers that for a room, in place of any other. */
  showOnlyHand(id: string, isWanted: boolean): void {
    try {
      this.#storage().setItem(ONLY_HAND, isWanted ? id : '');
    } catch {
      // Without storage it is chosen anew after a reload.
    }
  }

  #keyOf(id: string): string {
    const known = this.#known();
    return known[id] ?? known[''];
  }

  #known(): Record<string, string> {
    this.#keys ??= this.#stored();
    if (this.#keys[''] === undefined) this.#keep({ ...this.#keys, '': newKey() });
    return this.#keys;
  }

  #stored(): Record<string, string> {
    try {
      return JSON.parse(this.#storage().getItem(KEYS) ?? '{}') as Record<string, string>;
    } catch {
      return {};
    }
  }

  #keep(keys: Record<string, string>): void {
    this.#keys = keys;
    try {
      this.#storage().setItem(KEYS, JSON.stringify(keys));
    } catch {
      // Without storage the seat is lost with the page.
    }
  }
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
