/** The tests that mutants are tried with: those of `test:unit` but for what reads the source instead of running it. */
import { defineConfig } from 'vitest/config';
import standard from '../../../vitest.config.ts';

const { projects = [], setupFiles = [] } = standard.test ?? {};

/** In ms: code in which all changes stand is slower by far. */
const testTimeout = 300_000;

function isUnit(project: (typeof projects)[number]): boolean {
  if (typeof project !== 'object' || !('test' in project)) return false;
  const { name } = project.test ?? {};
  return typeof name === 'string' && name.startsWith('unit');
}

export default defineConfig({
  test: {
    projects: projects.filter(isUnit),
    setupFiles,
    testTimeout,
    // Folders of tests about the source, and a folder of which Stryker makes copies while it runs.
    exclude: ['**/node_modules/**', '**/.stryker-tmp/**', 'tests/{build,docs,structure,tools}/**'],
  },
});
