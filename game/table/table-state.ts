/** What the table shows, as plain data, and how each event of the engine changes it. Nothing here draws. */
import { NO_CARD, type Card } from '../../engine/cards.ts';
import type { DealEnd, MatchEvent } from '../../engine/events.ts';
import { deckSize } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { handValue, isFullHand, scoringCards, undeclaredValue } from '../../engine/value.ts';
import { afterFlipped, afterReplaced, afterWaiting } from './golf-state.ts';
import { ownTurnSentence } from './golf-sentences.ts';
import {
  cardSign,
  declaredName,
  does,
  gainSentences,
  lossSentences,
  suitOfAll,
  type Gain,
  type Loss,
  type Reckoning,
  type Speaker,
} from './sentences.ts';
import { lossWords } from './tokens.ts';
import { withSeat } from './with-seat.ts';

/** A card in a hand; `taken` and `drawn` until the discard that follows. */
export type HeldCard = { card: Card; from: 'deal' | 'stock' | 'discards' };

export type SeatState = {
  tokens: number;
  onGrace: boolean;
  out: boolean;
  /** Points of the match, where the rules count any. */
  points: number;
  hand: HeldCard[];
  /** Whether the hand is a full one that was not declared. */
  quiet: boolean;
  /** Turns begun in this deal. */
  turns: number;
  /** In golf: which cards of the hand, here the row by slot, lie open, and the card that was drawn or taken for it. */
  up: Card[];
  waiting: HeldCard | null;
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
  gains: Gain[];
  /** Nobody may look at the cards yet. */
  unseen: boolean;
  /** Steps that were agreed on during the match. */
  extraSteps: number;
  message: string;
  kitty: number;
  winner: number | null;
};

/** What the state needs to know of the match besides its events. */
export type TableFacts = { rules: HouseRules; speakers: readonly Speaker[] };

/** The table before the first deal. */
export function emptyTable({ rules, speakers }: TableFacts): TableState {
  const seat = {
    tokens: rules.scoring === 'points' ? 0 : rules.lives,
    onGrace: false,
    out: false,
    points: 0,
    hand: [],
    quiet: false,
    turns: 0,
    up: [],
    waiting: null,
    action: '',
    value: null,
    scoring: [],
  };
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
    gains: [],
    unseen: false,
    extraSteps: 0,
    message: '',
    kitty: 0,
    winner: null,
  };
}

/** A value, with the suit that makes it where one does; in golf also a rank may make it. */
export type Worth = { value: number; suit: number | null; rank?: number | null };

/** How many players still have a turn after the knock. */
export function turnsLeft(state: TableState): number {
  if (state.knocker < 0) return 0;
  const inPlay = state.seats.filter(({ out }) => !out).length;
  return inPlay - 1 - state.hadLastTurn.length;
}

/**
 * The value of a hand as its holder sees it, with the suit that makes it; null for no cards. With one card too many it
 * is the best that can be kept: a card just taken from the discards has to stay. A `quiet` full hand counts 1 less.
 */
export function handWorth(rules: HouseRules, hand: readonly HeldCard[], quiet = false): Worth | null {
  if (hand.length === 0) return null;
  const kept =
    hand.length <= rules.handSize
      ? [hand]
      : hand.filter(({ from }) => from !== 'discards').map((away) => hand.filter((held) => held !== away));
  const worths = kept.map((held) => {
    const cards = held.map(({ card }) => card);
    const isQuiet = quiet && isFullHand(rules, cards);
    const value = isQuiet ? undeclaredValue(rules, cards) : handValue(rules, cards);
    return { value, suit: suitOfAll(scoringCards(rules, cards)) };
  });
  return worths.reduce((best, worth) => (worth.value > best.value ? worth : best));
}

function withCard(state: TableState, seat: number, held: HeldCard, action: string): TableState {
  return withSeat(state, seat, { hand: [...state.seats[seat].hand, held], action });
}

function settled(hand: readonly HeldCard[]): HeldCard[] {
  return hand.map(({ card }) => ({ card, from: 'deal' }));
}

function withTurn(state: TableState, seat: number, { speakers, rules }: TableFacts): TableState {
  if (rules.play === 'golf') {
    // What was said of the turn before stays until something is said of this one.
    const message = speakers[seat].you ? ownTurnSentence(state.seats[seat].up.length) : state.message;
    return withSeat({ ...state, phase: 'play', turn: seat, message }, seat, { action: '' });
  }
  const before = state.turn;
  const hadLastTurn =
    state.knocker >= 0 && before >= 0 && before !== state.knocker && !state.hadLastTurn.includes(before)
      ? [...state.hadLastTurn, before]
      : state.hadLastTurn;
  const last = state.knocker >= 0;
  const knocker = last ? does(speakers[state.knocker], 'knock') : '';
  const message = speakers[seat].you ? `Your${last ? ' last' : ''} turn.` : last ? `${knocker}: one turn left.` : '';
  const turns = state.seats[seat].turns + 1;
  const next = withSeat({ ...state, phase: 'play', turn: seat, hadLastTurn, message }, seat, { turns });
  return seat === state.knocker ? next : withSeat(next, seat, { action: '' });
}

/** What the deal's end says of who loses or gains, and how these rules tell it. */
function reckoningOf({ end, knocker, declarers, seats, extraSteps }: TableState, rules: HouseRules): Reckoning {
  return {
    end: end ?? 'knock',
    knocker,
    declarers,
    values: seats.map(({ value }) => value),
    words: lossWords(rules, extraSteps),
  };
}

