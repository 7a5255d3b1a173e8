/** The goals: what a finished match has to be like to reach each. Nothing here draws or stores. */
import { LEVELS } from '../../../engine/bots/characters.ts';
import { isBragValue, ranksAsBrag } from '../../../engine/brag.ts';
import { rankOf } from '../../../engine/cards.ts';
import { equivalentPresets } from '../../../engine/rules/equivalent.ts';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import { LADDER, stepAt } from '../../catalogue/ladder.ts';
import type { GoalId } from '../../i18n/en/goals.ts';
import type { KeptRecord } from '../../services/storage/match-schemas.ts';
import { playedMatch, type PlayedDeal, type PlayedMatch } from './played-match.ts';

/** Whether a match reaches a goal. @param gamesWon how many different games have been won, with this match */
type Goal = (match: PlayedMatch, gamesWon: number) => boolean;

/** A knock with this or less is a cheeky one. */
const CHEEKY = 20;
const LONG_MATCH = 15;
const FULL_TABLE = 10;
const MANY_MASTERS = 3;
/** Tokens behind everybody else. */
const FAR_BEHIND = 2;
const TOP_LEVEL = LEVELS[LEVELS.length - 1];

/** Whether a deal was good for oneself: it cost nothing; in a race for points, it scored. */
function wentWell({ rules, you }: PlayedMatch, { result }: PlayedDeal): boolean {
  return rules.scoring === 'points' ? result.points[you] > 0 : result.losses[you] === 0;
}

/** Whether one's hand was compared as 31; with four cards, as 41. */
function isFull({ rules, you }: PlayedMatch, { result }: PlayedDeal): boolean {
  if (rules.play === 'golf' || result.end === 'sudden-death') return false;
  return result.values[you] === (rules.handSize === 4 ? 41 : 31);
}

const fullDeals = (match: PlayedMatch): PlayedDeal[] => match.deals.filter((deal) => isFull(match, deal));

/** Deals in which one was the first to knock, and that went well. */
const goodKnocks = (match: PlayedMatch): PlayedDeal[] =>
  match.deals.filter((deal) => deal.knock?.seat === match.you && wentWell(match, deal));

/** Whether one's hand had three of a rank, where that counts. */
function hasThree({ rules }: PlayedMatch, { hand }: PlayedDeal): boolean {
  if (hand === null || rules.play === 'golf' || (rules.threeOfAKind === null && !ranksAsBrag(rules))) return false;
  return hand.some((card) => hand.filter((other) => rankOf(other) === rankOf(card)).length >= 3);
}

/** By how much one's hand beat that of the other who knocked; null if there is no such sum. */
function leadOverKnocker({ you }: PlayedMatch, { knock, result: { end, values } }: PlayedDeal): number | null {
  if (knock === null || knock.seat === you || end !== 'knock') return null;
  const [own, other] = [values[you], values[knock.seat]];
  return own === null || other === null || isBragValue(own) ? null : own - other;
}

function othersOut({ you }: PlayedMatch, { result: { eliminated } }: PlayedDeal): number {
  return eliminated.includes(you) ? 0 : eliminated.length;
}

function isFarBehind({ you }: PlayedMatch, { tokens }: PlayedDeal): boolean {
  const others = tokens.filter((left, seat) => seat !== you && left >= 0);
  return tokens[you] <= Math.min(...others) - FAR_BEHIND;
}

const isForTokens = ({ rules }: PlayedMatch): boolean => rules.scoring === 'lives';
const others = ({ players, you }: PlayedMatch) => players.filter((_, seat) => seat !== you);

