/** What the system asks of everything that it shows; it may change its mind at any moment. */

const QUERIES = {
  lessMotion: '(prefers-reduced-motion: reduce)',
  light: '(prefers-color-scheme: light)',
  contrast: '(prefers-contrast: more), (forced-colors: active)',
};
export type Wish = keyof typeof QUERIES;

function query(wish: Wish): MediaQueryList {
  return window.matchMedia(QUERIES[wish]);
}

/** Whether the system asks for it now. */
export function asksFor(wish: Wish): boolean {
  return query(wish).matches;
}

/** Whether there is a keyboard: a device whose main pointer can hover has one too. */
export function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover)').matches;
}

/** Calls back whenever one of these wishes changes; answers with how to stop that. */
export function onWishes(wishes: readonly Wish[], callback: () => void): () => void {
  const stop = new AbortController();
  for (const wish of wishes) query(wish).addEventListener('change', callback, { signal: stop.signal });
  return () => stop.abort();
}
