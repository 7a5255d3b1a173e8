/** What the table shows, as plain data. Nothing here draws. */
import type { Speaker } from '../i18n/message-arguments.ts';
import { NO_CARD, type Card } from '../../engine/cards.ts';
import type { DealEnd } from '../../engine/events.ts';
import type { MatchStart } from '../../engine/match.ts';
import { deckSize } from '../../engine/pack.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import type { SeenDeal } from '../../engine/seen.ts';
import { isBragValue } from '../../engine/brag.ts';
import { handValue, isFullHand, scoringCards, undeclaredValue } from '../../engine/value.ts';
import { suitOfAll, type SeatGain, type SeatLoss } from './sentences.ts';

/** A card in a hand; `taken` and `drawn` until the discard that follows. */
export interface HeldCard {
  card: Card;
  from: 'deal' | 'stock' | 'discards';
  /** In golf: whether it lies face up. */
  isUp?: true;
}

export interface SeatState {
  tokens: number;
  onGrace: boolean;
  out: boolean;
  /** Points of the match, where the rules count any. */
  points: number;
  hand: HeldCard[];
  isArranged: boolean;
  /** Whether the hand is a full one that was not declared. */
  quiet: boolean;
  /** In golf: the face-up cards of the hand, here the row by slot, and the card that was drawn or taken for it. */
  up: Card[];
  waiting: HeldCard | null;
  /** What the seat did last in this deal, empty for nothing. */
  action: string;
  /** With a pool: what it took and gave when it last exchanged a card. */
  exchange: { taken: Card; laid: Card } | null;
  /** From the showdown on: the value as compared, and the cards that make it. */
  value: number | null;
  scoring: Card[];
}

type TablePhase = 'between' | 'dealing' | 'play' | 'showdown' | 'over';

export interface TableState extends SeenDeal {
  phase: TablePhase;
  deal: number;
  dealer: number;
  seats: SeatState[];
  stock: number;
  /** From the bottom to the top. */
  discards: Card[];
  /** Where one discards first, what the player whose turn it is has discarded, beside the pile until that player has drawn; null for none. */
  aside: Card | null;
  /** With a pool: its cards by place, null where one was taken and the place is empty; empty before they lie there. */
  pool: readonly (Card | null)[];
  isPoolOpen: boolean;
  /** Whose turn it is, -1 for nobody's. */
  turn: number;
  declarers: number[];
  end: DealEnd | null;
  losses: SeatLoss[];
  gains: SeatGain[];
  /** Nobody may look at the cards yet. */
  unseen: boolean;
  /** Extra steps agreed on during the match. */
  extraSteps: number;
  message: string;
  kitty: number;
  /** The seats that have won the match: none before its end, several where they share the win. */
  winners: readonly number[];
}

/** What the state needs to know of the match besides its events. */
export interface TableFacts {
  rules: HouseRules;
  speakers: readonly Speaker[];
  /** Whose hands are kept in order: those of people. */
  sortedSeats?: readonly number[];
  /** What stands before the first deal that is shown, where that is in the middle of a match. */
  start?: MatchStart | null;
}

/** The table before the first deal. */
export function emptyTable({ rules, speakers, start = null }: TableFacts): TableState {
  const all = rules.scoring === 'points' ? 0 : rules.lives;
  const seat = {
    hand: [],
    isArranged: false,
    quiet: false,
    up: [],
    waiting: null,
    action: '',
    exchange: null,
    value: null,
    scoring: [],
  };
  return {
    phase: 'between',
    deal: 0,
    dealer: -1,
    seats: speakers.map((_, index) => ({
      ...seat,
      ...standing(rules, start?.tokens[index] ?? all),
      points: start?.points[index] ?? 0,
    })),
    stock: deckSize(rules),
    discards: [],
    aside: null,
    pool: [],
    isPoolOpen: false,
    turn: -1,
    knocker: -1,
    isEnding: false,
    turnsLeft: speakers.map(() => 0),
    passed: speakers.map(() => false),
    isFirstTurn: false,
    next: -1,
    turnsAfterKnock: rules.lastTurns,
    othersPay: false,
    knock: null,
    declarers: [],
    end: null,
    losses: [],
    gains: [],
    unseen: false,
    extraSteps: start?.extraSteps ?? 0,
    message: '',
    kitty: 0,
    winners: [],
  };
}

/** How a seat stands with so many tokens, -1 for none and no grace either. */
export function standing(rules: HouseRules, tokens: number): Pick<SeatState, 'tokens' | 'onGrace' | 'out'> {
  return {
    tokens: Math.max(0, tokens),
    onGrace: rules.scoring === 'lives' && rules.grace && tokens === 0,
    out: tokens < 0,
  };
}

/** A value, with the suit that makes it, if one does; in golf a rank may make it too. */
export interface Worth {
  value: number;
  suit: number | null;
  rank?: number | null;
}

/**
 * The value of a hand as its holder sees it, with the suit that makes it where its points count; null for no cards. With one card too many it
 * is the best that can be kept: a card just taken from the discards has to stay. A `quiet` full hand counts 1 less.
 */
export function handWorth(rules: HouseRules, hand: readonly HeldCard[], quiet = false): Worth | null {
  if (hand.length === 0) return null;
  const kept =
    hand.length <= rules.handSize
      ? [hand]
      : hand
          .filter(({ from }) => from !== 'discards' || rules.returnTaken)
          .map((away) => hand.filter((held) => held !== away));
  const worths = kept.map((held) => {
    const cards = held.map(({ card }) => card);
    const isQuiet = quiet && isFullHand(rules, cards);
    const value = isQuiet ? undeclaredValue(rules, cards) : handValue(rules, cards);
    return { value, suit: isBragValue(value) ? null : suitOfAll(scoringCards(rules, cards)) };
  });
  return worths.reduce((best, worth) => (worth.value > best.value ? worth : best));
}

export function withSeat(state: TableState, seat: number, change: Partial<SeatState>): TableState {
  return { ...state, seats: state.seats.map((old, index) => (index === seat ? { ...old, ...change } : old)) };
}

/** The top of the discard pile, `NO_CARD` if it is empty. */
export function topDiscard({ discards }: Pick<TableState, 'discards'>): Card {
  return discards.at(-1) ?? NO_CARD;
}
