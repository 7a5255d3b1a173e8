import type { Random } from '../../../engine/random.ts';
import type { SelfPlayTable } from './game.ts';

/** Plays at tables but does not learn, such as a past policy or a bot. */
export interface FrozenOpponent {
  /** Chooses an output for each of these tables; it is its turn at all of them. */
  choose(tables: readonly SelfPlayTable[]): Promise<ArrayLike<number>>;
}

/**
 * Says which seats of a table have opponents in the episode that begins.
 * @returns by seat, an opponent, or null for a seat that learns; null where all learn
 */
export type AssignOpponents = (
  table: Pick<SelfPlayTable, 'inPlay'>,
  random: Random,
) => readonly (FrozenOpponent | null)[] | null;

/** The same in a run, whose tables may change with it. @param progress of the run, 0 to 1 */
export type AssignOpponentsInRun = (
  ...episode: [...Parameters<AssignOpponents>, progress: number]
) => ReturnType<AssignOpponents>;
