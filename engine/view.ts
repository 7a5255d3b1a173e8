/**
 * What one seat may know (docs/formats.md#views). The only place that turns a deal's state into a player's knowledge.
 */
import { NO_CARD, formatCard, formatCards, type Card } from './cards.ts';
import { SLOT_COUNT, formatAction } from './actions.ts';
import type { DealPhase, DealState } from './deal/state.ts';
import { packOf } from './pack.ts';
import {
  PublicState,
  RENEWED,
  RESHUFFLED,
  SHOWN,
  TURNED_UP,
  unpackCards,
  type FieldsOf,
  type PublicData,
} from './public.ts';
import type { HouseRules } from './rules/table.ts';
import { seatsWhere } from './standings.ts';

/** What the seat is asked; `buy-in` stands between two deals. */
export type ViewPhase = Exclude<DealPhase, 'over'> | 'buy-in';

/** A view as bots in other programs get it. */
export interface ViewJson {
  seat: number;
  dealer: number;
  phase: ViewPhase;
  hand: string[];
  drawn: string | null;
  top: string | null;
  stock: number;
  tokens: number[];
  points: number[];
  knocker: number | null;
  turns: number[];
  history: [number, string][];
  rows?: (string | null)[][];
  pool?: string[];
}

const MOST_HAND_CARDS = 4;

/** A view: reused from decision to decision, so read it at once, or keep its `toJSON`. */
export class View {
  readonly rules: HouseRules;
  seat = 0;
  phase: ViewPhase = 'draw';
  /** What everybody has seen; shared with the deal, so read-only. */
  readonly table: PublicState;
  /** By seat; -1 is out of the match. */
  readonly tokens: Int16Array;
  /** By seat, points of the match. */
  readonly points: Float64Array;
  /** The seat's own cards; empty in golf and before anybody has looked. */
  readonly hand = new Uint8Array(MOST_HAND_CARDS);
  handCount = 0;
  /** The card just drawn or taken, `NO_CARD` where none waits. */
  drawn: Card = NO_CARD;
  /** Whether that card was taken from the discards, and so may not go back there in this turn. */
  drawnIsTaken = false;
  /** Whether the seat keeps a full hand that it did not declare. */
  quiet = false;
  /** How many deals the match has left with this one, 0 where their number is not limited. */
  dealsLeft = 0;

  constructor(rules: HouseRules, table: PublicState) {
    this.rules = rules;
    this.table = table;
    this.tokens = new Int16Array(table.players);
    this.points = new Float64Array(table.players);
  }

  get players(): number {
    return this.table.players;
  }

  /** The seat's own cards, as a list. */
  get cards(): Card[] {
    return Array.from(this.hand.subarray(0, this.handCount));
  }

  /** The same with the card that waits. */
  get held(): Card[] {
    return this.drawn === NO_CARD ? this.cards : [...this.cards, this.drawn];
  }

  toJSON(): ViewJson {
    const { table } = this;
    const golf = this.rules.play === 'golf';
    const json: ViewJson = {
      seat: this.seat,
      dealer: table.dealer,
      phase: this.phase,
      hand: this.cards.map(formatCard),
      drawn: cardOrNull(this.drawn),
      top: cardOrNull(table.top),
      stock: table.stockCount,
      tokens: Array.from(this.tokens),
      points: Array.from(this.points),
      knocker: table.knocker < 0 ? null : table.knocker,
      turns: Array.from(table.turns),
      history: historyOf(table),
    };
    if (golf) {
      json.rows = Array.from({ length: table.players }, (_, seat) =>
        Array.from(table.rows.subarray(seat * SLOT_COUNT, (seat + 1) * SLOT_COUNT), cardOrNull),
      );
    }
    if (this.rules.play === 'pool') {
      json.pool = Array.from(table.pool)
        .filter((card) => card !== NO_CARD)
        .map(formatCard);
    }
    return json;
  }
}

/** What a seat may know of a deal. @param view a view of the same deal to write into, or none for a new one */
export function viewOf(deal: DealState, seat: number, view: View = new View(deal.rules, deal.table)): View {
  const acts = seat === deal.seat;
  view.seat = seat;
  view.phase = knownPhase(deal, acts);
  for (let other = 0; other < deal.players; other++) {
    view.tokens[other] = deal.tokens[other];
    view.points[other] = deal.matchPoints[other];
  }
  view.handCount = 0;
  if (deal.cardsSeen && deal.rules.play !== 'golf' && deal.table.alive[seat] === 1) {
    let aside = seat === deal.seat ? deal.table.aside : NO_CARD;
    for (let i = 0; i < deal.rules.handSize; i++) {
      const card = deal.cardAt(seat, i);
      if (card === aside) aside = NO_CARD;
      else view.hand[view.handCount++] = card;
    }
  }
  view.drawn = acts ? deal.drawnCard : NO_CARD;
  view.drawnIsTaken = acts && deal.drawnCard !== NO_CARD && deal.drawnIsTaken;
  view.quiet = deal.isQuiet(seat);
  return view;
}

export function opponentsOf({ players, seat: own, table }: View): number[] {
  return seatsWhere(players, (seat) => seat !== own && table.alive[seat] === 1);
}

/** A view as plain data: what structured clone keeps of it on its way to a worker. A view has this type too. */
export type ViewData = Omit<FieldsOf<View>, 'players' | 'cards' | 'held' | 'table'> & { readonly table: PublicData };

/**
 * A copy that does not change as the deal goes on; from plain data, the view that it was.
 * @param rules in place of its own, with the same pack
 */
export function copyOfView(view: ViewData, rules: HouseRules = view.rules): View {
  const table = new PublicState(view.tokens.length, packOf(rules));
  table.copyFrom(view.table);
  const copy = new View(rules, table);
  const { seat, phase, handCount, drawn, drawnIsTaken, quiet, dealsLeft } = view;
  Object.assign(copy, { seat, phase, handCount, drawn, drawnIsTaken, quiet, dealsLeft });
  copy.tokens.set(view.tokens);
  copy.points.set(view.points);
  copy.hand.set(view.hand);
  return copy;
}

/** Only the player who may declare knows it. */
function knownPhase(deal: DealState, acts: boolean): ViewPhase {
  if (deal.phase === 'over' || (deal.phase === 'declare' && !acts)) return deal.beginning;
  return deal.phase;
}

function cardOrNull(card: Card): string | null {
  return card === NO_CARD ? null : formatCard(card);
}

function historyOf(table: PublicState): [number, string][] {
  return Array.from({ length: table.historyLength }, (_, entry) => {
    const cards = formatCards(unpackCards(table.historyCards[entry]));
    const action = table.historyActions[entry];
    const text = NOTES[action] ?? formatAction(action);
    return [table.historySeats[entry], cards === '' ? text : `${text} ${cards}`];
  });
}

/** What stands in the history beside the cards of an entry that is no action. */
const NOTES: Readonly<Record<number, string>> = {
  [TURNED_UP]: 'turn-up',
  [RESHUFFLED]: 'reshuffle',
  [RENEWED]: 'renew',
  [SHOWN]: 'show',
};
