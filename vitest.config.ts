import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/property-seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    // Browser tests mostly wait: two files at a time take a third less, also on two cores.
    maxWorkers: 2,
  },
});
