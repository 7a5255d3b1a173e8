/** How many processors this process may keep busy: in a container, those that it is given. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { posix } from 'node:path';

const CGROUPS = '/sys/fs/cgroup';

/** The text of a file, null where there is none. */
type ReadText = (file: string) => string | null;

/**
 * The processors that a process may keep busy.
 * @param available those that it may run on
 * @param quotas the processor time that each of its control groups gets, in processors
 */
export function processorsWithin(available: number, quotas: readonly number[]): number {
  return Math.max(1, Math.floor(Math.min(available, ...quotas)));
}

/**
 * The quotas of the control groups of this process and of all above them: `cpu.max` of version 2, `cpu.cfs_quota_us` and
 * `cpu.cfs_period_us` of version 1 (Linux, Documentation/admin-guide/cgroup-v2.rst and scheduler/sched-bwc.rst).
 * @returns in processors; none where nothing limits it
 */
export function quotasOf(read: ReadText): number[] {
  const lines = (read('/proc/self/cgroup') ?? '').trim().split('\n');
  return lines.flatMap((line) => {
    const [, id, controllers, path] = /^(\d+):([^:]*):(.*)$/.exec(line) ?? [];
    const isUnified = id === '0' && controllers === '';
    if (!isUnified && !controllers?.split(',').includes('cpu')) return [];
    const root = isUnified ? CGROUPS : `${CGROUPS}/cpu`;
    return withParents(path).flatMap((group) => {
      const folder = posix.join(root, group, '.');
      const words = isUnified
        ? read(`${folder}/cpu.max`)?.trim().split(' ')
        : [read(`${folder}/cpu.cfs_quota_us`), read(`${folder}/cpu.cfs_period_us`)];
      const share = Number(words?.[0] ?? NaN) / Number(words?.[1] ?? NaN);
      // `max` and -1 stand for no limit.
      return share > 0 ? [share] : [];
    });
  });
}

/** `/a/b`, `/a` and `/`. In a container the last is the container's own group, whatever the first is called. */
function withParents(path: string): string[] {
  const parent = posix.dirname(path);
  return parent === path ? [path] : [path, ...withParents(parent)];
}

/** The processors that this process may keep busy, at least 1: how many threads share its work where nobody says. */
export function ownProcessors(): number {
  return processorsWithin(availableParallelism(), quotasOf(textOf));
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
