/** The report of a run. */
import type { ModelFacts } from '../learner/policy-file.ts';
export async function writeReport(_folder: string, _file: string, _facts: ModelFacts): Promise<void> {}
