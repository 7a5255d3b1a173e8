/** Worked examples of matches: what everybody has, how deals end, and what comes of it. */
import { expect, test } from 'vitest';
import { DRAW, KNOCK, discardOf, isFlip, parseAction } from '../../../engine/actions.ts';
import type { Bot } from '../../../engine/bots/bot.ts';
import { Match, type MatchOptions } from '../../../engine/match.ts';
import { Recorder, type MatchRecord } from '../../../engine/record.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { inWords } from './examples.ts';
import { rulesWith, stackDeck } from './stacked.ts';

/** Whoever is dealt 31 does not lose, whoever holds one of the others does. */
export const DEALT_31 = ['As Ks Qs', 'Ah Kh Qh', 'Ad Kd Qd', 'Ac Kc Qc'];
export const POOR = ['2c 3d 9h', '2d 3h 9s', '2h 3s 9c', '2s 3c 9d'];

type Keys = Record<string, unknown>;

/**
 * What it shows, tokens at first, what is done (`goOnWith`), what comes of it (`standingOf`, and facts, each after a
 * semicolon: `factOf`), and keys of the rules besides.
 */
type MatchExample = [shows: string, tokens: string, moves: string, comes: string, more?: Keys];

/** Tests an example each, of a list, or of rows in which `|` stands between the cells: `matchExamples(KEYS)(table`, and the rows. */
export function matchExamples(keys: Keys): (rows: MatchExample[] | unknown[][]) => void {
  return (rows) => {
    test.each(rows as MatchExample[])('%s (%s: %s → %s)', (_shows, tokens, moves, comes, more) => {
      const match = matchAfter(moves, tokens, { ...keys, ...more });
      const [, ...facts] = comes.split('; ');
      expect([standingOf(match), ...facts.map((fact) => factOf(match, fact))].join('; ')).toBe(comes);
    });
  };
}

/** Something of the match, of its places or of its last deal, by name and with what it is, as `places 1, 0 2`. */
function factOf(match: Match, asked: string): string {
  const [name] = asked.split(' ', 1);
  const places = match
    .places()
    .map((seats) => seats.join(' '))
    .join(', ');
  const result = match.dealResult();
  const { tokens, points } = match;
  const facts: Record<string, unknown> = { ...result, gained: result.points, places, tokens, points };
  return inWords(name, name in facts ? facts[name] : match[name as 'seat']);
}

/** A match in which everybody has some tokens; seat 0 deals first, or another `dealer`; `held` are points at first. */
export function matchWith(
  tokens: string,
  { dealer = 0, held, ...keys }: Keys = {},
  options: Partial<MatchOptions> = {},
): Match {
  const counts = tokens.split(' ').map(Number);
  const match = new Match(rulesWith(keys), counts.length, {
    seed: 1,
    dealer: Number(dealer),
    ...options,
  } as MatchOptions);
  match.tokens.set(counts);
  if (typeof held === 'string') match.points.set(held.split(' ').map(Number));
  return match;
}

/** The same, after some moves. */
export function matchAfter(moves: string, tokens: string, keys: Keys = {}, options: Partial<MatchOptions> = {}): Match {
  const match = matchWith(tokens, keys, options);
  goOnWith(match, moves);
  return match;
}

/**
 * Plays deals that end as `won by 0 2`, or are knocked in at once by whoever begins: `hands Kc Qc 4h / Kd 3h 4s`
 * (`knockAtOnce`); and answers between them, as `leave` and `extra-step`. `start` deals on by chance.
 */
export function goOnWith(match: Match, moves: string): void {
  for (const move of moves.split(', ')) {
    const [verb] = move.split(' ', 1);
    if (move === 'extra-step') match.extendSteps();
    else if (move === 'start') match.startDeal();
    else if (verb === 'won') dealWonBy(match, move.slice('won by '.length).split(' ').map(Number));
    else if (verb === 'hands') knockAtOnce(match, move.slice('hands '.length));
    else match.apply(parseAction(move));
  }
}

/** Deals so that every seat still in, except the winners of the deal, loses 1. */
function dealWonBy(match: Match, seats: number[]): void {
  const hands = Array.from(match.tokens, (tokens, seat) =>
    tokens < 0 ? null : seats.includes(seat) ? DEALT_31[seat] : POOR[seat],
  );
  match.startDeal(stackDeck(match.rules, { hands, dealer: nextLeft(match) }));
}

/** Who deals next, where the deal passes to the left. */
function nextLeft({ dealer, dealNumber, players, tokens }: Match): number {
  if (dealNumber === 0) return dealer;
  let next = dealer;
  do next = (next + 1) % players;
  while (tokens[next] < 0);
  return next;
}

/**
 * The player to the dealer's left knocks at once, unless somebody has declared; the others draw and discard what they drew.
 * @param hands as `Kc Qc 4h / - / 9d 3s 4c`, with a seat that is out
 */
export function knockAtOnce(match: Match, hands: string, stock = '5h 6h 7d'): void {
  const dealt = hands.split(' / ').map((hand) => (hand === '-' ? null : hand));
  match.startDeal(stackDeck(match.rules, { hands: dealt, dealer: nextLeft(match), turnUp: '2h', stock }));
  if (match.phase === 'deal') match.apply(KNOCK);
  while (match.phase === 'deal') keepHand(match);
}

/** The seat to act draws and discards what it drew, or in golf turns up its next card. */
export function keepHand(match: Match): void {
  match.apply(DRAW);
  match.apply(match.legalActions().find(isFlip) ?? discardOf(match.deal.drawnCard));
}

/** Who has won, who is asked, or that the match goes on, with all tokens, or points in a race: `asks 1: 3 -1 3`. */
export function standingOf(match: Match): string {
  const { phase, winners, seat, rules, points, tokens } = match;
  const head = phase === 'over' ? `won by ${winners.join(' ')}` : seat < 0 ? 'goes on' : `asks ${seat}`;
  return `${head}: ${(rules.scoring === 'points' ? points : tokens).join(' ')}`;
}

/** The record of a match in which a bot plays all seats. */
export async function recordOf(rules: HouseRules, players: number, seed: number, bot: Bot): Promise<MatchRecord> {
  const recorder = new Recorder();
  const match = new Match(rules, players, { seed, recorder });
  while (match.phase !== 'over') {
    if (match.seat < 0) match.startDeal();
    else match.apply(await bot.decide(match.view(match.seat), match.legalActions()));
  }
  return recorder.record(
    match,
    Array.from({ length: players }, (_, seat) => String(seat)),
  );
}
