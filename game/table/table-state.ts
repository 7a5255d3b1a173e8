/** What the table shows, as plain data, and how each event of the engine changes it. Nothing here draws. */
import { NO_CARD, type Card } from '../../engine/cards.ts';
import type { DealEnd, MatchEvent } from '../../engine/events.ts';
import { deckSize } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { handValue, scoringCards } from '../../engine/value.ts';
import { cardSign, does, lossSentences, shownValue, suitOfAll, type Loss, type Speaker } from './sentences.ts';

/** A card in a hand; `taken` and `drawn` until the discard that follows. */
export type HeldCard = { card: Card; from: 'deal' | 'stock' | 'discards' };

export type SeatState = {
  tokens: number;
  onGrace: boolean;
  out: boolean;
  hand: HeldCard[];
  /** What the seat did last in this deal, empty for nothing. */
  action: string;
  /** From the showdown on: the value as compared, and the cards that make it. */
  value: number | null;
  scoring: Card[];
};

export type TablePhase = 'between' | 'dealing' | 'play' | 'showdown' | 'over';

export type TableState = {
  phase: TablePhase;
  deal: number;
  dealer: number;
  seats: SeatState[];
  stock: number;
  /** From the bottom to the top. */
  discards: Card[];
  /** Whose turn it is, -1 while it is nobody's. */
  turn: number;
  knocker: number;
  /** Seats that have had their turn since the knock. */
  hadLastTurn: number[];
  declarers: number[];
  end: DealEnd | null;
  losses: Loss[];
  message: string;
  kitty: number;
  winner: number | null;
};

/** What the state needs to know of the match besides its events. */
export type TableFacts = { rules: HouseRules; speakers: readonly Speaker[] };

/** The table before the first deal. */
export function emptyTable({ rules, speakers }: TableFacts): TableState {
  const seat = { tokens: rules.lives, onGrace: false, out: false, hand: [], action: '', value: null, scoring: [] };
  return {
    phase: 'between',
    deal: 0,
    dealer: -1,
    seats: speakers.map(() => ({ ...seat })),
    stock: deckSize(rules),
    discards: [],
    turn: -1,
    knocker: -1,
    hadLastTurn: [],
    declarers: [],
    end: null,
    losses: [],
    message: '',
    kitty: 0,
    winner: null,
  };
}

/** How many players still have a turn after the knock. */
export function turnsLeft(state: TableState): number {
  if (state.knocker < 0) return 0;
  const inPlay = state.seats.filter(({ out }) => !out).length;
  return inPlay - 1 - state.hadLastTurn.length;
}

/**
 * The value of a hand as its holder sees it, with the suit that makes it; null for no cards. With one card too many it
 * is the best that can be kept: a card just taken from the discards has to stay.
 */
export function handWorth(rules: HouseRules, hand: readonly HeldCard[]): { value: number; suit: number | null } | null {
  if (hand.length === 0) return null;
  const kept =
    hand.length <= rules.handSize
      ? [hand]
      : hand.filter(({ from }) => from !== 'discards').map((away) => hand.filter((held) => held !== away));
  const worths = kept.map((held) => {
    const cards = held.map(({ card }) => card);
    return { value: handValue(rules, cards), suit: suitOfAll(scoringCards(rules, cards)) };
  });
  return worths.reduce((best, worth) => (worth.value > best.value ? worth : best));
}

function withSeat(state: TableState, seat: number, change: Partial<SeatState>): TableState {
  return { ...state, seats: state.seats.map((old, index) => (index === seat ? { ...old, ...change } : old)) };
}

function withCard(state: TableState, seat: number, held: HeldCard, action: string): TableState {
  return withSeat(state, seat, { hand: [...state.seats[seat].hand, held], action });
}

function settled(hand: readonly HeldCard[]): HeldCard[] {
  return hand.map(({ card }) => ({ card, from: 'deal' }));
}

function withTurn(state: TableState, seat: number, { speakers }: TableFacts): TableState {
  const before = state.turn;
  const hadLastTurn =
    state.knocker >= 0 && before >= 0 && before !== state.knocker && !state.hadLastTurn.includes(before)
      ? [...state.hadLastTurn, before]
      : state.hadLastTurn;
  const last = state.knocker >= 0;
  const knocker = last ? does(speakers[state.knocker], 'knock') : '';
  const message = speakers[seat].you ? `Your${last ? ' last' : ''} turn.` : last ? `${knocker}: one turn left.` : '';
  const next = { ...state, phase: 'play' as const, turn: seat, hadLastTurn, message };
  return seat === state.knocker ? next : withSeat(next, seat, { action: '' });
}

