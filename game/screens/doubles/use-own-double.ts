/** The person's own double, as it is learnt while a page shows it. */
import { useEffect, useReducer, useState } from 'preact/hooks';
import { StorageError } from '../../base/store.ts';
import { RequestFailed } from '../../base/worker-requests.ts';
import type { Doubles } from '../../services/doubles.ts';
import type { KeptDouble } from '../../services/storage/match-schemas.ts';

/** What is known of it. */
export type OwnDouble =
  | { is: 'asked' }
  | { is: 'looking'; matches: number; done: number }
  | { is: 'learnt'; double: KeptDouble }
  /** The matches hold too few decisions. */
  | { is: 'few'; decisions: number }
  /** There are no bots to compare with. */
  | { is: 'unavailable' }
  | { is: 'problem'; reason: string };

/** @param isWanted whether anything may be learnt @returns what is known, and what learns once more */
export function useOwnDouble(doubles: Doubles, isWanted: boolean): [OwnDouble, () => void] {
  const [own, show] = useState<OwnDouble>({ is: 'asked' });
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    show({ is: 'asked' });
    if (!isWanted) return undefined;
    const stop = new AbortController();
    void learn(doubles, stop.signal, (known) => {
      if (!stop.signal.aborted) show(known);
    });
    return () => stop.abort();
  }, [isWanted, attempt]);
  return [own, () => again(undefined)];
}

async function learn(doubles: Doubles, signal: AbortSignal, show: (own: OwnDouble) => void): Promise<void> {
  let matches = 0;
  const onProgress = (done: number): void => show({ is: 'looking', matches, done });
  const onBegin = (all: number): void => {
    matches = all;
    onProgress(0);
  };
  try {
    const own = await doubles.learnOwn({ signal, onBegin, onProgress });
    show('double' in own ? { is: 'learnt', double: own.double } : { is: 'few', decisions: own.decisions });
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof StorageError) show({ is: 'problem', reason: error.message });
    else if (error instanceof RequestFailed) show({ is: 'unavailable' });
    else throw error;
  }
}
