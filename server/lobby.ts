/** What is arranged in a room before a match: who sits where, by which rules, and to which packs the server has committed. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { randomBytes } from 'node:crypto';
import { commitmentOf, SealedChance } from '../engine/fair/sealed-chance.ts';
import { SECRET_BYTES } from '../engine/fair/recipe.ts';
import { rulesFile } from '../engine/record.ts';
import type { FromPage, OtherSeat, RoomRefusal, RoomState } from '../engine/room/messages.ts';
import { checkPlayers, preset, resolveRules, RulesError } from '../engine/rules/resolve.ts';
import type { HouseRules } from '../engine/rules/table.ts';

/** A person in a seat as only the server knows them. */
interface RoomPerson {
  is: 'person';
  /** That only their device has. */
  key: string;
  name: string;
  portrait?: string | undefined;
  /** Their part of the word of the match; empty until it is given for the chain that has been committed to. */
  word: string;
}

export type RoomSeat = RoomPerson | OtherSeat;

/** As it is kept over a restart. */
export interface SavedLobby {
  hostKey: string;
  rules: unknown;
  seats: readonly RoomSeat[];
  turnSeconds: RoomState['turnSeconds'];
  isLocked: boolean;
  lastSecret: string;
}

const FREE: OtherSeat = { is: 'free' };
const SEATS_AT_FIRST = 4;

export class Lobby {
  /** Of the device whose person decides; empty where there is none. */
  hostKey = '';
  rules: HouseRules = preset('scat');
  turnSeconds: RoomState['turnSeconds'] = 0;
  isLocked = false;
  #seats: readonly RoomSeat[] = Array.from({ length: SEATS_AT_FIRST }, () => FREE);
  #lastSecret = newSecret();
  #commitment: string | undefined;

  /** @throws {RulesError} where the rules that were kept are damaged */
  static from({ rules, seats, lastSecret, hostKey, turnSeconds, isLocked }: SavedLobby): Lobby {
    const lobby = new Lobby();
    lobby.#seats = seats;
    lobby.#lastSecret = lastSecret;
    return Object.assign(lobby, { rules: resolveRules(rules), hostKey, turnSeconds, isLocked });
  }

  get saved(): SavedLobby {
    const { hostKey, turnSeconds, isLocked } = this;
    return {
      hostKey,
      turnSeconds,
      isLocked,
      rules: rulesFile(this.rules),
      seats: this.#seats,
      lastSecret: this.#lastSecret,
    };
  }

  get seats(): readonly RoomSeat[] {
    return this.#seats;
  }

  /** To all packs of the next match, or of the one that is played: a thousand hashes, which are computed once. */
  get commitment(): string {
    return (this.#commitment ??= commitmentOf(this.#lastSecret));
  }

  /** `ONLOOKER` for none. */
  seatOf(key: string): number {
    return this.#seats.findIndex((seat) => seat.is === 'person' && seat.key === key);
  }

  /** Seats somebody, or notes what they say of themselves now. */
  sit(key: string, person: FromPage['sit']): RoomRefusal | null {
    const own = this.seatOf(key);
    const seat = own >= 0 ? own : this.#seats.findIndex(({ is }) => is === 'free');
    if (seat < 0) return 'full';
    this.#seats = this.#seats.with(seat, { is: 'person', key, ...person });
    return null;
  }

  free(seat: number): void {
    if (seat in this.#seats) this.#seats = this.#seats.with(seat, FREE);
  }

  /** People keep their seats, or get others where there are fewer. */
  arrange({ rules, seats, turnSeconds }: FromPage['arrange']): RoomRefusal | null {
    const next = seats === undefined ? this.#seats : this.#arranged(seats);
    if (next === null) return 'full';
    try {
      if (rules !== undefined) this.rules = resolveRules(rules);
    } catch (error) {
      if (error instanceof RulesError) return 'rules';
      throw error;
    }
    this.turnSeconds = turnSeconds ?? this.turnSeconds;
    this.#seats = next;
    return null;
  }

  /** Leaves free seats out. @returns why no match can begin, null where it can */
  close(): RoomRefusal | null {
    const seats = this.#seats.filter(({ is }) => is !== 'free');
    if (seats.length < 2) return 'too-few';
    try {
      checkPlayers(this.rules, seats.length);
    } catch (error) {
      if (error instanceof RulesError) return 'rules';
      throw error;
    }
    this.#seats = seats;
    return null;
  }

  /** The chance of the match that begins: its word is everybody's, in the order of seats, with a zero byte between them. */
  chance(): SealedChance {
    const word = this.#seats.flatMap((seat) => (seat.is === 'person' ? [seat.word] : [])).join('\0');
    return new SealedChance([this.#lastSecret], word, () => randomBytes(SECRET_BYTES));
  }

  /** Commits to the packs of another match; words count only if they are given after that. */
  commitAgain(): void {
    this.#lastSecret = newSecret();
    this.#commitment = undefined;
    this.#seats = this.#seats.map((seat) => (seat.is === 'person' ? { ...seat, word: '' } : seat));
  }

  #arranged(wanted: readonly OtherSeat[]): RoomSeat[] | null {
    const now = this.#seats;
    const next: RoomSeat[] = wanted.map((other, seat) => (now[seat]?.is === 'person' ? now[seat] : other));
    for (const person of now.slice(wanted.length).filter(({ is }) => is === 'person')) {
      const place = next.findLastIndex(({ is }) => is !== 'person');
      if (place < 0) return null;
      next[place] = person;
    }
    return next;
  }
}

/** By seat, the names that stand in the record; a bot is called as its animal. */
export function namesOf(seats: readonly RoomSeat[]): string[] {
  return seats.map((seat, place) => {
    if (seat.is === 'person' || seat.is === 'double') return seat.name;
    const animal = seat.is === 'bot' ? (seat.animal ?? '') : '';
    return animal === '' ? `Bot ${place + 1}` : animal[0].toUpperCase() + animal.slice(1);
  });
}

function newSecret(): string {
  return bytesToHex(randomBytes(SECRET_BYTES));
}
