/**
 * The standard game (docs/rules-reference.md#the-standard-game) written for boardgame.io: the reference of
 * `npm run bench`. A test proves that it is the same game. It uses nothing from the engine but its cards.
 */
import type { DefaultPluginAPIs, Game, State } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { CARD_COUNT, SUIT_COUNT, pointsOf, suitOf, type Card } from '../../../engine/cards.ts';

/** The state. Piles have their top card last. */
export interface Table {
  dealer: number;
  /** By seat; -1 is eliminated. */
  tokens: number[];
  hands: Card[][];
  stock: Card[];
  discards: Card[];
  drawn: Card | null;
  drawnIsTaken: boolean;
  /** Who is to move. */
  seat: number;
  knocker: number | null;
  turns: number[];
  deals: number;
  /** What the last deal cost each seat. */
  losses: number[];
}

/** What a seat may know. */
interface Known extends Omit<Table, 'stock' | 'hands'> {
  /** How many cards. */
  stock: number;
  /** Of others, how many cards. */
  hands: (Card[] | number)[];
}

/** A move as `ai.enumerate` lists it. */
export interface Choice {
  move: 'draw' | 'take' | 'discard' | 'knock' | 'pass';
  args?: [Card];
}

/** A shuffled pack, first dealt first. */
type Shuffled = () => Card[];

interface Options {
  /** Shuffles the packs, in place of boardgame.io's random plugin. */
  shuffled?: Shuffled;
  /** Who deals first; drawn at random where absent. */
  dealer?: number;
  /** Tokens at the start. */
  lives?: number;
}

const HAND_SIZE = 3;
const FULL_HAND = 31;
const MOST_TURNS = 50;
const PACK = Array.from({ length: CARD_COUNT }, (_, card) => card);

/**
 * The game. Turns end through `endIf`, and what is legal follows from the state: events and stages would say the same,
 * but boardgame.io makes an `Error` for each event.
 */
function thirtyOne({ shuffled, dealer, lives = 3 }: Options = {}): Game<Table> {
  const shuffledBy = (random: DefaultPluginAPIs['random']): Shuffled => shuffled ?? (() => random.Shuffle(PACK));
  return {
    name: 'thirty-one',
    minPlayers: 2,
    maxPlayers: 10,
    disableUndo: true,

    setup: ({ ctx, random }) => {
      const { numPlayers } = ctx;
      const table: Table = {
        dealer: dealer ?? random.Die(numPlayers) - 1,
        tokens: Array.from({ length: numPlayers }, () => lives),
        hands: [],
        stock: [],
        discards: [],
        drawn: null,
        drawnIsTaken: false,
        seat: 0,
        knocker: null,
        turns: [],
        deals: 0,
        losses: [],
      };
      startDeal(table, shuffledBy(random));
      return table;
    },

    moves: movesOf(shuffledBy),

    turn: {
      order: { first: ({ G }) => G.seat, next: ({ G }) => G.seat },
      endIf: ({ G, ctx }) => G.seat !== Number(ctx.currentPlayer),
    },

    endIf: ({ G }) => {
      const left = seatsIn(G);
      return left.length === 1 ? { winner: left[0] } : undefined;
    },

    playerView: ({ G, playerID }): Known => {
      const seat = playerID === null ? null : Number(playerID);
      return {
        ...G,
        stock: G.stock.length,
        hands: G.hands.map((hand, owner) => (owner === seat ? hand : hand.length)),
        drawn: G.seat === seat || G.drawnIsTaken ? G.drawn : null,
      };
    },

    ai: { enumerate: (G) => choicesOf(G) },
  };
}

/** What seats do, and what follows from it. */
function movesOf(shuffledBy: (random: DefaultPluginAPIs['random']) => Shuffled): NonNullable<Game<Table>['moves']> {
  return {
    draw: ({ G }) => {
      if (G.drawn !== null || G.stock.length === 0) return INVALID_MOVE;
      G.drawn = G.stock.pop() as Card;
      G.drawnIsTaken = false;
      return undefined;
    },
    take: ({ G }) => {
      if (G.drawn !== null) return INVALID_MOVE;
      G.drawn = G.discards.pop() as Card;
      G.drawnIsTaken = true;
      return undefined;
    },
    discard: ({ G, random }, card: Card) => {
      const { drawn } = G;
      const hand = G.hands[G.seat];
      const place = hand.indexOf(card);
      if (drawn === null || (card === drawn ? G.drawnIsTaken : place < 0)) return INVALID_MOVE;
      if (card !== drawn) hand[place] = drawn;
      G.drawn = null;
      G.discards.push(card);
      if (handValue(hand) === FULL_HAND) endDeal(G, lossesByDeclaring(G, [G.seat]), shuffledBy(random));
      else endTurn(G, shuffledBy(random));
      return undefined;
    },
    knock: ({ G, random }) => {
      if (G.drawn !== null || G.knocker !== null) return INVALID_MOVE;
      G.knocker = G.seat;
      endTurn(G, shuffledBy(random));
      return undefined;
    },
    pass: ({ G, random }) => {
      if (G.drawn !== null || G.stock.length > 0) return INVALID_MOVE;
      endDeal(G, lossesByShowdown(G), shuffledBy(random));
      return undefined;
    },
  };
}

