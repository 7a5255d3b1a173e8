import { readFileSync, writeFileSync } from 'node:fs';
import { KNOCK } from '../../../engine/actions.ts';
import { readInitializers, readMetadata } from '../../../training/learner/onnx/read.ts';
import { withWeights } from '../../../training/learner/onnx/weights.ts';

/** How much likelier a knock is in its logits. */
const EAGERNESS = 10;

/** Writes a policy that plays as the general one but knocks far more, so that it has something to teach. */
export function writeEagerPolicy(file: string): void {
  const general = readFileSync('models/general.onnx');
  const bias = readInitializers(general)['policy/plain/bias'].slice();
  bias[KNOCK] += EAGERNESS;
  writeFileSync(file, withWeights(general, { 'policy/plain/bias': bias }, readMetadata(general)));
}
