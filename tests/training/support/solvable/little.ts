/**
 * Little Thirty-One: two players, hands of three, and a pack of eight cards, small enough for an exact best response.
 *
 * As in the engine's `scat`: values, draw or take and discard, the taken card may not go back, knock and one more turn,
 * 31 declared at once, the empty stock (take, knock or pass), losses of 1 or 2. Different from there: the pack; a deal
 * ends, as by a pass, when both have had two turns, not fifty; a deal is worth the tokens that it wins, whatever the
 * match; and the suit of the turn-up is always the first, since suits are interchangeable.
 */
import { parseCards, suitOf, type Card } from '../../../../engine/cards.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { scoreDeclared, scoreShowdown, type DealScore } from '../../../../engine/scoring.ts';
import { handValue, isFullHand } from '../../../../engine/value.ts';
import { CHANCE, OVER, type Position, type SmallNetworkSizes } from './position.ts';

/** The pack. Elsewhere in this file a card is its place in this list, and a set of cards is a bit mask of places. */
export const LITTLE_PACK: readonly Card[] = parseCards('Ac Kc Qc 8c Ad Kd Qd 8d');
const CARDS = LITTLE_PACK.length;
const ALL_CARDS = (1 << CARDS) - 1;
const HAND_SIZE = 3;
const NO_CARD = -1;
const NOBODY = -1;
/** Turns of both seats together. */
const MOST_TURNS = 4;

/** Outputs: a card's place in the pack discards it; then come these. */
export const LITTLE_DRAW = CARDS;
export const LITTLE_TAKE = CARDS + 1;
export const LITTLE_KNOCK = CARDS + 2;
export const LITTLE_PASS = CARDS + 3;
const ACTION_COUNT = CARDS + 4;

const RULES = preset('scat');
/** By set, the places of its cards. */
const PLACES = Array.from({ length: ALL_CARDS + 1 }, (_, set) => {
  return Array.from({ length: CARDS }, (_, place) => place).filter((place) => (set & bit(place)) !== 0);
});
const VALUES = PLACES.map((places) => handValue(RULES, cardsAt(places)));
const IS_FULL = PLACES.map((places) => isFullHand(RULES, cardsAt(places)));
const HANDS = [...PLACES.keys()].filter((set) => PLACES[set].length === HAND_SIZE);
const TURN_UPS = PLACES[ALL_CARDS].filter((place) => suitOf(LITTLE_PACK[place]) === suitOf(LITTLE_PACK[0]));
const BOTH_SEATS = [1, 1];

/** Sets of cards that a seat sees; then the size of the stock, and a block for each turn. */
const SEEN_SETS = 6;

export const LITTLE_NETWORK: SmallNetworkSizes = {
  observationSize: SEEN_SETS * CARDS + 1 + MOST_TURNS * ACTION_COUNT,
  hiddenSize: CARDS,
  actionCount: ACTION_COUNT,
  width: 64,
};

interface LittleState {
  turnUp: number;
  /** By seat, the cards held, the waiting card too; as many as have been dealt. */
  hands: readonly number[];
  /** By seat, cards held that the other knows of. */
  known: readonly number[];
  /** The discards, oldest first. */
  discards: readonly number[];
  stock: number;
  /** The card drawn or taken that waits for the discard. */
  waiting: number;
  /** The seat that knocked. */
  knocker: number;
  /** The outputs played, which both have seen. */
  moves: readonly number[];
  /** Turns that have ended. */
  turns: number;
  isOver: boolean;
}

class LittlePosition implements Position {
  readonly #state: LittleState;

  constructor(state: LittleState) {
    this.#state = state;
  }

