/** Clocks that a test has set, and functions that it has spied on, are as before after it. */
import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
