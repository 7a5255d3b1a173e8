/** Whether two sessions compute the same, such as a policy file and the network that it came from. */
import { Random } from '../../../engine/random.ts';
import type { NetworkShape } from '../network/parameters.ts';
import type { Session } from '../network/session.ts';

const ROWS = 64;
/**
 * Rounding in single precision grows with the logits: policies that are sure of many decisions differ by 1e-5 now and then. A
 * wrong weight or a wrong operation makes a difference of a hundredth or more.
 */
const MOST_DIFFERENCE = 1e-4;

/**
 * Runs a policy file and another session with its inputs on the same random decisions.
 * @returns the largest difference of any of them
 * @throws {Error} when it is above 1e-4: the file must then not be used.
 */
export async function fileDifference(
  file: Session,
  network: Session,
  { observationSize, actionCount }: Pick<NetworkShape, 'observationSize' | 'actionCount'>,
): Promise<number> {
  const random = new Random(31);
  const observation = Float32Array.from({ length: ROWS * observationSize }, () =>
    random.below(5) === 0 ? random.unit() : 0,
  );
  const mask = Float32Array.from({ length: ROWS * actionCount }, (_, i) => (i % actionCount < 4 ? 1 : random.below(2)));
  const feeds = {
    observation: { data: observation, dims: [ROWS, observationSize] },
    mask: { data: mask, dims: [ROWS, actionCount] },
  };
  const fromFile = await file.run(feeds);
  const fromNetwork = await network.run(feeds);
  let most = 0;
  for (const name of ['policy', 'value']) {
    fromNetwork[name].data.forEach((value, i) => (most = Math.max(most, Math.abs(value - fromFile[name].data[i]))));
  }
  if (!(most <= MOST_DIFFERENCE)) {
    throw new Error(`the ONNX file differs from its network by ${most}: allowed is ${MOST_DIFFERENCE}`);
  }
  return most;
}
