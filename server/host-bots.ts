/** Bots of hosts' own: policies that they have sent, of which nothing but the weights is ever executed; kept for their rooms, and shared by rooms that have the same. */
import { playedBy, suitedFor, type PlayedRules } from '../engine/rules/suited.ts';
import type { HouseRules } from '../engine/rules/table.ts';
import { ModelError } from '../training/learner/files/stored-model.ts';
import { strangersPolicy } from '../training/learner/files/templates.ts';
import { suitShape } from '../training/learner/games/suit-shape.ts';
import type { Session } from '../training/learner/network/session.ts';
import { evaluateIn, sha256Of, type BotPolicy, type GeneralPolicy } from './bots.ts';
import { ownPolicies, type Lobby, type RoomSeat } from './lobby.ts';
import type { RoomStore } from './saved-rooms.ts';

/** Of a process at a time, some 1.5 MB of memory each. */
const MOST_POLICIES = 64;
/** Of a room. */
const MOST_OF_A_ROOM = 4;

/** Of a file, byte for byte. */
const ENCODING = 'latin1';
const SHAPE = suitShape();

interface HostPolicy extends Omit<BotPolicy, 'factorCost'> {
  rules: PlayedRules;
  session: Session;
}

/** One that is loaded, or will be, and the rooms that have it. */
interface Held {
  rooms: Set<string>;
  loading: Promise<HostPolicy | null>;
  /** Null until it has been loaded. */
  policy: HostPolicy | null;
}

export class HostBots {
  readonly #general: Promise<GeneralPolicy | null>;
  readonly #store: Pick<RoomStore, 'read' | 'write' | 'remove'>;
  readonly #log: (text: string) => void;
  /** By the SHA-256 of their files, in the order in which they came. */
  readonly #held = new Map<string, Held>();

  constructor(
    general: Promise<GeneralPolicy | null>,
    store: Pick<RoomStore, 'read' | 'write' | 'remove'>,
    log: (text: string) => void,
  ) {
    this.#general = general;
    this.#store = store;
    this.#log = log;
  }

  /** Keeps a file for a room of any process. @returns its SHA-256 @throws {ModelError} where it is no policy that can play here */
  async keep(room: string, file: Buffer): Promise<string> {
    const general = await this.#general;
    if (general === null) throw new ModelError('no policy plays here');
    strangersPolicy(file, general.file, SHAPE);
    const sha256 = sha256Of(file);
    await this.#store.write(keptAs(room, sha256), file.toString(ENCODING));
    return sha256;
  }

  /** Loads one that is kept for a room of this process. @param seated those of the room that must stay @returns whether it plays */
  async take(room: string, sha256: string, seated: readonly string[]): Promise<boolean> {
    const others = [...this.#held].flatMap(([id, { rooms }]) => (rooms.has(room) && id !== sha256 ? [id] : []));
    if (others.length >= MOST_OF_A_ROOM) {
      const unused = others.find((id) => !seated.includes(id));
      if (unused === undefined) return false;
      this.#drop(room, unused);
    }
    if (!this.#held.has(sha256) && this.#held.size >= MOST_POLICIES) return false;
    const held = this.#held.get(sha256) ?? { rooms: new Set(), loading: this.#load(room, sha256), policy: null };
    this.#held.set(sha256, held);
    held.rooms.add(room);
    held.policy = await held.loading;
    const isThere = held.rooms.has(room);
    if (isThere && held.policy === null) this.#drop(room, sha256);
    return isThere && held.policy !== null;
  }

  has(room: string, sha256: string): boolean {
    return this.#find(room, sha256) !== null;
  }

  /** The seats of a room whose bots are not there, or were taught other rules. */
  missing({ seats, rules }: Pick<Lobby, 'seats' | 'rules'>, room: string): number[] {
    const isMissing = (seat: RoomSeat): boolean =>
      ownPolicies([seat]).length > 0 && this.policyOf(seat, room, rules) === null;
    return seats.flatMap((seat, place) => (isMissing(seat) ? [place] : []));
  }

  /** What plays in a seat of a room by some rules, if it is one of the host's own and can. */
  policyOf(seat: RoomSeat, room: string, rules: HouseRules): BotPolicy | null {
    if (seat.is !== 'bot' || seat.own === undefined) return null;
    const { policy: sha256, factorCost } = seat.own;
    const policy = this.#find(room, sha256);
    return policy !== null && suitedFor([policy], rules).length > 0 ? { ...policy, factorCost } : null;
  }

  /** Forgets all that a room has, which is over. */
  release(room: string): void {
    for (const [sha256, { rooms }] of this.#held) if (rooms.has(room)) this.#drop(room, sha256);
  }

  /** Forgets what was kept for a room and is not taken. */
  async forget(room: string, sha256: string): Promise<void> {
    await this.#store.remove(keptAs(room, sha256));
  }

  #find(room: string, sha256: string): HostPolicy | null {
    const held = this.#held.get(sha256);
    return held?.rooms.has(room) === true ? held.policy : null;
  }

  #drop(room: string, sha256: string): void {
    const { rooms, loading } = this.#held.get(sha256)!;
    rooms.delete(room);
    if (rooms.size === 0) {
      this.#held.delete(sha256);
      void loading.then((policy) => policy?.session.release());
    }
    this.forget(room, sha256).catch((error: unknown) => this.#log(`a bot of ${room} stays: ${String(error)}`));
  }

  /** Null where it is not there any more, or is another one. */
  async #load(room: string, sha256: string): Promise<HostPolicy | null> {
    try {
      const [general, text] = await Promise.all([this.#general, this.#store.read(keptAs(room, sha256))]);
      const file = Buffer.from(text ?? '', ENCODING);
      if (general === null || sha256Of(file) !== sha256) return null;
      const { policy, facts } = strangersPolicy(file, general.file, SHAPE);
      const session = await general.runtime.load(policy);
      const evaluate = evaluateIn(session);
      return {
        sha256,
        rules: playedBy(facts.rules),
        session,
        // Weights may be so large that what follows from them is no number.
        evaluate: async (...question) => {
          const chances = await evaluate(...question);
          return chances.every(Number.isFinite) ? chances : general.evaluate(...question);
        },
      };
    } catch (error) {
      this.#log(`a bot of ${room} cannot be read: ${String(error)}`);
      return null;
    }
  }
}

function keptAs(room: string, sha256: string): string {
  return `${room}.${sha256}`;
}

/** The room for which a policy is kept. */
export function roomOf(id: string): string {
  return id.split('.', 1)[0];
}
