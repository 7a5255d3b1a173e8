/** Two-player zero-sum games that are small enough for a complete tree: what the learner is tested on. */
import type { Random } from '../../../../engine/random.ts';
import type { SelfPlayGame, SelfPlayTable } from '../../../../training/learner/self-play/game.ts';
import type { NetworkShape } from '../../../../training/learner/network/parameters.ts';

/** The input and output sizes of a small game's networks, and the width of their hidden layers. */
export interface SmallNetworkSizes {
  observationSize: number;
  hiddenSize: number;
  actionCount: number;
  width: number;
}

/** `actor` of a position in which no seat acts. */
export const CHANCE = -1;
export const OVER = -2;

/** A position. Immutable; `after` gives the next. */
export interface Position {
  /** The seat to act, 0 or 1, or `CHANCE` or `OVER`. */
  readonly actor: number;
  /** What the seat may play, as outputs of the network, or what may happen by chance, all equally likely. */
  readonly choices: readonly number[];
  after(choice: number): Position;
  /** What seat 0 wins and seat 1 loses; only where the game is over. */
  readonly payoff: number;
  /** Identifies the information set: all that the seat to act knows and that can still matter, and nothing else. */
  readonly information: string;
  /** Writes the same for the network. @param out zeros from `offset` on */
  observe(out: Float32Array, offset: number): void;
  /** Writes what only the critic may see. @param out zeros from `offset` on */
  observeHidden(out: Float32Array, offset: number): void;
}

/**
 * The game that begins in a position, for self-play. An episode is one game.
 * @param rewardScale what a payoff of 1 is worth
 */
export function selfPlayGame(start: Position, network: NetworkShape, rewardScale: number): SelfPlayGame {
  return {
    network,
    createTable: (random) => positionTable(start, network, rewardScale, random),
    settle: (tables) => {
      for (const table of tables) (table as PositionTable).begin();
      return Promise.resolve();
    },
  };
}

interface PositionTable extends SelfPlayTable {
  /** Begins a game that has something to decide. */
  begin(): void;
}

function positionTable(start: Position, network: NetworkShape, rewardScale: number, random: Random): PositionTable {
  const { observationSize, hiddenSize, actionCount } = network;
  const returns = new Float64Array(2);
  let position = start;
  const afterChance = (before: Position): Position => {
    let next = before;
    while (next.actor === CHANCE) next = next.after(next.choices[random.below(next.choices.length)]);
    return next;
  };
  return {
    seats: 2,
    inPlay: [0, 1],
    returns,
    get seat() {
      return position.actor;
    },
    get isOver() {
      return position.actor === OVER;
    },
    begin() {
      do position = afterChance(start);
      while (position.actor === OVER);
    },
    observe(rows, row) {
      rows.observation.fill(0, row * observationSize, (row + 1) * observationSize);
      rows.hidden.fill(0, row * hiddenSize, (row + 1) * hiddenSize);
      rows.mask.fill(0, row * actionCount, (row + 1) * actionCount);
      position.observe(rows.observation, row * observationSize);
      position.observeHidden(rows.hidden, row * hiddenSize);
      for (const choice of position.choices) rows.mask[row * actionCount + choice] = 1;
    },
    play(output) {
      position = afterChance(position.after(output));
      if (position.actor === OVER) returns.set([position.payoff * rewardScale, -position.payoff * rewardScale]);
    },
    // Nothing is kept: games start again.
    snapshot: () => ({}),
    restore: () => undefined,
  };
}
