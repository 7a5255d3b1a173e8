/** Statistics on how one plays, from the records alone, seen from one's own seat. */
import { LEVELS, type Level } from '../../../engine/bots/characters.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import { makesAllPay } from '../../../engine/rules/idle.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { fullTotal } from '../../../engine/value.ts';
import { isAllOwn, placesOf, UNKNOWN_POLICY } from '../../services/storage/kept-records.ts';
import type { KeptRecord, PlayedDay } from '../../services/storage/match-schemas.ts';
import { pointsOf } from '../../../engine/daily/points.ts';
import { isComplete } from '../../services/storage/played-days.ts';

/** The level of all bots at a table; `mixed` if they differ, `unknown` if a file does not say. */
export const OPPONENT_LEVELS = [...LEVELS, 'mixed', 'unknown'] as const;
export type OpponentLevel = Level | 'mixed' | 'unknown';

/** Hands from here on are shown as a rank, not as a sum (whatever is worth `top`): averages leave them out. */
const RANKED = 50;

/** Knocks in one's turn of this number and later are counted together. */
export const LATE_TURN = 6;

interface Knock {
  /** Which of one's turns in the deal it was, from 1. */
  turn: number;
  /** It cost nothing; in a game for points, it scored. */
  won: boolean;
  /** The value of the hand as compared; null if it is not a sum. */
  value: number | null;
}

export interface MatchFacts {
  record: MatchRecord;
  you: number;
  ended: string;
  game: string;
  level: OpponentLevel;
  players: number;
  place: number;
  /** Deals in which one was in. */
  deals: number;
  /** Deals with the best hand, alone or shared, that cost nothing; in a game for points, those that scored. */
  dealsWon: number;
  /** Deals that cost nothing. */
  dealsSafe: number;
  declared: number;
  knocks: readonly Knock[];
  /** Hands that were compared, and their sum. */
  shown: number;
  shownSum: number;
}

const factsByRecord = new WeakMap<KeptRecord, MatchFacts>();

/** What a match adds; null if there was not just one person, so that no seat is one's own, something was taken back, or a bot has played for them. */
export function factsOf(kept: KeptRecord): MatchFacts | null {
  if (kept.you < 0 || !isAllOwn(kept)) return null;
  const known = factsByRecord.get(kept);
  if (known !== undefined) return known;
  const facts = gather(kept);
  factsByRecord.set(kept, facts);
  return facts;
}

function gather({ record, you, players, policy, ended }: KeptRecord): MatchFacts {
  const isForPoints = record.rules.scoring === 'points';
  const rules = resolveRules(record.rules);
  // Otherwise those pay who are lowest.
  const allPay = makesAllPay(rules, false);
  const isFull = (value: number): boolean =>
    value >= fullTotal(rules) ||
    (rules.declareThree && value === rules.threeOfAKind) ||
    (rules.declareStraightFlush && value === rules.straightFlush);
  const facts = { deals: 0, dealsWon: 0, dealsSafe: 0, declared: 0, shown: 0, shownSum: 0 };
  const knocks: Knock[] = [];
  for (const { result, actions, tokens } of record.deals) {
    if (tokens[you] < 0) continue;
    const { end, values, losses, points } = result;
    const value = values[you] ?? 0;
    const isSafe = losses[you] === 0;
    const isBest = value >= Math.max(...values.map((other) => other ?? 0));
    const hasDeclared = end === 'declare' && (allPay ? (isForPoints ? points[you] > 0 : isSafe) : isFull(value));
    facts.deals += 1;
    if (isForPoints ? points[you] > 0 : isSafe && (hasDeclared || isBest)) facts.dealsWon += 1;
    if (isSafe) facts.dealsSafe += 1;
    if (hasDeclared) facts.declared += 1;
    if (end !== 'sudden-death' && value < RANKED) {
      facts.shown += 1;
      facts.shownSum += value;
    }
    const turn = knockTurn(actions, you, rules.discardFirst);
    if (turn > 0) {
      const won = isForPoints ? points[you] > 0 : isSafe;
      knocks.push({ turn, won, value: value < RANKED ? value : null });
    }
  }
  return {
    ...facts,
    record,
    you,
    knocks,
    ended,
    game: String(record.rules.name),
    level: levelOf({ players, you, policy }),
    players: record.players.length,
    place: placesOf(record)[you],
  };
}

