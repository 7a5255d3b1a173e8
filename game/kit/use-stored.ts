/** What a page shows of things that are stored. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { StorageError } from '../base/store.ts';

interface StoredValue<Value> {
  /** Null until it has been read. */
  value: Value | null;
  /** Why it could not be read, for the person. */
  fault: string | null;
  readAgain: () => Promise<void>;
}

/** Reads something from stores once a component is there, and again when asked to. */
export function useStored<Value>(read: () => Promise<Value>): StoredValue<Value> {
  const [{ value, fault }, set] = useState<Omit<StoredValue<Value>, 'readAgain'>>({ value: null, fault: null });
  const isGone = useRef(false);
  const readAgain = async (): Promise<void> => {
    try {
      const found = await read();
      if (!isGone.current) set({ value: found, fault: null });
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      const { message } = error;
      if (!isGone.current) set((before) => ({ ...before, fault: message }));
    }
  };
  useEffect(() => {
    void readAgain();
    return () => {
      isGone.current = true;
    };
  }, []);
  return { value, fault, readAgain };
}
