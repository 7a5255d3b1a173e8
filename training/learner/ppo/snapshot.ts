import type { AdamState } from '../network/adam.ts';

/** All that a learner needs to go on as it would have: plain JSON, and arrays by name. */
export interface LearnerSnapshot {
  json: {
    iteration: number;
    decisions: number;
    steps: { learner: number; equity: number };
    /** The state of the random generator. */
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
export function arraysOf(state: AdamState, [parameters, moment1, moment2]: StateNames): LearnerSnapshot['arrays'] {
  return {
    [parameters]: state.parameters.slice(),
    [moment1]: state.moment1.slice(),
    [moment2]: state.moment2.slice(),
  };
}

/** Replaces a new state with a stored one. @throws {OtherShape} */
export function restoreState(
  state: AdamState,
  step: number,
  arrays: LearnerSnapshot['arrays'],
  names: StateNames,
): void {
  const [parameters, moment1, moment2] = names.map((name) => arrays[name]);
  const wanted = state.parameters.length;
  if (parameters.length !== wanted) {
    throw new OtherShape(
      `the snapshot is of a network of another shape, from another version of the program: it has ${parameters.length} parameters, and ${wanted} are wanted`,
    );
  }
  state.parameters.set(parameters);
  state.moment1.set(moment1);
  state.moment2.set(moment2);
  state.step = step;
}
