/** The tests that mutants are tried with: those of `test:unit` but for what reads the source instead of running it. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import standard from '../../../vitest.config.ts';
import { PATIENCE } from '../../support/patience.ts';

const { projects = [], setupFiles = [] } = standard.test ?? {};

function isUnit(project: (typeof projects)[number]): boolean {
  if (typeof project !== 'object' || !('test' in project)) return false;
  const { name } = project.test ?? {};
  return typeof name === 'string' && name.startsWith('unit');
}

/** A change that is noticed is noticed by most tests that reach it: the quick ones come first, and the rest is left out. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toReversed();
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: QuickestFirst },
    projects: projects.filter(isUnit),
    setupFiles,
    testTimeout: 2 * PATIENCE,
    hookTimeout: 2 * PATIENCE,
    // Folders of tests about the source, and a folder of which Stryker makes copies while it runs.
    exclude: ['**/node_modules/**', '**/.stryker-tmp/**', 'tests/{build,docs,structure,tools}/**'],
  },
});
