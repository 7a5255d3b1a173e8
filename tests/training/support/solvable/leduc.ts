/**
 * Leduc hold'em (Southey et al. 2005, "Bayes' bluff"): two suits of three ranks, a private card each, a round of betting, a
 * public card, another round. Antes of 1, raises of 2 and then 4, at most two in a round; as OpenSpiel's `leduc_poker`.
 */
import { CHANCE, OVER, type Position, type SmallNetworkSizes } from './position.ts';

const RANKS = 3;
const PACK = [0, 1, 2, 3, 4, 5];
const ANTE = 1;
const RAISES = [2, 4];
const MOST_RAISES = 2;
/** The longest round is check, raise, raise, call. */
const MOST_MOVES = 4;

const FOLD = 0;
const CALL = 1;
const RAISE = 2;
const LETTERS = 'fcr';

export const LEDUC_NETWORK: SmallNetworkSizes = {
  observationSize: 2 * RANKS + RAISES.length * MOST_MOVES * 2,
  hiddenSize: RANKS,
  actionCount: 3,
  width: 64,
};

class LeducPosition implements Position {
  readonly actor: number;
  /** The private cards, then the public one. */
  readonly #cards: readonly number[];
  /** Letters of the moves by round. */
  readonly #rounds: readonly string[];
  /** What each has paid. */
  readonly #paid: readonly number[];

  constructor(cards: readonly number[], rounds: readonly string[], paid: readonly number[]) {
    this.#cards = cards;
    this.#rounds = rounds;
    this.#paid = paid;
    const moves = rounds[rounds.length - 1];
    if (moves.endsWith('f')) this.actor = OVER;
    else if (isClosed(moves)) this.actor = rounds.length === RAISES.length ? OVER : CHANCE;
    else this.actor = cards.length <= rounds.length ? CHANCE : moves.length % 2;
  }

  get choices(): readonly number[] {
    if (this.actor === OVER) return [];
    if (this.actor === CHANCE) return PACK.filter((card) => !this.#cards.includes(card));
    const raises = this.#moves.split('r').length - 1;
    return [...(this.#paid[0] === this.#paid[1] ? [] : [FOLD]), CALL, ...(raises < MOST_RAISES ? [RAISE] : [])];
  }

  after(choice: number): Position {
    const { actor } = this;
    const cards = this.#cards;
    const paid = this.#paid;
    const rounds = this.#rounds;
    if (actor === CHANCE) {
      const opensRound = cards.length === 2;
      return new LeducPosition([...cards, choice], opensRound ? [...rounds, ''] : rounds, paid);
    }
    const moves = [...rounds.slice(0, -1), this.#moves + LETTERS[choice]];
    const owed = Math.max(...paid);
    const raise = choice === RAISE ? RAISES[rounds.length - 1] : 0;
    return new LeducPosition(
      cards,
      moves,
      choice === FOLD ? paid : paid.map((sum, seat) => (seat === actor ? owed + raise : sum)),
    );
  }

  get payoff(): number {
    const moves = this.#moves;
    const paid = this.#paid;
    if (moves.endsWith('f')) {
      const folded = (moves.length - 1) % 2;
      return folded === 0 ? -paid[0] : paid[1];
    }
    const [first, second, shown] = this.#cards.map(rankOf);
    const strength = (rank: number) => (rank === shown ? RANKS : rank);
    return Math.sign(strength(first) - strength(second)) * paid[0];
  }

  /** Own rank, the public one, and the moves, as in `2 0 crc/r`. */
  get information(): string {
    const [own, shown] = [this.#cards[this.actor], this.#cards[2]];
    return `${rankOf(own)} ${shown === undefined ? '-' : rankOf(shown)} ${this.#rounds.join('/')}`;
  }

  observe(out: Float32Array, offset: number): void {
    const cards = this.#cards;
    out[offset + rankOf(cards[this.actor])] = 1;
    if (cards.length > 2) out[offset + RANKS + rankOf(cards[2])] = 1;
    const moves = offset + 2 * RANKS;
    this.#rounds.forEach((letters, round) => {
      for (let i = 0; i < letters.length; i++) {
        out[moves + 2 * (round * MOST_MOVES + i) + (letters[i] === 'r' ? 1 : 0)] = 1;
      }
    });
  }

  observeHidden(out: Float32Array, offset: number): void {
    out[offset + rankOf(this.#cards[1 - this.actor])] = 1;
  }

  get #moves(): string {
    return this.#rounds[this.#rounds.length - 1];
  }
}

/** Two cards of each rank, which look the same. */
function rankOf(card: number): number {
  return card >> 1;
}

/** Whether both have acted and no raise is left to answer. */
function isClosed(moves: string): boolean {
  return moves.length > 1 && moves.endsWith('c');
}

/** Before the cards are dealt. */
export const LEDUC: Position = new LeducPosition([], [''], [ANTE, ANTE]);