/** The table after an event. */
export function afterEvent(state: TableState, event: MatchEvent, facts: TableFacts): TableState {
  const { speakers, rules } = facts;
  switch (event.type) {
    case 'deal-began': {
      const fresh = emptyTable(facts);
      return {
        ...fresh,
        phase: 'dealing',
        deal: event.deal,
        dealer: event.dealer,
        kitty: state.kitty,
        message: event.deal === 1 ? `${does(speakers[event.dealer], 'deal')}.` : `Deal ${event.deal}.`,
        seats: fresh.seats.map((seat, index) => ({
          ...seat,
          tokens: Math.max(0, event.tokens[index]),
          onGrace: rules.grace && event.tokens[index] === 0,
          out: event.tokens[index] < 0,
        })),
      };
    }
    case 'dealt':
      return withCard({ ...state, stock: state.stock - 1 }, event.seat, { card: event.card, from: 'deal' }, '');
    case 'turned-up':
      return { ...state, stock: state.stock - 1, discards: [event.card], message: '' };
    case 'turn':
      return withTurn(state, event.seat, facts);
    case 'drew':
      return withCard({ ...state, stock: state.stock - 1 }, event.seat, { card: event.card, from: 'stock' }, 'draws');
    case 'took':
      return withCard(
        { ...state, discards: state.discards.slice(0, -1) },
        event.seat,
        { card: event.card, from: 'discards' },
        `took ${cardSign(event.card)}`,
      );
    case 'discarded': {
      const { hand, action } = state.seats[event.seat];
      const left = settled(hand.filter(({ card }) => card !== event.card));
      return withSeat({ ...state, discards: [...state.discards, event.card] }, event.seat, {
        hand: left,
        action: action === 'draws' ? 'drew' : action,
      });
    }
    case 'knocked': {
      const knocker = state.knocker < 0 ? event.seat : state.knocker;
      const words = does(speakers[event.seat], 'knock');
      const others = speakers[event.seat].you ? 'the others have one turn left' : 'one turn left';
      return withSeat({ ...state, knocker, message: `${words}: ${others}.` }, event.seat, { action: 'knocks' });
    }
    case 'stood':
      return withSeat(state, event.seat, { action: 'stands' });
    case 'passed':
      return withSeat(
        { ...state, message: `${does(speakers[event.seat], 'pass')}: all hands are shown.` },
        event.seat,
        {
          action: 'passes',
        },
      );
    case 'hammered':
      return withSeat(
        { ...state, knocker: event.seat, message: `${does(speakers[event.seat], 'call')} the hammer.` },
        event.seat,
        {
          action: 'hammer!',
        },
      );
    case 'looked':
      return withSeat(state, event.seat, { action: 'looks' });
    case 'called-sudden-death':
      return { ...state, message: `${does(speakers[event.seat], 'call')} sudden death.` };
    case 'dealt-on':
      return { ...state, message: `${does(speakers[event.seat], 'deal')} on.` };
    case 'declared':
      return withSeat(
        {
          ...state,
          turn: -1,
          declarers: [...state.declarers, event.seat],
          message: `${does(speakers[event.seat], 'declare')} ${shownValue(event.value)}!`,
        },
        event.seat,
        { value: event.value, scoring: event.hand, action: `${shownValue(event.value)}!` },
      );
    case 'kept-quiet':
      return state;
    case 'replaced':
    case 'flipped':
      throw new Error(`the table cannot show "${event.type}": rows of golf have no place on it`);
    case 'reshuffled':
      return {
        ...state,
        stock: event.count,
        discards: state.discards.slice(-1),
        message: 'The discards are the new stock.',
      };
    case 'showdown':
      return {
        ...state,
        phase: 'showdown',
        turn: -1,
        end: event.end,
        message: state.declarers.length > 0 ? state.message : 'All hands are shown.',
        seats: state.seats.map((seat, index) => ({
          ...seat,
          hand: (event.hands[index] ?? []).map((card) => ({ card, from: 'deal' })),
          value: event.values[index],
          scoring: event.scoring[index] ?? [],
        })),
      };
    case 'lost-tokens': {
      const { seat, lost, tokens, onGrace, eliminated } = event;
      const losses = [...state.losses, { seat, lost, onGrace, eliminated }];
      const { end, knocker, declarers, seats } = state;
      const reckoning = { end: end ?? 'knock', knocker, declarers, values: seats.map(({ value }) => value) };
      const paid = seats[seat].tokens - tokens;
      return withSeat(
        { ...state, losses, kitty: state.kitty + paid, message: lossSentences(losses, reckoning, speakers) },
        seat,
        { tokens, onGrace, out: eliminated },
      );
    }
    case 'scored':
      return withSeat(state, event.seat, { action: `${shownValue(event.points)} points` });
    case 'everybody-out': {
      const seats = state.seats.map((seat, index) => (event.seats.includes(index) ? { ...seat, out: false } : seat));
      return { ...state, seats, message: 'Nobody would be left: they stay, and play another deal.' };
    }
    case 'bought-in':
      return withSeat({ ...state, message: `${does(speakers[event.seat], 'buy')} in again.` }, event.seat, {
        tokens: event.tokens,
        out: false,
        onGrace: false,
      });
    case 'left':
      return withSeat({ ...state, message: `${does(speakers[event.seat], 'leave')} the table.` }, event.seat, {
        out: true,
      });
    case 'extra-step': {
      const seats = state.seats.map((seat, index) => ({
        ...seat,
        tokens: Math.max(0, event.tokens[index]),
        out: event.tokens[index] < 0,
        onGrace: rules.grace && event.tokens[index] === 0,
      }));
      return { ...state, seats, message: 'One more step for everybody.' };
    }
    case 'deal-over':
      return { ...state, turn: -1 };
    case 'match-won':
      return {
        ...state,
        phase: 'over',
        winner: event.seat,
        kitty: 0,
        message: `${does(speakers[event.seat], 'win')} the match.`,
      };
    default:
      return unknownEvent(event);
  }
}

function unknownEvent(event: never): never {
  throw new Error(`the table cannot show the event ${JSON.stringify(event)}`);
}

/** The top of the discard pile, `NO_CARD` where it is empty. */
export function topDiscard({ discards }: TableState): Card {
  return discards.at(-1) ?? NO_CARD;
}
