/**
 * Cards that stand in for those that this device may not know. The table shows whole events, and keeps hidden cards face down;
 * where it gets events with gaps, each gap is filled with some card that it has not seen, and as soon as a card shows itself,
 * the one that stood in for it changes names with it.
 */
import { CARD_COUNT, NO_CARD, type Card } from '../../engine/cards.ts';
import type { EventOf } from '../../engine/events.ts';
import { packOf } from '../../engine/pack.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import type { SeatEvent, SeenEvent } from '../../engine/seen.ts';
import type { TableState } from './table-state.ts';

/** Two cards that change names. */
export type Renaming = readonly [Card, Card];

/** An event for the table, and what changes names in everything that is shown before it. */
export interface Filled {
  event: SeenEvent;
  renamings: readonly Renaming[];
}

const CARD_FIELDS: ReadonlySet<string> = new Set([
  'aside',
  'card',
  'cards',
  'discarded',
  'hand',
  'hands',
  'laid',
  'replaced',
  'scoring',
  'taken',
]);

export class StandIns {
  readonly #pack: readonly Card[];
  /** The cards on the table that stand in for others. */
  readonly #all = new Set<Card>();

  constructor(rules: HouseRules) {
    // Of two packs equal cards lie in several places, and only what is no card of its own can stand in for one of them.
    this.#pack =
      rules.packs === 1 ? Array.from(packOf(rules)) : Array.from({ length: 2 * CARD_COUNT }, (_, i) => CARD_COUNT + i);
  }

  /** Fills the gaps of an event. @param state the table before it */
  fill(event: SeatEvent, state: TableState, own: number): Filled {
    if (event.type === 'deal-began') this.#all.clear();
    const filling = new Filling(this.#pack, this.#all, state);
    const { ownHand = [], ...known } = event;
    // First: what comes to the table next is none of these.
    if (own >= 0) filling.show(handOf(state, own), ownHand);
    const filled = filling.fill(known as SeenEvent);
    return { event: filled, renamings: filling.renamings };
  }
}

class Filling {
  readonly renamings: Renaming[] = [];
  state: TableState;
  readonly #pack: readonly Card[];
  readonly #standIns: Set<Card>;

  constructor(pack: readonly Card[], standIns: Set<Card>, state: TableState) {
    this.#pack = pack;
    this.#standIns = standIns;
    this.state = state;
  }

