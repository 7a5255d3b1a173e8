import { describe, expect, test } from 'vitest';
import { bundlesOf } from '../../../../training/cli/jobs/queue/bundle.ts';

describe('bundles of parts', () => {
  test('have all parts, in their order', () => {
    for (const parts of [0, 1, 7, 130, 1_000]) {
      expect(bundlesOf(parts, 8).flat()).toEqual(Array.from({ length: parts }, (_, i) => i));
    }
  });

  test('are of one part in short jobs, and of as many as are allowed in long ones', () => {
    const sizes = [100, 128, 256, 511, 512, 5_000].map((parts) => bundlesOf(parts, 8)[0].length);
    expect(sizes).toEqual([1, 2, 4, 4, 8, 8]);
    expect(bundlesOf(5_000, 1)[0].length).toBe(1);
  });
});
