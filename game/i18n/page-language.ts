/** Puts the game and the page around it into a language. */
import { firstSpoken, type Language } from './languages.ts';
import { isLoaded, language, loadWords, speakIn, words } from './words.ts';

/** The language that was asked for last. */
let wanted: Language = 'en';

/**
 * Switches to a language, or to the first of those that the browser prefers: at once if its words are there.
 * @param chosen as in the settings
 * @returns resolves when the game speaks it, or what was asked for since; rejects if its words do not come
 */
export async function applyLanguage(chosen: Language | 'auto'): Promise<void> {
  wanted = chosen === 'auto' ? firstSpoken(navigator.languages) : chosen;
  if (!isLoaded(wanted)) await loadWords(wanted);
  if (!isLoaded(wanted)) return;
  speakIn(wanted);
  const { title, description } = words().page;
  document.documentElement.lang = language();
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
