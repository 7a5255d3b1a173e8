/** The highlights of a match: events that get a moment of everybody's attention, and what is shown large in it. */
import { pointsOf, type Card } from '../../engine/cards.ts';
import type { MatchEvent } from '../../engine/events.ts';
import { words } from '../i18n/words.ts';
import { dealOutcomeOf } from './after-event.ts';
import { lossSentences, valueSign } from './sentences.ts';
import type { TableFacts, TableState } from './table-state.ts';
import { tokenKind } from './tokens.ts';

type HighlightKind = 'knock' | 'thirty-one' | 'caught' | 'holds' | 'out' | 'won' | 'lost';

export interface HighlightHand {
  seat: number;
  cards: readonly Card[];
  /** By card, whether it makes the value. */
  counts: readonly boolean[];
  /** What each card counts, where those that do add up to the value; otherwise none. */
  points: readonly number[];
  value: string;
}

export interface Highlight {
  kind: HighlightKind;
  /** Whose portrait is shown. */
  seat: number;
  /** Of a match that you have lost: your seat, beside that of the winner; null of all else. */
  loser: number | null;
  headline: string;
  /** What it costs; empty where that is said elsewhere, or nothing. */
  price: string;
  /** A declared hand; or the hand that beat a knocker, and the knocker's. */
  hands: readonly HighlightHand[];
}

/** How long each is shown, in ms at speed 1. */
export const HIGHLIGHT_DURATION: Record<HighlightKind, number> = {
  knock: 1300,
  'thirty-one': 2300,
  caught: 3100,
  holds: 1600,
  out: 1900,
  won: 2500,
  lost: 2500,
};

/** When each card of a hand lands, and when its value is called out, in ms at speed 1. */
export const CARD_STEPS = [240, 480, 720, 860] as const;
export const VALUE_STEP = 1000;

/**
 * When it turns, in ms at speed 1: the knocker's fist breaks once both hands have been added up, or turns over; the last coin
 * begins to roll; a lamp brightens, or goes out.
 */
export const HIGHLIGHT_TURN = {
  caught: VALUE_STEP + CARD_STEPS[1] + 360,
  holds: 520,
  out: 380,
  won: 320,
  lost: 520,
} as const;

function highlight(kind: HighlightKind, seat: number, headline: string, more: Partial<Highlight> = {}): Highlight {
  return { kind, seat, loser: null, headline, price: '', hands: [], ...more };
}

/** A hand with its dearest card first. @param value what it is worth @param scoring the cards that make it */
function handOf(seat: number, hand: readonly Card[], value: number, scoring = hand): HighlightHand {
  const isCounted = (card: Card): boolean => scoring.includes(card);
  const cards = hand.toSorted((a, b) => Number(isCounted(b)) - Number(isCounted(a)) || pointsOf(b) - pointsOf(a));
  const counts = cards.map(isCounted);
  const points = cards.map((card, index) => (counts[index] ? pointsOf(card) : 0));
  const addsUp = points.reduce((sum, each) => sum + each, 0) === value;
  return { seat, cards, counts, points: addsUp ? points : [], value: valueSign(value, null) };
}

/** What became of a knock; null where that is not asked. */
function highlightOfShowdown(
  event: Extract<MatchEvent, { type: 'showdown' }>,
  state: TableState,
  { rules, speakers }: TableFacts,
): Highlight | null {
  const { knock, knocker } = state;
  if (knock === null) return null;
  const { lost, holds, against } = knock;
  const { highlights } = words().table;
  if (holds) return highlight('holds', knocker, highlights.holds);
  const loss = { seat: knocker, lost, onGrace: false, eliminated: false };
  const shown = [against, knocker].filter((seat) => seat >= 0);
  return highlight('caught', knocker, highlights.caught, {
    price: lost === 0 ? '' : lossSentences([loss], dealOutcomeOf(state, rules), speakers),
    hands: shown.map((seat) =>
      handOf(seat, event.hands[seat] ?? [], event.values[seat] ?? 0, event.scoring[seat] ?? []),
    ),
  });
}

/** The end of a match: of those who share the win you are shown, if you are among them. */
function highlightOfEnd(winners: readonly number[], { message }: TableState, { speakers }: TableFacts): Highlight {
  const you = speakers.findIndex((speaker) => speaker.you);
  if (you < 0 || winners.includes(you)) return highlight('won', you < 0 ? winners[0] : you, message);
  return highlight('lost', winners[0], message, { loser: you });
}

/** The highlight that an event leads to, given the table after it; null for most events. */
export function highlightOf(event: MatchEvent, state: TableState, facts: TableFacts): Highlight | null {
  const { rules, speakers } = facts;
  const { table } = words();
  switch (event.type) {
    case 'knocked':
      return highlight('knock', event.seat, table.highlights.knocks(speakers[event.seat]));
    case 'hammered':
      return highlight('knock', event.seat, state.message);
    case 'declared':
      return highlight('thirty-one', event.seat, state.message, {
        hands: [handOf(event.seat, event.hand, event.value)],
      });
    case 'showdown':
      return highlightOfShowdown(event, state, facts);
    case 'lost-tokens': {
      if (!event.eliminated) return null;
      return highlight('out', event.seat, table.areOut(speakers[event.seat], tokenKind(rules) === 'places'));
    }
    case 'match-won':
      return highlightOfEnd([event.seat], state, facts);
    case 'match-shared':
      return highlightOfEnd(event.seats, state, facts);
    default:
      return null;
  }
}
