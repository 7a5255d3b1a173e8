/** A job from its first to its last part, with a progress line. */
import { inLanes } from '../../learner/evaluation/in-lanes.ts';
import type { WorkOptions } from '../command/options.ts';
import { ProgressLine } from '../command/progress-line.ts';
import { UsageError } from '../command/usage-error.ts';
import { readProvidedFile } from '../bots/bots.ts';
import { NO_CHECKPOINTS, type JobListener } from './job-kind.ts';
import { kindOf, type KindName, type PartOf, type ResultOf, type SharedOf } from './kinds.ts';
import { Threads } from './threads.ts';

interface Job<Name extends KindName> {
  kind: Name;
  shared: SharedOf<Name>;
  parts: readonly PartOf<Name>[];
  /** What the progress line counts, such as `packs`. */
  unit: string;
  /** How much of it a part is; 1 where absent. */
  sizeOf?: (part: PartOf<Name>) => number;
  options: WorkOptions;
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
  const { parts, unit, sizeOf = () => 1, options, standing = () => '' } = job;
  if (parts.length === 0) return [];
  const sizes = parts.map(sizeOf);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const results: ResultOf<Name>[] = [];
  let state = '';
  const more = (): string => {
    const known = results.filter((result) => result !== undefined);
    return [known.length > 0 ? standing(known) : '', state].filter(Boolean).join(' · ');
  };
  const progress = new ProgressLine(unit, total, { isSilent: options.json === true, more });
  try {
    await doParts(job, {
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
  }
  return results;
}

async function doParts<Name extends KindName>(job: Job<Name>, listener: JobListener<ResultOf<Name>>): Promise<void> {
  const { kind, shared, parts } = job;
  const { workers, queue, blobs = queue } = job.options;
  const work = await kindOf(kind);
  if (queue !== undefined && blobs !== undefined) {
    if (workers === null) throw new UsageError('--queue: programs (pipe:COMMAND) are never sent to other machines');
    // Only here, since most people have no queue.
    const { runQueued } = await import('./queue/queued-job.ts');
    const files = [...new Set(work.filesOf(shared, parts))].map((name) => [name, readProvidedFile(name)] as const);
    const task = { kind, shared, files: Object.fromEntries(files) };
    return runQueued({ work, task, parts, listener }, { queue, blobs });
  }
  if (workers !== null) return doInThreads(job, workers, listener);
  // By the thread that asks for it, as programs need it: they end when that thread is stopped.
  const runPart = await work.prepare(shared);
  for (const [at, part] of parts.entries()) {
    const result = await runPart(part, (share) => listener.onProgress(at, share), NO_CHECKPOINTS);
    await listener.onResult(at, result as ResultOf<Name>);
  }
}

/** Does all parts, the first ones first. @throws what a part throws; no other part is begun then */
async function doInThreads<Name extends KindName>(
  { kind, shared, parts }: Job<Name>,
  workers: number,
  listener: JobListener<ResultOf<Name>>,
): Promise<void> {
  const threads = new Threads();
  const task = { kind, shared, files: {} };
  try {
    await inLanes(parts.length, workers, async (at) => {
      const result = await threads.run(task, parts[at], (share) => listener.onProgress(at, share));
      await listener.onResult(at, result as ResultOf<Name>);
    });
  } finally {
    await threads.close();
  }
}
