import { vi } from 'vitest';
import { PATIENCE } from './patience.ts';

/** Resolves with what a check answers as soon as it no longer throws. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: PATIENCE });