  fill(event: SeenEvent): SeenEvent {
    switch (event.type) {
      case 'dealt':
      case 'drew':
        return { ...event, card: this.#come([event.card])[0] };
      case 'turned-up':
        this.#come([event.card]);
        return event;
      case 'pool-laid':
        return { ...event, cards: this.#come(event.cards) };
      case 'pool-renewed':
        this.#come(event.cards);
        return event;
      case 'pool-turned-up':
        if (this.state.pool.length === 0) this.#come(event.cards);
        else for (const [place, card] of event.cards.entries()) this.#name(this.state.pool[place]!, card);
        return event;
      case 'discarded':
      case 'put-into-pool':
        this.show(handOf(this.state, event.seat), [event.card]);
        return event;
      case 'declared':
        this.show(handOf(this.state, event.seat), event.hand);
        return event;
      case 'swapped-all':
        this.show(handOf(this.state, event.seat), event.laid);
        return event;
      case 'changed-hand':
        return this.#changedHand(event);
      case 'replaced':
        this.#showWaiting(event.seat, event.card);
        this.#name(handOf(this.state, event.seat)[event.slot], event.replaced);
        return event;
      case 'flipped':
        this.#showWaiting(event.seat, event.discarded);
        this.#name(handOf(this.state, event.seat)[event.slot], event.card);
        return event;
      case 'showdown':
        for (const [seat, cards] of event.hands.entries()) this.show(handOf(this.state, seat), cards ?? []);
        return event;
      default:
        return event;
    }
  }

  /** Cards show themselves that are among these. */
  show(held: readonly Card[], shown: readonly Card[]): void {
    const now = [...held];
    for (const card of shown) {
      // One that stands in for another may be right by chance.
      const at = now.includes(card)
        ? now.indexOf(card)
        : now.findIndex((one) => this.#standIns.has(one) && !shown.includes(one));
      if (at < 0) continue;
      this.#name(now[at], card);
      now[at] = NO_CARD;
    }
  }

  #changedHand(event: SeenEvent & EventOf<'changed-hand'>): SeenEvent {
    this.show(handOf(this.state, event.seat), event.laid);
    if (event.taken.includes(NO_CARD)) return { ...event, taken: this.state.pool.map((card) => card!) };
    // Each as it is called by then: one of the pool may have stood in for another of it.
    for (const [place, card] of event.taken.entries()) this.#name(this.state.pool[place]!, card);
    return event;
  }

  #showWaiting(seat: number, card: Card): void {
    const { waiting } = this.state.seats[seat];
    if (waiting !== null) this.#name(waiting.card, card);
  }

  /** Cards come from the stock: where they are hidden, others that nobody has seen stand in for them. */
  #come(cards: readonly Card[]): Card[] {
    const onTable = cardsOn(this.state);
    const free = this.#pack.filter((card) => !onTable.has(card) && !cards.includes(card));
    return cards.map((card) => {
      if (card === NO_CARD) {
        const standIn = free.pop()!;
        this.#standIns.add(standIn);
        return standIn;
      }
      // It has stood in for another one elsewhere.
      if (this.#standIns.has(card)) {
        const other = free.pop()!;
        this.#standIns.delete(card);
        this.#standIns.add(other);
        this.#rename(card, other);
      }
      return card;
    });
  }

  /** The card that has been called so shows itself to be another. */
  #name(called: Card, card: Card): void {
    const stoodElsewhere = called !== card && this.#standIns.has(card);
    this.#standIns.delete(card);
    if (called === card) return;
    if (!stoodElsewhere) this.#standIns.delete(called);
    this.#rename(called, card);
  }

  #rename(one: Card, other: Card): void {
    this.renamings.push([one, other]);
    this.state = renamedState(this.state, [one, other]);
  }
}

function handOf({ seats }: TableState, seat: number): readonly Card[] {
  return seats[seat].hand.map(({ card }) => card);
}

function cardsOn({ seats, discards, aside, pool }: TableState): Set<Card> {
  const held = seats.flatMap(({ hand, waiting }) => [...hand, ...(waiting === null ? [] : [waiting])]);
  return new Set([...held.map(({ card }) => card), ...discards, ...[aside, ...pool].filter((card) => card !== null)]);
}

/** What a card is called once two have changed names; what is no card of its own leaves its name. */
export function renamed(card: Card, [one, other]: Renaming): Card {
  if (card === one) return other;
  return card === other && one < CARD_COUNT ? one : card;
}

/** The table once two cards have changed names. */
export function renamedState(state: TableState, names: Renaming): TableState {
  return {
    ...state,
    pool: state.pool.map((card) => card && renamed(card, names)),
    seats: state.seats.map((seat) => ({
      ...seat,
      hand: seat.hand.map((held) => ({ ...held, card: renamed(held.card, names) })),
      waiting: seat.waiting && { ...seat.waiting, card: renamed(seat.waiting.card, names) },
    })),
  };
}

/** What has happened, once two cards have changed names. */
export function renamedEvent(event: SeenEvent, names: Renaming): SeenEvent {
  const inside = (value: unknown): unknown =>
    typeof value === 'number' ? renamed(value, names) : Array.isArray(value) ? value.map(inside) : value;
  const entries = Object.entries(event).map(([field, value]) => [
    field,
    CARD_FIELDS.has(field) ? inside(value) : value,
  ]);
  return Object.fromEntries(entries) as SeenEvent;
}
