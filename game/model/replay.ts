/** A recorded match as steps to watch, and where each jump leads. Nothing here draws. */
import { afterEvent } from './after-event.ts';
import { formatAction, type Action } from '../../engine/actions.ts';
import { playedBefore, type Challenge } from '../../engine/challenge/challenge.ts';
import type { MatchEvent } from '../../engine/events.ts';
import type { Match, MatchOptions, MatchStart } from '../../engine/match.ts';
import { replayRecord, type MatchRecord } from '../../engine/record.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { withSeen, type SeenEvent } from '../../engine/seen.ts';
import { emptyTable, type TableFacts, type TableState } from './table-state.ts';

export interface ReplayStep {
  /** `deal`: cards are dealt. `between`: an answer after a deal, and part of that deal here. */
  kind: 'deal' | 'action' | 'between';
  /** From 1. */
  deal: number;
  /** Who acted, the dealer when cards are dealt, -1 if all agreed. */
  seat: number;
  /** In notation (docs/formats.md#actions), empty when cards are dealt. */
  action: string;
  events: readonly SeenEvent[];
}

/** Something worth finding again: a knock, a full hand that was declared, somebody who is out. */
export interface ReplayMark {
  what: 'knock' | 'declared' | 'out';
  seat: number;
  at: number;
}

interface DealSpan {
  deal: number;
  from: number;
  to: number;
  marks: readonly ReplayMark[];
}

/** A position is a number of steps that have been taken, 0 to all of them. */
export interface ReplayedMatch {
  rules: HouseRules;
  players: readonly string[];
  /** What stands before its first deal, where that is in the middle of a match. */
  start: MatchStart | null;
  /** Null for a challenge as it was played before. */
  record: MatchRecord | null;
  steps: readonly ReplayStep[];
  deals: readonly DealSpan[];
}

export type RecordedMatch = ReplayedMatch & { record: MatchRecord };

/** Plays a record again, and collects what happens. @param json parsed JSON @throws {RecordError} at the first fault */
export function readMatch(json: unknown): RecordedMatch {
  const { steps, listeners } = collector();
  const { record, match } = replayRecord(json, listeners);
  return { rules: match.rules, players: record.players, start: null, record, steps, deals: spansOf(steps) };
}

/** How a challenge was played before. */
export function replayOf(challenge: Challenge): ReplayedMatch {
  const { steps, listeners } = collector();
  const { rules, file, start } = challenge;
  playedBefore(challenge, listeners);
  return { rules, players: file.players, start, record: null, steps, deals: spansOf(steps) };
}

/** Steps to which everything that happens in a match is added. */
function collector(): { steps: ReplayStep[]; listeners: Required<Pick<MatchOptions, 'listener' | 'recorder'>> } {
  const steps: ReplayStep[] = [];
  let events: SeenEvent[] = [];
  const begin = (step: Omit<ReplayStep, 'events'>): void => {
    events = [];
    steps.push({ ...step, events });
  };
  let deal = 0;
  const listeners = {
    listener: withSeen((event) => void events.push(event)),
    recorder: {
      dealStarted: ({ dealNumber, dealer }: Match): void => {
        deal = dealNumber;
        begin({ kind: 'deal', deal, seat: dealer, action: '' });
      },
      acted: (seat: number, action: Action): void =>
        begin({ kind: 'action', deal, seat, action: formatAction(action) }),
      answered: (seat: number, action: Action): void =>
        begin({ kind: 'between', deal, seat, action: formatAction(action) }),
      reshuffled: () => undefined,
      poolRenewed: () => undefined,
      dealEnded: () => undefined,
    },
  };
  return { steps, listeners };
}

function spansOf(steps: readonly ReplayStep[]): DealSpan[] {
  const spans: { deal: number; from: number; to: number; marks: ReplayMark[] }[] = [];
  for (const [index, { kind, deal, events }] of steps.entries()) {
    if (kind === 'deal') spans.push({ deal, from: index, to: index, marks: [] });
    const span = spans[spans.length - 1];
    span.to = index + 1;
    span.marks.push(...events.flatMap((event) => marksOf(event, index + 1)));
  }
  return spans;
}

