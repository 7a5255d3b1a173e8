/** The system's preferences, which may change at any time. */

const QUERIES = {
  lessMotion: '(prefers-reduced-motion: reduce)',
  light: '(prefers-color-scheme: light)',
  contrast: '(prefers-contrast: more), (forced-colors: active)',
};
export type SystemPreference = keyof typeof QUERIES;

function query(preference: SystemPreference): MediaQueryList {
  return window.matchMedia(QUERIES[preference]);
}

export function prefers(preference: SystemPreference): boolean {
  return query(preference).matches;
}

/** Whether there probably is a keyboard: a device whose main pointer can hover usually has one. */
export function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover)').matches;
}

/** Calls back whenever one of these preferences changes; answers with how to stop that. */
export function onPreferenceChange(preferences: readonly SystemPreference[], callback: () => void): () => void {
  const stop = new AbortController();
  for (const preference of preferences) query(preference).addEventListener('change', callback, { signal: stop.signal });
  return () => stop.abort();
}
