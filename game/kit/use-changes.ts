/** What a page shows of things that tell of their changes by calling back. */
import { useEffect, useReducer } from 'preact/hooks';

/** Renders a component again whenever something has changed. @param follow calls back at each change; returns how to stop that */
export function useChanges(follow: (callback: () => void) => () => void): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => follow(() => render(undefined)), []);
}
