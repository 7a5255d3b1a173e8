/** The table as it is now, with the events of the deal so far, so that its texts can change to another language. */
import type { Card } from '../../engine/cards.ts';
import { afterEvent } from './after-event.ts';
import { withCardMoved } from './hand-order.ts';
import type { SeenEvent } from '../../engine/seen.ts';
import { renamed, renamedEvent, renamedState, type Renaming } from './stand-ins.ts';
import { emptyTable, type TableFacts, type TableState } from './table-state.ts';

export class TableLog {
  #facts: TableFacts;
  /** The table before these events. */
  #start: TableState;
  #events: SeenEvent[] = [];
  /** Cards that a person has moved in their hand, each after so many of the events. */
  #moves: { after: number; seat: number; card: Card; place: number }[] = [];
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
  add(event: SeenEvent): void {
    if (event.type === 'deal-began') this.startFrom(this.#state);
    this.#events.push(event);
    this.#state = afterEvent(this.#state, event, this.#facts);
  }

  startFrom(state: TableState): void {
    this.#start = state;
    this.#events = [];
    this.#moves = [];
    this.#state = state;
  }

  /** Moves a card of a hand to another place from the left. */
  moveCard(seat: number, card: Card, place: number): void {
    this.#moves.push({ after: this.#events.length, seat, card, place });
    this.#state = withCardMoved(this.#state, seat, card, place);
  }

  /** Two hidden cards change names, as if they had always had them. */
  rename(names: Renaming): void {
    this.#start = renamedState(this.#start, names);
    this.#events = this.#events.map((event) => renamedEvent(event, names));
    this.#moves = this.#moves.map((move) => ({ ...move, card: renamed(move.card, names) }));
    this.#state = renamedState(this.#state, names);
  }

  /** Puts the events of this deal into the current language, with these names. */
  refreshText(speakers: TableFacts['speakers']): void {
    this.#facts = { ...this.#facts, speakers };
    const moved = (state: TableState, count: number): TableState =>
      this.#moves
        .filter(({ after }) => after === count)
        .reduce((table, { seat, card, place }) => withCardMoved(table, seat, card, place), state);
    this.#state = this.#events.reduce(
      (state, event, index) => moved(afterEvent(state, event, this.#facts), index + 1),
      moved(this.#start, 0),
    );
  }
}
