/** Policies that read what is known of rivals' habits, asked without it: nothing is known then. */
import { SIZE_WITH_RIVALS } from '../../../engine/habits/rival-numbers.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';
import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import type { Feed, Session } from '../network/session.ts';

/** What a bot that adapts plays by. */
export interface RivalPolicies {
  /** Reads what is known of the others. */
  evaluate: EvaluateOne;
  /** The one that habits correct. */
  habitsOf: EvaluateOne;
}

/** @param session of such a policy; it takes observations with and without the numbers of rivals after them */
export function withUnknownRivals(session: Session): Session {
  return {
    run: (feeds) => session.run({ ...feeds, observation: withZeros(feeds.observation) }),
    release: () => session.release(),
  };
}

/** Rows with zeros after each, where nothing stands there. */
function withZeros({ data, dims: [rows] }: Feed): Feed {
  const isWhole = data.length === rows * SIZE_WITH_RIVALS;
  return { data: isWhole ? data : withNothingKnown(data, rows), dims: [rows, SIZE_WITH_RIVALS] };
}

/** Observations with zeros after each row. @param observations [rows, OBSERVATION_SIZE] */
export function withNothingKnown(observations: Feed['data'], rows = 1): Float32Array {
  const longer = new Float32Array(rows * SIZE_WITH_RIVALS);
  for (let row = 0; row < rows; row++)
    longer.set(observations.subarray(row * OBSERVATION_SIZE, (row + 1) * OBSERVATION_SIZE), row * SIZE_WITH_RIVALS);
  return longer;
}
