/** Changes settings while the page is open, as from another tab. */
import type { Language } from '../../../game/i18n/languages.ts';
import type { Visit } from './visit.ts';

/** Changes the language, and waits until the page is in it. */
export async function speak(visit: Visit, language: Language): Promise<void> {
  await visit.page.evaluate((chosen) => {
    const key = 'thirty-one/settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: chosen }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await visit.page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
  await visit.frames(2);
}
