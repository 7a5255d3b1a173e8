import type { AdamState } from '../network/adam.ts';

/** All that a learner needs to go on as it would have: plain JSON, and arrays by name. */
export interface LearnerSnapshot {
  json: {
    iteration: number;
    decisions: number;
    steps: { learner: number; equity: number };
    random: readonly number[];
    tables: readonly object[];
    equitySeen: number;
  };
  arrays: Record<string, Float32Array | Int32Array>;
}

/** Thrown where a snapshot is of a network of another shape: the program has another version. */
export class OtherShape extends Error {
  override readonly name = 'OtherShape';
}

/** The names under which a snapshot has the parameters and moments of a state. */
type StateNames = readonly [parameters: string, moment1: string, moment2: string];
export const LEARNER_ARRAYS: StateNames = ['parameters', 'moment1', 'moment2'];
export const EQUITY_ARRAYS: StateNames = ['equityParameters', 'equityMoment1', 'equityMoment2'];

/** Copies of what changes in a state, by these names. */
export function arraysOf(state: AdamState, names: StateNames): LearnerSnapshot['arrays'] {
  return Object.fromEntries(state.vectors.map((vector, i) => [names[i], vector.slice()]));
}

/** Replaces a new state with a stored one. @throws {OtherShape} */
export function restoreState(
  state: AdamState,
  step: number,
  arrays: LearnerSnapshot['arrays'],
  names: StateNames,
): void {
  const [{ length }, wanted] = [arrays[names[0]], state.parameters.length];
  if (length !== wanted) {
    throw new OtherShape(
      `the snapshot is of a network of another shape, from another version of the program: it has ${length} parameters, and ${wanted} are wanted`,
    );
  }
  state.vectors.forEach((vector, i) => vector.set(arrays[names[i]]));
  state.step = step;
}
