import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { checkFolder } from './build/check-folder.js';
import { PATIENCE } from './tests/support/patience.ts';

checkFolder('#?%', 'Vitest');

/** The longest, which vitest, knowing only how large files are, would leave to the end, where one core has nothing to do: they come first. */
export const LONGEST =
  /\/tests\/(e2e\/friends|browser\/(addresses|friends|monkey|page-display|presets|review|saves|teaching|teaching-workers|ways)|training-runs\/(train-run|queue|convergence|teaching\/\w+)|engine\/(fair\/blindness|review\/exact|rules\/idle)\.long|server\/(ended|hostile|shared)\.long)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = ({ moduleId }: TestSpecification): number => Number(LONGEST.test(moduleId));
    return (await super.sort(files)).toSorted((a, b) => isFirst(b) - isFirst(a));
  }
}

const JOURNEYS = 'tests/e2e/**/*.test.ts';
const LEARNING = 'tests/learning/**/*.test.ts';
const SCREENS = 'tests/browser/**/*.test.ts';
const BROWSERS = 'tests/browsers/**/*.test.ts';
const TRAINING_RUNS = 'tests/training-runs/**/*.test.ts';
const LONG = 'tests/**/*.long.test.ts';
const LONG_PAGE = 'tests/**/*.long.page.test.ts';
const PAGE = 'tests/**/*.page.test.{ts,tsx}';
const ISOLATED_PAGE = 'tests/**/*.isolated.page.test.ts';
const ISOLATED = 'tests/**/*.isolated.test.ts';

const WITH_PAGE = { environment: 'happy-dom', setupFiles: ['tests/game/support/page-setup.ts'] };

/** Visits mostly wait: three files at a time take less than two, also on two cores. */
const IN_CHROMIUM = {
  globalSetup: ['tests/browser/support/chromium.ts', 'tests/browser/support/servers.ts'],
  isolate: false,
  maxWorkers: 3,
};

function project(test: NonNullable<TestProjectInlineConfiguration['test']>): TestProjectInlineConfiguration {
  return { extends: true, test };
}

export default defineConfig({
  test: {
    projects: [
      // Test files share their modules, which takes half as long.
      project({
        name: 'unit',
        include: ['tests/**/*.test.ts'],
        exclude: [JOURNEYS, LEARNING, SCREENS, BROWSERS, TRAINING_RUNS, LONG, ISOLATED, PAGE],
        isolate: false,
        // Servers and workers of the same machine answer soon.
        expect: { poll: { timeout: PATIENCE, interval: 5 } },
      }),
      // What replaces modules for itself.
      project({ name: 'unit-isolated', include: [ISOLATED] }),
      // What puts elements into a page: one without a browser.
      project({
        name: 'unit-page',
        include: [PAGE],
        exclude: [ISOLATED_PAGE, LONG_PAGE],
        ...WITH_PAGE,
        isolate: false,
      }),
      project({ name: 'unit-page-isolated', include: [ISOLATED_PAGE], ...WITH_PAGE }),
      // What plays, searches or measures for seconds.
      project({ name: 'long', include: [LONG], isolate: false }),
      project({ name: 'long-page', include: [LONG_PAGE], ...WITH_PAGE, isolate: false }),
      // What shows that learning works, as briefly as it can be shown.
      project({ name: 'learning', include: [LEARNING] }),
      // What learns until something can be seen of it, and commands in processes of their own. Some wait for one another or for
      // Redis: three files at a time take a sixth less than two.
      project({ name: 'training-runs', include: [TRAINING_RUNS], maxWorkers: 3 }),
      // What visits the built game in Chromium: twelve journeys, and all else.
      project({ name: 'journeys', include: [JOURNEYS], ...IN_CHROMIUM }),
      project({ name: 'screens', include: [SCREENS], ...IN_CHROMIUM }),
      // What visits it in Firefox and WebKitGTK.
      project({
        name: 'browsers',
        include: [BROWSERS],
        globalSetup: ['tests/browsers/support/browsers.ts', 'tests/browser/support/servers.ts'],
        isolate: false,
      }),
    ],
    setupFiles: ['tests/property-seed.ts', 'tests/all-words.ts', 'tests/as-before.ts'],
    // Limits are for what hangs: no test takes a tenth of them, on a slow machine either.
    testTimeout: 2 * PATIENCE,
    hookTimeout: 2 * PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
