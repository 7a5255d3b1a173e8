/** Why teaching has failed: a kind, which is said in words, and the error itself for whoever looks into it. */
import { ModelError } from '../../../training/learner/files/stored-model.ts';
import { CheckpointError } from '../../../training/learner/ppo/checkpoint-file.ts';
import { OtherShape } from '../../../training/learner/ppo/snapshot.ts';
import { hasWebAssembly } from '../../base/web-assembly.ts';
import { FetchError } from '../fetch-bytes.ts';
import { OtherWidth } from './beginning.ts';

export type FailureKind =
  /** Something that it needs cannot be fetched. */
  | 'missing'
  /** The policy to start from is of another network or version. */
  | 'unfit-start'
  /** That policy is wider or narrower than those that can be taught in a page. */
  | 'other-width'
  /** What it should go on from is gone, damaged or of another version. */
  | 'checkpoint'
  | 'memory'
  | 'no-webassembly'
  /** The worker could not start, or has stopped. */
  | 'stopped'
  | 'other';

export interface Failure {
  kind: FailureKind;
  /** The error, in English. */
  detail: string;
}

const NO_MEMORY = /out of memory|allocation failed|could not allocate|bad_alloc|array buffer allocation/i;

export function failureOf(error: unknown): Failure {
  const detail = error instanceof Error ? error.message : String(error);
  return { kind: kindOf(error, detail), detail };
}

function kindOf(error: unknown, detail: string): FailureKind {
  if (error instanceof FetchError) return 'missing';
  if (error instanceof OtherWidth) return 'other-width';
  if (error instanceof ModelError) return 'unfit-start';
  if (error instanceof CheckpointError || error instanceof OtherShape) return 'checkpoint';
  if (!hasWebAssembly()) return 'no-webassembly';
  return NO_MEMORY.test(detail) ? 'memory' : 'other';
}
