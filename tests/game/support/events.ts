/** A table of three, what happens at it, and what that changes. */
import { formatCard, parseCards, type Card } from '../../../engine/cards.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { Match } from '../../../engine/match.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { withSeen, type SeenEvent } from '../../../engine/seen.ts';
import { afterEvent } from '../../../game/model/after-event.ts';
import {
  emptyTable,
  type HeldCard,
  type SeatState,
  type TableFacts,
  type TableState,
} from '../../../game/model/table-state.ts';

const NAMES = ['You', 'Fox', 'Owl'] as const;
type Name = (typeof NAMES)[number];

export const SPEAKERS = NAMES.map((name, seat) => ({ name, you: seat === 0 }));

/** A game for three, with some rules of its own. */
export function factsOf(game = 'scat', keys: Partial<TableFacts['rules']> = {}): TableFacts {
  return { rules: { ...preset(game), ...keys }, speakers: SPEAKERS };
}

/** What happens without anybody; what everybody has seen of the deal stays as it was, unless it is given. */
export const event = (type: MatchEvent['type'], more: object): SeenEvent =>
  ({ type, seen: {}, ...more }) as unknown as SeenEvent;
/** What somebody does. */
const by =
  (seat: number) =>
  (type: MatchEvent['type'], more: object = {}): SeenEvent =>
    event(type, { seat, ...more });
export const [you, fox, owl] = [0, 1, 2].map(by);

export function heldCards(cards: string | readonly Card[], from: HeldCard['from'] = 'deal'): HeldCard[] {
  return (typeof cards === 'string' ? parseCards(cards) : cards).map((card) => ({ card, from }));
}

/** A table of which some seats are otherwise. */
export function seated(state: TableState, seats: Partial<Record<Name, Partial<SeatState>>>): TableState {
  return { ...state, seats: state.seats.map((seat, index) => ({ ...seat, ...seats[NAMES[index]] })) };
}

/** The table before the first deal. */
export function emptyTableOf(facts = factsOf()): TableState {
  return emptyTable(facts);
}

export function after(before: TableState, events: SeenEvent | readonly SeenEvent[], facts = factsOf()): TableState {
  return [events].flat().reduce((state, one: SeenEvent) => afterEvent(state, one, facts), before);
}

/** A match, and the table as its events change it. @param seen receives each event, and the table before and after it */
export function shownMatch(
  facts: TableFacts,
  seed: number,
  seen: (event: MatchEvent, before: TableState, now: TableState) => void = () => undefined,
): { match: Match; table: () => TableState } {
  let table = emptyTable(facts);
  const match = new Match(facts.rules, facts.speakers.length, {
    seed,
    listener: withSeen((one) => {
      const before = table;
      table = afterEvent(table, one, facts);
      seen(one, before, table);
    }),
  });
  return { match, table: () => table };
}

function differences<T extends object>(now: T, old: T): [string, unknown][] {
  return Object.entries(now).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(old[key as keyof T]));
}

/** The properties that events change; of the seats, those of each that changes, by its name. */
export function changed(before: TableState, events: SeenEvent | readonly SeenEvent[], facts = factsOf()): object {
  const { seats, ...table } = after(before, events, facts);
  const changedSeats = seats.flatMap((seat, index) => {
    const changes = differences(seat, before.seats[index]);
    return changes.length === 0 ? [] : [[NAMES[index], Object.fromEntries(changes)]];
  });
  return Object.fromEntries([...differences(table, { ...before } as typeof table), ...changedSeats]) as object;
}

function heldInWords({ card, from, isUp }: HeldCard): string {
  return `${formatCard(card)}${from === 'deal' ? '' : `(${from})`}${isUp ? '(up)' : ''}`;
}

/** A changed property in a few words, cards in notation. */
function inWords([key, value]: [string, unknown]): string {
  if (key === 'message' || key === 'action') return `“${String(value)}”`;
  if (typeof value === 'boolean') return value ? key : `not ${key}`;
  if (value === null) return `no ${key}`;
  if (key === 'aside') return `aside ${formatCard(value as Card)}`;
  if (key === 'hand') return `hand ${(value as HeldCard[]).map(heldInWords).join(' ')}`;
  if (key === 'waiting') return `waiting ${heldInWords(value as HeldCard)}`;
  if (['discards', 'pool', 'scoring', 'up'].includes(key))
    return `${key} ${(value as (Card | null)[]).map((card) => (card === null ? '–' : formatCard(card))).join(' ')}`;
  if (key === 'losses' || key === 'gains')
    return `${key} of ${(value as { seat: number }[]).map(({ seat }) => NAMES[seat]).join(', ') || 'nobody'}`;
  if (key === 'exchange') {
    const { taken, laid } = value as { taken: Card; laid: Card };
    return `exchange ${formatCard(taken)} for ${formatCard(laid)}`;
  }
  return `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
}

/** What events change in words: of the table, then of each seat. */
export function told(before: TableState, events: SeenEvent | readonly SeenEvent[], facts = factsOf()): string {
  const all = Object.entries(changed(before, events, facts));
  const isSeat = ([key]: [string, unknown]): boolean => (NAMES as readonly string[]).includes(key);
  const table = all.filter((one) => !isSeat(one)).map(inWords);
  const seats = all.filter(isSeat).map(
    ([name, seat]) =>
      `${name}: ${Object.entries(seat as object)
        .map(inWords)
        .join(', ')}`,
  );
  return [...(table.length > 0 ? [table.join(', ')] : []), ...seats].join('; ');
}
