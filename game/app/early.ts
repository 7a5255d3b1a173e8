/**
 * Asks for what is needed next as soon as all code of the menu has come. The first import of the entry point, in a chunk
 * of its own: the network would be idle while the browser evaluates Phaser and everything else.
 */
import { loadFonts } from '../base/fonts.ts';
import { firstSpoken, importWords } from '../i18n/languages.ts';
import { importMatchScenes } from '../scenes/import-match-scenes.ts';

// Of another language in the settings the words come later.
const likely = firstSpoken(navigator.languages);
if (likely !== 'en') importWords(likely).catch(() => undefined);

/** Resolves when text may be drawn. */
export const fonts = loadFonts();

// If it does not come, the menu asks again for it, and says so.
void fonts.then(importMatchScenes).catch(() => undefined);
