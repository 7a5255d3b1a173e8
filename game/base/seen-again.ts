/** Calls back whenever the page is seen again, or has the focus again: other tabs may have changed what it shows. @returns how to stop that */
export function onSeenAgain(callback: () => void): () => void {
  const stop = new AbortController();
  const look = (): void => {
    if (document.visibilityState === 'visible') callback();
  };
  window.addEventListener('focus', look, { signal: stop.signal });
  document.addEventListener('visibilitychange', look, { signal: stop.signal });
  return () => stop.abort();
}
