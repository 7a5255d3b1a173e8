/** The peaks of a match: events that get a moment of everybody's attention, and what is shown large in it. */
import { pointsOf, type Card } from '../../engine/cards.ts';
import type { MatchEvent } from '../../engine/events.ts';
import { words } from '../i18n/words.ts';
import { dealOutcomeOf } from './after-event.ts';
import { lossSentences, valueSign } from './sentences.ts';
import type { TableFacts, TableState } from './table-state.ts';
import { tokenKind } from './tokens.ts';
import { outcomeOfKnock } from './knock-outcome.ts';

type PeakKind = 'knock' | 'thirty-one' | 'caught' | 'holds' | 'out' | 'won' | 'lost';

/** A hand that is shown large. */
export interface PeakHand {
  seat: number;
  cards: readonly Card[];
  /** By card, whether it makes the value. */
  counts: readonly boolean[];
  /** What each card counts, where those that do add up to the value; otherwise none. */
  points: readonly number[];
  /** What it is worth, in words. */
  value: string;
}

export interface Peak {
  kind: PeakKind;
  /** Whose portrait is shown. */
  seat: number;
  headline: string;
  /** What it costs; empty where that is said elsewhere, or nothing. */
  price: string;
  /** A declared hand; or the hand that beat a knocker, and the knocker's. */
  hands: readonly PeakHand[];
}

/** How long each is shown, in ms at speed 1. */
export const PEAK_DURATION: Record<PeakKind, number> = {
  knock: 1100,
  'thirty-one': 2100,
  caught: 2400,
  holds: 850,
  out: 1100,
  won: 1500,
  lost: 1500,
};

/** When each card of a hand lands, and when its value is called out, in ms at speed 1. */
export const CARD_STEPS = [200, 440, 680, 860] as const;
export const VALUE_STEP = 1000;

function peak(kind: PeakKind, seat: number, headline: string, more: Partial<Peak> = {}): Peak {
  return { kind, seat, headline, price: '', hands: [], ...more };
}

/** A hand with its dearest card first. @param value what it is worth @param scoring the cards that make it */
function handOf(seat: number, hand: readonly Card[], value: number, scoring = hand): PeakHand {
  const isCounted = (card: Card): boolean => scoring.includes(card);
  const cards = hand.toSorted((a, b) => Number(isCounted(b)) - Number(isCounted(a)) || pointsOf(b) - pointsOf(a));
  const counts = cards.map(isCounted);
  const points = cards.map((card, index) => (counts[index] ? pointsOf(card) : 0));
  const addsUp = points.reduce((sum, each) => sum + each, 0) === value;
  return { seat, cards, counts, points: addsUp ? points : [], value: valueSign(value, null) };
}

/** What became of a knock; null where nobody knocked, or a declared hand made that idle. */
function peakOfShowdown(
  event: Extract<MatchEvent, { type: 'showdown' }>,
  state: TableState,
  { rules, speakers }: TableFacts,
): Peak | null {
  const { knocker, declarers } = state;
  if (knocker < 0 || declarers.length > 0) return null;
  const { lost, holds, against } = outcomeOfKnock(event, knocker, rules);
  const { peaks } = words().table;
  if (holds) return peak('holds', knocker, peaks.holds);
  const loss = { seat: knocker, lost, onGrace: false, eliminated: false };
  const shown = [against, knocker].filter((seat) => seat !== null);
  return peak('caught', knocker, peaks.caught, {
    price: lost === 0 ? '' : lossSentences([loss], dealOutcomeOf(state, rules), speakers),
    hands: shown.map((seat) =>
      handOf(seat, event.hands[seat] ?? [], event.values[seat] ?? 0, event.scoring[seat] ?? []),
    ),
  });
}

/** The peak that an event leads to, given the table after it; null for most events. */
export function peakOf(event: MatchEvent, state: TableState, facts: TableFacts): Peak | null {
  const { rules, speakers } = facts;
  const { table } = words();
  switch (event.type) {
    case 'knocked':
      return peak('knock', event.seat, table.peaks.knocks(speakers[event.seat]));
    case 'hammered':
      return peak('knock', event.seat, state.message);
    case 'declared':
      return peak('thirty-one', event.seat, state.message, { hands: [handOf(event.seat, event.hand, event.value)] });
    case 'showdown':
      return peakOfShowdown(event, state, facts);
    case 'lost-tokens': {
      if (!event.eliminated) return null;
      return peak('out', event.seat, table.areOut(speakers[event.seat], tokenKind(rules) === 'places'));
    }
    case 'match-won': {
      const lost = speakers.some(({ you }) => you) && !speakers[event.seat].you;
      return peak(lost ? 'lost' : 'won', event.seat, state.message);
    }
    case 'match-shared': {
      const own = event.seats.find((seat) => speakers[seat].you);
      const lost = speakers.some(({ you }) => you) && own === undefined;
      return peak(lost ? 'lost' : 'won', own ?? event.seats[0], state.message);
    }
    default:
      return null;
  }
}
