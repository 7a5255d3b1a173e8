/** The peaks of a match: events that get a moment of everybody's attention, and what is shown large in it. */
import { pointsOf } from '../../engine/cards.ts';
import type { MatchEvent } from '../../engine/events.ts';
import { words } from '../i18n/words.ts';
import type { TableFacts, TableState } from './table-state.ts';
import { tokenKind } from './tokens.ts';

type PeakKind = 'knock' | 'thirty-one' | 'out' | 'won' | 'lost';

export interface Peak {
  kind: PeakKind;
  /** Whose portrait is shown. */
  seat: number;
  headline: string;
  /** The points of the cards of a declared hand, the highest first; none if they do not add up to its value. */
  sum: readonly number[];
}

/** How long each is shown, in ms at speed 1. */
export const PEAK_DURATION: Record<PeakKind, number> = {
  knock: 1100,
  'thirty-one': 1500,
  out: 1100,
  won: 1500,
  lost: 1500,
};

/** When the points of each card are added at a declaration, and when the value is called out, in ms at speed 1. */
export const SUM_STEPS = [160, 380, 600] as const;
export const SUM_TOTAL = 860;

/** What is called out of a sum so many ms after its beginning: "11", "11 + 10", "11 + 10 + 10", "31". */
export function sumAt(sum: readonly number[], after: number): string {
  if (after >= SUM_TOTAL) return String(sum.reduce((total, points) => total + points, 0));
  return sum.slice(0, SUM_STEPS.filter((at) => at <= after).length).join(' + ');
}

/** The peak that an event leads to, given the table after it; null for most events. */
export function peakOf(event: MatchEvent, state: TableState, { rules, speakers }: TableFacts): Peak | null {
  const { table } = words();
  switch (event.type) {
    case 'knocked': {
      const headline = table.peaks.knocks(speakers[event.seat]);
      return { kind: 'knock', seat: event.seat, headline, sum: [] };
    }
    case 'hammered':
      return { kind: 'knock', seat: event.seat, headline: state.message, sum: [] };
    case 'declared': {
      const points = event.hand.map(pointsOf).toSorted((a, b) => b - a);
      const addsUp = points.reduce((sum, each) => sum + each, 0) === event.value && points.length <= SUM_STEPS.length;
      return { kind: 'thirty-one', seat: event.seat, headline: state.message, sum: addsUp ? points : [] };
    }
    case 'lost-tokens': {
      if (!event.eliminated) return null;
      const headline = table.areOut(speakers[event.seat], tokenKind(rules) === 'places');
      return { kind: 'out', seat: event.seat, headline, sum: [] };
    }
    case 'match-won': {
      const lost = speakers.some(({ you }) => you) && !speakers[event.seat].you;
      return { kind: lost ? 'lost' : 'won', seat: event.seat, headline: state.message, sum: [] };
    }
    default:
      return null;
  }
}
