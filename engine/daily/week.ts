/** The theme of a week, from Monday to Sunday, the same for everybody (docs/formats.md#weeks). It follows from the number of the week. */
import { preset, resolveRules, RULES_FORMAT } from '../rules/resolve.ts';
import type { HouseRules, RuleName } from '../rules/table.ts';

/** The Monday with which the first week begins; days before it belong to none. */
export const FIRST_MONDAY = '2026-12-07';
export const DAYS_OF_A_WEEK = 7;

/** At a table, unless the theme is another number of players. */
export const USUAL_PLAYERS = 4;

/** What is played on a day, or on all days of a week. */
export interface WeekTheme {
  /** A preset. */
  game: string;
  players: number;
  /** The house rule of the game that is changed; null for none. */
  rule: RuleName | null;
  rules: HouseRules;
}

const STANDARD_GAME = 'scat';
/** No list here may change, or past weeks would. Themes are, in turn, a game … */
const GAMES = [
  'four-card',
  'cadillac',
  'widow',
  'gin',
  'italian',
  'french-canadian',
  'sudden-death',
  'schnauz',
  'stop-the-bus',
  'honour',
  'forty-one',
  'hammer',
  'web-bus',
  'jacobs',
  'harsh-knock',
  'shotgun',
  'hard-to-knock',
  'knocker-pays',
];
/** … a table, of so many players, … */
const TABLES = [3, 2, 6, 5];
/** … which play one of these, so that two weeks in a row never play the same game, … */
const GAMES_OF_TABLES = ['schwimmen', 'thirty-one', 'golf', 'blitz', 'trentuno'];
/** … and a house rule of the standard game. */
const RULES: readonly Partial<HouseRules>[] = [
  { straightFlush: 30 },
  { lastTurns: 2 },
  { knockMinimum: 25 },
  { offSuit: 'minus' },
  { counterKnock: true },
  { takeDiscards: false },
  { handRanking: 'brag' },
  { lastTurns: 0 },
  { threeAces: 33 },
  { discardFirst: true },
  { deck: 'piquet32' },
  { knockerLastTurn: true },
  { turnLimit: 4 },
  { declareLoss: 2 },
  { knockFrom: 3 },
  { tieBreak: 'ranks' },
  { knockerNotHighestLoss: 1 },
  { knockTiming: 'after-draw' },
];
const KINDS = 3;

/** @param week from 1 */
export function themeOf(week: number): WeekTheme {
  const round = Math.floor((week - 1) / KINDS);
  const inTurn = <T>(list: readonly T[]): T => list[round % list.length];
  switch ((week - 1) % KINDS) {
    case 0:
      return ofGame(inTurn(GAMES));
    case 1:
      return ofGame(inTurn(GAMES_OF_TABLES), inTurn(TABLES));
    default:
      return withRule(inTurn(RULES));
  }
}

/** A game as it is. */
export function ofGame(game: string, players = USUAL_PLAYERS): WeekTheme {
  return { game, players, rule: null, rules: preset(game) };
}

function withRule(keys: Partial<HouseRules>): WeekTheme {
  const [rule] = Object.keys(keys) as RuleName[];
  // The name of the standard game, as it is in every language.
  const rules = resolveRules({ format: RULES_FORMAT, base: STANDARD_GAME, name: 'Scat', ...keys });
  return { game: STANDARD_GAME, players: USUAL_PLAYERS, rule, rules };
}
