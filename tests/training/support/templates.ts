import { suitNetwork } from '../../../training/learner/tensorflow/suit-network.ts';
import { criticTemplate, policyTemplate } from '../../../training/learner/tensorflow/write-model-files.ts';

/** Files of this version's networks, without weights. */
export async function currentTemplates(): Promise<{ policy: Uint8Array; critic: Uint8Array }> {
  const network = suitNetwork();
  return { policy: await policyTemplate(network), critic: await criticTemplate(network) };
}
