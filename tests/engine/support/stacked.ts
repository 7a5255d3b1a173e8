/** Deals whose cards a test chooses. Seat 0 begins unless another dealer is named: the dealer is the last seat. */
import { DRAW, QUIET, discardOf, formatAction, isFlip, parseAction, type Action } from '../../../engine/actions.ts';
import type { Bot } from '../../../engine/bots/bot.ts';
import { parseCards, without, type Card } from '../../../engine/cards.ts';
import { Deal } from '../../../engine/deal.ts';
import type { DealEvent } from '../../../engine/events.ts';
import { POOL_SIZE, packOf } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import { preset, resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { viewOf } from '../../../engine/view.ts';

/** Cards in notation; what is left of the pack follows the stock, lowest cards first. */
export interface Stack {
  /** By seat; null for a seat that is out. */
  hands: readonly (string | null)[];
  turnUp?: string;
  /** The three cards of a game with a pool. */
  pool?: string;
  /** With a pool: what it is renewed from. */
  stock?: string;
  dealer?: number;
  /** By seat, the points of the match before the deal; none where absent. */
  points?: readonly number[];
}

/** Something that asks seats for actions: a deal or a match. */
interface Asks {
  readonly seat: number;
  legalActions(): number[];
  apply(action: number): void;
}

/** The standard game with some keys changed. */
export function rulesWith(keys: Record<string, unknown> = {}): HouseRules {
  return resolveRules({ format: 'thirty-one-rules/1', ...keys });
}

/** The pack in the order in which it gives the hands, the turn-up and the stock that a test wants. */
export function stackDeck(rules: HouseRules, stack: Stack): Card[] {
  const players = stack.hands.length;
  const dealer = stack.dealer ?? players - 1;
  const hands = stack.hands.map((hand) => (hand === null ? null : parseCards(hand)));
  const stock = parseCards(stack.stock ?? '');
  const open = parseCards(stack.pool ?? stack.turnUp ?? '');
  const pack = Array.from(packOf(rules));
  const chosen = [...hands.flatMap((hand) => hand ?? []), ...open, ...stock];
  const rest = chosen.reduce<Card[]>(without, pack).toSorted((a, b) => (a % 13) - (b % 13));
  const deck: Card[] = [];
  for (let round = 0; round < rules.handSize; round++) {
    for (let step = 1; step <= players; step++) {
      const hand = hands[(dealer + step) % players];
      if (hand) deck.push(hand[round] ?? (rest.shift() as Card));
    }
  }
  const opened = rules.play === 'pool' ? POOL_SIZE : rules.upcard ? 1 : 0;
  const filled = Array.from({ length: opened }, (_, place) => open[place] ?? (rest.shift() as Card));
  deck.push(...filled, ...stock, ...rest);
  if (new Set(deck).size !== new Set(pack).size) throw new Error('the stacked deck names a card too often');
  return deck;
}

/** A deal with chosen cards, the cards dealt. */
export function dealt(
  stack: Stack,
  rules: HouseRules = preset('scat'),
  listener: ((event: DealEvent) => void) | null = null,
): Deal {
  const deal = new Deal(rules, stack.hands.length, new Random(1));
  deal.listener = listener;
  const tokens = stack.hands.map((hand) => (hand === null ? -1 : rules.scoring === 'points' ? 0 : rules.lives));
  deal.start(stackDeck(rules, stack), stack.dealer ?? stack.hands.length - 1, tokens, stack.points);
  return deal;
}

/** Plays actions written as `SEAT ACTION`, for instance `1 discard 7h`. @returns the same game */
export function play<Game extends Asks>(game: Game, ...moves: string[]): Game {
  for (const move of moves) {
    const seat = Number(move.split(' ', 1)[0]);
    if (seat !== game.seat) throw new Error(`${move}: it is seat ${game.seat}'s turn`);
    game.apply(parseAction(move.slice(move.indexOf(' ') + 1)));
  }
  return game;
}

/**
 * A deal after some moves, as tables of worked positions write it.
 * @param hands by seat, with slashes between them; one alone is that of seat 0, beside a weak one
 * @param lying what follows the hands in the pack, first what lies open
 * @param moves with commas between them
 */
export function position(keys: Record<string, unknown>, hands: string, lying = '', moves = ''): Deal {
  const rules = rulesWith(keys);
  const cards = lying.split(' ');
  const opened = rules.play === 'pool' ? POOL_SIZE : Number(rules.upcard);
  const [turnUp, stock] = [cards.slice(0, opened).join(' '), cards.slice(opened).join(' ')];
  const all = hands.includes('/') ? hands.split(' / ') : [hands, '2h 3h 4c'];
  return play(dealt({ hands: all, turnUp, stock }, rules), ...moves.split(', ').filter((move) => move !== ''));
}

/** What a bot does in the place of the seat to act. */
export function decisionOf(bot: Bot, deal: Deal): string {
  return formatAction(bot.decide(viewOf(deal, deal.seat), deal.legalActions()) as Action);
}

/** The seat to act draws and discards what it drew, in golf turning up its next card, `times` times. */
export function drawAndDrop(deal: Deal, times = 1): void {
  for (let i = 0; i < times; i++) {
    deal.apply(DRAW);
    deal.apply(deal.legalActions().find(isFlip) ?? discardOf(deal.drawnCard));
  }
}

/**
 * Everybody draws and discards the drawn card, or where one discards first a card that was held, until so many cards are left on
 * the stock. Whoever is asked keeps a hand quiet.
 */
export function emptyTheStock(deal: Deal, left = 0): void {
  while (deal.table.stockCount > left || deal.phase === 'declare') {
    if (deal.phase === 'declare') deal.apply(QUIET);
    else if (deal.phase === 'discard') {
      deal.apply(discardOf(deal.cardAt(deal.seat, 0)));
      deal.apply(DRAW);
    } else drawAndDrop(deal);
  }
}

/** What is legal, in notation and in alphabetical order. */
export function legal(game: Asks): string[] {
  return game.legalActions().map(formatAction).sort();
}

/** How a deal ended; a seat that is out has the value null. */
export function outcome(deal: Deal): { end: string; values: (number | null)[]; losses: number[] } {
  if (deal.phase !== 'over') throw new Error(`the deal is not over: seat ${deal.seat} is asked (${deal.phase})`);
  return {
    end: deal.end,
    values: Array.from(deal.values, (value) => (Number.isNaN(value) ? null : value)),
    losses: Array.from(deal.losses),
  };
}
