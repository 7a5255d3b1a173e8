/** Two people at a table, who come back to it wherever it goes on. */
import { expect } from 'vitest';
import type { MatchRecord } from '../../../engine/record.ts';
import { RULES_FORMAT } from '../../../engine/rules/resolve.ts';
import type { FromRoom } from '../../../engine/room/messages.ts';
import { act, Guest } from './rooms.ts';

/** Enough for a match that is still open after ten answers. */
const LIVES = 6;
/** No deal has as many questions. */
const TURNS = 1000;

export class Pair {
  readonly #name: string;
  #guests: Guest[] = [];
  id = '';
  /** The last question so far: a later one is higher. */
  asked = 0;
  /** What is to be answered; null while nobody is asked. */
  question: { guest: Guest; view: FromRoom['view'] } | null = null;
  answersAtOnce = false;

  /** @param name in hexadecimal digits, from which their devices' keys are made */
  constructor(name: string) {
    this.#name = name;
  }

  /** Begins a match. @param elsewhere where the second one comes to it, if it is not at the same server */
  async open(origin: string, elsewhere = origin): Promise<void> {
    const host = await Guest.open(origin, this.#device(0), this.#ask);
    this.id = host.room.roomId;
    this.#sit([host, await Guest.join(elsewhere, this.#device(1), this.id, this.#ask)]);
    for (const [seat, guest] of this.#guests.entries()) await guest.sit(`P${seat}`);
    // Whoever knocks in vain loses two: a match of three tokens may be over after six answers.
    host.send('arrange', { rules: { format: RULES_FORMAT, base: 'scat', lives: LIVES } });
    host.send('start');
  }

  async comeBack(origin: string): Promise<void> {
    this.question = null;
    const guests = await Promise.all([0, 1].map((seat) => Guest.join(origin, this.#device(seat), this.id, this.#ask)));
    await expect.poll(() => guests.map(({ state }) => state.phase)).toEqual(['match', 'match']);
    this.#sit(guests);
  }

  /** Plays some legal action. */
  answer(): void {
    const { guest, view } = this.question!;
    this.question = null;
    act(guest, view);
  }

  get commitment(): string {
    return this.#guests[0].state.commitment;
  }

  /** Of a match that is over. */
  get record(): MatchRecord | null {
    const [one, other] = this.#guests.map(({ record }) => record?.record ?? null);
    return other === null ? null : one;
  }

  /** Nobody takes time to read a showdown. */
  #sit(guests: Guest[]): void {
    this.#guests = guests;
    for (const guest of guests) {
      const read = ({ events }: FromRoom['events']): void => {
        if (events.some(({ type }) => type === 'deal-over')) guest.send('ready');
      };
      // What has come with them as well.
      for (const [type, message] of guest.heard) if (type === 'events') read(message as FromRoom['events']);
      guest.room.onMessage('events', read);
    }
  }

  readonly #ask: typeof act = (guest, view) => {
    this.asked = TURNS * view.deal + view.turn;
    this.question = { guest, view };
    if (this.answersAtOnce) this.answer();
  };

  #device(seat: number): string {
    return `${this.#name}${'ab'[seat]}`;
  }
}
