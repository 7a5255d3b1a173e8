/** A finished match as goals look at it, from its record, seen from one's own seat. */
import type { Card } from '../../../engine/cards.ts';
import { replayRecord, winnersIn, type DealRecord, type MatchRecord } from '../../../engine/record.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { Seat } from '../../catalogue/settings.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { UNKNOWN_POLICY } from '../../services/storage/kept-records.ts';
import type { KeptRecord } from '../../services/storage/match-schemas.ts';

/** A deal in which one was in. */
export interface PlayedDeal {
  /** By seat before the deal, -1 for who was out. */
  tokens: readonly number[];
  result: DealRecord['result'];
  /** Who was the first to knock, and in which turn of their own, from 1; null for nobody. */
  knock: { seat: number; turn: number } | null;
  /** Where one's own cards came from, in order; all three of a pool are one entry. */
  picks: readonly Pick[];
  /** One's own hand as it was shown; null if hands were not. */
  hand: readonly Card[] | null;
}

type Pick = 'stock' | 'discards' | 'pool';

export interface PlayedMatch {
  rules: HouseRules;
  players: readonly Seat[];
  you: number;
  /** Alone, or together with others. */
  hasWon: boolean;
  hasBoughtBack: boolean;
  deals: readonly PlayedDeal[];
}

/**
 * Plays a record again.
 * @returns null if no seat is one's own, or if the record came from a file of its own, so that nobody knows whose it is
 * @throws {RecordError} if the record is damaged
 */
export function playedMatch({ record, players, you, policy }: KeptRecord): PlayedMatch | null {
  if (you < 0 || you >= record.players.length || policy === UNKNOWN_POLICY) return null;
  const notes: DealNotes[] = [];
  const { match } = replayRecord(record, {
    listener: (event) => {
      if (event.type === 'deal-began') notes.push(new DealNotes(you));
      notes.at(-1)?.take(event);
    },
  });
  const deals = record.deals.map((deal, index) => notes[index].dealOf(deal)).filter(({ tokens }) => tokens[you] >= 0);
  const hasWon = winnersIn(record).includes(you);
  return { rules: match.rules, players, you, hasWon, hasBoughtBack: hasBoughtBack(record, you), deals };
}

function hasBoughtBack({ deals }: MatchRecord, you: number): boolean {
  return deals.some(({ before }) => before.some(([seat, action]) => seat === you && action === 'buy-in'));
}

class DealNotes {
  readonly #you: number;
  /** How many turns each seat has begun. */
  readonly #turns = new Map<number, number>();
  #knock: PlayedDeal['knock'] = null;
  readonly #picks: Pick[] = [];
  #hand: readonly Card[] | null = null;

  constructor(you: number) {
    this.#you = you;
  }

  take(event: MatchEvent): void {
    switch (event.type) {
      case 'turn':
        this.#turns.set(event.seat, (this.#turns.get(event.seat) ?? 0) + 1);
        break;
      case 'drew':
      case 'took':
        if (event.seat === this.#you) this.#picks.push(event.type === 'drew' ? 'stock' : 'discards');
        break;
      case 'took-from-pool':
      case 'swapped-all':
      case 'changed-hand':
        if (event.seat === this.#you) this.#picks.push('pool');
        break;
      case 'knocked':
        this.#knock ??= { seat: event.seat, turn: this.#turns.get(event.seat) ?? 1 };
        break;
      case 'showdown':
        this.#hand = event.hands[this.#you];
        break;
      default:
    }
  }

  dealOf({ tokens, result }: DealRecord): PlayedDeal {
    return { tokens, result, knock: this.#knock, picks: this.#picks, hand: this.#hand };
  }
}