/** What each goal asks of a match. Their names and what they ask in words are in `game/i18n/en/goals.ts`. */
const GOALS: Readonly<Record<GoalId, Goal>> = {
  'first-win': ({ hasWon }) => hasWon,
  'first-31': (match) => fullDeals(match).length > 0,
  'dealt-31': (match) => fullDeals(match).some(({ picks }) => picks.length === 0),
  'gift-31': (match) => fullDeals(match).some(({ picks }) => picks.at(-1) === 'discards'),
  'three-31s': (match) => fullDeals(match).length >= 3,
  'three-alike': (match) => match.deals.some((deal) => hasThree(match, deal)),
  'early-knock': (match) => goodKnocks(match).some(({ knock }) => knock?.turn === 1),
  'early-survivor': (match) =>
    match.deals.some((deal) => deal.knock?.turn === 1 && deal.knock.seat !== match.you && wentWell(match, deal)),
  'cheeky-knock': (match) =>
    goodKnocks(match).some(({ result: { end, values } }) => end === 'knock' && (values[match.you] ?? 0) <= CHEEKY),
  'by-a-point': (match) =>
    match.deals.some((deal) => {
      const lead = leadOverKnocker(match, deal);
      return lead !== null && lead > 0 && lead <= 1 && wentWell(match, deal);
    }),
  'knock-out': (match) => isForTokens(match) && goodKnocks(match).some((deal) => othersOut(match, deal) > 0),
  'two-out': (match) => isForTokens(match) && match.deals.some((deal) => othersOut(match, deal) >= 2),
  'on-grace': (match) => match.hasWon && isForTokens(match) && match.deals.at(-1)?.tokens[match.you] === 0,
  flawless: (match) =>
    match.hasWon && isForTokens(match) && match.deals.every(({ result }) => result.losses[match.you] === 0),
  comeback: (match) => match.hasWon && isForTokens(match) && match.deals.some((deal) => isFarBehind(match, deal)),
  'bought-back': ({ hasWon, hasBoughtBack }) => hasWon && hasBoughtBack,
  'no-knock': ({ hasWon, rules, deals, you }) =>
    hasWon && rules.play !== 'golf' && deals.every(({ knock }) => knock?.seat !== you),
  'long-match': ({ hasWon, deals }) => hasWon && deals.length >= LONG_MATCH,
  'full-table': ({ hasWon, players }) => hasWon && players.length >= FULL_TABLE,
  masters: (match) =>
    match.hasWon &&
    others(match).length >= MANY_MASTERS &&
    others(match).every((who) => who.kind === 'bot' && who.level === TOP_LEVEL),
  'own-rules': ({ hasWon, rules }) => hasWon && equivalentPresets(rules).length === 0,
  'five-games': (_, gamesWon) => gamesWon >= 5,
  'every-game': (_, gamesWon) => gamesWon === PRESETS.length,
  'ladder-top': ({ hasWon, players }) => hasWon && stepAt(players) === LADDER[LADDER.length - 1],
  'own-double': (match) => match.hasWon && others(match).some((who) => who.kind === 'double' && who.name === ''),
};

export const GOAL_IDS = Object.keys(GOALS) as GoalId[];

const WON = 'won:';

/** The id under which a game that was won is stored among the goals. */
export function wonId(game: string): string {
  return WON + game;
}

/** The games among stored ids, in the order of the menu. */
export function gamesWonIn(ids: ReadonlySet<string>): readonly string[] {
  return PRESETS.filter((game) => ids.has(wonId(game)));
}

/** Whether an id is that of a goal. */
export function isGoal(id: string): id is GoalId {
  return Object.hasOwn(GOALS, id);
}

/** The ids that a match adds to those that have been reached: goals, and games that were won. */
export function reachedIn(match: PlayedMatch, reached: ReadonlySet<string>): readonly string[] {
  const games = match.hasWon ? equivalentPresets(match.rules).map(wonId) : [];
  const gamesWon = gamesWonIn(new Set([...reached, ...games])).length;
  const goals = GOAL_IDS.filter((id) => !reached.has(id) && GOALS[id](match, gamesWon));
  return [...goals, ...games.filter((id) => !reached.has(id))];
}

/** The same of a match that is kept. @throws {RecordError} if its record is damaged */
export function newlyReached(kept: KeptRecord, reached: ReadonlySet<string>): readonly string[] {
  const match = playedMatch(kept);
  return match === null ? [] : reachedIn(match, reached);
}
