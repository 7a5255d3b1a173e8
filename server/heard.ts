/** What each seat of a match has heard, numbered, so that whoever was away can be told the current deal again. */
import type { Match, MatchStart } from '../engine/match.ts';
import type { FromRoom } from '../engine/room/messages.ts';
import { eventFor, type SeatEvent, type SeenEvent } from '../engine/seen.ts';

/** The seat of all who look on. */
export const ONLOOKER = -1;

interface Stream {
  /** The number of the first event of the deal. */
  from: number;
  /** The events of the deal. */
  events: SeatEvent[];
  /** How many of them have been sent. */
  sent: number;
}

export class Heard {
  readonly #streams: ReadonlyMap<number, Stream>;
  #start: MatchStart | null = null;

  constructor(players: number) {
    const seats = [ONLOOKER, ...Array.from({ length: players }, (_, seat) => seat)];
    this.#streams = new Map(seats.map((seat) => [seat, { from: 0, events: [], sent: 0 }]));
  }

  /** To be called with every event when it happens. */
  hear(event: SeenEvent, match: Match): void {
    if (event.type === 'deal-began') this.#begin(match);
    for (const [seat, { events }] of this.#streams) {
      const known = eventFor(seat, event, match.deal);
      if (known !== null) events.push(known);
    }
  }

  #begin({ dealNumber, dealer, tokens, points, extraSteps }: Match): void {
    this.#start = {
      deal: dealNumber,
      dealer,
      tokens: Array.from(tokens),
      points: Array.from(points),
      extraSteps,
    };
    for (const stream of this.#streams.values()) {
      const unsent = stream.events.splice(0).length - stream.sent;
      if (unsent > 0) throw new RangeError(`${unsent} events of the last deal were never sent`);
      stream.from += stream.sent;
      stream.sent = 0;
    }
  }

  /** Sends to each seat what it has heard since the last time. */
  send(send: (seat: number, message: FromRoom['events']) => void): void {
    for (const [seat, stream] of this.#streams) {
      const { from, events, sent } = stream;
      if (events.length > sent) send(seat, { from: from + sent, events: events.slice(sent) });
      stream.sent = events.length;
    }
  }

  /** Passes over what has happened so far: nobody who is here has missed it. */
  skip(): void {
    this.send(() => undefined);
  }

  /** The current deal from its beginning, for whoever comes; null before the first one. */
  deal(seat: number): { deal: FromRoom['deal']; events: FromRoom['events'] } | null {
    if (this.#start === null) return null;
    const { from, events, sent } = this.#streams.get(seat)!;
    return { deal: { start: this.#start, from }, events: { from, events: events.slice(0, sent) } };
  }
}
