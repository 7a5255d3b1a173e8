/** What a page shows of things that have to be loaded. */
import { useEffect, useState, type Inputs } from 'preact/hooks';
import { StorageError } from '../base/store.ts';

interface Loaded<Value> {
  /** What was loaded last; null before anything was. */
  value: Value | null;
  /** What the storage says where it failed. */
  problem: string | null;
}

/**
 * Loads something while a component is shown, and again whenever `of` changes.
 * @param load hands over what is to be shown, more than once where there is more to come
 */
export function useLoaded<Value>(
  load: (show: (value: Value) => void) => Promise<void>,
  of: Inputs = [],
): Loaded<Value> {
  const [loaded, set] = useState<Loaded<Value>>({ value: null, problem: null });
  useEffect(() => {
    let isGone = false;
    load((value) => {
      if (!isGone) set({ value, problem: null });
    }).catch((error: unknown) => {
      if (!(error instanceof StorageError)) throw error;
      if (!isGone) set(({ value }) => ({ value, problem: error.message }));
    });
    return () => {
      isGone = true;
    };
  }, of);
  return loaded;
}
