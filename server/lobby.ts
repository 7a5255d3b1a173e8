/** What is arranged in a room before a match: who sits where, by which rules, and to which packs the server has committed; and its board. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { randomBytes } from 'node:crypto';
import type { Level } from '../engine/bots/characters.ts';
import { commitmentOf, SealedChance } from '../engine/fair/sealed-chance.ts';
import { SECRET_BYTES } from '../engine/fair/recipe.ts';
import { rulesFile, checkPlayers, preset, resolveRules, RulesError } from '../engine/rules/resolve.ts';
import {
  USUAL_AWAY_SECONDS,
  type Checked,
  type OtherSeat,
  type RoomRefusal,
  type RoomState,
} from '../engine/room/messages.ts';
import type { HouseRules } from '../engine/rules/table.ts';
import { DayBoard, type SavedBoard } from './day-board.ts';
import { ONLOOKER } from './heard.ts';

/** A person in a seat as only the server knows them. */
interface RoomPerson {
  is: 'person';
  /** That only their device has. */
  key: string;
  name: string;
  portrait?: string | undefined;
  /** Their part of the word of the match; empty until it is given for the chain that has been committed to. */
  word: string;
  /** At which a bot plays for them. */
  level: Level;
}

/** Somebody who will take the seat of a bot. */
type LateGuest = RoomPerson & { seat: number };

export type RoomSeat = RoomPerson | OtherSeat;

/** As it is kept over a restart. */
export interface SavedLobby {
  hostKey: string;
  rules: unknown;
  seats: readonly RoomSeat[];
  turnSeconds: RoomState['turnSeconds'];
  awaySeconds: RoomState['awaySeconds'];
  mayJoinLate: boolean;
  isLocked: boolean;
  lastSecret: string;
  board?: SavedBoard;
}

const FREE: OtherSeat = { is: 'free' };
const SEATS_AT_FIRST = 4;

export class Lobby {
  /** Of the device whose person decides; empty where there is none. */
  hostKey = '';
  rules: HouseRules = preset('scat');
  turnSeconds: RoomState['turnSeconds'] = 0;
  awaySeconds: RoomState['awaySeconds'] = USUAL_AWAY_SECONDS;
  mayJoinLate = true;
  isLocked = false;
  /** Who sits down when the next deal begins, in place of bots. Nobody else waits long for it: it is not kept over a restart. */
  #late: readonly LateGuest[] = [];
  /** Who has played the deals of the day. */
  board = new DayBoard();
  #seats: readonly RoomSeat[] = Array.from({ length: SEATS_AT_FIRST }, () => FREE);
  #lastSecret = newSecret();
  #commitment: string | undefined;

  /** @throws {RulesError} where the rules that were kept are damaged */
  static from({ rules, seats, lastSecret, board, ...others }: SavedLobby): Lobby {
    const lobby = new Lobby();
    lobby.#seats = seats;
    lobby.#lastSecret = lastSecret;
    lobby.board = new DayBoard(board);
    return Object.assign(lobby, { ...others, rules: resolveRules(rules) });
  }

  get saved(): SavedLobby {
    const { hostKey, turnSeconds, awaySeconds, mayJoinLate, isLocked } = this;
    return {
      hostKey,
      turnSeconds,
      awaySeconds,
      mayJoinLate,
      isLocked,
      rules: rulesFile(this.rules),
      seats: this.#seats,
      lastSecret: this.#lastSecret,
      board: this.board.saved,
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
  sit(key: string, person: Checked['sit']): RoomRefusal | null {
    const own = this.seatOf(key);
    const seat = own >= 0 ? own : this.#seats.findIndex(({ is }) => is === 'free');
    if (seat < 0) return 'full';
    this.#seats = this.#seats.with(seat, { is: 'person', key, ...person });
    return null;
  }

  get late(): readonly LateGuest[] {
    return this.#late;
  }

  /**
   * Promises somebody the seat of a bot from the next deal on. Their word is no part of the match, whose packs have been settled by the
   * words of those who began it. @param isIn whether a seat is still in the match
   */
  sitLate(key: string, person: Checked['sit'], isIn: (seat: number) => boolean): RoomRefusal | null {
    if (this.seatOf(key) >= 0 || !this.mayJoinLate) return 'playing';
    this.leaveLate(key);
    const seat = this.#seatOfBot(isIn);
    if (seat < 0) return 'full';
    this.#late = [...this.#late, { is: 'person', key, ...person, seat }];
    return null;
  }

  /** Whoever waits for the next deal no longer does. */
  leaveLate(key: string): void {
    this.#late = this.#late.filter((guest) => guest.key !== key);
  }

  /**
   * Seats somebody who has waited for this deal, where the bot is out in place of another one.
   * @param isIn as for `sitLate` @returns the seat; `ONLOOKER` where none is left, or they have gone
   */
  seatLate(guest: LateGuest, isIn: (seat: number) => boolean): number {
    if (!this.#late.includes(guest)) return ONLOOKER;
    const { seat: promised, ...person } = guest;
    const seat = isIn(promised) ? promised : this.#seatOfBot(isIn);
    this.leaveLate(guest.key);
    if (seat >= 0) this.#seats = this.#seats.with(seat, person);
    return seat;
  }

  /** The first one that nobody has been promised. */
  #seatOfBot(isIn: (seat: number) => boolean): number {
    return this.#seats.findIndex(
      ({ is }, place) => is === 'bot' && isIn(place) && this.#late.every(({ seat }) => seat !== place),
    );
  }

  free(seat: number): void {
    if (seat in this.#seats) this.#seats = this.#seats.with(seat, FREE);
  }

  /** People keep their seats, or get others where there are fewer. */
  arrange({ rules, seats, turnSeconds, awaySeconds, mayJoinLate }: Checked['arrange']): RoomRefusal | null {
    const next = seats === undefined ? this.#seats : this.#arranged(seats);
    if (next === null) return 'full';
    try {
      if (rules !== undefined) this.rules = resolveRules(rules);
    } catch (error) {
      if (error instanceof RulesError) return 'rules';
      throw error;
    }
    this.turnSeconds = turnSeconds ?? this.turnSeconds;
    this.awaySeconds = awaySeconds ?? this.awaySeconds;
    this.mayJoinLate = mayJoinLate ?? this.mayJoinLate;
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
    this.#late = [];
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

/** The policies of the host's own bots that sit there. */
export function ownPolicies(seats: readonly RoomSeat[]): string[] {
  return seats.flatMap((seat) => (seat.is === 'bot' && seat.own !== undefined ? [seat.own.policy] : []));
}

/** By seat, the names that stand in the record; a bot is called as its animal, unless it is the host's own. */
export function namesOf(seats: readonly RoomSeat[]): string[] {
  return seats.map((seat, place) => {
    if (seat.is === 'person' || seat.is === 'double') return seat.name;
    if (seat.is === 'bot' && seat.own !== undefined) return seat.own.name;
    const animal = seat.is === 'bot' ? (seat.animal ?? '') : '';
    return animal === '' ? `Bot ${place + 1}` : animal[0].toUpperCase() + animal.slice(1);
  });
}

function newSecret(): string {
  return bytesToHex(randomBytes(SECRET_BYTES));
}
