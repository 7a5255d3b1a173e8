/** What a room tells of its match, brought to a table: in order, without gaps, from wherever one comes to it. */
import type { FromRoom } from '../../../engine/room/messages.ts';
import type { SeatEvent, SeenEvent } from '../../../engine/seen.ts';
import { afterEvent } from '../../model/after-event.ts';
import { renamedState, StandIns, type Renaming } from '../../model/stand-ins.ts';
import { emptyTable, type TableFacts, type TableState } from '../../model/table-state.ts';

interface ShownBy {
  state: () => TableState;
  rename: (names: Renaming) => void;
  /** Shows an event once everything before it has been seen. @param event is filled right before */
  present: (event: () => SeenEvent) => void;
  /** Shows a table in place of what is shown, once that has been seen. */
  show: (state: TableState) => void;
}

interface RoomStreamOptions {
  facts: TableFacts;
  /** One's own seat, -1 for somebody who looks on. */
  own: number;
  table: ShownBy;
  onGap: () => void;
}

export class RoomStream {
  readonly #options: RoomStreamOptions;
  #standIns: StandIns;
  /** The number of the next event; -1 before the first has come. */
  #next = -1;
  /** How the deal began whose events come next, all of them. */
  #start: FromRoom['deal'] | null = null;

  constructor(options: RoomStreamOptions) {
    this.#options = options;
    this.#standIns = new StandIns(options.facts.rules);
  }

  /** The events that follow are those of a whole deal. */
  deal(message: FromRoom['deal']): void {
    this.#start = message;
  }

  /** @returns whether anything of it is new */
  events({ from, events }: FromRoom['events']): boolean {
    const start = this.#start;
    this.#start = null;
    if (start !== null && (this.#next < start.from || this.#next > from + events.length)) {
      this.#begin(start, events);
      return true;
    }
    // Whoever has just come waits for the whole deal, which has been asked for.
    if (this.#next < 0 && from > 0) return false;
    if (this.#next >= 0 && from > this.#next) {
      this.#options.onGap();
      return true;
    }
    const unseen = events.slice(Math.max(0, this.#next - from));
    this.#next = from + events.length;
    for (const event of unseen) this.#present(event);
    return unseen.length > 0;
  }

  #present(event: SeatEvent): void {
    const { table, own } = this.#options;
    table.present(() => {
      const { event: filled, renamings } = this.#standIns.fill(event, table.state(), own);
      for (const names of renamings) table.rename(names);
      return filled;
    });
  }

  /** Shows a deal at once, as far as it has been played. */
  #begin({ start, from }: FromRoom['deal'], events: readonly SeatEvent[]): void {
    const { table, facts, own } = this.#options;
    const standIns = new StandIns(facts.rules);
    let state = withDish(emptyTable({ ...facts, start }), facts);
    for (const event of events) {
      const { event: filled, renamings } = standIns.fill(event, state, own);
      for (const names of renamings) state = renamedState(state, names);
      state = afterEvent(state, filled, facts);
    }
    this.#standIns = standIns;
    this.#next = from + events.length;
    table.show(state);
  }
}

/** The table with what has been paid so far in the dish: whoever comes later has not seen it paid. */
function withDish(state: TableState, { rules }: TableFacts): TableState {
  if (rules.scoring === 'points') return state;
  const all = rules.lives + state.extraSteps;
  return { ...state, kitty: state.seats.reduce((sum, { tokens }) => sum + Math.max(0, all - tokens), 0) };
}
