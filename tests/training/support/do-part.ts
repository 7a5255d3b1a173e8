import { NO_CHECKPOINTS, type JobKind } from '../../../training/cli/jobs/job-kind.ts';

/** Does a part in this thread. @returns its result, and how much of it was told to be done on the way */
export async function doPart<Shared, Part, Result>(
  kind: JobKind<Shared, Part, Result>,
  shared: Shared,
  part: Part,
  checkpoints = NO_CHECKPOINTS,
) {
  const told: number[] = [];
  const runPart = await kind.prepare(shared);
  const result = await runPart(part, (share) => told.push(share), checkpoints);
  return { result, told };
}