function knockMessage(seat: number, counter: boolean, { rules, speakers }: TableFacts): string {
  const knocks = does(speakers[seat], 'knock');
  if (counter) return `${knocks} too: all hands are shown.`;
  if (!speakers[seat].you) return `${knocks}: one turn left.`;
  if (rules.knockTiming === 'before-draw') return `${knocks}: now draw or take.`;
  return `${knocks}: the others have one turn left.`;
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
        extraSteps: state.extraSteps,
        unseen: rules.hammer === 'shotgun' || rules.suddenDeath,
        message: event.deal === 1 ? `${does(speakers[event.dealer], 'deal')}.` : `Deal ${event.deal}.`,
        seats: fresh.seats.map((seat, index) => ({
          ...seat,
          tokens: Math.max(0, event.tokens[index]),
          onGrace: rules.scoring === 'lives' && rules.grace && event.tokens[index] === 0,
          out: event.tokens[index] < 0,
          points: state.seats[index].points,
        })),
      };
    }
    case 'dealt':
      return withCard({ ...state, stock: state.stock - 1 }, event.seat, { card: event.card, from: 'deal' }, '');
    case 'turned-up':
      return { ...state, stock: state.stock - 1, discards: [event.card], unseen: false, message: '' };
    case 'turn':
      return withTurn(state, event.seat, facts);
    case 'drew':
      if (rules.play === 'golf') return afterWaiting(state, event, facts);
      return withCard({ ...state, stock: state.stock - 1 }, event.seat, { card: event.card, from: 'stock' }, 'draws');
    case 'took':
      if (rules.play === 'golf') return afterWaiting(state, event, facts);
      return withCard(
        { ...state, discards: state.discards.slice(0, -1) },
        event.seat,
        { card: event.card, from: 'discards' },
        `took ${cardSign(event.card)}`,
      );
    case 'discarded': {
      const { hand, action, quiet } = state.seats[event.seat];
      const left = settled(hand.filter(({ card }) => card !== event.card));
      return withSeat({ ...state, discards: [...state.discards, event.card] }, event.seat, {
        hand: left,
        quiet:
          quiet &&
          isFullHand(
            rules,
            left.map(({ card }) => card),
          ),
        action: action === 'draws' ? 'drew' : action,
      });
    }
    case 'knocked': {
      const knocker = state.knocker < 0 ? event.seat : state.knocker;
      const message = knockMessage(event.seat, event.counter, facts);
      return withSeat({ ...state, knocker, message }, event.seat, { action: 'knocks' });
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
    case 'hammered': {
      const name = rules.hammer === 'shotgun' ? 'shotgun' : 'hammer';
      const message = `${does(speakers[event.seat], 'call')} the ${name}: all cards up!`;
      return withSeat({ ...state, knocker: event.seat, message }, event.seat, { action: `${name}!` });
    }
    case 'looked':
      return withSeat(
        { ...state, message: `${does(speakers[event.seat], 'look')} at the cards: the deal is played.` },
        event.seat,
        { action: 'looks' },
      );
    case 'called-sudden-death':
      return { ...state, message: `${does(speakers[event.seat], 'call')} sudden death: one card each.` };
    case 'dealt-on':
      return { ...state, message: `${does(speakers[event.seat], 'deal')} on.` };
    case 'declared':
      return withSeat(
        {
          ...state,
          turn: -1,
          declarers: [...state.declarers, event.seat],
          message: `${does(speakers[event.seat], 'declare')} ${declaredName(rules, event.value)}!`,
        },
        event.seat,
        { value: event.value, scoring: event.hand, action: `${declaredName(rules, event.value)}!` },
      );
    case 'kept-quiet':
      // Nobody else may see that somebody kept quiet.
      return withSeat(speakers[event.seat].you ? { ...state, message: 'You keep quiet.' } : state, event.seat, {
        quiet: true,
      });
    case 'replaced':
      return afterReplaced(state, event, facts);
    case 'flipped':
      return afterFlipped(state, event, facts);
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
        message:
          state.declarers.length > 0
            ? state.message
            : `All ${event.end === 'golf' ? 'rows are open' : 'hands are shown'}.`,
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
      const paid = state.seats[seat].tokens - tokens;
      const message = lossSentences(losses, reckoningOf(state, rules), speakers);
      return withSeat({ ...state, losses, kitty: state.kitty + paid, message }, seat, {
        tokens,
        onGrace,
        out: eliminated,
      });
    }
    case 'scored': {
      const { seat, gained, points } = event;
      if (rules.scoring === 'lives') return withSeat(state, seat, { points });
      const gains = [...state.gains, { seat, gained }];
      const message = gainSentences(gains, reckoningOf(state, rules), speakers);
      return withSeat({ ...state, gains, message }, seat, { points });
    }
    case 'everybody-out': {
      const seats = state.seats.map((seat, index) => (event.seats.includes(index) ? { ...seat, out: false } : seat));
      return { ...state, seats, message: 'Nobody would be left: they stay, and play another deal.' };
    }
    case 'bought-in':
      return withSeat(
        { ...state, message: `${does(speakers[event.seat], 'buy')} in again.`, kitty: state.kitty + 1 },
        event.seat,
        {
          tokens: event.tokens,
          out: false,
          onGrace: false,
        },
      );
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
      return { ...state, seats, extraSteps: state.extraSteps + 1, message: 'One more step for everybody.' };
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