function marksOf(event: MatchEvent, at: number): ReplayMark[] {
  switch (event.type) {
    case 'knocked':
    case 'hammered':
      return [{ what: 'knock', seat: event.seat, at }];
    case 'declared':
      return [{ what: 'declared', seat: event.seat, at }];
    case 'lost-tokens':
      return event.eliminated ? [{ what: 'out', seat: event.seat, at }] : [];
    default:
      return [];
  }
}

/** The deal at a position; the first before anything has happened, `undefined` where there is none. */
export function dealAt({ deals }: ReplayedMatch, position: number): DealSpan | undefined {
  return deals.find(({ to }) => position <= to) ?? deals.at(-1);
}

/** Where a deal is decided: before its first knock or declared hand; before its cards come where there is neither. */
export function decisiveMoment({ deals }: Pick<ReplayedMatch, 'deals'>, deal: number): number {
  const { from, marks } = deals[deal - 1];
  const mark = marks.find(({ what }) => what !== 'out');
  return mark === undefined ? from : mark.at - 1;
}

/** Jumps through a match: by action, by turn, by deal, and to its ends. */
export const JUMPS = [
  'first',
  'previous-deal',
  'previous-turn',
  'previous',
  'next',
  'next-turn',
  'next-deal',
  'last',
] as const;
export type Jump = (typeof JUMPS)[number];

/** Where a jump leads from a position; the position itself if it leads nowhere. */
export function jumpFrom({ steps }: Pick<ReplayedMatch, 'steps'>, position: number, jump: Jump): number {
  const last = steps.length;
  switch (jump) {
    case 'first':
      return 0;
    case 'last':
      return last;
    case 'previous':
      return Math.max(0, position - 1);
    case 'next':
      return Math.min(last, position + 1);
    case 'previous-turn':
      return before(position, (at) => endsTurn(steps[at - 1]));
    case 'next-turn':
      return after(position, last, (at) => endsTurn(steps[at - 1]));
    case 'previous-deal':
      return before(position, (at) => steps[at - 1].kind === 'deal');
    case 'next-deal':
      return after(position, last, (at) => steps[at - 1].kind === 'deal');
  }
}

/** Whether somebody's turn begins after it, or the deal is over. */
function endsTurn({ events }: ReplayStep): boolean {
  return events.some(({ type }) => type === 'turn' || type === 'deal-over');
}

function before(position: number, isThere: (at: number) => boolean): number {
  for (let at = position - 1; at > 0; at--) if (isThere(at)) return at;
  return 0;
}

function after(position: number, last: number, isThere: (at: number) => boolean): number {
  for (let at = position + 1; at < last; at++) if (isThere(at)) return at;
  return last;
}

/** The table at any position, exactly as the events made it: each deal is built again from the state before it. */
export class ReplayedTable {
  readonly #match: ReplayedMatch;
  readonly #facts: TableFacts;
  /** By deal, the table before it. */
  readonly #before: readonly TableState[];

  constructor(match: ReplayedMatch, facts: TableFacts) {
    this.#match = match;
    this.#facts = facts;
    let state = emptyTable(facts);
    this.#before = match.deals.map(({ from, to }) => {
      const start = state;
      state = this.#stateAfter(state, from, to);
      return start;
    });
  }

  at(position: number): TableState {
    const index = this.#match.deals.findLastIndex(({ from }) => from < position);
    return index < 0
      ? emptyTable(this.#facts)
      : this.#stateAfter(this.#before[index], this.#match.deals[index].from, position);
  }

  #stateAfter(state: TableState, from: number, to: number): TableState {
    const events = this.#match.steps.slice(from, to).flatMap((step) => step.events);
    return events.reduce((table, event) => afterEvent(table, event, this.#facts), state);
  }
}
