import type { Random } from '../../../engine/random.ts';
import type { SelfPlayTable } from './game.ts';

/** Somebody who plays at tables and does not learn, such as a frozen policy or a bot. */
export interface Opponent {
  /** Chooses an output for each of these tables, at all of which it is to act. */
  choose(tables: readonly SelfPlayTable[]): Promise<ArrayLike<number>>;
}

/**
 * Says which seats of a table have opponents in an episode.
 * @param inPlay the seats that play in it
 * @returns by seat, an opponent, or null for a seat that learns; null where all learn
 */
export type AssignOpponents = (inPlay: readonly number[], random: Random) => readonly (Opponent | null)[] | null;
