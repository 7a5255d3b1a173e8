/** The game, and the page around it, in the language that is asked for. */
import { firstSpoken, language, speakIn, words, type Language } from './words.ts';

/** Speaks a language from now on, or the first of those that the browser prefers. @param wanted as the settings have it */
export function applyLanguage(wanted: Language | 'auto'): void {
  speakIn(wanted === 'auto' ? firstSpoken(navigator.languages) : wanted);
  const { title, description } = words().page;
  document.documentElement.lang = language();
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
