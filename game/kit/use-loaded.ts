/** What a page shows of things that have to be loaded. */
import { useEffect, useRef, useState, type Inputs } from 'preact/hooks';
import { StorageError } from '../base/store.ts';

interface Loaded<Value> {
  /** What was loaded last; null before anything was. */
  value: Value | null;
  /** What the storage says where it failed. */
  problem: string | null;
}

/**
 * Loads something while a component is shown, and again whenever `of` changes, or when asked to.
 * @param load hands over what is to be shown, more than once where there is more to come
 */
export function useLoaded<Value>(load: (show: (value: Value) => void) => Promise<void>, of: Inputs = []) {
  const [loaded, set] = useState<Loaded<Value>>({ value: null, problem: null });
  /** Of the latest `load`: what earlier ones hand over is not shown any more. */
  const latest = useRef<object | null>(null);
  const loadAgain = async (): Promise<void> => {
    const now = (latest.current = {});
    try {
      await load((value) => now === latest.current && set({ value, problem: null }));
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      const problem = error.message;
      if (now === latest.current) set(({ value }) => ({ value, problem }));
    }
  };
  useEffect(() => {
    void loadAgain();
    return () => {
      latest.current = null;
    };
  }, of);
  return { ...loaded, loadAgain };
}

/** Reads something from stores while a component is shown, and again when asked to. */
export function useStored<Value>(read: () => Promise<Value>) {
  return useLoaded<Value>(async (show) => show(await read()));
}