/**
 * Matches played headless through boardgame.io's reducer, as its own bots do. Its `Client` without a debug panel, which
 * dispatches to the same reducer through a store and a log, is a little slower.
 */
export class Reference {
  state: State<Table>;
  readonly #players: number;
  readonly #game;
  readonly #reducer;

  constructor(players: number, seed: number, options: Options = {}) {
    this.#players = players;
    this.#game = ProcessGameConfig(thirtyOne(options));
    this.#reducer = CreateGameReducer({ game: this.#game });
    this.state = this.#start(seed);
  }

  get isOver(): boolean {
    return this.state.ctx.gameover !== undefined;
  }

  /** Plays a move of the seat to move. */
  play({ move, args }: Choice): void {
    const payload = { type: move, args, playerID: this.state.ctx.currentPlayer };
    this.state = this.#reducer(this.state, { type: 'MAKE_MOVE', payload } as ReducerAction);
  }

  /** What the seat to move may know. */
  view(): Known {
    const { G, ctx } = this.state;
    return this.#game.playerView?.({ G, ctx, playerID: ctx.currentPlayer }) as Known;
  }

  #start(seed: number): State<Table> {
    return InitializeGame({ game: { ...this.#game, seed }, numPlayers: this.#players });
  }
}

type ReducerAction = Parameters<ReturnType<typeof CreateGameReducer>>[1];

/** What the seat to move may do. */
export function choicesOf(table: Table): Choice[] {
  const { drawn } = table;
  const choices: Choice[] = [];
  if (drawn === null) {
    choices.push({ move: 'take' });
    choices.push(table.stock.length > 0 ? { move: 'draw' } : { move: 'pass' });
    if (table.knocker === null) choices.push({ move: 'knock' });
    return choices;
  }
  for (const card of table.hands[table.seat]) choices.push({ move: 'discard', args: [card] });
  if (!table.drawnIsTaken) choices.push({ move: 'discard', args: [drawn] });
  return choices;
}

function startDeal(table: Table, shuffled: Shuffled): void {
  const deck = shuffled();
  const order = seatsIn(table, table.dealer);
  const hands: Card[][] = table.tokens.map(() => []);
  let next = 0;
  for (let round = 0; round < HAND_SIZE; round++) for (const seat of order) hands[seat].push(deck[next++]);
  table.hands = hands;
  table.discards = [deck[next++]];
  table.stock = deck.slice(next).toReversed();
  table.drawn = null;
  table.knocker = null;
  table.turns = table.tokens.map(() => 0);
  table.deals++;
  table.seat = order[0];
  const declaring = order.filter((seat) => handValue(hands[seat]) === FULL_HAND);
  if (declaring.length > 0) endDeal(table, lossesByDeclaring(table, declaring), shuffled);
}

function endTurn(table: Table, shuffled: Shuffled): void {
  table.turns[table.seat]++;
  const next = seatsIn(table, table.seat)[0];
  if (next === table.knocker || table.turns[next] === MOST_TURNS) endDeal(table, lossesByShowdown(table), shuffled);
  else table.seat = next;
}

function endDeal(table: Table, losses: number[], shuffled: Shuffled): void {
  const left = table.tokens.map((tokens, seat) => tokens - losses[seat]);
  const everybodyOut = left.every((tokens) => tokens < 0);
  table.losses = losses;
  table.tokens = left.map((tokens, seat) => {
    if (tokens >= 0 || table.tokens[seat] < 0) return Math.max(tokens, -1);
    return everybodyOut ? 0 : -1;
  });
  const [dealer, ...others] = seatsIn(table, table.dealer);
  if (others.length === 0) return;
  table.dealer = dealer;
  startDeal(table, shuffled);
}

/** Everybody without a declared hand loses. */
function lossesByDeclaring(table: Table, declaring: readonly number[]): number[] {
  return table.tokens.map((tokens, seat) => (tokens < 0 || declaring.includes(seat) ? 0 : 1));
}

function lossesByShowdown(table: Table): number[] {
  const { knocker } = table;
  const values = table.hands.map((hand) => (hand.length === 0 ? Infinity : handValue(hand)));
  const lowest = Math.min(...values);
  const lowestCount = values.filter((value) => value === lowest).length;
  return values.map((value, seat) => {
    if (value > lowest) return 0;
    if (seat === knocker) return lowestCount === 1 ? 2 : 0;
    return 1;
  });
}

/** The seats that are in, clockwise from the left of a seat; in the order of seats where none is given. */
function seatsIn({ tokens }: Table, from = -1): number[] {
  return tokens.map((_, step) => (from + 1 + step) % tokens.length).filter((seat) => tokens[seat] >= 0);
}

function handValue(hand: readonly Card[]): number {
  const totals = Array.from({ length: SUIT_COUNT }, () => 0);
  for (const card of hand) totals[suitOf(card)] += pointsOf(card);
  return Math.max(...totals);
}