type Actions = MatchRecord['deals'][number]['actions'];

/** What a turn begins with, a knock apart; with a pool a card is taken by its name. */
const BEGINS_TURN = /^(draw|take( ..)?|swap-all|pass)$/;
/** A second exchange with the pool, that there is none, and whether there is a knock after a swap of all: what was done before, and this. */
const WITHIN_TURN = /^(discard .. (take ..|pass)|swap-all.* (pass|knock))$/;

/** The turn of its own in which a seat was the first to knock, from 1; 0 if it was not. */
function knockTurn(actions: Actions, seat: number, discardFirst: boolean): number {
  const first = actions.findIndex(([, action]) => action.startsWith('knock'));
  if (first < 0 || actions[first][0] !== seat) return 0;
  const begun = actions
    .slice(0, first)
    .filter(([who, action], at) => who === seat && BEGINS_TURN.test(action) && !isWithinTurn(actions, at));
  // A knock with a discard closes a turn that began with a card, and begins one where one discards first; any other but one
  // after a swap of all is a turn of its own.
  const begins = actions[first][1] === 'knock' ? !isWithinTurn(actions, first) : discardFirst;
  return begins ? begun.length + 1 : begun.length;
}

/** Whether an action of a deal in which nobody has knocked belongs to the turn of the one before it. */
function isWithinTurn(actions: Actions, at: number): boolean {
  if (at === 0 || actions[at - 1][0] !== actions[at][0]) return false;
  return WITHIN_TURN.test(`${actions[at - 1][1]} ${actions[at][1]}`);
}

function levelOf({ players, you, policy }: Pick<KeptRecord, 'players' | 'you' | 'policy'>): OpponentLevel {
  if (policy === UNKNOWN_POLICY) return 'unknown';
  const levels = new Set(
    players.filter((_, seat) => seat !== you).map((who) => (who.kind === 'bot' ? who.level : null)),
  );
  const [level] = levels;
  return levels.size === 1 && level !== null ? level : 'mixed';
}

/** What is counted; null for everything. */
export interface Filter {
  game: string | null;
  level: OpponentLevel | null;
  players: number | null;
}

/** The matches of a filter, the earliest first. */
export function filtered(matches: readonly MatchFacts[], { game, level, players }: Filter): MatchFacts[] {
  return matches
    .filter(
      (match) =>
        (game === null || match.game === game) &&
        (level === null || match.level === level) &&
        (players === null || match.players === players),
    )
    .sort((a, b) => a.ended.localeCompare(b.ended));
}

/** Matches of one kind, and how many of them were won. */
export interface Tally<Key> {
  key: Key;
  matches: number;
  won: number;
}

/** Knocks in one's turn of the same number; `value` is the average hand, null if none is a sum. */
interface KnockTally {
  turn: number;
  knocks: number;
  won: number;
  value: number | null;
}

export interface Statistics {
  matches: number;
  won: number;
  deals: number;
  dealsWon: number;
  dealsSafe: number;
  declared: number;
  knocks: number;
  knocksWon: number;
  /** By one's turn, the last one `LATE_TURN` and later; turns without a knock are left out. */
  knocksByTurn: KnockTally[];
  /** Average of the hands that were compared, null if none was. */
  averageHand: number | null;
  /** Most matches won in a row, and how many at the end. */
  longestStreak: number;
  currentStreak: number;
  /** By week, each named by its Monday as `2026-01-05`, the earliest first; weeks without a match are left out. */
  byWeek: Tally<string>[];
  /** The most frequent first. */
  byGame: Tally<string>[];
  byLevel: Tally<OpponentLevel>[];
  byPlayers: Tally<number>[];
}

