/** Puts the game and the page around it into a language. */
import { firstSpoken, language, speakIn, words, type Language } from './words.ts';

/** Switches to a language, or to the first of those that the browser prefers. @param wanted as in the settings */
export function applyLanguage(wanted: Language | 'auto'): void {
  speakIn(wanted === 'auto' ? firstSpoken(navigator.languages) : wanted);
  const { title, description } = words().page;
  document.documentElement.lang = language();
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
