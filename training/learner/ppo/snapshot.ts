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

/** Replaces a new state with a stored one. @throws {OtherShape} */
export function restoreState(
  state: AdamState,
  step: number,
  parameters: Float32Array,
  moment1: Float32Array,
  moment2: Float32Array,
): void {
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