  get actor(): number {
    if (this.#state.isOver) return OVER;
    return this.#state.hands.length < 2 || this.#isDrawing ? CHANCE : this.#seat;
  }

  get choices(): readonly number[] {
    const { hands, knocker, stock, turnUp, waiting } = this.#state;
    if (this.#state.isOver) return [];
    if (turnUp === NO_CARD) return TURN_UPS;
    if (hands.length < 2) return HANDS.filter((hand) => (hand & ~stock) === 0);
    if (this.#isDrawing) return PLACES[stock];
    if (waiting !== NO_CARD) {
      const isTaken = this.#lastMove === LITTLE_TAKE;
      return PLACES[isTaken ? hands[this.#seat] & ~bit(waiting) : hands[this.#seat]];
    }
    const first = stock === 0 ? LITTLE_PASS : LITTLE_DRAW;
    return knocker === NOBODY ? [first, LITTLE_TAKE, LITTLE_KNOCK] : [first, LITTLE_TAKE];
  }

  after(choice: number): Position {
    const { discards, hands, known, stock, turnUp } = this.#state;
    if (turnUp === NO_CARD) return this.#with({ turnUp: choice, discards: [choice], stock: ALL_CARDS & ~bit(choice) });
    if (hands.length < 2) return this.#withHand(choice);
    if (this.#isDrawing) {
      return this.#with({ waiting: choice, stock: stock & ~bit(choice), hands: this.#plus(hands, choice) });
    }
    const moves = [...this.#state.moves, choice];
    switch (choice) {
      case LITTLE_DRAW:
        return this.#with({ moves });
      case LITTLE_TAKE: {
        const card = discards[discards.length - 1];
        return this.#with({
          moves,
          waiting: card,
          discards: discards.slice(0, -1),
          hands: this.#plus(hands, card),
          known: this.#plus(known, card),
        });
      }
      case LITTLE_KNOCK:
        return this.#with({ moves, knocker: this.#seat }).#withTurnEnded();
      case LITTLE_PASS:
        return this.#with({ moves, isOver: true });
      default:
        return this.#with({
          moves,
          waiting: NO_CARD,
          discards: [...discards, choice],
          hands: this.#minus(hands, choice),
          known: this.#minus(known, choice),
        }).#withTurnEnded();
    }
  }

  /** How many more tokens seat 1 loses than seat 0. */
  get payoff(): number {
    const { hands, knocker } = this.#state;
    const outcome: DealScore = { losses: new Int8Array(2), points: new Int8Array(2) };
    const declared = hands.map((hand) => Number(IS_FULL[hand]));
    const values = hands.map((hand) => VALUES[hand]);
    if (declared.includes(1)) scoreDeclared(RULES, BOTH_SEATS, declared, knocker, outcome);
    else scoreShowdown(RULES, values, knocker, outcome);
    return outcome.losses[1] - outcome.losses[0];
  }

  /** Own cards, the waiting card, the turn-up and the moves. How the own cards came no longer matters. */
  get information(): string {
    const { hands, moves, turnUp, waiting } = this.#state;
    return `${hands[this.#seat]} ${waiting} ${turnUp} ${moves.join(',')}`;
  }

  observe(out: Float32Array, offset: number): void {
    const { discards, hands, known, moves, stock, turnUp, waiting } = this.#state;
    const own = hands[this.#seat];
    const others = known[1 - this.#seat];
    const lying = setOf(discards);
    const top = setOf(discards.slice(-1));
    const waits = waiting === NO_CARD ? 0 : bit(waiting);
    [own, waits, top, bit(turnUp), others, ALL_CARDS & ~(own | others | lying)].forEach((set, i) => {
      for (const place of PLACES[set]) out[offset + i * CARDS + place] = 1;
    });
    const afterSets = offset + SEEN_SETS * CARDS;
    out[afterSets] = PLACES[stock].length;
    let turn = afterSets + 1;
    for (const move of moves) {
      out[turn + move] = 1;
      if (endsTurn(move)) turn += ACTION_COUNT;
    }
  }

  observeHidden(out: Float32Array, offset: number): void {
    for (const place of PLACES[this.#state.hands[1 - this.#seat]]) out[offset + place] = 1;
  }

  /** Whose turn it is, also while chance gives it a card. */
  get #seat(): number {
    return this.#state.turns % 2;
  }

  get #lastMove(): number | undefined {
    return this.#state.moves.at(-1);
  }

  /** Whether chance is about to draw the card. */
  get #isDrawing(): boolean {
    return this.#state.waiting === NO_CARD && this.#lastMove === LITTLE_DRAW;
  }

  #with(changes: Partial<LittleState>): LittlePosition {
    return new LittlePosition({ ...this.#state, ...changes });
  }

  #withHand(hand: number): LittlePosition {
    const hands = [...this.#state.hands, hand];
    const isOver = hands.length === 2 && hands.some((set) => IS_FULL[set]);
    return this.#with({ hands, stock: this.#state.stock & ~hand, isOver });
  }

  #withTurnEnded(): LittlePosition {
    const { hands, knocker } = this.#state;
    const turns = this.#state.turns + 1;
    const isOver = IS_FULL[hands[this.#seat]] || turns % 2 === knocker || turns === MOST_TURNS;
    return this.#with({ turns, isOver });
  }

  #plus(sets: readonly number[], card: number): number[] {
    return sets.map((set, seat) => (seat === this.#seat ? set | bit(card) : set));
  }

  #minus(sets: readonly number[], card: number): number[] {
    return sets.map((set, seat) => (seat === this.#seat ? set & ~bit(card) : set));
  }
}

/** Before the cards are dealt. */
export const LITTLE: Position = new LittlePosition({
  turnUp: NO_CARD,
  hands: [],
  known: [0, 0],
  discards: [],
  stock: 0,
  waiting: NO_CARD,
  knocker: NOBODY,
  moves: [],
  turns: 0,
  isOver: false,
});

function bit(place: number): number {
  return 1 << place;
}

function setOf(places: readonly number[]): number {
  return places.reduce((set, place) => set | bit(place), 0);
}

function cardsAt(places: readonly number[]): Card[] {
  return places.map((place) => LITTLE_PACK[place]);
}

/** Whether a move is the last of its turn: a discard or a knock. */
function endsTurn(move: number): boolean {
  return move < CARDS || move === LITTLE_KNOCK;
}