/** Adds matches up. @param matches the earliest first */
export function statisticsOf(matches: readonly MatchFacts[]): Statistics {
  const sum = (of: (match: MatchFacts) => number): number => matches.reduce((total, match) => total + of(match), 0);
  const knocks = matches.flatMap((match) => match.knocks);
  const shown = sum((match) => match.shown);
  const streaks = streaksOf(matches);
  const often = <Key>(a: Tally<Key>, b: Tally<Key>): number => b.matches - a.matches;
  return {
    matches: matches.length,
    won: matches.filter(isWon).length,
    deals: sum(({ deals }) => deals),
    dealsWon: sum(({ dealsWon }) => dealsWon),
    dealsSafe: sum(({ dealsSafe }) => dealsSafe),
    declared: sum(({ declared }) => declared),
    knocks: knocks.length,
    knocksWon: knocks.filter(({ won }) => won).length,
    knocksByTurn: byTurn(knocks),
    averageHand: shown === 0 ? null : sum(({ shownSum }) => shownSum) / shown,
    longestStreak: Math.max(0, ...streaks),
    currentStreak: streaks.at(-1) ?? 0,
    byWeek: tallied(matches, ({ ended }) => mondayOf(new Date(ended))),
    byGame: tallied(matches, ({ game }) => game).sort(often),
    byLevel: tallied(matches, ({ level }) => level).sort(
      (a, b) => OPPONENT_LEVELS.indexOf(a.key) - OPPONENT_LEVELS.indexOf(b.key),
    ),
    byPlayers: tallied(matches, ({ players }) => players).sort((a, b) => a.key - b.key),
  };
}

function isWon({ place }: MatchFacts): boolean {
  return place === 1;
}

function streaksOf(matches: readonly MatchFacts[]): number[] {
  let streak = 0;
  return matches.map((match) => (streak = isWon(match) ? streak + 1 : 0));
}

function tallied<Key>(matches: readonly MatchFacts[], keyOf: (match: MatchFacts) => Key): Tally<Key>[] {
  const tallies = new Map<Key, Tally<Key>>();
  for (const match of matches) {
    const key = keyOf(match);
    const { matches: count, won } = tallies.get(key) ?? { matches: 0, won: 0 };
    tallies.set(key, { key, matches: count + 1, won: won + (isWon(match) ? 1 : 0) });
  }
  return [...tallies.values()];
}

function byTurn(knocks: readonly Knock[]): KnockTally[] {
  return Array.from({ length: LATE_TURN }, (_, index) => {
    const turn = index + 1;
    const made = knocks.filter((knock) => Math.min(knock.turn, LATE_TURN) === turn);
    const values = made.flatMap(({ value }) => (value === null ? [] : [value]));
    return {
      turn,
      knocks: made.length,
      won: made.filter(({ won }) => won).length,
      value: values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length,
    };
  }).filter((tally) => tally.knocks > 0);
}

/** The Monday of a moment's week in local time, as `2026-01-05`. */
function mondayOf(moment: Date): string {
  const monday = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - ((moment.getDay() + 6) % 7));
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${monday.getFullYear()}-${two(monday.getMonth() + 1)}-${two(monday.getDate())}`;
}

/** How one does on the deals of the days: of each day the first try counts, once all of its deals have been played. */
export interface DailyStatistics {
  days: number;
  /** Points of a day on average, and of the best. */
  average: number;
  best: number;
  deals: number;
  /** Deals that brought points, and deals that cost some. */
  ahead: number;
  behind: number;
}

/** Adds days up; null where none has been played to its end. */
export function dailyStatisticsOf(played: Iterable<PlayedDay>): DailyStatistics | null {
  const days = [...played].filter(({ first }) => isComplete(first)).map(({ first }) => first.deals.map(pointsOf));
  if (days.length === 0) return null;
  const totals = days.map((deals) => deals.reduce((sum, points) => sum + points, 0));
  const points = days.flat();
  return {
    days: days.length,
    average: totals.reduce((sum, total) => sum + total, 0) / days.length,
    best: Math.max(...totals),
    deals: points.length,
    ahead: points.filter((one) => one > 0).length,
    behind: points.filter((one) => one < 0).length,
  };
}
