import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest, which vitest, knowing only how large files are, would leave to the end, where one core has nothing to do. */
const FIRST = /\/tests\/browser\/presets\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = ({ moduleId }: TestSpecification): number => Number(FIRST.test(moduleId));
    return (await super.sort(files)).toSorted((a, b) => isFirst(b) - isFirst(a));
  }
}

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/property-seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    // Browser tests mostly wait: two files at a time take a third less, also on two cores.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
