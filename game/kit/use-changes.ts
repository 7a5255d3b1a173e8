/** What a page shows of things that tell of their changes by calling back. */
import { useLayoutEffect, useReducer } from 'preact/hooks';

/** Renders a component again whenever something has changed. @param follow calls back at each change; returns how to stop that */
export function useChanges(follow: (callback: () => void) => () => void): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  // Not after the next frame: what changes until then would be missed.
  useLayoutEffect(() => follow(() => render(undefined)), []);
}
