/** Says what has come of what somebody does with bots. */
import { useState } from 'preact/hooks';
import { StorageError } from '../../base/store.ts';

export interface BotsReport {
  said: string;
  say: (sentence: string) => void;
  /** Waits for something, and says why where the storage fails. */
  reporting: (work: Promise<void>) => Promise<void>;
}

export function useReport(): BotsReport {
  const [said, say] = useState('');
  const reporting = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
      say('');
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      say(error.message);
    }
  };
  return { said, say, reporting };
}
