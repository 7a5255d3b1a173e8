/** The table as it is now, with the events of the deal so far, so that its texts can change to another language. */
import type { MatchEvent } from '../../engine/events.ts';
import { afterEvent } from './after-event.ts';
import { emptyTable, type TableFacts, type TableState } from './table-state.ts';

export class TableLog {
  #facts: TableFacts;
  /** The table before these events. */
  #start: TableState;
  #events: MatchEvent[] = [];
  #state: TableState;

  /** The table before the first deal. */
  constructor(facts: TableFacts) {
    this.#facts = facts;
    this.#start = emptyTable(facts);
    this.#state = this.#start;
  }

  get state(): TableState {
    return this.#state;
  }

  /** Brings the table in line with an event of the engine. */
  add(event: MatchEvent): void {
    if (event.type === 'deal-began') this.startFrom(this.#state);
    this.#events.push(event);
    this.#state = afterEvent(this.#state, event, this.#facts);
  }

  /** Continues from this table. */
  startFrom(state: TableState): void {
    this.#start = state;
    this.#events = [];
    this.#state = state;
  }

  /** Puts the events of this deal into the current language, with these names. */
  refreshText(speakers: TableFacts['speakers']): void {
    this.#facts = { ...this.#facts, speakers };
    this.#state = this.#events.reduce((state, event) => afterEvent(state, event, this.#facts), this.#start);
  }
}
