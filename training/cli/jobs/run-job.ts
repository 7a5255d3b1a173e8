/** A job from its first to its last part, with a progress line. */
import { ProgressLine } from '../command/progress-line.ts';
import { UsageError } from '../command/usage-error.ts';
import { readProvidedFile } from '../bots/bots.ts';
import type { JobKind, JobListener } from './job-kind.ts';
import { KINDS, type KindName, type PartOf, type ResultOf, type SharedOf } from './kinds.ts';
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
  /** The Redis where workers of any machine find the parts, in place of threads. */
  queue?: string | undefined;
  /** Another Redis for large data; that of the queue where absent. */
  blobs?: string | undefined;
  /** Shows no progress, as with `--json`. */
  isSilent?: boolean;
  /** What the progress line says of the results that there are, in the order of their parts. */
  standing?: (results: readonly ResultOf<Name>[]) => string;
}

/**
 * Does all parts.
 * @param onResult receives results as they come, and the places of their parts; the progress line is off the screen then
 * @returns the results, in the order of the parts
 * @throws {UsageError} where a part finds something wrong with what was asked for
 */
export async function runJob<Name extends KindName>(
  job: Job<Name>,
  onResult?: (at: number, result: ResultOf<Name>) => void | Promise<void>,
): Promise<ResultOf<Name>[]> {
  const { parts, unit, sizeOf = () => 1, isSilent = false, standing = () => '' } = job;
  if (parts.length === 0) return [];
  const sizes = parts.map(sizeOf);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const results: ResultOf<Name>[] = [];
  let state = '';
  const more = (): string => {
    const known = results.filter((result) => result !== undefined);
    return [known.length > 0 ? standing(known) : '', state].filter(Boolean).join(' · ');
  };
  const progress = new ProgressLine(unit, total, { isSilent, more });
  const runner = await runnerOf(job);
  try {
    await runner.run(parts, {
      onResult: async (at, result) => {
        results[at] = result;
        progress.clear();
        await onResult?.(at, result);
        progress.updateOne(at, sizes[at]);
      },
      onProgress: (at, share) => progress.updateOne(at, share * sizes[at]),
      onState: (now) => {
        state = now;
        progress.refresh();
      },
    });
  } finally {
    progress.clear();
    await runner.close();
  }
  return results;
}

/** What does the parts of a job. */
interface Runner<Name extends KindName> {
  run(parts: readonly PartOf<Name>[], listener: JobListener<ResultOf<Name>>): Promise<void>;
  close(): Promise<void>;
}

async function runnerOf<Name extends KindName>(job: Job<Name>): Promise<Runner<Name>> {
  const { kind, shared, parts, workers, queue, blobs } = job;
  if (queue === undefined) {
    return workers === null ? new MainThreadJob(kind, shared) : new ThreadedJob(kind, shared, workers);
  }
  if (workers === null) throw new UsageError('--queue: programs (pipe:COMMAND) are never sent to other machines');
  // Only here, since most people have no queue.
  const { QueuedJob } = await import('./queue/queued-job.ts');
  const work = (await KINDS[kind].load()) as unknown as JobKind<SharedOf<Name>, PartOf<Name>, ResultOf<Name>>;
  const files = work.filesOf(shared, parts).map((name) => [name, readProvidedFile(name)] as const);
  return new QueuedJob(kind, shared, Object.fromEntries(files), { queue, blobs: blobs ?? queue });
}
