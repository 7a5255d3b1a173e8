/** What the learner needs from a game: tables at which it plays against itself, many in lockstep. */
import type { Random } from '../../../engine/random.ts';
import type { NetworkShape } from '../network/parameters.ts';

/** Where tables write what the network sees, a row each. */
export interface DecisionRows {
  /** [rows, observationSize] */
  observation: Float32Array;
  /** [rows, hiddenSize] */
  hidden: Float32Array;
  /** [rows, actionCount], 1 where legal */
  mask: Float32Array;
}

export function decisionRows(
  { observationSize, hiddenSize, actionCount }: Pick<NetworkShape, 'observationSize' | 'hiddenSize' | 'actionCount'>,
  rows: number,
): DecisionRows {
  return {
    observation: new Float32Array(rows * observationSize),
    hidden: new Float32Array(rows * hiddenSize),
    mask: new Float32Array(rows * actionCount),
  };
}

/** One table. An episode gives each seat one return: a deal. */
export interface SelfPlayTable {
  /** Seats that can act, so that decisions can be kept apart by seat. */
  readonly seats: number;
  /** Seats that play in this episode. */
  readonly inPlay: readonly number[];
  /** Who acts. */
  readonly seat: number;
  /** Writes the view of the seat that acts into a row. */
  observe(rows: DecisionRows, row: number): void;
  /** Plays an output of the network that the mask allows. */
  play(output: number): void;
  /** Whether the episode has ended, and its returns wait to be settled. */
  readonly isOver: boolean;
  /** By seat, what the last episode was worth; valid once it is settled. */
  readonly returns: ArrayLike<number>;
  /** Abandons the running episode, which `settle` then starts again. @returns all that `restore` needs, as JSON */
  snapshot(): object;
  restore(snapshot: object): void;
}

/** In place of a teacher's number, where nobody teaches. */
export const NO_TEACHER = -1;

export interface SelfPlayGame {
  readonly network: NetworkShape;
  createTable(random: Random): SelfPlayTable;
  /** Fills in the returns of tables whose episodes have ended, and starts their next. Called first with all tables. */
  settle(tables: readonly SelfPlayTable[]): Promise<void>;
  /** Which of the learner's teachers plays what is played at a table; `NO_TEACHER` where none does. Left out where there are none. */
  teacherAt?(table: SelfPlayTable): number;
  /** Figures of the episodes since they were last asked for, by name. */
  figures?(): Record<string, number>;
}

/** Plays at tables but does not learn, such as a past policy or a bot. */
export interface FrozenOpponent {
  /** Chooses an output for each of these tables; it is its turn at all of them. */
  choose(tables: readonly SelfPlayTable[]): Promise<ArrayLike<number>>;
}

/**
 * Says which seats of a table have opponents in the episode that begins.
 * @param progress of the run, 0 to 1
 * @returns by seat, an opponent, or null for a seat that learns; null where all learn
 */
export type AssignOpponents = (
  table: Pick<SelfPlayTable, 'inPlay'>,
  random: Random,
  progress: number,
) => readonly (FrozenOpponent | null)[] | null;
