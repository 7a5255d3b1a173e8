/** A job from its first to its last part, with a progress line. */
import { ProgressLine } from '../command/progress-line.ts';
import type { KindName, PartOf, ResultOf, SharedOf } from './kinds.ts';
import { MainThreadJob } from './main-thread-job.ts';
import { ThreadedJob } from './threaded-job.ts';

export interface Job<Name extends KindName> {
  kind: Name;
  shared: SharedOf<Name>;
  parts: readonly PartOf<Name>[];
  /** What the progress line counts, such as `packs`. */
  unit: string;
  /** How much of it a part is; 1 where absent. */
  sizeOf?: (part: PartOf<Name>) => number;
  /** Threads that share the parts; null where this thread does them. */
  workers: number | null;
  /** Shows no progress, as with `--json`. */
  isSilent?: boolean;
}

/**
 * Does all parts.
 * @param onResult receives results as they come, and the places of their parts; the progress line is off the screen then
 * @returns the results, in the order of the parts
 * @throws {UsageError} where a part finds something wrong with what was asked for
 */
export async function runJob<Name extends KindName>(
  { kind, shared, parts, unit, sizeOf = () => 1, workers, isSilent = false }: Job<Name>,
  onResult?: (at: number, result: ResultOf<Name>) => void | Promise<void>,
): Promise<ResultOf<Name>[]> {
  if (parts.length === 0) return [];
  const sizes = parts.map(sizeOf);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const progress = new ProgressLine(unit, total, { isSilent });
  const results: ResultOf<Name>[] = [];
  const job = workers === null ? new MainThreadJob(kind, shared) : new ThreadedJob(kind, shared, workers);
  try {
    await job.run(parts, {
      onResult: async (at, result) => {
        results[at] = result;
        progress.clear();
        await onResult?.(at, result);
        progress.updateOne(at, sizes[at]);
      },
      onProgress: (at, share) => progress.updateOne(at, share * sizes[at]),
    });
  } finally {
    progress.clear();
    await job.close();
  }
  return results;
}
