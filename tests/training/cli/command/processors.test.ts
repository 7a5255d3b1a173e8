import { describe, expect, test } from 'vitest';
import { processorsWithin, quotasOf } from '../../../../training/cli/command/processors.ts';

describe('the processors that a process may keep busy', () => {
  test.each<[string, number, number[], number]>([
    ['are all that it may run on', 8, [], 8],
    ['are those of its container', 8, [2], 2],
    ['are those of the smallest group around it', 8, [4, 3, 6], 3],
    ['are no more than it may run on', 2, [16], 2],
    ['are whole ones', 8, [2.9], 2],
    ['are at least one', 8, [0.25], 1],
  ])('%s', (_, available, quotas, expected) => expect(processorsWithin(available, quotas)).toBe(expected));
});

describe('the quotas of control groups', () => {
  const read = (files: Readonly<Record<string, string>>): number[] => quotasOf((file) => files[file] ?? null);
  const CONTAINER = '/sys/fs/cgroup';

  test('of version 2 are in cpu.max', () => {
    expect(read({ '/proc/self/cgroup': '0::/\n', [`${CONTAINER}/cpu.max`]: '150000 100000\n' })).toEqual([1.5]);
    expect(read({ '/proc/self/cgroup': '0::/\n', [`${CONTAINER}/cpu.max`]: 'max 100000\n' })).toEqual([]);
  });

  test('of version 2 are also those of the groups above', () => {
    const files = {
      '/proc/self/cgroup': '0::/user.slice/training.scope\n',
      [`${CONTAINER}/user.slice/training.scope/cpu.max`]: 'max 100000\n',
      [`${CONTAINER}/user.slice/cpu.max`]: '400000 100000\n',
    };
    expect(read(files)).toEqual([4]);
  });

  test('of version 1 are in two files, for the group that the container calls its root', () => {
    const files = {
      '/proc/self/cgroup': '4:memory:/docker/1f\n3:cpu,cpuacct:/docker/1f\n0::/\n',
      [`${CONTAINER}/cpu/cpu.cfs_quota_us`]: '200000\n',
      [`${CONTAINER}/cpu/cpu.cfs_period_us`]: '100000\n',
    };
    expect(read(files)).toEqual([2]);
    expect(read({ ...files, [`${CONTAINER}/cpu/cpu.cfs_quota_us`]: '-1\n' })).toEqual([]);
  });
});
