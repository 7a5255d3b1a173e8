/** The tests that mutants are tried with: those of `test:unit` but for what reads the source instead of running it. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{engine,game,training}/**/*.test.ts'],
    setupFiles: ['tests/property-seed.ts'],
    isolate: false,
    testTimeout: 60_000,
    // A folder of which Stryker makes copies while it runs.
    exclude: ['**/node_modules/**', '**/.stryker-tmp/**'],
  },
});
