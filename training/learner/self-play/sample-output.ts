import type { Random } from '../../../engine/random.ts';

/** Draws an output by its probability. */
export function sampleOutput(logProbabilities: Float32Array, offset: number, count: number, random: Random): number {
  let left = random.unit();
  let last = -1;
  for (let output = 0; output < count; output++) {
    const logProbability = logProbabilities[offset + output];
    // Not `<`: what is no number is no probability either.
    if (!(logProbability >= LEAST_LOG_PROBABILITY)) continue;
    last = output;
    left -= Math.exp(logProbability);
    if (left < 0) return output;
  }
  if (last < 0) throw new Error('the policy gives no legal action any probability: its parameters are not numbers');
  return last;
}

/** Below this an output is illegal, or practically never played. */
const LEAST_LOG_PROBABILITY = -80;
