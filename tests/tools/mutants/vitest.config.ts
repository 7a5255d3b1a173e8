/**
 * The tests that mutants are tried with: those of `test:unit` but for what reads the source instead of running it, the long
 * ones, and those training runs that are quick enough.
 */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import standard, { LONGEST } from '../../../vitest.config.ts';

const { projects = [], setupFiles = [] } = standard.test ?? {};

/** In ms: code in which all changes stand is slower by far. */
const testTimeout = 300_000;

/** Whether its tests run in the process of the tests, and soon end. */
function isQuick(project: (typeof projects)[number]): boolean {
  if (typeof project !== 'object' || !('test' in project)) return false;
  const { name } = project.test ?? {};
  return typeof name === 'string' && (name.startsWith('unit') || name === 'long');
}

const TEACHING = {
  extends: true as const,
  test: { name: 'teaching', include: ['tests/training-runs/teaching/*.test.ts'] },
};

/** A change that is noticed is noticed by most tests that reach it: the quick ones come first, and the rest is left out. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): number => Number(LONGEST.test(moduleId));
    return (await super.sort(files)).toReversed().toSorted((a, b) => isLong(a) - isLong(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: QuickestFirst },
    projects: [...projects.filter(isQuick), TEACHING],
    setupFiles,
    testTimeout,
    hookTimeout: testTimeout,
    // Folders of tests about the source, and a folder of which Stryker makes copies while it runs.
    exclude: ['**/node_modules/**', '**/.stryker-tmp/**', 'tests/{build,docs,structure,tools}/**'],
  },
});
