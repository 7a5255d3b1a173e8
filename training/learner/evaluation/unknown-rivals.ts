/** Policies that read what is known of rivals' habits, asked without it: nothing is known then. */
import { SIZE_WITH_RIVALS } from '../../../engine/habits/rival-numbers.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';
import type { Feed, Session } from '../network/session.ts';

/** @param session of such a policy; it takes observations with and without the numbers of rivals after them */
export function withUnknownRivals(session: Session): Session {
  return {
    run: (feeds) => session.run({ ...feeds, observation: withZeros(feeds.observation) }),
    release: () => session.release(),
  };
}

/** Observations with zeros after each row, where nothing stands there. */
function withZeros({ data, dims }: Feed): Feed {
  const [rows] = dims;
  const size = SIZE_WITH_RIVALS;
  if (data.length === rows * size) return { data, dims: [rows, size] };
  const longer = new Float32Array(rows * size);
  for (let row = 0; row < rows; row++)
    longer.set(data.subarray(row * OBSERVATION_SIZE, (row + 1) * OBSERVATION_SIZE), row * size);
  return { data: longer, dims: [rows, size] };
}
